// @vitest-environment node
import { get } from 'node:http'
import type { AddressInfo } from 'node:net'
import { fileURLToPath } from 'node:url'
import { createServer } from 'vite'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createMockServer } from '../../mocks/hosts/http'
import { mockPanel } from '../../mocks/hosts/panel-plugin'
import { mockServer } from '../../mocks/hosts/vite-plugin'
import { clientOf, type Row } from './client'
import { words } from '../../scripts/words'

const portOf = (server: { readonly address: () => AddressInfo | string | null } | null): number => {
  const address = server?.address() ?? null
  if (address === null || typeof address === 'string') throw new Error('The server does not listen.')
  return address.port
}

describe('over real HTTP', () => {
  const server = createMockServer()
  let origin = ''
  const inWorld =
    (name: string) =>
    (input: RequestInfo | URL, init: RequestInit = {}) =>
      fetch(input, { ...init, headers: { ...init.headers, cookie: `mock-world=${name}` } })
  const client = (name: string) => clientOf(inWorld(name) as typeof fetch, origin)

  beforeAll(async () => {
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    origin = `http://127.0.0.1:${portOf(server)}`
  })
  beforeEach(async () => void (await client('http').send('POST', '/__mock/reset')))
  afterAll(() => {
    server.closeAllConnections()
    server.close()
  })

  test('MOCK-05 somebody with curl need not say a language; a page must', async () => {
    const address = `${origin}/api/public/settings/ACME`
    // Unlike fetch, a bare request says nothing of a page, just as curl does.
    const status = await new Promise((resolve) => get(address, (answer) => resolve(answer.resume().statusCode)))
    expect(status).toBe(200)
    expect((await client('http').get('/api/public/settings/ACME')).status).toBe(400)
  })

  test('MOCK-03 MOCK-10 MOCK-15 signing in, reading and ordering', async () => {
    const buyer = client('http')
    expect((await buyer.login('buyer@acme.test')).status).toBe(200)
    expect((await buyer.get('/api/products/ACME?lang=en&search=mm%C2%B2')).body.data).not.toEqual([])
    const header = {
      customer_id: 1001,
      sale_date: '2025-06-01',
      shipping_address_id: 302,
      purchase_order: 'PO 1',
      note: 'ñ',
    }
    const items = [{ puom_id: 51001, sale_qty: 1, price: 12.5, comment: '' }]
    expect(await buyer.send('POST', '/api/orders/ACME', { header, items, lang: 'en' })).toMatchObject({
      status: 201,
      text: '',
    })
    expect((await buyer.get('/api/orders/ACME?lang=en&status=draft')).body.data).toHaveLength(4)
    const log = (await buyer.get<readonly Row[]>('/__mock/log')).body
    expect(log.find(({ method, path }) => method === 'POST' && path === '/api/orders/ACME')?.['body']).toEqual({
      header,
      items,
      lang: 'en',
    })
  })

  test('MOCK-28 the cookie separates worlds', async () => {
    const one = client('http')
    await one.send('POST', '/__mock/settings', { resolveHost: 'ACME' })
    expect((await one.get('/api/public/resolve-host?lang=en')).status).toBe(200)
    expect((await client('http-other').get('/api/public/resolve-host?lang=en')).status).toBe(404)
  })

  test('MOCK-22 a drop cuts the connection', async () => {
    const one = client('http')
    await one.send('POST', '/__mock/faults', { path: '/api/public/*', drop: 'before' })
    await expect(one.get('/api/public/settings/ACME?lang=en')).rejects.toThrow(TypeError)
    expect((await one.get('/api/public/settings/ACME?lang=en')).status).toBe(200)
  })

  test('MOCK-23 a caller that leaves during a delay is noticed', async () => {
    const one = client('http')
    await one.send('POST', '/__mock/faults', { path: '/api/public/*', delay: 60_000 })
    const leaving = new AbortController()
    const asked = inWorld('http')(`${origin}/api/public/settings/ACME?lang=en`, { signal: leaving.signal })
    const log = async () => (await one.get<readonly Row[]>('/__mock/log')).body
    await expect.poll(log).toHaveLength(1)
    leaving.abort()
    await expect(asked).rejects.toThrow(expect.objectContaining({ name: 'AbortError' }))
    await expect.poll(async () => (await log())[0]?.['end']).toBe('aborted')
  })

  test('MOCK-24 a body of more than 1 MB is 413, a path that cannot be read 400', async () => {
    const one = client('http')
    expect((await one.send('POST', '/api/login', 'a'.repeat(2_000_000))).status).toBe(413)
    expect((await one.get('/api/products/%E0%A4%A?lang=en')).status).toBe(400)
  })

  test('MOCK-26 pictures and documents come with their types', async () => {
    const typeOf = async (path: string) => (await fetch(`${origin}${path}`)).headers.get('content-type')
    expect(await typeOf('/media/ACME/bolt.svg')).toBe('image/svg+xml')
    expect(await typeOf('/documents/ACME/about-public-en.html')).toContain('text/html')
  })

  test('MOCK-01 pages of this computer may call the lone mock from another port, others may not', async () => {
    const allowed = async (from: string) =>
      (await fetch(`${origin}/api/tags?lang=en`, { headers: { Origin: from } })).headers.get(
        'access-control-allow-origin',
      )
    expect(await allowed('http://localhost:5173')).toBe('http://localhost:5173')
    expect(await allowed('http://localhost.evil.test')).toBeNull()
    expect((await fetch(`${origin}/products`)).status).toBe(404)
  })
})

test('MOCK-01 in Vite the mock and the application share an origin, and any other address is the page', async () => {
  const vite = await createServer({
    root: fileURLToPath(new URL('../..', import.meta.url)),
    configFile: false,
    logLevel: 'error',
    plugins: [words(), mockServer(null).plugin, mockPanel()],
    server: { port: 0, host: '127.0.0.1', hmr: false, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
  })
  try {
    await vite.listen()
    const origin = `http://127.0.0.1:${portOf(vite.httpServer)}`
    const page = await fetch(`${origin}/orders/101`, { headers: { Accept: 'text/html' } })
    expect(page.status).toBe(200)
    expect(await page.text()).toContain('<div id="root"')
    expect((await fetch(`${origin}/api/tags?lang=en`)).status).toBe(401)
    expect((await fetch(`${origin}/api`)).status).toBe(400)
    expect((await fetch(`${origin}/__mock/log`)).status).toBe(200)
    const bench = await (await fetch(`${origin}/__mock`)).text()
    expect(bench).toContain('<div id="panel"></div>')
    // React for production has no development JSX: the page would stay empty.
    expect(bench).not.toContain('jsxDEV')
    const unknown = await fetch(`${origin}/products?scenario=nonsense`, { headers: { Accept: 'text/html' } })
    expect([unknown.status, await unknown.text()]).toEqual([404, expect.stringContaining('There is no scenario')])
  } finally {
    await vite.close()
  }
})
