// @vitest-environment node
import { describe, expect, test, vi } from 'vitest'
import { withFirstCalls, type FirstCall, type FirstCalls } from '../../src/api/browser/first-calls'

const url = 'http://localhost/api/settings/ACME?lang=en'
const request = (authorization: string | null, init: RequestInit = {}) =>
  new Request(url, { ...init, ...(authorization && { headers: { Authorization: authorization } }) })

const setUp = (first: Partial<FirstCall> = {}) => {
  const answer = Promise.resolve(new Response('early'))
  const stop = vi.fn<() => void>()
  const calls: FirstCalls = new Map([[url, { authorization: 'Bearer one', sentAt: 100_000, answer, stop, ...first }]])
  const asked = vi.fn<typeof fetch>(() => Promise.resolve(new Response('late')))
  const fetching = withFirstCalls(calls, asked, () => 101_000)
  return { asked, stop, read: async (input: Request) => (await fetching(input)).text() }
}

describe('a call that is on its way already', () => {
  test('is taken over once', async () => {
    const { read, asked } = setUp()
    expect(await read(request('Bearer one'))).toBe('early')
    expect(asked).not.toHaveBeenCalled()
    expect(await read(request('Bearer one'))).toBe('late')
  })

  test.each([
    ['of somebody else', {}, request('Bearer two')],
    ['of nobody', {}, request(null)],
    ['that is a writing one', {}, request('Bearer one', { method: 'POST', body: '{}' })],
    ['that was sent long ago', { sentAt: 40_000 }, request('Bearer one')],
  ])('is not taken over by one %s', async (_, first, input) => {
    const { read, asked } = setUp(first)
    expect(await read(input)).toBe('late')
    expect(asked).toHaveBeenCalledOnce()
  })

  test('that fails is a failure of the one who asks, who may ask again', async () => {
    const { read } = setUp({ answer: Promise.reject(new TypeError('no network')) })
    await expect(read(request('Bearer one'))).rejects.toThrow('no network')
    expect(await read(request('Bearer one'))).toBe('late')
  })

  test('is left by who stops waiting', async () => {
    const { read, stop } = setUp({ answer: new Promise<Response>(() => undefined) })
    const leaving = new AbortController()
    const reading = read(request('Bearer one', { signal: leaving.signal }))
    leaving.abort()
    await expect(reading).rejects.toThrow('aborted')
    expect(stop).toHaveBeenCalledOnce()
  })

  test('where none was sent everything is asked for', async () => {
    const asked = vi.fn<typeof fetch>(() => Promise.resolve(new Response('late')))
    expect(await (await withFirstCalls(undefined, asked)(url)).text()).toBe('late')
  })
})
