import type { Describe } from '../../../machines/app.types'
import { copierMachine } from '../../../machines/shell/copier.machine'
import { crashMachine } from '../../../machines/shell/crash.machine'
import { dashboardMachine } from '../../../machines/shell/dashboard.machine'
import { editionMachine } from '../../../machines/shell/edition.machine'
import { preferencesMachine } from '../../../machines/shell/preferences.machine'
import { reportMachine } from '../../../machines/shell/report.machine'
import { toastsMachine } from '../../../machines/shell/toasts.machine'
import { printingMachine } from '../../../machines/shell/printing.machine'
import { toastTimerMachine } from '../../../machines/shell/toast-timer.machine'
import { standIn } from '../../xstate-private'
import { samplesOf } from '../sample'
import { settings } from './tenant'

/** The report of an error, without what a browser would add. */
export const describe: Describe = (error, componentStack) => ({
  error: { message: messageOf(error), stack: `Error: ${messageOf(error)}\n    at CartScreen (cart-screen.tsx:41)` },
  errorInfo: { componentStack },
})
const messageOf = (error: unknown): string =>
  typeof error === 'object' && error !== null && 'message' in error ? String(error.message) : 'Unknown'
const crash = samplesOf(crashMachine, {
  inputs: { 'of a tab': { describe } },
  events: {
    'screen.crashed': {
      'the cart': {
        error: { message: 'lines is undefined' },
        componentStack: '\n    at CartScreen\n    at MainLayout',
      },
    },
    'error.noticed': {
      'a missing picture': { error: { message: 'The picture cannot be decoded.' } },
      'a full storage': { error: { message: 'The quota has been exceeded.' } },
    },
  },
  ports: { logError: {} },
})

const dashboard = samplesOf(dashboardMachine, {
  inputs: { 'after the login': { app: standIn('app'), settings: standIn('settings') } },
  events: { 'settings.settled': { known: { settings }, 'not fetched': { settings: null } } },
  ports: {},
  news: { settingsNews: ['settings.settled'] },
})

const preferences = samplesOf(preferencesMachine, {
  inputs: { 'English, light': { language: 'en', isDark: false }, 'French, dark': { language: 'fr', isDark: true } },
  events: {
    'language.chosen': { Spanish: { language: 'es' }, English: { language: 'en' }, French: { language: 'fr' } },
    'storage.changed': {
      dark: { preferences: { language: 'en', isDark: true } },
      Spanish: { preferences: { language: 'es', isDark: false } },
    },
  },
  ports: { loadWords: { failed: { 'no connection': { kind: 'unreachable' } } } },
})

const toasts = samplesOf(toastsMachine, {
  events: {
    'notice.given': {
      'a line was updated': { notice: { kind: 'lineUpdated', quantity: 4, product: 'Hex bolt M8 x 40, zinc plated' } },
      'the maximum was reached': { notice: { kind: 'maximumReached', maximum: 10, place: 'card' } },
      'the cart was not saved': { notice: { kind: 'cartNotSaved' } },
    },
    'toast.closed': { 'the first': { id: 'toast-0' }, 'the second': { id: 'toast-1' } },
    'toast.attended': { 'the first': { id: 'toast-0' } },
    'toast.unattended': { 'the first': { id: 'toast-0' } },
  },
  ports: {},
})

const toastTimer = samplesOf(toastTimerMachine, {
  inputs: { 'of the first toast': { id: 'toast-0' } },
  events: {},
  ports: {},
})

const copier = samplesOf(copierMachine, {
  inputs: { 'of an order': { app: standIn('app') } },
  events: { 'copying.requested': { 'an order number': { text: 'SO-1042' } } },
  ports: { copyText: {} },
})

const printing = samplesOf(printingMachine, {
  inputs: { 'of the orders': { app: standIn('app') } },
  events: {},
  ports: { openPrint: {} },
  news: { printNews: ['print.begun', 'print.ended'] },
})

const edition = samplesOf(editionMachine, { events: {}, ports: {}, news: { versions: ['edition.found'] } })

const report = samplesOf(reportMachine, {
  events: {},
  ports: {
    writeReport: {
      done: { 'a short session': { text: '{ "form": "tradepost report 1" }', events: 41, calls: 9, places: 3 } },
      failed: { 'no connection': new Error('Failed to fetch dynamically imported module') },
    },
    copyText: {},
    saveReport: {},
  },
  news: { networkNews: ['network.returned'] },
})

export const shellSamples = [copier, crash, dashboard, edition, preferences, printing, report, toasts, toastTimer]
