// @vitest-environment node
import { createActor, SimulatedClock } from 'xstate'
import { describe, expect, test } from 'vitest'
import type { NoticeGiven } from '../../src/machines/app.types'
import { partNumbersMachine } from '../../src/machines/ordering/part-numbers.machine'
import {
  isNumberSearchSettled,
  selectLast,
  selectMissed,
  selectOwnOf,
  selectPartFor,
} from '../../src/machines/ordering/part-numbers.selectors'
import type {
  NumberDeed,
  NumberFile,
  NumbersChanged,
  NumbersFound,
  NumbersTold,
} from '../../src/machines/ordering/part-numbers.types'
import { listening } from '../../src/machines/port'
import type { NumberProblem, OwnNumber } from '../../src/machines/rules/part-numbers'
import { collectingParent, question, recipient, record } from '../support/machine'

const recorder = record(partNumbersMachine)
const owner = { tenantCode: 'ACME', email: 'buyer@acme.test' }
const bolt = { own: 'BOLT-A', partNumber: 'CB-120' }
const nut = { own: 'NUT', partNumber: 'N-8' }
const added = (...entries: readonly OwnNumber[]) => ({ kind: 'added', entries }) as const
const taken: NumberProblem = { kind: 'taken', own: 'BOLT-A', partNumber: 'CB-120', wanted: 'N-8' }
const heads = { own: 'Your number', partNumber: 'Part number' }

const start = (numbers: readonly OwnNumber[] | null = [bolt]) => {
  const changing = question<NumbersChanged, NumberDeed>()
  const reading = question<NumberFile, { file: File }>()
  const writing = question<void, { numbers: readonly OwnNumber[] }>()
  const clock = new SimulatedClock()
  const { parent, told } = collectingParent<NoticeGiven>({ inspect: recorder.inspect, clock })
  let find: (found: readonly OwnNumber[]) => void = () => undefined
  const actor = createActor(
    partNumbersMachine.provide({
      actors: {
        storedNumbers: listening<NumbersFound, typeof owner>((tell) => {
          find = (found) => tell({ type: 'numbers.found', numbers: found, damaged: 0, isKept: true })
          if (numbers !== null) tell({ type: 'numbers.found', numbers, damaged: 1, isKept: false })
          return () => undefined
        }),
        changeNumbers: changing.logic,
        readNumberFile: reading.logic,
        saveNumberFile: writing.logic,
      },
    }),
    { parent, input: { owner } },
  ).start()
  return {
    actor,
    clock,
    changing,
    reading,
    writing,
    find: (found: readonly OwnNumber[]) => find(found),
    now: () => actor.getSnapshot(),
    notices: () => told.map(({ notice }) => notice),
    asked: () => changing.calls.map(({ input }) => input.change),
  }
}
const done = (
  problems: readonly NumberProblem[] = [],
  isKept = true,
  patch: Partial<NumbersChanged> = {},
): NumbersChanged => ({ problems, isKept, added: 0, known: 0, undo: null, ...patch })

describe('own part numbers', () => {
  test('PARTS what the device keeps is known, in any case', () => {
    const { now } = start()
    expect(now().context).toMatchObject({ numbers: [bolt], damaged: 1, isKept: false })
    expect([selectPartFor('bolt-a')(now()), selectPartFor('x')(now())]).toEqual(['CB-120', null])
    expect(selectOwnOf('cb-120')(now())).toBe('BOLT-A')
  })

  test('PARTS whoever joined knows them, and hears when they are others', () => {
    const { actor, find, now } = start()
    const { ref, heard } = recipient<NumbersTold>()
    actor.send({ type: 'subscriber.joined', subscriber: ref })
    find([nut])
    const told = heard.filter(({ type }) => type === 'numbers.changed')
    expect(told).toEqual([
      { type: 'numbers.changed', numbers: [bolt] },
      { type: 'numbers.changed', numbers: [nut] },
    ])
    actor.send({ type: 'subscriber.left', subscriber: ref })
    expect(now().context.subscribers).toEqual([])
  })

  test('PARTS who joins before the device has answered is told when it has', () => {
    const { actor, find } = start(null)
    const { ref, heard } = recipient<NumbersTold>()
    actor.send({ type: 'subscriber.joined', subscriber: ref })
    expect(heard.filter(({ type }) => type === 'numbers.changed')).toEqual([])
    find([nut])
    expect(heard.at(-1)).toEqual({ type: 'numbers.changed', numbers: [nut] })
  })

  test('PARTS a text that nothing was found for is remembered as the product that the buyer picks', async () => {
    const { actor, changing, now, asked, notices } = start()
    actor.send({ type: 'product.picked', partNumber: 'N-8' })
    for (const text of [' ', 'bolt-a']) actor.send({ type: 'name.missed', text })
    expect([selectMissed(now()), asked()]).toEqual([null, []])
    actor.send({ type: 'name.missed', text: ' NUT ' })
    expect(selectMissed(now())).toBe('NUT')
    actor.send({ type: 'name.dropped' })
    expect(selectMissed(now())).toBeNull()
    actor.send({ type: 'name.missed', text: 'NUT' })
    actor.send({ type: 'product.picked', partNumber: 'N-8' })
    expect([selectMissed(now()), asked()]).toEqual([null, [added(nut)]])
    await changing.answer(done())
    expect(notices()).toEqual([{ kind: 'numberRemembered', own: 'NUT', part: 'N-8' }])
  })

  test.each([
    ['a name that is taken', [taken], true, { kind: 'numberTaken', own: 'BOLT-A', part: 'CB-120' }],
    ['one that is none', [{ kind: 'incomplete', text: 'NUT' } as const], true, { kind: 'numberIncomplete' }],
    ['one that is too long', [{ kind: 'tooLong' } as const], true, { kind: 'numberTooLong' }],
    ['a full record', [{ kind: 'full', own: 'NUT', wanted: 'N-8' } as const], true, { kind: 'numbersFull' }],
    ['a device that keeps nothing', [], false, { kind: 'listNotKept' }],
  ])('PARTS the buyer is told of %s', async (_, problems, isKept, notice) => {
    const { actor, changing, notices } = start()
    actor.send({ type: 'change.wanted', change: added(bolt, nut) })
    await changing.answer(done(problems, isKept))
    expect(notices()).toEqual([notice])
  })

  test('PARTS changes are made one after another, none is lost when one fails', async () => {
    const { actor, changing, asked, notices } = start()
    const removed = { kind: 'removed', own: 'NUT' } as const
    actor.send({ type: 'change.wanted', change: added(bolt, nut) })
    actor.send({ type: 'change.wanted', change: removed })
    expect(asked()).toEqual([added(bolt, nut)])
    await changing.fail(new Error('no'))
    await changing.answer(done())
    expect([asked(), notices()]).toEqual([[added(bolt, nut), removed], [{ kind: 'listNotKept' }]])
  })
})

describe('files', () => {
  const file = new File(['x'], 'numbers.csv')
  const long: NumberProblem = { kind: 'tooLong' }
  const withdrawn = { kind: 'withdrawn', entries: [nut] } as const
  const read = async (answer: NumberFile) => {
    const numbers = start()
    numbers.actor.send({ type: 'file.chosen', file })
    await numbers.reading.answer(answer)
    return { ...numbers, last: () => selectLast(numbers.now()) }
  }

  test('PARTS a file of numbers is added: the screen says how many were, and were not, and takes it back', async () => {
    const { actor, changing, asked, notices, last } = await read({
      kind: 'numbers',
      entries: [nut],
      heads,
      untaken: [long],
    })
    expect(asked()).toEqual([{ ...added(nut), isFile: true }])
    await changing.answer(done([taken], true, { added: 1, known: 2, undo: withdrawn }))
    const told = { removed: null, heads, added: 1, known: 2, problems: [taken, long], undo: withdrawn }
    expect([last(), notices()]).toEqual([told, []])
    actor.send({ type: 'change.undone' })
    actor.send({ type: 'change.undone' })
    expect([asked().slice(1), last()]).toEqual([[withdrawn], null])
    await changing.answer(done())
    expect(last()).toBeNull()
  })

  test('PARTS a number that is removed can come back until something else is done', async () => {
    const { actor, changing, asked, now } = start()
    const restored = { kind: 'restored', entry: bolt, at: 0 } as const
    actor.send({ type: 'change.wanted', change: { kind: 'removed', own: 'BOLT-A' } })
    await changing.answer(done([], true, { undo: restored }))
    expect(selectLast(now())).toMatchObject({ removed: 'BOLT-A', heads: null, undo: restored })
    actor.send({ type: 'change.undone' })
    expect(asked().at(-1)).toEqual(restored)
    await changing.answer(done())
    actor.send({ type: 'change.wanted', change: { kind: 'removed', own: 'BOLT-A' } })
    await changing.answer(done([], true, { undo: restored }))
    actor.send({ type: 'change.wanted', change: added(nut) })
    expect(selectLast(now())).toBeNull()
  })

  test.each([
    [
      { kind: 'refused', reason: 'picture' },
      { kind: 'fileRefused', reason: 'picture' },
    ],
    [{ kind: 'numbers', entries: [], heads: null, untaken: [] }, { kind: 'fileUnreadable' }],
  ] as const)('PARTS a file without numbers is told of: %j', async (answer, notice) => {
    const { asked, notices } = await read(answer)
    expect([asked(), notices()]).toEqual([[], [notice]])
  })

  test('PARTS a file that cannot be read, or written, is told', async () => {
    const { actor, reading, writing, notices } = start()
    actor.send({ type: 'file.chosen', file })
    await reading.fail(new Error('no'))
    actor.send({ type: 'export.requested' })
    expect(writing.last().input).toEqual({ numbers: [bolt] })
    await writing.fail(new Error('no'))
    actor.send({ type: 'export.requested' })
    await writing.answer(undefined)
    expect(notices()).toEqual([{ kind: 'fileUnreadable' }, { kind: 'fileNotSaved' }])
  })
})

test('A7 how many numbers fit can be told when no letter came for a while', () => {
  const { actor, clock, now } = start()
  for (let letters = 0; letters < 3; letters += 1) {
    actor.send({ type: 'search.changed' })
    clock.increment(899)
    expect(isNumberSearchSettled(now())).toBe(false)
  }
  clock.increment(1)
  expect(isNumberSearchSettled(now())).toBe(true)
})

test('PARTS every state and every transition is reached by the tests above', () => {
  expect(recorder.unreached()).toEqual([])
})
