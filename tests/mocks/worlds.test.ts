// @vitest-environment node
import { request } from 'node:http'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createMockServer } from '../../mocks/hosts/http'
import { seed } from '../../mocks/db/seeds/seed'
import { isBeginning, worldAsked } from '../../mocks/scenario-address'
import { sizeVariant } from '../../mocks/sizes'
import { isWorldName, worldName } from '../../mocks/world-name'
import { freshMock, type Row } from './client'

describe('QA: which world a caller is in', () => {
  test.each([
    [null, 'localhost:5173', 'default'],
    [null, 'anna.localhost:5173', 'anna'],
    [null, 'Anna.localhost', 'anna'],
    ['mock-world=ben', 'anna.localhost:5173', 'ben'],
    ['a=1; mock-world=ben; b=2', 'localhost', 'ben'],
    ['mock-world=', 'anna.localhost', 'anna'],
    [null, 'a.b.localhost', 'default'],
    [null, 'localhost.evil.test', 'default'],
    [null, '127.0.0.1:5173', 'default'],
  ])('cookie %j at %s: %s', (cookie, host, world) => {
    expect(worldName(cookie, host)).toBe(world)
  })

  test.each([
    ['anna', true],
    ['Anna_2-b', true],
    ['', false],
    ['a b', false],
    ['a;path=/', false],
    ['a'.repeat(61), false],
  ])('%j can be a name in an address: %s', (name, isOne) => {
    expect(isWorldName(name)).toBe(isOne)
    const url = new URL(`http://localhost/products?world=${encodeURIComponent(name)}`)
    expect([isBeginning(url), worldAsked(url)]).toEqual([true, isOne ? name : null])
  })

  test('the addresses of the mock itself lead to no other world, but the page of the bench does', () => {
    const askedAt = (path: string) => {
      const url = new URL(`http://localhost${path}?world=anna`)
      return [isBeginning(url), worldAsked(url)]
    }
    expect(['/api/products/ACME', '/__mock/log', '/media/ACME/logo.svg'].map(askedAt)).toEqual([
      [false, null],
      [false, null],
      [false, null],
    ])
    expect(['/__mock', '/__mock/'].map(askedAt)).toEqual([
      [true, 'anna'],
      [true, 'anna'],
    ])
  })
})

describe('QA: worlds over HTTP', () => {
  const server = createMockServer()
  let port = 0
  beforeAll(async () => {
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    port = (server.address() as { readonly port: number }).port
  })
  afterAll(() => {
    server.closeAllConnections()
    server.close()
  })
  /** A call to a host of this computer by whatever name. */
  const at = (host: string, path: string, method = 'GET', body = '') =>
    new Promise<{ status: number; body: Row }>((resolve, reject) => {
      const asked = request(
        { port, host: '127.0.0.1', path, method, headers: { host: `${host}:${port}` } },
        (answer) => {
          const chunks: Buffer[] = []
          answer.on('data', (chunk: Buffer) => chunks.push(chunk))
          answer.on('end', () => {
            const text = Buffer.concat(chunks).toString()
            resolve({ status: answer.statusCode ?? 0, body: (text.startsWith('{') ? JSON.parse(text) : {}) as Row })
          })
        },
      )
      asked.on('error', reject)
      asked.end(body)
    })

  test('each name of this computer has a world of its own, and each world knows of the others', async () => {
    await at('left-1.localhost', '/__mock/settings', 'POST', '{"resolveHost":"ACME"}')
    await at('right-1.localhost', '/__mock/settings', 'POST', '{"resolveHost":"BOLT"}')
    const hosts = ['left-1.localhost', 'right-1.localhost', 'other-1.localhost']
    const states = await Promise.all(hosts.map(async (host) => (await at(host, '/__mock/state')).body))
    expect(states.map(({ resolveHost }) => resolveHost)).toEqual(['ACME', 'BOLT', null])
    expect(states[2]?.['worlds']).toEqual(expect.arrayContaining(['left-1', 'right-1', 'other-1']))
  })

  test('names of other computers are refused, whatever they begin with', async () => {
    expect((await at('anna.localhost.evil.test', '/__mock/state')).status).toBe(403)
  })
})

describe('QA: a world by address', () => {
  test('the page leads to the world, begins its scenario there, and loses both words', async () => {
    const { fetch: ask, world } = await freshMock()
    const answer = await ask('/products?page=2&world=test&scenario=sold-out', { redirect: 'manual' })
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/products?page=2'])
    expect(answer.headers.get('set-cookie')).toBe('mock-world=test; Path=/; SameSite=Lax')
    expect(world.scenario).toBe('sold-out')
  })

  test.each(['/products?world=other', '/products?world=a%20b&scenario=sold-out', '/products?world=%3Cb%3E'])(
    '%s cannot be had here: nothing changes, and why is said without markup',
    async (path) => {
      const { fetch: ask, world } = await freshMock()
      const answer = await ask(path, { redirect: 'manual' })
      const text = await answer.text()
      expect([answer.status, world.scenario, answer.headers.get('set-cookie')]).toEqual([404, 'demo', null])
      expect(text).toContain('can be had here')
      expect(text).not.toContain('<b>')
    },
  )
})

describe('QA: sizes', () => {
  const rows = async ({ get }: Awaited<ReturnType<typeof freshMock>>, table: string) =>
    (await get<{ total: number }>(`/__mock/tables/${table}`)).body.total

  test('a scenario begins with as many rows as asked for; who is signed in stays so', async () => {
    const mock = await freshMock('buyer@acme.test')
    const before = await rows(mock, 'orders')
    const sizes = { products: 500, categories: 300, tags: 120, orders: 40, lines: 230 }
    const begun = await mock.send('POST', '/__mock/scenarios', { name: 'demo', sizes })
    expect(begun).toMatchObject({ status: 200, body: { scenario: 'demo', sizes } })
    const { meta } = (await mock.get('/api/products/ACME?lang=en')).body
    expect(meta?.['total']).toBe(500)
    expect((await mock.get<readonly Row[]>('/api/tags?lang=en')).body).toHaveLength(120)
    expect((await mock.get('/api/categories/ACME?lang=en')).body['last_page']).toBe(15)
    expect(await rows(mock, 'orders')).toBe(before + 41)
    const { body } = await mock.get<{ items: readonly Row[] }>('/api/orders/ACME/3001?lang=en')
    expect(body.items).toHaveLength(230)
    expect((await mock.get<Row>('/__mock/state')).body['sizes']).toEqual(sizes)
  })

  test('they go together with what a scenario changes, and with its file', async () => {
    const mock = await freshMock('buyer@acme.test')
    await mock.send('POST', '/__mock/scenarios', { name: 'sold-out', sizes: { lines: 12 } })
    const file = (await mock.get<Row>('/__mock/world')).body
    const other = await freshMock()
    expect(await other.send('PUT', '/__mock/world', file)).toMatchObject({ body: { isCatalogueChanged: false } })
    expect(other.world.sizes).toEqual({ lines: 12 })
    expect(await rows(other, 'orders')).toBe(await rows(mock, 'orders'))
  })

  test('a world that grew keeps what it began with, whatever others grow to meanwhile: its file holds no catalogue', async () => {
    const mock = await freshMock('buyer@acme.test')
    await mock.send('POST', '/__mock/scenarios', { name: 'demo', sizes: { products: 200 } })
    const other = await freshMock()
    await other.send('POST', '/__mock/scenarios', { name: 'demo', sizes: { products: 300 } })
    expect((await mock.get<Row>('/__mock/world')).body).not.toHaveProperty('catalogues')
  })

  test('a hundred thousand products are as many, each with a number of its own', () => {
    const products = sizeVariant({ products: 100_000 })(seed).tenants.find(
      ({ tenant }) => tenant.code === 'ACME',
    )?.products
    expect(new Set(products?.map(({ id }) => id)).size).toBe(100_000)
    expect(new Set(products?.map(({ partNumber }) => partNumber)).size).toBeGreaterThan(99_900)
  })

  test.each([{ products: -1 }, { products: 100_001 }, { tags: 1.5 }, { tags: '3' }, { goods: 3 }])(
    '%j is refused with the reason',
    async (sizes) => {
      const mock = await freshMock()
      const { status, body } = await mock.send('POST', '/__mock/scenarios', { name: 'demo', sizes })
      expect([status, mock.world.scenario, mock.world.sizes]).toEqual([400, 'demo', {}])
      expect(body.message).toMatch(/products|tags|goods/)
    },
  )
})
