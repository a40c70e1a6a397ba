import type { LineProduct } from './cart'
import { isNeverSold, type Limits } from './quantity'

/** A price that an order may name: known, finite and not below zero. */
export const isOrderable = (price: number | null): price is number =>
  price !== null && Number.isFinite(price) && price >= 0

/** Why no order can hold a product (spec 5, C-66, C-77); `null` for one that can be ordered. */
export const unsellable = (
  product: Pick<LineProduct, 'default_puom_id' | 'selling_price'> & Limits,
): 'missingPuom' | 'missingPrice' | 'neverSold' | null => {
  if (product.default_puom_id === null) return 'missingPuom'
  if (!isOrderable(product.selling_price)) return 'missingPrice'
  return isNeverSold(product) ? 'neverSold' : null
}
