import { describe, expect, test, vi } from 'vitest'
import { cartEnvelope, readCart } from '../../src/machines/rules/cart-storage'
import { rested, signedInStorage, startApp } from '../support/apps'
import { json, type Sent } from '../support/fake-fetch'
import { line } from '../rules/samples'
import { sessionAt } from '../support/sessions'

const cart = JSON.stringify(cartEnvelope('ACME', [line(3)]))
const branding = { logoUrl: '/acme.svg', tenantName: 'Acme', tenantCode: 'ACME' }
const extras = { cart, darkMode: 'true', i18nextLng: 'fr', ...branding }
const unauthorised = () => json({ message: 'Unauthenticated.' }, 401)
const aborted = () => new AbortController().signal
/** The colours of a tenant are as public as its login page (decision 039). */
const leftBehind = ['accents', 'cart', 'darkMode', 'i18nextLng', 'lastManufacturerCode']

describe('the end of a session', () => {
  test('SESSION-08 SESSION-11 R20 twenty refused calls end one session once, and leave the cart', async () => {
    const { app, address, keys } = await startApp({
      path: '/orders?status=processed',
      stored: { ...signedInStorage(), ...extras },
      answer: ({ path }) => (path === '/api/tags' ? unauthorised() : json({ data: [], last_page: 1 })),
    })
    const forget = vi.spyOn(Storage.prototype, 'removeItem')
    const { createShopApi } = await import('../../src/api/shop-api')
    const api = createShopApi(app.http)
    const outcomes = await Promise.allSettled(Array.from({ length: 20 }, () => api.tags(aborted())))
    await rested()
    expect(outcomes.every(({ status }) => status === 'rejected')).toBe(true)
    // The room for an order goes with the shop (decision 054).
    expect(forget.mock.calls.filter(([key]) => key !== 'orderRoom')).toEqual([
      ['authToken'],
      ['user'],
      ['manufacturer'],
    ])
    forget.mockRestore()
    expect(app.actors.session.getSnapshot().context.farewell).toEqual({ kind: 'expired' })
    expect(address()).toBe('/login/ACME')
    expect(keys()).toEqual([...leftBehind, 'logoUrl', 'tenantCode', 'tenantName'].toSorted())
  })

  type Started = Awaited<ReturnType<typeof startApp>>
  const next: Readonly<Record<string, (started: Started) => unknown>> = {
    'a logout and a login': ({ app }) => {
      app.actors.session.send({ type: 'logout.requested' })
      app.actors.session.send({ type: 'session.started', session: sessionAt('ACME', 't-2') })
    },
    'a login in another tab': ({ otherTab }) => otherTab(signedInStorage('ACME', 't-2')),
  }
  test.each(Object.keys(next))(
    'R20 a late 401 to the token of a former session ends nothing, after %s',
    async (name) => {
      let release: (response: Response) => void = () => undefined
      const slow = new Promise<Response>((resolve) => (release = resolve))
      const started = await startApp({
        stored: signedInStorage(),
        answer: ({ path }) => (path === '/api/tags' ? slow : json({ data: [], last_page: 1 })),
      })
      const { app } = started
      const { createShopApi } = await import('../../src/api/shop-api')
      const call = createShopApi(app.http)
        .tags(aborted())
        .catch((failure: unknown) => failure)
      await rested()
      await next[name]?.(started)
      release(unauthorised())
      expect(await call).toMatchObject({ kind: 'unauthorised' })
      expect(app.actors.session.getSnapshot().context.session?.token).toBe('t-2')
    },
  )

  test('ERR-08 API-20 a 401 to the error log ends nothing', async () => {
    const { app, calls } = await startApp({
      stored: signedInStorage(),
      answer: ({ path }) => (path === '/api/log/error' ? unauthorised() : json({ data: [], last_page: 1 })),
    })
    app.reportCrash(new Error('boom'))
    await rested()
    expect(calls.filter(({ path }) => path === '/api/log/error')).toHaveLength(1)
    expect(app.actors.session.getSnapshot().hasTag('signedIn')).toBe(true)
  })

  test('SESSION-04 SESSION-05 STORE-08 a logout forgets session and branding, and leaves the rest', async () => {
    const { app, keys, address } = await startApp({ path: '/cart', stored: { ...signedInStorage(), ...extras } })
    app.actors.session.send({ type: 'logout.requested' })
    expect(keys()).toEqual(leftBehind)
    expect(address()).toBe('/login/ACME')
  })

  test('C-14 a login refused with 401 keeps its message for the login screen', async () => {
    const { app } = await startApp({
      path: '/login/ACME',
      answer: ({ method }) => (method === 'POST' ? unauthorised() : json({})),
    })
    await app.http.post('/api/login', {}, {} as never).catch(() => undefined)
    await rested()
    expect(app.actors.session.getSnapshot().context.farewell).toEqual({
      kind: 'refused',
      message: 'Unauthenticated.',
      lang: 'en',
    })
  })
})

describe('start', () => {
  test('SESSION-03 ERR-01 ERR-04 R1 a malformed user crashes with one report; Return to Login heals it', async () => {
    const stored = { ...signedInStorage(), ...extras, user: '{bad' }
    const { app, calls, keys } = await startApp({ path: '/products', stored })
    expect(app.actors.crash.getSnapshot().hasTag('crashed')).toBe(true)
    expect(calls.filter(({ path }) => path === '/api/log/error')).toHaveLength(1)
    const restart = vi.spyOn(app.navigation, 'restart').mockImplementation(() => undefined)
    app.actors.crash.send({ type: 'return.requested' })
    expect(restart).toHaveBeenCalledWith('/')
    expect(keys()).toEqual([...leftBehind.filter((key) => key !== 'accents'), 'tenantCode', 'tenantName'].toSorted())
  })

  test('SESSION-02 C-08 a malformed manufacturer is a guest, not an error', async () => {
    const stored = { ...signedInStorage(), manufacturer: '{bad' }
    const { app, address } = await startApp({ path: '/products', stored })
    expect(app.actors.crash.getSnapshot().hasTag('crashed')).toBe(false)
    expect(address()).toBe('/login/ACME')
  })

  test('SESSION-13 settings are asked for with the bearer once somebody is signed in, never by a guest', async () => {
    const own = ({ path }: Sent) => path.startsWith('/api/settings/')
    const guest = await startApp({ path: '/browse/ACME' })
    expect(guest.calls.filter(own)).toEqual([])
    const buyer = await startApp({ path: '/products', stored: signedInStorage() })
    expect(buyer.calls.filter(own).map(({ headers }) => headers.get('Authorization'))).toEqual(['Bearer t-1'])
  })

  test('R18 settings that a failed call owes are asked for when the network is back: minimums count again', async () => {
    let isBack = false
    const { app } = await startApp({
      path: '/cart',
      stored: signedInStorage(),
      answer: ({ path }) => {
        if (!path.startsWith('/api/settings/')) return json({ data: [], last_page: 1 })
        return isBack ? json({ default_page: 'products', b2b_sell_minimum: '1' }) : json({}, 503)
      },
    })
    const settings = () => app.root.getSnapshot().context.settings?.getSnapshot().context.settings
    await vi.waitFor(() => expect(app.root.getSnapshot().context.settings?.getSnapshot().value).toBe('settled'))
    expect(settings()).toBeNull()
    isBack = true
    window.dispatchEvent(new Event('online'))
    await vi.waitFor(() => expect(settings()?.b2b_sell_minimum).toBe(true))
  })
})

describe('cart and other tabs', () => {
  test('LOGIN-31 LOGIN-32 C-13 another tenant clears the cart, the same one finds it', async () => {
    const { app, shop } = await startApp({ stored: { ...signedInStorage(), cart } })
    const lines = () => shop.actors.cart.getSnapshot().context.lines
    app.actors.session.send({ type: 'logout.requested' })
    expect(app.root.getSnapshot().context.shop).toBeNull()
    app.actors.session.send({ type: 'session.started', session: sessionAt('ACME') })
    await rested()
    expect(lines()).toHaveLength(1)
    app.actors.session.send({ type: 'logout.requested' })
    app.actors.session.send({ type: 'session.started', session: sessionAt('BOLT') })
    await rested()
    expect(lines()).toEqual([])
    expect(window.localStorage.getItem('cart')).toBeNull()
  })

  test('R24 products added in two tabs at once both survive', async () => {
    const { shop, otherTab } = await startApp({ stored: { ...signedInStorage(), cart } })
    const second = { id: 2 }
    window.localStorage.setItem('cart', JSON.stringify(cartEnvelope('ACME', [line(3), line(4, second)])))
    shop.actors.cart.send({ type: 'line.increased', product: line(1, { id: 3 }).product, place: 'card' })
    const stored = readCart(window.localStorage.getItem('cart'), 'ACME').lines
    expect(stored.map(({ quantity }) => quantity)).toEqual([3, 4, 1])
    await otherTab({ cart: JSON.stringify(cartEnvelope('ACME', [line(9)])) })
    expect(shop.actors.cart.getSnapshot().context.lines.map(({ quantity }) => quantity)).toEqual([9])
  })

  test('R5 a cart that cannot be saved is said once, and goes on in memory', async () => {
    const { shop, notices } = await startApp({ stored: signedInStorage() })
    const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError')
    })
    const press = () => shop.actors.cart.send({ type: 'line.increased', product: line(1).product, place: 'card' })
    press()
    press()
    full.mockRestore()
    expect(notices()).toEqual(['cartNotSaved'])
    expect(shop.actors.cart.getSnapshot().context.lines.map(({ quantity }) => quantity)).toEqual([2])
  })

  test('R4 a cart that is damaged is repaired with a notice', async () => {
    const damaged = '{"tenantCode":"ACME","lines":[{"product":{}}]}'
    const { shop, notices } = await startApp({ stored: { ...signedInStorage(), cart: damaged } })
    expect(notices()).toEqual(['cartRepaired'])
    expect(shop.actors.cart.getSnapshot().context.lines).toEqual([])
  })

  test('R23 a logout in another tab closes this one; a login there opens it', async () => {
    const { app, address, otherTab } = await startApp({ path: '/cart', stored: signedInStorage() })
    await otherTab({ authToken: null })
    expect(address()).toBe('/login/ACME')
    await otherTab(signedInStorage('BOLT', 't-9'))
    expect(app.actors.session.getSnapshot().context.session?.manufacturer.code).toBe('BOLT')
    expect(address()).toBe('/dashboard')
  })
})

describe('categories', () => {
  const pageOf = ({ url }: Sent) => Number(url.searchParams.get('page'))
  const category = (id: number) => ({ id, category: `C${id}`, parent_id: null })

  test('SIDE-12 C-89 every page up to the last is asked for once, and a failing one loses only itself', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    const { shop, calls } = await startApp({
      path: '/browse/ACME',
      answer: (sent) => (pageOf(sent) === 3 ? json({}, 404) : json({ data: [category(pageOf(sent))], last_page: 9 })),
    })
    const asked = calls.filter(({ path }) => path === '/api/browse/ACME/categories').map(pageOf)
    expect(asked).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9])
    const { nodes } = shop.actors.categories.getSnapshot().context.tree
    expect([...nodes.keys()].join()).toBe('1,2,4,5,6,7,8,9')
  })

  test('R17 a server that promises more pages than it has is not asked for ever', async () => {
    const { calls } = await startApp({
      path: '/browse/ACME',
      answer: (sent) => json({ data: pageOf(sent) > 2 ? [] : [category(pageOf(sent))], last_page: 1e9 }),
    })
    expect(calls.filter(({ path }) => path === '/api/browse/ACME/categories').length).toBeLessThan(10)
  })
})
