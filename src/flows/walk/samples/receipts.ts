import { receiptsMachine } from '../../../machines/ordering/receipts.machine'
import { receiptOf } from '../../../machines/rules/receipts'
import { samplesOf } from '../sample'
import { attempt, orderRow, owner, stamp, wanted } from './ordering-goods'

export const receipt = receiptOf(wanted, stamp)
const { key, total, day } = attempt
const found = { ...orderRow, id: 1044, sale_no: 'SO-1044', order_date: day, total: Number(total.slice(1)) }

const receipts = samplesOf(receiptsMachine, {
  inputs: { 'the buyer of Acme': { owner } },
  events: {
    'receipts.found': {
      none: { receipts: [], isKept: true },
      'the last order': { receipts: [{ ...receipt, isPlaced: true }], isKept: true },
    },
    'order.begun': { 'two lines': { receipt } },
    'order.stored': {
      'known what was there before': { key, total, day, known: ['1042'] },
      'not known': { key, total, day, known: null },
    },
    'order.dropped': { 'not taken': { key } },
  },
  ports: {
    changeReceipt: {},
    loadOrders: { done: { 'one that was not there': [orderRow, found], 'nothing new': [orderRow] } },
  },
  news: { storedReceipts: ['receipts.found'] },
})

export const receiptSamples = [receipts]
