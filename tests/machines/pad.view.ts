import { describe, expect, test } from 'vitest'
import {
  isNarrow,
  sameDifference,
  selectDifference,
  selectRowIds,
  selectShown,
} from '../../src/machines/ordering/pad.selectors'
import type { openPad } from '../support/pads'
import { padRow, pageWith } from '../support/pads'

type Start = (options?: Parameters<typeof openPad>[0]) => ReturnType<typeof openPad>
const then = { oldPrice: 12.5, oldQuantity: 2, oldUnit: 'EA' }

/** Rows of an order, held against today, and the view of those that changed. */
export const viewing = (start: Start) =>
  describe('PAD rows of an order', () => {
    /** CB-120 costs a dollar more, FW-8 is as it was, and XX-1 was typed. */
    const opened = async () => {
      const pad = start({
        rows: [padRow('a', 'CB-120', '2', then), padRow('b', 'FW-8', '2', then), padRow('c', 'XX-1', '1')],
      })
      pad.searches.calls[0]?.resolve(pageWith([{ id: 1, part_number: 'CB-120', selling_price: 13.5 }]))
      pad.searches.calls[1]?.resolve(pageWith([{ id: 2, part_number: 'FW-8' }]))
      await pad.searches.answer(pageWith([{ id: 3, part_number: 'XX-1' }]))
      return { ...pad, ids: () => selectRowIds(pad.now()), blank: pad.rows().at(-1)?.id ?? '' }
    }

    test('the difference counts rows of an order alone', async () => {
      const { now } = await opened()
      expect(selectDifference(now())).toEqual({ lines: 2, changed: 1, open: 0, left: 0, change: 20_000n })
      expect(sameDifference(selectDifference(now()), { lines: 2, changed: 1, open: 0, left: 0, change: 0n })).toBe(
        false,
      )
    })

    test('only what changed: what is as it was goes out of sight, and is added all the same', async () => {
      const { send, now, ids, blank, rows, cart } = await opened()
      send({ type: 'view.narrowed' })
      expect([isNarrow(now()), ids(), selectShown(now())]).toEqual([true, ['a', 'c', blank], 2])
      expect(rows()).toHaveLength(4)
      send({ type: 'row.sought', id: 'a', field: 'quantity', to: 'next' })
      expect(now().context.pointed).toMatchObject({ id: 'c' })
      send({ type: 'adding.requested' })
      expect(cart.heard.at(-1)).toMatchObject({ type: 'rows.added', lines: [{}, {}, {}] })
    })

    test('a row out of sight comes back with a problem; one that is seen never goes by itself', async () => {
      const { send, ids, blank } = await opened()
      send({ type: 'view.narrowed' }, { type: 'row.typed', id: 'b', field: 'quantity', text: '1,5' })
      expect(ids()).toEqual(['a', 'b', 'c', blank])
      send({ type: 'row.typed', id: blank, field: 'part', text: 'ZZ-9' })
      expect(ids().slice(0, 4)).toEqual(['a', 'b', 'c', blank])
    })

    test('all are back when the buyer wants it, or when nothing that changed is left', async () => {
      const { send, now, ids } = await opened()
      send({ type: 'view.narrowed' }, { type: 'view.widened' })
      expect([isNarrow(now()), ids().length]).toEqual([false, 4])
      send({ type: 'view.narrowed' }, { type: 'row.removed', id: 'a' })
      expect([isNarrow(now()), ids().length]).toEqual([false, 3])
      expect(now().can({ type: 'view.narrowed' })).toBe(false)
    })
  })
