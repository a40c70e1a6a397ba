// @vitest-environment node
import { createActor } from 'xstate'
import { describe, expect, test } from 'vitest'
import { listMachine } from '../../src/machines/ordering/list.machine'
import {
  selectLineKeys,
  selectListLine,
  selectNameTold,
  selectRemovedPart,
} from '../../src/machines/ordering/list.selectors'
import type { ListQuestion, ListRead, ListsEvent, ListsNews } from '../../src/machines/ordering/lists.types'
import type { ListChange } from '../../src/machines/rules/list-changes'
import { bareLine, lineKey, listOf } from '../../src/machines/rules/lists'
import { publisher, question, record, testApp } from '../support/machine'

const recorder = record(listMachine)
const owner = { tenantCode: 'ACME', email: 'buyer@acme.test' }
const bolts = bareLine('CB-120', 6)
const nuts = bareLine('N-8', 0)
const weekly: ListRead = {
  ...listOf({ id: 'a', name: 'Weekly', savedAt: '2026-03-01T10:00:00.000Z' }, [bolts, nuts]),
  damaged: 0,
}
const quantity = (amount: number) => ({ kind: 'quantity', key: lineKey(bolts), quantity: amount }) as const

const start = async (found: ListRead | null = weekly) => {
  const reading = question<ListRead | null, ListQuestion>()
  const lists = publisher<ListsNews, ListsEvent>([], { inspect: recorder.inspect })
  const actor = createActor(listMachine.provide({ actors: { readList: reading.logic } }), {
    inspect: recorder.inspect,
    input: { app: testApp().app, lists: lists.ref, owner, id: 'a' },
  }).start()
  await reading.answer(found)
  const now = () => actor.getSnapshot()
  const done = (change: ListChange, isDone = true) =>
    lists.tell({
      type: 'list.changed',
      change,
      outcome: isDone ? { list: weekly, before: weekly, cut: [], summed: [], isKept: true } : null,
    })
  return {
    actor,
    reading,
    lists,
    now,
    done,
    quantities: () => now().context.list?.lines.map((line) => line.quantity),
    wanted: () => lists.heard.map((event) => (event.type === 'change.wanted' ? event.change : event.type)),
  }
}

describe('opening', () => {
  test('LISTS a list is read from the device, by its lines in their order', async () => {
    const { reading, now } = await start()
    expect(reading.last().input).toEqual({ owner, id: 'a' })
    expect(selectLineKeys(now())).toEqual([bolts, nuts].map(lineKey))
    expect([selectListLine(lineKey(nuts))(now()), selectListLine('x')(now())]).toEqual([nuts, null])
  })

  test('LISTS one that is not there says so', async () => {
    const { now } = await start(null)
    expect([now().hasTag('gone'), selectLineKeys(now())]).toEqual([true, []])
  })

  test('R9 a device that cannot be read is told, and read again on demand', async () => {
    const { actor, reading, lists, now } = await start()
    lists.tell({ type: 'lists.changed' })
    await reading.fail(new Error('no'))
    expect(now().hasTag('failed')).toBe(true)
    actor.send({ type: 'retry.requested' })
    await reading.fail(new Error('no'))
    actor.send({ type: 'retry.requested' })
    await reading.answer(weekly)
    expect(now().value).toEqual({ shown: 'calm' })
  })
})

describe('changing', () => {
  test('LISTS a change is seen at once, and brought to the device', async () => {
    const { actor, quantities, wanted, done, now } = await start()
    actor.send({ type: 'line.edited', edit: quantity(8) })
    expect(quantities()).toEqual([8, 0])
    const change = { kind: 'edited', id: 'a', edit: quantity(8) } as const
    expect([wanted(), now().context.pending]).toEqual([[change], 1])
    done(change)
    expect(now().context.pending).toBe(0)
  })

  test('LISTS a part number is put at the end, a name is typed over; blanks are neither', async () => {
    const { actor, wanted, now } = await start()
    actor.send({ type: 'line.added', partNumber: ' ' })
    actor.send({ type: 'list.renamed', name: ' ' })
    expect(wanted()).toEqual([])
    actor.send({ type: 'line.added', partNumber: 'ZZ-9' })
    actor.send({ type: 'list.renamed', name: 'Monday' })
    expect(wanted()).toEqual([
      { kind: 'added', id: 'a', lines: [bareLine('ZZ-9', 1)] },
      { kind: 'renamed', id: 'a', name: 'Monday' },
    ])
    expect([selectLineKeys(now()).length, now().context.list?.name]).toEqual([3, 'Monday'])
  })

  test('A7 that the list has the name that was typed is told, and that it keeps the former one where none was; not the name of another', async () => {
    const { actor, now } = await start()
    const told = () => selectNameTold(now())
    const rename = (name: string) => actor.send({ type: 'list.renamed', name })
    const done = (name: string | null) =>
      actor.send({
        type: 'list.changed',
        change: { kind: 'renamed', id: 'a', name: name ?? '' },
        outcome:
          name === null ? null : { list: { ...weekly, name }, before: weekly, cut: [], summed: [], isKept: true },
      })
    rename(' ')
    expect(told()).toEqual({ kind: 'unnamed', name: 'Weekly' })
    rename(' Monday ')
    rename('Tuesday')
    done('Monday')
    expect(told()).toMatchObject({ kind: 'unnamed' })
    done('Tuesday')
    expect(told()).toEqual({ kind: 'renamed', name: 'Tuesday' })
    rename('Van')
    done('Van (2)')
    rename('Car')
    done(null)
    expect(told()).toEqual({ kind: 'renamed', name: 'Tuesday' })
  })

  test('LISTS a removed line comes back to its place', async () => {
    const { actor, wanted, now } = await start()
    actor.send({ type: 'removal.undone' })
    expect(wanted()).toEqual([])
    actor.send({ type: 'line.edited', edit: { kind: 'removed', key: lineKey(bolts) } })
    expect([selectRemovedPart(now()), selectLineKeys(now())]).toEqual(['CB-120', [lineKey(nuts)]])
    actor.send({ type: 'removal.undone' })
    expect(wanted().at(-1)).toEqual({ kind: 'edited', id: 'a', edit: { kind: 'restored', line: bolts, at: 0 } })
    expect([selectRemovedPart(now()), selectLineKeys(now())]).toEqual([null, [bolts, nuts].map(lineKey)])
    actor.send({ type: 'line.edited', edit: { kind: 'removed', key: 'nothing' } })
    expect(selectRemovedPart(now())).toBeNull()
  })
})

describe('other tabs', () => {
  test('R24 what changed elsewhere is read, but not over what is on its way', async () => {
    const { actor, reading, lists, quantities, done, now } = await start()
    actor.send({ type: 'line.edited', edit: quantity(8) })
    lists.tell({ type: 'lists.changed' })
    expect(reading.calls.length).toBe(1)
    done({ kind: 'removed', id: 'another' })
    expect(now().context.pending).toBe(1)
    done({ kind: 'made', name: 'x', lines: [] })
    done({ kind: 'edited', id: 'a', edit: quantity(8) })
    lists.tell({ type: 'lists.changed' })
    actor.send({ type: 'line.edited', edit: quantity(9) })
    await reading.answer(weekly)
    expect([quantities(), now().value]).toEqual([[9, 0], { shown: 'calm' }])
    done({ kind: 'edited', id: 'a', edit: quantity(9) })
    lists.tell({ type: 'lists.changed' })
    await reading.answer({ ...weekly, lines: [nuts] })
    expect(quantities()).toEqual([0])
  })

  test('R24 a list that another tab deletes is gone here', async () => {
    const { reading, lists, now } = await start()
    lists.tell({ type: 'lists.changed' })
    await reading.answer(null)
    expect(now().hasTag('gone')).toBe(true)
  })

  test('R24 a list that another tab deletes and takes back is here again', async () => {
    const { reading, lists, now, quantities } = await start()
    lists.tell({ type: 'lists.changed' })
    await reading.answer(null)
    // Another list changed.
    lists.tell({ type: 'lists.changed' })
    expect(now().hasTag('gone')).toBe(true)
    await reading.answer(null)
    expect(now().value).toBe('gone')
    lists.tell({ type: 'lists.changed' })
    await reading.answer(weekly)
    expect([quantities(), now().value]).toEqual([[6, 0], { shown: 'calm' }])
  })

  test('R5 a list that is sought and cannot be read offers another attempt', async () => {
    const { reading, lists, now } = await start(null)
    lists.tell({ type: 'lists.changed' })
    await reading.fail(new Error('broken'))
    expect(now().hasTag('failed')).toBe(true)
  })

  test('R5 a change that could not be made is taken back on the screen', async () => {
    const { actor, reading, quantities, done } = await start()
    actor.send({ type: 'line.edited', edit: quantity(8) })
    done({ kind: 'edited', id: 'a', edit: quantity(8) }, false)
    await reading.answer(weekly)
    expect(quantities()).toEqual([6, 0])
    done({ kind: 'made', name: 'x', lines: [] }, false)
    expect(reading.calls.length).toBe(2)
  })
})

test('LIST every state and every transition is reached by the tests above', () => {
  expect(recorder.unreached()).toEqual([])
})
