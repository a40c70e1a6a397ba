// @vitest-environment node
import { request, type IncomingHttpHeaders, type RequestListener, type Server, createServer } from 'node:http'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { hostsIn } from '../../mocks/hosts/guard'
import { createMockServer, serveMock } from '../../mocks/hosts/http'
import { worldOf } from '../../mocks/world'

type Ask = {
  readonly method?: string
  readonly path?: string
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: string
}
type Answer = { readonly status: number; readonly text: string; readonly headers: IncomingHttpHeaders }

const portOf = (server: Server): number => {
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The server does not listen.')
  return address.port
}
/** Asks with any header and any spelling of a path, which `fetch` would put right. */
const ask = (server: Server, { method = 'GET', path = '/', headers = {}, body }: Ask): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const cookie = 'mock-world=guard'
    const port = portOf(server)
    const asked = request({ port, host: '127.0.0.1', method, path, headers: { cookie, ...headers } }, (incoming) => {
      const parts: Buffer[] = []
      incoming.on('data', (part: Buffer) => parts.push(part))
      incoming.on('end', () => {
        const text = Buffer.concat(parts).toString()
        resolve({ status: incoming.statusCode ?? 0, text, headers: incoming.headers })
      })
    })
    asked.on('error', reject)
    asked.end(body)
  })

const beside: RequestListener = (incoming, outgoing) => serveMock(incoming, outgoing)
/** The mock as Vite has it, on the origin of the page; and alone, for pages of any port. */
const withPage = createServer(beside)
const alone = createMockServer()
const beginnings = () => worldOf('guard').beginnings

beforeAll(async () => {
  for (const server of [withPage, alone]) {
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  }
})
afterAll(() => {
  for (const server of [withPage, alone]) {
    server.closeAllConnections()
    server.close()
  }
})
afterEach(() => vi.unstubAllEnvs())

const evil = { origin: 'https://evil.test', 'content-type': 'text/plain' }
const clicked = { 'sec-fetch-site': 'cross-site', 'sec-fetch-dest': 'document', 'sec-fetch-user': '?1' }
const sameSite = { 'sec-fetch-site': 'same-site', 'sec-fetch-dest': 'image' }
const crossSite = { 'sec-fetch-site': 'cross-site' }

describe('QA: a page of another site changes nothing and sees nothing of the bench', () => {
  test.each<[string, Ask]>([
    ['a reset as plain text', { method: 'POST', path: '/__mock/reset', headers: evil, body: '' }],
    ['a reset without an origin', { method: 'POST', path: '/__mock/reset', headers: crossSite }],
    ['a reset from a page without an origin', { method: 'POST', path: '/__mock/reset', headers: { origin: 'null' } }],
    ['a reset by a winding path', { method: 'POST', path: '/api/../__mock/reset', headers: evil }],
    ['a reset by a winding, encoded path', { method: 'POST', path: '/api/%2e%2e/__mock/reset', headers: evil }],
    ['a reset below another folder', { method: 'POST', path: '/media/__mock/reset', headers: evil }],
    ['a login below another folder', { method: 'POST', path: '/media/x/api/login', headers: evil }],
    ['the log', { path: '/__mock/log', headers: evil }],
    ['the log, without an origin', { path: '/__mock/log', headers: crossSite }],
    ['the log, by a link', { path: '/__mock/log', headers: clicked }],
    ['the bench in a frame', { path: '/__mock', headers: { ...clicked, 'sec-fetch-dest': 'iframe' } }],
    ['an order', { method: 'POST', path: '/api/orders/ACME', headers: evil, body: '{}' }],
    ['a password', { method: 'PUT', path: '/api/user/ACME/password', headers: crossSite, body: '{}' }],
    ['a patch', { method: 'PATCH', path: '/api/orders/ACME', headers: evil, body: '{}' }],
    ['a removal', { method: 'DELETE', path: '/__mock/faults', headers: evil }],
    ['a scenario as a picture', { path: '/?scenario=sold-out', headers: { ...crossSite, 'sec-fetch-dest': 'image' } }],
    ['a scenario as a picture of another port', { path: '/?scenario=sold-out', headers: sameSite }],
    ['a world as a picture of another port', { path: '/?world=guard', headers: sameSite }],
    ['the log of another port', { path: '/__mock/log', headers: sameSite }],
    ['a scenario by a script', { path: '/?scenario=sold-out', headers: { ...clicked, 'sec-fetch-user': '?0' } }],
    ['a neighbouring origin', { method: 'POST', path: '/__mock/reset', headers: { origin: 'http://localhost:1' } }],
    [
      'an origin that looks like ours',
      { method: 'POST', path: '/__mock/reset', headers: { origin: 'http://127.0.0.1.evil.test' } },
    ],
  ])('%s', async (_, call) => {
    const before = beginnings()
    const { status, text, headers } = await ask(withPage, call)
    expect([status, headers['content-type']]).toEqual([403, 'application/json'])
    expect(JSON.parse(text)).toEqual({ message: expect.stringMatching(/^The mock takes no such call from a page/) })
    expect(beginnings()).toBe(before)
  })

  test.each<[string, Ask, number]>([
    ['curl', { method: 'POST', path: '/__mock/reset' }, 204],
    ['a link to the bench', { path: '/__mock', headers: clicked }, 200],
    ['a link to a scenario', { path: '/products?scenario=sold-out', headers: clicked }, 303],
    ['what another site may show as a picture', { path: '/media/ACME/bolt.svg', headers: crossSite }, 200],
    ['reading, which the browser keeps from it', { path: '/api/tags?lang=en', headers: evil }, 401],
  ])('but %s is welcome', async (_, call, status) => {
    expect((await ask(withPage, call)).status).toBe(status)
  })

  test('and so is the page itself, at whatever host of this computer it stands', async () => {
    for (const name of ['127.0.0.1', 'localhost', 'acme.localhost', '[::1]']) {
      const host = `${name}:${portOf(withPage)}`
      const headers = { host, origin: `http://${host}`, 'sec-fetch-site': 'same-origin' }
      expect((await ask(withPage, { method: 'POST', path: '/__mock/reset', headers })).status).toBe(204)
    }
  })

  test('MOCK-01 the lone mock takes calls of pages of this computer, and of no other', async () => {
    const reset = (origin: string) =>
      ask(alone, { method: 'POST', path: '/__mock/reset', headers: { origin, ...crossSite } })
    expect((await reset('http://localhost:5173')).status).toBe(204)
    expect((await reset('http://acme.localhost:5173')).status).toBe(204)
    for (const origin of ['https://evil.test', 'null', 'http://localhost.evil.test', 'http://localhost@evil.test']) {
      expect((await reset(origin)).status).toBe(403)
    }
  })
})

describe('QA: the mock answers under the names of this computer only', () => {
  const hosts = ['evil.test', 'evil.test:5173', 'localhost.evil.test', '192.168.0.7:5180', 'localhost@evil.test', '@']
  test.each(hosts)('not under %s', async (host) => {
    for (const server of [withPage, alone]) {
      const { status, text } = await ask(server, { path: '/api/tags?lang=en', headers: { host } })
      expect(status).toBeGreaterThanOrEqual(400)
      expect(text).toMatch(/answers on localhost only|cannot read this request/)
    }
  })

  test('but under those in MOCK_HOSTS', async () => {
    const status = async (host: string) => (await ask(alone, { path: '/api/tags?lang=en', headers: { host } })).status
    vi.stubEnv('MOCK_HOSTS', 'Desk.example, 192.168.0.7')
    expect(await status('desk.example:5180')).toBe(401)
    expect(await status('192.168.0.7')).toBe(401)
    expect(await status('other.example')).toBe(403)
    expect(hostsIn(undefined)).toEqual([])
    expect(hostsIn(' , ')).toEqual([])
  })
})

describe('no file is served, however the way to it is written', () => {
  test.each([
    '/media/../package.json',
    '/media/ACME/../../package.json',
    '/media/ACME/..%2f..%2fpackage.json',
    '/media/ACME/%2e%2e/%2e%2e/package.json',
    '/media/ACME/..%5c..%5cpackage.json',
    '/media/ACME/%252e%252e%252fpackage.json',
    '/documents/ACME/../../package.json',
    '/documents/ACME/..%2f..%2f..%2f..%2fetc%2fpasswd',
    '/documents/ACME/about-public-en.html%00.json',
    '/documents//etc/passwd',
    '/__mock/..%2fpackage.json',
    '/__mock/tables/..%2f..%2fpackage.json',
    '/api/%2e%2e/package.json',
    '//etc/passwd',
    '/@fs/etc/passwd',
  ])('%s', async (path) => {
    for (const server of [withPage, alone]) {
      const { status, text } = await ask(server, { path })
      expect(status).toBeGreaterThanOrEqual(400)
      expect(text).not.toMatch(/"name": "tradepost"|root:/)
    }
  })
})
