import { freshnessMachine } from '../../../machines/ordering/freshness.machine'
import type { CheckEnded } from '../../../machines/ordering/freshness.types'
import { orderSenderMachine } from '../../../machines/ordering/order-sender.machine'
import type { OrderNews } from '../../../machines/ordering/order-sender.types'
import { lost, newAttempt, refused, sentAgain } from '../../../machines/rules/order-attempt'
import { standIn } from '../../xstate-private'
import { failures } from '../choices'
import { samplesOf } from '../sample'
import { bolt, line, washer } from './goods'
import {
  app,
  attempt,
  cartRef,
  cartViewRef,
  cheaper,
  dearer,
  lines,
  noon,
  orderRow,
  owner,
  receiptsRef,
  senderRef,
  stamp,
  wanted,
} from './ordering-goods'

const foreign = newAttempt({ ...wanted, lines: [line(washer, 4)] }, { ...stamp, key: 'order-key-9' }, [])
const freshness = samplesOf(freshnessMachine, {
  inputs: {
    'at the checkout': {
      code: 'ACME',
      app,
      cart: cartRef,
      cartView: cartViewRef,
      sender: senderRef,
      pathname: '/checkout',
    },
    'at the cart': { code: 'ACME', app, cart: cartRef, cartView: cartViewRef, sender: senderRef, pathname: '/cart' },
  },
  events: {
    'cart.changed': lines,
    'lines.seen': { 'both lines': { ids: [String(bolt.id), String(washer.id)] } },
    'place.changed': {
      'the cart': { pathname: '/cart', search: '' },
      'the checkout': { pathname: '/checkout', search: '' },
      'the orders': { pathname: '/orders', search: '' },
    },
    'products.passed': {
      'the bolts': { code: 'ACME', results: [dearer] },
      'of another tenant': { code: 'BOLT', results: [dearer] },
    },
    'products.read': {
      'one is there': { results: [dearer], failed: [] },
      'both are there': { results: [dearer, cheaper], failed: [] },
      'one could not be had': { results: [cheaper], failed: [bolt.id] },
      'none could be had': { results: [], failed: [bolt.id, washer.id] },
    },
    'check.requested': { 'the checkout': { by: standIn<CheckEnded>('checkout') } },
    'order.changed': {
      'refused for a price': { phase: 'free', isOutdated: true },
      'an order under way': { phase: 'underWay' },
    },
  },
  ports: { tellTime: { done: { noon } } },
  news: {
    appNews: ['place.changed', 'network.returned'],
    cartNews: ['cart.changed'],
    viewNews: ['lines.seen'],
    orderNews: ['order.changed'],
    passingProducts: ['products.passed'],
    readProducts: ['products.read', 'reading.ended'],
  },
})

const none = { attempt: null, settled: null, former: null, isRecorded: true, others: [] }
const found = {
  nothing: none,
  'nothing, but the order was placed': { ...none, settled: attempt.key },
  'an order that was being sent': { ...none, attempt },
  'an order whose answer was lost': { ...none, attempt: lost(attempt) },
  'the same, sent once more': { ...none, attempt: sentAgain(attempt) },
  'another order': { ...none, attempt: foreign },
  'no record of the buyer': { ...none, isRecorded: false },
  'an order of a colleague': { ...none, others: ['1a2b3c4d'] },
}
const orderSender = samplesOf(orderSenderMachine, {
  inputs: { 'at the checkout': { app, cart: cartRef, receipts: receiptsRef, owner, pathname: '/checkout' } },
  events: {
    'attempt.found': found,
    'turn.given': {
      'nothing open': { ...none, stamp },
      'the order that was being sent': { ...none, attempt, stamp },
      'the order whose answer was lost': { ...none, attempt: lost(attempt), stamp },
      'another order': { ...none, attempt: foreign, stamp },
      'nothing open, but an order was placed': { ...none, settled: 'order-key-8', stamp },
      'the order with which a session ended': { ...none, attempt: refused(attempt), stamp },
      'an order that may be at work still': { ...none, attempt: refused(attempt, true), stamp },
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
    placeOrder: {
      failed: {
        ...failures,
        'a repetition (409)': { kind: 'rejected', status: 409, message: 'This order is being stored.', fields: {} },
      },
    },
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

export const sendingSamples = [freshness, orderSender]
