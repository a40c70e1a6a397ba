import styles from './amount.module.css'

/** `$45731.10` in its groups of thousands: `$45` and `731.10`. */
const groupsOf = (text: string): readonly string[] => text.split(/\B(?=(?:\d{3})+(?:\.|$))/)

const Groups = ({ groups: [first, ...others] }: { readonly groups: readonly string[] }) => (
  <>
    <span className={styles['group']}>{first}</span>
    {others.length > 0 && <Groups groups={others} />}
  </>
)

/** A longer one is set smaller where a column is narrow: $999999.99 has as many. */
const roomy = 10
/**
 * A sum of money as the specification writes it (C-71). Thousands are set apart by a thin gap made of style: what is
 * copied or read out holds no sign that was not written.
 */
export const Amount = ({ text }: { readonly text: string }) => {
  const [first, ...others] = groupsOf(text)
  if (others.length === 0) return text
  return (
    <span className={styles['amount']} data-long={text.length > roomy || undefined}>
      {first}
      <Groups groups={others} />
    </span>
  )
}

/** The parts of a text, those that are sums each set as one. */
const withAmounts = (text: string, sums: RegExp) =>
  text.split(sums).map((part, at) =>
    // The parts of a text have no other name than their place.
    // oxlint-disable-next-line react/no-array-index-key
    at % 2 === 1 ? <Amount key={at} text={part} /> : part,
  )

const Half = ({ text }: { readonly text: string }) => (
  <span className={styles['half']}>{withAmounts(text, /(?<![\w.])(\d{4,})(?!\w)/)}</span>
)

/**
 * `150 x RL 100 = 15000`: thousands stand apart here, too, and the text stays what it is. With as many pieces a line may
 * end before the sign, and never anywhere else.
 */
export const Arithmetic = ({ text }: { readonly text: string }) => {
  const at = text.search(/ = \d{4,}$/)
  if (at === -1) return <Half text={text} />
  return (
    <>
      <Half text={text.slice(0, at)} /> <Half text={text.slice(at + 1)} />
    </>
  )
}

/** A sentence with sums of money in it, each set as one. */
export const AmountText = ({ text }: { readonly text: string }) => withAmounts(text, /(\$\d+(?:\.\d+)?)/)
