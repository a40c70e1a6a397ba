import assert from 'node:assert/strict'

type Call = (path: string, init?: RequestInit) => Promise<Response>
type Answer = { readonly status: number; readonly body: never }
/** One thing that every host of the mock does alike; `call` is that host's fetch, with paths from the root. */
export type Case = { readonly name: string; readonly run: (call: Call) => Promise<void> }

const clientOf = (call: Call) => {
  let token: string | null = null
  const ask = async (method: string, path: string, body?: unknown, more: RequestInit = {}): Promise<Answer> => {
    const headers = {
      ...(token === null ? {} : { Authorization: `Bearer ${token}` }),
      ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
      ...(more.headers as Record<string, string> | undefined),
    }
    const text = typeof body === 'string' ? body : JSON.stringify(body)
    const response = await call(path, { ...more, method, headers, ...(body === undefined ? {} : { body: text }) })
    const answer = await response.text()
    const isJson = (response.headers.get('content-type') ?? '').includes('json')
    return { status: response.status, body: (isJson ? JSON.parse(answer) : answer) as never }
  }
  return {
    ask,
    get: (path: string) => ask('GET', path),
    signIn: async (email = 'buyer@acme.test'): Promise<Answer> => {
      const answer = await ask('POST', '/api/login', { email, password: 'Passw0rd!', lang: 'en' })
      token = (answer.body as { token?: string }).token ?? null
      return answer
    },
  }
}
type Client = ReturnType<typeof clientOf>

const order = {
  header: { customer_id: 1001, sale_date: '2025-06-01', shipping_address_id: 302, purchase_order: 'PO 1', note: 'ñ €' },
  items: [{ puom_id: 51001, sale_qty: 2, price: 12.5, comment: '' }],
  lang: 'en',
}
const drafts = async ({ get }: Client): Promise<number> =>
  ((await get('/api/orders/ACME?lang=en&status=draft')).body as { data: unknown[] }).data.length
const tags = '/api/tags?lang=en'

const cases: Readonly<Record<string, (client: Client, call: Call) => Promise<void>>> = {
  'a login answers with a token, a wrong password with 422': async ({ ask, signIn }) => {
    assert.equal((await signIn()).status, 200)
    const wrong = await ask('POST', '/api/login', { email: 'buyer@acme.test', password: 'no', lang: 'fr' })
    assert.equal(wrong.status, 422)
    assert.match((wrong.body as { message: string }).message, /\S/)
  },
  'no token is 401, another tenant than the token names is 403': async ({ get, signIn }) => {
    assert.equal((await get(tags)).status, 401)
    await signIn()
    assert.equal((await get('/api/products/BOLT?lang=en')).status, 403)
    assert.equal((await get('/api/orders/BOLT?lang=en&status=draft')).status, 403)
  },
  'products come by page, search and language': async ({ get, signIn }) => {
    await signIn()
    const { body } = await get('/api/products/ACME?lang=es&search=mm%C2%B2&per_page=2')
    const { data, meta } = body as { data: { description: string }[]; meta: { total: number } }
    assert.equal(data.length, 2)
    assert.ok(meta.total > 2)
    assert.match(data[0]?.description ?? '', /mm²/)
  },
  'an order is stored once, however often its key arrives': async (client) => {
    await client.signIn()
    const before = await drafts(client)
    for (let turn = 0; turn < 2; turn += 1) {
      const placed = await client.ask('POST', '/api/orders/ACME', order, { headers: { 'Idempotency-Key': 'one' } })
      assert.equal(placed.status, 201)
    }
    assert.equal(await drafts(client), before + 1)
  },
  'unknown calls and bodies that differ from the contract are 400 with the reason': async ({ ask }) => {
    const unknown = await ask('PUT', '/api/nothing', { lang: 'en' })
    assert.equal(unknown.status, 400)
    assert.match((unknown.body as { message: string }).message, /PUT \/api\/nothing/)
    const differing = await ask('POST', '/api/login', { email: 'a@b.c', pass: 1, lang: 'en' })
    assert.equal(differing.status, 400)
    assert.match((differing.body as { message: string }).message, /pass/)
    assert.equal((await ask('POST', '/api/login', '{"email":')).status, 400)
  },
  'a body of ten megabytes is 413 and changes nothing': async ({ ask, get }) => {
    const big = JSON.stringify({ email: 'a'.repeat(10_000_000), password: 'x', lang: 'en' })
    assert.equal((await ask('POST', '/api/login', big)).status, 413)
    assert.equal((await get('/api/public/settings/ACME?lang=en')).status, 200)
  },
  'a fault answers once, by status and body': async ({ ask, get, signIn }) => {
    await signIn()
    await ask('POST', '/__mock/faults', { path: '/api/tags', status: 503, body: { message: 'Later' } })
    assert.deepEqual(await get(tags), { status: 503, body: { message: 'Later' } })
    assert.equal((await get(tags)).status, 200)
  },
  'the answer to an order is lost, and the order is stored': async (client) => {
    await client.signIn()
    const before = await drafts(client)
    await client.ask('POST', '/__mock/faults', { method: 'POST', path: '/api/orders/*', drop: 'after' })
    await assert.rejects(client.ask('POST', '/api/orders/ACME', order))
    assert.equal(await drafts(client), before + 1)
  },
  'a truncated answer cannot be read to its end': async ({ ask, get, signIn }) => {
    await signIn()
    await ask('POST', '/__mock/faults', { path: '/api/products/*', truncate: 100 })
    await assert.rejects(get('/api/products/ACME?lang=en'))
    assert.equal((await get('/api/products/ACME?lang=en')).status, 200)
  },
  'an answer drop by drop, with blanks at its end, is the answer': async ({ ask, get, signIn }) => {
    await signIn()
    const whole = await get(tags)
    await ask('POST', '/__mock/faults', { path: '/api/tags', trickle: 40, pad: 100_000 })
    assert.deepEqual(await get(tags), whole)
    await ask('POST', '/__mock/faults', { path: '/api/tags', status: 204, trickle: 40 })
    assert.equal((await get(tags)).status, 204)
  },
  // That the log marks it is for the hosts to test that hear of it: a service worker of Chromium does not.
  'a hanging call ends when the caller leaves': async ({ ask, get }, call) => {
    await ask('POST', '/__mock/faults', { path: '/api/public/*', hang: true })
    await assert.rejects(call('/api/public/settings/ACME?lang=en', { signal: AbortSignal.timeout(300) }))
    assert.equal((await get('/api/public/settings/ACME?lang=en')).status, 200)
  },
  'a scenario begins, and who is signed in stays so': async ({ ask, get, signIn }) => {
    await signIn()
    assert.equal((await ask('POST', '/__mock/scenarios', { name: 'empty-catalogue' })).status, 200)
    assert.deepEqual(await get(tags), { status: 200, body: [] as never })
    assert.equal((await ask('POST', '/__mock/scenarios', { name: 'nothing' })).status, 404)
    assert.deepEqual((await get(tags)).body, [])
  },
  'a saved world opens as it was': async (client) => {
    await client.signIn()
    await client.ask('POST', '/api/orders/ACME', order)
    const before = await drafts(client)
    const saved = (await client.get('/__mock/world')).body
    await client.ask('POST', '/__mock/reset')
    assert.equal((await client.get(tags)).status, 401)
    assert.equal((await client.ask('PUT', '/__mock/world', saved)).status, 200)
    assert.equal(await drafts(client), before)
  },
  'half a day later by the clock, the session is over': async ({ ask, get, signIn }) => {
    await signIn()
    await ask('POST', '/__mock/clock', { advance: 11 * 3_600_000 })
    assert.equal((await get(tags)).status, 200)
    await ask('POST', '/__mock/clock', { advance: 3_600_000 })
    assert.equal((await get(tags)).status, 401)
  },
  'the log tells call and answer': async ({ ask, get }) => {
    await ask('POST', '/api/login', { email: 'x@y.test', password: 'p', lang: 'en' })
    const [entry] = (await get('/__mock/log')).body as Record<string, unknown>[]
    assert.equal(entry?.['method'], 'POST')
    assert.equal(entry?.['path'], '/api/login')
    assert.equal(entry?.['status'], 422)
    assert.deepEqual(entry?.['body'], { email: 'x@y.test', password: 'p', lang: 'en' })
    assert.match(String(entry?.['answer']), /message/)
  },
  'the panel, pictures and documents come with their types': async (_, call) => {
    const typeOf = async (path: string) => (await call(path)).headers.get('content-type') ?? ''
    assert.match(await typeOf('/__mock'), /text\/html/)
    assert.match(await typeOf('/media/ACME/bolt.svg'), /image\/svg/)
    assert.match(await typeOf('/documents/ACME/about-public-en.html'), /text\/html/)
  },
  'an address that cannot be decoded is 400': async ({ get }) => {
    assert.equal((await get('/api/products/%E0%A4%A?lang=en')).status, 400)
  },
}

/** What every host of the mock does alike; each case begins with a fresh world. */
export const conformance: readonly Case[] = Object.entries(cases).map(([name, check]) => ({
  name,
  run: async (call) => {
    const client = clientOf(call)
    await client.ask('POST', '/__mock/reset')
    await check(client, call)
  },
}))
