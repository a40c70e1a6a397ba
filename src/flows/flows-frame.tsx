import { flushSync } from 'react-dom'
import { createRoot, type Root } from 'react-dom/client'
import { frameWindow } from '../api/browser/frame-window'
import { createSessionStore } from '../api/browser/session-store'
import { createTextStore } from '../api/browser/storage'
import type { Session } from '../api/schemas/session'
import { createApp, type App, type AppOptions } from '../app'
import { cartEnvelope } from '../machines/rules/cart-storage'
import '../ui/theme.css'
import '../ui/base.css'
import { allMachines } from './all-machines'
import { standing } from './atlas/alter'
import { announceDrawing } from './atlas/drawing'
import { readFrame } from './atlas/frame-address'
import { sampleFetch, sampleTenants } from './atlas/sample-server'
import { stageOf } from './atlas/stages'
import { FramePortal } from './frame-portal'
import { stoppedClock } from './walk/frozen'
import { play } from './report/played'
import { keptReport } from './report/report-file'
import { sceneAt } from './report/report-frame'
import type { Report } from '../recorder/report'
import type { Run } from './walk/engine'
import { fullCart } from './walk/samples/goods'
import { readRun } from './walk/written'
import { isRunAsked } from './whole/messages'
import { showWhole } from './whole/whole-portal'
import { createWords } from '../ui/i18n'

const wish = readFrame(window.location.search)
const root = document.getElementById('root') as HTMLElement

/** What the storage of the framed portal holds: language, theme, a signed-in buyer with a cart where one is looking. */
const storedFor = (isBuyer: boolean, session: Session | null = null): Readonly<Record<string, string>> => {
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
  ).write(session ?? { token: 'sample', manufacturer, user })
  stored['cart'] = JSON.stringify(cartEnvelope(wish.tenant, fullCart))
  return stored
}

type Scene = Pick<AppOptions, 'fetch' | 'alter'> & {
  readonly path: string
  readonly stored: Readonly<Record<string, string>>
  /** What the page around knows the screen by. */
  readonly mark: string
}
const showRun = (run: Run): void => {
  const stage = stageOf(run.machine.id)
  if (stage === null) return say(`${run.machine.id} draws nothing of its own.`)
  void show({
    path: stage.path(run, wish.tenant),
    stored: storedFor(stage.who === 'buyer'),
    fetch: sampleFetch(wish.tenant),
    alter: standing(run),
    mark: wish.run,
  })
}
/** A report at one of its entries; the page around asks for others. */
const showReport = (report: Report, first: number): void => {
  const played = play(report, machines)
  const draw = (at: number): void => {
    const { session, ...scene } = sceneAt(played, at)
    void show({ ...scene, stored: storedFor(session !== null, session as Session | null), mark: String(at) })
  }
  window.addEventListener('message', ({ source, data }: MessageEvent) => {
    if (source === window.parent && isRunAsked(data)) draw(data.until)
  })
  draw(first)
}

const { words, show: showLanguage, loadRest } = createWords()
/** What is drawn; none before the first. */
let drawn: { readonly place: Root; app: App } | null = null
let asked = 0

const show = async ({ path, stored, mark, ...scene }: Scene): Promise<void> => {
  asked += 1
  const own = asked
  const app = createApp({
    ...scene,
    window: frameWindow(window, path, stored),
    basePath: '/',
    loadWords: showLanguage,
    loadRest,
    say: (word) => words.t(word),
    actorOptions: { clock: stoppedClock },
  })
  await showLanguage(wish.language)
  // In the atlas nobody works in the frame; opened alone, it can be looked at with the keyboard and by tools.
  document.body.inert = window.parent !== window
  // Another one was asked for meanwhile.
  if (own !== asked) return void app.root.stop()
  const before = drawn
  const place = before?.place ?? createRoot(root)
  drawn = { place, app }
  flushSync(() => place.render(<FramePortal key={own} app={app} words={words} />))
  if (before === null) announceDrawing(window, root, mark)
  else before.app.root.stop()
}

const say = (text: string): void => {
  root.textContent = text
  root.style.padding = '24px'
  document.documentElement.dataset['frame'] = 'ready'
}

// What the page says while its scripts are on their way is no drawing.
root.replaceChildren()
document.documentElement.dataset['theme'] = wish.theme
const machines = allMachines.map(({ machine }) => machine)
const parameters = new URLSearchParams(window.location.search)
const report = keptReport(window.sessionStorage, parameters.get('report'))
const read = readRun(wish.run, machines)
if (report && parameters.get('run') === 'whole') void showWhole(window, root, report)
else if (report) showReport(report, Number(parameters.get('at')))
else if ('reason' in read) say(read.reason)
else showRun(read.run)
