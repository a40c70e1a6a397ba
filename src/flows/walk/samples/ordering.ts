import type { AppRef } from '../../../machines/app.types'
import { cartMachine } from '../../../machines/ordering/cart.machine'
import type { CartChanged, CartRef } from '../../../machines/ordering/cart.types'
import { checkoutMachine } from '../../../machines/ordering/checkout.machine'
import { draftsMachine } from '../../../machines/ordering/drafts.machine'
import { orderDetailMachine } from '../../../machines/ordering/order-detail.machine'
import { orderListMachine } from '../../../machines/ordering/order-list.machine'
import { fingerprint, newOrder } from '../../../machines/rules/checkout'
import { emptyForm } from '../../../machines/rules/order-form'
import { pruned } from '../../../machines/rules/cart'
import { standIn } from '../../xstate-private'
import { samplesOf } from '../sample'
import { anchor, bolt, customer, fullCart, line, marine, onSale, washer } from './goods'

const app: AppRef = standIn('app')
const cartRef: CartRef = standIn('cart')
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
    'order.accepted': { 'both lines': { lines: fullCart } },
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
const stamp = { today: '2026-03-02', key: 'order-key-1' }
const sent = newOrder({
  customer,
  addressId: '21',
  lines: fullCart,
  purchaseOrder: '',
  note: '',
  saleDate: '2026-03-01',
})
const foreign = { key: 'order-key-9', fingerprint: 'another', startedAt: '2026-03-01', ...owner }
const attempt = { key: 'order-key-0', fingerprint: fingerprint(sent), startedAt: '2026-03-01', ...owner }
const lines = {
  'two lines': { lines: fullCart, isSellMinimumOn: false },
  'an empty cart': { lines: [], isSellMinimumOn: false },
  'a line under its minimum': { lines: tooFew, isSellMinimumOn: false },
  'a line without a price': { lines: anchors, isSellMinimumOn: false },
}
const checkout = samplesOf(checkoutMachine, {
  inputs: { 'of the buyer of Acme': { ...ann, app, cart: cartRef } },
  events: {
    'cart.changed': lines,
    'form.changed': {
      'number and note': { patch: { purchaseOrder: 'PO-2026-117', note: 'Call before delivery' } },
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
    stampOrder: { done: { today: { ...stamp, attempt: null }, 'sent by another tab': { ...stamp, attempt: foreign } } },
    placeOrder: {},
    remember: {
      done: {
        nothing: { attempt: null, form: null },
        'an order without an answer': { attempt, form: null },
        'a form': { attempt: null, form: { ...emptyForm, purchaseOrder: 'PO-2026-117', note: 'Call before delivery' } },
      },
    },
  },
  news: { appNews: ['network.returned'], cartNews: ['cart.changed'], storedAttempt: ['attempt.found'] },
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
          { id: 1042, sale_no: 'SO-1042', customer_name: customer.name, order_date: '2026-03-01', total: 54.2 },
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

export const orderingSamples = [cart, checkout, drafts, orderList, orderDetail]
