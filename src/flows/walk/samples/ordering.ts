import type { AppRef } from '../../../machines/app.types'
import { cartMachine } from '../../../machines/ordering/cart.machine'
import type { CartChanged, CartRef } from '../../../machines/ordering/cart.types'
import { checkoutMachine } from '../../../machines/ordering/checkout.machine'
import { draftsMachine } from '../../../machines/ordering/drafts.machine'
import { orderDetailMachine } from '../../../machines/ordering/order-detail.machine'
import { orderListMachine } from '../../../machines/ordering/order-list.machine'
import { orderSenderMachine } from '../../../machines/ordering/order-sender.machine'
import type { OrderNews, OrderSenderRef } from '../../../machines/ordering/order-sender.types'
import type { RowsAdded } from '../../../machines/ordering/pad.types'
import { orderedOf } from '../../../machines/rules/cart-merge'
import { lost, newAttempt, sentAgain } from '../../../machines/rules/order-attempt'
import { emptyForm } from '../../../machines/rules/order-form'
import { pruned } from '../../../machines/rules/cart'
import { standIn } from '../../xstate-private'
import { samplesOf } from '../sample'
import { anchor, bolt, customer, fullCart, line, marine, onSale, washer } from './goods'

const app: AppRef = standIn('app')
const cartRef: CartRef = standIn('cart')
const senderRef: OrderSenderRef = standIn('orderSender')
const padRef: RowsAdded['by'] = standIn('pad')
const orderRow = {
  id: 1042,
  sale_no: 'SO-1042',
  customer_name: customer.name,
  order_date: '2026-03-01',
  total: 54.2,
}
const screen = { 'a screen': { subscriber: standIn<CartChanged>('subscriber') } }

const anchors = [line(anchor, 6)]
const tooFew = [line(bolt, 1)]
const cart = samplesOf(cartMachine, {
  inputs: {
    'of the buyer of Acme': { tenantCode: 'ACME' },
    'in steps of the minimum': { tenantCode: 'ACME', isSellMinimumOn: true },
  },
  events: {
    'cart.found': {
      'two lines': { lines: fullCart, isDamaged: false },
      empty: { lines: [], isDamaged: false },
      'a line under its minimum': { lines: tooFew, isDamaged: false },
      'what could be read of it': { lines: [line(washer, 1)], isDamaged: true },
    },
    'subscriber.joined': screen,
    'subscriber.left': screen,
    'cart.changedElsewhere': { emptied: { lines: [] }, 'a washer': { lines: [line(washer, 3)] } },
    'step.changed': { 'steps of the minimum': { isSellMinimumOn: true }, 'steps of one': { isSellMinimumOn: false } },
    'line.increased': {
      'a bolt': { product: pruned(bolt), place: 'card' },
      'an anchor': { product: pruned(anchor), place: 'panel' },
    },
    'line.decreased': { 'the bolts': { productId: bolt.id }, 'the washer': { productId: washer.id } },
    'quantity.entered': {
      'three bolts': { product: pruned(bolt), text: '3', place: 'card' },
      'more bolts than the maximum': { product: pruned(bolt), text: '50', place: 'card' },
      'one bolt': { product: pruned(bolt), text: '1', place: 'cart' },
      'no bolt': { product: pruned(bolt), text: '0', place: 'panel' },
      'too few anchors': { product: pruned(anchor), text: '2', place: 'card' },
      'no number': { product: pruned(bolt), text: 'many', place: 'cart' },
    },
    'line.updated': { 'six bolts': { product: pruned(bolt), quantity: 6 } },
    'comment.changed': { 'for the bolts': { productId: bolt.id, comment: 'Deliver to gate 4' } },
    'tags.picked': {
      'for the bolts': { productId: bolt.id, tags: [onSale, marine] },
      'for the anchor': { productId: anchor.id, tags: [marine] },
    },
    'removal.requested': { 'the bolts': { productId: bolt.id }, 'the washer': { productId: washer.id } },
    'order.accepted': { 'both lines': { ordered: orderedOf(fullCart) } },
    'rows.added': {
      'more bolts than the maximum': { lines: [{ product: pruned(bolt), quantity: 90, comment: '' }], by: padRef },
    },
    'draft.opened': {
      'in the place of the cart': { lines: anchors, mode: 'replace' },
      'into the cart': { lines: [line(washer, 5)], mode: 'merge' },
      'more bolts than the maximum, into the cart': { lines: [line(bolt, 9)], mode: 'merge' },
    },
  },
  ports: {},
  news: { cartStore: ['cart.found', 'cart.stored', 'cart.changedElsewhere'] },
})

const ann = { code: 'ACME', email: 'buyer@acme.test' }
const owner = { tenantCode: 'ACME', email: ann.email }
const typed = { purchaseOrder: 'PO-2026-117', note: 'Call before delivery' }
const wanted = { ...emptyForm, ...typed, addressId: '21', customer, lines: fullCart }
const stamp = { key: 'order-key-1', day: '2026-03-02', sentAt: '2026-03-02T15:30:00.000Z', language: 'en' as const }
const attempt = newAttempt(wanted, stamp, ['1042'])
const foreign = newAttempt({ ...wanted, lines: [line(washer, 4)] }, { ...stamp, key: 'order-key-9' }, [])
const lines = {
  'two lines': { lines: fullCart, isSellMinimumOn: false },
  'an empty cart': { lines: [], isSellMinimumOn: false },
  'a line under its minimum': { lines: tooFew, isSellMinimumOn: false },
  'a line without a price': { lines: anchors, isSellMinimumOn: false },
}
const checkout = samplesOf(checkoutMachine, {
  inputs: { 'of the buyer of Acme': { ...ann, app, cart: cartRef, sender: senderRef } },
  events: {
    'cart.changed': lines,
    'order.changed': {
      'nothing under way': { phase: 'free' },
      'an order under way': { phase: 'underWay' },
      'an order in doubt': { phase: 'doubt' },
    },
    'form.changed': {
      'number and note': { patch: typed },
      'another address': { patch: { addressId: '22' } },
      'no address': { patch: { addressId: '' } },
      'delivery, 30 days': { patch: { delivery: 'delivery', payment: 'net30' } },
    },
  },
  ports: {
    loadCustomer: {
      done: {
        'a customer': customer,
        none: null,
        'no addresses': { ...customer, shipping_addresses: [] },
      },
    },
    rememberedForm: { done: { nothing: null, 'a form': { ...emptyForm, ...typed } } },
  },
  news: { appNews: ['network.returned'], cartNews: ['cart.changed'], orderNews: ['order.changed'] },
})

const none = { attempt: null, settled: null, former: null, isRecorded: true }
const found = {
  nothing: none,
  'nothing, but an order was placed': { ...none, settled: 'order-key-8' },
  'an order that was being sent': { ...none, attempt },
  'an order whose answer was lost': { ...none, attempt: lost(attempt) },
  'the same, sent once more': { ...none, attempt: sentAgain(attempt) },
  'another order': { ...none, attempt: foreign },
  'no record of the buyer': { ...none, isRecorded: false },
}
const orderSender = samplesOf(orderSenderMachine, {
  inputs: { 'at the checkout': { app, cart: cartRef, owner, pathname: '/checkout' } },
  events: {
    'attempt.found': found,
    'turn.given': {
      'nothing open': { ...none, stamp },
      'the order that was being sent': { ...none, attempt, stamp },
      'the order whose answer was lost': { ...none, attempt: lost(attempt), stamp },
      'another order': { ...none, attempt: foreign, stamp },
      'nothing open, but an order was placed': { ...none, settled: 'order-key-8', stamp },
    },
    'fate.told': { 'it is there': { isThere: true }, 'it is not there': { isThere: false } },
    'order.sent': { 'two lines': { order: wanted } },
    'place.changed': {
      'the orders': { pathname: '/orders', search: '' },
      'the checkout': { pathname: '/checkout', search: '' },
    },
    'subscriber.joined': { 'the checkout': { subscriber: standIn<OrderNews>('subscriber') } },
    'subscriber.left': { 'the checkout': { subscriber: standIn<OrderNews>('subscriber') } },
  },
  ports: {
    placeOrder: {},
    loadOrders: { done: { 'an order of before': [orderRow] } },
    searchOrders: {
      done: {
        'an order of before': [orderRow],
        'one that was not there': [
          orderRow,
          { ...orderRow, id: 1044, sale_no: 'SO-1044', order_date: stamp.day, total: Number(attempt.total.slice(1)) },
        ],
        none: [],
      },
    },
  },
  news: {
    appNews: ['place.changed', 'network.returned'],
    storedAttempt: ['attempt.found'],
    turn: ['turn.given'],
  },
})

const draft = { id: 'draft-1', name: 'Weekly order', savedAt: '2026-03-01T09:30:00.000Z', ...owner }
const drafts = samplesOf(draftsMachine, {
  inputs: { 'of the buyer of Acme': { owner, cart: cartRef } },
  events: {
    'drafts.found': {
      'one draft': { all: [{ ...draft, lines: fullCart }] },
      none: { all: [] },
    },
    'cart.changed': lines,
    'draft.renamed': { 'a name': { id: draft.id, name: 'Monthly order' }, blanks: { id: draft.id, name: '  ' } },
    'opening.requested': { 'the weekly order': { id: draft.id } },
    'deletion.requested': { 'the weekly order': { id: draft.id } },
  },
  ports: {
    nameDraft: {
      done: { named: { ...draft, id: 'draft-2', name: 'Draft of 2 March', savedAt: '2026-03-02T10:00:00.000Z' } },
    },
  },
  news: { storedDrafts: ['drafts.found'], cartNews: ['cart.changed'] },
})

const orderList = samplesOf(orderListMachine, {
  inputs: { drafts: { app, code: 'ACME', search: '' }, processed: { app, code: 'ACME', search: '?status=processed' } },
  events: {
    'place.changed': {
      processed: { pathname: '/orders', search: '?status=processed' },
      drafts: { pathname: '/orders', search: '' },
      'the cart': { pathname: '/cart', search: '' },
    },
    'tab.chosen': { processed: { status: 'processed' }, drafts: { status: 'draft' } },
    'search.submitted': { 'a number': { text: '1042' }, nothing: { text: '' } },
  },
  ports: {
    loadOrders: {
      done: {
        'two orders': [
          orderRow,
          { id: 1043, sale_no: 'SO-1043', customer_name: customer.name, order_date: '2026-03-02', total: 1250 },
        ],
        none: [],
      },
    },
  },
  news: { appNews: ['place.changed', 'language.changed', 'network.returned'] },
})

const orderDetail = samplesOf(orderDetailMachine, {
  inputs: { 'order 1042': { app, code: 'ACME', orderId: '1042' } },
  events: {},
  ports: {
    loadOrder: {
      done: {
        'two lines': {
          sale_no: 'SO-1042',
          sale_date: '2026-03-01',
          customer: { name: customer.name },
          items: fullCart.map(({ product, quantity }, at) => ({
            id: at + 1,
            sale_qty: quantity,
            price: product.selling_price,
            productuom: {
              product: { part_number: product.part_number, description: product.description },
              uom: { code: product.uom_code },
            },
          })),
        },
        nothing: null,
      },
    },
  },
  news: { appNews: ['language.changed', 'network.returned'] },
})

export const orderingSamples = [cart, checkout, orderSender, drafts, orderList, orderDetail]
