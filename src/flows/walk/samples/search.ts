import type { AppRef } from '../../../machines/app.types'
import { padOfferMachine } from '../../../machines/catalogue/pad-offer.machine'
import { spellingMachine } from '../../../machines/catalogue/spelling.machine'
import { standIn } from '../../xstate-private'
import { samplesOf } from '../sample'
import { pageOf, washer } from './goods'

const app: AppRef = standIn('app')

const padOffer = samplesOf(padOfferMachine, {
  inputs: {
    'an empty search': { app, pad: standIn('pad'), pathname: '/products', search: '' },
    'a part number with a quantity': { app, pad: standIn('pad'), pathname: '/products', search: '?search=CB-120+6' },
  },
  events: {
    'place.changed': {
      'a search': { pathname: '/products', search: '?search=bolt' },
      'another screen': { pathname: '/cart', search: '' },
    },
    'text.typed': { 'a part number with a quantity': { text: 'CB-120 x6' }, words: { text: 'bolt 6' } },
    'text.pasted': { 'three part numbers': { text: 'CB-120\t6\nAN-12\t2\nFW-M8\t1' } },
  },
  ports: {
    weighOffer: {
      done: {
        'six of one part': { offer: { kind: 'one', part: 'CB-120', quantity: 6 }, given: 'CB-120 x6' },
        'three parts': { offer: { kind: 'many', lines: 3 }, given: 'CB-120\t6\nAN-12\t2\nFW-M8\t1' },
        'a search': { offer: null, given: 'bolt 6' },
      },
    },
  },
  news: { appNews: ['place.changed'] },
})

const searched = (search: string) => ({ page: 1, perPage: 12, search, categoryId: null, tagIds: [] }) as const
const spelling = samplesOf(spellingMachine, {
  inputs: {
    'a part number': { code: 'ACME', query: searched('FW M8') },
  },
  events: {},
  ports: { searchParts: { done: { nothing: pageOf([]), 'the washer': pageOf([washer], 1) } } },
})

/** What the product search leads to besides products. */
export const searchSamples = [padOffer, spelling]
