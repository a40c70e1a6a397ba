// @vitest-environment node
import { describe, expect, test } from 'vitest'
import { createApi } from '../../src/api/api'
import type { Http } from '../../src/api/http'
import { createShopApi } from '../../src/api/shop-api'
import { json } from '../support/fake-fetch'
import { calm, failureOf, testHttp } from '../support/http'

const apis = (http: Http) => ({ ...createApi(http), ...createShopApi(http) })
type All = ReturnType<typeof apis>
type Call = (api: All) => Promise<unknown>
type Row = readonly [name: keyof All, call: Call, id: string, path: string, query: string]

const plain = { page: 1, perPage: 12, search: '', categoryId: null, tagIds: [] }
const full = { page: 2, perPage: 48, search: 'hex & co', categoryId: '5', tagIds: ['1', '9'] }
const embed = '&embed=shippingAddresses.province,shippingAddresses.country'
const registration = {
  firstName: 'Ann',
  lastName: 'B',
  company: 'C',
  address: '1 St',
  address2: '',
  address3: '',
  city: 'T',
  state: 'ON',
  zip: 'M5V',
  country: 'CA',
  phone: '(416) 555-0100',
  email: 'ann@acme.test',
  webAddress: '',
  manufacturerCode: 'ACME',
}
const change = { current_password: 'a', new_password: 'b', new_password_confirmation: 'b' }
const report = { error: { message: 'm', stack: 's' }, errorInfo: { componentStack: 'c' } }
const draft = {
  header: { customer_id: 5, sale_date: '2026-03-01', shipping_address_id: 21, purchase_order: '', note: '' },
  items: [{ puom_id: 11, sale_qty: 2, price: 12.5, comment: '' }],
}

const reads: Row[] = [
  ['resolveHost', (api) => api.resolveHost(calm()), 'API-04', '/api/public/resolve-host', ''],
  ['publicSettings', (api) => api.publicSettings('ACME', calm()), 'API-05', '/api/public/settings/ACME', ''],
  ['settings', (api) => api.settings('ACME', calm()), 'API-06', '/api/settings/ACME', ''],
  [
    'categories',
    (api) => api.categories('guest', 'ACME', 3, calm()),
    'API-07',
    '/api/browse/ACME/categories',
    'page=3',
  ],
  ['categories', (api) => api.categories('buyer', 'ACME', 1, calm()), 'API-08', '/api/categories/ACME', 'page=1'],
  [
    'categoryBrowse',
    (api) => api.categoryBrowse('ACME', null, plain, calm()),
    'API-09',
    '/api/categories/ACME/browse',
    'page=1',
  ],
  [
    'categoryBrowse',
    (api) => api.categoryBrowse('ACME', '5', full, calm()),
    'API-09',
    '/api/categories/ACME/browse/5',
    'page=2&search=hex & co&tag_ids[]=1&tag_ids[]=9',
  ],
  ['tags', (api) => api.tags(calm()), 'API-10', '/api/tags', ''],
  ['products', (api) => api.products('ACME', plain, calm()), 'API-31', '/api/products/ACME', 'page=1&per_page=12'],
  [
    'products',
    (api) => api.products('ACME', full, calm()),
    'API-11',
    '/api/products/ACME',
    'page=2&search=hex & co&tag_ids[]=1&tag_ids[]=9&per_page=48&categoryId=5',
  ],
  ['productDetails', (api) => api.productDetails('ACME', '7', calm()), 'API-12', '/api/products/ACME/details/7', ''],
  [
    'guestProducts',
    (api) => api.guestProducts('ACME', full, calm()),
    'API-13',
    '/api/browse/ACME/products',
    'page=2&search=hex & co&categoryId=5',
  ],
  [
    'customer',
    (api) => api.customer('ACME', { email: 'plus+tag@acme.test', withAddresses: true }, calm()),
    'API-14',
    '/api/customers/ACME',
    `email=plus+tag@acme.test${embed}`,
  ],
  [
    'customer',
    (api) => api.customer('ACME', { email: 'a@b.test', withAddresses: false }, calm()),
    'C-84',
    '/api/customers/ACME',
    'email=a@b.test',
  ],
  ['orders', (api) => api.orders('ACME', 'processed', calm()), 'API-17', '/api/orders/ACME', 'status=processed'],
  ['wholeOrders', (api) => api.wholeOrders('ACME', 'draft', calm()), 'API-17', '/api/orders/ACME', 'status=draft'],
  ['order', (api) => api.order('ACME', '12', calm()), 'API-18', '/api/orders/ACME/12', ''],
]
type Write = readonly [name: keyof All, call: Call, method: string, path: string, body: object, id: string]
const writes: Write[] = [
  ['register', (api) => api.register(registration, calm()), 'POST', '/api/register', registration, 'API-02'],
  [
    'login',
    (api) => api.login({ email: 'a@b.test', password: 'p' }, calm()),
    'POST',
    '/api/login',
    { email: 'a@b.test', password: 'p' },
    'API-03',
  ],
  [
    'changePassword',
    (api) => api.changePassword('ACME', change, calm()),
    'PUT',
    '/api/user/ACME/password',
    change,
    'API-15',
  ],
  [
    'placeOrder',
    (api) => api.placeOrder('ACME', JSON.stringify({ ...draft, lang: 'es' }), 'k', calm()),
    'POST',
    '/api/orders/ACME',
    draft,
    'API-16',
  ],
  [
    'forgotPassword',
    (api) => api.forgotPassword({ email: 'a@b.test', manufacturerCode: 'ACME' }, calm()),
    'POST',
    '/api/auth/forgot-password',
    { email: 'a@b.test', manufacturerCode: 'ACME' },
    'API-19',
  ],
  ['logError', (api) => api.logError(report, calm()), 'POST', '/api/log/error', report, 'API-20'],
]

test('API-29 these are all the endpoints there are', () => {
  const named = [...reads, ...writes].map(([name]) => name)
  expect([...new Set(named)].toSorted()).toEqual(Object.keys(apis(testHttp().http)).toSorted())
})

describe('reads', () => {
  test.each(reads)(
    'A26 $2 $0 asks for what it needs, in the language of the moment',
    async (_, call, __, path, query) => {
      const { http, calls, state } = testHttp(({ path: at }) =>
        json(at === '/api/tags' ? [] : { data: [], products: { data: [] } }),
      )
      state.language = 'fr'
      await call(apis(http))
      const [sent] = calls
      expect([sent?.method, sent?.path, sent?.body]).toEqual(['GET', path, null])
      const wanted = query === '' ? [] : query.split(/&(?=[a-z_A-Z[\]]+=)/).map((pair) => pair.split('='))
      expect([...(sent?.url.searchParams ?? [])].toSorted()).toEqual([...wanted, ['lang', 'fr']].toSorted())
      expect(sent?.url.origin).toBe('http://portal.test')
    },
  )

  test('API-14 a plus sign in an email is a plus sign', async () => {
    const { http, calls } = testHttp()
    await apis(http).customer('ACME', { email: 'plus+tag@acme.test', withAddresses: true }, calm())
    expect(calls[0]?.url.search).toContain('email=plus%2Btag%40acme.test')
  })

  test('API-11 a percent sign, an ampersand and blanks of a search arrive as typed', async () => {
    const { http, calls } = testHttp()
    await apis(http).products('ACME', { ...plain, search: '50% & more #1 ?' }, calm())
    expect(calls[0]?.url.searchParams.get('search')).toBe('50% & more #1 ?')
  })
})

describe('writes', () => {
  test.each(writes)('S22 A26 $5 $0 sends exactly its fields and the language', async (_, call, method, path, body) => {
    const { http, calls, state } = testHttp(() => json({ message: null }))
    state.language = 'es'
    await call(apis(http))
    expect(calls.map((sent) => [sent.method, sent.path, sent.url.search])).toEqual([[method, path, '']])
    expect(calls[0]?.body).toEqual({ ...body, lang: 'es' })
  })

  test('C-22 chosen passwords of a registration are sent with it', async () => {
    const { http, calls } = testHttp(() => json({}))
    await apis(http).register({ ...registration, password: 'x', password_confirmation: 'x' }, calm())
    expect(calls[0]?.body).toMatchObject({ password: 'x', password_confirmation: 'x' })
  })

  test('R31 an order carries its key, and no other write carries one', async () => {
    const { http, calls } = testHttp(() => json({}))
    await apis(http).placeOrder('ACME', '{}', 'key-1', calm())
    await apis(http).login({ email: 'a', password: 'b' }, calm())
    expect(calls.map(({ headers }) => headers.get('Idempotency-Key'))).toEqual(['key-1', null])
  })
})

describe('paths', () => {
  const withCode: readonly [string, (api: All, code: string) => Promise<unknown>][] = [
    ['publicSettings', (api, code) => api.publicSettings(code, calm())],
    ['settings', (api, code) => api.settings(code, calm())],
    ['categories', (api, code) => api.categories('buyer', code, 1, calm())],
    ['browse', (api, code) => api.categories('guest', code, 1, calm())],
    ['categoryBrowse', (api, code) => api.categoryBrowse(code, null, plain, calm())],
    ['categoryBrowse id', (api, id) => api.categoryBrowse('ACME', id, plain, calm())],
    ['products', (api, code) => api.products(code, plain, calm())],
    ['productDetails', (api, id) => api.productDetails('ACME', id, calm())],
    ['guestProducts', (api, code) => api.guestProducts(code, plain, calm())],
    ['customer', (api, code) => api.customer(code, { email: '', withAddresses: false }, calm())],
    ['changePassword', (api, code) => api.changePassword(code, change, calm())],
    ['placeOrder', (api, code) => api.placeOrder(code, '{}', 'k', calm())],
    ['orders', (api, code) => api.orders(code, 'draft', calm())],
    ['order', (api, id) => api.order('ACME', id, calm())],
  ]
  test.each(withCode)('S14 %s refuses an empty or climbing segment without a call', async (_, call) => {
    const { http, calls } = testHttp()
    for (const code of ['', '  ', '.', '..', ' .. ', '\ud800']) {
      expect(await failureOf(call(apis(http), code))).toMatchObject({ kind: 'rejected', status: 404 })
    }
    expect(calls).toEqual([])
  })

  test.each(withCode)('S13 S14 %s keeps one segment one segment', async (_, call) => {
    const { http, calls } = testHttp(() => json({ data: [], products: { data: [] } }))
    await call(apis(http), 'ACME')
    const depth = calls[0]?.path.split('/').length
    for (const code of ['a/../b', '../x', '%2e%2e', 'a?b=c', 'a#b', '\\', '//evil.test', 'é 1']) {
      await call(apis(http), code)
      expect(calls.at(-1)?.url.origin).toBe('http://portal.test')
      expect(calls.at(-1)?.path.split('/')).toHaveLength(depth ?? 0)
      expect(calls.at(-1)?.path.split('/').map(decodeURIComponent)).toContain(code)
    }
  })
})
