import { cartViewMachine } from '../../../machines/ordering/cart-view.machine'
import type { LinesSeen } from '../../../machines/ordering/cart-view.types'
import type { NumbersPublisher } from '../../../machines/ordering/part-numbers.types'
import { standIn } from '../../xstate-private'
import { samplesOf } from '../sample'
import { bolt, washer } from './goods'
import { cartRef, lines } from './ordering-goods'

const freshness = { freshness: { subscriber: standIn<LinesSeen>('freshness') } }
const numbers: NumbersPublisher = standIn('partNumbers')
const [first, second] = [String(bolt.id), String(washer.id)]

const cartView = samplesOf(cartViewMachine, {
  inputs: { 'of the buyer of Acme': { cart: cartRef, numbers } },
  events: {
    'cart.changed': lines,
    'subscriber.joined': freshness,
    'subscriber.left': freshness,
    'check.settled': { 'the washers could not be checked': { missed: [second] }, 'all are checked': { missed: [] } },
    'numbers.changed': {
      'the bolts have a number of the buyer': { numbers: [{ own: 'BOLT-A', partNumber: bolt.part_number }] },
    },
    'rows.seen': { 'the first ten': { from: 0, to: 9 } },
    'find.changed': { washers: { text: 'washer' }, nothing: { text: '' }, 'what is not there': { text: 'anchor' } },
    'sort.chosen': {
      'by total': { sort: 'total' },
      'by part number': { sort: 'part' },
      'as added': { sort: 'added' },
    },
    'quantity.left': {
      'four bolts': { id: first, text: null, to: 'next' },
      'no number': { id: first, text: 'many', to: 'next' },
    },
    'problem.sought': { 'the first': { from: -1, isBack: false }, 'the last': { from: -1, isBack: true } },
    'line.pointed': { 'the washers': { id: second }, 'what is gone': { id: '999' } },
    'column.pasted': {
      'two numbers': { id: first, column: { heading: null, texts: ['6', '2'] } },
      'one that is not clear': { id: first, column: { heading: null, texts: ['1.000', '2'] } },
      'nothing new': { id: first, column: { heading: null, texts: ['4', '1'] } },
      'into what is gone': { id: '999', column: { heading: null, texts: ['6', '2'] } },
    },
    'number.read': { 'a thousand': { reading: 'thousands' }, one: { reading: 'decimals' } },
  },
  ports: {},
  news: { cartNews: ['cart.changed'], numbersNews: ['numbers.changed'] },
})

export const cartViewSamples = [cartView]
