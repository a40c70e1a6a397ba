import { X } from 'lucide-react'
import * as AlertDialog from 'radix-ui/alert-dialog'
import * as Dialog from 'radix-ui/dialog'
import { useEffect, useRef, type ReactNode } from 'react'
import { Button, classes, IconButton } from './button'
import styles from './dialog.module.css'

/**
 * Where the focus goes when a dialog closes: back to what had it before; where that is gone, to the heading of the
 * dialog or the screen below, never to the body.
 */
const useReturnOfFocus = () => {
  const opener = useRef<EventTarget | null>(null)
  const left = useRef<EventTarget | null>(null)
  useEffect(() => {
    const note = ({ target }: FocusEvent) => {
      left.current = target
    }
    document.addEventListener('focusout', note)
    return () => document.removeEventListener('focusout', note)
  }, [])
  return {
    remember: () => {
      // A field that asks while it is being left has lost the focus already, and nothing else has it yet.
      opener.current = document.activeElement === document.body ? left.current : document.activeElement
    },
    giveBack: (event: Event) => {
      event.preventDefault()
      const isThere =
        opener.current instanceof HTMLElement && opener.current.isConnected && opener.current !== document.body
      const place = isThere ? opener.current : document.querySelector('[role="dialog"] h2, main h1')
      if (!(place instanceof HTMLElement)) return
      if (!isThere) place.tabIndex = -1
      place.focus({ preventScroll: isThere })
    },
  }
}

type ConfirmProps = {
  readonly isOpen: boolean
  readonly title: string
  readonly text: string
  readonly confirmLabel: string
  readonly cancelLabel: string
  readonly onConfirm: () => void
  readonly onCancel: () => void
  /** A further answer between the two. */
  readonly extra?: ReactNode
  readonly tone?: 'danger' | 'primary'
}

/** A question with a safe answer: the focus starts on it, and Escape gives it. */
export const ConfirmDialog = (props: ConfirmProps) => {
  const { isOpen, title, text, confirmLabel, cancelLabel, onConfirm, onCancel, extra, tone = 'danger' } = props
  const safe = useRef<HTMLButtonElement>(null)
  const focus = useReturnOfFocus()
  return (
    <AlertDialog.Root open={isOpen} onOpenChange={(open) => !open && onCancel()}>
      <AlertDialog.Portal>
        <AlertDialog.Overlay className={styles['backdrop']} />
        <AlertDialog.Content
          className={styles['dialog']}
          onOpenAutoFocus={(event) => {
            event.preventDefault()
            focus.remember()
            safe.current?.focus()
          }}
          onCloseAutoFocus={focus.giveBack}
        >
          <AlertDialog.Title className={styles['title']}>{title}</AlertDialog.Title>
          <AlertDialog.Description className={styles['text']}>{text}</AlertDialog.Description>
          <div className={styles['actions']}>
            <Button ref={safe} onClick={onCancel}>
              {cancelLabel}
            </Button>
            {extra}
            <Button variant={tone} onClick={onConfirm}>
              {confirmLabel}
            </Button>
          </div>
        </AlertDialog.Content>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  )
}

type ModalProps = {
  readonly isOpen: boolean
  readonly title: string
  readonly text?: string
  readonly closeLabel: string
  readonly onClose: () => void
  readonly children: ReactNode
}

/** A dialog over the screen. */
export const ModalDialog = ({ isOpen, title, text, closeLabel, onClose, children }: ModalProps) => {
  const focus = useReturnOfFocus()
  return (
    <Dialog.Root open={isOpen} onOpenChange={(open) => !open && onClose()}>
      <Dialog.Portal>
        <Dialog.Overlay className={styles['backdrop']} />
        <Dialog.Content
          className={styles['dialog']}
          {...(text === undefined ? { 'aria-describedby': undefined } : {})}
          onOpenAutoFocus={focus.remember}
          onCloseAutoFocus={focus.giveBack}
        >
          <div className={styles['head']}>
            <Dialog.Title className={styles['title']}>{title}</Dialog.Title>
            <Dialog.Close asChild>
              <IconButton name={closeLabel} tip="end">
                <X aria-hidden />
              </IconButton>
            </Dialog.Close>
          </div>
          {text !== undefined && <Dialog.Description className={styles['text']}>{text}</Dialog.Description>}
          {children}
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  )
}

type DrawerProps = Omit<ModalProps, 'text'> & { readonly side: 'left' | 'right'; readonly aside?: ReactNode }

/** A panel that slides in from a side of the screen, with a backdrop. */
export const Drawer = ({ side, isOpen, title, aside, closeLabel, onClose, children }: DrawerProps) => {
  const focus = useReturnOfFocus()
  return (
    <Dialog.Root open={isOpen} onOpenChange={(open) => !open && onClose()}>
      <Dialog.Portal>
        <Dialog.Overlay className={styles['backdrop']} data-backdrop />
        <Dialog.Content
          className={classes(styles['drawer'], styles[side])}
          aria-describedby={undefined}
          onOpenAutoFocus={focus.remember}
          onCloseAutoFocus={focus.giveBack}
        >
          <div className={styles['drawerHead']}>
            <Dialog.Title className={styles['title']}>
              {title}
              {aside !== undefined && <span className={styles['aside']}>{aside}</span>}
            </Dialog.Title>
            <Dialog.Close asChild>
              <IconButton name={closeLabel} tip="end">
                <X aria-hidden />
              </IconButton>
            </Dialog.Close>
          </div>
          {children}
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  )
}
