import { describe, expect, test } from 'vitest'
import { areTicked, sameTicks, selectTicks } from '../../src/machines/ordering/pad.selectors'
import type { openPad } from '../support/pads'
import { padRow, pageWith } from '../support/pads'

type Start = (options?: Parameters<typeof openPad>[0]) => ReturnType<typeof openPad>
const ofOrder = { origin: { source: 'order', name: 'SO-1', broken: 0, isWhole: true } } as const

/** The ticks of an order that is ordered again (buyer's day 3). */
export const ticking = (start: Start) =>
  describe('PAD ticks', () => {
    /** Two rows of an order that can be ordered, one that is gone, and one that was typed. */
    const opened = async () => {
      const pad = start({
        rows: [
          padRow('a', 'CB-120', '2', ofOrder),
          padRow('b', 'FW-8', '2', ofOrder),
          padRow('c', 'GONE', '1', ofOrder),
          padRow('d', 'XX-1', '1'),
        ],
      })
      pad.searches.calls[0]?.resolve(pageWith([{ id: 1, part_number: 'CB-120' }]))
      pad.searches.calls[1]?.resolve(pageWith([{ id: 2, part_number: 'FW-8' }]))
      pad.searches.calls[2]?.resolve(pageWith([]))
      await pad.searches.answer(pageWith([{ id: 3, part_number: 'XX-1' }]))
      const going = () => {
        pad.send({ type: 'adding.requested' })
        const last = pad.cart.heard.at(-1)
        return last?.type === 'rows.added' ? last.lines.map(({ product }) => product.part_number) : []
      }
      return { ...pad, going }
    }

    test('all rows that can be ordered are ticked; rows without an order have no ticks', async () => {
      const { now, going } = await opened()
      expect([areTicked(now()), selectTicks(now())]).toEqual([true, { on: 3, all: 3 }])
      expect(going()).toEqual(['CB-120', 'FW-8', 'XX-1'])
      expect(areTicked(start({ rows: [padRow('a', 'CB-120')] }).now())).toBe(false)
    })

    test('Add takes the ticked ones; the others stay, and what became of the row is said', async () => {
      const { send, now, kinds, going, clock, written } = await opened()
      send({ type: 'row.unticked', id: 'b' })
      clock.increment(1000)
      expect(now().context.said?.word).toMatchObject({ kind: 'rows', told: [{ number: 2 }] })
      expect([kinds(), selectTicks(now())]).toEqual([
        ['found', 'leftOut', 'notFound', 'found', 'blank'],
        { on: 2, all: 3 },
      ])
      expect(going()).toEqual(['CB-120', 'XX-1'])
      send({
        type: 'rows.taken',
        taken: [
          { productId: 1, quantity: 2 },
          { productId: 3, quantity: 1 },
        ],
      })
      expect(written()).toEqual(['FW-8|2', 'GONE|1'])
    })

    test('a tick comes back by itself, with all others, and by undo; a row that cannot be ordered has none', async () => {
      const { send, kinds, now } = await opened()
      send({ type: 'row.unticked', id: 'c' })
      expect([kinds()[2], now().context.undo]).toEqual(['notFound', []])
      send({ type: 'row.unticked', id: 'a' }, { type: 'row.restored', id: 'a' })
      expect(kinds()[0]).toBe('found')
      send({ type: 'rows.ticked', isOn: false })
      expect(kinds()).toEqual(['leftOut', 'leftOut', 'notFound', 'leftOut', 'blank'])
      expect(now().context.said?.word).toEqual({ kind: 'ticked', good: 0, rows: 4 })
      expect(now().can({ type: 'adding.requested' })).toBe(false)
      send({ type: 'rows.ticked', isOn: true })
      expect(selectTicks(now())).toEqual({ on: 3, all: 3 })
      send({ type: 'change.undone' })
      expect(selectTicks(now())).toEqual({ on: 0, all: 3 })
      expect(sameTicks({ on: 0, all: 3 }, { on: 0, all: 3 })).toBe(true)
      expect(sameTicks({ on: 0, all: 3 }, { on: 1, all: 3 })).toBe(false)
      expect(sameTicks({ on: 0, all: 3 }, { on: 0, all: 2 })).toBe(false)
    })
  })
