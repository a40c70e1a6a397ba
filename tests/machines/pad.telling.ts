import { describe, expect, test } from 'vitest'
import type { PadWord } from '../../src/machines/ordering/pad.types'
import type { openPad } from '../support/pads'
import { padRow, pageWith } from '../support/pads'

type Start = (options?: Parameters<typeof openPad>[0]) => ReturnType<typeof openPad>
const limited = pageWith([{ id: 1, part_number: 'CB-120', min_order_qty: 6, max_order_qty: 20 }])

/** `2 notFound`: which row was told of, and how it stands; else what was said. */
const told = (word: PadWord | undefined) =>
  word?.kind === 'rows' || word?.kind === 'checked'
    ? [
        ...(word.told ?? []).map(({ number, judged }) => `${number} ${judged.kind}`),
        ...(word.kind === 'checked' ? ['all'] : []),
      ]
    : word?.kind

/** What is said of a row that is changed by hand (issue 11: row states are announced). */
export const telling = (start: Start) =>
  describe('PAD a row that is changed by hand', () => {
    test('says how it stands, after the pause and the answer, once', async () => {
      const { send, rows, clock, searches, now } = start({ rows: [padRow('a', '', '1')] })
      const id = rows()[1]?.id ?? ''
      send({ type: 'row.typed', id, field: 'part', text: 'Z' })
      clock.increment(900)
      send({ type: 'row.typed', id, field: 'part', text: 'ZZ' })
      clock.increment(1000)
      expect(now().context.said).toBeNull()
      await searches.answer(pageWith([]))
      expect(told(now().context.said?.word)).toEqual(['2 notFound'])
      const { at } = now().context.said ?? {}
      // What changes nothing is not said again.
      send({ type: 'row.typed', id, field: 'comment', text: 'soon' })
      clock.increment(1000)
      expect(now().context.said?.at).toBe(at)
    })

    test('a part number that is known, a quantity that becomes wrong and what is offered (Alt+Enter) are told, too', async () => {
      const { send, clock, searches, now } = start({ rows: [padRow('a', 'CB-120', '6')] })
      await searches.answer(limited)
      expect(told(now().context.said?.word)).toEqual(['all'])
      send({ type: 'row.typed', id: 'a', field: 'quantity', text: '2' })
      expect(told(now().context.said?.word)).toEqual(['all'])
      clock.increment(1000)
      expect(told(now().context.said?.word)).toEqual(['1 belowMinimum'])
      send({ type: 'row.fixed', id: 'a' })
      clock.increment(1000)
      expect(told(now().context.said?.word)).toEqual(['1 found'])
      // Two changes that lead back say nothing.
      const { at } = now().context.said ?? {}
      send({ type: 'row.typed', id: 'a', field: 'part', text: 'CB-12' })
      send({ type: 'row.typed', id: 'a', field: 'part', text: 'CB-120' })
      clock.increment(1000)
      expect(now().context.said?.at).toBe(at)
    })

    test('while a sheet is checked both are told in one sentence', async () => {
      const { send, searches, now } = start({ rows: [padRow('a', 'CB-120', '6'), padRow('b', 'CB-120', '1')] })
      send({ type: 'row.typed', id: 'b', field: 'part', text: 'FW-8' }, { type: 'row.left' })
      searches.calls[0]?.resolve(limited)
      await searches.answer(pageWith([{ id: 2, part_number: 'FW-8' }]))
      expect(told(now().context.said?.word)).toEqual(['2 found', 'all'])
    })

    test('a row that is taken out before it is known is not told of; how many are left is', () => {
      const { send, clock, now } = start({ rows: [padRow('a', 'CB-120', '6'), padRow('b', 'FW-8', '1')] })
      send({ type: 'row.typed', id: 'a', field: 'quantity', text: '2' }, { type: 'row.removed', id: 'a' })
      expect(now().context.said?.word).toEqual({ kind: 'removed', good: 0, rows: 1, problems: 0 })
      clock.increment(1000)
      expect(told(now().context.said?.word)).toBe('removed')
    })

    test('a row that another tab has added meanwhile goes to the cart only when it is wanted again', async () => {
      const there = padRow('b', 'CB-120', '6', { isAdded: true })
      const { send, clock, searches, judged, now, cart } = start({ rows: [there] })
      await searches.answer(limited)
      send({ type: 'adding.requested' }, { type: 'problem.sought', from: null })
      expect([judged()[0]?.kind, cart.heard, told(now().context.said?.word)]).toEqual(['added', [], 'noProblem'])
      send({ type: 'row.restored', id: 'b' })
      clock.increment(1000)
      expect([judged()[0]?.kind, told(now().context.said?.word)]).toEqual(['found', ['1 found']])
      // Another part number is another product.
      const other = start({ rows: [there] })
      other.send({ type: 'row.typed', id: 'b', field: 'part', text: 'FW-8' })
      expect(other.rows()[0]?.isAdded).toBe(false)
    })

    test('a duplicate that is wanted after all, and a product that is chosen', async () => {
      const left = padRow('b', 'CB-120', '6', { isLeftOut: true })
      const { send, clock, searches, judged, now } = start({ rows: [padRow('a', 'CB-120', '6'), left] })
      await searches.answer(limited)
      send({ type: 'row.restored', id: 'b' })
      clock.increment(1000)
      expect(told(now().context.said?.word)).toEqual(['2 found'])
      const product = judged()[0]?.product
      if (product) send({ type: 'product.chosen', id: 'a', product })
      clock.increment(1000)
      expect(told(now().context.said?.word)).toEqual(['2 found'])
    })
  })
