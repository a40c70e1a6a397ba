import { createRoot } from 'react-dom/client'
import { I18nextProvider } from 'react-i18next'
import type { AnyActorLogic } from 'xstate'
import { frameWindow } from './api/browser/frame-window'
import { createSessionStore } from './api/browser/session-store'
import { createTextStore } from './api/browser/storage'
import { createApp, type App } from './app'
import { createDoors, type Doors } from './app-doors'
import { cartEnvelope } from './machines/rules/cart-storage'
import { AppProvider, StageContext, type Stage } from './ui/app-context'
import './ui/theme.css'
import './ui/base.css'
import { allMachines } from './ui/flows/all-machines'
import { announceDrawing } from './ui/flows/atlas/drawing'
import { readFrame } from './ui/flows/atlas/frame-address'
import { sampleFetch, sampleTenants } from './ui/flows/atlas/sample-server'
import { stageOf } from './ui/flows/atlas/stages'
import { freeze, frozenParts } from './ui/flows/walk/frozen'
import type { Run } from './ui/flows/walk/engine'
import { fullCart } from './ui/flows/walk/samples/goods'
import { readRun } from './ui/flows/walk/written'
import { createWords, showLanguage } from './ui/i18n'
import { AppRouter } from './ui/router'
import { ErrorBoundary } from './ui/shell/error-boundary'

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

/** The portal with one of its actors standing still; what is not in `named` stays as it is. */
const withActor = <TPart extends { readonly actors: object }>(
  part: TPart,
  name: string | undefined,
  actor: unknown,
): TPart => (name !== undefined && name in part.actors ? { ...part, actors: { ...part.actors, [name]: actor } } : part)

const show = async (run: Run): Promise<void> => {
  const { machine } = run
  const stage = stageOf(machine.id)
  if (stage === null) return say(`${machine.id} draws nothing of its own.`)
  const words = createWords()
  const app: App = createApp({
    window: frameWindow(window, stage.path(run, wish.tenant), storedFor(stage.who === 'buyer')),
    basePath: '/',
    fetch: sampleFetch(wish.tenant),
    loadWords: (language) => showLanguage(words, language),
  })
  await showLanguage(words, wish.language)
  const frozen = stage.actor === undefined ? null : freeze(machine, run)
  const made = createDoors(app)
  const opened = made.shop().then((shop) => withActor(shop, stage.actor, frozen))
  const doors: Doors = { ...made, shop: () => opened }
  await opened
  const parts = frozenParts(machine, run)
  const staged: Stage = (logic: AnyActorLogic) =>
    stage.actor === undefined && 'id' in logic && logic.id === machine.id ? parts : null
  // In the atlas nobody works in the frame; opened alone, it can be looked at with the keyboard and by tools.
  document.body.inert = window.parent !== window
  createRoot(root).render(
    <I18nextProvider i18n={words}>
      <StageContext value={staged}>
        <AppProvider app={withActor(app, stage.actor, frozen)} doors={doors}>
          <ErrorBoundary onCrash={app.reportCrash}>
            <AppRouter />
          </ErrorBoundary>
        </AppProvider>
      </StageContext>
    </I18nextProvider>,
  )
  announceDrawing(window, root, wish.run)
}

const say = (text: string): void => {
  root.textContent = text
  root.style.padding = '24px'
  document.documentElement.dataset['frame'] = 'ready'
}

document.documentElement.dataset['theme'] = wish.theme
const read = readRun(
  wish.run,
  allMachines.map(({ machine }) => machine),
)
if ('reason' in read) say(read.reason)
else void show(read.run)
