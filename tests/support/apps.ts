import { onTestFinished, vi } from 'vitest'
import type { InspectionEvent } from 'xstate'
import { createApp } from '../../src/app'
import { actorIn } from '../../src/machines/system'
import { fakeFetch, json, type Sent } from './fake-fetch'
import { noted } from './machine'

type Setting = {
  readonly path?: string
  readonly stored?: Readonly<Record<string, string>>
  readonly answer?: (sent: Sent) => Response | Promise<Response>
  readonly inspect?: (event: InspectionEvent) => void
}

/** What storage holds for a buyer of a tenant who is signed in. */
export const signedInStorage = (code = 'ACME', token = 't-1') => ({
  authToken: token,
  manufacturer: JSON.stringify({ code, name: code, logo: null }),
  user: JSON.stringify({ email: 'buyer@acme.test', name: 'Ann' }),
  lastManufacturerCode: code,
})

const emptyAnswer = () => json({ data: [], last_page: 1 })

/** Resolves when calls and machines that need no clock have come to rest. */
export const rested = async (): Promise<void> => {
  for (let round = 0; round < 10; round += 1) await noted()
}

/** Takes the listeners that are added meanwhile off the window again when the test is over. */
const watchListeners = () => {
  const add = vi.spyOn(window, 'addEventListener')
  onTestFinished(() => {
    for (const [type, listener] of add.mock.calls) window.removeEventListener(type, listener)
    add.mockRestore()
  })
}

/** The portal without a screen: real machines, stores and HTTP client over a server of one function. */
export const startApp = async ({ path = '/', stored = {}, answer = emptyAnswer, inspect }: Setting = {}) => {
  window.history.replaceState(null, '', path)
  for (const [key, value] of Object.entries(stored)) window.localStorage.setItem(key, value)
  watchListeners()
  const server = fakeFetch(answer)
  const app = createApp({
    window,
    basePath: '/',
    fetch: server.fetch,
    loadWords: () => Promise.resolve(),
    loadRest: () => Promise.resolve(),
    say: (word) => word,
    actorOptions: inspect ? { inspect } : {},
  })
  onTestFinished(() => void app.root.stop())
  // The code of the shop is loaded when somebody is there.
  await vi.dynamicImportSettled()
  await rested()
  const { system } = app.root
  return {
    app,
    /** The actors of the shop of the moment. */
    shop: {
      actors: {
        get cart() {
          return actorIn(system, 'cart')
        },
        get categories() {
          return actorIn(system, 'categories')
        },
      },
    },
    calls: server.calls,
    address: () => `${window.location.pathname}${window.location.search}`,
    keys: () => Object.keys(window.localStorage).toSorted(),
    notices: () => app.actors.toasts.getSnapshot().context.toasts.map(({ notice }) => notice.kind),
    /** What another tab does to storage, and the news of it. */
    otherTab: async (changes: Readonly<Record<string, string | null>>) => {
      for (const [key, value] of Object.entries(changes)) {
        if (value === null) window.localStorage.removeItem(key)
        else window.localStorage.setItem(key, value)
      }
      for (const key of Object.keys(changes)) window.dispatchEvent(new StorageEvent('storage', { key }))
      await rested()
    },
  }
}
