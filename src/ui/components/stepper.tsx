import { Minus, Plus } from 'lucide-react'
import { useRef, useState, type ClipboardEvent, type KeyboardEvent, type ReactNode, type Ref } from 'react'
import { readQuantity } from '../../machines/rules/quantity'
import { classes } from './button'
import { takesCopiedCell } from './copied-cell'
import { selectsWhole } from './selects-whole'
import styles from './stepper.module.css'
import { roomFor } from './stepper-room'
import { useHold } from './use-hold'

/** What a table does with its quantities: they are walked through, and filled in by a column. */
export type QuantityField = {
  readonly inputRef: Ref<HTMLInputElement>
  /** Enter, after what was typed was committed; `text` is what was typed, `null` when nothing was. */
  readonly onEnter: (text: string | null, isBack: boolean) => void
  /** Alt and Enter: what is offered for a quantity that breaks a limit is taken. */
  readonly onFix?: (() => void) | undefined
  /** Answers whether the pasted text was taken; else it goes into the field. */
  readonly onPasted?: (text: string) => boolean
  /** Up and down walk from quantity to quantity instead of counting; plus and minus still count. */
  readonly onArrow?: (isUp: boolean) => void
}
type StepperProps = {
  readonly value: number
  readonly minimum: number
  /** `null` means no cap. */
  readonly maximum: number | null
  readonly labels: { readonly minus: string; readonly plus: string; readonly quantity: string }
  /** The arithmetic beside it, such as "3 x BOX 12 = 36". */
  readonly note?: ReactNode
  readonly problemId?: string | undefined
  readonly onPlus: () => void
  readonly onMinus: () => void
  /** The typed text, when the field is left or Enter is pressed. */
  readonly onCommit: (text: string) => void
  readonly field?: QuantityField | undefined
}

/** Minus, an editable number, plus: a spin button of the ARIA Authoring Practices, one tab stop. Nothing typed is clamped. */
export const QuantityStepper = (props: StepperProps) => {
  const { value, minimum, maximum, labels, note, problemId, onPlus, onMinus, onCommit, field } = props
  const [typed, setText] = useState<string | null>(null)
  // A key that leads away leaves the field before it is drawn again: what was typed is committed once.
  const isOpen = useRef(false)
  const setTyped = (text: string | null) => {
    isOpen.current = text !== null
    setText(text)
  }
  const news = typed === String(value) ? null : typed
  const commit = () => {
    const wasOpen = isOpen.current
    setTyped(null)
    if (wasOpen && news !== null) onCommit(news)
  }
  /** Counts on from what is typed, which is committed with it; what is no number is committed as it is. */
  const counting = (by: 1 | -1, act: () => void) => () => {
    if (news === null) return act()
    const read = readQuantity(news)
    onCommit(typeof read === 'number' ? String(Math.max(read + by, 0)) : news)
  }
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    const onArrow = field?.onArrow
    const leave = (isUp: boolean) => {
      commit()
      onArrow?.(isUp)
    }
    const [up, down] = [counting(1, onPlus), counting(-1, onMinus)]
    const actions: Readonly<Record<string, () => void>> = {
      ...(onArrow
        ? { ArrowUp: () => leave(true), ArrowDown: () => leave(false), '+': up, '-': down }
        : { ArrowUp: up, ArrowDown: down }),
      PageUp: up,
      PageDown: down,
      // Nothing is bought by a key that only leads to the beginning.
      Home: () => value > 0 && onCommit(String(minimum)),
      End: () => maximum !== null && onCommit(String(maximum)),
      Enter: () => {
        if (event.altKey && field?.onFix) {
          setTyped(null)
          return field.onFix()
        }
        commit()
        field?.onEnter(news, event.shiftKey)
      },
      Escape: () => setTyped(null),
    }
    const action = actions[event.key]
    if (event.nativeEvent.isComposing) return
    if (!action || ((event.key === 'Home' || event.key === 'End') && typed !== null)) return
    if (event.key === 'Escape' && typed === null) return
    event.preventDefault()
    event.stopPropagation()
    const input = event.currentTarget
    action()
    if (/^(?:Arrow|Page|[+-])/.test(event.key)) setTyped(null)
    // What keys have counted is there to be typed over.
    setTimeout(() => document.activeElement === input && input.select())
  }
  const onPaste = (event: ClipboardEvent<HTMLInputElement>) => {
    if (field?.onPasted?.(event.clipboardData.getData('text/plain'))) event.preventDefault()
    else takesCopiedCell(event)
  }
  const shown = typed ?? String(value)
  const plus = useHold(onPlus)
  const minus = useHold(onMinus)
  return (
    <div className={styles['place']}>
      <div
        className={classes(styles['stepper'], value > 0 && styles['filled'], problemId && styles['invalid'])}
        style={roomFor(shown)}
      >
        <button
          type="button"
          tabIndex={-1}
          className={styles['step']}
          aria-label={labels.minus}
          aria-disabled={value <= 0 || undefined}
          {...minus}
        >
          <Minus aria-hidden />
        </button>
        <input
          ref={field?.inputRef}
          role={field?.onArrow ? undefined : 'spinbutton'}
          inputMode="numeric"
          enterKeyHint={field && 'next'}
          autoComplete="off"
          className={styles['number']}
          aria-label={labels.quantity}
          {...(!field?.onArrow && {
            'aria-valuenow': value,
            'aria-valuemin': 0,
            'aria-valuemax': maximum ?? undefined,
          })}
          {...(problemId && { 'aria-invalid': true, 'aria-describedby': problemId })}
          value={shown}
          onChange={(event) => setTyped(event.target.value)}
          {...selectsWhole}
          onBlur={commit}
          onKeyDown={onKeyDown}
          onPaste={onPaste}
        />
        <button type="button" tabIndex={-1} className={styles['step']} aria-label={labels.plus} {...plus}>
          <Plus aria-hidden />
        </button>
      </div>
      {note && <span className={styles['note']}>{note}</span>}
    </div>
  )
}
