// @vitest-environment node
import { describe, expect, test } from 'vitest'
import { padMachine } from '../../src/machines/ordering/pad.machine'
import type { SheetRead } from '../../src/machines/ordering/pad.types'
import { columnsOf } from '../../src/machines/rules/pad-columns'
import { waitingText } from '../../src/machines/rules/pad-kept'
import { line } from '../rules/samples'
import { noted, record } from '../support/machine'
import { openPad, padRow, pageWith, waits } from '../support/pads'
import { opening } from './pad.opening'
import { handing, holding } from './pad.handing'
import { checking } from './pad.lookups'
import { sheets } from './pad.sheets'
import { telling } from './pad.telling'
import { ticking } from './pad.ticks'
import { viewing } from './pad.view'

const recorder = record(padMachine)
const { inspect } = recorder
const start = (options: Parameters<typeof openPad>[0] = {}) => openPad({ inspect, ...options })
const limits = { min_order_qty: 6, max_order_qty: 20 }
const bolt = { id: 1, part_number: 'CB-120', ...limits }
const washer = { id: 2, part_number: 'FW-8' }
const sheet = (rows: readonly (readonly string[])[], rest = ''): SheetRead => ({
  kind: 'sheet',
  table: { cells: rows, separator: '\t', rest, long: '' },
  columns: columnsOf(rows),
})

opening(start)
checking(start)
handing(start)
holding(start)
viewing(start)
sheets(start)
telling(start)
ticking(start)

describe('PAD typing', () => {
  test('every letter is there at once; nothing is asked before the part number is left', async () => {
    const { send, rows, asked, written } = start()
    const id = rows()[0]?.id ?? ''
    send({ type: 'row.typed', id, field: 'part', text: 'C' }, { type: 'row.typed', id, field: 'part', text: 'CB' })
    expect([written(), asked(), rows().length]).toEqual([['CB|'], [], 2])
    send({ type: 'row.left' })
    expect(asked()).toEqual(['CB'])
  })

  test('after a pause it is asked for, too; what was begun is not what was written before', async () => {
    const { send, rows, asked, clock, searches, kinds } = start()
    const id = rows()[0]?.id ?? ''
    send({ type: 'row.typed', id, field: 'part', text: 'C' })
    clock.increment(900)
    send({ type: 'row.typed', id, field: 'part', text: 'CB' })
    clock.increment(900)
    expect(asked()).toEqual([])
    clock.increment(100)
    expect(asked()).toEqual(['CB'])
    await searches.answer(pageWith([]))
    expect(kinds()[0]).toBe('notFound')
    send({ type: 'row.typed', id, field: 'part', text: 'CB-120' })
    expect(rows()[0]?.writtenAs).toBeNull()
    send({ type: 'row.left' }, { type: 'row.typed', id, field: 'quantity', text: '2' })
    expect(asked().at(-1)).toBe('CB-120')
  })

  test('a field is undone as one, and nothing more than was done', () => {
    const { send, rows, written, now } = start({ rows: [padRow('a', 'CB-120', '6')] })
    send(
      { type: 'row.typed', id: 'a', field: 'quantity', text: '1' },
      { type: 'row.typed', id: 'a', field: 'quantity', text: '12' },
      { type: 'row.typed', id: 'a', field: 'comment', text: 'soon' },
      { type: 'row.removed', id: 'a' },
      { type: 'change.undone' },
      { type: 'change.undone' },
    )
    expect([written(), rows()[0]?.comment]).toEqual([['CB-120|12'], ''])
    expect(now().context.said?.word).toEqual({ kind: 'undone', back: 0, gone: 0, changed: [1] })
    send({ type: 'change.undone' }, { type: 'change.undone' })
    expect([written(), now().context.said?.word]).toEqual([['CB-120|6'], { kind: 'nothingToUndo' }])
  })

  test('Enter leads to the next row, Shift+Enter to the one before, and not out of the pad', () => {
    const { send, rows, now } = start({ rows: [padRow('a', 'CB-120')] })
    const pointed = () => now().context.pointed
    send({ type: 'row.sought', id: 'a', field: 'quantity', to: 'next' })
    // The empty row begins with its part number.
    expect(pointed()).toEqual({ id: rows()[1]?.id, field: 'part', at: 1 })
    send({ type: 'row.sought', id: rows()[1]?.id ?? '', field: 'part', to: 'previous' })
    expect(pointed()).toEqual({ id: 'a', field: 'part', at: 2 })
    send({ type: 'row.sought', id: 'a', field: 'part', to: 'previous' })
    expect(pointed()?.at).toBe(2)
  })

  test('all rows are taken out, and come back', () => {
    const { send, written, now } = start({ rows: [padRow('a', 'CB-120')], rest: waits('X') })
    send({ type: 'rows.cleared' })
    expect([written(), now().context.said?.word]).toEqual([[], { kind: 'cleared', count: 2 }])
    send({ type: 'change.undone' })
    expect(written()).toEqual(['CB-120|'])
  })
})

describe('PAD pasting', () => {
  test('a text becomes rows behind those that are there; what comes meanwhile waits for its turn', async () => {
    const { send, reading, written, now } = start({ rows: [padRow('a', 'AN-1', '2')] })
    send({ type: 'text.pasted', text: 'one' }, { type: 'text.pasted', text: 'two' })
    expect([reading.calls.length, now().hasTag('reading')]).toEqual([1, true])
    expect(reading.last().input).toEqual({ source: { kind: 'text', text: 'one' }, room: 999 })
    await reading.answer(sheet([['CB-120', '6']]))
    await reading.answer(sheet([['FW-8', '4']], 'X-1\t1'))
    expect(written()).toEqual(['AN-1|2', 'CB-120|6', 'FW-8|4'])
    expect(now().context).toMatchObject({
      rest: [{ text: 'X-1\t1' }],
      said: { word: { kind: 'rowsRead', rows: 1, rest: 1 } },
    })
    send({ type: 'change.undone' })
    expect([written(), now().context.rest]).toEqual([['AN-1|2', 'CB-120|6'], []])
  })

  test('a file that is refused, or cannot be opened, says why; nothing else happens', async () => {
    const { send, reading, now } = start()
    const file = { name: 'x', size: 1, arrayBuffer: () => Promise.resolve(new ArrayBuffer(1)) }
    send({ type: 'file.dropped', file })
    await reading.answer({ kind: 'refused', reason: 'picture' })
    expect(now().context.refusal).toBe('picture')
    send({ type: 'refusal.closed' }, { type: 'file.dropped', file })
    expect(now().context.refusal).toBeNull()
    await reading.fail(new Error('gone'))
    expect(now().context).toMatchObject({ refusal: 'unopened', inbox: [] })
  })

  test('columns can be something else, and a heading a row', async () => {
    const { send, reading, written, now } = start()
    send({ type: 'text.pasted', text: 'x' })
    await reading.answer(
      sheet([
        ['Qty', 'Part'],
        ['6', '100'],
        ['7', '200'],
      ]),
    )
    expect(written()).toEqual(['100|6', '200|7'])
    send({ type: 'column.chosen', at: 0, role: 'part' })
    expect(written()).toEqual(['6|100', '7|200'])
    send({ type: 'heading.refused' })
    expect(written()).toEqual(['Qty|Part', '6|100', '7|200'])
    send({ type: 'heading.refused' }, { type: 'rows.cleared' }, { type: 'column.chosen', at: 0, role: 'other' })
    expect(now().context.sheet).toBeNull()
  })

  test('what waited for room is read when there is some, once, and nothing of it is lost', async () => {
    const { send, reading, written, now } = start({ rest: waits('A\t1\nB\t2') })
    send({ type: 'rest.wanted' }, { type: 'rest.wanted' })
    expect(reading.calls).toHaveLength(1)
    await reading.answer(sheet([['A', '1']], 'B\t2'))
    expect([written(), waitingText(now().context.rest)]).toEqual([['A|1'], 'B\t2'])
  })

  test('the answer is for the sign that was asked about, also where a row before it is not known', async () => {
    const { send, kinds, judged, searches } = start({
      rows: [padRow('a', 'NOBODY', '1,000'), padRow('b', 'FW-8', '2.000')],
    })
    searches.calls[0]?.resolve(pageWith([]))
    searches.calls[1]?.resolve(pageWith([washer]))
    await noted()
    expect(kinds()).toEqual(['notFound', 'unclear', 'blank'])
    send({ type: 'number.read', reading: 'thousands' })
    expect(judged()[1]?.quantity).toBe(2_000)
  })

  test('one answer says how 1.000 is meant, for all rows with that sign; how they stand is said', async () => {
    const { send, kinds, judged, searches, now } = start({
      rows: [padRow('a', 'FW-8', '1.000'), padRow('b', 'FW-8', '2.000'), padRow('c', 'FW-8', '1,000')],
    })
    await searches.answer(pageWith([washer]))
    expect(kinds()).toEqual(['unclear', 'unclear', 'unclear', 'blank'])
    send({ type: 'number.read', reading: 'thousands' })
    expect(judged().map(({ quantity }) => quantity)).toEqual([1_000, 2_000, null, null])
    expect(now().context.said?.word).toMatchObject({ kind: 'checked', rows: 3, problems: 1 })
    send({ type: 'number.read', reading: 'decimals' })
    expect(judged().map(({ quantity }) => quantity)).toEqual([1_000, 2_000, 1, null])
  })
})

describe('PAD adding', () => {
  test('what went to the cart is still said when the others have been checked', async () => {
    const { send, searches, now } = start({ rows: [padRow('a', 'CB-120', '6'), padRow('b', 'NO', '1')] })
    searches.calls[0]?.resolve(pageWith([bolt]))
    await noted()
    send({ type: 'adding.requested' }, { type: 'rows.taken', taken: [{ productId: 1, quantity: 6 }] })
    const added = { rows: 1, left: 1 }
    expect(now().context.said?.word).toEqual({ kind: 'added', ...added })
    searches.calls[1]?.resolve(pageWith([]))
    await noted()
    expect(now().context.said?.word).toMatchObject({ kind: 'checked', good: 0, rows: 1, added })
  })

  test('the good rows go to the cart, the others stay with what is wrong', async () => {
    const rows = [padRow('a', 'CB-120', '6', { comment: 'Gate 4' }), padRow('b', 'NO', '1'), padRow('c', 'FW-8', '3')]
    const { send, cart, searches, written, now } = start({ rows })
    searches.calls[0]?.resolve(pageWith([bolt]))
    searches.calls[1]?.resolve(pageWith([]))
    searches.calls[2]?.resolve(pageWith([washer]))
    await noted()
    send({ type: 'adding.requested' })
    expect(cart.heard).toMatchObject([
      {
        type: 'rows.added',
        lines: [
          { product: { id: 1 }, quantity: 6, comment: 'Gate 4' },
          { product: { id: 2 }, quantity: 3, comment: '' },
        ],
      },
    ])
    const taken = [
      { productId: 1, quantity: 6 },
      { productId: 2, quantity: 3 },
    ]
    send({ type: 'rows.taken', taken })
    expect([written(), now().context.undo]).toEqual([['NO|1'], []])
    expect(now().context.said?.word).toEqual({ kind: 'added', rows: 2, left: 1 })
    send({ type: 'adding.requested' })
    expect(cart.heard).toHaveLength(1)
  })

  test('what the cart had to cut is told, and stays in the pad', async () => {
    const { send, searches, written, told } = start({ rows: [padRow('a', 'CB-120', '12')] })
    await searches.answer(pageWith([bolt]))
    send({ type: 'adding.requested' }, { type: 'rows.taken', taken: [{ productId: 1, quantity: 8 }] })
    expect(written()).toEqual(['CB-120|4'])
    expect(told).toEqual([
      { type: 'notice.given', notice: { kind: 'quantityCut', maximum: 20, product: 'Hex bolt M8' } },
    ])
  })

  test('what the cart holds counts against the maximum; what is offered makes it fit', async () => {
    const { send, searches, judged, written } = start({
      rows: [padRow('a', 'CB-120', '6')],
      cartLines: [line(18, bolt)],
    })
    await searches.answer(pageWith([bolt]))
    expect(judged()[0]).toMatchObject({ kind: 'aboveMaximum', limit: 20, inCart: 18 })
    send({ type: 'row.fixed', id: 'a' }, { type: 'row.fixed', id: 'nobody' })
    expect([written(), judged()[0]?.kind]).toEqual([['CB-120|2'], 'found'])
  })

  test('a duplicate is summed, can be left out, and taken back', async () => {
    const rows = [padRow('a', 'FW-8', '2'), padRow('b', 'fw-8', '3')]
    const { send, searches, judged, kinds } = start({ rows })
    await searches.answer(pageWith([washer]))
    expect(judged()[1]).toMatchObject({ kind: 'found', together: 5, warnings: ['duplicate'] })
    send({ type: 'row.fixed', id: 'b' })
    expect(kinds()).toEqual(['found', 'leftOut', 'blank'])
    send({ type: 'row.restored', id: 'b' })
    expect(kinds()).toEqual(['found', 'found', 'blank'])
  })

  test('rows are copied out; a browser that forbids it is told of', async () => {
    const { send, copying, now } = start()
    send({ type: 'copying.requested', text: 'x' })
    expect(copying.last().input).toEqual({ text: 'x' })
    await copying.answer(undefined)
    expect(now().context.said?.word).toEqual({ kind: 'copied' })
    send({ type: 'copying.requested', text: 'x' })
    await copying.fail(new Error('forbidden'))
    expect(now().context.said?.word).toEqual({ kind: 'notCopied' })
  })
})

test('QA: every state, transition and answer of a guard was reached', () => {
  expect(recorder.unreached()).toEqual([])
})
