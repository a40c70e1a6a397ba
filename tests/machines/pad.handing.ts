import { describe, expect, test } from 'vitest'
import { selectNamesakes } from '../../src/machines/ordering/namesakes.selectors'
import { selectOfYours, selectOrigins, selectPassed } from '../../src/machines/ordering/pad.selectors'
import type { PadRowsOpened } from '../../src/machines/ordering/pad.types'
import { waitingText } from '../../src/machines/rules/pad-kept'
import { noted } from '../support/machine'
import type { openPad } from '../support/pads'
import { padRow, pageWith } from '../support/pads'

type Start = (options?: Parameters<typeof openPad>[0]) => ReturnType<typeof openPad>
const wanted = (part: string, quantity = '2') => ({ part, quantity, comment: '' })
const list = (...rows: PadRowsOpened['rows']): PadRowsOpened => ({
  type: 'rows.opened',
  source: 'list',
  name: 'Weekly',
  rows,
})
const bolt = { id: 1, part_number: 'CB-120' }
const mine = [{ own: 'BOLT-A', partNumber: 'CB-120' }]

/** Two tabs add the same rows: each adds what is held for it. */
export const holding = (start: Start) =>
  describe('PAD rows that another tab is adding in the same instant', () => {
    const rows = [padRow('a', 'CB-120', '6'), padRow('b', 'CB-120', '2')]
    const begin = async () => {
      const pad = start({ rows, isHeld: false })
      await pad.searches.answer(pageWith([bolt]))
      pad.send({ type: 'adding.requested' }, { type: 'adding.requested' })
      return pad
    }
    const elsewhere = (count: number) => ({ type: 'notice.given', notice: { kind: 'rowsElsewhere', count } })

    test('nothing goes to the cart before it is held for this tab', async () => {
      const { holds, cart, store, written, send } = await begin()
      expect([holds, cart.heard]).toEqual([[['a', 'b']], []])
      store({ type: 'hold.given', ids: ['a', 'b'] })
      expect(cart.heard).toMatchObject([{ type: 'rows.added', lines: [{ quantity: 8 }] }])
      send({ type: 'rows.taken', taken: [{ productId: 1, quantity: 8 }] })
      expect(written()).toEqual([])
    })

    test('what is held for another tab is not added, stays until that one has taken it, and is told', async () => {
      const { cart, store, written, send, told, now } = await begin()
      store({ type: 'hold.given', ids: ['b'] })
      expect(cart.heard).toMatchObject([{ lines: [{ quantity: 2 }] }])
      send({ type: 'rows.taken', taken: [{ productId: 1, quantity: 2 }] })
      expect([written(), told]).toEqual([['CB-120|6'], [elsewhere(1)]])
      send({ type: 'adding.requested' })
      store({ type: 'hold.given', ids: [] })
      expect([cart.heard.length, written(), told.at(-1)]).toEqual([1, ['CB-120|6'], elsewhere(1)])
      expect(now().can({ type: 'adding.requested' })).toBe(true)
    })

    test('a row that is typed over meanwhile stays', async () => {
      const { cart, store, written, send, told } = await begin()
      send({ type: 'row.typed', id: 'a', field: 'quantity', text: '60' })
      store({ type: 'hold.given', ids: ['a', 'b'] })
      send({ type: 'rows.taken', taken: [{ productId: 1, quantity: 2 }] })
      expect(cart.heard).toMatchObject([{ lines: [{ quantity: 2 }] }])
      expect([written(), told]).toEqual([['CB-120|60'], []])
    })
  })

/** Rows that orders, lists and links hand over, and what the buyer calls products. */
export const handing = (start: Start) => {
  describe('PAD rows that are handed over', () => {
    test('stand behind the others, and say where they come from; the first quantity is next', () => {
      const { send, rows, written, now } = start({ rows: [padRow('a', 'AN-1', '1')] })
      send(list(wanted('CB-120'), wanted('FW-8', '0')))
      expect(written()).toEqual(['AN-1|1', 'CB-120|2', 'FW-8|0'])
      expect(now().context.pointed).toEqual({ id: rows()[1]?.id, field: 'quantity', at: 1 })
      const origin = { source: 'list', name: 'Weekly', broken: 0, isWhole: true }
      expect([selectOrigins(now()), selectOfYours(now())]).toEqual([[{ ...origin, from: 2, to: 3 }], 1])
      expect(now().context.said?.word).toEqual({ kind: 'rowsOpened', origin, rows: 2, there: 0, rest: 0 })
      send({ type: 'change.undone' })
      expect([written(), selectOrigins(now())]).toEqual([['AN-1|1'], []])
    })

    test('opened again they are not there twice: the reader is led to those that are', () => {
      const { send, rows, written, now } = start()
      send(list(wanted('CB-120')))
      const [first] = rows()
      send({ type: 'row.typed', id: first?.id ?? '', field: 'quantity', text: '9' }, list(wanted('CB-120')))
      expect(written()).toEqual(['CB-120|9'])
      expect(now().context.said?.word).toMatchObject({ kind: 'rowsOpened', rows: 0, there: 1 })
      expect(now().context.pointed).toMatchObject({ id: first?.id, field: 'quantity', at: 2 })
      send(list())
      expect([written(), now().context.pointed?.at]).toEqual([['CB-120|9'], 2])
    })

    test('what stood there already is said as well when all part numbers are known', async () => {
      const { send, searches, now } = start()
      send(list(wanted('CB-120')), list(wanted('CB-120')))
      await searches.answer(pageWith([{ id: 1, part_number: 'CB-120' }]))
      expect(now().context.said?.word).toMatchObject({ kind: 'checked', rows: 1, there: 1 })
    })

    test('those without room stay as text', () => {
      const many = Array.from({ length: 999 }, (_, at) => padRow(`r${at}`, `P${at}`))
      const { send, written, now } = start({ rows: many })
      send({ type: 'rows.opened', source: 'order', rows: [wanted('CB-120'), wanted('FW-8')] })
      expect([written().length, written().at(-1), waitingText(now().context.rest)]).toEqual([
        1_000,
        'CB-120|2',
        'FW-8\t2\t',
      ])
      send({ type: 'rest.wanted' })
      expect(now().context.inbox).toEqual([])
    })

    test('handed over from another page they wait for the reader, once', () => {
      const { send, app, now } = start({ pathname: '/lists' })
      send(list(wanted('CB-120')))
      app.tell({ type: 'place.changed', pathname: '/order-pad', search: '' })
      expect(now().context.pointed?.field).toBe('quantity')
      app.tell({ type: 'place.changed', pathname: '/cart', search: '' })
      expect(now().context.pointed).toBeNull()
    })
  })

  describe('PARTS what the buyer calls products', () => {
    test('is asked first: the company is asked for its own number, and the row says both', async () => {
      const { searches, asked, judged } = start({ rows: [padRow('a', 'bolt-a', '6')], own: mine })
      expect(asked()).toEqual(['CB-120', 'bolt-a'])
      // Whether a product is called the same is asked once, in no other spelling.
      await searches.answer(pageWith([]))
      expect(judged()[0]).toMatchObject({ kind: 'checking', names: { own: 'bolt-a' } })
      searches.calls[0]?.resolve(pageWith([bolt]))
      await noted()
      expect(judged()[0]).toMatchObject({ kind: 'found', names: { own: 'bolt-a' }, product: { id: 1 } })
      expect(asked()).toHaveLength(2)
    })

    test('where the company calls another product so, the row asks which one is meant', async () => {
      const { send, searches, judged, rows } = start({ rows: [padRow('a', 'BOLT-A', '6')], own: mine })
      const namesake = { id: 2, part_number: 'bolt-a' }
      await searches.answer(pageWith([namesake]))
      searches.calls[0]?.resolve(pageWith([bolt]))
      await noted()
      expect(judged()[0]).toMatchObject({ kind: 'choose', product: null, found: 2 })
      const [, other] = judged()[0]?.candidates ?? []
      if (other) send({ type: 'product.chosen', id: 'a', product: other })
      await searches.answer(pageWith([namesake]))
      expect(judged()[0]).toMatchObject({ kind: 'found', product: { id: 2 }, names: { own: null, unnamed: null } })
      expect(rows()[0]?.part).toBe('bolt-a')
    })

    test('a number that is new is held against the catalogue; what stood there before is not', async () => {
      const { searches, numbers, asked, now } = start({ own: mine })
      expect(asked()).toEqual([])
      const nut = { own: 'nut', partNumber: 'CB-120' }
      numbers.tell({ type: 'numbers.changed', numbers: [...mine, nut] })
      // Whether a product is called the same, and whether the company has what it stands for.
      expect(asked()).toEqual(['nut', 'CB-120'])
      searches.calls[0]?.resolve(pageWith([{ id: 2, part_number: 'NUT', description: 'Hex nut' }]))
      await searches.answer(pageWith([bolt]))
      expect(selectNamesakes(now())).toMatchObject([{ ...nut, product: { part_number: 'NUT' } }])
      // It says nothing of rows.
      expect(now().context.said).toBeNull()
      numbers.tell({ type: 'numbers.changed', numbers: [...mine, { own: 'nut', partNumber: 'NUT' }] })
      expect(selectNamesakes(now())).toEqual([])
      numbers.tell({ type: 'numbers.changed', numbers: mine })
      expect(selectNamesakes(now())).toEqual([])
      expect(asked()).toEqual(['nut', 'CB-120', 'NUT'])
    })

    test('nobody is asked anything before they are known', () => {
      const { app, numbers, asked } = start({ rows: [padRow('a', 'BOLT-A', '6')], own: null })
      app.tell({ type: 'language.changed' })
      expect(asked()).toEqual([])
      numbers.tell({ type: 'numbers.changed', numbers: mine })
      expect(asked()).toEqual(['CB-120', 'BOLT-A'])
    })

    test('a number that is learnt later counts at once, also for rows that were not found', async () => {
      const { searches, numbers, asked, kinds } = start({ rows: [padRow('a', 'BOLT-A', '6')] })
      // Written, with a blank, together: three spellings, then nothing.
      for (let at = 0; at < 3; at += 1) await searches.answer(pageWith([]))
      expect(kinds()[0]).toBe('notFound')
      numbers.tell({ type: 'numbers.changed', numbers: mine })
      expect(asked().at(-1)).toBe('CB-120')
      await searches.answer(pageWith([bolt]))
      expect(kinds()[0]).toBe('found')
    })

    test('what was not found and typed over, or taken from an offer, may be remembered', async () => {
      const { send, searches, judged, rows } = start({ rows: [padRow('a', 'NOBOLT', '6')] })
      await searches.answer(pageWith([]))
      send(
        { type: 'row.typed', id: 'a', field: 'part', text: 'CB-12' },
        { type: 'row.typed', id: 'a', field: 'part', text: 'CB-120' },
        { type: 'row.left' },
      )
      await searches.answer(pageWith([bolt]))
      expect(judged()[0]).toMatchObject({ kind: 'found', names: { unnamed: 'NOBOLT' } })
      // Typed over what is found: another product, and no name for it.
      send({ type: 'row.typed', id: 'a', field: 'part', text: 'CB120' }, { type: 'row.left' })
      expect(rows()[0]?.writtenAs).toBeNull()
      await searches.answer(pageWith([]))
      await searches.answer(pageWith([bolt]))
      await searches.answer(pageWith([]))
      send({ type: 'row.fixed', id: 'a' })
      expect(judged()[0]).toMatchObject({ kind: 'found', names: { unnamed: 'CB120' } })
    })

    test('a row that could not be checked is tried again by what it stands for', async () => {
      const { send, searches, asked, kinds } = start({ rows: [padRow('a', 'BOLT-A', '6')], own: mine })
      await searches.fail({ kind: 'rejected', status: 500, message: null, fields: {} })
      searches.calls[0]?.resolve(pageWith([bolt]))
      await noted()
      expect(kinds()[0]).toBe('unchecked')
      send({ type: 'row.fixed', id: 'a' })
      expect(asked()).toEqual(['CB-120', 'BOLT-A', 'BOLT-A'])
    })

    test('nobody else is told it: passed on are the part numbers of the company', async () => {
      const { searches, now } = start({ rows: [padRow('a', 'BOLT-A', '6')], own: mine })
      await searches.answer(pageWith([]))
      searches.calls[0]?.resolve(pageWith([bolt]))
      await noted()
      expect(selectPassed(now()).lines).toMatchObject([{ partNumber: 'CB-120', quantity: 6 }])
      expect(selectPassed(now())).toBe(selectPassed(now()))
    })

    test('the reader goes on at the quantity of a row for which a product was chosen', async () => {
      const { send, searches, judged, now } = start({ rows: [padRow('a', 'CB', '6')] })
      await searches.answer(pageWith([bolt, { id: 2, part_number: 'CB-121' }]))
      const product = judged()[0]?.candidates[0]
      if (product) send({ type: 'product.chosen', id: 'a', product })
      expect(now().context.pointed).toEqual({ id: 'a', field: 'quantity', at: 1 })
      await searches.answer(pageWith([bolt]))
      expect(judged()[0]).toMatchObject({ kind: 'found', names: { unnamed: 'CB' } })
    })
  })
}
