import { useId, useState, type KeyboardEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { unitLabel, type LineProduct } from '../../machines/rules/cart'
import { standardQuantity, type ListLine } from '../../machines/rules/lists'
import { takesCopiedCell } from '../components/copied-cell'
import { TextInput } from '../components/field'
import { selectsWhole } from '../components/selects-whole'
import styles from './list-grid.module.css'

/** Finds the box of a standard quantity in its row. */
export const quantityBox = 'input[inputmode="numeric"]'

/** The focus goes to the quantity of another row; where there is none, it stays. */
const walk = (from: HTMLElement, by: -1 | 1): void => {
  const row = from.closest('tr')
  const next = by === 1 ? row?.nextElementSibling : row?.previousElementSibling
  const field = next?.querySelector<HTMLInputElement>(quantityBox)
  field?.focus()
  field?.select()
}

type QuantityProps = {
  readonly line: ListLine
  /** The product of the line as far as anybody knows: its unit is said, its limits are those of the line's own. */
  readonly product: LineProduct | null
  readonly onQuantity: (quantity: number) => void
}
/**
 * A standard quantity. What is no whole number stays in its box, is marked and said, and the former one holds; what is
 * above the maximum becomes the maximum, and that is said.
 */
export const Quantity = ({ line, product, onQuantity }: QuantityProps) => {
  const { t } = useTranslation()
  const [box, setBox] = useState({ text: String(line.quantity), of: line.quantity, isCut: false })
  if (box.of !== line.quantity) {
    const text = String(line.quantity)
    setBox({ text, of: line.quantity, isCut: box.isCut && box.text === text })
  }
  const quantity = standardQuantity(box.text, line.unit === undefined ? line.product : null)
  const [errorId, unitId] = [useId(), useId()]
  const unit = line.unit ?? (product ? unitLabel(product.uom_code, product.cf) : '')
  const commit = () => {
    if (quantity === null) return
    setBox({ ...box, text: String(quantity), isCut: box.isCut || quantity < Number(box.text) })
    if (quantity !== line.quantity) onQuantity(quantity)
  }
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key !== 'Enter') return
    event.preventDefault()
    walk(event.currentTarget, event.shiftKey ? -1 : 1)
  }
  return (
    <>
      <TextInput
        inputMode="numeric"
        autoComplete="off"
        className={styles['quantity']}
        aria-label={t('quantity.label', { product: line.partNumber })}
        aria-invalid={quantity === null || undefined}
        aria-describedby={
          [...(unit === '' ? [] : [unitId]), ...(quantity === null ? [errorId] : [])].join(' ') || undefined
        }
        value={box.text}
        onChange={({ target }) => setBox({ ...box, text: target.value, isCut: false })}
        {...selectsWhole}
        onBlur={commit}
        onKeyDown={onKeyDown}
        onPaste={takesCopiedCell}
      />
      {unit !== '' && (
        <span id={unitId} className={styles['unit']}>
          {unit}
        </span>
      )}
      <span id={errorId} role="status" className={styles['error']}>
        {quantity === null && t('lists.quantityHolds', { quantity: line.quantity })}
        {box.isCut && t('quantity.maximumItem', { maximum: quantity ?? line.quantity })}
      </span>
    </>
  )
}
