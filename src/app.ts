import { createActor, fromPromise, type Actor, type AnyActorLogic, type InspectionEvent } from 'xstate'
import { createApi } from './api/api'
import { createNavigation } from './api/browser/navigation'
import { createPreferencesStore } from './api/browser/preferences-store'
import { createSessionStore } from './api/browser/session-store'
import { createTextStore } from './api/browser/storage'
import { createHttp } from './api/http'
import type { Language } from './api/schemas/shared'
import { settingsNewsOf, surroundingsOf } from './app-news'
import { localDay } from './machines/rules/checkout'
import { errorReport } from './machines/rules/error-report'
import { resolveLanguage } from './machines/rules/language'
import { loginMachine } from './machines/session/login.machine'
import { navigationGuardMachine } from './machines/session/navigation-guard.machine'
import { sessionMachine, type SessionEnd } from './machines/session/session.machine'
import { selectVisitor } from './machines/session/session.selectors'
import { crashMachine } from './machines/shell/crash.machine'
import { dashboardMachine } from './machines/shell/dashboard.machine'
import { preferencesMachine } from './machines/shell/preferences.machine'
import { toastsMachine } from './machines/shell/toasts.machine'
import { tenantMachine } from './machines/tenant/tenant.machine'

export type AppOptions = {
  readonly window: Window
  /** Where the portal lives below the origin: '/' or '/sub/path/'. */
  readonly basePath: string
  readonly fetch: typeof fetch
  /** Fetches the words of a language and puts them on the screen. */
  readonly loadWords: (language: Language) => Promise<void>
  /** Hears of everything that the actors do, for the state visualizer; nobody listens in production. */
  readonly inspect?: (event: InspectionEvent) => void
}

/** Turns an endpoint into an actor; leaving the state aborts the request. */
export const ask = <TInput, TOutput>(endpoint: (input: TInput, signal: AbortSignal) => Promise<TOutput>) =>
  fromPromise<TOutput, TInput>(({ input, signal }) => endpoint(input, signal))

/** The front door: everything that lives as long as the tab and is needed before anybody is signed in. */
export const createApp = ({ window, basePath, fetch, loadWords, inspect }: AppOptions) => {
  const watched = inspect === undefined ? {} : { inspect }
  const store = createTextStore(
    () => window.localStorage,
    () => toasts.send({ type: 'notice.given', notice: { kind: 'cartNotSaved' } }),
  )
  const sessions = createSessionStore(store)
  const preferencesStore = createPreferencesStore(store)
  const navigation = createNavigation(window, basePath)
  const logFailure = (_: unknown, { what, error }: { what: string; error: unknown }) =>
    console.warn(`${what} could not be fetched.`, error)

  const crash = createActor(
    crashMachine.provide({ actors: { logError: ask(({ report }, signal) => api.logError(report, signal)) } }),
    watched,
  ).start()
  const reportCrash = (error: unknown, componentStack = ''): void =>
    crash.send({ type: 'screen.crashed', error, report: errorReport(error, componentStack, sessions.token()) })
  /** Starts an actor that lives as long as the tab; should it fail, the error screen shows. */
  const run = <TLogic extends AnyActorLogic>(actor: Actor<TLogic>): Actor<TLogic> => {
    actor.subscribe({ error: (error) => reportCrash(error) })
    return actor.start()
  }

  const toasts = run(createActor(toastsMachine, watched))
  const sources = preferencesStore.languageSources()
  const language = resolveLanguage(sources)
  if (sources.query !== null) preferencesStore.writeLanguage(language)
  const showTheme = (_: unknown, { isDark }: { isDark: boolean }): void => {
    window.document.documentElement.dataset['theme'] = isDark ? 'dark' : 'light'
  }
  const dropLanguageFromAddress = () => {
    const { pathname, search, hash } = navigation.place()
    const params = new URLSearchParams(search)
    if (!params.has('lng')) return
    params.delete('lng')
    navigation.replace({ pathname, search: params.size > 0 ? `?${params}` : '', hash })
  }
  const preferences = run(
    createActor(
      preferencesMachine.provide({
        actors: { loadWords: fromPromise(({ input }) => loadWords(input.language)) },
        actions: {
          storeLanguage: (_, params) => {
            preferencesStore.writeLanguage(params.language)
            dropLanguageFromAddress()
          },
          storeTheme: (_, { isDark }) => preferencesStore.writeDark(isDark),
          showTheme,
        },
      }),
      { ...watched, input: { language, isDark: preferencesStore.isDark() } },
    ),
  )
  preferencesStore.onOtherTab(() =>
    preferences.send({
      type: 'storage.changed',
      preferences: {
        language: resolveLanguage({ ...preferencesStore.languageSources(), query: null, cookie: null }),
        isDark: preferencesStore.isDark(),
      },
    }),
  )
  preferences.on('notice.given', toasts.send)

  const http = createHttp({
    base: window.location.origin + basePath.replace(/\/$/, ''),
    fetch,
    token: sessions.token,
    language: () => preferences.getSnapshot().context.language,
    onUnauthorised: ({ token, message }) => {
      // An answer to an older token says nothing about the present session.
      if (token === sessions.token()) session.send({ type: 'session.rejected', message })
    },
  })
  const api = createApi(http)

  const tenant = run(
    createActor(
      tenantMachine.provide({
        actors: {
          resolveHost: fromPromise(({ signal }) => api.resolveHost(signal)),
          loadPublicSettings: ask(({ code }, signal) => api.publicSettings(code, signal)),
          loadSettings: ask(({ code }, signal) => api.settings(code, signal)),
        },
        actions: { logFailure },
      }),
      watched,
    ),
  )

  const forgottenAs: Partial<Record<SessionEnd, 'loggedOut' | 'rejected'>> = {
    loggedOut: 'loggedOut',
    loopDetected: 'loggedOut',
    rejected: 'rejected',
  }
  const session = createActor(
    sessionMachine.provide({
      actors: { restoreSession: fromPromise(async () => sessions.read()) },
      actions: {
        storeSession: (_, params) => {
          if (params.isOtherTenant) store.remove('cart')
          sessions.write(params.session)
        },
        forgetSession: (_, { end }) => {
          const cleanUp = forgottenAs[end]
          if (cleanUp) sessions.forget(cleanUp)
        },
        reportCrash: (_, { error }) => reportCrash(error),
      },
    }),
    watched,
  )
  const guard = run(
    createActor(
      navigationGuardMachine.provide({
        actions: {
          push: (_, { to }) => navigation.push(to),
          replace: (_, { to }) => navigation.replace(to),
        },
      }),
      { ...watched, input: { place: navigation.place() } },
    ),
  )
  guard.on('loop.found', () => session.send({ type: 'loop.detected' }))
  session.on('visitor.known', () => {
    const visitor = selectVisitor(session.getSnapshot())
    if (visitor) guard.send({ type: 'visitor.restored', visitor })
  })
  session.on('session.opened', ({ session: { manufacturer }, isRestored }) => {
    tenant.send({ type: 'session.opened', code: manufacturer.code })
    guard.send({
      type: isRestored ? 'visitor.restored' : 'visitor.entered',
      visitor: { kind: 'signedIn', code: manufacturer.code },
    })
  })
  session.on('session.closed', ({ end }) => {
    tenant.send({ type: 'session.closed' })
    const { lastCode, session: next } = session.getSnapshot().context
    const visitor = next
      ? ({ kind: 'signedIn', code: next.manufacturer.code } as const)
      : ({ kind: 'guest', lastCode } as const)
    guard.send({ type: 'visitor.left', visitor, isReturning: end === 'rejected' })
  })
  const follow = () => {
    const place = navigation.place()
    guard.send({ type: 'place.changed', place, at: performance.now() })
    tenant.send({ type: 'place.changed', pathname: navigation.place().pathname })
  }
  navigation.listen(follow)
  tenant.send({ type: 'place.changed', pathname: navigation.place().pathname })
  sessions.onOtherTab(() => session.send({ type: 'storage.changed', stored: sessions.read() }))
  run(session)

  window.addEventListener('error', ({ error }) => noticed(error))
  window.addEventListener('unhandledrejection', ({ reason }) => noticed(reason))
  const noticed = (error: unknown) =>
    crash.send({ type: 'error.noticed', report: errorReport(error, '', sessions.token()) })

  const settingsNews = settingsNewsOf(tenant)
  const surroundings = surroundingsOf({ window, navigation, preferences })

  return {
    actors: { session, guard, tenant, preferences, toasts, crash },
    navigation,
    http,
    store,
    surroundings,
    logFailure,
    reportCrash,
    run,
    /** What every actor is made with. */
    watched,
    /** What Return to Login does on the error screen (spec 2 Error screen). */
    returnToLogin: () => {
      sessions.forget('crashed')
      navigation.restart('/')
    },
    lastCode: sessions.lastCode,
    /** The day on the reader's wall clock, YYYY-MM-DD. */
    today: () => localDay(new Date()),
    logic: {
      login: loginMachine.provide({ actors: { signIn: ask(api.login) } }),
      dashboard: dashboardMachine.provide({
        actors: { settingsNews },
        actions: {
          leaveFor: (_, { to }) => navigation.replace(to),
          retrySettings: () => tenant.send({ type: 'settings.retried' }),
        },
      }),
    },
  }
}
export type App = ReturnType<typeof createApp>
