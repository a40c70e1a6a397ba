import { useSelector } from '@xstate/react'
import type { RefObject } from 'react'
import { selectPointedAt } from '../../machines/ordering/cart-view.selectors'
import type { CartLine } from '../../machines/rules/cart'
import { columnOf } from '../../machines/rules/cart-fill'
import { useShop } from '../app-context'
import { useLed } from '../components/use-led'
import { LineStepper } from '../shell/line-stepper'

type CartQuantityProps = {
  readonly line: CartLine
  /** Which wish to be at a quantity was fulfilled last: a row that is mounted again does not take the focus. */
  readonly ledRef: RefObject<number>
}

/** The quantity of a line: Enter walks down, Shift and Enter up; a pasted column fills downwards. */
export const CartQuantity = ({ line: { product, quantity }, ledRef }: CartQuantityProps) => {
  const { cartView } = useShop().actors
  const id = String(product.id)
  const at = useSelector(cartView, selectPointedAt(id))
  const input = useLed(at, ledRef)
  return (
    <LineStepper
      product={product}
      quantity={quantity}
      place="cart"
      field={{
        inputRef: input,
        onEnter: (text, isBack) => cartView.send({ type: 'quantity.left', id, text, to: isBack ? 'previous' : 'next' }),
        onPasted: (text) => {
          const isColumn = columnOf(text) !== null
          if (isColumn) cartView.send({ type: 'column.pasted', id, text })
          return isColumn
        },
      }}
    />
  )
}
