// @vitest-environment node
import { createServer, type IncomingMessage, type RequestListener, type Server } from 'node:http'
import { createServer as createSecureServer } from 'node:https'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { apiTarget, createApiProxy } from '../../scripts/api-proxy'
import { targetNews } from '../../scripts/serving'
import { madeCertificate } from '../support/tls'

const token = 'Bearer secret-token'
const open: Server[] = []
afterEach(() => {
  for (const server of open.splice(0)) {
    server.closeAllConnections()
    server.close()
  }
})
const listen = async (server: Server): Promise<number> => {
  open.push(server)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return (server.address() as AddressInfo).port
}
const bodyOf = async (incoming: IncomingMessage): Promise<string> => {
  const chunks: Buffer[] = []
  for await (const chunk of incoming) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks).toString()
}

/** A server, and the proxy in front of it; `seen` is what reached the server, `told` what the proxy said. */
const proxied = async (answer: RequestListener, prefix = '', ownApi = '/api') => {
  const seen: { method: string; url: string; headers: IncomingMessage['headers']; body: string }[] = []
  const told: string[] = []
  const port = await listen(
    createServer(async (incoming, outgoing) => {
      const { method = '', url = '', headers } = incoming
      seen.push({ method, url, headers, body: await bodyOf(incoming) })
      answer(incoming, outgoing)
    }),
  )
  const origin = `http://127.0.0.1:${port}`
  const proxy = createApiProxy({ target: apiTarget(origin + prefix), ownApi, tell: (message) => told.push(message) })
  const own = `http://127.0.0.1:${await listen(createServer(proxy))}`
  return { own, origin, seen, told }
}
const proxyTo = async (address: string) => {
  const told: string[] = []
  const proxy = createApiProxy({ target: apiTarget(address), ownApi: '/api', tell: (message) => told.push(message) })
  return { own: `http://127.0.0.1:${await listen(createServer(proxy))}`, told }
}

test('a call reaches the server whole: method, path, query, token, key, cookies and body', async () => {
  const { own, origin, seen, told } = await proxied((_, outgoing) => outgoing.writeHead(201).end('{"a":1}'), '/shop')
  const answer = await fetch(`${own}/api/orders/A%2FB?lang=en&x=%20`, {
    method: 'POST',
    headers: { Authorization: token, 'Idempotency-Key': 'k-1', Cookie: 'a=1; mock-world=x; b=2', Origin: own },
    body: '{"é":1}',
  })
  expect([answer.status, await answer.text()]).toEqual([201, '{"a":1}'])
  expect(seen).toHaveLength(1)
  expect(seen[0]).toMatchObject({ method: 'POST', url: '/shop/api/orders/A%2FB?lang=en&x=%20', body: '{"é":1}' })
  expect(seen[0]?.headers).toMatchObject({
    authorization: token,
    'idempotency-key': 'k-1',
    cookie: 'a=1; b=2',
    host: new URL(origin).host,
    origin,
    'x-forwarded-host': new URL(own).host,
  })
  expect(told).toEqual([])
})

test('redirects and cookies become those of our own origin; those to elsewhere stay', async () => {
  const places = ['/shop/api/next?a=1', 'HERE/shop/api/next', 'https://elsewhere.test/x']
  let turn = 0
  const { own, origin } = await proxied(
    (_, outgoing) =>
      void outgoing
        .writeHead(302, {
          Location: (places[turn++] ?? '').replace('HERE', origin),
          'Set-Cookie': ['s=1; Domain=shop.test; Path=/shop; Secure; HttpOnly; SameSite=None', 't=2; Path=/'],
        })
        .end(),
    '/shop',
    '/store/api',
  )
  const answers = []
  for (const _ of places) answers.push(await fetch(`${own}/store/api/x`, { redirect: 'manual' }))
  expect(answers.map(({ headers }) => headers.get('location'))).toEqual([
    '/store/api/next?a=1',
    '/store/api/next',
    'https://elsewhere.test/x',
  ])
  expect(answers[0]?.headers.getSetCookie()).toEqual(['s=1; Path=/; HttpOnly; SameSite=Lax', 't=2; Path=/'])
})

test.each([
  ['http://127.0.0.1:9', 'nobody listens there'],
  ['https://no-such-host.invalid', /there is no such host|cannot be looked up/],
])('a server that cannot be reached (%s) is 502 with the reason, and no secret is told', async (address, reason) => {
  const { own, told } = await proxyTo(address)
  const answer = await fetch(`${own}/api/customers/ACME?email=secret@acme.test`, {
    method: 'POST',
    headers: { Authorization: token },
    body: 'secret body',
  })
  const answered = (await answer.json()) as { reason: string; message?: string }
  // What buyers read is in their own language: the reason is for whoever runs it.
  expect(answered.message).toBeUndefined()
  expect(answer.status).toBe(502)
  expect(answer.headers.get('cache-control')).toBe('no-store')
  expect(answered.reason).toContain(address)
  expect(answered.reason).toMatch(reason)
  expect(told).toEqual([answered.reason])
  expect(answered.reason).not.toContain('secret')
})

test('a certificate that nobody vouches for is 502 and says how to trust an own authority; nothing is sent', async () => {
  const made = madeCertificate()
  if (made === null) throw new Error('This test makes a certificate with openssl, which is missing.')
  const seen: string[] = []
  const server = createSecureServer(made, (incoming, outgoing) => {
    seen.push(incoming.url ?? '')
    outgoing.end('{}')
  })
  const { own } = await proxyTo(`https://localhost:${await listen(server as unknown as Server)}`)
  const answer = await fetch(`${own}/api/tags`, { headers: { Authorization: token } })
  expect([answer.status, await answer.text()]).toEqual([502, expect.stringContaining('NODE_EXTRA_CA_CERTS')])
  expect(seen).toEqual([])
})

test('an answer that breaks off breaks off for the caller, too', async () => {
  const { own } = await proxied((incoming, outgoing) => {
    outgoing.writeHead(200, { 'Content-Length': '100' })
    outgoing.write('{"half":', () => incoming.socket.destroy())
  })
  await expect(fetch(`${own}/api/tags`).then((answer) => answer.text())).rejects.toThrow('terminated')
})

test('an address that leads back to the portal itself is told, and goes round once', async () => {
  const told: string[] = []
  const server = createServer()
  const own = `http://127.0.0.1:${await listen(server)}`
  const proxy = createApiProxy({ target: apiTarget(own), ownApi: '/api', tell: (message) => told.push(message) })
  let calls = 0
  server.on('request', (incoming, outgoing) => {
    calls += 1
    proxy(incoming, outgoing)
  })
  const answer = await fetch(`${own}/api/orders`, { method: 'POST', body: '{}' })
  const reason = `The address ${own} in API leads back to this portal: it is no server.`
  expect([answer.status, await answer.json(), told, calls]).toEqual([508, { reason }, [reason], 2])
})

test('a caller who leaves ends the call', async () => {
  const leaving = new AbortController()
  let left: () => void = () => undefined
  const gone = new Promise<void>((resolve) => {
    left = resolve
  })
  const { own } = await proxied((_, outgoing) => {
    outgoing.on('close', left)
    leaving.abort()
  })
  await expect(fetch(`${own}/api/tags`, { signal: leaving.signal })).rejects.toThrow('aborted')
  await gone
})

test.each(['', 'shop.test', 'ftp://shop.test', 'https://user:secret@shop.test', 'https://shop.test/?a=1'])(
  '%s is no address of a server',
  (text) => {
    expect(() => apiTarget(text)).toThrow('API must be an address')
  },
)

test('the address may end in /api; what is in the open is said', () => {
  expect(apiTarget('https://shop.test/erp/api/').href).toBe('https://shop.test/erp')
  expect(targetNews(apiTarget('https://shop.test/api'))).toEqual(['/api is answered by https://shop.test.'])
  expect(targetNews(apiTarget('http://shop.test'))).toHaveLength(2)
  expect(targetNews(apiTarget('http://localhost:8000'))).toHaveLength(1)
})
