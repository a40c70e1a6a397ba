import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { inTurn } from '../../src/api/browser/locks'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

type Waiting = { readonly name: string; readonly work: () => Promise<void>; readonly resolve: () => void }

/** The locks of a browser: one holder at a time for each name, the others wait in the order in which they came. */
const browserLocks = () => {
  const queue: Waiting[] = []
  const names: string[] = []
  let isHeld = false
  const next = () => {
    const first = isHeld ? undefined : queue.shift()
    if (first === undefined) return
    isHeld = true
    void first.work().then(() => {
      isHeld = false
      first.resolve()
      next()
    })
  }
  const request = (name: string, { signal }: { signal: AbortSignal }, work: () => Promise<void>) =>
    new Promise<void>((resolve, reject) => {
      const waiting = { name, work, resolve }
      names.push(name)
      signal.addEventListener('abort', () => {
        const at = queue.indexOf(waiting)
        if (at === -1) return
        queue.splice(at, 1)
        reject(signal.reason)
      })
      queue.push(waiting)
      next()
    })
  return { navigator: { locks: { request } } as unknown as Navigator, names }
}
const plain = {} as Navigator
const refusing = {
  locks: { request: () => Promise.reject(new DOMException('no', 'SecurityError')) },
} as unknown as Navigator
/** What another tab stored is on its way for a moment; then the turn begins. */
const arrived = () => vi.advanceTimersByTimeAsync(1_000)

describe('a turn that one tab has at a time', () => {
  test('CHECK-32 R31 the second tab has its turn when the first one gives it back, and not before', async () => {
    const { navigator, names } = browserLocks()
    const begun: string[] = []
    const giveBack = inTurn(navigator, 'order')(() => void begun.push('one'))
    const leave = inTurn(navigator, 'order')(() => void begun.push('two'))
    await arrived()
    expect([begun, names]).toEqual([['one'], ['order', 'order']])
    giveBack()
    await arrived()
    expect(begun).toEqual(['one', 'two'])
    leave()
    await arrived()
    expect(begun).toEqual(['one', 'two'])
  })

  test('CHECK-32 what the last tab stored has the time to arrive before the next one begins', async () => {
    const { navigator } = browserLocks()
    const begun: string[] = []
    inTurn(navigator, 'order')(() => void begun.push('one'))
    await vi.advanceTimersByTimeAsync(40)
    expect(begun).toEqual([])
    await arrived()
    expect(begun).toEqual(['one'])
  })

  test('CHECK-32 who leaves the queue begins nothing, and stands in nobody’s way', async () => {
    const { navigator } = browserLocks()
    const begun: string[] = []
    const giveBack = inTurn(navigator, 'order')(() => void begun.push('one'))
    const leave = inTurn(navigator, 'order')(() => void begun.push('two'))
    inTurn(navigator, 'order')(() => void begun.push('three'))
    await arrived()
    leave()
    giveBack()
    await arrived()
    expect(begun).toEqual(['one', 'three'])
  })

  test('CHECK-32 who leaves in the moment before the turn begins, begins nothing', async () => {
    const { navigator } = browserLocks()
    const begun: string[] = []
    inTurn(navigator, 'order')(() => void begun.push('one'))()
    inTurn(navigator, 'order')(() => void begun.push('two'))
    await arrived()
    expect(begun).toEqual(['two'])
  })

  test.each([
    ['knows no locks', plain],
    ['gives none', refusing],
  ])('R31 where the browser %s it begins all the same, but not in the midst of the call', async (_, navigator) => {
    const begun: string[] = []
    inTurn(navigator, 'order')(() => void begun.push('one'))
    expect(begun).toEqual([])
    inTurn(navigator, 'order')(() => void begun.push('two'))()
    await arrived()
    expect(begun).toEqual(['one'])
  })
})
