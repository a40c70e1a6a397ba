import { beforeEach, describe, expect, test, vi } from 'vitest'
import { createJsonStore } from '../../src/api/browser/json-store'
import { createPreferencesStore } from '../../src/api/browser/preferences-store'
import { createSessionStore } from '../../src/api/browser/session-store'
import { createTextStore } from '../../src/api/browser/storage'
import type { SessionEnd } from '../../src/api/schemas/session'
import { freshKey } from '../../src/api/browser/fresh-key'
import { sessionAt } from '../support/sessions'

const textStore = (area: () => Storage = () => window.localStorage, onFault: () => void = () => undefined) =>
  createTextStore(area, onFault)
const sessions = () => createSessionStore(textStore())
const put = (entries: Readonly<Record<string, string>>) => {
  for (const [key, value] of Object.entries(entries)) window.localStorage.setItem(key, value)
}
const keys = () => Object.keys(window.localStorage).toSorted()
const news = (key: string | null) => window.dispatchEvent(new StorageEvent('storage', { key }))

beforeEach(() => window.localStorage.clear())

describe('session', () => {
  const own = ['authToken', 'manufacturer', 'user', 'tenantName', 'logoUrl', 'tenantCode']
  const others = ['lastManufacturerCode', 'cart', 'darkMode', 'i18nextLng', 'drafts', 'orderAttempt']
  test.each<[SessionEnd, string[]]>([
    ['loggedOut', []],
    ['rejected', ['tenantName', 'logoUrl', 'tenantCode']],
    ['crashed', ['tenantName', 'tenantCode']],
  ])('SESSION-04 SESSION-08 SESSION-11 ERR-04 ERR-06 C-11 the clean-up "%s" leaves %j and the rest', (end, kept) => {
    put(Object.fromEntries([...own, ...others].map((key) => [key, 'x'])))
    sessions().forget(end)
    expect(keys()).toEqual([...kept, ...others].toSorted())
  })

  test('STORE-01 to STORE-08 LOGIN-26 to LOGIN-30 a session is stored key by key', () => {
    const { manufacturer, ...rest } = sessionAt('ACME')
    sessions().write({
      token: rest.token,
      manufacturer: { ...manufacturer, logo: '/acme.svg' },
      user: { ...rest.user, rep_code: 'R-7' },
    })
    expect(Object.fromEntries(keys().map((key) => [key, window.localStorage.getItem(key)]))).toEqual({
      authToken: 'token-ACME',
      manufacturer: JSON.stringify({ code: 'ACME', name: 'ACME Industrial', logo: '/acme.svg' }),
      user: JSON.stringify({ email: 'buyer@acme.test', name: 'Ann Buyer', rep_code: 'R-7' }),
      tenantName: 'ACME Industrial',
      logoUrl: '/acme.svg',
      tenantCode: 'ACME',
      lastManufacturerCode: 'ACME',
    })
  })

  test('STORE-07 LOGIN-28 what is missing removes its key', () => {
    put({ logoUrl: '/acme.svg', tenantName: 'Acme' })
    const session = sessionAt('BOLT')
    sessions().write({ ...session, manufacturer: { ...session.manufacturer, name: '' } })
    expect(keys()).toEqual(['authToken', 'lastManufacturerCode', 'manufacturer', 'tenantCode', 'user'])
    expect(window.localStorage.getItem('user')).not.toContain('rep_code')
  })

  test('R23 the token is written last, so that another tab sees all of a session or none of it', () => {
    const writes = vi.spyOn(Storage.prototype, 'setItem')
    sessions().write(sessionAt('ACME'))
    const keys = writes.mock.calls.map(([key]) => key)
    expect(keys.indexOf('authToken')).toBe(keys.length - 1)
    writes.mockRestore()
  })

  test('SESSION-01 what was written is read back', () => {
    sessions().write(sessionAt('ACME'))
    expect(sessions().read()).toEqual({ session: sessionAt('ACME'), lastCode: 'ACME' })
    expect(sessions().token()).toBe('token-ACME')
  })

  test.each(['', ' ', '\u0000', '\uD800', 'two words', 'x'.repeat(9000)])(
    'R6 a token that no header can carry (%j) is none: the reader signs in, instead of reading that the network is bad',
    (token) => {
      put({ authToken: token, manufacturer: JSON.stringify(sessionAt('ACME').manufacturer) })
      expect([sessions().token(), sessions().read().session]).toEqual([null, null])
    },
  )

  test.each(['{bad', '', 'null', '5', '[]', '"x"', '{}', '{"code":""}', '{"code":{}}'])(
    'SESSION-02 R2 R4 the manufacturer %s is none, and the buyer a guest',
    (manufacturer) => {
      put({ authToken: 't', manufacturer, user: '{"name":"Ann"}', lastManufacturerCode: 'ACME' })
      expect(sessions().read()).toEqual({ session: null, lastCode: 'ACME' })
    },
  )

  test('C-65 a manufacturer without a code is signed in, and has an empty code', () => {
    put({ authToken: 't', manufacturer: '{"name":"X"}' })
    expect(sessions().read().session?.manufacturer).toEqual({ code: '', name: 'X', logo: null })
  })

  test.each(['{bad', '', '{"name":', 'undefined'])('SESSION-03 R1 the user %j is unreadable and says so', (user) => {
    put({ authToken: 't', manufacturer: '{"code":"ACME"}', user })
    expect(() => sessions().read()).toThrow(SyntaxError)
  })

  test.each(['null', '5', '[]', '"x"', '{}', '{"email":{},"name":[]}'])('R4 the user %s has no fields', (user) => {
    put({ authToken: 't', manufacturer: '{"code":"ACME"}', user })
    expect(sessions().read().session?.user).toEqual({ email: '', name: '', rep_code: null })
  })

  test('C-37 an empty token is none', () => {
    put({ authToken: '', manufacturer: '{"code":"ACME"}' })
    expect([sessions().token(), sessions().read().session]).toEqual([null, null])
  })

  test('R23 another tab is heard when it changes the token or clears everything, and no more after the stop', () => {
    const heard = vi.fn<() => void>()
    const stop = sessions().onOtherTab(heard)
    news('cart')
    expect(heard).toHaveBeenCalledTimes(0)
    news('authToken')
    news(null)
    stop()
    news('authToken')
    expect(heard).toHaveBeenCalledTimes(2)
  })
})

describe('storage that fails', () => {
  const refusing = (name: string): Storage =>
    new Proxy(window.localStorage, {
      get: () => () => {
        throw new DOMException('no', name)
      },
    })
  const forbidden = (): Storage => {
    throw new DOMException('denied', 'SecurityError')
  }
  test.each([
    ['forbidden', forbidden],
    ['full', () => refusing('QuotaExceededError')],
    ['missing', () => undefined as unknown as Storage],
  ])('R5 %s: it goes on in memory and says so once', (_, area) => {
    const onFault = vi.fn<() => void>()
    const store = textStore(area, onFault)
    expect(store.read('cart')).toBeNull()
    store.write('cart', '[1]')
    store.write('cart', '[2]')
    expect(store.read('cart')).toBe('[2]')
    store.remove('cart')
    expect(store.read('cart')).toBeNull()
    expect(onFault).toHaveBeenCalledTimes(1)
  })

  test('R5 a value that no longer fits is read from memory, one that fits again from storage', () => {
    let isFull = false
    const area = new Proxy(window.localStorage, {
      get: (target, name) => {
        if (name !== 'setItem' || !isFull) return Reflect.get(target, name).bind(target)
        throw new DOMException('full', 'QuotaExceededError')
      },
    })
    const store = textStore(() => area)
    store.write('cart', 'old')
    isFull = true
    store.write('cart', 'new')
    expect([store.read('cart'), window.localStorage.getItem('cart')]).toEqual(['new', 'old'])
    isFull = false
    store.write('cart', 'newest')
    window.localStorage.setItem('cart', 'of another tab')
    expect(store.read('cart')).toBe('of another tab')
  })

  test.each(['{bad', '', 'undefined'])('R6 the text %j under a JSON key reads as nothing', (text) => {
    put({ cart: text })
    const store = createJsonStore(textStore(), 'cart')
    expect(store.read()).toBeNull()
    store.write([{ id: 1 }])
    expect([store.read(), store.text()]).toEqual([[{ id: 1 }], '[{"id":1}]'])
    store.remove()
    expect([store.read(), store.text()]).toEqual([null, null])
  })
})

describe('preferences', () => {
  const preferences = () => createPreferencesStore(textStore())
  const dropCookie = () => (document.cookie = 'i18next=; path=/; max-age=0')

  test('I18N C-35 every source of the language is read', () => {
    put({ i18nextLng: 'es' })
    window.sessionStorage.setItem('i18nextLng', 'fr')
    document.cookie = 'i18next=en; path=/'
    window.history.replaceState(null, '', '/login?lng=de')
    document.documentElement.lang = 'es-MX'
    const sources = { query: 'de', cookie: 'en', local: 'es', session: 'fr', page: 'es-MX' }
    expect(preferences().languageSources()).toMatchObject(sources)
    dropCookie()
    window.history.replaceState(null, '', '/')
    document.documentElement.lang = ''
    expect(preferences().languageSources()).toMatchObject({ query: null, cookie: null, page: null })
  })

  test('R6 a cookie that cannot be decoded says nothing', () => {
    document.cookie = 'i18next=%E0%A4%A; path=/'
    expect(preferences().languageSources().cookie).toBeNull()
    dropCookie()
  })

  test('STORE-10 a language is kept, and a cookie that would outvote it is corrected', () => {
    preferences().writeLanguage('fr')
    expect([window.localStorage.getItem('i18nextLng'), document.cookie]).toEqual(['fr', ''])
    document.cookie = 'i18next=es; path=/'
    preferences().writeLanguage('fr')
    expect(document.cookie).toBe('i18next=fr')
    dropCookie()
  })

  test.each([
    ['true', true],
    ['false', false],
    ['yes', false],
    ['', false],
  ])('STORE-09 darkMode "%s" is %s', (text, isDark) => {
    put({ darkMode: text })
    expect(preferences().isDark()).toBe(isDark)
    preferences().writeDark(!isDark)
    expect(window.localStorage.getItem('darkMode')).toBe(String(!isDark))
  })
})

test('R31 keys of orders are 32 hex digits and never the same', () => {
  const made = Array.from({ length: 1000 }, freshKey)
  expect(made.every((key) => /^[0-9a-f]{32}$/.test(key))).toBe(true)
  expect(new Set(made).size).toBe(1000)
})
