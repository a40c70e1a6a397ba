import { acme } from '../../mocks/db/seeds/acme'
import { cartEnvelope } from '../../src/machines/rules/cart-storage'
import { line } from '../rules/samples'

/** Plain products of ACME, as many as are wanted: at a price, without a maximum, each in a quantity of five. */
export const manyLines = (count: number) =>
  acme.products
    .filter(({ id, price, max, puomId }) => id >= 1101 && Number(price) > 0 && max === null && puomId !== null)
    .slice(0, count)
    .map(({ id, partNumber, description, price, uom, cf, min, puomId }) =>
      line(5, {
        id,
        part_number: partNumber,
        description: description.en,
        selling_price: Number(price),
        uom_code: uom ?? '',
        cf,
        min_order_qty: min,
        max_order_qty: null,
        default_puom_id: puomId,
      }),
    )

/** What the device holds of a cart of ACME with so many lines. */
export const storedCart = (lines: ReturnType<typeof manyLines>) => ({
  cart: JSON.stringify(cartEnvelope('ACME', lines)),
})
