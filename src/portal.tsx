import { flushSync } from 'react-dom'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { keepTyped, type Door } from './api/browser/door'
import { keepEarlyPastes } from './api/browser/early-paste'
import { withFirstCalls, type FirstCalls } from './api/browser/first-calls'
import { createApp, type App, type AppOptions } from './app'
import { codeSegment, matchRoute } from './machines/rules/access'
import { mendedLink } from './machines/rules/link-tenant'
import { startRecording, type Recording } from './recorder/early'
import './ui/theme.css'
import './ui/base.css'
import { createWords } from './ui/i18n'
import { prepareFirst } from './ui/router'
import { WholePortal } from './ui/whole-portal'

declare global {
  interface Window {
    /** Sent by src/first.ts in the production build. */
    readonly firstCalls?: FirstCalls
    /** Put there by src/first.ts when the login stands in the page already. */
    readonly door?: Door
  }
}

/** Whether the portal would draw what stands in the page. */
const isDoorOf = ({ navigation, firstLanguage }: App, { language, code }: Door): boolean => {
  const route = matchRoute(navigation.place().pathname)
  const part = route?.code === undefined ? null : codeSegment(route.code.toUpperCase())
  return route?.name === 'login' && part === code && language === firstLanguage
}

/** Starts the portal's actors and draws it; what is recorded of it is handed back. */
export const startPortal = (options: Pick<AppOptions, 'basePath' | 'actorOptions'>): Recording => {
  const { words, show: showLanguage, loadRest } = createWords()
  const recording = startRecording(window)
  keepEarlyPastes(window)
  const link = mendedLink(window.location.pathname)
  if (link !== null) window.history.replaceState(null, '', link)
  const place = document.getElementById('root') as HTMLElement
  const begin = (fetch: typeof window.fetch): App =>
    createApp({
      ...options,
      window,
      recording,
      actorOptions: recording.over(options.actorOptions ?? {}),
      fetch: recording.calls(fetch),
      loadWords: showLanguage,
      loadRest,
      say: (word) => words.t(word),
    })
  const fetch = withFirstCalls(window.firstCalls, window.fetch.bind(window))
  const draw = (app: App) => createRoot(place).render(<WholePortal app={app} words={words} />)
  const logUnfetched = (error: unknown) => console.error('The words of the portal could not be fetched.', error)

  const drawAnew = () => {
    const app = begin(fetch)
    const prepareScreen = () => {
      const { pathname } = app.navigation.place()
      return matchRoute(pathname)?.name === 'login' ? undefined : prepareFirst(pathname)
    }
    // Without its words the portal still opens: the error screen and the names of tenants and products need none.
    const isReady = [showLanguage(app.firstLanguage).catch(logUnfetched), app.decided().then(prepareScreen)]
    void Promise.allSettled(isReady).then(() => draw(app))
  }

  /** Takes the login over that stands in the page: its very elements, with all that is in them (docs/decisions/069). */
  const takeOver = async (door: Door): Promise<void> => {
    const areWordsThere = await showLanguage(door.language).then(
      () => true,
      (error: unknown) => logUnfetched(error),
    )
    // No answer comes before the portal stands as the page does.
    let open = (): void => undefined
    const opening = new Promise<void>((resolve) => (open = resolve))
    const app = begin((...call) => opening.then(() => fetch(...call)))
    const isDecided = await app.decided().catch(() => null)
    const bringTyped = keepTyped(place)
    const { buttons, form } = door.leave()
    const forms = () => [...place.querySelectorAll('form')]
    const sent = forms().findIndex((one) => one === form)
    if (areWordsThere && isDecided && isDoorOf(app, door))
      flushSync(() =>
        hydrateRoot(place, <WholePortal app={app} words={words} />, {
          onRecoverableError: (error) => console.error('The login was drawn anew.', error),
        }),
      )
    else {
      place.replaceChildren()
      flushSync(() => draw(app))
    }
    bringTyped()
    delete document.documentElement.dataset['door']
    for (const button of buttons) button.click()
    forms()[sent]?.requestSubmit()
    open()
  }

  if (window.door) void takeOver(window.door)
  else drawAnew()
  return recording
}
