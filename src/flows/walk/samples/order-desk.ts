import { deskMachine } from '../../../machines/ordering/desk.machine'
import { orderFilesMachine } from '../../../machines/ordering/order-files.machine'
import { samplesOf } from '../sample'
import { bolt } from './goods'
import { ordered } from './ordering'
import { app, emptyPad, orderRow } from './ordering-goods'

const orderFiles = samplesOf(orderFilesMachine, {
  inputs: { 'the buyer of Acme': { app, code: 'ACME' } },
  events: {
    'list.saved': { 'one order': { rows: [orderRow] } },
    'lines.saved': { 'one order': { rows: [orderRow], numbers: [] } },
    'order.saved': { 'with two lines': { order: { row: orderRow, order: ordered }, numbers: [] } },
    'orders.read': {
      'its lines': { answers: [{ id: orderRow.id, order: ordered }] },
      'not to be had': { answers: [{ id: orderRow.id, order: null }] },
    },
  },
  ports: { saveOrderList: {}, saveOrderLines: {} },
  news: { readOrders: ['orders.read', 'reading.ended'] },
})

const desk = samplesOf(deskMachine, {
  inputs: { 'the buyer of Acme': { app, pad: emptyPad, code: 'ACME' } },
  events: {
    'orders.read': { 'the lines of one order': { answers: [{ id: orderRow.id, order: ordered }] } },
    'part.wanted': {
      'the bolt': {
        bought: {
          part: bolt.part_number,
          description: bolt.description,
          times: 2,
          line: ordered.items[0]!,
          number: 'SO-1042',
          day: '2026-03-01',
        },
      },
    },
  },
  ports: {
    loadOrders: {
      done: {
        'one order': [orderRow],
        none: [],
        'one that this device kept': { value: [orderRow], asOf: Date.UTC(2026, 2, 2, 9), isSearched: false },
      },
    },
  },
  news: { appNews: ['language.changed', 'network.returned'], readOrders: ['orders.read', 'reading.ended'] },
})

export const orderDeskSamples = [desk, orderFiles]
