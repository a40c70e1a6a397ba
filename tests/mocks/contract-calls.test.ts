// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { createChecker, operationFor } from '../../mocks/openapi/checker'
import { keptToContract } from '../../mocks/openapi/own-answers'
import { createApi } from '../../src/api/api'
import { createHttp } from '../../src/api/http'
import { operations } from '../../src/api/schemas/operations'
import { createShopApi } from '../../src/api/shop-api'
import { expectConsoleError } from '../support/console-errors'
import { calm } from '../support/http'
import { freshMock, type Row } from './client'

const checker = createChecker()
const bearer = new Headers({ authorization: 'Bearer token', 'content-type': 'application/json' })
const wrong = (method: string, url: string, body: unknown = '', headers = bearer) =>
  checker
    .checkRequest(method, url, headers, typeof body === 'string' ? body : JSON.stringify(body))
    .map(({ where, expected, got }) => `${where}: ${expected}, got ${got}`)

/** The product's own calls over the mock; what the contract says of each call and of each answer is kept. */
const watched = async () => {
  const { fetch, login } = await freshMock()
  const { token } = (await login('buyer@acme.test')).body
  const seen = new Set<string>()
  const differences: unknown[] = []
  const http = createHttp({
    base: 'http://localhost',
    token: () => token ?? null,
    language: () => 'en',
    ends: () => 0,
    onUnauthorised: () => undefined,
    fetch: async (input, init) => {
      const request = new Request(input, init)
      const text = await request.clone().text()
      const { pathname } = new URL(request.url)
      const response = await fetch(request)
      const type = response.headers.get('content-type')
      seen.add(operationFor(request.method, pathname)?.id ?? request.url)
      differences.push(
        ...checker.checkRequest(request.method, request.url, request.headers, text),
        ...checker.checkAnswer(request.method, pathname, response.status, type, await response.clone().text()),
      )
      return response
    },
  })
  return { api: { ...createApi(http), ...createShopApi(http) }, seen, differences }
}

describe('the calls of the product', () => {
  it('API-02 to API-25 keep to the contract, every one of them, and so do their answers', async () => {
    const { api, seen, differences } = await watched()
    const signal = calm()
    const filter = { page: 1, perPage: 24, search: 'bolt', categoryId: '1', tagIds: ['1', '2'] }
    await api.login({ email: 'buyer@acme.test', password: 'Passw0rd!' }, signal)
    await api.resolveHost(signal).catch(() => undefined)
    await api.publicSettings('ACME', signal)
    await api.settings('ACME', signal)
    await api.categories('guest', 'ACME', 2, signal)
    await api.categories('buyer', 'ACME', 1, signal)
    await api.categoryBrowse('ACME', null, filter, signal)
    await api.categoryBrowse('ACME', '1', filter, signal)
    await api.tags(signal)
    await api.products('ACME', filter, signal)
    await api.guestProducts('ACME', filter, signal)
    const product = await api.productDetails('ACME', '1001', signal)
    const customer = await api.customer('ACME', { email: 'buyer@acme.test', withAddresses: true }, signal)
    const order = {
      header: {
        customer_id: customer?.id ?? 0,
        sale_date: '2026-07-15',
        shipping_address_id: customer?.shipping_addresses.find(({ type }) => type === 'S')?.id ?? 0,
        purchase_order: '',
        note: '',
      },
      items: [{ puom_id: product?.default_puom_id ?? 0, sale_qty: 2, price: 12.5, comment: '' }],
    }
    const bodyOf = (draft: object) => JSON.stringify({ ...draft, lang: 'en' })
    await api.placeOrder('ACME', bodyOf(order), 'key-1', signal)
    for (const purchase_order of ['ERR422', 'ERR422M', 'ERR409', 'ERR500']) {
      const refused = { ...order, header: { ...order.header, purchase_order } }
      await api.placeOrder('ACME', bodyOf(refused), purchase_order, signal).catch(() => undefined)
    }
    const [row] = await api.orders('ACME', 'draft', signal)
    await api.order('ACME', String(row?.id), signal)
    await api.forgotPassword({ email: 'buyer@acme.test', manufacturerCode: 'ACME' }, signal)
    await api.logError({ error: { message: 'M', stack: 'S' }, errorInfo: { componentStack: 'C' } }, signal)
    const passwords = { new_password: 'New1', new_password_confirmation: 'New1' }
    await api.changePassword('ACME', { current_password: 'Passw0rd!', ...passwords }, signal)
    const form = {
      firstName: 'A',
      lastName: 'B',
      company: 'C',
      address: 'D',
      address2: '',
      address3: '',
      city: 'E',
      state: 'ON',
      zip: 'F',
      country: 'CA',
      phone: '(123) 456-7890',
      email: 'new@acme.test',
      webAddress: '',
      manufacturerCode: 'ACME',
    }
    await api.register(form, signal)
    await api.register({ ...form, email: 'newer@acme.test', password: 'P', password_confirmation: 'P' }, signal)
    expect(differences).toEqual([])
    expect([...seen].toSorted()).toEqual(operations.map(({ id }) => id).toSorted())
  })
})

describe('a call that breaks the contract', () => {
  it('API-23 is found: language, unknown, repeated, empty and wrong parameters', () => {
    expect(wrong('GET', '/api/tags')).toEqual(['query lang: one of "en", "es", "fr", got missing'])
    expect(wrong('GET', '/api/tags?lang=de')).toEqual(['query lang: one of "en", "es", "fr", got "de"'])
    expect(wrong('GET', '/api/tags?lang=en&page=1')).toEqual(['query page: no such parameter, got "1"'])
    expect(wrong('GET', '/api/products/ACME?lang=en&page=1&page=2')).toEqual(['query page: one value, got 2 values'])
    expect(wrong('GET', '/api/products/ACME?lang=en&search=')).toEqual([
      'query search: a text that is not empty, got ""',
    ])
    expect(wrong('GET', '/api/products/ACME?lang=en&page=two')).toEqual(['query page: whole number, got "two"'])
    expect(wrong('GET', '/api/products/ACME?lang=en&page=0')).toEqual(['query page: at least 1, got "0"'])
    expect(wrong('GET', '/api/products/ACME?lang=en&tag_ids[]=1&tag_ids[]=2')).toEqual([])
    expect(wrong('GET', '/api/customers/ACME?lang=en')).toEqual(['query email: text, got missing'])
  })

  it('API-21, API-24, API-29 is found: no token, an unknown call, a wrong body', () => {
    expect(wrong('GET', '/api/tags?lang=en', '', new Headers())).toEqual([
      'header Authorization: Bearer and a token, got missing',
    ])
    expect(wrong('DELETE', '/api/orders/ACME/1')).toEqual(['path: a call of the contract, got unknown'])
    expect(wrong('POST', '/api/login', 'email=a')).toEqual(['#: JSON, got "email=a"'])
    expect(wrong('POST', '/api/login?lang=en', { email: 'a', password: 'b', lang: 'en' })).toEqual([
      'query lang: no such parameter, got "en"',
    ])
    expect(wrong('POST', '/api/login', { email: 'a', password: '', code: 'ACME', lang: 'en' })).toEqual([
      '#/code: no such field, got "ACME"',
      '#/password: a text that is not empty, got ""',
    ])
  })

  it('API-16 is found in an order: each place is named', () => {
    const header = { customer_id: 1, sale_date: '31.1.2026', shipping_address_id: '', purchase_order: null, note: '' }
    const items = [{ puom_id: 1, sale_qty: 0, price: '3', comment: '' }]
    expect(wrong('POST', '/api/orders/ACME', { header, items }).toSorted()).toEqual([
      '#/header/purchase_order: text, got null',
      '#/header/sale_date: a date, got "31.1.2026"',
      '#/header/shipping_address_id: a text that is not empty, got ""',
      '#/items/0/price: number, got "3"',
      '#/items/0/sale_qty: at least 1, got 0',
      '#/lang: one of "en", "es", "fr", got missing',
    ])
    const nothing = { header, items: [], lang: 'en' }
    expect(wrong('POST', '/api/orders/ACME', nothing)).toContain('#/items: at least 1 row(s), got list of 0')
  })

  it('API-02 of two passwords that come apart only the missing one is named', () => {
    const texts = Object.fromEntries(
      ['firstName', 'lastName', 'company', 'address', 'address2', 'address3', 'city', 'state', 'zip', 'phone', 'email']
        .concat('webAddress', 'manufacturerCode')
        .map((name) => [name, 'x']),
    )
    const form: Row = { ...texts, country: 'CA', lang: 'en' }
    expect(wrong('POST', '/api/register', form)).toEqual([])
    expect(wrong('POST', '/api/register', { ...form, password: 'p' })).toHaveLength(1)
    expect(wrong('POST', '/api/register', { ...form, country: 'Canada' })).toEqual([
      '#/country: like ^[A-Z]{2}$, got "Canada"',
    ])
  })
})

describe('an answer of the mock itself', () => {
  const request = new Request('http://localhost/api/tags?lang=en', { headers: bearer })

  it('that keeps to the contract goes out as it is, and so does what is no call of the contract', async () => {
    const good = Response.json([{ id: 1, name: 'New', colour: null }])
    expect(await keptToContract(request, '', good)).toBe(good)
    const picture = new Response('<svg/>', { headers: { 'Content-Type': 'image/svg+xml' } })
    expect(await keptToContract(new Request('http://localhost/media/ACME/logo.svg'), '', picture)).toBe(picture)
  })

  it('that breaks it becomes a 500 that says where, and is heard on the console', async () => {
    expectConsoleError(/The mock broke its own contract: GET \/api\/tags, #\/0\/name/)
    const answer = await keptToContract(request, '', Response.json([{ id: 1, colour: null }, { name: 'New' }]))
    expect(answer.status).toBe(500)
    const where = 'GET /api/tags, #/0/name: expected text or number, got missing (and 1 more)'
    expect(await answer.json()).toEqual({ message: `The mock broke its own contract: ${where}` })
  })

  it('to a call that breaks the contract is 400, even where a handler let it through', async () => {
    const asked = new Request('http://localhost/api/tags?lang=en&more=1', { headers: bearer })
    const answer = await keptToContract(asked, '', Response.json([]))
    expect(answer.status).toBe(400)
    expect((await answer.json()).message).toBe(
      'The call differs from the contract: GET /api/tags, query more: expected no such parameter, got "1"',
    )
  })
})
