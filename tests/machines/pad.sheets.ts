import { describe, expect, test } from 'vitest'
import type { SheetRead } from '../../src/machines/ordering/pad.types'
import { columnsBy, columnsOf } from '../../src/machines/rules/pad-columns'
import { selectAsked, selectEarlier } from '../../src/machines/ordering/pad.selectors'
import { emptyPad, readPad, storedPad } from '../../src/machines/rules/pad-storage'
import { waitingText } from '../../src/machines/rules/pad-kept'
import type { openPad } from '../support/pads'
import { padRow, pageWith, waits } from '../support/pads'

type Start = (options?: Parameters<typeof openPad>[0]) => ReturnType<typeof openPad>
type Cells = readonly (readonly string[])[]
const table = (cells: Cells, rest = '') => ({ cells, separator: ',' as const, rest, long: '' })
const sheet = (cells: Cells, rest = ''): SheetRead => ({
  kind: 'sheet',
  table: table(cells, rest),
  columns: columnsOf(cells),
})
const two = [
  ['HB-100', '40', '2'],
  ['HB-110', '41', '3'],
]

/** How sheets are read, further and in another way. */
export const sheets = (start: Start) => {
  describe('PAD columns of which nobody can know', () => {
    test('nothing is added before the buyer has said which is the quantity; then it is that', async () => {
      const { send, reading, searches, kinds, written, cart } = start()
      send({ type: 'text.pasted', text: 'x' })
      await reading.answer(sheet(two))
      searches.calls[0]?.resolve(pageWith([{ id: 1, part_number: 'HB-100' }]))
      await searches.answer(pageWith([{ id: 2, part_number: 'HB-110' }]))
      expect([written(), kinds().slice(0, 2)]).toEqual([
        ['HB-100|', 'HB-110|'],
        ['open', 'open'],
      ])
      send({ type: 'adding.requested' })
      expect(cart.heard).toEqual([])
      send({ type: 'column.chosen', at: 2, role: 'quantity' })
      expect([written(), kinds().slice(0, 2)]).toEqual([
        ['HB-100|2', 'HB-110|3'],
        ['found', 'found'],
      ])
    })

    test('the question of a sheet goes with its rows: another tab has added them, others are there', async () => {
      const { send, reading, rows, store, now } = start()
      send({ type: 'text.pasted', text: 'x' })
      await reading.answer(sheet(two))
      const own = padRow('other', 'FW-8', '1')
      const [first] = rows()
      if (first) store({ type: 'pad.changedElsewhere', pad: { rows: [first, own], rest: [] } })
      expect(now().context.sheet?.roles).toHaveLength(3)
      store({ type: 'pad.changedElsewhere', pad: { rows: [own], rest: [] } })
      expect(now().context.sheet).toBeNull()
    })

    test('none of them, or a number typed by hand, is an answer, too', async () => {
      const { send, reading, rows, written, now } = start()
      send({ type: 'question.declined' }, { type: 'text.pasted', text: 'x' })
      await reading.answer(sheet(two))
      send({ type: 'row.typed', id: rows()[0]?.id ?? '', field: 'quantity', text: '7' })
      expect(rows().map(({ isQuantityOpen }) => isQuantityOpen)).toEqual([false, true, false])
      send({ type: 'question.declined' }, { type: 'question.declined' })
      expect([written(), rows()[1]?.isQuantityOpen, now().context.sheet?.roles]).toEqual([
        ['HB-100|7', 'HB-110|'],
        false,
        ['part', 'other', 'other'],
      ])
    })

    test('PAD a sheet of parts that are known already says at once how all rows stand', async () => {
      const { send, reading, searches, now } = start()
      const known = [
        ['Part', 'Qty'],
        ['HB-100', '2'],
      ]
      send({ type: 'text.pasted', text: 'x' })
      await reading.answer(sheet(known))
      expect(now().context.said?.word).not.toHaveProperty('ready')
      await searches.answer(pageWith([{ id: 1, part_number: 'HB-100' }]))
      send({ type: 'text.pasted', text: 'x' })
      await reading.answer(sheet(known))
      expect(now().context.said?.word).toMatchObject({ kind: 'rowsRead', rows: 1, ready: { rows: 2 } })
    })

    test('PAD several tables of one sheet are read each by its own heading, and taken back at once', async () => {
      const { send, reading, written, now } = start()
      send({ type: 'text.pasted', text: 'x' })
      const first = [
        ['Part', 'Qty', 'Price'],
        ['HB-100', '2', '12.50'],
        ['Part', 'Qty', 'Price'],
        ['HB-110', '3', '9.10'],
      ]
      await reading.answer(sheet([...first, ['Part', 'Stock', 'Qty'], ['FW-8', '99', '4']], 'AN-12,98,5'))
      expect(written()).toEqual(['HB-100|2', 'HB-110|3', 'FW-8|4'])
      expect(now().context.said?.word).toMatchObject({ kind: 'rowsRead', rows: 3, rest: 1 })
      // What waits is read by the last heading.
      expect(now().context.rest[0]?.sheet?.header).toEqual(['Part', 'Stock', 'Qty'])
      const [earlier] = selectEarlier(now())
      expect([earlier?.header, earlier?.above]).toEqual([first[0], [first[2]]])
      send({ type: 'change.undone' })
      expect([written(), now().context.rest]).toEqual([[], []])
    })

    test('PAD the columns of an earlier sheet can be chosen again, and its heading be a row: also after a reload', async () => {
      const { send, reading, saved } = start()
      send({ type: 'text.pasted', text: 'x' }, { type: 'text.pasted', text: 'y' })
      await reading.answer(sheet([['To us'], ['Part', 'Qty', 'Min qty'], ['HB-100', '2', '10'], ['HB-110', '3', '20']]))
      await reading.answer(
        sheet([
          ['Item', 'Qty'],
          ['FW-8', '1'],
        ]),
      )
      const kept = readPad(JSON.parse(JSON.stringify(storedPad(saved.at(-1)?.pad ?? emptyPad))))
      const other = start(kept)
      const [earlier] = selectEarlier(other.now())
      const mark = earlier?.mark ?? ''
      expect([earlier?.header, earlier?.above]).toEqual([['Part', 'Qty', 'Min qty'], [['To us']]])
      other.send({ type: 'column.chosen', at: 2, role: 'quantity', mark })
      expect(other.written()).toEqual(['HB-100|10', 'HB-110|20', 'FW-8|1'])
      other.send({ type: 'heading.refused', mark }, { type: 'heading.refused', mark })
      expect(other.written()).toEqual(['To us|', 'Part|Min qty', 'HB-100|10', 'HB-110|20', 'FW-8|1'])
      // The one that was read last needs no mark.
      other.send({ type: 'heading.refused' })
      expect(other.written().slice(4)).toEqual(['Item|Qty', 'FW-8|1'])
      expect(selectEarlier(other.now()).map(({ header, cells }) => [header, cells.length])).toEqual([[null, 4]])
    })

    test('the question lives as long as its rows: through a second sheet, and through a reload', async () => {
      const { send, reading, now, saved } = start()
      send({ type: 'text.pasted', text: 'x' }, { type: 'text.pasted', text: 'y' })
      await reading.answer(sheet(two, 'HB-120,400,4'))
      await reading.answer(sheet([['FW-8', '1']]))
      const [asked] = selectAsked(now())
      expect([asked?.cells, now().context.sheet?.roles]).toEqual([two, ['part', 'quantity']])
      send(
        { type: 'column.chosen', at: 0, role: 'quantity', mark: 'gone' },
        { type: 'question.declined', mark: 'gone' },
      )
      // A tab that finds on the device what this one handed over.
      const kept = readPad(JSON.parse(JSON.stringify(storedPad(saved.at(-1)?.pad ?? emptyPad))))
      const other = start(kept)
      const [again] = selectAsked(other.now())
      expect([again, other.now().context.sheet?.cells]).toEqual([asked, [['FW-8', '1']]])
      other.send({ type: 'column.chosen', at: 2, role: 'quantity', mark: asked?.mark ?? '' })
      expect(other.written()).toEqual(['HB-100|2', 'HB-110|3', 'FW-8|1'])
      expect([selectAsked(other.now()), other.now().context.rest[0]?.sheet?.roles]).toEqual([
        [],
        ['part', 'other', 'quantity'],
      ])
      send({ type: 'question.declined', mark: asked?.mark ?? '' })
      expect([selectAsked(now()), now().context.sheet?.roles]).toEqual([[], ['part', 'quantity']])
    })

    test('a question whose rows are all answered by hand is none any more', async () => {
      const { send, reading, rows, now } = start()
      send({ type: 'text.pasted', text: 'x' }, { type: 'text.pasted', text: 'y' })
      await reading.answer(sheet(two.slice(0, 1)))
      await reading.answer(sheet([['FW-8', '1']]))
      expect(selectAsked(now())).toHaveLength(1)
      send({ type: 'row.typed', id: rows()[0]?.id ?? '', field: 'quantity', text: '7' })
      expect(selectAsked(now())).toEqual([])
    })

    test('choosing a column changes nothing that was typed by hand', async () => {
      const { send, reading, rows, written } = start()
      send({ type: 'text.pasted', text: 'x' })
      await reading.answer(
        sheet([
          ['HB-100', '2', 'a note'],
          ['HB-110', '3', 'another'],
        ]),
      )
      const [first, second] = rows().map(({ id }) => id)
      send(
        { type: 'row.typed', id: first ?? '', field: 'quantity', text: '99' },
        { type: 'row.typed', id: second ?? '', field: 'part', text: 'CB-120' },
        { type: 'column.chosen', at: 2, role: 'comment' },
        { type: 'column.chosen', at: 2, role: 'other' },
      )
      expect([written(), rows()[0]?.comment, rows()[0]?.extra]).toEqual([['HB-100|99', 'CB-120|3'], '', ['a note']])
    })
  })

  describe('PAD text that waits', () => {
    test('keeps its heading and the roles that were chosen; rests of two pastes are read one by one', async () => {
      const { send, reading, written, now } = start()
      const cells = [['Part', 'On hand', 'Qty'], ...two]
      send({ type: 'text.pasted', text: 'x' }, { type: 'text.pasted', text: 'y' })
      await reading.answer(sheet(cells, 'HB-120,400,4'))
      await reading.answer(sheet([['FW-8', '1']], 'FW-9,5'))
      const [first, second] = now().context.rest
      expect([first?.sheet?.roles, second?.sheet?.roles]).toEqual([
        ['part', 'other', 'quantity'],
        ['part', 'quantity'],
      ])
      send({ type: 'column.chosen', at: 1, role: 'other' }, { type: 'rest.wanted' })
      expect(reading.last().input).toMatchObject({ source: { kind: 'rest', waiting: first } })
      if (first?.sheet) {
        const rest = [['HB-120', '400', '4']]
        await reading.answer({ kind: 'sheet', table: table(rest), columns: columnsBy(rest, first.sheet) })
      }
      expect(written().at(-1)).toBe('HB-120|4')
      expect([now().context.rest.length, now().context.rest[0]?.sheet?.roles]).toEqual([1, ['part', 'other']])
    })

    test('a text that cannot be read for now is kept, with the true reason, once', async () => {
      const { send, reading, now } = start()
      const unread: SheetRead = { kind: 'refused', reason: 'noReader', text: '"HB-100",2' }
      send({ type: 'text.pasted', text: '"HB-100",2' })
      await reading.answer(unread)
      expect(now().context).toMatchObject({
        refusal: 'noReader',
        rest: waits('"HB-100",2', { why: 'unread' }),
        said: null,
      })
      send({ type: 'rest.wanted' })
      await reading.answer(unread)
      expect(waitingText(now().context.rest)).toBe('"HB-100",2')
    })

    test('a line longer than any row is no row that waits for room', () => {
      const { now } = start({ rest: waits('x'.repeat(6_000), { why: 'long' }) })
      expect(now().can({ type: 'rest.wanted' })).toBe(false)
    })
  })

  describe('PAD a column of numbers pasted into a quantity', () => {
    test('fills downwards; what is more becomes rows of its own', () => {
      const { send, written, reading, now } = start({ rows: [padRow('a', 'HB-100', '1'), padRow('b', 'HB-110', '1')] })
      const into = { id: 'b', field: 'quantity' as const }
      send({ type: 'text.pasted', text: '7\n8\n9', into })
      expect([written(), reading.calls]).toEqual([['HB-100|1', 'HB-110|7', '|8', '|9'], []])
      expect(now().context.said?.word).toEqual({ kind: 'filled', count: 3 })
      send({ type: 'text.pasted', text: 'HB-1\nHB-2', into })
      expect(reading.calls).toHaveLength(1)
    })
  })
}
