import { ChevronDown, CircleAlert, Eye, EyeOff, Search } from 'lucide-react'
import { useId, useState, type ComponentProps, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { classes, IconButton } from './button'
import styles from './field.module.css'

/** What a control needs to be tied to its label, hint and error. */
export type Wiring = {
  readonly id: string
  readonly 'aria-required'?: true
  readonly 'aria-invalid'?: true
  readonly 'aria-describedby'?: string
}
type FieldProps = {
  readonly label: string
  readonly isRequired?: boolean
  readonly hint?: ReactNode
  readonly error?: ReactNode
  /** What says what is wrong, where the words stand elsewhere: its id. */
  readonly saidIn?: string
  /** No summary tells the error: it is told as it comes. */
  readonly isErrorTold?: boolean
  /** Something small beside the label, such as a link; who uses the keys meets it behind the control. */
  readonly aside?: ReactNode
  readonly children: (wiring: Wiring) => ReactNode
}

/** A labelled control with its hint and its error; a mandatory one has an asterisk (spec 5). */
export const Field = ({ label, isRequired, hint, error, saidIn, isErrorTold, aside, children }: FieldProps) => {
  const id = useId()
  const describedBy = [hint !== undefined && `${id}-hint`, error && `${id}-error`, saidIn].filter(Boolean).join(' ')
  return (
    <div className={styles['field']}>
      <label id={`${id}-label`} htmlFor={id} className={styles['label']}>
        {label}
        {isRequired && (
          <span className={styles['star']} aria-hidden>
            {' *'}
          </span>
        )}
      </label>
      {children({
        id,
        ...(isRequired ? { 'aria-required': true } : {}),
        ...(error || saidIn ? { 'aria-invalid': true } : {}),
        ...(describedBy === '' ? {} : { 'aria-describedby': describedBy }),
      })}
      {error && (
        <p id={`${id}-error`} className={styles['error']} role={isErrorTold ? 'alert' : undefined}>
          {error}
        </p>
      )}
      {hint !== undefined && (
        <p id={`${id}-hint`} className={styles['hint']}>
          {hint}
        </p>
      )}
      {aside !== undefined && <span className={styles['aside']}>{aside}</span>}
    </div>
  )
}

/** An error of a field that tells more than how to fill it in: with its sign. */
export const SignedError = ({ children }: { readonly children: ReactNode }) => (
  <span className={styles['signed']}>
    <CircleAlert aria-hidden />
    {children}
  </span>
)

/** What the asterisk means; it comes before the first field that has one. */
export const RequiredHint = () => <p className={styles['hint']}>{useTranslation().t('common.requiredHint')}</p>

/** A one-line text box. */
export const TextInput = ({ className, ...rest }: ComponentProps<'input'>) => (
  <input type="text" {...rest} className={classes(styles['input'], className)} />
)

/** The sign of a search within the box that is around it. */
export const FindBox = ({ className, children }: Pick<ComponentProps<'span'>, 'className' | 'children'>) => (
  <span className={classes(styles['find'], className)}>
    <Search aria-hidden />
    {children}
  </span>
)

/** A box in which something is looked for among what is on the screen. */
export const FindInput = ({ className, ...rest }: ComponentProps<'input'>) => (
  <FindBox className={className}>
    <TextInput {...rest} />
  </FindBox>
)

/** A password box whose text can be shown and hidden again; of several on a screen the button says which one. */
export const PasswordInput = ({
  toggleLabel,
  className,
  ...rest
}: ComponentProps<'input'> & { readonly toggleLabel: string }) => {
  const [isShown, setShown] = useState(false)
  return (
    <div className={styles['password']}>
      <input {...rest} type={isShown ? 'text' : 'password'} className={classes(styles['input'], className)} />
      <IconButton
        name={toggleLabel}
        tip="end"
        aria-pressed={isShown}
        aria-describedby={`${rest.id}-label`}
        className={styles['eye']}
        onClick={() => setShown(!isShown)}
      >
        {isShown ? <EyeOff aria-hidden /> : <Eye aria-hidden />}
      </IconButton>
    </div>
  )
}

/** A text box of several lines. */
export const TextArea = ({ className, ...rest }: ComponentProps<'textarea'>) => (
  <textarea rows={3} {...rest} className={classes(styles['input'], className)} />
)

/** The browser's own select, in our looks. */
export const NativeSelect = ({ className, children, ...rest }: ComponentProps<'select'>) => (
  <div className={styles['select']}>
    <select {...rest} className={classes(styles['input'], className)}>
      {children}
    </select>
    <ChevronDown aria-hidden />
  </div>
)
