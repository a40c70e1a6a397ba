// @vitest-environment node
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { createCallLog } from '../../mocks/call-log'
import { createFaults } from '../../mocks/faults'
import { longestAnswer } from '../../mocks/panel/calls'
import { worldOf } from '../../mocks/world'
import { freshMock, type Row } from './client'

const tags = '/api/tags?lang=en'

describe('QA: faults', () => {
  const hits = (seed: number, probability: number) => {
    const faults = createFaults()
    faults.add({ path: '/api/*', drop: 'before', probability, seed, times: 'always' })
    return Array.from({ length: 200 }, () => faults.take('GET', new URL('http://localhost/api/tags')) !== null)
  }

  test('the same seed hits the same calls again, another seed others, about as many as the probability says', () => {
    fc.assert(
      fc.property(fc.integer(), fc.constantFrom(0.2, 0.5, 0.8), (seed, probability) => {
        const first = hits(seed, probability)
        expect(hits(seed, probability)).toEqual(first)
        const share = first.filter(Boolean).length / first.length
        expect(Math.abs(share - probability)).toBeLessThan(0.2)
      }),
      { numRuns: 50 },
    )
    expect(hits(1, 0.5)).not.toEqual(hits(2, 0.5))
    expect(hits(1, 0)).not.toContain(true)
    expect(hits(1, 1)).not.toContain(false)
  })

  test('n times counts the calls that were hit, not those that chance spared', () => {
    const faults = createFaults()
    faults.add({ path: '/x', status: 500, probability: 0.5, seed: 3, times: 3 })
    const hit = Array.from({ length: 100 }, () => faults.take('GET', new URL('http://localhost/x')) !== null)
    expect(hit.filter(Boolean)).toHaveLength(3)
    expect(faults.list()).toEqual([])
  })

  test('a delay with jitter stays within its bounds and repeats with its seed', () => {
    const waits = () => {
      const faults = createFaults()
      faults.add({ path: '/x', delay: 100, jitter: 50, seed: 5, times: 'always' })
      return Array.from({ length: 100 }, () => faults.take('GET', new URL('http://localhost/x'))?.wait ?? 0)
    }
    const first = waits()
    expect(waits()).toEqual(first)
    expect(Math.min(...first)).toBeGreaterThanOrEqual(100)
    expect(Math.max(...first)).toBeLessThanOrEqual(150)
    expect(new Set(first).size).toBeGreaterThan(10)
  })

  test('a list is sent as a list', async () => {
    const { get, send } = await freshMock()
    await send('POST', '/__mock/faults', { path: '/api/*', status: 200, body: [null, { id: 1 }] })
    expect(await get(tags)).toMatchObject({ status: 200, body: [null, { id: 1 }] })
  })

  test('a text is sent with its type, and one fault can be taken back', async () => {
    const { fetch: ask, send } = await freshMock()
    const fault = { path: '/api/*', status: 200, body: '<p>hello</p>', type: 'text/html', times: 'always' }
    const made = await send<{ id: number }>('POST', '/__mock/faults', fault)
    expect((await ask(tags)).headers.get('content-type')).toBe('text/html')
    expect((await send('DELETE', '/__mock/faults/99')).status).toBe(404)
    expect((await send('DELETE', `/__mock/faults/${made.body.id}`)).status).toBe(204)
    expect((await ask(tags)).status).toBe(401)
  })

  test.each([
    { path: '/api/*' },
    { path: '/api/products/ACME?page=2', status: 500 },
    { path: '/api/*', body: 'x' },
    { path: '/api/*', status: 99 },
    { path: '/api/*', status: 200, body: { a: 1 }, type: 'text/html' },
    { path: '/api/*', status: 200, body: 'x', type: 'a\nb' },
    { path: '/api/*', hang: false },
    { path: '/api/*', truncate: -1 },
    { path: '/api/*', trickle: -1 },
    { path: '/api/*', pad: 50_000_001 },
    { path: '/api/*', status: 500, probability: 1.5 },
    { path: '/api/*', status: 500, times: 0 },
    { path: '/api/*', status: 500, seed: 0.5 },
    { path: '/api/*', delay: '100' },
    { path: '/api/*', delay: 600_001 },
    [],
    'text',
    null,
  ])('%j is refused with the reason, and nothing is set', async (fault) => {
    const { get, send } = await freshMock()
    expect(await send('POST', '/__mock/faults', fault)).toMatchObject({
      status: 400,
      body: { message: expect.stringMatching(/\S/) },
    })
    expect((await get('/__mock/faults')).body).toEqual([])
  })
})

describe('QA: the log for a reader that asks what is new', () => {
  test('gives each call again when it changes, and nothing twice without a change', () => {
    const log = createCallLog()
    const call = { time: '', method: 'GET', path: '/x', query: {}, headers: {}, body: null, status: 0, fault: null }
    const id = log.add(call)
    expect(log.since(0)).toMatchObject([{ id, status: 0 }])
    const seen = log.sequence()
    log.add(call)
    log.update(id, { status: 200, answer: 'a'.repeat(60_000), took: 3 })
    expect(log.since(seen).map((one) => [one.id, one.status])).toEqual([
      [1, 200],
      [2, 0],
    ])
    expect(log.list()[0]?.answer).toHaveLength(longestAnswer)
    expect(log.since(log.sequence())).toEqual([])
  })

  test('only the last 200 calls keep their answers', () => {
    const log = createCallLog()
    for (let turn = 0; turn < 300; turn += 1) {
      const call = { time: '', method: 'GET', path: '/x', query: {}, headers: {}, body: null, status: 0, fault: null }
      log.update(log.add(call), { status: 200, answer: 'x' })
    }
    expect(log.list().filter(({ answer }) => answer !== undefined)).toHaveLength(200)
    expect(log.list().at(-1)?.answer).toBe('x')
  })
})

describe('QA: the clock', () => {
  test('moves, is set, and goes back to the real time; log and sessions follow it', async () => {
    const { get, send, world } = await freshMock('buyer@acme.test')
    expect((await send('POST', '/__mock/clock', { now: '2030-05-06T07:08:09.000Z' })).body['now']).toMatch(
      /^2030-05-06T07:08/,
    )
    expect((await get(tags)).status).toBe(401)
    expect(world.log.list().at(-1)?.time).toMatch(/^2030-05-06/)
    await send('POST', '/__mock/clock', { real: true })
    expect((await get(tags)).status).toBe(200)
    expect((await get('/__mock/clock')).body['offset']).toBe(0)
  })

  test.each([
    {},
    { now: 'soon' },
    { now: '2030-02-30T25:00:00Z' },
    { now: '2026-02-30T00:00:00Z' },
    { advance: 1e18 },
    { advance: '1' },
    { real: false },
  ])('%j is refused with the reason, and the clock stays', async (wish) => {
    const { send, world } = await freshMock()
    expect(await send('POST', '/__mock/clock', wish)).toMatchObject({
      status: 400,
      body: { message: expect.stringMatching(/\S/) },
    })
    expect(world.clock.offset()).toBe(0)
  })
})

describe('QA: the tables', () => {
  test('every table can be read by page and searched; a registration can be approved and then signs in', async () => {
    const { get, send, login } = await freshMock()
    const list = (await get<readonly { name: string; count: number }[]>('/__mock/tables')).body
    expect(list.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['tenants', 'users', 'products', 'orders', 'registrations']),
    )
    for (const { name, count } of list) {
      const { body } = await get(`/__mock/tables/${name}`)
      expect(body).toMatchObject({ total: count, page: 1 })
      expect(body['rows']).toHaveLength(Math.min(50, count))
    }
    const found = await get('/__mock/tables/products?search=p-min6max20')
    expect((found.body['rows'] as readonly Row[]).map(({ partNumber }) => partNumber)).toContain('P-MIN6MAX20')
    const waiting = await get('/__mock/tables/registrations')
    expect(waiting.body['rows']).toMatchObject([{ email: 'pending@acme.test' }])
    expect((await login('pending@acme.test')).status).toBe(403)
    expect((await send('POST', '/__mock/approve', { email: 'pending@acme.test' })).status).toBe(204)
    expect((await login('pending@acme.test')).status).toBe(200)
    expect((await get('/__mock/tables/registrations')).body['total']).toBe(0)
  })

  test.each(['/__mock/tables/nothing', '/__mock/tables/constructor', '/__mock/tables/__proto__'])(
    '%s is unknown',
    async (path) => {
      expect((await (await freshMock()).get(path)).status).toBe(404)
    },
  )
  test.each(['page=0x', 'page=-1', 'page=1e9'])('a page like %s is refused', async (query) => {
    expect((await (await freshMock()).get(`/__mock/tables/users?${query}`)).status).toBe(400)
  })
})

test('QA: worlds that nobody asked for during an hour are forgotten, others stay', () => {
  const hour = 60 * 60 * 1000
  const now = Date.now() + 10 * hour
  const idle = worldOf('idle', now)
  const used = worldOf('used', now)
  expect(worldOf('used', now + hour / 2)).toBe(used)
  expect(worldOf('new', now + hour + 1)).toBeDefined()
  expect(worldOf('used', now + hour + 2)).toBe(used)
  expect(worldOf('idle', now + hour + 3)).not.toBe(idle)
})
