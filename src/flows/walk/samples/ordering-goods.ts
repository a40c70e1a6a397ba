import type { AppRef } from '../../../machines/app.types'
import type { Recipient } from '../../../machines/news'
import type { PadRowsOpened } from '../../../machines/ordering/pad.types'
import type { CartRef } from '../../../machines/ordering/cart.types'
import type { CartViewRef } from '../../../machines/ordering/cart-view.types'
import type { FreshnessRef } from '../../../machines/ordering/freshness.types'
import type { ReceiptsRef } from '../../../machines/ordering/receipts.types'
import type { OrderSenderRef } from '../../../machines/ordering/order-sender.types'
import { pruned } from '../../../machines/rules/cart'
import { withAccepted, withChecks } from '../../../machines/rules/freshness'
import { newAttempt } from '../../../machines/rules/order-attempt'
import { emptyForm } from '../../../machines/rules/order-form'
import { standIn } from '../../xstate-private'
import { anchor, bolt, customer, fullCart, line, washer } from './goods'

export const app: AppRef = standIn('app')
export const cartRef: CartRef = standIn('cart')
export const cartViewRef: CartViewRef = standIn('cartView')
export const senderRef: OrderSenderRef = standIn('orderSender')
export const receiptsRef: ReceiptsRef = standIn('receipts')
export const emptyPad: Recipient<PadRowsOpened> = standIn('pad')
export const freshnessRef: FreshnessRef = standIn('freshness')
export const orderRow = {
  id: 1042,
  sale_no: 'SO-1042',
  customer_name: customer.name,
  order_date: '2026-03-01',
  total: 54.2,
}

export const noon = Date.UTC(2026, 2, 2, 12)
export const dearer = { productId: bolt.id, at: noon, product: { ...pruned(bolt), selling_price: 13.5 } }
export const cheaper = { productId: washer.id, at: noon, product: { ...pruned(washer), selling_price: 3.9 } }

export const anchors = [line(anchor, 6)]
export const tooFew = [line(bolt, 1)]

export const ann = { code: 'ACME', email: 'buyer@acme.test' }
export const owner = { tenantCode: 'ACME', email: ann.email }
export const typed = { purchaseOrder: 'PO-2026-117', note: 'Call before delivery' }
export const wanted = { ...emptyForm, ...typed, addressId: '21', customer, lines: fullCart }
export const stamp = {
  key: 'order-key-1',
  day: '2026-03-02',
  sentAt: '2026-03-02T15:30:00.000Z',
  language: 'en' as const,
}
export const attempt = newAttempt(wanted, stamp, ['1042'])
export const lines = {
  'two lines': { lines: fullCart, isSellMinimumOn: false },
  'an empty cart': { lines: [], isSellMinimumOn: false },
  'a line under its minimum': { lines: tooFew, isSellMinimumOn: false },
  'a line without a price': { lines: anchors, isSellMinimumOn: false },
  'a price that went up': { lines: withChecks(fullCart, [dearer]), isSellMinimumOn: false },
  'the new price, accepted': {
    lines: withAccepted(withChecks(fullCart, [dearer]), [{ productId: bolt.id, price: 13.5 }]),
    isSellMinimumOn: false,
  },
  'a price that came down': { lines: withChecks(fullCart, [cheaper]), isSellMinimumOn: false },
  'three lines': { lines: [...fullCart, line(anchor, 6)], isSellMinimumOn: false },
}
