import { Check, ChevronDown, Copy } from 'lucide-react'
import { useId, useState, type ButtonHTMLAttributes, type ReactNode } from 'react'
import { useBench } from './bench'
import { copyText } from './copy-text'
import styles from './parts.module.css'

/** Joins class names, leaving out those that are not there. */
export const classes = (...names: readonly (string | false | undefined)[]): string => names.filter(Boolean).join(' ')

type ButtonProps = ButtonHTMLAttributes<HTMLButtonElement> & {
  readonly look?: 'plain' | 'primary' | 'danger' | 'quiet'
}
/** A button of the panel. */
export const Button = ({ look = 'plain', className, ...rest }: ButtonProps) => (
  <button type="button" className={classes(styles['button'], styles[look], className)} {...rest} />
)

type CopyProps = {
  /** What is copied, made when it is asked for. */
  readonly text: () => string
  /** What it is, for those who do not see where the button stands. */
  readonly name: string
  /** Seen beside the icon. */
  readonly label?: string
}
/** Copies a text and shows for a moment that it did. */
export const CopyButton = ({ text, name, label }: CopyProps) => {
  const { say } = useBench()
  const [isCopied, setIsCopied] = useState(false)
  const copy = async () => {
    const isDone = await copyText(text())
    say(isDone ? { text: `Copied: ${name}.` } : { text: 'This browser did not let the panel copy.', isBad: true })
    if (!isDone) return
    setIsCopied(true)
    setTimeout(() => setIsCopied(false), 1500)
  }
  const Icon = isCopied ? Check : Copy
  return (
    <Button
      look={label === undefined ? 'quiet' : 'plain'}
      className={label === undefined ? styles['iconOnly'] : undefined}
      {...(label === undefined ? { 'aria-label': `Copy ${name}`, title: `Copy ${name}` } : {})}
      onClick={() => void copy()}
    >
      <Icon aria-hidden />
      {label}
    </Button>
  )
}

type FieldProps = {
  readonly label: string
  readonly hint?: string
  readonly isWide?: boolean
  /** As wide as two. */
  readonly isDouble?: boolean
  /** Stands below the control. */
  readonly below?: ReactNode
  readonly children: (id: string) => ReactNode
}
/** A control under its label; the child gives the id to the control. */
export const Field = ({ label, hint, isWide = false, isDouble = false, below, children }: FieldProps) => {
  const id = useId()
  return (
    <div className={classes(styles['field'], isWide && styles['wide'], isDouble && styles['double'])}>
      <label htmlFor={id}>{label}</label>
      {children(id)}
      {hint !== undefined && <p className={styles['hint']}>{hint}</p>}
      {below}
    </div>
  )
}

/** A native choice with the sign of all others. */
export const Chosen = ({ children }: { readonly children: ReactNode }) => (
  <span className={styles['chosen']}>
    {children}
    <ChevronDown aria-hidden />
  </span>
)

type SectionProps = {
  readonly title: string
  readonly says?: string
  readonly aside?: ReactNode
  readonly children: ReactNode
}
/** A part of a tab with a heading of its own. */
export const Section = ({ title, says, aside, children }: SectionProps) => (
  <section className={styles['section']} aria-label={title}>
    <div className={styles['sectionHead']}>
      <h2>{title}</h2>
      {aside}
    </div>
    {says !== undefined && <p className={styles['says']}>{says}</p>}
    {children}
  </section>
)

/** A text that scrolls inside itself, by keyboard too. */
export const Scrolled = ({ label, children }: { readonly label: string; readonly children: string }) => (
  // A box that scrolls must be reachable by keyboard.
  // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
  <pre className={styles['code']} tabIndex={0} role="region" aria-label={label}>
    {children}
  </pre>
)

/** Said where a list has nothing to show. */
export const Nothing = ({ children }: { readonly children: ReactNode }) => (
  <p className={styles['nothing']}>{children}</p>
)

/** Why something was refused, told when it appears. */
export const Reasons = ({ reasons }: { readonly reasons: readonly string[] }) => (
  <div role="alert">
    {reasons.length > 0 && (
      <ul className={styles['reasons']}>
        {reasons.map((reason) => (
          <li key={reason}>{reason}</li>
        ))}
      </ul>
    )}
  </div>
)
