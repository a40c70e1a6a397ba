// @vitest-environment node
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { scenarios } from '../../mocks/scenarios'
import { freshMock, type Row } from './client'

type Mock = Awaited<ReturnType<typeof freshMock>>
const order = {
  header: { customer_id: 1001, sale_date: '2025-06-01', shipping_address_id: 302, purchase_order: '', note: '' },
  items: [{ puom_id: 51001, sale_qty: 1, price: 12.5, comment: '' }],
  lang: 'en',
}
const products = '/api/products/ACME?lang=en'
const totalOf = async ({ get }: Mock) => (await get(products)).body.meta?.['total']
const firstOf = async ({ get }: Mock) => (await get(products)).body.data?.[0] ?? {}
const lastPageOf = async ({ get }: Mock) => (await get('/api/categories/ACME?lang=en')).body['last_page']
const draftsOf = async ({ get }: Mock) => (await get('/api/orders/ACME?lang=en&status=draft')).body.data?.length
const place = ({ send }: Mock) => send('POST', '/api/orders/ACME', order)
const embed = 'shippingAddresses.province%2CshippingAddresses.country'
const customerOf = async ({ get }: Mock) =>
  (await get(`/api/customers/ACME?lang=en&email=buyer%40acme.test&embed=${embed}`)).body.data?.[0]

/** What a signed-in buyer meets in each scenario. */
const seen: Readonly<Record<string, (mock: Mock) => Promise<void>>> = {
  demo: async (mock) => expect((await place(mock)).status).toBe(201),
  'empty-catalogue': async (mock) => expect(await totalOf(mock)).toBe(0),
  'no-categories': async (mock) => {
    expect((await mock.get('/api/categories/ACME?lang=en')).body).toEqual({ data: [], last_page: 1 })
    expect(await totalOf(mock)).toBeGreaterThan(50)
  },
  'thousand-products': async (mock) => expect(await totalOf(mock)).toBe(1000),
  'fifty-thousand-products': async (mock) => expect(await totalOf(mock)).toBe(50_000),
  'five-thousand-categories': async (mock) => expect(await lastPageOf(mock)).toBe(250),
  'two-thousand-tags': async ({ get }) =>
    expect((await get<readonly Row[]>('/api/tags?lang=en')).body).toHaveLength(2000),
  'five-thousand-orders': async (mock) => expect(await draftsOf(mock)).toBe(5003),
  'sold-out': async (mock) => expect(await firstOf(mock)).toMatchObject({ available: 0 }),
  'without-puom': async (mock) => expect(await firstOf(mock)).toMatchObject({ default_puom_id: null }),
  'prices-changed': async (mock) => {
    // Enough of them for a cart of 60 lines.
    expect(await totalOf(mock)).toBeGreaterThan(80)
    expect(await firstOf(mock)).toMatchObject({ selling_price: 13.5 })
    expect(await place(mock)).toMatchObject({ status: 422, body: { errors: { price: [expect.any(String)] } } })
  },
  'last-months-order': async (mock) => {
    const { body } = await mock.get<{ readonly items: readonly { price: number; sale_qty: number }[] }>(
      '/api/orders/ACME/2001?lang=en',
    )
    expect(body.items).toHaveLength(25)
    expect(body.items[3]).toMatchObject({ sale_qty: 18 })
  },
  'desk-without-orders': async (mock) => expect(await draftsOf(mock)).toBe(0),
  'order-lines-missing': async (mock) => {
    expect(await draftsOf(mock)).toBe(3)
    expect((await mock.get('/api/orders/ACME/101?lang=en')).status).toBe(500)
  },
  'receipt-without-number': async (mock) => {
    expect((await mock.get('/api/orders/ACME?lang=en&status=draft')).status).toBe(500)
    expect((await place(mock)).status).toBe(201)
  },
  'label-codes': async ({ get }) => {
    const { body } = await get('/api/products/ACME?lang=en&search=4006381333931')
    expect(body.data).toMatchObject([{ part_number: '4006381333931' }])
  },
  'parts-gone': async (mock) => {
    expect((await mock.get('/api/products/ACME/details/1001?lang=en')).body).toEqual({ data: [] })
    expect(await totalOf(mock)).toBeGreaterThan(40)
    expect(await place(mock)).toMatchObject({ status: 422, body: { errors: { puom_id: [expect.any(String)] } } })
  },
  'minimum-raised': async (mock) => expect(await firstOf(mock)).toMatchObject({ min_order_qty: 6 }),
  'without-branding': async ({ get }) => {
    expect((await get('/api/public/settings/ACME?lang=en')).body).toEqual({
      name: 'Acme Supply',
      logo_url: null,
      banner_image_url: null,
    })
    // Its goods are drawn in the colour that the portal has for it, too.
    expect((await get('/media/ACME/ties.svg')).text).toContain('#0B5C86')
  },
  'huge-texts': async (mock) => expect(String((await firstOf(mock))['description'])).toHaveLength(10_000),
  'trapped-texts': async (mock) => expect((await firstOf(mock))['description']).toContain('<script>'),
  'one-address': async (mock) => expect((await customerOf(mock))?.['shipping_addresses']).toHaveLength(1),
  'no-address': async (mock) => expect((await customerOf(mock))?.['shipping_addresses']).toEqual([]),
  'no-customer': async (mock) => expect(await customerOf(mock)).toBeUndefined(),
  'login-unauthorised': async ({ send }) => {
    const login = { email: 'buyer@acme.test', password: 'Passw0rd!', lang: 'en' }
    expect(await send('POST', '/api/login', login)).toMatchObject({
      status: 401,
      body: { message: 'These credentials do not match our records.' },
    })
  },
  'host-answers-late': async ({ world }) => expect(world.faults.list()).toMatchObject([{ delay: 5000 }]),
  'session-expires-at-checkout': async (mock) => {
    expect(await customerOf(mock)).toBeDefined()
    expect((await place(mock)).status).toBe(401)
    expect(await draftsOf(mock)).toBe(3)
  },
  'order-refused-fields': async (mock) =>
    expect((await place(mock)).body['errors']).toEqual({
      purchase_order: [expect.any(String)],
      note: [expect.any(String)],
    }),
  'order-refused-message': async (mock) =>
    expect(await place(mock)).toMatchObject({ status: 422, body: { message: 'The credit limit is reached.' } }),
  'order-answer-lost': async (mock) => {
    await expect(place(mock)).rejects.toThrow(TypeError)
    expect(await draftsOf(mock)).toBe(4)
    expect((await place(mock)).status).toBe(201)
  },
  'order-never-arrives': async (mock) => {
    await expect(place(mock)).rejects.toThrow(TypeError)
    expect(await draftsOf(mock)).toBe(3)
  },
  'order-slow': async (mock) => {
    expect(mock.world.faults.list()).toMatchObject([{ method: 'POST', path: '/api/orders/*', delay: 12_000 }])
    expect(await draftsOf(mock)).toBe(3)
  },
  'server-error-everywhere': async ({ get, login }) => {
    expect((await get(products)).status).toBe(500)
    expect(await login('buyer@acme.test')).toMatchObject({ status: 500, text: '' })
  },
  'too-many-requests': async ({ get }) => expect((await get(products)).status).toBe(429),
  'slow-network': async (mock) => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    onTestFinished(() => void vi.useRealTimers())
    const asked = mock.get('/api/public/settings/ACME?lang=en')
    await vi.advanceTimersByTimeAsync(1_999)
    expect(mock.world.log.list().at(-1)).toMatchObject({ status: 0 })
    await vi.advanceTimersByTimeAsync(2_001)
    expect((await asked).status).toBe(200)
  },
  'slow-search': async (mock) => {
    expect(mock.world.faults.list()).toMatchObject([{ path: '/api/products/*', query: 'search=', delay: 5_000 }])
    expect(await totalOf(mock)).toBeGreaterThan(50)
  },
  'ambiguous-parts': async ({ get }) => {
    const { body } = await get('/api/products/ACME?lang=en&search=dx-7')
    expect(body.data).toMatchObject([{ part_number: 'DX-7' }, { part_number: 'dx-7' }])
  },
  'unstable-network': async ({ get, send, world }) => {
    const round = async () => {
      const lost: number[] = []
      for (let turn = 0; turn < 30; turn += 1) await get(products).catch(() => lost.push(turn))
      return lost
    }
    const first = await round()
    expect(first.length).toBeGreaterThan(3)
    expect(first.length).toBeLessThan(20)
    expect(world.log.list().filter(({ end }) => end === 'dropped')).toHaveLength(first.length)
    await send('POST', '/__mock/scenarios', { name: 'unstable-network' })
    expect(await round()).toEqual(first)
  },
  'hanging-server': async ({ fetch: ask, world }) => {
    const leaving = new AbortController()
    const asked = ask(products, { signal: leaving.signal })
    await expect.poll(() => world.log.list().at(-1)).toMatchObject({ path: '/api/products/ACME', status: 0 })
    leaving.abort()
    await expect(asked).rejects.toMatchObject({ name: 'AbortError' })
  },
  'answers-break-off': async ({ get }) => await expect(get(products)).rejects.toThrow(TypeError),
  'html-instead-of-json': async ({ get }) => {
    for (const path of [products, '/api/tags?lang=en', '/api/categories/ACME?lang=en']) {
      expect(await get(path)).toMatchObject({ status: 200, text: expect.stringContaining('<!doctype html>') })
    }
  },
  'wrong-shapes': async ({ get }) => expect((await get(products)).body).toEqual({ data: { first: 1 }, meta: 'none' }),
}

test('QA: at least twenty scenarios, each with a name of its own and one sentence', () => {
  expect(scenarios.length).toBeGreaterThanOrEqual(20)
  expect(new Set(scenarios.map(({ name }) => name)).size).toBe(scenarios.length)
  for (const { name, says } of scenarios) {
    expect(name).toMatch(/^[a-z]+(-[a-z]+)*$/)
    expect(says).toMatch(/^(?:[A-Z]|buyer@).+\.$/)
  }
})

describe('QA: what a buyer meets in the scenario', () => {
  test.each(scenarios)('$name: $says', async ({ name }) => {
    const mock = await freshMock('buyer@acme.test')
    expect(await mock.send('POST', '/__mock/scenarios', { name })).toMatchObject({
      status: 200,
      body: { scenario: name },
    })
    const check = seen[name]
    expect(check).toBeDefined()
    await check?.(mock)
  })
})

describe('QA: scenarios by address', () => {
  test('a page with ?scenario= begins it and leads to the page without it; the rest of the query stays', async () => {
    const { fetch: ask, world } = await freshMock('buyer@acme.test')
    const answer = await ask('/products?page=2&scenario=sold-out&tag=1', { redirect: 'manual' })
    expect(answer.status).toBe(303)
    expect(answer.headers.get('location')).toBe('/products?page=2&tag=1')
    expect(world.scenario).toBe('sold-out')
  })

  test('an unknown name changes nothing, lists the known ones, and is shown as text', async () => {
    const { fetch: ask, world } = await freshMock()
    const answer = await ask(`/products?scenario=${encodeURIComponent('<script>x</script>')}`)
    const page = await answer.text()
    expect(answer.status).toBe(404)
    expect(page).toContain('&lt;script>')
    expect(page).not.toContain('<script>')
    for (const { name } of scenarios) expect(page).toContain(`?scenario=${name}`)
    expect([world.scenario, world.beginnings]).toEqual(['demo', 1])
  })

  test('a call of the API with such a parameter is an unknown parameter', async () => {
    const { get, world } = await freshMock('buyer@acme.test')
    expect((await get('/api/tags?lang=en&scenario=sold-out')).status).toBe(400)
    expect(world.scenario).toBe('demo')
  })
})
