import { describe, expect, test } from 'vitest'
import type { openPad } from '../support/pads'
import { padRow, waits } from '../support/pads'

type Start = (options?: Parameters<typeof openPad>[0]) => ReturnType<typeof openPad>

/** Where the pad begins, what the device keeps, and when its keys are its own. */
export const opening = (start: Start) =>
  describe('PAD what the device keeps', () => {
    test('is on the screen again; what was pasted meanwhile comes after it', () => {
      const { send, store, reading, now, written } = start({ isFound: false })
      send({ type: 'text.pasted', text: 'x' })
      expect([now().hasTag('opening'), reading.calls]).toEqual([true, []])
      store({ type: 'pad.found', pad: { rows: [padRow('a', 'CB-120')], rest: [] }, mark: 'm', isKept: true })
      expect([now().hasTag('opening'), written(), reading.calls.length]).toEqual([false, ['CB-120|'], 1])
    })

    test('a device that keeps nothing shows what the tab remembers, and says that it is lost with it', () => {
      const { store, written, now } = start({ isFound: false })
      store({ type: 'pad.found', pad: { rows: [padRow('a', 'CB-120')], rest: [] }, mark: 'm', isKept: false })
      expect([written(), now().hasTag('notKept'), now().hasTag('opening')]).toEqual([['CB-120|'], true, false])
    })

    test('every change is handed to the store; a full device is told of, and tried again', () => {
      const { send, store, saved, rows, now } = start({ rows: [padRow('a', 'CB-120')] })
      expect(saved).toEqual([])
      send({ type: 'row.typed', id: 'a', field: 'quantity', text: '6' })
      store({ type: 'pad.notStored' })
      expect(now().hasTag('notKept')).toBe(true)
      send({ type: 'row.typed', id: 'a', field: 'quantity', text: '66' })
      expect(now().hasTag('notKept')).toBe(false)
      send({ type: 'row.typed', id: 'a', field: 'quantity', text: '666' })
      store({ type: 'pad.stored' })
      expect(saved.map(({ pad }) => pad.rows.map(({ quantity }) => quantity))).toEqual([['6'], ['66'], ['666']])
      expect(saved.at(-1)?.pad.rows).toEqual(rows().slice(0, 1))
    })

    test('what another tab changed is there, and cannot be undone here', () => {
      const { send, store, written, now, saved } = start({ rows: [padRow('a', 'CB-120')] })
      send({ type: 'row.removed', id: 'a' })
      store({ type: 'pad.changedElsewhere', pad: { rows: [padRow('b', 'FW-8')], rest: waits('X') } })
      expect([written(), now().context.rest, saved.length]).toEqual([['FW-8|'], waits('X'), 1])
      send({ type: 'change.undone' })
      expect(written()).toEqual(['FW-8|'])
    })

    test('keys and pasted texts are the pad’s only on its own page', () => {
      const { app, page } = start({ pathname: '/products' })
      expect(page()).toBeNull()
      app.tell({ type: 'place.changed', pathname: '/order-pad/', search: '' })
      expect(page()).not.toBeNull()
      app.tell({ type: 'place.changed', pathname: '/cart', search: '' })
      expect(page()).toBeNull()
    })
  })
