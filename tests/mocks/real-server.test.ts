// @vitest-environment node
import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import * as v from 'valibot'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createMockServer } from '../../mocks/hosts/http'
import { createMockFetch } from '../../mocks/hosts/node'
import { beginRealCall } from '../../mocks/hosts/real'
import { call } from '../../mocks/server'
import { worldOf } from '../../mocks/world'
import { openWorld, saveWorld, WorldFile } from '../../mocks/world-file'
import { apiTarget, createApiProxy } from '../../scripts/api-proxy'
import { clientOf } from './client'

const open: Server[] = []
const listen = async (server: Server): Promise<string> => {
  open.push(server)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}
let turn = 0
let name = ''
beforeEach(() => {
  turn += 1
  name = `real-${turn}`
})
afterEach(() => {
  for (const server of open.splice(0)) {
    server.closeAllConnections()
    server.close()
  }
})

/** A real server in the mock's place, and a client of the portal in front of it; `bench` is the world that looks on. */
const against = async (upstream: Server) => {
  const target = apiTarget(await listen(upstream))
  const proxy = createApiProxy({ target, ownApi: '/api', tell: () => undefined, watch: beginRealCall })
  const own = await listen(createServer(proxy))
  const withCookie: typeof fetch = (input, init) =>
    fetch(input, { ...init, headers: { ...(init?.headers as Record<string, string>), Cookie: `mock-world=${name}` } })
  const bench = worldOf(name)
  const ended = async (count: number) => {
    await expect.poll(() => bench.log.list().filter(({ took }) => took !== undefined).length).toBe(count)
    return bench.log.list()
  }
  const ask = async (method: string, path: string, body?: object): Promise<Response> => {
    const request = new Request(`http://localhost${path}`, { method, ...(body ? { body: JSON.stringify(body) } : {}) })
    return (await call(bench, request, body ? JSON.stringify(body) : '')) as Response
  }
  return { client: clientOf(withCookie, own), own, bench, ended, ask }
}
const answering = (answer: RequestListener): Server => createServer(answer)
const jsonOf = (body: unknown, status = 200): Server =>
  answering(
    (_, outgoing) => void outgoing.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body)),
  )

test('the bench shows every call of a real server, without tokens and passwords, and nothing is different', async () => {
  const { client, ended, ask } = await against(createMockServer())
  const { body } = await client.login('buyer@acme.test')
  await client.get('/api/products/ACME?lang=en&page=1&per_page=12&search=P-1001')
  await client.get('/api/orders/ACME?lang=en&status=draft')
  await client.get('/api/nothing-there?lang=en')
  const calls = await ended(4)
  expect(calls.map(({ method, path, status }) => `${method} ${path} ${status}`)).toEqual([
    'POST /api/login 200',
    'GET /api/products/ACME 200',
    'GET /api/orders/ACME 200',
    'GET /api/nothing-there 400',
  ])
  expect(calls[1]?.answer).toContain('P-1001')
  const told = JSON.stringify([calls, await (await ask('GET', '/__mock/har')).json()])
  expect(told).not.toContain(body.token)
  expect(told).not.toContain('Passw0rd!')
  expect(calls[0]?.headers['authorization']).toBeUndefined()
  expect(calls[1]?.headers).toMatchObject({ authorization: '(not kept)', cookie: '(not kept)' })
  expect(calls.slice(0, 3).flatMap(({ differences }) => differences)).toEqual([])
  expect(await (await ask('GET', '/__mock/state')).json()).toMatchObject({
    server: expect.stringContaining('127.0.0.1'),
  })
})

const rows = (ids: readonly number[]) =>
  ids.map((id) => ({ id, part_number: `A-${id}`, description: 'Bolt', default_puom_id: id, tags: [] }))
const meta = (total: number) => ({ from: 1, to: total, total, last_page: 1, current_page: 1 })
test.each([
  ['a form', '/api/tags?lang=en', [{ id: 1 }], '#/0/name'],
  ['a row twice', '/api/products/ACME?lang=en&page=1', { data: rows([1, 1]), meta: meta(2) }, '#/data/1/id'],
  ['a search', '/api/products/ACME?lang=en&search=nut', { data: rows([1]), meta: meta(1) }, '#/data/0/part_number'],
  ['a tag', '/api/products/ACME?lang=en&tag_ids%5B%5D=5', { data: rows([1]), meta: meta(1) }, '#/data/0/tags'],
  ['a total', '/api/products/ACME?lang=en', { data: rows([1, 2]), meta: meta(1) }, '#/meta/to'],
])('each answer is held against the contract: %s', async (_, path, body, where) => {
  const { client, ended } = await against(jsonOf(body))
  await client.get(path)
  const [logged] = await ended(1)
  expect(logged?.differences?.map((one) => one.where)).toContain(where)
})

test.each([
  ['gzip', gzipSync],
  ['br', brotliCompressSync],
] as const)('an answer in %s is read for the bench and passed on as it came', async (coding, pack) => {
  const { client, ended } = await against(
    answering(
      (_, outgoing) =>
        void outgoing
          .writeHead(200, { 'Content-Type': 'application/json', 'Content-Encoding': coding })
          .end(pack('[]')),
    ),
  )
  expect((await client.get('/api/tags?lang=en')).text).toBe('[]')
  expect((await ended(1))[0]).toMatchObject({ status: 200, answer: '[]', differences: [] })
})

test('a dead server, an answer that breaks off and a caller who leaves are shown as what they are', async () => {
  const gone = createServer()
  const dead = await listen(gone)
  gone.close()
  const proxy = createApiProxy({ target: apiTarget(dead), ownApi: '/api', tell: () => undefined, watch: beginRealCall })
  const own = await listen(createServer(proxy))
  const bench = worldOf(name)
  expect((await fetch(`${own}/api/tags`, { headers: { Cookie: `mock-world=${name}` } })).status).toBe(502)
  await expect
    .poll(() => bench.log.list()[0])
    .toMatchObject({ status: 502, answer: expect.stringContaining('nobody listens') })
  expect(bench.log.list()[0]?.differences).toBeUndefined()

  const { client, ended } = await against(
    answering((incoming, outgoing) => {
      outgoing.writeHead(200, { 'Content-Length': '100' })
      outgoing.write('{"half":', () => incoming.socket.destroy())
    }),
  )
  await expect(client.get('/api/tags')).rejects.toThrow(/aborted|terminated|socket|hang up|fetch failed/i)
  expect((await ended(2))[1]).toMatchObject({ end: 'truncated', status: 200 })
})

test('Record keeps masked answers as a world, which answers without the server', async () => {
  const { client, ended, ask, bench } = await against(createMockServer())
  expect((await ask('POST', '/__mock/recording', { isOn: true })).status).toBe(400)
  await client.get('/api/public/settings/ACME?lang=en')
  await ended(1)
  expect((await ask('POST', '/__mock/recording', { isOn: true })).status).toBe(200)
  await client.login('buyer@acme.test')
  const list = await client.get('/api/products/ACME?lang=en&page=1&per_page=12')
  await client.get('/api/products/ACME?lang=en&page=2&per_page=12')
  const person = await client.get('/api/customers/ACME?lang=en&email=buyer%40acme.test')
  await ended(5)
  await ask('POST', '/__mock/recording', { isOn: false })
  const file = JSON.stringify(await (await ask('GET', '/__mock/world')).json())
  // Not in the answers, and not beside them: the people of the mock answer nothing there.
  const secrets = ['@acme.test', 'Passw0rd!', 'Northwind', String(person.body.data?.[0]?.['name']), 'Carriage']
  expect(secrets.filter((secret) => file.includes(secret))).toEqual([])
  expect(bench.recorder.list()).toHaveLength(4)

  const offline = createMockFetch('offline')
  openWorld(offline.world, v.parse(WorldFile, JSON.parse(file)))
  const again = clientOf(offline.fetch)
  const login = await again.login('somebody@else.test', 'anything')
  expect(login).toMatchObject({ status: 200, body: { token: expect.stringMatching(/^(?:secret-|pw)\d/) } })
  const shown = await again.get('/api/products/ACME?lang=fr&per_page=12&page=1')
  expect(shown.body.meta).toEqual(list.body.meta)
  expect(shown.body.data?.map(({ id, selling_price }) => [id, selling_price])).toEqual(
    list.body.data?.map(({ id, selling_price }) => [id, selling_price]),
  )
  expect((await again.get('/api/products/ACME?lang=en&per_page=12&page=2')).body.meta?.['current_page']).toBe(2)
  expect((await again.get('/api/customers/ACME?lang=en&email=somebody%40else.test')).body.data).toHaveLength(1)
  expect(await again.get('/api/tags?lang=en')).toMatchObject({
    status: 404,
    body: { message: 'The recording holds no answer to GET /api/tags?lang=en.' },
  })
  await again.send('DELETE', '/__mock/recording')
  expect((await again.get('/api/public/settings/BOLT?lang=en')).status).toBe(200)
  expect((await again.login('buyer@acme.test')).body['user']).toMatchObject({ name: 'Alex Morgan' })
})

test('people that a tester has changed beside a record stay in its world', async () => {
  const { fetch: ask, world } = createMockFetch('changed')
  const client = clientOf(ask)
  const entry = {
    request: { method: 'GET', url: 'https://erp.example/api/tags' },
    response: { status: 200, content: { mimeType: 'application/json', text: '[]' } },
  }
  await client.send('PUT', '/__mock/har', { log: { entries: [entry] } })
  expect(saveWorld(world).records).toBeNull()
  const [user] = world.db.records().users
  if (user === undefined) throw new Error('There is no user.')
  world.db.putUser({ ...user, name: 'Changed By Hand' })
  expect(JSON.stringify(saveWorld(world).records)).toContain('Changed By Hand')
})

test('what is asked with several tags is recorded with them, and answered again; colours and brackets keep their shape', async () => {
  const { fetch: ask } = createMockFetch('tags')
  const client = clientOf(ask)
  const entry = (query: string, body: unknown) => ({
    request: { method: 'GET', url: `https://erp.example/api/${query}` },
    response: { status: 200, content: { mimeType: 'application/json', text: JSON.stringify(body) } },
  })
  const tags = [
    { id: 1, name: '[Neu] Marke', colour: '1d4ed8' },
    { id: 2, name: 'Marke', colour: '#1d4ed8' },
  ]
  const settings = {
    name: 'Very Private (Bolts) Ltd.',
    welcome_title_styles: '{"color":"#1d4ed8","fontSize":"40px"}',
    welcome_subtitle_styles: 'color: #F3E9E2; font-style: italic',
    welcome_title: '{"en":"[Very] private"}',
  }
  const products = (part: string) => ({ data: [{ id: 1, part_number: part }], meta: { total: 1 } })
  await client.send('PUT', '/__mock/har', {
    log: {
      entries: [
        entry('tags', tags),
        entry('public/settings/ACME', settings),
        entry('products/ACME?page=1&tag_ids[]=1', products('1')),
        entry('products/ACME?page=1&tag_ids[]=1&tag_ids[]=2', products('2')),
      ],
    },
  })
  const [first, second] = (await client.get('/api/tags?lang=en')).body as unknown as readonly Record<string, string>[]
  expect([first?.['colour'], second?.['colour']]).toEqual(['1d4ed8', '#1d4ed8'])
  expect(first?.['name']).toBe(`[${String(first?.['name']).slice(1, 4)}] ${String(second?.['name'])}`)
  expect(first?.['name']).not.toMatch(/Neu|Marke/)
  const { body } = await client.get('/api/public/settings/ACME?lang=en')
  expect(body).toMatchObject({
    welcome_title_styles: settings.welcome_title_styles,
    welcome_subtitle_styles: settings.welcome_subtitle_styles,
    welcome_title: expect.stringMatching(/^\{"en":"\[[A-Z][a-z]{3}\] [a-z]{7}"\}$/),
    name: expect.stringMatching(/^[A-Z][a-z]{3} [A-Z][a-z]{6} \([A-Z][a-z]{4}\) [A-Z][a-z]{2}\.$/),
  })
  expect(JSON.stringify(body)).not.toMatch(/Very|private|Bolts/i)
  const parts = async (asked: string) => (await client.get(`/api/products/ACME?lang=en&page=1&${asked}`)).body.data
  expect(await parts('tag_ids[]=1')).toMatchObject([{ part_number: '1' }])
  expect(await parts('tag_ids[]=1&tag_ids[]=2')).toMatchObject([{ part_number: '2' }])
})

test('a HAR file is read, masked and answered again; the calls of the log are written as one', async () => {
  const { fetch: ask, world } = createMockFetch('har')
  const client = clientOf(ask)
  const entry = (method: string, url: string, status: number, text: string, encoding?: string) => ({
    startedDateTime: '2026-01-01T00:00:00Z',
    request: { method, url, headers: [{ name: 'Authorization', value: 'Bearer very-secret' }], queryString: [] },
    response: { status, content: { mimeType: 'application/json', text, ...(encoding ? { encoding } : {}) } },
  })
  const named = JSON.stringify({ data: [{ id: 1, code: 'X', name: 'Very Private Ltd.', email: 'private@corp.test' }] })
  const entries = [
    entry('GET', 'https://erp.example/shop/api/customers/ACME?email=private%40corp.test&lang=en', 200, named),
    entry('GET', 'https://erp.example/shop/api/tags?lang=en', 200, btoa('[{"id":7}]'), 'base64'),
    entry('GET', 'https://erp.example/shop/api/settings/ACME', 0, ''),
    entry('GET', 'https://cdn.example/logo.svg', 200, '<svg/>'),
  ]
  const opened = await client.send('PUT', '/__mock/har', { log: { version: '1.2', entries } })
  expect(opened).toMatchObject({ status: 200, body: { replayed: 2 } })
  expect((await client.get('/api/tags?lang=es')).text).toBe('[{"id":7}]')
  const customer = await client.get('/api/customers/ACME?lang=en&email=x%40y.test')
  expect(customer.body.data?.[0]).toMatchObject({ id: 1, name: expect.not.stringContaining('Private') })
  expect(JSON.stringify(saveWorld(world))).not.toMatch(/private@corp|Very Private|very-secret/)

  const har = (await client.get('/__mock/har')).body as unknown as {
    log: {
      version: string
      entries: { request: { url: string }; response: { status: number; content: { text: string } } }[]
    }
  }
  expect(har.log.version).toBe('1.2')
  expect(har.log.entries.map(({ request, response }) => [request.url, response.status, response.content.text])).toEqual(
    [
      ['http://localhost/api/tags?lang=es', 200, '[{"id":7}]'],
      [expect.stringContaining('/api/customers/ACME?lang=en&email='), 200, expect.any(String)],
    ],
  )
  // What was written is read again.
  expect(await client.send('PUT', '/__mock/har', har)).toMatchObject({ status: 200, body: { replayed: 2 } })
  expect(await client.send('PUT', '/__mock/har', { log: { entries: [] } })).toMatchObject({
    status: 400,
    body: { message: 'The archive holds no answer to a call of /api.' },
  })
})
