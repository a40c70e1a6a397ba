import { createActor, fromPromise, waitFor, type ActorOptions } from 'xstate'
import { createApi } from './api/api'
import { watchDeadSpot } from './api/browser/dead-spot'
import { forgetCopies } from './api/browser/kept-copies'
import { createNavigation, dropParameter } from './api/browser/navigation'
import { leadToRegion, regionKeys } from './api/browser/regions'
import { pageLanguage } from './api/browser/page-language'
import { createPreferencesStore } from './api/browser/preferences-store'
import { createSessionStore } from './api/browser/session-store'
import { createSignal } from './api/browser/signal'
import { createTextStore } from './api/browser/storage'
import { createHttp, type Rejection } from './api/http'
import type { Language } from './api/schemas/shared'
import { asItIs, type Alterations } from './app-alter'
import { editionOver } from './app-edition'
import { looksOn } from './app-looks'
import { ask, type Ports } from './app-ports'
import { appMachine } from './machines/app.machine'
import type { OutsideNews } from './machines/app.types'
import { listening } from './machines/port'
import { localDay } from './machines/rules/local-day'
import { errorReport } from './machines/rules/error-report'
import { directionOf, resolveLanguage } from './machines/rules/language'
import { lyingCart } from './machines/rules/lying-cart'
import { isLink, linkPath } from './machines/rules/link-tenant'
import { loginMachine } from './machines/session/login.machine'
import { navigationGuardMachine } from './machines/session/navigation-guard.machine'
import { isDecided } from './machines/session/navigation-guard.selectors'
import { sessionMachine } from './machines/session/session.machine'
import { crashMachine } from './machines/shell/crash.machine'
import { preferencesMachine } from './machines/shell/preferences.machine'
import { actorIn } from './machines/system'
import type { Recording } from './recorder/early'

export type AppOptions = {
  readonly window: Window
  /** Where the portal lives below the origin: '/' or '/sub/path/'. */
  readonly basePath: string
  readonly fetch: typeof fetch
  /** Fetches the words of a language and puts them on the screen. */
  readonly loadWords: (language: Language) => Promise<void>
  /** Fetches the words of what comes after the door. */
  readonly loadRest: (language: Language) => Promise<void>
  /** Says one of them. */
  readonly say: Ports['say']
  /** What every actor is made with: the state visualizer looks on this way. Nothing in production. */
  readonly actorOptions?: Partial<ActorOptions<typeof appMachine>>
  readonly alter?: Partial<Alterations>
  /** The black box of this tab; none in a frame that only draws. */
  readonly recording?: Recording
}

/** Builds the ports, plugs them into the machines and starts the root of all actors. Decides nothing itself. */
export const createApp = ({
  window,
  basePath,
  fetch,
  loadWords,
  loadRest,
  say,
  actorOptions = {},
  alter = {},
  recording,
}: AppOptions) => {
  const altered = { ...asItIs, ...alter }
  const page = window.document.documentElement
  const refusals = createSignal<void>()
  const rejections = createSignal<Rejection>()
  const store = createTextStore(() => window.localStorage, refusals.tell)
  const sessions = createSessionStore(store)
  const preferencesStore = createPreferencesStore(store)
  const navigation = createNavigation(window, basePath)
  const placeNow = () => {
    const { pathname, search, hash } = navigation.place()
    return pathname === linkPath ? { pathname, search, hash } : { pathname, search }
  }
  /** What a tab keeps by itself; without a word where it may not: the link is then gone with a reload. */
  const tabStore = createTextStore(
    () => window.sessionStorage,
    () => undefined,
  )
  const describe = (error: unknown, componentStack: string) => errorReport(error, componentStack, sessions.token())
  const logFailure = (_: unknown, { what, error }: { what: string; error: unknown }) =>
    console.warn(`${what} could not be fetched.`, error)

  const sources = preferencesStore.languageSources()
  const firstLanguage = resolveLanguage(sources)
  if (sources.query !== null) preferencesStore.writeLanguage(firstLanguage)
  const { speak, language } = pageLanguage(page, firstLanguage, directionOf)

  const returns = createSignal<void>()
  const spot = watchDeadSpot({ window, fetch, file: `${basePath}edition.txt` }, returns.tell)
  const http = createHttp({
    base: window.location.origin + basePath.replace(/\/$/, ''),
    fetch: spot.fetch,
    token: sessions.token,
    language,
    ends: sessions.ends,
    // An answer to an older token says nothing about the present session.
    onUnauthorised: (rejection) => (rejection.token === sessions.token() ? rejections.tell(rejection) : undefined),
  })
  const api = createApi(http)
  const looks = looksOn({ window, store, api, logFailure })
  const ports: Ports = { window, store, tellRefused: refusals.tell, navigation, http, language, say, logFailure }

  const outside = listening<OutsideNews>((tell) => {
    const onWindow = <TName extends 'online' | 'error' | 'unhandledrejection'>(
      name: TName,
      listener: (event: WindowEventMap[TName]) => void,
    ) => {
      window.addEventListener(name, listener)
      return () => window.removeEventListener(name, listener)
    }
    const stops = [
      navigation.listen(() => tell({ type: 'address.changed', place: placeNow(), at: performance.now() })),
      rejections.listen(({ message, lang }) => tell({ type: 'call.unauthorised', message, lang })),
      refusals.listen(() => tell({ type: 'storage.refused' })),
      sessions.onOtherTab(() => tell({ type: 'session.stored', stored: sessions.read() })),
      preferencesStore.onElsewhere(() =>
        tell({
          type: 'preferences.stored',
          preferences: {
            language: resolveLanguage({ ...preferencesStore.languageSources(), query: null, cookie: null }),
            isDark: preferencesStore.isDark(),
          },
        }),
      ),
      regionKeys(window, tell),
      onWindow('online', () => tell({ type: 'network.returned' })),
      returns.listen(() => tell({ type: 'network.returned' })),
      spot.stop,
      onWindow('error', ({ error }) => tell({ type: 'error.noticed', error })),
      onWindow('unhandledrejection', ({ reason }) => tell({ type: 'error.noticed', error: reason })),
    ]
    return () => stops.forEach((stop) => stop())
  })

  const logic = appMachine.provide({
    actions: {
      reloadPage: () => navigation.reload(),
      leadToRegion: (_, { isBack }) => leadToRegion(window, isBack),
    },
    actors: {
      outside,
      loadShop: fromPromise(async () => {
        const [code] = await Promise.all([import('./app-shop'), loadRest(language())])
        return altered.shop(code.shopParts(ports, altered.late))
      }),
      loadAccount: fromPromise(async () => {
        const [code] = await Promise.all([import('./app-account'), loadRest(language())])
        return altered.account(code.accountParts(ports))
      }),
      crash: crashMachine.provide({
        actors: { logError: ask(({ report }, signal) => api.logError(report, signal)) },
        actions: {
          forgetSession: () => sessions.forget('crashed'),
          restart: () => navigation.restart('/'),
          reload: () => navigation.reload(),
        },
      }),
      preferences: preferencesMachine.provide({
        actors: { loadWords: fromPromise(({ input }) => loadWords(input.language)) },
        actions: {
          storeLanguage: (_, params) => {
            speak(params.language)
            preferencesStore.writeLanguage(params.language)
            dropParameter(navigation, 'lng')
          },
          storeTheme: (_, { isDark }) => preferencesStore.writeDark(isDark),
          showTheme: (_, { isDark }) => void (page.dataset['theme'] = isDark ? 'dark' : 'light'),
        },
      }),
      ...looks.actors,
      edition: editionOver({ window, basePath, fetch, reload: () => navigation.reload() }),
      guard: navigationGuardMachine.provide({
        actions: {
          push: (_, { to }) => navigation.push(to),
          replace: (_, { to }) => navigation.replace(to),
          storeLink: (_, { link }) =>
            link === null ? tabStore.remove('orderLink') : tabStore.write('orderLink', link),
        },
      }),
      session: sessionMachine.provide({
        actors: {
          restoreSession: fromPromise(async () => sessions.read()),
          findOpenOrder: fromPromise(
            async ({ input: { owner } }) =>
              owner !== null && (await import('./app-sending')).hasOpenOrder(ports, owner),
          ),
          findCart: fromPromise(async ({ input: { lastCode } }) => lyingCart(store.read('cart'), lastCode)),
        },
        actions: {
          storeSession: (_, { session, isOtherTenant }) => {
            if (isOtherTenant) store.remove('cart')
            sessions.write(session)
          },
          forgetSession: (_, { end }) => {
            sessions.forget(end)
            if (end === 'loggedOut' || end === 'loopDetected') void forgetCopies(window, basePath)
          },
        },
      }),
    },
  })
  const preferences = { language: firstLanguage, isDark: preferencesStore.isDark() }
  const storedLink = tabStore.read('orderLink')
  const root = createActor(altered.app(logic), {
    ...actorOptions,
    systemId: 'app',
    input: { place: placeNow(), preferences, link: isLink(storedLink) ? storedLink : null, describe, ...looks.kept },
  })
  const reportCrash = (error: unknown, componentStack = ''): void =>
    actorIn(root.system, 'crash').send({ type: 'screen.crashed', error, componentStack })
  // The root itself failed: the one thing that no actor can be told by another.
  root.subscribe({ error: (error) => reportCrash(error) })
  root.start()
  return {
    root,
    /** The actors that live as long as the tab. */
    actors: {
      session: actorIn(root.system, 'session'),
      guard: actorIn(root.system, 'guard'),
      tenant: actorIn(root.system, 'tenant'),
      preferences: actorIn(root.system, 'preferences'),
      density: actorIn(root.system, 'density'),
      edition: actorIn(root.system, 'edition'),
      toasts: actorIn(root.system, 'toasts'),
      crash: actorIn(root.system, 'crash'),
    },
    navigation,
    http,
    reportCrash,
    /** The logic of the report of a problem; `null` where nothing is recorded. */
    report: recording
      ? async () => (await import('./app-report')).reportLogic(window, recording, page.dataset['edition'] ?? null)
      : null,
    actorOptions,
    firstLanguage,
    /** Settles when it is known who is there and where they may be; rejects when that cannot be said. */
    decided: () => waitFor(actorIn(root.system, 'guard'), isDecided, { timeout: 1000 }),
    lastCode: sessions.lastCode,
    /** The day on the reader's wall clock, YYYY-MM-DD. */
    today: () => localDay(new Date()),
    /** The machines of screens that need no other part. */
    logic: altered.front({
      login: loginMachine.provide({ actors: { signIn: ask(api.login) } }),
    }),
  }
}
export type App = ReturnType<typeof createApp>
