import * as AlertDialog from 'radix-ui/alert-dialog'
import { Button } from './parts'
import styles from './panel.module.css'

type QuestionProps = {
  readonly isOpen: boolean
  readonly title: string
  readonly text: string
  readonly yes: string
  readonly onYes: () => void
  readonly onClose: () => void
}

/** A question before something is lost; Escape answers no. */
export const Question = ({ isOpen, title, text, yes, onYes, onClose }: QuestionProps) => (
  <AlertDialog.Root open={isOpen} onOpenChange={(open) => !open && onClose()}>
    <AlertDialog.Portal>
      {/* Radix's own would append a `<style>`, which the policy of the page refuses (decision 020). */}
      <div className={styles['backdrop']} aria-hidden />
      <AlertDialog.Content className={styles['dialog']}>
        <AlertDialog.Title>{title}</AlertDialog.Title>
        <AlertDialog.Description>{text}</AlertDialog.Description>
        <div className={styles['dialogEnd']}>
          <AlertDialog.Cancel asChild>
            <Button>Cancel</Button>
          </AlertDialog.Cancel>
          <AlertDialog.Action asChild>
            <Button look="danger" onClick={onYes}>
              {yes}
            </Button>
          </AlertDialog.Action>
        </div>
      </AlertDialog.Content>
    </AlertDialog.Portal>
  </AlertDialog.Root>
)
