// @vitest-environment node
import { describe, expect, test } from 'vitest'
import type { ListsNews } from '../../src/machines/ordering/lists.types'
import {
  areListsKnown,
  mayMakeList,
  isListSearchSettled,
  selectFilter,
  selectImported,
  selectOffered,
  selectOpenSheet,
  selectSearch,
  selectWaitingCount,
} from '../../src/machines/ordering/lists.selectors'
import type { ListFile } from '../../src/machines/rules/list-sheet'
import { listOf } from '../../src/machines/rules/lists'
import { madeOf, monday } from '../support/list-sheets'
import { recipient } from '../support/machine'
import { lines, outcome, owner, recorder, start, weekly } from '../support/list-desks'
import { fileTests } from './lists.files'
import { undoTests } from './lists.undo'

const made = { kind: 'made', name: 'Van', lines } as const
const removed = { kind: 'removed', id: 'a' } as const
const added = { kind: 'added', id: 'a', lines } as const

test('LIST a list that gets the name of another one gets a number, too, and that is told', () => {
  const { actor, find, asked, notices } = start()
  find({ heads: [weekly, { ...weekly, id: 'b', name: 'Van' }] })
  actor.send({ type: 'change.wanted', change: { kind: 'renamed', id: 'b', name: ' Weekly ' } })
  expect([asked(), notices()]).toMatchObject([[{ name: 'Weekly (2)' }], [{ kind: 'listNumbered', name: 'Weekly (2)' }]])
})

test('LIST a name is taken as soon as its list is made, before the device tells of it', async () => {
  const { actor, changing, find, asked, now } = start()
  find({ heads: [] })
  actor.send({ type: 'change.wanted', change: made })
  await changing.answer(outcome({ list: listOf({ ...weekly, id: 'n', name: 'Van' }, lines) }))
  actor.send({ type: 'change.wanted', change: made })
  expect(asked().at(-1)).toMatchObject({ name: 'Van (2)' })
  find({ heads: [{ ...weekly, id: 'n', name: 'Van' }] })
  expect(now().context.named).toEqual([])
})

test('LIST of many lists those are shown whose names have what is typed; a list that is made is always shown', () => {
  const { actor, now } = start()
  actor.send({ type: 'lists.filtered', text: 'van' })
  expect(selectFilter(now())).toBe('van')
  actor.send({ type: 'change.wanted', change: made })
  expect(selectFilter(now())).toBe('')
})

test('A7 how many lists fit can be told when no letter came for a while', () => {
  const { actor, clock, now } = start()
  actor.send({ type: 'lists.filtered', text: 'van' })
  clock.increment(899)
  expect(isListSearchSettled(now())).toBe(false)
  clock.increment(1)
  expect(isListSearchSettled(now())).toBe(true)
})

describe('what the device keeps', () => {
  test('that there is no list is known, and told, only after the device was asked', () => {
    const { find, now } = start()
    expect(areListsKnown(now())).toBe(false)
    find({ heads: [] })
    expect(areListsKnown(now())).toBe(true)
  })

  test('C-122 lists are there as soon as they are found, with what cannot be read and whether it is kept', () => {
    const { find, now } = start()
    find({ damaged: 2, isKept: false })
    expect(now().context).toMatchObject({ heads: [weekly], damaged: 2, isKept: false })
  })

  test('R24 whoever joined hears of every change, and of what changed elsewhere', async () => {
    const { actor, changing, find } = start()
    const { ref, heard } = recipient<ListsNews>()
    actor.send({ type: 'subscriber.joined', subscriber: ref })
    find()
    actor.send({ type: 'change.wanted', change: made })
    await changing.answer(outcome())
    expect(heard.filter(({ type }) => !type.startsWith('xstate.'))).toEqual([
      { type: 'lists.changed' },
      { type: 'list.changed', change: made, outcome: outcome() },
    ])
    actor.send({ type: 'subscriber.left', subscriber: ref })
    expect(actor.getSnapshot().context.subscribers).toEqual([])
  })
})

describe('changes', () => {
  test('LISTS they are made one after another, none is lost while one is under way', async () => {
    const { actor, changing, asked, notices } = start()
    const renamed = { kind: 'renamed', id: 'a', name: 'Monday' } as const
    for (const change of [made, renamed, removed]) actor.send({ type: 'change.wanted', change })
    expect(asked()).toEqual([made])
    await changing.answer(outcome())
    await changing.answer(outcome())
    expect(asked()).toEqual([made, renamed, removed])
    expect(notices()).toEqual([{ kind: 'draftSaved', name: 'Weekly' }])
  })

  const cut = [{ partNumber: 'CB-120', from: 30, to: 20 }]
  const summed = [{ partNumber: 'CB-120', together: 20 }]
  test.each([
    ['a cut quantity', added, { cut, summed }, { kind: 'listCut', name: 'Weekly', cut, summed }],
    ['rows that are one line now', made, { summed }, { kind: 'listSummed', name: 'Weekly', summed }],
    ['lines that were added', added, { summed }, { kind: 'listExtended', name: 'Weekly', summed }],
    ['a list that is gone', { kind: 'renamed', id: 'a', name: 'x' } as const, { list: null }, { kind: 'listGone' }],
    ['a device that is full', made, { isKept: false }, { kind: 'listNotKept' }],
    ['a copy', { kind: 'copied', sourceId: 'a', name: 'x' } as const, {}, { kind: 'draftSaved', name: 'Weekly' }],
  ])('LISTS the buyer is told of %s', async (_, change, patch, notice) => {
    const { actor, changing, notices } = start()
    actor.send({ type: 'change.wanted', change })
    await changing.answer(outcome(patch))
    expect(notices()).toEqual([notice])
  })

  test('R5 a change that cannot be made is told, and the next one is', async () => {
    const { actor, changing, notices, asked } = start()
    actor.send({ type: 'change.wanted', change: made })
    actor.send({ type: 'change.wanted', change: removed })
    await changing.fail(new Error('no'))
    expect([notices(), asked()]).toEqual([[{ kind: 'listNotKept' }], [made, removed]])
  })
})

undoTests()

describe('adding lines', () => {
  test.each([
    [{ type: 'list.chosen', id: 'a' } as const, { kind: 'added', id: 'a', lines }],
    [{ type: 'list.named', name: 'Van' } as const, { kind: 'made', name: 'Van', lines }],
  ])('LISTS the buyer chooses where they go: $type', (answer, change) => {
    const { actor, asked, now } = start()
    actor.send({ type: 'adding.requested', lines })
    expect(now().hasTag('adding')).toBe(true)
    actor.send(answer)
    expect([now().hasTag('adding'), asked()]).toEqual([false, [change]])
  })

  test('LISTS declining adds nothing, and nothing is no question', () => {
    const { actor, asked, now } = start()
    actor.send({ type: 'adding.requested', lines: [] })
    expect(now().hasTag('adding')).toBe(false)
    actor.send({ type: 'adding.requested', lines })
    actor.send({ type: 'list.sought', text: 'we' })
    expect(selectSearch(now())).toBe('we')
    actor.send({ type: 'adding.declined' })
    expect([asked(), now().context.linesToAdd]).toEqual([[], []])
  })
})

describe('a list put on another one', () => {
  const van = listOf({ id: 'b', name: 'Van', savedAt: '2026-03-02T10:00:00.000Z' }, [])

  test('LISTS the others are offered, and its lines go on the one that is chosen', () => {
    const { actor, asked, find, now } = start()
    find({ heads: [weekly, van] })
    actor.send({ type: 'joining.requested', id: 'a' })
    expect(selectOffered(now()).map(({ id }) => id)).toEqual(['b'])
    expect([selectWaitingCount(now()), mayMakeList(now())]).toEqual([1, false])
    actor.send({ type: 'list.sought', text: 'va' })
    expect(selectSearch(now())).toBe('va')
    actor.send({ type: 'list.chosen', id: 'b' })
    expect([now().hasTag('adding'), asked()]).toEqual([false, [{ kind: 'merged', id: 'b', sourceId: 'a' }]])
  })

  test('LISTS what was looked for is forgotten with the question; declining changes nothing', () => {
    const { actor, asked, find, now } = start()
    find({ heads: [weekly, van] })
    actor.send({ type: 'joining.requested', id: 'a' })
    actor.send({ type: 'list.sought', text: 'va' })
    actor.send({ type: 'adding.declined' })
    expect([now().hasTag('adding'), asked()]).toEqual([false, []])
    actor.send({ type: 'adding.requested', lines })
    expect([selectSearch(now()), mayMakeList(now())]).toEqual(['', true])
    expect(selectOffered(now()).map(({ id }) => id)).toEqual(['a', 'b'])
  })
})

describe('files', () => {
  const file = new File(['x'], 'Monday.csv')
  const begin = async (read: ListFile) => {
    const lists = start()
    lists.actor.send({ type: 'file.chosen', file })
    expect(lists.readingFile.last().input).toEqual({ file, open: null, answer: null })
    await lists.readingFile.answer(read)
    return { ...lists, open: () => selectOpenSheet(lists.now()), imported: () => selectImported(lists.now()) }
  }

  test('LISTS a file becomes a list; where all of it is in it, nothing more is said', async () => {
    const { asked, notices, imported } = await begin(monday('HB-100,6 BOX\nHB-110,2'))
    const [kept, ...rest] = madeOf(['HB-100', 6], ['HB-110', 2]).lines
    const made = { ...madeOf(), lines: [{ ...kept, unit: 'BOX' }, ...rest] }
    expect([asked(), notices(), imported()]).toEqual([[made], [], null])
  })

  test('LISTS what is not in it as it was written is told line by line, until that is read', async () => {
    const { actor, asked, imported } = await begin(monday('Part,Qty\nHB-100,2\nHB-110,tbd\nHB-100,3'))
    expect(asked()).toEqual([madeOf(['HB-100', 5], ['HB-110', 0])])
    const notes = [{ problem: 'noNumber' }, { problem: 'twice' }]
    expect(imported()).toMatchObject({ name: 'Monday', lines: 2, notes })
    actor.send({ type: 'report.closed' })
    expect(imported()).toBeNull()
  })

  test('LISTS what is told of a file stays until it is read, also where another one was chosen meanwhile', async () => {
    const { actor, imported, readingFile, say } = await begin(monday('HB-100\t1.000'))
    actor.send({ type: 'file.chosen', file })
    await say({ type: 'number.read', reading: 'thousands' })
    await readingFile.answer(monday('Part,Qty\nHB-100,tbd'))
    expect(imported()).toMatchObject({ lines: 1 })
    actor.send({ type: 'file.chosen', file })
    expect([imported(), readingFile.calls.length]).toEqual([null, 4])
  })

  test('LISTS which column is meant, and how 1.000 is, is asked before anything is kept', async () => {
    const { asked, open, say } = await begin(monday('HB-100\t40\t1.000\nHB-110\t50\t3'))
    expect([asked(), open()?.name]).toEqual([[], 'Monday'])
    await say({ type: 'column.chosen', at: 2 })
    expect([asked(), open() !== null]).toEqual([[], true])
    await say({ type: 'number.read', reading: 'thousands' })
    expect([asked(), open()]).toEqual([[madeOf(['HB-100', 1_000], ['HB-110', 3])], null])
  })

  test('LISTS the buyer may leave the file alone; one that is chosen meanwhile waits for its turn', async () => {
    const { actor, asked, open, readingFile, notices } = await begin(monday('HB-100\t40\t1\nHB-110\t50\t3'))
    actor.send({ type: 'file.chosen', file })
    expect([open()?.name, readingFile.calls.length]).toEqual(['Monday', 1])
    actor.send({ type: 'import.declined' })
    expect([open(), readingFile.calls.length]).toEqual([null, 2])
    await readingFile.answer(monday('HB-100\t40\t1\nHB-110\t50\t3'))
    actor.send({ type: 'import.declined' })
    expect([open(), asked()]).toEqual([null, []])
    actor.send({ type: 'file.chosen', file })
    await readingFile.fail(new Error('gone'))
    expect(notices()).toEqual([{ kind: 'fileUnreadable' }])
  })

  test.each([
    [
      { kind: 'refused', reason: 'picture' },
      { kind: 'fileRefused', reason: 'picture' },
    ],
    [monday('Part,Qty\n,4'), { kind: 'fileUnreadable' }],
  ] as const)('LISTS a file that makes no list is told of: %j', async (read, notice) => {
    const { asked, notices } = await begin(read)
    expect([asked(), notices()]).toEqual([[], [notice]])
  })
})

fileTests()

describe('ordering from a list', () => {
  const whole = { ...weekly, damaged: 1 }
  test('LISTS its lines stand in the order pad, where the buyer is led; what could not be read is counted', async () => {
    const { actor, reading, opened, moves } = start()
    actor.send({ type: 'ordering.requested', id: 'a' })
    expect(reading.last().input).toEqual({ owner, id: 'a' })
    await reading.answer(whole)
    expect(opened()).toEqual([
      {
        type: 'rows.opened',
        source: 'list',
        name: 'Weekly',
        broken: 1,
        rows: [{ part: 'CB-120', quantity: '6', comment: '', chosenId: null, tags: [] }],
      },
    ])
    expect(moves()).toEqual(['/order-pad'])
  })

  test('LISTS a change of a moment ago comes to the device first', async () => {
    const { actor, changing, reading } = start()
    actor.send({ type: 'change.wanted', change: made })
    actor.send({ type: 'ordering.requested', id: 'a' })
    expect(reading.calls).toEqual([])
    await changing.answer(outcome())
    expect(reading.calls).toHaveLength(1)
  })

  test('LISTS one without lines, or that is gone, or cannot be read, is told of', async () => {
    const { actor, reading, notices, moves, opened } = start()
    const order = () => actor.send({ type: 'ordering.requested', id: 'a' })
    order()
    await reading.answer({ ...whole, lines: [] })
    order()
    await reading.answer(null)
    order()
    await reading.fail(new Error('no'))
    expect(notices()).toEqual([{ kind: 'listEmpty', name: 'Weekly' }, { kind: 'listGone' }, { kind: 'listGone' }])
    expect([moves(), opened()]).toEqual([[], []])
  })
})

test('LISTS every state and every transition is reached by the tests above', () => {
  expect(recorder.unreached()).toEqual([])
})
