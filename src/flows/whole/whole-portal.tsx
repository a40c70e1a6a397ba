import { createRoot, type Root } from 'react-dom/client'
import type { AnyStateMachine } from 'xstate'
import { showColours } from '../../api/browser/accent-store'
import { frameWindow } from '../../api/browser/frame-window'
import { createApp, type App } from '../../app'
import type { Preferences } from '../../machines/app.types'
import { keptFor } from '../../machines/rules/accents-kept'
import { languageOf } from '../../machines/rules/language'
import { loginMachine } from '../../machines/session/login.machine'
import { actorIn } from '../../machines/system'
import type { Report } from '../../recorder/report'
import { createWords } from '../../ui/i18n'
import { allMachines } from '../all-machines'
import { announceDrawing } from '../atlas/drawing'
import { FramePortal } from '../frame-portal'
import { isRunAsked, type RunTold } from './messages'
import { createRun, type Run } from './run'

const machines = allMachines.map(({ machine }) => machine)
/** A fed machine is the machine that it was made of, but for what is outside of it. */
const like = <TMachine extends AnyStateMachine>(_: TMachine, fed: AnyStateMachine): TMachine => fed as TMachine

type Started = { readonly app: App; readonly run: Run; readonly drawn: Root }

/**
 * The whole portal in a frame: the real one, over the actors of a run. It goes where the page around asks it to go; nobody
 * works in it, and it asks nobody anything.
 */
export const showWhole = async (window: Window, place: HTMLElement, report: Report): Promise<void> => {
  const { words, show, loadRest } = createWords()
  const { document, parent } = window
  const first = report.entries[0]?.at ?? 0

  const start = (): Started | null => {
    let app: App | null = null
    const run = createRun(report, machines, (root, options, fed) => {
      app = createApp({
        window: frameWindow(window, '/', {}),
        basePath: '/',
        fetch: () => new Promise(() => undefined),
        loadWords: show,
        loadRest,
        say: (word) => words.t(word),
        actorOptions: options,
        alter: {
          app: (portal) => like(portal, root),
          front: () => ({ login: like(loginMachine, fed(loginMachine)) }),
        },
      })
      return app.root
    })
    run.runTo(first)
    const begun = app as App | null
    if (begun === null) return null
    const drawn = createRoot(place)
    drawn.render(<FramePortal app={begun} words={words} />)
    return { app: begun, run, drawn }
  }

  let started: Started | null = null
  let reached = Infinity
  /** What ports do in a portal of its own: the address, the words, the theme and the colours follow the machines. */
  const follow = async ({ app }: Started): Promise<void> => {
    const { pathname, search } = app.root.getSnapshot().context.place
    const now = app.navigation.place()
    if (now.pathname !== pathname || now.search !== search) app.navigation.replace(`${pathname}${search}`)
    const { language, isDark }: Preferences = app.actors.preferences.getSnapshot().context
    document.documentElement.dataset['theme'] = isDark ? 'dark' : 'light'
    const { kept, shopfront } = actorIn(app.root.system, 'accent').getSnapshot().context
    showColours(document.documentElement, (shopfront && keptFor(kept, shopfront)?.colours) ?? null)
    await show(language)
  }
  const runTo = (until: number): void => {
    // Back is from the beginning on: a portal knows no way back.
    if (until < reached) {
      started?.drawn.unmount()
      started = start()
    }
    reached = until
    started?.run.runTo(until)
    if (started) void follow(started)
    const told: RunTold = { type: 'tradepost-ran', until, departure: started?.run.departures()[0] ?? null }
    parent.postMessage(told, window.location.origin)
  }
  const language = languageOf(report.language) ?? 'en'
  await Promise.all([show(language), loadRest(language)])
  document.body.inert = parent !== window
  window.addEventListener('message', ({ source, data }: MessageEvent) => {
    if (source === parent && isRunAsked(data)) runTo(data.until)
  })
  runTo(first)
  announceDrawing(window, place, String(first))
}
