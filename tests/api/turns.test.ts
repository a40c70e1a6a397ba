import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { inTurn } from '../../src/api/browser/locks'
import { browserLocks } from '../support/browser-locks'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const locked = () => {
  const { locks, names } = browserLocks()
  return { window: { navigator: { locks } } as unknown as Window, names }
}
const refused = { request: () => Promise.reject(new DOMException('no', 'SecurityError')) }
const without = (window: object) => window as unknown as Window
const plain = without({ navigator: {} })
const refusing = without({ navigator: { locks: refused } })
/** What another tab stored is on its way for a moment; then the turn begins. */
const arrived = () => vi.advanceTimersByTimeAsync(1_000)

describe('a turn that one tab has at a time', () => {
  test('CHECK-32 R31 the second tab has its turn when the first one gives it back, and not before', async () => {
    const { window, names } = locked()
    const begun: string[] = []
    const giveBack = inTurn(window, 'order')(() => void begun.push('one'))
    const leave = inTurn(window, 'order')(() => void begun.push('two'))
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
    const { window } = locked()
    const begun: string[] = []
    inTurn(window, 'order')(() => void begun.push('one'))
    await vi.advanceTimersByTimeAsync(40)
    expect(begun).toEqual([])
    await arrived()
    expect(begun).toEqual(['one'])
  })

  test('CHECK-32 who leaves the queue begins nothing, and stands in nobody’s way', async () => {
    const { window } = locked()
    const begun: string[] = []
    const giveBack = inTurn(window, 'order')(() => void begun.push('one'))
    const leave = inTurn(window, 'order')(() => void begun.push('two'))
    inTurn(window, 'order')(() => void begun.push('three'))
    await arrived()
    leave()
    giveBack()
    await arrived()
    expect(begun).toEqual(['one', 'three'])
  })

  test('CHECK-32 who leaves in the moment before the turn begins, begins nothing', async () => {
    const { window } = locked()
    const begun: string[] = []
    inTurn(window, 'order')(() => void begun.push('one'))()
    inTurn(window, 'order')(() => void begun.push('two'))
    await arrived()
    expect(begun).toEqual(['two'])
  })

  test.each([
    ['knows no locks', plain],
    ['gives none', refusing],
  ])('R31 where the browser %s it begins all the same, but not in the midst of the call', async (_, window) => {
    const begun: string[] = []
    inTurn(window, 'order')(() => void begun.push('one'))
    expect(begun).toEqual([])
    inTurn(window, 'order')(() => void begun.push('two'))()
    await arrived()
    expect(begun).toEqual(['one'])
  })
})

/** The tabs of a browser that speak with each other: what one says, the others hear a moment later. */
const town = () => {
  const members = new Set<Channel>()
  class Channel extends EventTarget {
    readonly name: string
    constructor(name: string) {
      super()
      this.name = name
      members.add(this)
    }
    postMessage(data: unknown): void {
      for (const member of members)
        if (member !== this && member.name === this.name)
          setTimeout(() => members.has(member) && member.dispatchEvent(new MessageEvent('message', { data })), 5)
    }
    close(): void {
      members.delete(this)
    }
  }
  /** A tab that is gone says nothing any more, and was not asked to give anything back. */
  const kill = (nth: number) => void members.delete([...members][nth] as Channel)
  return { BroadcastChannel: Channel, kill }
}

describe.each([
  ['no locks are known', {}],
  ['none is given', { locks: refused }],
])('a turn where %s, and tabs can speak', (_, navigator) => {
  const open = () => {
    const { BroadcastChannel, kill } = town()
    const window = without({ navigator, BroadcastChannel })
    const begun: string[] = []
    return { begun, kill, turn: (who: string) => inTurn(window, 'order')(() => void begun.push(who)) }
  }

  test('R31 the second tab waits for as long as the first one is at it, and begins when that is over', async () => {
    const { begun, turn } = open()
    const giveBack = turn('one')
    await arrived()
    turn('two')
    await vi.advanceTimersByTimeAsync(60_000)
    expect(begun).toEqual(['one'])
    giveBack()
    await arrived()
    expect(begun).toEqual(['one', 'two'])
  })

  // Who goes first is chance: every order of the three occurs among the repeats.
  test('R31 of tabs that ask at once each has its turn, one at a time', { repeats: 40 }, async () => {
    const { begun, turn } = open()
    const backs = [turn('a'), turn('b'), turn('c')]
    for (let round = 1; round <= 3; round += 1) {
      await vi.advanceTimersByTimeAsync(5_000)
      expect(begun).toHaveLength(round)
      backs['abc'.indexOf(begun.at(-1) ?? '')]?.()
    }
    expect(begun.toSorted()).toEqual(['a', 'b', 'c'])
  })

  test('R31 a tab that is gone is waited for no longer', async () => {
    const { begun, turn, kill } = open()
    turn('one')
    await arrived()
    turn('two')
    await arrived()
    expect(begun).toEqual(['one'])
    kill(0)
    await vi.advanceTimersByTimeAsync(2_000)
    expect(begun).toEqual(['one', 'two'])
  })

  test('R31 who leaves while it asks or waits begins nothing', async () => {
    const { begun, turn } = open()
    turn('one')()
    const giveBack = turn('two')
    await arrived()
    const leave = turn('three')
    await arrived()
    leave()
    giveBack()
    await arrived()
    expect(begun).toEqual(['two'])
  })
})

test('R31 where tabs may not speak, the turn begins all the same', async () => {
  function forbidden() {
    throw new DOMException('no', 'SecurityError')
  }
  const begun: string[] = []
  inTurn(without({ navigator: {}, BroadcastChannel: forbidden }), 'order')(() => void begun.push('one'))
  await arrived()
  expect(begun).toEqual(['one'])
})
