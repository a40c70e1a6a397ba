import { describe, expect, test } from 'vitest'
import { delays } from '../../src/machines/delays'
import { noted } from '../support/machine'
import type { openPad } from '../support/pads'
import { padRow, pageWith } from '../support/pads'

type Start = (options?: Parameters<typeof openPad>[0]) => ReturnType<typeof openPad>
const offline = { kind: 'unreachable' }
const broken = { kind: 'rejected', status: 500, message: null, fields: {} }
const many = (count: number) => Array.from({ length: count }, (_, at) => padRow(`r${at}`, `P${at}`))

/** How part numbers are looked up: one pool, at most six calls at once. */
export const checking = (start: Start) =>
  describe('PAD looking up', () => {
    test('six calls at once, the others wait; what was found is remembered for the visit', async () => {
      const { send, searches, asked, kinds, now } = start({ rows: many(8) })
      expect([searches.calls.length, kinds().slice(5)]).toEqual([6, ['checking', 'waiting', 'waiting', 'blank']])
      await searches.answer(pageWith([{ id: 5, part_number: 'P5' }]))
      expect(asked()).toEqual(['P0', 'P1', 'P2', 'P3', 'P4', 'P5', 'P6'])
      for (const call of searches.calls) call.resolve(pageWith([{ id: 1, part_number: call.input.search }]))
      await noted()
      for (const call of searches.calls) call.resolve(pageWith([{ id: 1, part_number: call.input.search }]))
      await noted()
      expect(now().hasTag('checking')).toBe(false)
      expect(now().context.said?.word).toMatchObject({ kind: 'checked', good: 8, rows: 8 })
      const count = searches.calls.length
      send({ type: 'row.typed', id: 'r0', field: 'part', text: 'p5' }, { type: 'row.left' })
      expect(searches.calls).toHaveLength(count)
    })

    test('nothing is taken silently: one spelling is offered, several are to be chosen from', async () => {
      const rows = [padRow('a', 'CB120', '2'), padRow('b', 'CB', '1')]
      const { send, searches, judged, written } = start({ rows })
      searches.calls[0]?.resolve(pageWith([]))
      searches.calls[1]?.resolve(
        pageWith([
          { id: 1, part_number: 'CB-120' },
          { id: 2, part_number: 'CB-121' },
        ]),
      )
      await noted()
      await searches.answer(pageWith([{ id: 1, part_number: 'CB-120' }]))
      await searches.answer(pageWith([]))
      expect(judged()).toMatchObject([
        { kind: 'offered', product: null, quantity: null, fix: { kind: 'take' } },
        { kind: 'choose', product: null, found: 2, fix: null },
        { kind: 'blank' },
      ])
      const product = judged()[1]?.candidates[1]
      send({ type: 'row.fixed', id: 'a' })
      if (product) send({ type: 'product.chosen', id: 'b', product })
      expect(written()).toEqual(['CB-120|2', 'CB-121|1'])
    })

    test('P-1001=6 is a part and how many, when no product is called that', async () => {
      const rows = [padRow('a', 'CB-120=6'), padRow('b', 'X9=5'), padRow('c', 'CB-120=1,5', '2')]
      const { searches, asked, kinds, written } = start({ rows })
      searches.calls[1]?.resolve(pageWith([{ id: 9, part_number: 'X9=5' }]))
      searches.calls[2]?.resolve(pageWith([]))
      searches.calls[0]?.resolve(pageWith([{ id: 1, part_number: 'CB-120' }]))
      await noted()
      expect(asked()).toEqual(['CB-120=6', 'X9=5', 'CB-120=1,5', 'CB-120'])
      expect(written()).toEqual(['CB-120|6', 'X9=5|', 'CB-120=1,5|2'])
      await searches.answer(pageWith([{ id: 1, part_number: 'CB-120' }]))
      expect(kinds()).toEqual(['found', 'found', 'notFound', 'blank'])
    })

    test('a part and how many in one field, and another unit: one press sets it right, and can be undone', async () => {
      const rows = [padRow('a', 'CB-120 6'), padRow('b', 'CB-120', '2 BOX')]
      const { send, searches, judged, written } = start({ rows })
      searches.calls[1]?.resolve(pageWith([{ id: 1, part_number: 'CB-120' }]))
      searches.calls[0]?.resolve(pageWith([]))
      await noted()
      // Its other spellings.
      for (let at = 2; at < searches.calls.length; at += 1) await searches.answer(pageWith([]))
      expect(judged()[1]).toMatchObject({ kind: 'otherUnit', quantity: null })
      send({ type: 'row.fixed', id: 'a' }, { type: 'row.fixed', id: 'b' })
      expect(written()).toEqual(['CB-120|6', 'CB-120|2 EA'])
      expect(judged()).toMatchObject([{ kind: 'found', quantity: 6 }, { kind: 'found', quantity: 2 }, {}])
      send({ type: 'change.undone' }, { type: 'change.undone' })
      expect(written()).toEqual(['CB-120 6|', 'CB-120|2 BOX'])
    })

    test('what is behind = stays in its field as long as somebody types there', async () => {
      const { send, searches, clock, written } = start({ rows: [padRow('a', '')] })
      send({ type: 'row.typed', id: 'a', field: 'part', text: 'CB-120=6' })
      clock.increment(delays.pause)
      await searches.answer(pageWith([]))
      expect(written()).toEqual(['CB-120=6|'])
      send({ type: 'row.typed', id: 'a', field: 'part', text: 'CB-120=60' }, { type: 'row.left' })
      await searches.answer(pageWith([]))
      expect(written()).toEqual(['CB-120|60'])
    })

    test('F8 leads from problem to problem, and says when there is none', async () => {
      const { send, searches, now } = start({ rows: [padRow('a', 'CB-120', 'x'), padRow('b', 'CB-120', '2')] })
      await searches.answer(pageWith([{ id: 1, part_number: 'CB-120' }]))
      send({ type: 'problem.sought', from: null })
      expect(now().context.pointed).toEqual({ id: 'a', field: 'quantity', at: 1 })
      expect(now().context.said?.word.kind).not.toBe('noOtherProblem')
      send({ type: 'problem.sought', from: 'a' })
      expect(now().context.said?.word).toEqual({ kind: 'noOtherProblem' })
      send({ type: 'row.typed', id: 'a', field: 'quantity', text: '2' }, { type: 'problem.sought', from: 'a' })
      expect(now().context.said?.word).toEqual({ kind: 'noProblem' })
    })

    test('without a network the rows say so, new ones too, and all are checked when it returns', async () => {
      const { send, app, searches, kinds, now } = start({ rows: many(8) })
      await searches.fail(offline)
      expect(now().hasTag('stalled')).toBe(true)
      expect(new Set(kinds().slice(0, 8))).toEqual(new Set(['unchecked']))
      expect(searches.calls.slice(0, 5).every(({ signal }) => signal.aborted)).toBe(true)
      send({ type: 'row.typed', id: 'r0', field: 'part', text: 'NEW' }, { type: 'row.left' })
      expect([kinds()[0], searches.calls.length]).toEqual(['unchecked', 6])
      app.tell({ type: 'network.returned' })
      expect([now().hasTag('checking'), searches.calls.length]).toEqual([true, 12])
    })

    test.each([
      ['for all', { type: 'check.retried' as const }],
      ['at one row', { type: 'row.fixed' as const, id: 'r0' }],
    ])('the buyer tries again %s', async (_, event) => {
      const { send, searches, now } = start({ rows: many(2) })
      await searches.fail(offline)
      send({ type: 'row.fixed', id: 'nobody' })
      expect(now().hasTag('stalled')).toBe(true)
      send(event)
      expect([now().hasTag('checking'), searches.calls.length]).toEqual([true, 4])
    })

    test('one failure is that row’s alone; it is tried again by itself, with all, or when the network returns', async () => {
      const { send, app, searches, kinds } = start({ rows: many(1) })
      await searches.fail(broken)
      expect(kinds()).toEqual(['unchecked', 'blank'])
      send({ type: 'row.fixed', id: 'r0' })
      await searches.fail(broken)
      send({ type: 'check.retried' })
      await searches.fail(broken)
      app.tell({ type: 'network.returned' })
      await searches.answer(pageWith([{ id: 1, part_number: 'P0' }]))
      expect(kinds()).toEqual(['found', 'blank'])
      const count = searches.calls.length
      send({ type: 'check.retried' })
      app.tell({ type: 'network.returned' })
      expect(searches.calls).toHaveLength(count)
    })

    test('six failures in a row, and nobody is asked any more', async () => {
      const { searches, now } = start({ rows: many(20) })
      for (let at = 0; at < 6; at += 1) {
        searches.calls[at]?.reject(broken)
        await noted()
      }
      expect([now().hasTag('stalled'), searches.calls.length]).toEqual([true, 11])
    })

    test('C-100 it takes long: that is said, and the calls can be made again', async () => {
      const { send, clock, searches, now } = start({ rows: many(2) })
      clock.increment(delays.slow)
      expect(now().hasTag('slow')).toBe(true)
      searches.calls[0]?.resolve(pageWith([{ id: 1, part_number: 'P0' }]))
      await noted()
      expect(now().hasTag('slow')).toBe(false)
      send({ type: 'check.retried' })
      expect([searches.calls[1]?.signal.aborted, searches.calls.length]).toEqual([true, 3])
    })

    test('descriptions are of a language: in another one all is asked for again', async () => {
      const { app, searches } = start({ rows: many(1) })
      await searches.answer(pageWith([{ id: 1, part_number: 'P0' }]))
      app.tell({ type: 'language.changed' })
      expect(searches.calls).toHaveLength(2)
    })
  })
