// @vitest-environment node
import * as v from 'valibot'
import { describe, expect, test, vi } from 'vitest'
import { json, type Sent } from '../support/fake-fetch'
import { failureOf, testHttp } from '../support/http'

const Row = v.object({ id: v.number() })
/** A server that answers when it is told to; a call that is given up ends. */
const slowServer = () => {
  const answers: ((response: Response) => void)[] = []
  const { http, ...rest } = testHttp(
    ({ signal }: Sent) =>
      new Promise<Response>((resolve, reject) => {
        signal.addEventListener('abort', () => reject(signal.reason))
        answers.push(resolve)
      }),
  )
  const { calls } = rest
  /** So many calls are under way; one more would have come before an own one that was sent after it. */
  const settle = (count: number) => vi.waitFor(() => expect(calls.length).toBe(count))
  return { http, ...rest, settle, answer: (at: number, id: number) => answers[at]?.(json({ id })) }
}

describe('equal reads that are under way', () => {
  test('PERF are one call, each read by its own schema', async () => {
    const { http, calls, answer, settle } = slowServer()
    const one = http.get('/api/x', Row, { page: 1 })
    const other = http.get('/api/x', v.unknown(), { page: 1 })
    await settle(1)
    answer(0, 7)
    expect(await Promise.all([one, other])).toEqual([{ id: 7 }, { id: 7 }])
    expect(calls).toHaveLength(1)
    // What is asked for later is asked for anew.
    void http.get('/api/x', Row, { page: 1 })
    await settle(2)
  })

  test('PERF what differs is not equal: query, path, language, session', async () => {
    const { http, calls, state, settle } = slowServer()
    const ask = () => void http.get('/api/x', Row, { page: 1 })
    ask()
    void http.get('/api/x', Row, { page: 2 })
    void http.get('/api/y', Row, { page: 1 })
    state.language = 'fr'
    ask()
    state.token = 'other'
    ask()
    ask()
    void http.get('/api/last', Row)
    await vi.waitFor(() => expect(calls.at(-1)?.path).toBe('/api/last'))
    await settle(6)
  })

  test('R10 a failure is told to both, and to the session once', async () => {
    const { http, calls, rejections } = testHttp(() => json({ message: 'No.' }, 401))
    const both = [http.get('/api/x', Row), http.get('/api/x', Row)].map(failureOf)
    expect(await Promise.all(both)).toEqual(
      Array.from({ length: 2 }, () => ({ kind: 'unauthorised', message: 'No.', lang: 'en' })),
    )
    expect([calls.length, rejections.length]).toEqual([1, 1])
  })

  test('R10 one reader leaves, the other has its answer; when both have left the call is given up', async () => {
    const { http, calls, answer, settle } = slowServer()
    const [first, second] = [new AbortController(), new AbortController()]
    const one = failureOf(http.get('/api/x', Row, {}, first.signal))
    const other = http.get('/api/x', Row, {}, second.signal)
    await settle(1)
    first.abort()
    expect(await one).toHaveProperty('name', 'AbortError')
    expect(calls[0]?.signal.aborted).toBe(false)
    answer(0, 3)
    expect(await other).toEqual({ id: 3 })

    const [third, fourth] = [new AbortController(), new AbortController()]
    const left = [third, fourth].map(({ signal }) => failureOf(http.get('/api/x', Row, {}, signal)))
    await settle(2)
    third.abort()
    fourth.abort()
    await Promise.all(left)
    await vi.waitFor(() => expect(calls[1]?.signal.aborted).toBe(true))
    expect(await failureOf(http.get('/api/x', Row, {}, third.signal))).toHaveProperty('name', 'AbortError')
    expect(calls).toHaveLength(2)
  })

  test('R10 who gives a call up and asks again asks anew, though somebody still waits for the former', async () => {
    const { http, answer, settle } = slowServer()
    const leaving = new AbortController()
    const waiting = http.get('/api/x', Row)
    const left = failureOf(http.get('/api/x', Row, {}, leaving.signal))
    await settle(1)
    leaving.abort()
    await left
    const again = http.get('/api/x', Row)
    await settle(2)
    answer(1, 2)
    expect(await again).toEqual({ id: 2 })
    answer(0, 1)
    expect(await waiting).toEqual({ id: 1 })
  })

  test('PERF what was asked before a write, or during it, is not the answer to what is asked after it', async () => {
    const { http, calls, answer, settle } = slowServer()
    void http.get('/api/x', Row)
    await settle(1)
    const written = http.postUnread('/api/x', {})
    await settle(2)
    void http.get('/api/x', Row)
    await settle(3)
    answer(1, 0)
    await written
    void http.get('/api/x', Row)
    await settle(4)
    expect(calls.map(({ method }) => method)).toEqual(['GET', 'POST', 'GET', 'GET'])
  })

  test('PERF writes are never one, and what settles something asks by itself', async () => {
    const { http, calls, settle } = slowServer()
    void http.post('/api/x', {}, Row)
    void http.post('/api/x', {}, Row)
    void http.get('/api/x', Row)
    void http.anew.get('/api/x', Row)
    void http.anew.get('/api/x', Row)
    await settle(5)
    expect(calls.filter(({ method }) => method === 'POST')).toHaveLength(2)
  })
})
