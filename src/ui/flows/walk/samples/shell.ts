import { crashMachine } from '../../../../machines/shell/crash.machine'
import { dashboardMachine } from '../../../../machines/shell/dashboard.machine'
import { preferencesMachine } from '../../../../machines/shell/preferences.machine'
import { toastsMachine } from '../../../../machines/shell/toasts.machine'
import { samplesOf } from '../sample'
import { settings } from './tenant'

const reportOf = (message: string) => ({
  error: { message, stack: `Error: ${message}\n    at CartScreen (cart-screen.tsx:41)` },
  errorInfo: { componentStack: '\n    at CartScreen\n    at MainLayout' },
})
const crash = samplesOf(crashMachine, {
  events: {
    'screen.crashed': {
      'the cart': { error: { message: 'lines is undefined' }, report: reportOf('lines is undefined') },
    },
    'error.noticed': {
      'a missing picture': { report: reportOf('The picture cannot be decoded.') },
      'a full storage': { report: reportOf('The quota has been exceeded.') },
    },
  },
  ports: { logError: {} },
})

const dashboard = samplesOf(dashboardMachine, {
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

export const shellSamples = [crash, dashboard, preferences, toasts]
