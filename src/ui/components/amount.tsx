import { Fragment, type ReactNode } from 'react'
import styles from './amount.module.css'

/** `$45731.10` in its groups of thousands: `$45` and `731.10`. */
const groupsOf = (text: string): readonly string[] => text.split(/\B(?=(?:\d{3})+(?:\.|$))/)

const Groups = ({ groups: [first, ...others] }: { readonly groups: readonly string[] }) => (
  <>
    <span className={styles['group']}>{first}</span>
    {others.length > 0 && <Groups groups={others} />}
  </>
)

/**
 * A sum of money as the specification writes it (C-71). Thousands are set apart by a thin gap made of style: what is
 * copied or read out holds no sign that was not written.
 */
export const Amount = ({ text }: { readonly text: string }) => {
  const [first, ...others] = groupsOf(text)
  if (others.length === 0) return text
  return (
    <span className={styles['amount']}>
      {first}
      <Groups groups={others} />
    </span>
  )
}

const amount = (text: string) => <Amount text={text} />

/** The parts of a text between those that stand as one; `draw` says how. */
const parted = (text: string, ones: RegExp, draw: (one: string) => ReactNode) =>
  // The parts of a text have no other name than their place.
  // oxlint-disable-next-line react/no-array-index-key
  text.split(ones).map((part, at) => (at % 2 === 1 ? <Fragment key={at}>{draw(part)}</Fragment> : part))

/** `150 x RL 100 = 15000`: thousands stand apart here, too, and the text stays what it is. */
export const Arithmetic = ({ text }: { readonly text: string }) => parted(text, /(?<![\w.])(\d{4,})(?!\w)/, amount)

/** A sentence with sums of money in it, each set as one. */
export const AmountText = ({ text }: { readonly text: string }) => parted(text, /(\$\d+(?:\.\d+)?)/, amount)

/** Sizes (`M8 x 75`) and part numbers (`HB-100`), unless they are long, which a narrow place has to break. */
const signs =
  /(?<!\S)((?=\S{0,9}\d)\S{1,10}(?: x (?=\S{0,9}\d)\S{1,10}){1,3}|(?=\S{0,20}\d)[A-Z\d]{1,12}(?:-[A-Z\d]{1,12}){1,2})(?=[.,:;)»"]{0,2}(?!\S))/
/** The name of a product, or a sentence: what is one sign in it stands in one line. */
export const Signs = ({ text }: { readonly text: string }) =>
  parted(text, signs, (sign) => <span className={styles['amount']}>{sign}</span>)
