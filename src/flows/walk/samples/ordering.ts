import { cartMachine } from '../../../machines/ordering/cart.machine'
import type { CartChanged } from '../../../machines/ordering/cart.types'
import { checkoutMachine } from '../../../machines/ordering/checkout.machine'
import { orderDetailMachine } from '../../../machines/ordering/order-detail.machine'
import { orderListMachine } from '../../../machines/ordering/order-list.machine'
import { orderRepeatMachine } from '../../../machines/ordering/order-repeat.machine'
import type { RowsAdded } from '../../../machines/ordering/pad.types'
import { pruned } from '../../../machines/rules/cart'
import { orderedOf } from '../../../machines/rules/cart-merge'
import { emptyForm } from '../../../machines/rules/order-form'
import { standIn } from '../../xstate-private'
import { samplesOf } from '../sample'
import { cartViewSamples } from './cart-view'
import { anchor, bolt, boxed, customer, fullCart, keptOf, line, marine, onSale, recalled, washer } from './goods'
import { sendingSamples } from './order-sending'
import {
  anchors,
  ann,
  app,
  cartRef,
  cheaper,
  dearer,
  emptyPad,
  freshnessRef,
  lines,
  noon,
  orderRow,
  senderRef,
  tooFew,
  typed,
} from './ordering-goods'

const padRef: RowsAdded['by'] = standIn('pad')
const screen = { 'a screen': { subscriber: standIn<CartChanged>('subscriber') } }

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
    'cart.changedElsewhere': { ordered: { lines: [], isOrdered: true }, 'a washer': { lines: [line(washer, 3)] } },
    'step.changed': { 'steps of the minimum': { isSellMinimumOn: true }, 'steps of one': { isSellMinimumOn: false } },
    'line.increased': {
      'a bolt': { product: pruned(bolt), place: 'card' },
      'an anchor': { product: pruned(anchor), place: 'panel' },
      'a box of bolts': { product: boxed, place: 'card' },
    },
    'line.decreased': { 'the bolts': { productId: bolt.id }, 'the washer': { productId: washer.id } },
    'quantity.entered': {
      'three bolts': { product: pruned(bolt), text: '3', place: 'card' },
      'more bolts than the maximum': { product: pruned(bolt), text: '50', place: 'card' },
      'one bolt': { product: pruned(bolt), text: '1', place: 'cart' },
      'no bolt': { product: pruned(bolt), text: '0', place: 'panel' },
      'too few anchors': { product: pruned(anchor), text: '2', place: 'card' },
      'no number': { product: pruned(bolt), text: 'many', place: 'cart' },
      'six boxes of bolts': { product: boxed, text: '6', place: 'card' },
    },
    'quantities.filled': {
      'six bolts and two washers': {
        quantities: [bolt, washer].map(({ id }, at) => ({ productId: id, quantity: 6 - 4 * at })),
      },
    },
    'line.updated': {
      'six bolts': { product: pruned(bolt), quantity: 6 },
      'six boxes': { product: boxed, quantity: 6 },
    },
    'comment.changed': { 'for the bolts': { productId: bolt.id, comment: 'Deliver to gate 4' } },
    'tags.picked': {
      'for the bolts': { productId: bolt.id, tags: [onSale, marine] },
      'for the anchor': { productId: anchor.id, tags: [marine] },
    },
    'removal.requested': { 'the bolts': { productId: bolt.id }, 'the washer': { productId: washer.id } },
    'order.changed': {
      'an order goes out': { phase: 'underWay', by: '5e6f7a8b', others: [] },
      'no order is open': { phase: 'free', by: '5e6f7a8b', others: [] },
    },
    'order.accepted': { 'both lines': { ordered: orderedOf(fullCart) } },
    'rows.added': {
      'four bolts': { lines: [{ product: pruned(bolt), quantity: 4, comment: '' }], by: padRef },
      'more bolts than the maximum': { lines: [{ product: pruned(bolt), quantity: 90, comment: '' }], by: padRef },
    },
    'lines.checked': {
      'the bolts cost more': { results: [dearer] },
      'the washers cost less': { results: [cheaper] },
      'the bolts are gone': { results: [{ productId: bolt.id, at: noon, product: null }] },
      'at least six bolts': {
        results: [{ productId: bolt.id, at: noon, product: { ...pruned(bolt), min_order_qty: 6 } }],
      },
    },
    'offers.accepted': { 'the bolts at their new price': { accepted: [{ productId: bolt.id, price: 13.5 }] } },
    'draft.opened': {
      'in the place of the cart': { lines: anchors, mode: 'replace' },
      'into the cart': { lines: [line(washer, 5)], mode: 'merge' },
      'more bolts than the maximum, into the cart': { lines: [line(bolt, 9)], mode: 'merge' },
    },
  },
  ports: {},
  news: { cartStore: ['cart.found', 'cart.stored', 'cart.changedElsewhere'] },
})

const checkout = samplesOf(checkoutMachine, {
  inputs: { 'of the buyer of Acme': { ...ann, app, cart: cartRef, sender: senderRef, freshness: freshnessRef } },
  events: {
    'cart.changed': lines,
    'order.changed': {
      'nothing under way': { phase: 'free', settled: null },
      'an order under way': { phase: 'underWay' },
      'an order in doubt': { phase: 'doubt' },
      'refused for a price': { phase: 'free', isOutdated: true },
      'placed by another tab': { phase: 'free', settled: 'key-1' },
    },
    'check.ended': {
      'all are fresh': { unchecked: 0 },
      'some could not be checked': { unchecked: 1 },
    },
    'network.said': { 'there is none': { isOnline: false }, 'it is back': { isOnline: true } },
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
        'the customer of this device': { value: customer, asOf: Date.UTC(2026, 2, 2, 9), isSearched: false },
      },
    },
    rememberedForm: { done: { nothing: null, 'a form': { ...emptyForm, ...typed } } },
  },
  news: {
    appNews: ['network.returned'],
    cartNews: ['cart.changed'],
    orderNews: ['order.changed'],
    networkNews: ['network.said'],
  },
  walks: [
    'checkout!cart.changed!order.changed!done.rememberedForm!done.loadCustomer!order.submitted!network.said!check.ended',
    'checkout!cart.changed!order.changed!done.rememberedForm!done.loadCustomer!order.submitted!network.said!order.trusted',
    'checkout!cart.changed!order.changed!done.rememberedForm!done.loadCustomer!order.submitted!cart.changed*5!check.ended',
    'checkout!cart.changed!order.changed!done.rememberedForm!done.loadCustomer!order.submitted!form.changed',
    'checkout!cart.changed!order.changed!done.rememberedForm!done.loadCustomer!order.submitted!check.ended*1',
    'checkout!cart.changed!order.changed!done.rememberedForm!done.loadCustomer!order.submitted!check.ended',
    'checkout!cart.changed!order.changed!done.rememberedForm!done.loadCustomer!order.submitted!order.trusted',
    'checkout!cart.changed!order.changed!done.rememberedForm!done.loadCustomer!order.trusted!order.submitted',
    'checkout!cart.changed!order.changed!done.rememberedForm!done.loadCustomer!form.changed!order.changed*4',
  ],
})

const orderList = samplesOf(orderListMachine, {
  inputs: { drafts: { ...ann, app, search: '' }, processed: { ...ann, app, search: '?status=processed' } },
  events: {
    'answer.recalled': { 'the list as it was': { had: keptOf([orderRow]) } },
    'place.changed': {
      processed: { pathname: '/orders', search: '?status=processed' },
      drafts: { pathname: '/orders', search: '' },
      'the cart': { pathname: '/cart', search: '' },
    },
    'tab.chosen': { processed: { status: 'processed' }, drafts: { status: 'draft' } },
    'search.submitted': { 'a number': { text: '1042' }, nothing: { text: '' } },
    'view.changed': {
      'a month': { patch: { from: '2026-03-01', to: '2026-03-31' } },
      'largest first': { patch: { sort: { by: 'total', isDown: true } } },
    },
    'order.opened': { 'of two orders': { ids: ['1042', '1043'] } },
  },
  ports: {
    loadOrders: {
      done: {
        'two orders': [
          orderRow,
          { id: 1043, sale_no: 'SO-1043', customer_name: customer.name, order_date: '2026-03-02', total: 1250 },
        ],
        none: [],
        'an order of this device': { value: [orderRow], asOf: Date.UTC(2026, 2, 2, 9), isSearched: false },
      },
    },
  },
  news: { orders: recalled, seenOrders: recalled, appNews: ['place.changed', 'language.changed', 'network.returned'] },
})

export const ordered = {
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
}
const orderRepeat = samplesOf(orderRepeatMachine, {
  inputs: { 'the buyer of Acme': { app, pad: emptyPad, code: 'ACME' } },
  events: {
    'order.repeated': {
      'order 1042': { orderId: 1042, number: 'SO-1042' },
      'order 1043': { orderId: 1043, number: 'SO-1043' },
    },
    'place.changed': { processed: { pathname: '/orders', search: '?status=processed' } },
  },
  ports: {
    loadOrder: { done: { 'two lines': ordered, 'no lines': { ...ordered, items: [] }, nothing: null } },
  },
  news: { appNews: ['place.changed'] },
})

const orderDetail = samplesOf(orderDetailMachine, {
  inputs: { 'order 1042': { ...ann, app, pad: emptyPad, orderId: '1042' } },
  events: {
    'answer.recalled': { 'the order as it was': { had: keptOf(ordered) } },
  },
  ports: {
    loadOrder: {
      done: {
        'two lines': ordered,
        nothing: null,
        'two lines of this device': { value: ordered, asOf: Date.UTC(2026, 2, 2, 9), isSearched: false },
      },
    },
    readTrail: { done: { 'two orders': ['1042', '1043'], none: [] } },
  },
  news: { order: recalled, seenOrder: recalled, appNews: ['language.changed', 'network.returned'] },
})

export const orderingSamples = [
  cart,
  ...cartViewSamples,
  checkout,
  ...sendingSamples,
  orderList,
  orderRepeat,
  orderDetail,
]
