// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { checkServer } from '../../mocks/openapi/check-server'
import { createChecker } from '../../mocks/openapi/checker'
import { reportText } from '../../mocks/openapi/report'
import { demoLogins, demoTenants } from '../../mocks/db/demo'
import { operations } from '../../src/api/schemas/operations'
import { freshMock, type FreshMock, type Row } from './client'
import { ofAlike, rightAlike } from './planted-alike'
import { ofLines, right } from './planted-orders'
import { ofCorners } from './planted-corners'
import { ofOthers } from './planted-people'
import { ofShops } from './planted-shops'
import { defective, ofForm, ofMeaning as ofAnswers, type Planted, unorderable } from './planted-servers'

const ofMeaning = [...ofAnswers, ...ofOthers, ...ofShops, ...ofLines, ...ofCorners, ...ofAlike]
const account = { email: 'buyer@acme.test', password: 'Passw0rd!', tenant: null }
const login = { base: 'http://localhost', ...account, language: 'en' } as const
const checked = async (fetch: typeof globalThis.fetch, more: Partial<Parameters<typeof checkServer>[0]> = {}) =>
  checkServer({ ...login, fetch, ...more })

const lineOf = (row: { operation: string; where: string; expected: string; got: string }) =>
  `${row.operation} ${row.where}: ${row.expected}, got ${row.got}`

describe('npm run contract', () => {
  it('API-02 to API-20 finds no difference on the mock as it is, and tries every read of the contract', async () => {
    const { fetch } = await freshMock()
    const report = await checked(fetch)
    expect(report.differences.map(lineOf)).toEqual([])
    expect(report.untried).toEqual([])
    expect(reportText(report).split('\n').at(-1)).toBe(`${report.calls} calls, no differences`)
  })

  it('changes nothing on the server: it only reads, after a login, and tries two that must be refused', async () => {
    const { fetch, world } = await freshMock()
    await checked(fetch)
    const writes = world.log.list().filter(({ method }) => method !== 'GET')
    expect(writes.map(({ method, path, status }) => `${method} ${path} ${status}`)).toEqual([
      'POST /api/login 200',
      'POST /api/login 422',
      'POST /api/login 422',
    ])
  })

  const planted: readonly Planted[] = [
    ...ofForm.map(([kind, path, plant, found]) => [kind, () => defective(path, plant), found] as const),
    ...ofMeaning,
  ]
  it('is tried on fifteen faults of a server and more, five of them of meaning', () => {
    expect(planted.length).toBeGreaterThanOrEqual(15)
    expect(ofMeaning.length).toBeGreaterThanOrEqual(5)
  })

  it.each(planted)('finds %s', async (_kind, server, found) => {
    const { differences } = await checked(await server())
    expect(differences.map(lineOf)).toContain(found)
    // Of a fault of meaning it is the call that tells: a wrong list shows at the order, too.
    const operation = found.split(/ (?:#|status|content-type)/)[0]
    if (ofMeaning.some(([, , told]) => told === found)) return
    expect(new Set(differences.map((difference) => difference.operation))).toEqual(new Set([operation]))
  })

  it('C-66 names products of which more must be bought than may be, which the contract allows', async () => {
    const said = 'Allowed, but look: GET /api/products/{manufacturerCode} #/data/'
    const lines = async (fetch: typeof globalThis.fetch) =>
      reportText(await checked(fetch))
        .split('\n')
        .filter((line) => line.startsWith(said))
    // The mock has such a product by itself.
    const limit = 'max_order_qty: at least 10, the least that may be ordered, got 5'
    expect(await lines((await freshMock()).fetch)).toEqual([`${said}4/${limit}`])
    expect(await lines(await unorderable())).toEqual([`${said}0/max_order_qty (8 times)${limit.slice(13)}`])
  })

  it.each(['buyer@bolt.test', 'buyer@catx.test', 'buyer@zeta.test', 'buyer@empt.test', 'neworders@acme.test'])(
    'finds nothing on a right server for %s',
    async (email) => {
      const { fetch } = await freshMock()
      expect((await checked(fetch, { email })).differences.map(lineOf)).toEqual([])
    },
  )

  it.each(['thousand-products', 'no-categories', 'empty-catalogue', 'five-thousand-orders', 'ambiguous-parts'])(
    'finds nothing on a right server in %s',
    async (name) => {
      const { fetch, send } = await freshMock()
      await send('POST', '/__mock/scenarios', { name })
      expect((await checked(fetch)).differences.map(lineOf)).toEqual([])
    },
  )

  it.each([...right, ...rightAlike])('finds nothing on a right server that %s', async (_kind, server) => {
    expect((await checked(await server())).differences.map(lineOf)).toEqual([])
  })

  it('names lines of the newest orders that cost something else than their products do now', async () => {
    const others = await defective(/^\/api\/orders\/[^/]+\/./, (body) => ({
      ...body,
      items: (body['items'] as Row[]).map((line, at) =>
        at === 0 ? { ...line, productuom: { product: { part_number: 'HB-100' }, uom: null } } : line,
      ),
    }))
    const { differences, remarks } = await checked(others)
    expect(differences.map(lineOf).filter((line) => line.includes('price'))).toEqual([])
    expect(remarks.map(lineOf).join('\n')).toContain(
      'GET /api/orders/{manufacturerCode}/{orderId} #/items/0/price: 14.9, as HB-100 costs now, got 3.15',
    )
  })

  it('MOCK-21 finds a server that answers without asking for a token', async () => {
    const { fetch, login } = await freshMock()
    const { token } = (await login('buyer@acme.test')).body
    const open: typeof fetch = (input, init) =>
      fetch(input, { ...init, headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` } })
    const { differences } = await checked(open)
    const readsForBuyers = operations.filter(({ method, needsToken }) => method === 'GET' && needsToken)
    // Two more calls to the settings come with tokens that are none.
    const open401 = differences.map(lineOf).filter((line) => line.endsWith('status: 401, got 200'))
    expect(open401).toHaveLength(readsForBuyers.length + 2)
  })

  it('says so when it cannot run: no server, no address, no way in, no tenant', async () => {
    const { fetch } = await freshMock()
    const dead = () => Promise.reject(new TypeError('fetch failed', { cause: new Error('connect ECONNREFUSED') }))
    await expect(checked(dead)).rejects.toThrow('http://localhost does not answer: connect ECONNREFUSED')
    await expect(checked(fetch, { base: 'shop' })).rejects.toThrow('"shop" is no address')
    await expect(checked(fetch, { base: 'localhost:5180' })).rejects.toThrow('must begin with http:// or https://')
    await expect(checked(fetch, { password: 'wrong' })).rejects.toThrow('was refused with status 422')
    await expect(checked(fetch, { email: 'notenant@acme.test' })).rejects.toThrow('name one with --tenant')
  })

  it('prints a table in which a difference of many rows is one line', async () => {
    const [, path, plant] = ofForm[0] ?? []
    if (!path || !plant) throw new Error('There is no defect to show.')
    const lines = reportText(await checked(await defective(path, plant))).split('\n')
    expect(lines[0]).toMatch(/^operation +where +expected +got$/)
    expect(lines[1]).toMatch(/ #\/data\/0\/part_number \(\d+ times\) +text or number +missing$/)
    expect(lines.filter((line) => !line.startsWith('Allowed'))).toHaveLength(4)
  })
})

describe('the demo data', () => {
  const all = async ({ fetch, world }: FreshMock, code: string, token: string | null) => {
    const checker = createChecker()
    const { products, listed: categories } = world.db.catalogue(code)
    const emails = demoLogins.map(({ email }) => `customers/${code}?email=${encodeURIComponent(email)}&`)
    const embeds = emails.map((path) => `${path}embed=shippingAddresses.province,shippingAddresses.country&`)
    const orders = ['draft', 'processed'].map((status) => `orders/${code}?status=${status}&`)
    const headers: Record<string, string> = token === null ? {} : { Authorization: `Bearer ${token}` }
    const get = async (path: string) => {
      const url = `/api/${path}${path.endsWith('&') ? '' : '?'}lang=fr`
      const response = await fetch(url, { headers })
      const text = await response.text()
      const { pathname } = new URL(url, 'http://localhost')
      const type = response.headers.get('content-type')
      const { status } = response
      return { status, body: text && JSON.parse(text), found: checker.checkAnswer('GET', pathname, status, type, text) }
    }
    const lists = await Promise.all(orders.map(get))
    const orderRows = lists.flatMap(({ body }) => (body.data ?? []) as Row[])
    const orderIds = orderRows.map(({ id }) => `orders/${code}/${String(id)}`)
    const paths = [
      'public/resolve-host',
      `public/settings/${code}`,
      `settings/${code}`,
      'tags',
      `browse/${code}/products`,
      `browse/${code}/categories`,
      `categories/${code}/browse`,
      ...[1, 2, 3, 9].map((page) => `categories/${code}?page=${page}&`),
      `products/${code}?per_page=100&`,
      `products/${code}?page=99&`,
      `products/${code}?search=nothing-such&`,
      ...products.map(({ id }) => `products/${code}/details/${id}`),
      ...categories.map(({ id }) => `categories/${code}/browse/${id}`),
      ...emails,
      ...embeds,
      ...orders,
      ...orderIds,
      `products/${code}/details/500`,
      `orders/${code}/999999`,
      `categories/${code}/browse/500`,
    ]
    const answers = await Promise.all(paths.map(get))
    return {
      differences: answers.flatMap(({ found }) => found),
      successes: answers.filter(({ status }) => status === 200).length,
    }
  }

  it.each(demoLogins.map(({ email }) => email))('MOCK-05 to MOCK-17 keeps to the contract for %s', async (email) => {
    const mock = await freshMock()
    const answer = await mock.login(email)
    const body = JSON.stringify(answer.body)
    const type = answer.text === '' ? null : 'application/json'
    expect(createChecker().checkAnswer('POST', '/api/login', answer.status, type, answer.text && body)).toEqual([])
    const code = (answer.body['tenants'] as readonly { code: string }[] | undefined)?.[0]?.code
    if (!answer.body.token || code === undefined) return
    const { differences, successes } = await all(mock, code, answer.body.token)
    expect(differences).toEqual([])
    if (code === 'ACME' && email !== 'expired@acme.test') expect(successes).toBeGreaterThan(150)
  })

  it.each(demoTenants.map(({ code }) => code))('MOCK-12 keeps to the contract for guests of %s', async (code) => {
    const { differences, successes } = await all(await freshMock(), code, null)
    expect(differences).toEqual([])
    expect(successes).toBeGreaterThanOrEqual(code === 'FAIL' ? 1 : 3)
  })
})
