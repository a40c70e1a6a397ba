// @vitest-environment node
import { describe, expect, test } from 'vitest'
import * as shows from '../../src/machines/ordering/cart.selectors'
import { openCart } from '../support/carts'
import { line } from '../rules/samples'

const many = (count: number) => Array.from({ length: count }, (_, at) => line(1, { id: at + 1 }))

describe('what the screens are told of the lines', () => {
  test('an empty cart, one with a line, and one so long that it is searched', () => {
    const told = (count: number) => {
      const now = openCart({ lines: many(count) }).now()
      return [shows.isEmptyCart(now), shows.isLongCart(now)]
    }
    expect([0, 1, 14, 15, 16].map(told)).toEqual([
      [true, false],
      [false, false],
      [false, false],
      [false, true],
      [false, true],
    ])
  })

  test('those first that the buyer has to look at, and the very list where there is none', () => {
    const gone = { ...line(1, { id: 3 }), check: { at: 1, offer: null, was: null, gone: true } } as const
    const quiet = openCart({ lines: many(2) }).now()
    expect(shows.selectLinesToLookAt(quiet)).toBe(quiet.context.lines)
    const lines = [line(1, { id: 1 }), line(1, { id: 2 }), gone]
    const loud = openCart({ lines }).now()
    expect(shows.selectLinesToLookAt(loud).map(({ product }) => product.id)).toEqual([3, 1, 2])
  })

  test('which line the question before a removal is about', () => {
    const { now, send } = openCart({ lines: many(2) })
    expect(shows.selectQuestioned(now())).toBeNull()
    send({ type: 'removal.requested', productId: 2 })
    expect(shows.selectQuestioned(now())?.product.id).toBe(2)
    send({ type: 'question.declined' })
    expect(shows.selectQuestioned(now())).toBeNull()
  })

  test('HEAD-14 whether the panel is open', () => {
    const { now, send } = openCart({ lines: many(1) })
    expect(shows.isPanelOpen(now())).toBe(false)
    send({ type: 'panel.opened' })
    expect(shows.isPanelOpen(now())).toBe(true)
  })

  test('R19 the same lines in the same order are not drawn anew', () => {
    const [one, other] = many(2)
    if (!one || !other) throw new Error('two lines')
    expect(shows.sameLines([one, other], [one, other])).toBe(true)
    expect(shows.sameLines([], [])).toBe(true)
    expect(shows.sameLines([one, other], [other, one])).toBe(false)
    expect(shows.sameLines([one, other], [one, line(1, { id: 2 })])).toBe(false)
    expect(shows.sameLines([one], [one, other])).toBe(false)
    expect(shows.sameLines([one, other], [one])).toBe(false)
  })

  const none = { offers: 0, units: 0, change: 0n, lowered: 0, saved: 0n, setAside: 0, breaches: 0, unpriced: 0 }
  test.each(['offers', 'units', 'change', 'lowered', 'saved', 'setAside', 'breaches', 'unpriced'] as const)(
    'R19 the sum of what differs is drawn anew when this differs: %s',
    (field) => {
      expect(shows.sameDifferences(none, { ...none })).toBe(true)
      const other = { ...none, [field]: typeof none[field] === 'bigint' ? 1n : 1 }
      expect(shows.sameDifferences(none, other)).toBe(false)
      expect(shows.sameDifferences(other, { ...other })).toBe(true)
    },
  )
})
