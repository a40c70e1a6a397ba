import { cartMachine } from '../../../../machines/ordering/cart.machine'
import { checkoutMachine } from '../../../../machines/ordering/checkout.machine'
import { draftsMachine } from '../../../../machines/ordering/drafts.machine'
import { orderDetailMachine } from '../../../../machines/ordering/order-detail.machine'
import { orderListMachine } from '../../../../machines/ordering/order-list.machine'
import { fingerprint, orderDraft } from '../../../../machines/rules/checkout'
import { pruned, type CartLine } from '../../../../machines/rules/cart'
import { samplesOf } from '../sample'
import { anchor, bolt, customer, fullCart, line, marine, onSale, still, washer } from './goods'

/** A stand-in for the cart of Acme's buyer. */
export const cartWith = (lines: readonly CartLine[]) =>
  still(
    cartMachine.resolveState({
      value: { basket: { open: 'settled' }, panel: 'shut' },
      context: {
        tenantCode: 'ACME',
        lines,
        saved: lines,
        isSellMinimumOn: false,
        question: null,
        problem: null,
        pickedTags: new Map(),
      },
    }),
  )

const anchors = [line(anchor, 6)]
const tooFew = [line(bolt, 1)]
const cart = samplesOf(cartMachine, {
  events: {
    'cart.opened': {
      'two lines': { tenantCode: 'ACME', lines: fullCart },
      empty: { tenantCode: 'ACME', lines: [] },
      'a line under its minimum': { tenantCode: 'ACME', lines: tooFew },
    },
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
})

const ann = { code: 'ACME', email: 'buyer@acme.test' }
const owner = { tenantCode: 'ACME', email: ann.email }
const stamp = { today: '2026-03-02', key: 'order-key-1' }
const sent = orderDraft({
  customer,
  addressId: '21',
  lines: fullCart,
  purchaseOrder: '',
  note: '',
  saleDate: '2026-03-01',
})
const attempt = { key: 'order-key-0', fingerprint: fingerprint(sent), startedAt: '2026-03-01', ...owner }
const checkout = samplesOf(checkoutMachine, {
  inputs: {
    'two lines': { ...ann, cart: cartWith(fullCart), attempt: null, form: null },
    'left while an order was sent': { ...ann, cart: cartWith(fullCart), attempt, form: null },
    'an empty cart': { ...ann, cart: cartWith([]), attempt: null, form: null },
    'a line under its minimum': { ...ann, cart: cartWith(tooFew), attempt: null, form: null },
    'a line without a price': { ...ann, cart: cartWith(anchors), attempt: null, form: null },
  },
  events: {
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
    stampOrder: { done: { today: stamp } },
    placeOrder: {},
  },
  news: { surroundings: ['network.returned', 'language.changed'] },
})

const draft = { id: 'draft-1', name: 'Weekly order', savedAt: '2026-03-01T09:30:00.000Z', ...owner }
const drafts = samplesOf(draftsMachine, {
  events: {
    'drafts.opened': {
      'one draft': { owner, drafts: [{ ...draft, lines: fullCart }] },
      none: { owner, drafts: [] },
    },
    'drafts.changedElsewhere': { 'all deleted': { drafts: [] } },
    'draft.saved': { 'the cart': { lines: fullCart }, 'an empty cart': { lines: [] } },
    'draft.renamed': { 'a name': { id: draft.id, name: 'Monthly order' }, blanks: { id: draft.id, name: '  ' } },
    'opening.requested': {
      'over an empty cart': { id: draft.id, isCartEmpty: true },
      'over a full cart': { id: draft.id, isCartEmpty: false },
    },
    'deletion.requested': { 'the weekly order': { id: draft.id } },
  },
  ports: {
    nameDraft: {
      done: { named: { ...draft, id: 'draft-2', name: 'Draft of 2 March', savedAt: '2026-03-02T10:00:00.000Z' } },
    },
  },
})

const orderList = samplesOf(orderListMachine, {
  inputs: { drafts: { code: 'ACME', search: '' }, processed: { code: 'ACME', search: '?status=processed' } },
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
  news: { surroundings: ['place.changed', 'language.changed', 'network.returned'] },
})

const orderDetail = samplesOf(orderDetailMachine, {
  inputs: { 'order 1042': { code: 'ACME', orderId: '1042' } },
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
  news: { surroundings: ['language.changed', 'network.returned'] },
})

export const orderingSamples = [cart, checkout, drafts, orderList, orderDetail]
