import type { AppRef } from '../../../machines/app.types'
import type { CartRef } from '../../../machines/ordering/cart.types'
import { padLookupMachine } from '../../../machines/ordering/pad-lookup.machine'
import { padMachine } from '../../../machines/ordering/pad.machine'
import type { NumbersPublisher } from '../../../machines/ordering/part-numbers.types'
import type { SheetFile } from '../../../machines/ordering/pad.types'
import { padProduct } from '../../../machines/rules/pad-matching'
import { emptyRow } from '../../../machines/rules/pad-kept'
import { standIn } from '../../xstate-private'
import { samplesOf } from '../sample'
import { anchor, bolt, fullCart, washer } from './goods'

const app: AppRef = standIn('app')
const cart: CartRef = standIn('cart')
const numbers: NumbersPublisher = standIn('partNumbers')
const owner = { tenantCode: 'ACME', email: 'buyer@acme.test' }
const [bolts, washers] = [padProduct(bolt), padProduct(washer)]
const first = { ...emptyRow('a1'), part: bolt.part_number, quantity: '4' }
const second = { ...emptyRow('a2'), part: 'FW M8', quantity: '1.000' }
const rows = [first, second]
const answered = { kind: 'answered' as const, exact: [], near: [], others: [], total: 0 }
const table = (cells: readonly (readonly string[])[], rest = '') => ({
  cells,
  separator: '\t' as const,
  rest,
  long: '',
})
const waiting = [{ text: 'AN-12\t6', why: 'room' as const, mark: '', sheet: null }]
const sheet = {
  kind: 'sheet' as const,
  table: table([
    [bolt.part_number, '4'],
    ['FW M8', '2'],
  ]),
  columns: {
    header: null,
    roles: ['part', 'quantity'] as const,
    above: [],
    more: [],
    rows: [
      [bolt.part_number, '4'],
      ['FW M8', '2'],
    ],
  },
}
const stock = ['Part', 'Stock', 'Qty']
const stockRoles = ['part', 'other', 'quantity'] as const
/** A second table below the first one, under a heading of its own. */
const twoTables = {
  ...sheet,
  table: table([['Part', 'Qty'], [bolt.part_number, '4'], stock, ['FW-M8', '99', '12'], ['AN-12', '0', '6']]),
  columns: {
    header: ['Part', 'Qty'],
    roles: ['part', 'quantity'] as const,
    above: [['---', '---']],
    rows: [[bolt.part_number, '4']],
    more: [
      {
        header: stock,
        roles: stockRoles,
        above: [],
        rows: [
          ['FW-M8', '99', '12'],
          ['AN-12', '0', '6'],
        ],
      },
    ],
  },
}
const file: SheetFile = { name: 'order.csv', size: 12, arrayBuffer: () => Promise.resolve(new ArrayBuffer(0)) }
const taken = { productId: bolt.id, quantity: 4 }
const key = bolt.part_number.toUpperCase()

const pad = samplesOf(padMachine, {
  inputs: {
    'on its page': { owner, app, cart, numbers, pathname: '/order-pad' },
    'on another page': { owner, app, cart, numbers, pathname: '/products' },
  },
  events: {
    'pad.found': {
      'two rows': { pad: { rows, rest: [] }, mark: 'b', isKept: true },
      nothing: { pad: { rows: [], rest: [] }, mark: 'b', isKept: true },
      'rows and a rest': { pad: { rows, rest: waiting }, mark: 'b', isKept: true },
      'nothing, on a device that keeps nothing': { pad: { rows: [], rest: [] }, mark: 'b', isKept: false },
      'a row that another tab has added meanwhile': {
        pad: { rows: [{ ...first, isAdded: true }, second], rest: [] },
        mark: 'b',
        isKept: true,
      },
      'a part number with a count behind it': {
        pad: { rows: [{ ...first, part: `${bolt.part_number}=4`, quantity: '' }], rest: [] },
        mark: 'b',
        isKept: true,
      },
    },
    'pad.changedElsewhere': { 'one row': { pad: { rows: rows.slice(0, 1), rest: [] } } },
    'part.answered': {
      'the bolt': { key, lookup: { ...answered, exact: [bolts], total: 1 } },
      'a washer, spelled otherwise': { key: 'FW M8', lookup: { ...answered, near: [washers] } },
      'nothing of the bolt': { key, lookup: answered },
      'the washer': { key: 'FW-M8', lookup: { ...answered, exact: [washers], total: 1 } },
      'the anchor': { key: 'AN-12', lookup: { ...answered, exact: [padProduct(anchor)], total: 1 } },
      'nothing of the bolt with its count': { key: `${key}=4`, lookup: answered },
    },
    'part.failed': { 'by the server': { key, isOffline: false }, 'without a network': { key, isOffline: true } },
    'cart.changed': {
      'an empty cart': { lines: [], isSellMinimumOn: false },
      'two lines': { lines: fullCart, isSellMinimumOn: true },
    },
    'hold.given': {
      'the first': { ids: ['a1'] },
      none: { ids: [] },
      'the second': { ids: ['a2'] },
      'the first of the paste': { ids: ['b-2'] },
    },
    'rows.taken': { 'all bolts': { taken: [taken] }, 'one bolt': { taken: [{ ...taken, quantity: 1 }] } },
    'numbers.changed': {
      none: { numbers: [] },
      'one of the buyer’s own': { numbers: [{ own: 'FW M8', partNumber: washer.part_number }] },
    },
    'rows.opened': {
      'of an order': { source: 'order', name: '4711', rows: [{ part: 'AN-12', quantity: '6', comment: '' }] },
      'of a list, one to be filled in': {
        source: 'list',
        name: 'Weekly order',
        rows: [
          { part: bolt.part_number, quantity: '4', comment: '' },
          { part: 'AN-12', quantity: '0', comment: '' },
        ],
      },
      'of a link that was cut': {
        source: 'link',
        name: 'a1b2',
        broken: 2,
        isWhole: false,
        rows: [{ part: bolt.part_number, quantity: '4', comment: 'Gate 4' }],
      },
      'of an order at another price': {
        source: 'order',
        name: '4712',
        rows: [
          { part: bolt.part_number, quantity: '4', comment: '', oldPrice: 11, oldQuantity: 4, oldUnit: bolt.uom_code },
        ],
      },
    },
    'place.changed': {
      'the pad': { pathname: '/order-pad', search: '' },
      'the cart': { pathname: '/cart', search: '' },
    },
    'text.pasted': {
      'two rows': { text: 'HB-M8-40\t4\nFW M8\t2' },
      'a column of numbers': { text: '4\n2', into: { id: 'a1', field: 'quantity' } },
    },
    'file.dropped': { 'a sheet': { file } },
    'problem.sought': { 'from the top': { from: null } },
    'row.typed': {
      'a part number': { id: 'a1', field: 'part', text: 'AN-12' },
      'a quantity': { id: 'a1', field: 'quantity', text: '5' },
    },
    'row.removed': { 'the first': { id: 'a1' } },
    'row.fixed': { 'the first': { id: 'a1' }, 'the second': { id: 'a2' } },
    'row.restored': { 'the second': { id: 'a2' } },
    'row.unticked': { 'the first': { id: 'a1' } },
    'rows.ticked': { all: { isOn: true }, none: { isOn: false } },
    'product.chosen': {
      'the washer': { id: 'a2', product: washers },
      'the anchor': { id: 'a2', product: padProduct(anchor) },
    },
    'number.read': { 'a thousand': { reading: 'thousands' }, one: { reading: 'decimals' } },
    'row.sought': {
      'the next': { id: 'a1', field: 'part', to: 'next' },
      'one above the first': { id: 'a1', field: 'part', to: 'previous' },
    },
    'heading.refused': { 'of the last sheet': {} },
    'question.declined': { 'of the last sheet': {}, 'of a sheet that is gone': { mark: 'gone' } },
    'column.chosen': { 'quantities in front': { at: 0, role: 'quantity' } },
    'copying.requested': { 'a row': { text: 'HB-M8-40\t4\tNot found' } },
  },
  ports: {
    readSheet: {
      done: {
        'two rows': sheet,
        'a heading and a row': {
          ...sheet,
          table: table(
            [
              ['Part', 'Qty'],
              ['AN-12', '6'],
            ],
            'FW-M8\t2',
          ),
          columns: { ...sheet.columns, header: ['Part', 'Qty'], rows: [['AN-12', '6']] },
        },
        'a picture': { kind: 'refused', reason: 'picture' },
        'two tables': twoTables,
      },
    },
    copyText: {},
  },
  news: {
    appNews: ['place.changed', 'language.changed', 'network.returned'],
    cartNews: ['cart.changed'],
    numbersNews: ['numbers.changed'],
    padStore: ['pad.found', 'pad.stored', 'pad.notStored', 'pad.changedElsewhere', 'hold.given'],
    padPage: ['text.pasted', 'file.dropped', 'problem.sought', 'change.undone'],
    lookup: ['part.answered', 'part.failed'],
  },
  walks: [
    'pad!pad.found!numbers.changed!part.answered!adding.requested',
    'pad!pad.found!numbers.changed!part.answered!adding.requested!hold.given',
    'pad!pad.found!numbers.changed!part.answered!adding.requested!hold.given*1',
    'pad!pad.found!numbers.changed!part.answered!adding.requested!hold.given*2',
    'pad!pad.found!numbers.changed!part.answered!adding.requested!hold.given!rows.taken',
    'pad!pad.found!numbers.changed!part.answered!adding.requested!hold.given!rows.taken*1',
    'pad!pad.found!numbers.changed!part.failed!part.answered*1!check.retried',
    'pad!pad.found!numbers.changed!part.failed!part.answered*1!network.returned',
    'pad!pad.found!numbers.changed!part.failed*1!network.returned',
    'pad!pad.found!numbers.changed!part.failed*1!check.retried',
    'pad!pad.found!numbers.changed!part.failed*1!row.fixed',
    'pad!pad.found!numbers.changed!part.failed*1!row.typed!row.left',
    'pad!pad.found!numbers.changed!part.answered!row.unticked',
    'pad!pad.found*5!numbers.changed!part.answered*5',
    'pad!pad.found*1!numbers.changed!rows.opened*3!part.answered!view.narrowed',
    'pad!pad.found*1!numbers.changed!rows.opened*3!part.answered!view.narrowed!rows.cleared',
    'pad!pad.found*1!numbers.changed!rows.opened*3!part.answered!view.narrowed!view.widened',
  ],
})

const meta = { from: 1, to: 1, total: 1, last_page: 1, current_page: 1 }
const padLookup = samplesOf(padLookupMachine, {
  inputs: {
    'a bolt': { code: 'ACME', part: bolt.part_number, isNamesake: false },
    'a washer': { code: 'ACME', part: 'FW M8', isNamesake: false },
  },
  events: {},
  ports: {
    searchParts: {
      done: {
        'the bolt': { data: [bolt], meta },
        nothing: { data: [], meta: { ...meta, from: 0, to: 0, total: 0 } },
        'a page of many': { data: [anchor], meta: { ...meta, total: 60, last_page: 2 } },
        'the washer': { data: [washer], meta },
      },
    },
  },
})

export const padSamples = [pad, padLookup]
