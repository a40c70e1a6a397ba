import type { AppRef } from '../../../machines/app.types'
import type { CartRef } from '../../../machines/ordering/cart.types'
import { cartToldMachine } from '../../../machines/ordering/cart-told.machine'
import { draftsMachine } from '../../../machines/ordering/drafts.machine'
import { listMachine } from '../../../machines/ordering/list.machine'
import { listsMachine } from '../../../machines/ordering/lists.machine'
import { sharingMachine } from '../../../machines/ordering/sharing.machine'
import type { ListsNews, ListsRef } from '../../../machines/ordering/lists.types'
import { fileOf, listSheet } from '../../../machines/rules/list-sheet'
import { columnsOf } from '../../../machines/rules/pad-columns'
import { readTable } from '../../../machines/rules/pad-sheet'
import { bareLine, lineKey, listLineOf, listOf } from '../../../machines/rules/lists'
import { standIn } from '../../xstate-private'
import { samplesOf } from '../sample'
import { linkFragment } from '../../../machines/rules/order-link'
import { orderLinkMachine } from '../../../machines/ordering/order-link.machine'
import { bolt, fullCart, line } from './goods'
import { emptyPad } from './ordering-goods'

const app: AppRef = standIn('app')
const cart: CartRef = standIn('cart')
const lists: ListsRef = standIn('lists')
const owner = { tenantCode: 'ACME', email: 'buyer@acme.test' }

const lines = [...fullCart.map(listLineOf), bareLine('ZZ-9', 0, 'Ask for the new one')]
const weekly = listOf({ id: 'list-1', name: 'Weekly order', savedAt: '2026-03-01T09:30:00.000Z' }, lines)
const bare = listOf({ id: 'list-2', name: 'From a sheet', savedAt: '2026-03-02T09:30:00.000Z' }, [bareLine('ZZ-9', 4)])
const { lines: _, ...head } = weekly
const { lines: __, ...bareHead } = bare
const read = { ...weekly, damaged: 0 }
const kept = { list: weekly, before: weekly, cut: [], summed: [], isKept: true }

const chosen = { 'the weekly order': { id: weekly.id, name: weekly.name } }
const drafts = samplesOf(draftsMachine, {
  inputs: { 'of the buyer of Acme': { owner, cart, lists } },
  events: {
    'cart.changed': {
      'two lines': { lines: fullCart, isSellMinimumOn: false },
      'an empty cart': { lines: [], isSellMinimumOn: false },
    },
    'opening.requested': chosen,
    'deletion.requested': chosen,
  },
  ports: {
    readList: {
      done: {
        'the list': { ...listOf(weekly, fullCart.map(listLineOf)), damaged: 0 },
        'lines without a product among them': read,
        'nothing that can be ordered yet': { ...bare, damaged: 0 },
        'nothing: another tab deleted it': null,
      },
    },
  },
  news: { cartNews: ['cart.changed'] },
})

const cartTold = samplesOf(cartToldMachine, {
  inputs: { 'of the cart': { cart } },
  events: {
    'cart.changed': {
      'two lines': { lines: fullCart, isSellMinimumOn: false },
      'an empty cart': { lines: [], isSellMinimumOn: false },
      'an ordered cart': { lines: [], isSellMinimumOn: false, isTold: true },
    },
  },
  ports: {},
  news: { cartNews: ['cart.changed'] },
})

const sheetOf = (text: string) => {
  const table = readTable(text, 10, null)
  return fileOf({ name: 'Monday', sheet: listSheet(table, columnsOf(table.cells)) })
}
const file = new File(['Part number,Quantity'], 'Monday.csv', { type: 'text/csv' })
const changes = samplesOf(listsMachine, {
  inputs: { 'of the buyer of Acme': { owner, pad: emptyPad } },
  events: {
    'lists.found': {
      'two lists': { heads: [head, bareHead], damaged: 0, isKept: true },
      none: { heads: [], damaged: 0, isKept: true },
      'one that cannot be read': { heads: [head], damaged: 1, isKept: true },
      'on a device that keeps nothing': { heads: [head], damaged: 0, isKept: false },
    },
    'change.wanted': {
      'a new list': { change: { kind: 'made', name: 'Van stock', lines } },
      'the weekly order is deleted': { change: { kind: 'removed', id: weekly.id } },
      'another name': { change: { kind: 'renamed', id: weekly.id, name: 'Monday' } },
      'one list added to another': { change: { kind: 'merged', id: bare.id, sourceId: weekly.id } },
      'that taken back': { change: { kind: 'reverted', id: bare.id, before: [], after: bare.lines } },
    },
    'adding.requested': { 'a box of bolts': { lines: [listLineOf(line(bolt, 2))] }, nothing: { lines: [] } },
    'joining.requested': { 'of the weekly order': { id: weekly.id } },
    'list.sought': { 'letters of a name': { text: 'van' } },
    'lists.filtered': { 'letters of a name': { text: 'van' } },
    'list.chosen': { 'the weekly order': { id: weekly.id } },
    'list.named': { 'a new list': { name: 'Van stock' } },
    'file.chosen': { 'a sheet': { file } },
    'files.found': { 'a sheet': { files: [file] } },
    'column.chosen': { 'the third': { at: 2 }, none: { at: null } },
    'number.read': { 'a thousand': { reading: 'thousands' } },
    'export.requested': { 'the weekly order': { id: weekly.id } },
    'ordering.requested': { 'the weekly order': { id: weekly.id } },
    'subscriber.joined': { 'a list on the screen': { subscriber: standIn<ListsNews>('subscriber') } },
    'subscriber.left': { 'a list on the screen': { subscriber: standIn<ListsNews>('subscriber') } },
  },
  ports: {
    changeList: {
      done: {
        'it is kept': kept,
        'a list is gone, and known': { ...kept, list: null },
        'a quantity was cut': { ...kept, cut: [{ partNumber: 'HB-M8-40', from: 30, to: 20 }] },
        'rows were summed': { ...kept, summed: [{ partNumber: 'HB-M8-40', together: 12 }] },
        'the device did not keep it': { ...kept, isKept: false },
      },
    },
    readList: {
      done: {
        'the list': read,
        'a list without lines': { ...listOf(weekly, []), damaged: 0 },
        'nothing: another tab deleted it': null,
      },
    },
    readListFile: {
      done: {
        'a sheet': sheetOf('CB-120\t6\nZZ-9\t2'),
        'a sheet, and a quantity that is none': sheetOf('Part\tQty\nCB-120\t6\nZZ-9\ttbd'),
        'a sheet with two columns of numbers': sheetOf('CB-120\t40\t1.000\nZZ-9\t50\t2'),
        'no part numbers': sheetOf('Part\tQty\n\t6'),
        'a picture': { kind: 'refused', reason: 'picture' },
      },
    },
    saveListFile: { done: { saved: true, 'the list is gone': false } },
  },
  news: { storedLists: ['lists.found'], heldFiles: ['files.found'] },
  walks: [
    'lists!change.wanted*1!done.changeList*1',
    'lists!file.chosen!done.readListFile*2!column.chosen!done.readListFile*1',
    'lists!file.chosen!done.readListFile*2!import.declined',
    'lists!file.chosen!done.readListFile*2!file.chosen!import.declined',
    'lists!files.found!done.readListFile*2!number.read!done.readListFile*1',
    'lists!file.chosen!done.readListFile*1!report.closed',
  ],
})

const key = lineKey(listLineOf(line(bolt, 1)))
const list = samplesOf(listMachine, {
  inputs: { 'of the buyer of Acme': { app, lists, owner, id: weekly.id } },
  events: {
    'line.edited': {
      'ten bolts': { edit: { kind: 'quantity', key, quantity: 10 } },
      'the bolts go': { edit: { kind: 'removed', key } },
      'the bolts move down': { edit: { kind: 'moved', key, by: 1 } },
    },
    'line.added': { 'a part number': { partNumber: 'CB-120' }, nothing: { partNumber: ' ' } },
    'list.renamed': { 'a name': { name: 'Monday' }, blanks: { name: '  ' } },
    'list.changed': {
      'it is kept': { change: { kind: 'renamed', id: weekly.id, name: 'Monday' }, outcome: kept },
      'it could not be made': { change: { kind: 'renamed', id: weekly.id, name: 'Monday' }, outcome: null },
      'another list': { change: { kind: 'removed', id: bare.id }, outcome: kept },
    },
  },
  ports: {
    readList: { done: { 'the list': read, 'with a line that cannot be read': { ...read, damaged: 1 }, none: null } },
  },
  news: { listsNews: ['list.changed', 'lists.changed'] },
})

const shared = { name: 'Weekly order', lines }
const long = { name: 'A year', lines: Array.from({ length: 400 }, (_one, at) => bareLine(`PART-${at}`, at)) }
const sharing = samplesOf(sharingMachine, {
  inputs: { 'of the buyer of Acme': { app, tenantCode: 'ACME', base: 'https://portal.test/order-link' } },
  events: {
    'link.requested': { 'three lines': shared, 'too many for a link': long },
    'code.requested': { 'three lines': shared, 'too many for a link': long },
    'file.requested': { 'three lines': { ...shared, numbers: [] } },
  },
  ports: {
    copyText: {},
    drawCode: {
      done: {
        'a code': [
          [true, false],
          [false, true],
        ],
      },
    },
    saveLines: {},
  },
})

const linkOf = (code: string) => `#${linkFragment(code, [bareLine('CB-120', 6, 'Gate 4'), bareLine('AN-12', 2)])}`
const opening = { app, pad: emptyPad, tenantCode: 'ACME' }
const orderLink = samplesOf(orderLinkMachine, {
  inputs: {
    'a link of Acme': { ...opening, fragment: linkOf('ACME') },
    'a link of another company': { ...opening, fragment: linkOf('BOLT') },
    'no order link': { ...opening, fragment: '#nonsense' },
  },
  events: {},
  ports: { findCompany: { done: { 'there is one': true, 'there is none': false } } },
})

export const listSamples = [cartTold, drafts, changes, list, sharing, orderLink]
