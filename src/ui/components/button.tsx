import type { ComponentProps, KeyboardEvent, ReactNode } from 'react'
import styles from './button.module.css'
import { Link, type LinkProps } from './link'

/** Joins class names; what is absent is left out. */
export const classes = (...names: readonly (string | false | null | undefined)[]): string =>
  names.filter(Boolean).join(' ')

type Variant = 'primary' | 'secondary' | 'quiet' | 'danger'

type ButtonProps = ComponentProps<'button'> & {
  readonly variant?: Variant
  readonly isWide?: boolean
  /** Busy: keeps width and focus, shows `busyLabel`, and does nothing when pressed. */
  readonly isBusy?: boolean
  readonly busyLabel?: string
}

/** A button; a busy one stays where it is and says what is happening. */
export const Button = ({
  variant = 'secondary',
  isWide,
  isBusy,
  busyLabel,
  children,
  className,
  onClick,
  ...rest
}: ButtonProps) => (
  <button
    type="button"
    {...rest}
    className={classes(styles['button'], styles[variant], isWide && styles['wide'], className)}
    aria-disabled={isBusy || rest['aria-disabled'] || undefined}
    data-busy={isBusy || undefined}
    onClick={(event) => {
      if (isBusy || rest['aria-disabled']) event.preventDefault()
      else onClick?.(event)
    }}
  >
    {busyLabel === undefined ? (
      children
    ) : (
      <span className={styles['labels']}>
        <span className={classes(isBusy && styles['out'])} aria-hidden={isBusy || undefined}>
          {children}
        </span>
        <span className={classes(!isBusy && styles['out'])} aria-hidden={!isBusy || undefined}>
          {busyLabel}
        </span>
      </span>
    )}
  </button>
)

/** A link that looks like a button. */
export const ButtonLink = ({
  variant = 'secondary',
  isWide,
  className,
  ...rest
}: LinkProps & { readonly variant?: Variant; readonly isWide?: boolean }) => (
  <Link {...rest} className={classes(styles['button'], styles[variant], isWide && styles['wide'], className)} />
)

type IconButtonProps = ComponentProps<'button'> & {
  readonly name: string
  readonly children: ReactNode
  /** Where the tooltip may grow: centred, from the button's start, or to its end. */
  readonly tip?: 'start' | 'center' | 'end'
}

/** Who walks here by keys is told its name; what is given the focus, as after a dialog that closes, keeps quiet. */
const walked = ({ key, currentTarget }: KeyboardEvent<HTMLElement>) =>
  key === 'Shift' || currentTarget.toggleAttribute('data-walked', /^(?:Tab|Arrow)/.test(key))

/** A button with an icon: its name is read out and shown as a tooltip. */
export const IconButton = ({ name, children, tip = 'center', className, onClick, ...rest }: IconButtonProps) => (
  <button
    type="button"
    onKeyUp={walked}
    {...rest}
    aria-label={name}
    data-tip={name}
    className={classes(
      styles['icon'],
      tip === 'end' && styles['tipEnd'],
      tip === 'start' && styles['tipStart'],
      className,
    )}
    onClick={(event) => {
      if (!rest['aria-disabled']) onClick?.(event)
    }}
  >
    {children}
  </button>
)

/** A button that looks like a link. */
export const LinkButton = ({ className, ...rest }: ComponentProps<'button'>) => (
  <button type="button" {...rest} className={classes(styles['link'], className)} />
)
