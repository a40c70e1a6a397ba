import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { watchDeadSpot } from '../../src/api/browser/dead-spot'

const file = 'http://portal.test/edition.txt'
beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const start = () => {
  const asked: string[] = []
  const state = { isDead: true, isHidden: false, isOnline: true, told: 0 }
  const network = (async (input: RequestInfo | URL, init?: RequestInit) => {
    asked.push(`${init?.method ?? 'GET'} ${String(input)}`)
    if (init?.signal?.aborted) throw new DOMException('Left', 'AbortError')
    if (state.isDead) throw new TypeError('Failed to fetch')
    return new Response()
  }) as typeof fetch
  const news = new EventTarget()
  const device = {
    addEventListener: news.addEventListener.bind(news),
    removeEventListener: news.removeEventListener.bind(news),
    setTimeout: window.setTimeout.bind(window),
    clearTimeout: window.clearTimeout.bind(window),
    navigator: {
      get onLine() {
        return state.isOnline
      },
    },
    document: {
      get hidden() {
        return state.isHidden
      },
    },
  } as unknown as Window
  const spot = watchDeadSpot({ window: device, fetch: network, file }, () => void (state.told += 1))
  const looks = () => asked.filter((one) => one === `HEAD ${file}`).length
  return { state, spot, looks, news }
}
const seconds = (count: number) => vi.advanceTimersByTimeAsync(count * 1_000)

test('R16 a network that comes back without a word of the browser is noticed, once', async () => {
  const { state, spot, looks } = start()
  await expect(spot.fetch('/api/orders')).rejects.toThrow('Failed to fetch')
  await expect(spot.fetch('/api/orders')).rejects.toThrow('Failed to fetch')
  await seconds(16)
  expect([looks(), state.told]).toEqual([2, 0])
  state.isDead = false
  await seconds(20)
  expect([looks(), state.told]).toEqual([3, 1])
  await seconds(600)
  expect([looks(), state.told]).toEqual([3, 1])
})

test('R16 a call that is dropped while the network is there leads to one look and no word', async () => {
  const { state, spot, looks } = start()
  await expect(spot.fetch('/api/orders')).rejects.toThrow('Failed to fetch')
  state.isDead = false
  await seconds(600)
  expect([looks(), state.told]).toEqual([1, 0])
})

test('R16 nobody looks behind a hidden page, where the browser knows that it is offline, or for a call that was left', async () => {
  const { state, spot, looks } = start()
  await expect(spot.fetch('/api/orders', { signal: AbortSignal.abort() })).rejects.toThrow('Left')
  await seconds(60)
  state.isHidden = true
  await expect(spot.fetch('/api/orders')).rejects.toThrow('Failed to fetch')
  await seconds(60)
  state.isHidden = false
  state.isOnline = false
  await seconds(120)
  expect(looks()).toBe(0)
  state.isOnline = true
  await seconds(60)
  expect(looks()).toBe(1)
  state.isDead = false
  await seconds(60)
  expect(state.told).toBe(1)
  spot.stop()
})

test('R16 where it stays away the looks become seldom, and the last stop ends them', async () => {
  const { spot, looks } = start()
  await expect(spot.fetch('/api/orders')).rejects.toThrow('Failed to fetch')
  await seconds(5 + 10 + 20 + 40 + 600)
  expect(looks()).toBe(14)
  spot.stop()
  await seconds(600)
  expect(looks()).toBe(14)
})

test('R9 R16 late code that did not come is noticed as a call is, until the portal is left', async () => {
  const { state, spot, looks, news } = start()
  news.dispatchEvent(new Event('vite:preloadError'))
  await seconds(6)
  state.isDead = false
  await seconds(20)
  expect([looks(), state.told]).toEqual([2, 1])
  spot.stop()
  news.dispatchEvent(new Event('vite:preloadError'))
  await seconds(600)
  expect(looks()).toBe(2)
})

test('R16 a call that fails after the stop, and a look that is under way then, begin no look', async () => {
  const { spot, looks } = start()
  await expect(spot.fetch('/api/orders')).rejects.toThrow('Failed to fetch')
  vi.advanceTimersByTime(5_000)
  const late = spot.fetch('/api/orders')
  spot.stop()
  await expect(late).rejects.toThrow('Failed to fetch')
  await seconds(600)
  expect(looks()).toBe(1)
})
