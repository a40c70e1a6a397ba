import { ArrowLeft, X } from 'lucide-react'
import { useState, type FormEvent, type MouseEvent, type ReactNode } from 'react'
import { Button, classes } from './button'
import { FindBox } from './field'
import { Link } from './link'
import styles from './page.module.css'

type BackLinkProps = {
  readonly to: string
  /** True while something happens that leaving would interrupt. */
  readonly isHeld?: boolean
  readonly children: ReactNode
}
/** A link back to where the reader came from. */
export const BackLink = ({ to, isHeld = false, children }: BackLinkProps) => {
  const words = (
    <>
      <ArrowLeft aria-hidden />
      {children}
    </>
  )
  // A link that leads nowhere for the moment: still read, not followed.
  if (isHeld) return <span className={styles['back']}>{words}</span>
  return (
    <Link to={to} className={styles['back']}>
      {words}
    </Link>
  )
}

/** A raised area with an optional heading. */
export const Card = ({
  title,
  aside,
  children,
  className,
  isBare = false,
}: {
  readonly title?: ReactNode
  readonly aside?: ReactNode
  readonly children: ReactNode
  readonly className?: string | undefined
  /** Holds nothing that belongs on paper. */
  readonly isBare?: boolean
}) => (
  <section className={classes(styles['card'], className)} data-paper={isBare ? 'no' : undefined}>
    {title !== undefined && (
      <header className={styles['cardHead']} data-paper="yes">
        <h2>{title}</h2>
        {aside}
      </header>
    )}
    <div className={styles['cardBody']}>{children}</div>
  </section>
)

/** Names and their values side by side. */
export const SummaryList = ({
  items,
}: {
  readonly items: readonly { readonly name: string; readonly value: ReactNode }[]
}) => (
  <dl className={styles['summary']}>
    {items.map(({ name, value }) => (
      <div key={name}>
        <dt>{name}</dt>
        <dd>{typeof value === 'string' ? <bdi>{value}</bdi> : value}</dd>
      </div>
    ))}
  </dl>
)

type SearchProps = {
  readonly label: string
  /** What stands in the empty box: shorter than its label, where a phone has no room for that. */
  readonly hint?: string
  readonly clearLabel: string
  readonly submitLabel: string
  /** The search that is applied now; the box follows when it changes. */
  readonly applied: string
  readonly onSubmit: (text: string) => void
  /** Called at once when the box becomes empty while a search is applied. */
  readonly onClear: () => void
  /** What stands in the box, at each letter; and what is pasted into it, before the box makes one line of it. */
  readonly onText?: (text: string) => void
  readonly onPasted?: (text: string) => void
}

/** A search box: submitting applies the search, clearing the box clears it at once (spec 2 Products list). */
export const SearchForm = ({
  label,
  hint = label,
  clearLabel,
  submitLabel,
  applied,
  onSubmit,
  onClear,
  onText,
  onPasted,
}: SearchProps) => {
  const [box, setBox] = useState({ text: applied, applied })
  if (box.applied !== applied) setBox({ text: applied, applied })
  const change = (text: string) => {
    setBox({ ...box, text })
    onText?.(text)
    if (text === '' && applied !== '') onClear()
  }
  /** The button goes with what it clears; the box stays. */
  const clear = ({ currentTarget }: MouseEvent<HTMLElement>) => {
    currentTarget.parentElement?.querySelector('input')?.focus()
    change('')
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    onSubmit(box.text.trim())
  }
  return (
    <form role="search" className={styles['search']} noValidate onSubmit={submit}>
      <FindBox className={styles['box']}>
        <input
          type="text"
          inputMode="search"
          enterKeyHint="search"
          aria-label={label}
          placeholder={hint}
          value={box.text}
          onChange={(event) => change(event.target.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Escape' || box.text === '' || event.nativeEvent.isComposing) return
            event.preventDefault()
            change('')
          }}
          onPaste={({ clipboardData }) => onPasted?.(clipboardData.getData('text/plain'))}
        />
        {box.text !== '' && (
          // The pointer's way, and no stop on the way on: who types has Escape.
          <button type="button" tabIndex={-1} aria-label={clearLabel} onClick={clear}>
            <X aria-hidden />
          </button>
        )}
      </FindBox>
      <Button type="submit">{submitLabel}</Button>
    </form>
  )
}
