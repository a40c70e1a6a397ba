import { useSelector } from '@xstate/react'
import { useTranslation } from 'react-i18next'
import { selectHeldAs, selectQuantity, selectRaised } from '../../machines/ordering/cart.selectors'
import { unitArithmetic, unitLabel, type LineProduct } from '../../machines/rules/cart'
import { useShop } from '../app-context'

/** `In the cart: 3 x BOX 100 = 300.` where the line stands by another unit than the product is sold by now; else `null`. */
export const useHeldAs = (product: LineProduct): string | null => {
  const { t } = useTranslation()
  const { cart } = useShop().actors
  const held = useSelector(cart, selectHeldAs(product))
  if (held === null) return null
  const { quantity } = held
  const { uom_code, cf } = held.product
  return t('quantity.heldAs', {
    unit: unitArithmetic(quantity, uom_code, cf) ?? `${quantity} ${unitLabel(uom_code, cf)}`,
  })
}

/** How many of a product are in the cart, the unit that they count, and what is to be said of the line; `null` for nothing. */
export const useLineWords = (product: LineProduct) => {
  const { t } = useTranslation()
  const { cart } = useShop().actors
  const quantity = useSelector(cart, selectQuantity(product.id))
  const raised = useSelector(cart, selectRaised(product.id))
  const heldAs = useHeldAs(product)
  const { uom_code, cf } = product
  const pieces = quantity > 0 && heldAs === null ? unitArithmetic(quantity, uom_code, cf) : null
  const word = heldAs ?? (raised === null ? null : t('quantity.raised', { minimum: raised }))
  return { quantity, unit: pieces ?? unitLabel(uom_code, cf), word }
}
