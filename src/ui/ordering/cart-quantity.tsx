import { useSelector } from '@xstate/react'
import type { RefObject } from 'react'
import { selectPointedAt } from '../../machines/ordering/cart-view.selectors'
import type { CartLine } from '../../machines/rules/cart'
import { columnOf } from '../../machines/rules/cart-column'
import { mendOf, offersOf } from '../../machines/rules/freshness'
import { useShop } from '../app-context'
import { useLed, useLedBox } from '../components/use-led'
import { LineCheckActions } from '../shell/line-check'
import { LineStepper } from '../shell/line-stepper'

type CartQuantityProps = {
  readonly line: CartLine
  /** Which wish to be at a quantity was fulfilled last: a row that is mounted again does not take the focus. */
  readonly ledRef: RefObject<number>
  /** The id of the words that say what is wrong with it. */
  readonly problemId?: string | undefined
}

/** The quantity of a line: Enter walks down, Shift and Enter up; a pasted column fills downwards. */
export const CartQuantity = ({ line, ledRef, problemId }: CartQuantityProps) => {
  const { cart, cartView } = useShop().actors
  const { product, quantity } = line
  const mend = mendOf(line)
  const accepted = offersOf([line])
  const id = String(product.id)
  const at = useSelector(cartView, selectPointedAt(id))
  const input = useLed(at, ledRef)
  return (
    <LineStepper
      product={product}
      quantity={quantity}
      place="cart"
      problemId={problemId}
      field={{
        inputRef: input,
        onEnter: (text, isBack) => cartView.send({ type: 'quantity.left', id, text, to: isBack ? 'previous' : 'next' }),
        onFix:
          mend !== null
            ? () => cart.send({ type: 'quantity.entered', product, text: String(mend), place: 'cart' })
            : accepted.length > 0
              ? () => cart.send({ type: 'offers.accepted', accepted })
              : undefined,
        onPasted: (text) => {
          const column = columnOf(text)
          if (column) cartView.send({ type: 'column.pasted', id, column })
          return column !== null
        },
      }}
    />
  )
}

/** How many of a line that is set aside, and why it is: read out as a whole to whoever is led there. */
export const AsideQuantity = ({ line, ledRef }: CartQuantityProps) => {
  const at = useSelector(useShop().actors.cartView, selectPointedAt(String(line.product.id)))
  return (
    <div ref={useLedBox(at, ledRef)} tabIndex={-1}>
      {line.quantity}
      <LineCheckActions line={line} />
    </div>
  )
}
