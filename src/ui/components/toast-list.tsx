import { CircleAlert, CircleCheck, X } from 'lucide-react'
import { IconButton } from './button'
import { leavesFocus } from './leaving-focus'
import styles from './toast-list.module.css'

type ToastListProps = {
  readonly label: string
  readonly closeLabel: string
  readonly toasts: readonly { readonly id: string; readonly tone: 'success' | 'danger'; readonly text: string }[]
  /** The id of the one that comes next: the place for its words is there already. */
  readonly next: string
  readonly onClose: (id: string) => void
  /** Hovered or focused: its time stands still until `onUnattend`. */
  readonly onAttend: (id: string) => void
  readonly onUnattend: (id: string) => void
}

/**
 * Notices in the corner of the screen. The place for the words of the next one is always there, so that they are read out when
 * they come: the sentence alone, without the button beside it.
 */
export const ToastList = ({ label, closeLabel, toasts, next, onClose, onAttend, onUnattend }: ToastListProps) => (
  <section aria-label={label} className={styles['place']} data-floats={toasts.length > 0}>
    {[...toasts, { id: next, tone: 'success', text: '' }].map(({ id, tone, text }) => (
      // Hovering and focusing only stop the time; what can be done is the button's.
      // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
      <div
        key={id}
        ref={leavesFocus}
        className={text ? styles['toast'] : 'visually-hidden'}
        data-tone={tone}
        onPointerEnter={() => onAttend(id)}
        onPointerLeave={() => onUnattend(id)}
        onFocus={() => onAttend(id)}
        onBlur={() => onUnattend(id)}
        onKeyDown={(event) => event.key === 'Escape' && onClose(id)}
      >
        {text && (tone === 'success' ? <CircleCheck aria-hidden /> : <CircleAlert aria-hidden />)}
        <span role="status" aria-atomic={false} className={styles['text']}>
          {text && <span>{text}</span>}
        </span>
        {text && (
          <IconButton name={closeLabel} tip="end" onClick={() => onClose(id)}>
            <X aria-hidden />
          </IconButton>
        )}
      </div>
    ))}
  </section>
)
