// @vitest-environment node
import { describe, expect, test } from 'vitest'
import type { Order, OrderRow } from '../../src/api/schemas/ordering'
import { formatDay, formatMoment, formatMonth } from '../../src/machines/rules/dates'
import { barsOf } from '../../src/machines/rules/order-bars'
import { neighboursOf, readTrail } from '../../src/machines/rules/order-desk'
import { periodOf, periodOfMonth, presetOf } from '../../src/machines/rules/order-view'
import { orderTotal, partNumbersOf, wantedAgain } from '../../src/machines/rules/orders'

const today = '2026-11-30'

type Item = Order['items'][number]
const item = (part: string | null, quantity: number | null, price: number | null, unit: string | null = 'EA') =>
  ({
    sale_qty: quantity,
    price,
    productuom: part === null ? null : { product: { part_number: part, description: 'Bolt' }, uom: { code: unit } },
  }) as unknown as Item
const order = (...items: readonly Item[]) => ({ items }) as unknown as Order

describe('lines of an order', () => {
  test('part numbers stand once, in their order, without blanks around them, and without those that are none', () => {
    const items = [item(' B-2 ', 1, 1), item('A-1', 1, 1), item('B-2', 2, 1), item('  ', 1, 1), item(null, 1, 1)]
    expect(partNumbersOf(order(...items))).toEqual(['B-2', 'A-1'])
  })

  test('C-83 the total is the sum of quantity times price; what is missing adds nothing', () => {
    expect(orderTotal(order(item('A', 3, 1.5), item('B', 2, 0.25), item('C', null, 9), item('D', 4, null)))).toBe(
      50_000n,
    )
  })

  test('ordered again they are rows with price, quantity and unit of then; none is lost', () => {
    expect(wantedAgain(order(item('A', 3, 1.5, 'BOX'), item('', null, null, ''), item(null, 2, 1)))).toEqual([
      { part: 'A', quantity: '3', comment: '', oldPrice: 1.5, oldQuantity: 3, oldUnit: 'BOX', oldName: 'Bolt' },
      { part: 'Bolt', quantity: '', comment: '', oldPrice: null, oldQuantity: null, oldUnit: null, oldName: null },
      { part: '', quantity: '2', comment: '', oldPrice: 1, oldQuantity: 2, oldUnit: null, oldName: null },
    ])
  })
})

const row = (id: number, day: string, total = 1): OrderRow =>
  ({ id, sale_no: `SO-${id}`, order_date: day, total, status: 'open' }) as unknown as OrderRow

describe('the order desk', () => {
  test('periods: a month has its days, also in a leap year; the month before January is of the year before', () => {
    expect(periodOfMonth('2024-02')).toEqual({ from: '2024-02-01', to: '2024-02-29' })
    expect(periodOf('thisMonth', '2026-04-30')).toEqual({ from: '2026-04-01', to: '2026-04-30' })
    expect(periodOf('lastMonth', '2026-01-15')).toEqual({ from: '2025-12-01', to: '2025-12-31' })
    expect(periodOf('lastMonth', '2026-03-01')).toEqual({ from: '2026-02-01', to: '2026-02-28' })
    expect(periodOf('thisYear', '2026-03-01')).toEqual({ from: '2026-01-01', to: '2026-12-31' })
    expect(presetOf({ from: '2025-12-01', to: '2025-12-31' }, '2026-01-15')).toBe('lastMonth')
    expect(presetOf({ from: '2025-12-01', to: '2025-12-30' }, '2026-01-15')).toBeNull()
    expect(presetOf({ from: '2025-12-02', to: '2025-12-31' }, '2026-01-15')).toBeNull()
  })

  test('bars: every month between the first and the last has one; undated orders are a group of their own, last', () => {
    const bars = barsOf([row(1, '2026-01-05'), row(2, '2026-03-05'), row(3, '2026-03-06', 2), row(4, 'soon')], today)
    expect(bars.map(({ key, kind }) => [key, kind])).toEqual([
      ['2026-01', 'month'],
      ['2026-02', 'month'],
      ['2026-03', 'month'],
      ['', 'undated'],
    ])
    expect(bars.map(({ count }) => count)).toEqual([1, 0, 2, 1])
    expect(barsOf([], today).length).toBe(0)
    expect(barsOf([row(1, 'soon')], today).map(({ kind }) => kind)).toEqual(['undated'])
  })

  test('bars: years where the months are too many; what lies before all that fits is one bar', () => {
    const years = barsOf([row(1, '2010-05-05'), row(2, '2026-03-05')], today)
    expect(new Set(years.map(({ kind }) => kind))).toEqual(new Set(['year']))
    expect([years[0]?.key, years.at(-1)?.key, years.length]).toEqual(['2010', '2026', 17])
    const ages = barsOf([row(1, '1000-05-05', 3), row(2, '2026-03-05')], today)
    expect(ages[0]).toMatchObject({ kind: 'earlier', count: 1 })
    expect(ages.at(-1)).toMatchObject({ key: '2026', kind: 'year', count: 1 })
    expect(ages.reduce((sum, { count }) => sum + count, 0)).toBe(2)
  })

  test('bars of years: those of a year that is shown are its months, also where one of them is', () => {
    const rows = [row(1, '2019-05-05'), row(2, '2024-02-05'), row(3, '2024-05-05', 2), row(4, '2026-03-05')]
    const year = { from: '2024-01-01', to: '2024-12-31' }
    const months = ['2024-02', '2024-03', '2024-04', '2024-05']
    const keys = (shown: { from: string | null; to: string | null }) => barsOf(rows, today, shown).map(({ key }) => key)
    expect(keys(year)).toEqual(months)
    expect(keys({ from: '2024-05-01', to: '2024-05-31' })).toEqual(months)
    const years = ['2019', '2020', '2021', '2022', '2023', '2024', '2025', '2026']
    expect(keys({ from: '2024-01-01', to: null })).toEqual(years)
    expect(keys({ from: '2020-01-01', to: '2024-12-31' })).toEqual(years)
    expect(keys({ from: '2024-12-31', to: '2024-01-01' })).toEqual(years)
    expect(keys({ from: '2021-01-01', to: '2021-12-31' })).toEqual(years)
  })

  test('bars: what is dated beyond the next year is one bar, and leaves the months as they are', () => {
    const rows = [row(1, '2026-01-05'), row(2, '2026-02-05'), row(3, '2099-03-06'), row(4, '2028-01-01')]
    expect(barsOf(rows, today).map(({ key, kind, count }) => [key, kind, count])).toEqual([
      ['2026-01', 'month', 1],
      ['2026-02', 'month', 1],
      ['2028', 'later', 2],
    ])
    expect(barsOf([row(1, '2026-12-05'), row(2, '2027-12-31')], today).every(({ kind }) => kind === 'month')).toBe(true)
    expect(barsOf([row(1, '2099-12-05')], today).map(({ kind }) => kind)).toEqual(['later'])
  })

  test('former and next order of a list; none at its ends, and none for an order that is not in it', () => {
    expect(neighboursOf(['1', '2', '3'], '2')).toEqual({ former: '1', next: '3' })
    expect(neighboursOf(['1', '2'], '1')).toEqual({ former: null, next: '2' })
    expect(neighboursOf(['1', '2'], '2')).toEqual({ former: '1', next: null })
    expect(neighboursOf(['1', '2'], '9')).toEqual({ former: null, next: null })
  })

  test('R4 the list of another buyer, or one that cannot be read, is none', () => {
    expect(readTrail({ of: 'me', ids: ['1', 2, '3'] }, 'me')).toEqual(['1', '3'])
    for (const json of [null, 5, 'x', [], {}, { of: 'me' }, { of: 'me', ids: '1' }, { of: 'you', ids: ['1'] }])
      expect(readTrail(json, 'me')).toEqual([])
  })
})

describe('days', () => {
  test('C-76 a month, and a moment on the wall clock, in the words of the language', () => {
    expect([formatMonth('2026-10', 'en'), formatMonth('2026-10', 'es'), formatMonth('2026-10', 'en')]).toEqual([
      'Oct 2026',
      'oct 2026',
      'Oct 2026',
    ])
    expect(formatDay('2026-11-21T23:59:00Z', 'en')).toBe('Nov 21, 2026')
    const moment = new Date(2026, 10, 21, 14, 30).toISOString()
    expect(formatMoment(moment, 'en')).toBe('Nov 21, 2026, 2:30 PM')
    expect(formatMoment('soon', 'en')).toBe('soon')
  })
})
