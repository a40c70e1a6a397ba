import type { AppRef } from '../../../machines/app.types'
import { foresightMachine } from '../../../machines/catalogue/foresight.machine'
import { jumpMachine } from '../../../machines/ordering/jump.machine'
import type { NumbersPublisher } from '../../../machines/ordering/part-numbers.types'
import { partKey } from '../../../machines/rules/pad-matching'
import { shortcutsMachine } from '../../../machines/shell/shortcuts.machine'
import { standIn } from '../../xstate-private'
import { samplesOf } from '../sample'
import { anchor, bolt, line, washer } from './goods'
import { ann, cartRef, lines } from './ordering-goods'

const app: AppRef = standIn('app')
const numbers: NumbersPublisher = standIn('partNumbers')
const meta = { current_page: 1, last_page: 1, total: 1, from: 1, to: 1 }

const jump = samplesOf(jumpMachine, {
  inputs: {
    'the buyer of Acme': { ...ann, app, cart: cartRef, numbers },
    'letters typed before it opened': { ...ann, app, cart: cartRef, numbers, text: 'was' },
  },
  events: {
    'text.changed': {
      'the bolt, six': { text: `${bolt.part_number} x 6` },
      'one bolt': { text: `${bolt.part_number} x 1` },
      'the anchor, one': { text: `${anchor.part_number} x 1` },
      words: { text: 'washer' },
      nothing: { text: '' },
      'a number of their own': { text: 'MY-1' },
      'the bolt, six, without a blank': { text: `${bolt.part_number}x6` },
    },
    'text.pasted': { 'the bolt': { text: bolt.part_number } },
    'hit.moved': { down: { by: 1 }, up: { by: -1 } },
    'hit.chosen': { 'the first': { index: 0 }, 'one that is not there': { index: 7 } },
    'cart.changed': { 'as many bolts as are allowed': { lines: [line(bolt, 10)], isSellMinimumOn: false }, ...lines },
    'numbers.changed': { 'an own number': { numbers: [{ own: 'MY-1', partNumber: bolt.part_number }] } },
    'rows.taken': {
      'all bolts': { taken: [{ productId: bolt.id, quantity: 6 }] },
      'one bolt': { taken: [{ productId: bolt.id, quantity: 1 }] },
    },
  },
  ports: {
    searchParts: {
      done: {
        'the bolt': { data: [bolt], meta },
        'the anchor': { data: [anchor], meta },
        several: { data: [washer, anchor, bolt], meta },
        nothing: { data: [], meta: { ...meta, total: 0 } },
        'the bolt, as this device has seen it': { value: { data: [bolt], meta }, asOf: 0, isSearched: true },
      },
    },
    knownParts: { done: { 'the washer': new Set([partKey(washer.part_number)]) } },
  },
  news: {
    appNews: ['network.returned', 'language.changed'],
    cartNews: ['cart.changed'],
    numbersNews: ['numbers.changed'],
  },
  walks: [
    'jump!text.changed*6!enter.pressed!done.searchParts*3',
    'jump!text.changed*6!enter.pressed!done.searchParts*3!enter.pressed',
    'jump!text.changed*6!enter.pressed!done.searchParts*3!done.searchParts',
    'jump!text.changed*6!enter.pressed!done.searchParts*3!error.searchParts',
    'jump!text.changed*6!enter.pressed!done.searchParts*3!language.changed',
    'jump!text.changed*1!enter.pressed!done.searchParts',
    'jump!text.changed*1!enter.pressed!text.changed*3',
    'jump!text.changed*1!enter.pressed!text.changed*3!enter.pressed',
    'jump!text.changed*1!enter.pressed!text.changed*3!done.searchParts',
    'jump!text.changed*1!enter.pressed!text.changed*3!done.searchParts*4',
    'jump!text.changed*1!enter.pressed!text.changed*3!error.searchParts',
    'jump!text.changed*6!enter.pressed!done.searchParts*3!text.changed*3',
    'jump!text.changed*6!enter.pressed!done.searchParts*3!text.changed*3!enter.pressed',
    'jump!numbers.changed!text.changed*5!enter.pressed!done.searchParts!text.changed*3',
    'jump!numbers.changed!text.changed*5!enter.pressed!done.searchParts!text.changed*3!enter.pressed',
    'jump!cart.changed!text.changed!enter.pressed!done.searchParts',
    'jump!numbers.changed!text.changed*5!enter.pressed!done.searchParts',
    'jump!numbers.changed!text.changed*5!enter.pressed!done.searchParts!done.searchParts',
    'jump!numbers.changed!text.changed*5!enter.pressed!done.searchParts!enter.pressed',
    'jump!numbers.changed!text.changed*5!enter.pressed!done.searchParts!error.searchParts',
    'jump!numbers.changed!text.changed*5!enter.pressed!done.searchParts!language.changed',
  ],
})

const shortcuts = samplesOf(shortcutsMachine, {
  inputs: { 'anywhere behind the login': { app, cartView: standIn('cartView'), pathname: '/products' } },
  events: {
    'jump.wanted': { 'by /': { isSingle: true }, 'by Ctrl+K': { isSingle: false } },
    'keys.wanted': { 'by ?': { isSingle: true } },
    'undo.wanted': { 'of what is offered': { isOffered: true }, 'of nothing': { isOffered: false } },
    'problem.wanted': { 'from the heading': { from: -1, isBack: false } },
    'letter.typed': { 'a letter': { letter: 'w' } },
    'single.switched': { off: { isOn: false }, on: { isOn: true } },
    'place.changed': {
      'the cart': { pathname: '/cart', search: '' },
      'the products': { pathname: '/products', search: '' },
    },
  },
  ports: { readSingleKeys: { done: { on: true, off: false } } },
  news: {
    appNews: ['place.changed'],
    shortcutKeys: ['jump.wanted', 'keys.wanted', 'undo.wanted', 'problem.wanted'],
    leadToBox: ['box.led', 'box.lacking'],
    earlyLetters: ['letter.typed'],
  },
})

const foresight = samplesOf(foresightMachine, {
  inputs: { 'of the buyer of Acme': { code: 'ACME' } },
  events: {
    'link.pointed': {
      'a product': { pathname: '/products/101', isSaving: false },
      'an order': { pathname: '/orders/7', isSaving: false },
      'the cart': { pathname: '/cart', isSaving: false },
      'a product, on a device that saves data': { pathname: '/products/101', isSaving: true },
    },
  },
  ports: {},
  news: { pointing: ['link.pointed', 'link.left'] },
})

export const jumpSamples = [jump, shortcuts, foresight]
