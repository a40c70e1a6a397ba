import { partNumbersMachine } from '../../../machines/ordering/part-numbers.machine'
import type { NumbersTold } from '../../../machines/ordering/part-numbers.types'
import { standIn } from '../../xstate-private'
import { samplesOf } from '../sample'

const numbers = [
  { own: 'BOLT-A', partNumber: 'HB-M8-40' },
  { own: 'WASHER', partNumber: 'FW-M8' },
]
const kept = { problems: [], added: 0, known: 0, undo: null, isKept: true }
const washer = { own: 'WASHER', partNumber: 'FW-M8' }
const taken = { kind: 'taken', own: 'BOLT-A', partNumber: 'HB-M8-40', wanted: 'N-8' } as const

const partNumbers = samplesOf(partNumbersMachine, {
  inputs: { 'of the buyer of Acme': { owner: { tenantCode: 'ACME', email: 'buyer@acme.test' } } },
  events: {
    'numbers.found': {
      'two numbers': { numbers, damaged: 0, isKept: true },
      none: { numbers: [], damaged: 0, isKept: true },
      'one that cannot be read': { numbers, damaged: 1, isKept: true },
    },
    'change.wanted': {
      'a number': { change: { kind: 'added', entries: [{ own: 'NUT', partNumber: 'N-8' }] } },
      'another number for the bolt': {
        change: { kind: 'changed', own: 'BOLT-A', entry: { own: 'BOLT', partNumber: 'HB-M8-40' } },
      },
      'the washer goes': { change: { kind: 'removed', own: 'WASHER' } },
    },
    'subscriber.joined': { 'the order pad': { subscriber: standIn<NumbersTold>('pad') } },
    'subscriber.left': { 'the order pad': { subscriber: standIn<NumbersTold>('pad') } },
    'name.missed': { 'an unknown one': { text: 'NUT-B' }, blanks: { text: ' ' } },
    'product.picked': { 'the bolt': { partNumber: 'HB-M8-40' } },
    'file.chosen': { 'a sheet': { file: new File(['NUT,N-8'], 'numbers.csv', { type: 'text/csv' }) } },
  },
  ports: {
    changeNumbers: {
      done: {
        'it is kept': kept,
        'it is gone, and can come back': { ...kept, undo: { kind: 'restored', entry: washer, at: 1 } },
        'the name is taken': { ...kept, problems: [taken] },
        'there is no room': { ...kept, problems: [{ kind: 'full', own: 'WASHER', wanted: 'FW-8' }] },
        'the device did not keep it': { ...kept, isKept: false },
      },
    },
    readNumberFile: {
      done: {
        numbers: {
          kind: 'numbers',
          entries: numbers,
          heads: { own: 'Your number', partNumber: 'Part number' },
          untaken: [],
        },
        'no numbers': { kind: 'numbers', entries: [], heads: null, untaken: [{ kind: 'tooLong' }] },
        'a picture': { kind: 'refused', reason: 'picture' },
      },
    },
    saveNumberFile: {},
  },
  news: { storedNumbers: ['numbers.found'] },
  walks: ['partNumbers!change.wanted*2!done.changeNumbers*1!change.undone'],
})

export const partNumberSamples = [partNumbers]
