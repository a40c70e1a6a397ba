// @vitest-environment node
import { afterEach, describe, expect, test, vi } from 'vitest'
import { createApi } from '../../src/api/api'
import { accountEndpoints } from '../../src/api/endpoints/account'
import type { Http } from '../../src/api/http'
import { createShopApi } from '../../src/api/shop-api'
import { json } from '../support/fake-fetch'
import { calm, failureOf, testHttp } from '../support/http'

const filter = { page: 1, perPage: 12, search: '', categoryId: null, tagIds: [] }
const draft = {
  header: { customer_id: 5, sale_date: '2026-03-01', shipping_address_id: 21, purchase_order: '', note: '' },
  items: [],
}
const apiOver = (answer: () => Response | Promise<Response>) => {
  const { http, calls } = testHttp(answer)
  return { ...createApi(http), ...createShopApi(http), http, calls }
}
/** A connection that breaks after the head of the answer. */
const broken = (status: number) => () => {
  const body = new ReadableStream({ start: (controller) => controller.error(new TypeError('terminated')) })
  return new Response(body, { status, headers: { 'Content-Type': 'application/json' } })
}
const raw =
  (text: string, status = 200) =>
  () =>
    new Response(text, { status })
const reading: readonly [string, (http: Http) => Promise<unknown>][] = [
  ['resolveHost', (http) => createApi(http).resolveHost(calm())],
  ['publicSettings', (http) => createApi(http).publicSettings('ACME', calm())],
  ['settings', (http) => createApi(http).settings('ACME', calm())],
  ['categories', (http) => createShopApi(http).categories('buyer', 'ACME', 1, calm())],
  ['categoryBrowse', (http) => createShopApi(http).categoryBrowse('ACME', '5', filter, calm())],
  ['tags', (http) => createShopApi(http).tags(calm())],
  ['products', (http) => createShopApi(http).products('ACME', filter, calm())],
  ['productDetails', (http) => createShopApi(http).productDetails('ACME', '7', calm())],
  ['guestProducts', (http) => createShopApi(http).guestProducts('ACME', filter, calm())],
  ['customer', (http) => createShopApi(http).customer('ACME', { email: 'a', withAddresses: true }, calm())],
  ['orders', (http) => createShopApi(http).orders('ACME', 'draft', calm())],
  ['login', (http) => createApi(http).login({ email: 'a', password: 'b' }, calm())],
]

afterEach(() => vi.restoreAllMocks())

describe('successes that are none', () => {
  test.each(reading)('R13 %s: an HTML, truncated, empty or wrong body is unreadable', async (name, call) => {
    for (const text of ['{"data":[', '', '   ', 'null', '5', '"text"']) {
      expect(await failureOf(call(testHttp(raw(text)).http))).toEqual({ kind: 'unreadable' })
    }
    // What is written is not answered by a page: somebody on the way speaks.
    const kind = name === 'login' ? 'unreachable' : 'unreadable'
    expect(await failureOf(call(testHttp(raw('<!doctype html><p>Hello')).http))).toEqual({ kind })
    const nothing = testHttp(() => new Response(null, { status: 204 }))
    expect(await failureOf(call(nothing.http))).toEqual({ kind: 'unreadable' })
  })

  test('R13 a body that breaks off on the way counts as no answer', async () => {
    expect(await failureOf(apiOver(broken(200)).tags(calm()))).toEqual({ kind: 'unreachable' })
  })

  test('ORDER-13 C-82 an empty answer for an order is no order', async () => {
    for (const text of ['', 'null', '{}', '{"items":[]}']) {
      expect(await apiOver(raw(text)).order('ACME', '12', calm())).toBeNull()
    }
    expect(await apiOver(raw('{"sale_no":"7"}')).order('ACME', '12', calm())).toMatchObject({ sale_no: '7', items: [] })
  })

  test('API-12 API-14 the first entry counts, and there may be none', async () => {
    const two = () => json({ data: [{ id: 1, email: 'a' }, { id: 2 }] })
    expect(await apiOver(two).productDetails('ACME', '1', calm())).toMatchObject({ id: 1 })
    expect(await apiOver(two).customer('ACME', { email: 'a', withAddresses: false }, calm())).toMatchObject({ id: 1 })
    const none = () => json({ data: [] })
    expect(await apiOver(none).productDetails('ACME', '1', calm())).toBeNull()
    expect(await apiOver(none).customer('ACME', { email: 'a', withAddresses: false }, calm())).toBeNull()
  })
})

describe('a write', () => {
  test('R15 is done when its answer breaks off after the status, and has no words', async () => {
    const account = accountEndpoints(apiOver(broken(200)).http)
    const request = { email: 'a', manufacturerCode: 'ACME' }
    await expect(account.forgotPassword(request, calm())).resolves.toEqual({ message: null })
    const change = { current_password: 'a', new_password: 'b', new_password_confirmation: 'b' }
    await expect(account.changePassword('ACME', change, calm())).resolves.toEqual({ message: null })
  })

  test('but a login without an answer is none', async () => {
    const login = apiOver(broken(200)).login({ email: 'a', password: 'b' }, calm())
    expect(await failureOf(login)).toEqual({ kind: 'unreadable' })
  })
})

describe('an order', () => {
  test.each([
    ['204', () => new Response(null, { status: 204 })],
    ['201 and empty', raw('', 201)],
    ['201 and truncated JSON', raw('{"id":', 201)],
  ])('CHECK-34 R33 is taken when the answer is %s', async (_, answer) => {
    await expect(apiOver(answer).placeOrder('ACME', JSON.stringify(draft), 'k', calm())).resolves.toBeUndefined()
  })

  test('R31 a page is no answer of the server, whatever it is called: nobody knows', async () => {
    const placed = apiOver(raw('<html>')).placeOrder('ACME', JSON.stringify(draft), 'k', calm())
    expect(await failureOf(placed)).toEqual({ kind: 'unreachable' })
  })

  test('R33 is taken when its body hangs', async () => {
    const hanging = () => new Response(new ReadableStream(), { status: 200, headers: { 'Content-Type': 'text/plain' } })
    await expect(apiOver(hanging).placeOrder('ACME', JSON.stringify(draft), 'k', calm())).resolves.toBeUndefined()
  })

  test('R33 is taken even when the connection breaks after the status', async () => {
    await expect(apiOver(broken(201)).placeOrder('ACME', JSON.stringify(draft), 'k', calm())).resolves.toBeUndefined()
  })
})

describe('odd rows', () => {
  test('R14 bad rows are left out with one warning, the good ones show', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    const data = [{ id: 1, part_number: 'A' }, { part_number: 'no id' }, null, 7, 'x', { id: 2 }]
    const page = await apiOver(() => json({ data })).products('ACME', filter, calm())
    expect(page.data.map(({ id }) => id)).toEqual([1, 2])
    expect(warn.mock.calls).toEqual([['/api/products/ACME: 4 unreadable row(s) left out.']])
  })

  test('R19 a server that sends thousands on one page is shown as many as can be asked for', async () => {
    const data = Array.from({ length: 5000 }, (_, id) => ({ id: id + 1, part_number: `P${id}` }))
    const api = apiOver(() => json({ data }))
    expect((await api.products('ACME', filter, calm())).data).toHaveLength(48)
    expect((await api.guestProducts('ACME', filter, calm())).data).toHaveLength(48)
    const category = apiOver(() => json({ childCategories: [], products: { data } }))
    expect((await category.categoryBrowse('ACME', null, filter, calm())).products.data).toHaveLength(48)
  })

  test('R14 a bare list, too', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    expect(await apiOver(() => json([{ id: 1, name: 'New' }, {}])).tags(calm())).toHaveLength(1)
    expect(warn).toHaveBeenCalledTimes(1)
  })

  test('R14 rows that nobody asked for are no rows left out', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    await apiOver(() => json({ data: [{}, {}] })).settings('ACME', calm())
    expect(warn).not.toHaveBeenCalled()
  })

  test('R14 a list without meta is one page, numbers may be texts', async () => {
    const answer = () => json({ data: [{ id: 1, selling_price: '12.50', cf: 'x' }] })
    const page = await apiOver(answer).products('ACME', filter, calm())
    expect(page.data[0]).toMatchObject({ selling_price: 12.5, cf: null })
    expect(page.meta).toEqual({ from: 1, to: 1, total: 1, last_page: 1, current_page: 1 })
  })

  test.each([
    [1, true],
    ['1', true],
    [0, false],
    ['0', false],
    ['', false],
    ['true', false],
    [true, false],
    [null, false],
    [undefined, false],
  ])('C-18 a flag of %o is %s', async (value, isOn) => {
    const settings = await apiOver(() => json({ b2b_sell_minimum: value })).settings('ACME', calm())
    expect(settings.b2b_sell_minimum).toBe(isOn)
  })
})

describe('refusals', () => {
  const refusal = async (body: unknown, status = 422) =>
    failureOf(apiOver(() => json(body, status)).forgotPassword({ email: 'a', manufacturerCode: 'A' }, calm()))

  test.each([
    ['a text', { note: 'Too long.' }, { note: ['Too long.'] }],
    ['a list', { purchase_order: ['A', 'B'], note: ['C'] }, { purchase_order: ['A', 'B'], note: ['C'] }],
    ['nothing readable', { a: {}, b: null, c: [], d: [null, 5, ''], e: ' ' }, {}],
    ['a list without names', ['A', 'B'], { 0: ['A'], 1: ['B'] }],
    ['a plain text', 'Wrong.', {}],
    ['null', null, {}],
    ['no field', undefined, {}],
  ])('R15 CHECK-29 errors given as %s', async (_, errors, fields) => {
    const failure = await refusal({ message: 'M', errors })
    expect(failure).toMatchObject({ kind: 'rejected', status: 422, message: 'M' })
    expect({ ...(failure as { fields: object }).fields }).toEqual(fields)
  })

  test.each([
    ['x'.repeat(5000), 'x'.repeat(300)],
    ['  Wrong.  ', 'Wrong.'],
    ['Yes \u202etxt.exe\u202c\u2066.', 'Yes txt.exe.'],
    ['   ', null],
    [{}, null],
    [['a'], null],
    [7, null],
    [null, null],
  ])('R15 V6 a message is a text of at most 300 characters, or none', async (message, shown) => {
    expect(await refusal({ message })).toMatchObject({ message: shown })
  })

  test.each(['<html>', '', '[', 'null', '7'])('CHECK-31 a refusal with the body "%s" has no message', async (text) => {
    const { http } = testHttp(raw(text, 422))
    const failure = await failureOf(http.post('/api/x', {}, {} as never))
    expect(failure).toEqual({ kind: 'rejected', status: 422, message: null, fields: {} })
  })
})

describe('S12 prototypes', () => {
  const poison = '{"__proto__":{"isAdmin":true},"constructor":{"prototype":{"isAdmin":true}}}'
  const isClean = () => (({}) as { isAdmin?: boolean }).isAdmin === undefined

  test.each(reading)('%s is not poisoned', async (_, call) => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    const text = `{"id":1,"data":[${poison}],"meta":${poison},"__proto__":{"isAdmin":true},"welcome_title":${poison}}`
    const answer = (await call(testHttp(raw(text)).http).catch(() => null)) as { isAdmin?: boolean } | null
    expect(isClean()).toBe(true)
    expect(answer?.isAdmin).toBeUndefined()
  })

  test('the fields of a refusal are not poisoned', async () => {
    const text = '{"message":"M","errors":{"__proto__":["polluted"],"constructor":["odd"]}}'
    const call = testHttp(raw(text, 422)).http.post('/api/x', {}, {} as never)
    const { fields } = (await failureOf(call)) as { fields: object }
    expect(Object.getPrototypeOf(fields)).toBeNull()
    expect(Object.keys(fields)).toEqual(['__proto__', 'constructor'])
    expect(isClean()).toBe(true)
  })

  test('S11 a text per language holds the three languages and nothing else', async () => {
    const text = '{"welcome_title":"{\\"en\\":\\"Hi\\",\\"__proto__\\":\\"x\\",\\"de\\":\\"Hallo\\",\\"fr\\":5}"}'
    const settings = await apiOver(raw(text)).publicSettings('ACME', calm())
    expect(settings.welcome_title).toEqual({ en: 'Hi' })
  })
})

test('a word of 10,000 letters is cut where a screen could not hold it; a part number is what it is', async () => {
  const endless = 'W'.repeat(10_000)
  const product = { id: 1, part_number: endless, description: `Bolt ${endless} M8`, tags: [{ id: 2, name: endless }] }
  const { products } = apiOver(() => json({ data: [product], meta: { current_page: 1, last_page: 1, total: 1 } }))
  const { data } = await products('ACME', filter, calm())
  const cut = `${'W'.repeat(600)}…`
  expect(data[0]).toMatchObject({ part_number: endless, description: `Bolt ${cut} M8`, tags: [{ name: cut }] })
})
