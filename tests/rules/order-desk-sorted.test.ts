// @vitest-environment node
import { describe, expect, test } from 'vitest'
import type { OrderRow } from '../../src/api/schemas/ordering'
import { barsOf } from '../../src/machines/rules/order-bars'
import { matchingOrders, ordersIn, sortedOrders } from '../../src/machines/rules/order-desk'
import { wholeView, type OrderColumn, type OrderView } from '../../src/machines/rules/order-view'

const today = '2026-11-30'

const row = (id: number, patch: Partial<OrderRow> = {}): OrderRow => ({
  id,
  sale_no: `SO-${id}`,
  customer_name: 'North Yard',
  order_date: '2026-03-01',
  total: 62.5,
  ...patch,
})
const plain = (date: string) => date
const idsOf = (rows: readonly OrderRow[]) => rows.map(({ id }) => id)
const sorted = (rows: readonly OrderRow[], by: OrderColumn) => [
  idsOf(sortedOrders(rows, { by, isDown: false })),
  idsOf(sortedOrders(rows, { by, isDown: true })),
]

describe('the orders in the order of a column, up and down', () => {
  test('totals; what has none stands last both ways, and equal ones as they came', () => {
    const totals = [5, null, 1, 5, null, 3].map((total, at) => row(at, { total }))
    expect(sorted(totals, 'total')).toEqual([
      [2, 5, 0, 3, 1, 4],
      [0, 3, 5, 2, 1, 4],
    ])
  })

  test('dates; what is no day stands last both ways, and equal ones as they came', () => {
    const days = ['2026-03-02', 'soon', '2026-03-01', '2026-03-02', '', '2025-12-31']
    const dated = days.map((order_date, at) => row(at, { order_date }))
    expect(sorted(dated, 'date')).toEqual([
      [5, 2, 0, 3, 1, 4],
      [0, 3, 2, 5, 1, 4],
    ])
  })

  test('numbers by their figures; an order without one by its id', () => {
    const numbered = [row(0, { sale_no: 'SO-10' }), row(1, { sale_no: 'SO-9' }), row(7, { sale_no: '' })]
    expect(sorted(numbered, 'number')).toEqual([
      [7, 1, 0],
      [0, 1, 7],
    ])
  })

  test('customers by their letters', () => {
    const named = ['Zed', 'amber', 'Émile', 'Dan'].map((customer_name, at) => row(at, { customer_name }))
    expect(sorted(named, 'customer')).toEqual([
      [1, 3, 2, 0],
      [0, 2, 3, 1],
    ])
  })

  test('without a column as the company gave them', () => {
    const rows = [row(2), row(1)]
    expect(sortedOrders(rows, null)).toBe(rows)
  })
})

describe('which orders are shown', () => {
  const rows = [
    row(1, { order_date: '2026-02-28', total: 10 }),
    row(2, { order_date: '2026-03-01', total: 20 }),
    row(3, { order_date: '2026-03-31', total: null }),
    row(4, { order_date: '2026-04-01', total: 30 }),
    row(5, { order_date: 'soon', total: 40 }),
  ]
  const shown = (patch: Partial<OrderView>) => {
    const { shown: found, undated } = ordersIn(rows, { ...wholeView, ...patch }, plain)
    return [idsOf(found), idsOf(undated)]
  }
  test.each([
    [{}, [1, 2, 3, 4, 5], []],
    [{ from: '2026-03-01' }, [2, 3, 4], [5]],
    [{ to: '2026-03-31' }, [1, 2, 3], [5]],
    [{ from: '2026-03-01', to: '2026-03-31' }, [2, 3], [5]],
    [{ isUndated: true }, [5], []],
    [{ isUndated: true, from: '2026-03-01' }, [5], []],
    [{ least: '20' }, [2, 4, 5], []],
    [{ most: '20' }, [1, 2], []],
    [{ least: '20', most: '30' }, [2, 4], []],
    [{ least: '20', from: '2026-03-02' }, [4], [5]],
    [{ search: 'SO-4' }, [4], []],
    [{ search: '  ' }, [1, 2, 3, 4, 5], []],
  ] as const)('%j: %j, and %j for their date', (patch, ids, undated) => {
    expect(shown(patch)).toEqual([ids, undated])
  })

  test('a blank search hands the same rows on', () => {
    expect(matchingOrders(rows, ' ', plain)).toBe(rows)
  })
})

describe('orders by months and years', () => {
  const bars = (...days: readonly string[]) =>
    barsOf(
      days.map((order_date, at) => row(at, { order_date, total: 1 })),
      today,
    ).map(({ key, kind, count }) => `${kind} ${key} ${count}`)
  test('thirty-six months are bars of months, thirty-seven are bars of years', () => {
    expect(bars('2023-01-05', '2025-12-31')).toHaveLength(36)
    expect(bars('2023-01-05', '2025-12-31').slice(0, 2)).toEqual(['month 2023-01 1', 'month 2023-02 0'])
    expect(bars('2023-01-05', '2026-01-01')).toEqual(['year 2023 1', 'year 2024 0', 'year 2025 0', 'year 2026 1'])
  })
  test('years of little figures, and a time before all bars', () => {
    expect(bars('0990-05-01', '0990-06-01')).toEqual(['month 0990-05 1', 'month 0990-06 1'])
    const long = bars('0900-01-01', '0950-01-01', '0990-01-01')
    expect([long.length, long[0], long[1], long.at(-1)]).toEqual([37, 'earlier 0955 2', 'year 0955 0', 'year 0990 1'])
  })
  test('none, and none with a day', () => {
    expect(bars()).toEqual([])
    expect(bars('soon')).toEqual(['undated  1'])
  })
})
