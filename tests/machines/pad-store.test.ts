// @vitest-environment node
import { createActor, setup } from 'xstate'
import { describe, expect, test } from 'vitest'
import { padStoreOver, type PadStoreEvent, type PadStoreNews } from '../../src/machines/ordering/pad-store'
import { emptyPad, mergedPads, type KeptPad, type LeftPad } from '../../src/machines/rules/pad-storage'
import { noted } from '../support/machine'
import { padOwner, padRow, waits } from '../support/pads'

/** One device: what it holds, what was put aside on it, and who is told of changes. */
const device = (first: KeptPad = emptyPad) => {
  let stored = first
  let isBroken = false
  let isKept = true
  let marks = 0
  let instant = 1_000
  let waiting: (() => void)[] | null = null
  const aside = new Map<string, LeftPad>()
  const listeners = new Set<() => void>()
  const copy = (pad: KeptPad): KeptPad => JSON.parse(JSON.stringify(pad)) as KeptPad
  const write = (next: (pad: KeptPad) => KeptPad) => {
    const before = JSON.stringify(stored)
    stored = copy(next(copy(stored)))
    if (JSON.stringify(stored) !== before) for (const listener of listeners) listener()
    return isKept
  }
  return {
    pad: () => stored,
    aside,
    /** Time goes by, in ms. */
    wait: (time: number) => void (instant += time),
    breakDown: () => void (isBroken = true),
    /** From here on nothing is kept. */
    fill: () => void (isKept = false),
    /** From here on writing takes until `goOn`. */
    slowDown: () => void (waiting = []),
    goOn: async () => {
      waiting?.splice(0).forEach((work) => work())
      waiting = null
      await noted()
    },
    /** A tab with its pad open. */
    open: async () => {
      let work: (() => void) | null = null
      let leave: () => void = () => undefined
      const told: PadStoreNews[] = []
      const logic = padStoreOver({
        open: async () => {
          if (isBroken) throw new Error('broken')
          for (const [mark, { base, mine }] of aside) {
            write((pad) => mergedPads(base, mine, pad))
            aside.delete(mark)
          }
          return { pad: copy(stored), isKept }
        },
        change: async (_, next) => {
          if (isBroken) throw new Error('broken')
          const queue = waiting
          if (queue) await new Promise<void>((resolve) => queue.push(resolve))
          return write(next)
        },
        onChange: (_, listener) => {
          listeners.add(listener)
          return () => listeners.delete(listener)
        },
        onLeaving: (listener) => {
          leave = listener
          return () => void (leave = () => undefined)
        },
        putAside: (_, mark, left) => void aside.set(mark, left),
        letGo: (mark) => void aside.delete(mark),
        later: (todo) => {
          work = todo
          return () => void (work = null)
        },
        freshMark: () => `mark${(marks += 1)}`,
        now: () => instant,
      })
      // The pad, as far as its store knows it.
      const above = setup({ types: {} as { events: PadStoreNews }, actors: { logic } }).createMachine({
        invoke: { src: 'logic', id: 'store', input: { owner: padOwner } },
        on: { '*': { actions: ({ event }) => void told.push(event) } },
      })
      const actor = createActor(above).start()
      await noted()
      return {
        told,
        words: () => told.map(({ type }) => type),
        save: (pad: KeptPad) =>
          actor.getSnapshot().children['store']?.send({ type: 'pad.saved', pad } satisfies PadStoreEvent),
        hold: async (...ids: string[]) => {
          actor.getSnapshot().children['store']?.send({ type: 'hold.wanted', ids } satisfies PadStoreEvent)
          await noted()
        },
        /** The rows that this tab alone may add. */
        held: () => told.flatMap((news) => (news.type === 'hold.given' ? [news.ids] : [])),
        isWaiting: () => work !== null,
        settle: async () => {
          work?.()
          await noted()
        },
        /** The page is left; nothing asynchronous comes to its end before `noted`. */
        leave: () => leave(),
        stop: async () => {
          actor.stop()
          await noted()
        },
      }
    },
  }
}
const pad = (...rows: KeptPad['rows']): KeptPad => ({ rows, rest: [] })
const [a, b, c] = ['a', 'b', 'c'].map((id) => padRow(id, `CB-${id}`, '1')) as [
  KeptPad['rows'][number],
  KeptPad['rows'][number],
  KeptPad['rows'][number],
]

test('PAD what is kept is found; what is written waits a moment and is then kept', async () => {
  const kept = device(pad(a))
  const tab = await kept.open()
  expect(tab.told).toEqual([{ type: 'pad.found', pad: pad(a), mark: 'mark1', isKept: true }])
  tab.save(pad(a, b))
  tab.save(pad(a, b, c))
  expect(kept.pad()).toEqual(pad(a))
  await tab.settle()
  expect(kept.pad()).toEqual(pad(a, b, c))
  expect(tab.told.at(-1)).toEqual({ type: 'pad.stored' })
})

test('PAD a page that is left cannot wait: what was not written is put aside at once, and there at the next opening', async () => {
  const kept = device(pad(a))
  const tab = await kept.open()
  kept.slowDown()
  tab.save(pad(a, b))
  tab.leave()
  // The page is gone: nothing of what it began comes to an end.
  expect([kept.pad(), [...kept.aside.values()]]).toEqual([pad(a), [{ base: emptyPad, mine: pad(b) }]])
  const next = await kept.open()
  expect(next.told[0]).toMatchObject({ type: 'pad.found', pad: pad(a, b) })
  expect([kept.pad(), kept.aside.size]).toEqual([pad(a, b), 0])
})

test('PAD a page that comes back has written it after all, and lets go of what was put aside', async () => {
  const kept = device()
  const tab = await kept.open()
  kept.slowDown()
  tab.save(pad(a))
  tab.leave()
  tab.leave()
  expect(kept.aside.size).toBe(1)
  await kept.goOn()
  expect([kept.pad(), kept.aside.size]).toEqual([pad(a), 0])
  tab.leave()
  expect(kept.aside.size).toBe(0)
})

test('PAD what is being written while the page is left is put aside, too', async () => {
  const kept = device(pad(a))
  const tab = await kept.open()
  kept.slowDown()
  tab.save(pad(a, b))
  await tab.settle()
  tab.save(pad(a, b, c))
  tab.leave()
  expect([...kept.aside.values()]).toEqual([{ base: emptyPad, mine: pad(b, c) }])
})

test('PAD the end of the session writes what waits', async () => {
  const kept = device()
  const tab = await kept.open()
  tab.save(pad(a))
  await tab.stop()
  expect([kept.pad(), tab.isWaiting(), kept.aside.size]).toEqual([pad(a), false, 0])
})

test('PAD what is typed while the device writes is neither lost nor told as another tab’s', async () => {
  const kept = device()
  const tab = await kept.open()
  kept.slowDown()
  tab.save(pad(a))
  await tab.settle()
  tab.save(pad(a, b))
  await kept.goOn()
  await tab.settle()
  expect(kept.pad()).toEqual(pad(a, b))
  expect(tab.words()).toEqual(['pad.found', 'pad.stored'])
})

test('PAD two tabs: what either adds is there in both, and what either removes is gone', async () => {
  const kept = device(pad(a))
  const [one, other] = [await kept.open(), await kept.open()]
  one.save(pad(a, b))
  other.save(pad(c))
  await one.settle()
  await other.settle()
  await noted()
  expect(kept.pad()).toEqual(pad(b, c))
  expect(one.told.at(-1)).toEqual({ type: 'pad.changedElsewhere', pad: pad(b, c) })
  expect(other.told).toContainEqual({ type: 'pad.changedElsewhere', pad: pad(b, c) })
})

test('PAD text for which there was no room is kept from both tabs', async () => {
  const kept = device()
  const [one, other] = [await kept.open(), await kept.open()]
  one.save({ rows: [], rest: waits('X') })
  other.save({ rows: [], rest: waits('Y') })
  await one.settle()
  await other.settle()
  expect(kept.pad().rest).toEqual([...waits('Y'), ...waits('X')])
})

test('R5 a device that does not keep it says so with every change, and nothing is put aside on it', async () => {
  const kept = device()
  const tab = await kept.open()
  kept.fill()
  tab.save(pad(a))
  await tab.settle()
  expect(tab.told.at(-1)).toEqual({ type: 'pad.notStored' })
  tab.save(pad(a, b))
  tab.leave()
  expect(kept.aside.size).toBe(0)
  expect((await kept.open()).told[0]).toMatchObject({ type: 'pad.found', isKept: false })
})

test('R5 a device that breaks down says so, and begins with an empty pad', async () => {
  const kept = device()
  const tab = await kept.open()
  kept.breakDown()
  tab.save(pad(a))
  await tab.settle()
  expect(tab.told.at(-1)).toEqual({ type: 'pad.notStored' })
  expect((await kept.open()).told).toEqual([{ type: 'pad.found', pad: emptyPad, mark: 'mark2', isKept: false }])
})

describe('PAD two tabs that add the same rows in the same instant', () => {
  test('one of them adds them, and the other is told which it may not add', async () => {
    const kept = device(pad(a, b))
    const [one, other] = [await kept.open(), await kept.open()]
    await Promise.all([one.hold('a', 'b'), other.hold('a', 'b')])
    expect([one.held(), other.held()]).toEqual([[['a', 'b']], [[]]])
    one.save(pad())
    await one.settle()
    await other.settle()
    expect([kept.pad().rows, other.told.at(-1)]).toEqual([[], { type: 'pad.changedElsewhere', pad: emptyPad }])
  })

  test('rows that the other one has taken out or changed a moment ago are not added here', async () => {
    const kept = device(pad(a, b, c))
    const [one, other] = [await kept.open(), await kept.open()]
    one.save(pad({ ...a, quantity: '9' }, c))
    await Promise.all([one.settle(), other.hold('a', 'b', 'c')])
    expect(other.held()).toEqual([['c']])
  })

  test('what is not written yet is this tab’s own, and a row that stays is free again afterwards', async () => {
    const kept = device(pad(a))
    const [one, other] = [await kept.open(), await kept.open()]
    one.save(pad(a, b))
    await one.hold('a', 'b')
    expect([one.held(), kept.pad().rows]).toEqual([[['a', 'b']], [a, b]])
    // The cart had to cut the first: it stays with what is missing.
    one.save(pad({ ...a, quantity: '3' }))
    await one.settle()
    await other.hold('a')
    expect([other.held(), kept.pad().rows]).toEqual([[['a']], [{ ...a, quantity: '3' }]])
  })

  test('what is typed into a row while another tab adds it stays, and is not added once more unasked', async () => {
    const kept = device(pad(a, b, c))
    const [one, other] = [await kept.open(), await kept.open()]
    const [typedA, typedB, typedC] = [
      { ...a, comment: 'Gate 4' },
      { ...b, quantity: '7' },
      { ...c, part: 'HB-100' },
    ]
    await one.hold('a', 'b', 'c')
    // One letter is written before the other tab takes its rows out, and one after it.
    one.save(pad())
    other.save(pad(typedA, b, c))
    await other.settle()
    other.save(pad(typedA, typedB, typedC))
    await one.settle()
    expect(kept.pad().rows).toEqual([{ ...typedA, isAdded: true }])
    await other.settle()
    // Another part number is another product: it is in no cart.
    const whole = pad({ ...typedA, isAdded: true }, { ...typedB, isAdded: true }, typedC)
    expect(kept.pad().rows).toEqual(whole.rows)
    for (const { told } of [one, other]) expect(told).toContainEqual({ type: 'pad.changedElsewhere', pad: whole })
  })

  test('the mark is gone after a day, and a row that was only removed is none', async () => {
    const kept = device(pad(a, b))
    const [one, other] = [await kept.open(), await kept.open()]
    await one.hold('a')
    one.save(pad(b))
    await one.settle()
    expect(kept.pad().added).toEqual([{ at: 1_000, ids: ['a'] }])
    other.save(pad({ ...b, quantity: '7' }))
    one.save(pad())
    await one.settle()
    await other.settle()
    expect(kept.pad().rows).toEqual([{ ...b, quantity: '7' }])
    kept.wait(24 * 60 * 60 * 1_000)
    one.save(pad())
    await one.settle()
    expect(kept.pad()).toEqual(pad())
  })

  test('a tab that is gone holds nothing for long', async () => {
    const kept = device(pad(a))
    const [one, other] = [await kept.open(), await kept.open()]
    await one.hold('a')
    kept.wait(9_999)
    await other.hold('a')
    kept.wait(1)
    await other.hold('a')
    expect(other.held()).toEqual([[], ['a']])
  })

  test('R5 a device that keeps nothing, or breaks down, keeps nobody from adding', async () => {
    const kept = device(pad(a))
    const tab = await kept.open()
    kept.fill()
    await tab.hold('a')
    await tab.hold('a')
    expect(tab.held()).toEqual([['a'], ['a']])
    const broken = device(pad(a))
    const other = await broken.open()
    broken.breakDown()
    await other.hold('a')
    expect([other.held(), other.told.at(-1)]).toEqual([[['a']], { type: 'pad.notStored' }])
  })
})

test('PAD a long text that comes or goes is written at once: no page that is left could put it aside', async () => {
  const kept = device()
  const tab = await kept.open()
  tab.save({ rows: [a], rest: waits('X') })
  await noted()
  expect([kept.pad().rest, tab.isWaiting()]).toEqual([waits('X'), false])
  tab.save({ rows: [a, b], rest: waits('X') })
  expect(tab.isWaiting()).toBe(true)
  tab.save({ rows: [], rest: [] })
  await noted()
  expect([kept.pad(), tab.isWaiting()]).toEqual([emptyPad, false])
})
