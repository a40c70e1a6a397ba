import type { ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { createRoot, type Root } from 'react-dom/client'
import { frameWindow } from '../api/browser/frame-window'
import type { Session } from '../api/schemas/session'
import { createApp, type App, type AppOptions } from '../app'
import '../ui/theme.css'
import '../ui/base.css'
import { allMachines } from './all-machines'
import { standing } from './atlas/alter'
import { announceDrawing } from './atlas/drawing'
import { painting, readFrame } from './atlas/frame-address'
import { isPaintAsked, type PainterTold } from './atlas/painting'
import { sampleFetch } from './atlas/sample-server'
import { stageOf } from './atlas/stages'
import { storedFor } from './atlas/stored'
import { FramePortal } from './frame-portal'
import { keepScrollingInside } from './own-scrolling'
import { stoppedClock } from './walk/frozen'
import { play } from './report/played'
import { keptReport } from './report/report-file'
import { sceneAt } from './report/report-frame'
import type { Report } from '../recorder/report'
import type { Run } from './walk/engine'
import { readRun } from './walk/written'
import { isRunAsked } from './whole/messages'
import { showWhole } from './whole/whole-portal'
import { createWords } from '../ui/i18n'

const wish = readFrame(window.location.search)
const root = document.getElementById('root') as HTMLElement

type Scene = Pick<AppOptions, 'fetch' | 'alter'> & {
  readonly path: string
  readonly stored: Readonly<Record<string, string>>
  /** What the page around knows the screen by. */
  readonly mark: string
}
const showRun = (run: Run, mark: string): void => {
  const stage = stageOf(run.machine.id)
  if (stage === null) return say(`${run.machine.id} draws nothing of its own.`, mark)
  void show({
    path: stage.path(run, wish.tenant),
    stored: storedFor(wish, stage.who === 'buyer'),
    fetch: sampleFetch(wish.tenant),
    alter: standing(run),
    mark,
  })
}
/** A report at one of its entries; the page around asks for others. */
const showReport = (report: Report, first: number): void => {
  const played = play(report, machines)
  const draw = (at: number): void => {
    const { session, ...scene } = sceneAt(played, at)
    void show({ ...scene, stored: storedFor(wish, session !== null, session as Session | null), mark: String(at) })
  }
  window.addEventListener('message', ({ source, data }: MessageEvent) => {
    if (source === window.parent && isRunAsked(data)) draw(data.until)
  })
  draw(first)
}

/** One run after the other, as the page around asks for them; nothing of one is left when the next begins. */
const paint = (): void => {
  window.addEventListener('message', ({ source, data }: MessageEvent) => {
    if (source !== window.parent || !isPaintAsked(data)) return
    clear()
    const asked = readRun(data.run, machines)
    if ('reason' in asked) say(asked.reason, data.run)
    else showRun(asked.run, data.run)
  })
  window.parent.postMessage({ type: 'tradepost-painter' } satisfies PainterTold, window.location.origin)
}

const { words, show: showLanguage, loadRest } = createWords()
let place: Root | null = null
/** The portal that is drawn; none before the first. */
let drawn: App | null = null
/** Ends what tells of it. */
let silence: (() => void) | null = null
let asked = 0

const draw = (element: ReactNode, mark: string): void => {
  place ??= createRoot(root)
  const own = place
  flushSync(() => own.render(element))
  silence ??= announceDrawing(window, root, mark)
}
const clear = (): void => {
  asked += 1
  silence?.()
  silence = null
  flushSync(() => place?.render(null))
  drawn?.root.stop()
  drawn = null
  window.scrollTo(0, 0)
}
const say = (text: string, mark: string): void => draw(<p style={{ padding: '24px' }}>{text}</p>, mark)

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
  drawn = app
  draw(<FramePortal key={own} app={app} words={words} />, mark)
  before?.root.stop()
}

keepScrollingInside(window)
// What the page says while its scripts are on their way is no drawing.
root.replaceChildren()
document.documentElement.dataset['theme'] = wish.theme
const machines = allMachines.map(({ machine }) => machine)
const parameters = new URLSearchParams(window.location.search)
const report = keptReport(window.sessionStorage, parameters.get('report'))
const read = readRun(wish.run, machines)
if (report && parameters.get('run') === 'whole') void showWhole(window, root, report)
else if (report) showReport(report, Number(parameters.get('at')))
else if (wish.run === painting) paint()
else if ('reason' in read) say(read.reason, wish.run)
else showRun(read.run, wish.run)
