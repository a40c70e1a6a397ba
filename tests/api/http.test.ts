// @vitest-environment node
import * as v from 'valibot'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { rows } from '../../src/api/schemas/shared'
import { json, type Sent } from '../support/fake-fetch'
import { calm, failureOf, testHttp } from '../support/http'

const Row = v.object({ id: v.number() })
const List = v.object({ data: rows(Row) })
const Anything = v.unknown()

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] })
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})
const cut = () => Promise.reject(new TypeError('Failed to fetch'))
/** A server that answers only when nobody waits any more. */
const never = ({ signal }: Sent) =>
  new Promise<Response>((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)))
/** Lets the waits between attempts pass. */
const outcome = async (call: Promise<unknown>, ms = 60_000): Promise<unknown> => {
  const result = call.then(
    (value) => value,
    (error: unknown) => error,
  )
  await vi.advanceTimersByTimeAsync(ms)
  return result
}

describe('who asks', () => {
  test('API-21 API-22 C-37 the bearer is the token of the moment of the call', async () => {
    const { http, calls, state } = testHttp()
    await http.get('/api/x', Anything)
    state.token = 't-1'
    await http.get('/api/x', Anything)
    state.token = 't-2'
    await http.post('/api/x', {}, Anything)
    state.token = null
    await http.put('/api/x', {}, Anything)
    expect(calls.map(({ headers }) => headers.get('Authorization'))).toEqual([null, 'Bearer t-1', 'Bearer t-2', null])
  })

  test('API-23 API-24 C-92 the language goes into the query of reads and the body of writes', async () => {
    const { http, calls, state } = testHttp()
    state.language = 'fr'
    await http.get('/api/x', Anything)
    await http.text('/about.html')
    await http.post('/api/x', { lang: 'de', list: [{}] }, Anything)
    expect(calls.map(({ url, body }) => [url.search, body])).toEqual([
      ['?lang=fr', null],
      ['?lang=fr', null],
      ['', { lang: 'fr', list: [{}] }],
    ])
  })

  test('API-31 C-51 what is not set is left out of the query', async () => {
    const { http, calls } = testHttp()
    await http.get('/api/x', Anything, { a: null, b: undefined, c: '', d: [], e: 0, f: ['1', '1'] })
    expect(calls[0]?.url.search).toBe('?e=0&f=1&f=1&lang=en')
  })

  test('GEN a portal below a path asks below that path', async () => {
    const { http, calls } = testHttp(undefined, { base: 'http://portal.test/shop' })
    await http.get('/api/x', Anything)
    expect(calls[0]?.path).toBe('/shop/api/x')
  })
})

describe('repetition', () => {
  const passing = [408, 429, 500, 502, 503, 504]
  test.each(passing)('R10 a read answered with %i is asked at most three times', async (status) => {
    const { http, calls } = testHttp(() => json({ message: 'Busy.' }, status))
    const failure = await outcome(http.get('/api/x', Anything))
    expect(failure).toEqual({ kind: 'rejected', status, message: 'Busy.', fields: {}, lang: 'en' })
    expect(calls).toHaveLength(3)
  })

  test('R10 a read without an answer is asked at most three times, and the third one may succeed', async () => {
    const down = testHttp(cut)
    expect(await outcome(down.http.get('/api/x', Anything))).toEqual({ kind: 'unreachable' })
    expect(down.calls).toHaveLength(3)
    const late = testHttp(() => (late.calls.length < 3 ? cut() : json({ data: [{ id: 1 }] })))
    expect(await outcome(late.http.get('/api/x', List))).toEqual({ data: [{ id: 1 }] })
  })

  test('R10 the failure of a server that answers at once is known within 3 s', async () => {
    const { http } = testHttp(() => json({}, 500))
    let failure: unknown = null
    http.get('/api/x', Anything).catch((error: unknown) => {
      failure = error
    })
    await vi.advanceTimersByTimeAsync(3000)
    expect(failure).toMatchObject({ status: 500 })
  })

  test.each([400, 401, 403, 404, 409, 413, 422, 501])('R10 a read answered with %i is asked once', async (status) => {
    const { http, calls } = testHttp(() => json({}, status))
    await outcome(http.get('/api/x', Anything))
    expect(calls).toHaveLength(1)
  })

  test.each([
    { after: '3600', waited: 5000 },
    { after: '2', waited: 2000 },
    { after: 'Fri, 31 Dec 2100 23:59:59 GMT', waited: 5000 },
  ])('R10 Retry-After $after means a wait of $waited ms', async ({ after, waited }) => {
    const { http, calls } = testHttp(() =>
      calls.length === 1 ? json({}, 503, { 'Retry-After': after }) : json({ data: [] }),
    )
    const call = http.get('/api/x', Anything)
    await vi.advanceTimersByTimeAsync(waited - 1)
    expect(calls).toHaveLength(1)
    await vi.advanceTimersByTimeAsync(1)
    expect(calls).toHaveLength(2)
    expect(await call).toEqual({ data: [] })
  })

  test.each(['post', 'put'] as const)('R10 R36 a %s is sent once whatever happens', async (method) => {
    for (const status of passing) {
      const { http, calls } = testHttp(() => json({}, status, { 'Retry-After': '0' }))
      expect(await outcome(http[method]('/api/x', {}, Anything))).toMatchObject({ kind: 'rejected', status })
      expect(calls).toHaveLength(1)
    }
    const down = testHttp(cut)
    expect(await outcome(down.http[method]('/api/x', {}, Anything))).toEqual({ kind: 'unreachable' })
    expect(down.calls).toHaveLength(1)
  })

  test('API-32 C-100 a call has no time limit', async () => {
    let release: (response: Response) => void = () => undefined
    const { http } = testHttp(() => new Promise((resolve) => (release = resolve)))
    const call = http.get('/api/x', List)
    await vi.advanceTimersByTimeAsync(600_000)
    release(json({ data: [{ id: 1 }] }))
    expect(await call).toEqual({ data: [{ id: 1 }] })
  })

  test('R11 R12 an abort stays an abort and ends the attempts', async () => {
    const controller = new AbortController()
    const { http, calls } = testHttp(never)
    const call = failureOf(http.get('/api/x', Anything, {}, controller.signal))
    await vi.advanceTimersByTimeAsync(0)
    controller.abort()
    await vi.advanceTimersByTimeAsync(60_000)
    expect(await call).toMatchObject({ name: 'AbortError' })
    expect(calls).toHaveLength(1)
  })

  test('R12 an abort between two attempts sends no other', async () => {
    const controller = new AbortController()
    const { http, calls } = testHttp(() => json({}, 503, { 'Retry-After': '4' }))
    const call = failureOf(http.get('/api/x', Anything, {}, controller.signal))
    await vi.advanceTimersByTimeAsync(1000)
    controller.abort()
    await vi.advanceTimersByTimeAsync(60_000)
    expect(await call).toMatchObject({ name: 'AbortError' })
    expect(calls).toHaveLength(1)
  })
})

test('3.1.2 what the server says is in the language in which it was asked, also if it is another one by then', async () => {
  const { http, state } = testHttp(() => {
    state.language = 'fr'
    return json({ message: 'Ocupado.' }, 404)
  })
  state.language = 'es'
  expect(await failureOf(http.get('/api/x', Anything))).toMatchObject({ message: 'Ocupado.', lang: 'es' })
})

describe('401', () => {
  test('SESSION-10 it is reported once, with the token that the call carried and the words of the server', async () => {
    const { http, state, rejections } = testHttp(() => {
      state.token = 'newer'
      return json({ message: 'Unauthenticated.' }, 401)
    })
    state.token = 'older'
    expect(await failureOf(http.get('/api/x', Anything))).toEqual({
      kind: 'unauthorised',
      message: 'Unauthenticated.',
      lang: 'en',
    })
    expect(rejections).toEqual([{ token: 'older', message: 'Unauthenticated.', lang: 'en' }])
  })

  test('R20 once the session that it belongs to has ended it is no news, not even of a call without a token', async () => {
    const { http, state, rejections } = testHttp(() => {
      state.ends += 1
      return json({ message: 'Unauthenticated.' }, 401)
    })
    expect(await failureOf(http.get('/api/x', Anything))).toEqual({
      kind: 'unauthorised',
      message: 'Unauthenticated.',
      lang: 'en',
    })
    expect(rejections).toEqual([])
  })

  test.each(['post', 'put'] as const)('SESSION-10 of a %s, too', async (method) => {
    const { http, rejections } = testHttp(() => new Response('', { status: 401 }))
    expect(await failureOf(http[method]('/api/x', {}, Anything))).toEqual({ kind: 'unauthorised', message: null })
    expect(rejections).toEqual([{ token: null, message: null }])
  })

  test('CHECK-34 a 401 to an order ends the session after the caller has heard of it', async () => {
    const told: string[] = []
    const { http } = testHttp(() => json({}, 401), { onUnauthorised: () => void told.push('session') })
    const sent = http.postText('/api/x', '{}').catch(() => void told.push('caller'))
    await outcome(sent)
    expect(told).toEqual(['caller', 'session'])
  })

  test.each(['post', 'put', 'postUnread', 'postText'] as const)(
    'R31 %s: a page that something on the way sends, or a 200 without a single header, is no answer of the server',
    async (how) => {
      const sentTo = (answer: () => Response) => {
        const { http } = testHttp(answer)
        if (how === 'postText') return outcome(http.postText('/api/x', '{}'))
        return outcome(how === 'postUnread' ? http.postUnread('/api/x', {}) : http[how]('/api/x', {}, Anything))
      }
      const html = { 'Content-Type': 'text/html; charset=utf-8' }
      const unreached = { kind: 'unreachable' }
      const pages = [
        new Response('<h1>Sign in</h1>', { headers: html }),
        new Response('Please log in to the network of the hotel', { headers: html }),
        new Response('<html/>', { headers: { 'Content-Type': 'application/xhtml+xml' } }),
        new Response('\n<?xml version="1.0"?><Gateway/>', { headers: { 'Content-Type': 'text/xml' } }),
        ...['application/json', 'text/plain', 'application/octet-stream'].map(
          (type) => new Response('<!doctype html><h1>Sign in</h1>', { headers: { 'Content-Type': type } }),
        ),
      ]
      for (const answer of pages) expect(await sentTo(() => answer)).toEqual(unreached)
      // What a browser makes of `HTTP/1.1 103 Early Hints` and the end of the connection.
      expect(await sentTo(() => new Response(null))).toEqual(unreached)
      const done = [
        new Response(null, { status: 204 }),
        new Response('', { headers: html }),
        new Response('OK', { headers: html }),
        new Response('{"id":1}', { headers: html }),
        json({ success: true }),
        json(null, 201),
      ]
      for (const answer of done) expect(await sentTo(() => answer)).not.toEqual(unreached)
    },
  )

  test('ERR-08 a quiet call reports none', async () => {
    const { http, rejections } = testHttp(() => json({}, 401))
    await failureOf(http.postUnread('/api/log/error', {}, { isQuiet: true }))
    expect(rejections).toEqual([])
  })

  test.each([403, 404, 409, 419, 422])('R22 %i never ends a session', async (status) => {
    const { http, rejections } = testHttp(() => json({}, status))
    await failureOf(http.get('/api/x', Anything, {}, calm()))
    expect(rejections).toEqual([])
  })
})
