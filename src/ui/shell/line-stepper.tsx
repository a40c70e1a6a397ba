import { useTranslation } from 'react-i18next'
import type { CartPlace } from '../../machines/ordering/cart.types'
import { productName, unitArithmetic, type LineProduct } from '../../machines/rules/cart'
import { maximumOf, minimumOf } from '../../machines/rules/quantity'
import { useShop } from '../app-context'
import { Arithmetic } from '../components/amount'
import { QuantityStepper, type QuantityField } from '../components/stepper'

/** How many of a product are in the cart, and the three gestures that change it (spec 2 Product card, Cart). */
export const LineStepper = ({
  product,
  quantity,
  place,
  field,
  hasNote = true,
  problemId,
}: {
  product: LineProduct
  quantity: number
  place: CartPlace
  field?: QuantityField
  /** The arithmetic stands elsewhere. */
  hasNote?: boolean
  /** The id of the words that say what is wrong with the quantity. */
  problemId?: string | undefined
}) => {
  const { t } = useTranslation()
  const { cart } = useShop().actors
  const name = productName(product)
  const pieces = hasNote && quantity > 0 ? unitArithmetic(quantity, product.uom_code, product.cf) : null
  return (
    <QuantityStepper
      value={quantity}
      minimum={minimumOf(product)}
      maximum={maximumOf(product)}
      labels={{
        minus: t('quantity.minus', { product: name }),
        plus: t('quantity.plus', { product: name }),
        quantity: t('quantity.label', { product: name }),
      }}
      problemId={problemId}
      note={pieces !== null && <Arithmetic text={pieces} />}
      onPlus={() => cart.send({ type: 'line.increased', product, place })}
      onMinus={() => cart.send({ type: 'line.decreased', productId: product.id })}
      onCommit={(text) => cart.send({ type: 'quantity.entered', product, text, place })}
      field={field}
    />
  )
}
