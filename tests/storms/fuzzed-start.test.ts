import fc from 'fast-check'
import { expect, test, vi } from 'vitest'
import { createSessionStore } from '../../src/api/browser/session-store'
import { createTextStore } from '../../src/api/browser/storage'
import { createApp } from '../../src/app'
import { isDecided } from '../../src/machines/session/navigation-guard.selectors'
import { hasCrashed } from '../../src/machines/shell/crash.selectors'
import { rested, signedInStorage } from '../support/apps'
import { fakeFetch, json } from '../support/fake-fetch'
import { hostileValues, storedKeys } from './hostile-values'

// A start is a whole portal: fewer of them than of other properties. The long run has 10,000.
const runs = { numRuns: Number(process.env['PROPERTY_RUNS'] ?? 200) }

const rows = fc.array(fc.jsonValue(), { maxLength: 3 })
const nearly = fc.record(
  {
    tenantCode: fc.constantFrom<unknown>('ACME', 'BOLT', 5, null),
    code: fc.constantFrom<unknown>('ACME', '', '..', 5),
    name: fc.jsonValue(),
    email: fc.jsonValue(),
    lines: fc.oneof(rows, fc.jsonValue()),
    attempt: fc.jsonValue(),
    state: fc.constantFrom('sending', 'lost', 5),
    body: fc.jsonValue(),
    product: fc.jsonValue(),
    quantity: fc.jsonValue(),
  },
  { requiredKeys: [] },
)
const hostile = fc.oneof(
  fc.constantFrom(...hostileValues.filter((text) => text.length < 10_000)),
  fc.json(),
  fc.string({ unit: 'binary' }),
  nearly.map((value) => JSON.stringify(value)),
  fc.array(nearly, { maxLength: 3 }).map((value) => JSON.stringify(value)),
)
const spoilt = fc.uniqueArray(fc.tuple(fc.constantFrom(...storedKeys), hostile), {
  minLength: 1,
  maxLength: 3,
  selector: ([key]) => key,
})

const lasting = [
  'crash',
  'tenant',
  'session',
  'guard',
  'settings',
  'preferences',
  'toasts',
  'categories',
  'tags',
] as const

type Start = 'products' | 'login' | 'error screen'

/** Starts the portal over what storage holds, and says where the reader is. Throws where nobody can go on. */
const startOf = async (): Promise<Start> => {
  window.history.replaceState(null, '', '/products')
  const added = vi.spyOn(window, 'addEventListener')
  const app = createApp({
    window,
    basePath: '/',
    fetch: fakeFetch(() => json({ data: [], last_page: 1 })).fetch,
    loadWords: () => Promise.resolve(),
    loadRest: () => Promise.resolve(),
    say: (word) => word,
  })
  try {
    await vi.dynamicImportSettled()
    await rested()
    expect(app.root.getSnapshot().status).toBe('active')
    if (hasCrashed(app.actors.crash.getSnapshot())) return 'error screen'
    expect(isDecided(app.actors.guard.getSnapshot())).toBe(true)
    // No machine stands still with an error of its own.
    for (const name of lasting) expect(app.root.system.get(name)?.getSnapshot().status, name).not.toBe('error')
    const { pathname } = app.navigation.place()
    if (pathname.startsWith('/login')) return 'login'
    expect(pathname).toBe('/products')
    // The drafts come when they are wanted.
    app.root.system.get('shop')?.send({ type: 'part.wanted', part: 'ordering' })
    await vi.dynamicImportSettled()
    await rested()
    for (const name of ['cart', 'drafts', 'orderSender'] as const)
      expect(app.root.system.get(name)?.getSnapshot().status, name).toBe('active')
    return 'products'
  } finally {
    app.root.stop()
    for (const [type, listener] of added.mock.calls) window.removeEventListener(type, listener)
    added.mockRestore()
  }
}

test('R1 R4 R6 R7 whatever storage holds, the portal starts, or one click leads from the error screen to the login', async () => {
  // A company that the server does not know is logged, each time.
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  await fc.assert(
    fc.asyncProperty(spoilt, async (entries) => {
      window.localStorage.clear()
      for (const [key, value] of [...Object.entries(signedInStorage()), ...entries])
        window.localStorage.setItem(key, value)
      if ((await startOf()) !== 'error screen') return
      // Only a user that cannot be read leads there (ERR-01), and Return to Login away.
      expect(entries.map(([key]) => key)).toContain('user')
      createSessionStore(
        createTextStore(
          () => window.localStorage,
          () => undefined,
        ),
      ).forget('crashed')
      expect(await startOf()).toBe('login')
    }),
    runs,
  )
})
