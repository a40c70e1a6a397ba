import { configure, screen, waitFor, within } from '@testing-library/react'
import userEvent, { PointerEventsCheckLevel } from '@testing-library/user-event'
import { createRoot } from 'react-dom/client'
import { I18nextProvider } from 'react-i18next'
import * as v from 'valibot'
import { expect, onTestFinished, vi } from 'vitest'
import type { InspectionEvent } from 'xstate'
import { demoPassword } from '../../mocks/db/seeds/people'
import { FaultRequest, type FaultInput } from '../../mocks/faults'
import { createMockFetch } from '../../mocks/hosts/node'
import type { ScenarioName } from '../../mocks/scenario-looks'
import { beginScenario } from '../../mocks/world'
import type { LoggedCall } from '../../mocks/call-log'
import { createSessionStore } from '../../src/api/browser/session-store'
import { createTextStore } from '../../src/api/browser/storage'
import { ProductPage } from '../../src/api/schemas/catalogue'
import { LoginAnswer } from '../../src/api/schemas/session'
import type { Language } from '../../src/api/schemas/shared'
import { createApp } from '../../src/app'
import { pruned, type CartLine } from '../../src/machines/rules/cart'
import { cartEnvelope } from '../../src/machines/rules/cart-storage'
import type { Recording } from '../../src/recorder/early'
import { AppProvider } from '../../src/ui/app-context'
import { createWords } from '../../src/ui/i18n'
import { ReportPlace } from '../../src/ui/report-place'
import { AppRouter } from '../../src/ui/router'
import { ErrorBoundary } from '../../src/ui/shell/error-boundary'
import { fillGaps } from './jsdom-gaps'
import { noted } from './machine'

// The first screen of a file waits until its code has been compiled. The portal draws when it wants to, as in a
// browser: nothing is wrapped, and tests wait for what they want to see.
configure({
  asyncWrapper: async (wait) => {
    const seen = await wait()
    // What was drawn a moment ago listens only when its effects have run.
    await noted()
    return seen
  },
  // The whole document is long, and costly to print at every look.
  getElementError: (message) => new Error(message?.slice(0, 300)),
  eventWrapper: (happen) => happen(),
  unstable_advanceTimersWrapper: (advance) => advance(),
})
fillGaps()

type Visit = {
  /** Email of a demo account; its session is in storage when the portal starts. */
  readonly signedInAs?: string
  /** English when missing; `null` leaves the choice to the browser. */
  readonly language?: Language | null
  readonly stored?: Readonly<Record<string, string>>
  /** Part numbers and quantities of the tenant of the session. */
  readonly cart?: Readonly<Record<string, number>>
  readonly faults?: readonly FaultInput[]
  readonly resolveHost?: string
  /** What the server's world is when the portal starts, session and cart were had before; the demo data when missing. */
  readonly scenario?: ScenarioName
  /** Told of every actor and every event. */
  readonly inspect?: (event: InspectionEvent) => void
  /** The black box of the portal. */
  readonly recording?: Recording
}
type Server = ReturnType<typeof createMockFetch>

const openSession = async ({ fetch }: Server, email: string) => {
  const body = JSON.stringify({ email, password: demoPassword, lang: 'en' })
  const answer = await fetch('/api/login', { method: 'POST', body, headers: { 'content-type': 'application/json' } })
  const { token, tenants, user } = v.parse(LoginAnswer, await answer.json())
  const manufacturer = tenants[0]
  if (token === null || manufacturer === undefined || user === null) throw new Error(`${email} cannot sign in.`)
  const store = createTextStore(
    () => window.localStorage,
    () => undefined,
  )
  createSessionStore(store).write({ token, manufacturer, user })
  return { token, code: manufacturer.code }
}

const fillCart = async ({ fetch }: Server, email: string, cart: Readonly<Record<string, number>>) => {
  // A token of its own, so that one that is short of calls keeps them.
  const { token, code } = await openSession({ fetch } as Server, email)
  const lineOf = async ([part, quantity]: [string, number]): Promise<CartLine> => {
    const query = new URLSearchParams({ page: '1', per_page: '12', search: part, lang: 'en' })
    const answer = await fetch(`/api/products/${code}?${query}`, { headers: { authorization: `Bearer ${token}` } })
    const { data } = v.parse(ProductPage, await answer.json())
    const product = data.find(({ part_number }) => part_number === part)
    if (product === undefined) throw new Error(`${code} has no product ${part}.`)
    return { product: pruned(product), quantity, comment: '', tag1: null, tag2: null }
  }
  const lines = await Promise.all(Object.entries(cart).map(lineOf))
  window.localStorage.setItem('cart', JSON.stringify(cartEnvelope(code, lines)))
}

/** Takes the listeners that are added meanwhile off the window again when the test is over. */
const watchListeners = () => {
  const add = vi.spyOn(window, 'addEventListener')
  onTestFinished(() => {
    for (const [type, listener] of add.mock.calls) window.removeEventListener(type, listener)
    add.mockRestore()
  })
}

/** The whole portal at an address, over a pretend server of its own. Give every screen its first look with `findBy`. */
export const visit = async (path: string, setting: Visit = {}) => {
  const { signedInAs, language = 'en', stored = {}, cart, faults = [], resolveHost = null, scenario } = setting
  const { inspect, recording } = setting
  const server = createMockFetch('screen')
  const { world } = server
  document.documentElement.lang = 'en'
  if (language !== null) window.localStorage.setItem('i18nextLng', language)
  if (signedInAs !== undefined && cart) await fillCart(server, signedInAs, cart)
  if (signedInAs !== undefined) await openSession(server, signedInAs)
  if (scenario !== undefined) beginScenario(world, scenario)
  for (const [key, value] of Object.entries(stored)) window.localStorage.setItem(key, value)
  world.log.clear()
  world.resolveHost = resolveHost
  const addFault = (fault: FaultInput) => world.faults.add(v.parse(FaultRequest, fault))
  faults.forEach(addFault)
  window.history.replaceState(null, '', path)
  watchListeners()

  const { words, show: loadWords, loadRest } = createWords()
  const actorOptions = inspect ? { inspect } : {}
  const app = createApp({
    window,
    basePath: '/',
    fetch: recording?.calls(server.fetch) ?? server.fetch,
    loadWords,
    loadRest,
    say: (word) => words.t(word),
    actorOptions: recording?.over(actorOptions) ?? actorOptions,
    ...(recording && { recording }),
  })
  await loadWords(app.firstLanguage)

  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false })
  const place = document.body.appendChild(document.createElement('div'))
  const root = createRoot(place)
  root.render(
    <I18nextProvider i18n={words}>
      <AppProvider app={app}>
        <ErrorBoundary onCrash={app.reportCrash}>
          <ReportPlace>
            <AppRouter />
          </ReportPlace>
        </ErrorBoundary>
      </AppProvider>
    </I18nextProvider>,
  )
  /** Closes the portal: another one may begin in the same test. */
  const leave = () => {
    root.unmount()
    place.remove()
    app.root.stop()
    window.localStorage.clear()
  }
  onTestFinished(async () => {
    leave()
    // What waited to be written is written when the session ends: it is not the next test's.
    await noted()
    window.localStorage.clear()
  })
  const calls = (route: string): readonly LoggedCall[] => {
    const [method = '', start = ''] = route.split(' ')
    return world.log.list().filter((call) => call.method === method && call.path.startsWith(start))
  }
  const user = userEvent.setup({ delay: null, pointerEventsCheck: PointerEventsCheckLevel.Never })
  return {
    app,
    world,
    leave,
    addFault,
    user,
    press: async (name: string | RegExp) => user.click(await screen.findByRole('button', { name })),
    follow: async (name: string | RegExp) => user.click(await screen.findByRole('link', { name })),
    /** Chooses a language in the list that has a name in each of them. */
    /** Another language, until the page itself says that it is in it. */
    speak: async (language: Language) => {
      await user.selectOptions(await screen.findByRole('combobox', { name: /^(Language|Idioma|Langue)$/ }), language)
      await waitFor(() => expect(document.documentElement.lang).toBe(language))
    },
    /** Types into the box of a label, in place of what it holds. */
    fill: async (label: string | RegExp, text: string) => {
      const box = await screen.findByLabelText(label)
      await user.clear(box)
      if (text !== '') await user.type(box, text)
    },
    place: () => `${window.location.pathname}${window.location.search}`,
    /** What was asked of the server: `GET /api/products/ACME` gives every call whose path starts so, oldest first. */
    calls,
    lastCall: (route: string): LoggedCall | undefined => calls(route).at(-1),
    stored: (key: string): unknown => JSON.parse(window.localStorage.getItem(key) ?? 'null'),
  }
}

/** The card or row that shows a part number. */
export const rowOf = async (part: string) => {
  const text = await screen.findByText(part)
  const row = text.closest<HTMLElement>('article, tr, li')
  if (!row) throw new Error(`${part} stands in no row.`)
  return within(row)
}
