// @vitest-environment node
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { inPool } from '../../src/api/pool'
import { readProducts, withPassers, type Heard } from '../../src/api/product-reading'
import type { Id } from '../../src/api/schemas/shared'
import { createShopApi } from '../../src/api/shop-api'
import { json, type Sent } from '../support/fake-fetch'
import { testHttp } from '../support/http'

const details = (id: number) => ({ data: [{ id, part_number: `P-${id}`, selling_price: 12.5 }] })
const idOf = ({ path }: Sent): number => Number(path.split('/').at(-1))
/** A server that never answers; giving the call up ends it. */
const never = ({ signal }: Sent) =>
  new Promise<Response>((_, reject) =>
    signal.addEventListener('abort', () => reject(new DOMException('Given up.', 'AbortError'))),
  )
const ids = Array.from({ length: 20 }, (_, at) => at + 1)

/** Reads products of a server that answers as the test says; `told` is what was told, in portions. */
const read = (wanted: readonly Id[], answer: (sent: Sent) => Response | Promise<Response>) => {
  const { http, calls } = testHttp(answer)
  const portions: { readonly results: readonly Heard[]; readonly failed: readonly Id[] }[] = []
  const failures: unknown[] = []
  let ended = 0
  const stop = readProducts(createShopApi(http), {
    code: 'ACME',
    ids: wanted,
    onPortion: (results, failed) => void portions.push({ results, failed }),
    onEnd: () => void (ended += 1),
    onFailure: (error) => void failures.push(error),
  })
  return {
    stop,
    calls,
    portions,
    failures,
    ended: () => ended,
    heard: () => portions.flatMap(({ results }) => results.map(({ productId }) => productId)),
    failed: () => portions.flatMap(({ failed }) => failed),
  }
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

describe('reading the products of a cart', () => {
  test('at most five calls at once, so that one connection stays free, and every product is told once, then the end', async () => {
    let [open, most] = [0, 0]
    const reading = read(ids, async (sent) => {
      open += 1
      most = Math.max(most, open)
      await new Promise((resolve) => setTimeout(resolve, 40))
      open -= 1
      return json(details(idOf(sent)))
    })
    await vi.runAllTimersAsync()
    expect([most, reading.heard().toSorted((one, other) => Number(one) - Number(other))]).toEqual([5, ids])
    expect([reading.ended(), reading.failed(), reading.failures]).toEqual([1, [], []])
    // In portions: the cart is not written for each of them.
    expect(reading.portions.length).toBeLessThan(4)
  })

  test('an empty answer is a product that is gone; one about something else, or none, could not be read', async () => {
    const reading = read([1, 2, '3'], (sent) => {
      if (idOf(sent) === 1) return json({ data: [] })
      return idOf(sent) === 2 ? json(details(7)) : json(details(3))
    })
    await vi.runAllTimersAsync()
    const [portion] = reading.portions
    expect(portion?.results.map(({ productId, product }) => [productId, product?.id ?? null])).toEqual([
      [1, null],
      ['3', 3],
    ])
    expect([reading.failed(), reading.failures]).toEqual([[2], [{ kind: 'unreadable' }]])
  })

  test('each is tried once more; the first failure is logged, the others are counted', async () => {
    const reading = read([1, 2], () => json({}, 503))
    await vi.runAllTimersAsync()
    expect([reading.calls.length, reading.failed().toSorted(), reading.failures.length, reading.ended()]).toEqual([
      4,
      [1, 2],
      1,
      1,
    ])
  })

  test('one that hangs is given up after 8 s, and holds no other', async () => {
    const reading = read([1, 2], (sent) => (idOf(sent) === 1 ? never(sent) : json(details(2))))
    await vi.advanceTimersByTimeAsync(7000)
    expect([reading.heard(), reading.ended()]).toEqual([[2], 0])
    await vi.runAllTimersAsync()
    expect([reading.failed(), reading.ended(), reading.calls[0]?.signal.aborted]).toEqual([[1], 1, true])
  })

  test('given up it aborts its calls, begins no other, and tells nothing more', async () => {
    const reading = read(ids, never)
    await vi.advanceTimersByTimeAsync(300)
    reading.stop()
    await vi.runAllTimersAsync()
    expect(reading.calls.map(({ signal }) => signal.aborted)).toEqual(Array.from({ length: 5 }, () => true))
    expect([reading.portions, reading.ended(), reading.failures]).toEqual([[], 0, []])
  })

  test('a pool without work is done at once', async () => {
    await expect(
      inPool([], 6, () => Promise.reject(new Error('No work.')), new AbortController().signal),
    ).resolves.toBeUndefined()
  })
})

describe('answers that pass by', () => {
  const open = () => {
    const { http } = testHttp((sent) => {
      if (sent.path.includes('/details/')) return json(idOf(sent) === 9 ? { data: [] } : details(idOf(sent)))
      const page = { data: [details(1).data[0], details(2).data[0]] }
      return json(sent.path.includes('/browse') ? { childCategories: [], products: page } : page)
    })
    const passing = withPassers(createShopApi(http))
    const told: (readonly [string, readonly (readonly [Id, boolean])[]])[] = []
    const stop = passing.onProducts(
      (code, heard) => void told.push([code, heard.map(({ productId, product }) => [productId, product !== null])]),
    )
    return { passing, told, stop, signal: new AbortController().signal }
  }
  const filter = { page: 1, perPage: 12, search: '', categoryId: null, tagIds: [] }

  test('of a list, a category and a product page are told; a product that is not there, too', async () => {
    const { passing, told, signal } = open()
    await passing.products('ACME', filter, signal)
    await passing.categoryBrowse('ACME', '5', filter, signal)
    await passing.productDetails('ACME', '3', signal)
    await passing.productDetails('ACME', '9', signal)
    const both = [
      [1, true],
      [2, true],
    ]
    expect(told).toEqual([
      ['ACME', both],
      ['ACME', both],
      ['ACME', [['3', true]]],
      ['ACME', [['9', false]]],
    ])
  })

  test('are told to nobody who has stopped listening', async () => {
    const { passing, told, stop, signal } = open()
    stop()
    await passing.products('ACME', filter, signal)
    expect(told).toEqual([])
  })
})
