import { createRoot } from 'react-dom/client'
import { I18nextProvider } from 'react-i18next'
import { frameWindow } from '../api/browser/frame-window'
import { createSessionStore } from '../api/browser/session-store'
import { createTextStore } from '../api/browser/storage'
import { createApp } from '../app'
import { cartEnvelope } from '../machines/rules/cart-storage'
import { AppProvider } from '../ui/app-context'
import '../ui/theme.css'
import '../ui/base.css'
import { allMachines } from './all-machines'
import { standing } from './atlas/alter'
import { announceDrawing } from './atlas/drawing'
import { readFrame } from './atlas/frame-address'
import { sampleFetch, sampleTenants } from './atlas/sample-server'
import { stageOf } from './atlas/stages'
import { stoppedClock } from './walk/frozen'
import type { Run } from './walk/engine'
import { fullCart } from './walk/samples/goods'
import { readRun } from './walk/written'
import { createWords } from '../ui/i18n'
import { AppRouter } from '../ui/router'
import { ErrorBoundary } from '../ui/shell/error-boundary'

const wish = readFrame(window.location.search)
const root = document.getElementById('root') as HTMLElement

/** What the storage of the framed portal holds: language, theme, a signed-in buyer with a cart where one is looking. */
const storedFor = (isBuyer: boolean): Readonly<Record<string, string>> => {
  const stored: Record<string, string> = { i18nextLng: wish.language, darkMode: String(wish.theme === 'dark') }
  if (!isBuyer) return stored
  const kept: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> = {
    getItem: (key) => stored[key] ?? null,
    setItem: (key, value) => {
      stored[key] = value
    },
    removeItem: (key) => {
      delete stored[key]
    },
  }
  const manufacturer = {
    code: wish.tenant,
    name: sampleTenants[wish.tenant]?.name ?? wish.tenant,
    logo: `/media/${wish.tenant}/logo.svg`,
  }
  const user = { email: 'buyer@acme.test', name: 'Ann Buyer', rep_code: null }
  createSessionStore(
    createTextStore(
      () => kept as Storage,
      () => undefined,
    ),
  ).write({ token: 'sample', manufacturer, user })
  stored['cart'] = JSON.stringify(cartEnvelope(wish.tenant, fullCart))
  return stored
}

const show = async (run: Run): Promise<void> => {
  const stage = stageOf(run.machine.id)
  if (stage === null) return say(`${run.machine.id} draws nothing of its own.`)
  const { words, show: showLanguage, loadRest } = createWords()
  const app = createApp({
    window: frameWindow(window, stage.path(run, wish.tenant), storedFor(stage.who === 'buyer')),
    basePath: '/',
    fetch: sampleFetch(wish.tenant),
    loadWords: showLanguage,
    loadRest,
    actorOptions: { clock: stoppedClock },
    alter: standing(run),
  })
  await showLanguage(wish.language)
  // In the atlas nobody works in the frame; opened alone, it can be looked at with the keyboard and by tools.
  document.body.inert = window.parent !== window
  createRoot(root).render(
    <I18nextProvider i18n={words}>
      <AppProvider app={app}>
        <ErrorBoundary onCrash={app.reportCrash}>
          <AppRouter />
        </ErrorBoundary>
      </AppProvider>
    </I18nextProvider>,
  )
  announceDrawing(window, root, wish.run)
}

const say = (text: string): void => {
  root.textContent = text
  root.style.padding = '24px'
  document.documentElement.dataset['frame'] = 'ready'
}

// What the page says while its scripts are on their way is no drawing.
root.replaceChildren()
document.documentElement.dataset['theme'] = wish.theme
const read = readRun(
  wish.run,
  allMachines.map(({ machine }) => machine),
)
if ('reason' in read) say(read.reason)
else void show(read.run)
