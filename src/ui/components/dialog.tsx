import { X } from 'lucide-react'
import * as AlertDialog from 'radix-ui/alert-dialog'
import * as Dialog from 'radix-ui/dialog'
import { useRef, type ReactNode } from 'react'
import { Backdrop } from './backdrop'
import { Button, classes, IconButton } from './button'
import { useReturnOfFocus } from './dialog-focus'
import styles from './dialog.module.css'

type ConfirmProps = {
  readonly isOpen: boolean
  readonly title: string
  readonly text: string
  /** What it is about: it is read out with the question. */
  readonly subject?: ReactNode
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
  const { isOpen, title, text, subject, confirmLabel, cancelLabel, onConfirm, onCancel, extra, tone = 'danger' } = props
  const safe = useRef<HTMLButtonElement>(null)
  const focus = useReturnOfFocus()
  return (
    <AlertDialog.Root open={isOpen} onOpenChange={(open) => !open && onCancel()}>
      <AlertDialog.Portal>
        <Backdrop />
        <AlertDialog.Content
          className={styles['dialog']}
          onOpenAutoFocus={(event) => {
            event.preventDefault()
            focus.remember(event)
            safe.current?.focus()
          }}
          onCloseAutoFocus={focus.giveBack}
        >
          <AlertDialog.Title className={styles['title']}>{title}</AlertDialog.Title>
          <AlertDialog.Description asChild>
            <div>
              <p className={styles['text']}>{text}</p>
              {subject}
            </div>
          </AlertDialog.Description>
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
  readonly isWide?: boolean
  /** Of the cross; missing where an answer of the dialog closes it. */
  readonly closeLabel?: string
  readonly onClose: () => void
  /** What is prevented of it does not close the dialog. */
  readonly onEscape?: (event: KeyboardEvent) => void
  readonly children: ReactNode
}

const Cross = ({ name }: { readonly name: string | undefined }) =>
  name !== undefined && (
    <Dialog.Close asChild>
      <IconButton name={name} tip="end">
        <X aria-hidden />
      </IconButton>
    </Dialog.Close>
  )

/** A dialog over the screen. */
export const ModalDialog = (props: ModalProps) => {
  const { isOpen, title, text, isWide = false, closeLabel, onClose, onEscape, children } = props
  const focus = useReturnOfFocus()
  return (
    <Dialog.Root open={isOpen} onOpenChange={(open) => !open && onClose()}>
      <Dialog.Portal>
        <Backdrop />
        <Dialog.Content
          className={classes(styles['dialog'], isWide && styles['wide'])}
          {...(text === undefined ? { 'aria-describedby': undefined } : {})}
          onEscapeKeyDown={onEscape}
          onOpenAutoFocus={(event) => {
            focus.remember(event)
            const first = (event.currentTarget as HTMLElement | null)?.querySelector<HTMLElement>('[data-focus-first]')
            if (!first) return
            event.preventDefault()
            first.focus()
          }}
          onCloseAutoFocus={focus.giveBack}
        >
          <div className={styles['head']}>
            <Dialog.Title className={styles['title']}>{title}</Dialog.Title>
            <Cross name={closeLabel} />
          </div>
          {text !== undefined && <Dialog.Description className={styles['text']}>{text}</Dialog.Description>}
          {children}
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  )
}

type DrawerProps = Omit<ModalProps, 'text' | 'isWide'> & { readonly side: 'left' | 'right'; readonly aside?: ReactNode }

/** The edges of a drawer are meant as one reads: in a script from right to left its left is the right. */
const edges = { left: 'start', right: 'end' } as const

/** A panel that slides in from a side of the screen, with a backdrop. */
export const Drawer = ({ side, isOpen, title, aside, closeLabel, onClose, children }: DrawerProps) => {
  const focus = useReturnOfFocus()
  return (
    <Dialog.Root open={isOpen} onOpenChange={(open) => !open && onClose()}>
      <Dialog.Portal>
        <Backdrop />
        <Dialog.Content
          className={classes(styles['drawer'], styles[edges[side]])}
          aria-describedby={undefined}
          onOpenAutoFocus={focus.remember}
          onCloseAutoFocus={focus.giveBack}
        >
          <div className={styles['drawerHead']}>
            <Dialog.Title className={styles['title']}>
              {title}
              {aside !== undefined && <span className={styles['aside']}> {aside}</span>}
            </Dialog.Title>
            <Cross name={closeLabel} />
          </div>
          {children}
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  )
}
