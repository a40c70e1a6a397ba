import { CircleAlert, CircleCheck, X } from 'lucide-react'
import { IconButton } from './button'
import { leavesFocus } from './leaving-focus'
import styles from './toast-list.module.css'

type ToastListProps = {
  readonly label: string
  readonly closeLabel: string
  readonly toasts: readonly { readonly id: string; readonly tone: 'success' | 'danger'; readonly text: string }[]
  readonly onClose: (id: string) => void
  /** Hovered or focused: its time stands still until `onUnattend`. */
  readonly onAttend: (id: string) => void
  readonly onUnattend: (id: string) => void
}

/** Notices in the corner of the screen; the region is always there, so that what enters it is read out. */
export const ToastList = ({ label, closeLabel, toasts, onClose, onAttend, onUnattend }: ToastListProps) => (
  <section aria-label={label} className={styles['place']}>
    <div role="status" aria-atomic={false} className={styles['toasts']}>
      {toasts.map(({ id, tone, text }) => (
        // Hovering and focusing only stop the time; what can be done is the button's.
        // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
        <div
          key={id}
          ref={leavesFocus}
          className={styles['toast']}
          data-tone={tone}
          onPointerEnter={() => onAttend(id)}
          onPointerLeave={() => onUnattend(id)}
          onFocus={() => onAttend(id)}
          onBlur={() => onUnattend(id)}
          onKeyDown={(event) => event.key === 'Escape' && onClose(id)}
        >
          {tone === 'success' ? <CircleCheck aria-hidden /> : <CircleAlert aria-hidden />}
          <span className={styles['text']}>{text}</span>
          <IconButton name={closeLabel} tip="end" onClick={() => onClose(id)}>
            <X aria-hidden />
          </IconButton>
        </div>
      ))}
    </div>
  </section>
)
