// @vitest-environment node
import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import type { OrderRow } from '../../src/api/schemas/ordering'
import { formatMonth } from '../../src/machines/rules/dates'
import { formatMoney } from '../../src/machines/rules/money'
import { barsOf } from '../../src/machines/rules/order-bars'
import { matchingOrders, neighboursOf, ordersIn, sortedOrders, sumOf } from '../../src/machines/rules/order-desk'
import { orderLineRows, orderListRows } from '../../src/machines/rules/order-file'
import {
  isFiltered,
  nextSort,
  orderColumns,
  periodOf,
  presetOf,
  readAmount,
  readOrderView,
  unfiltered,
  wholeView,
  writeOrderView,
  type OrderView,
} from '../../src/machines/rules/order-view'
import { runs } from './samples'
import { fileWords } from '../support/file-words'

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

describe('the search of the orders', () => {
  const rows = [row(4), row(5, { customer_name: 'Élan', order_date: '2026-05-02', total: 1327 })]
  it.each([
    ['', [4, 5]],
    ['  ', [4, 5]],
    ['so-4', [4]],
    ['elan', [5]],
    ['2026-05', [5]],
    ['DAY 2026-03', [4]],
    ['$62.50', [4]],
    ['1327', [5]],
    ['1,327', [5]],
    ['$1,327.00', [5]],
    ['1 327', [5]],
    ['nowhere', []],
  ])('C-80 "%s" finds what contains it in number, customer, day or total', (text, ids) => {
    expect(idsOf(matchingOrders(rows, text, (day) => `day ${day}`))).toEqual(ids)
  })
})

describe('the view of the orders in the address', () => {
  test('ORDERS-05 the tab stands in the address, and draft is none', () => {
    expect(['?status=processed', '?status=draft', '', '?status=x'].map((at) => readOrderView(at).status)).toEqual([
      'processed',
      'draft',
      'draft',
      'draft',
    ])
    expect([writeOrderView(wholeView), writeOrderView({ ...wholeView, status: 'processed' })]).toEqual([
      '',
      '?status=processed',
    ])
  })

  const day = fc.constantFrom('2026-02-28', '2024-02-29', '1999-12-31', null)
  const amount = fc.constantFrom('', '100', '1,327', '$12.50', '0')
  const views = fc.record<OrderView>({
    status: fc.constantFrom('draft', 'processed'),
    search: fc.string().map((text) => text.trim()),
    from: day,
    to: day,
    isUndated: fc.boolean(),
    least: amount,
    most: amount,
    sort: fc.option(fc.record({ by: fc.constantFrom(...orderColumns), isDown: fc.boolean() })),
  })
  test('Back and a new login bring back the view just as it was', () => {
    fc.assert(
      fc.property(views, (view) => {
        const written = writeOrderView(view)
        expect(readOrderView(written)).toEqual(view)
        expect(isFiltered(unfiltered(view))).toBe(false)
      }),
      runs,
    )
  })

  test('an address by hand never breaks: what makes no sense is left out', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(() => readOrderView(`?from=${text}&min=${text}&sort=${text}`)).not.toThrow()
      }),
      runs,
    )
    expect(readOrderView('?from=2026-02-30&to=soon&min=x&max=-1&sort=size&undated=yes')).toEqual(wholeView)
  })

  test.each([
    ['1327', 13_270_000n],
    ['1,327', 13_270_000n],
    ['1.327', 13_270_000n],
    ['$1,327.50', 13_275_000n],
    ['1.327,5', 13_275_000n],
    ['12,5', 125_000n],
    ['0', 0n],
    ['', null],
    ['x', null],
    ['-5', null],
    ['1,2,3,', null],
  ])('the amount "%s"', (text, money) => {
    expect(readAmount(text)).toBe(money)
  })

  test('a press on a head sorts up, down, and as the company gave them', () => {
    const up = nextSort(null, 'date')
    expect(up).toEqual({ by: 'date', isDown: false })
    const down = nextSort(up, 'date')
    expect([down, nextSort(down, 'date'), nextSort(down, 'total')]).toEqual([
      { by: 'date', isDown: true },
      null,
      { by: 'total', isDown: false },
    ])
  })

  test.each([
    ['thisMonth', '2024-02-10', '2024-02-01', '2024-02-29'],
    ['lastMonth', '2026-01-31', '2025-12-01', '2025-12-31'],
    ['lastMonth', '2026-03-31', '2026-02-01', '2026-02-28'],
    ['thisYear', '2026-03-31', '2026-01-01', '2026-12-31'],
  ] as const)('%s on %s', (preset, today, from, to) => {
    expect(periodOf(preset, today)).toEqual({ from, to })
    expect(presetOf({ from, to }, today)).toBe(preset)
    expect(presetOf({ from, to: '2030-01-01' }, today)).toBeNull()
  })
})

describe('the orders shown', () => {
  const rows = [
    row(10, { order_date: '2026-10-01', total: 100 }),
    row(9, { order_date: '2026-10-31T23:59:00Z', total: null }),
    row(8, { order_date: '2026-11-01', total: 0.1, customer_name: 'Élan' }),
    row(7, { order_date: '31/10/2026', total: 0.2, sale_no: '' }),
  ]
  test('a period has both its days; what has no readable date is a group of its own', () => {
    const october = ordersIn(rows, { ...wholeView, from: '2026-10-01', to: '2026-10-31' }, plain)
    expect([idsOf(october.shown), idsOf(october.undated)]).toEqual([[10, 9], [7]])
    const undated = ordersIn(rows, { ...wholeView, isUndated: true }, plain)
    expect([idsOf(undated.shown), undated.undated]).toEqual([[7], []])
    expect(idsOf(ordersIn(rows, wholeView, plain).shown)).toEqual([10, 9, 8, 7])
  })

  test('totals from and to; an order without a total fits no total', () => {
    expect(idsOf(ordersIn(rows, { ...wholeView, least: '0.15' }, plain).shown)).toEqual([10, 7])
    expect(idsOf(ordersIn(rows, { ...wholeView, most: '0,2' }, plain).shown)).toEqual([8, 7])
  })

  test.each([
    ['number', [7, 8, 9, 10]],
    ['customer', [8, 10, 9, 7]],
    ['date', [10, 9, 8, 7]],
    ['total', [8, 7, 10, 9]],
  ] as const)('sorted by %s; what cannot be compared stands last, up and down', (by, ids) => {
    expect(idsOf(sortedOrders(rows, { by, isDown: false }))).toEqual(ids)
    const down = idsOf(sortedOrders(rows, { by, isDown: true }))
    if (by === 'date') expect(down).toEqual([8, 9, 10, 7])
    if (by === 'total') expect(down).toEqual([10, 7, 8, 9])
  })

  test('the sum is exact, and says how many totals are missing', () => {
    const { count, total, missing } = sumOf(rows)
    expect([count, formatMoney(total), missing]).toEqual([4, '$100.30', 1])
  })

  test('months as bars, empty ones between; no readable date is a bar of its own', () => {
    const far = [...rows, row(1, { order_date: '2026-08-15', total: 5 })]
    expect(
      barsOf(far, '2026-11-30').map(({ key, kind, count, total }) => [kind, key, count, formatMoney(total)]),
    ).toEqual([
      ['month', '2026-08', 1, '$5.00'],
      ['month', '2026-09', 0, '$0.00'],
      ['month', '2026-10', 2, '$100.00'],
      ['month', '2026-11', 1, '$0.10'],
      ['undated', '', 1, '$0.20'],
    ])
    expect(barsOf([], '2026-11-30')).toEqual([])
    expect(formatMonth('2026-08', 'en')).toBe('Aug 2026')
  })

  test('many months become years, and very many years an earlier time: never more than 39 bars, no order lost', () => {
    const dates = fc.array(
      fc.constantFrom('0001-01-01', '1990-05-05', '2020-02-02', '2026-10-10', 'soon', '9999-12-31'),
    )
    fc.assert(
      fc.property(dates, (all) => {
        const bars = barsOf(
          all.map((order_date, at) => row(at, { order_date })),
          '2026-11-30',
        )
        expect(bars.length).toBeLessThanOrEqual(39)
        expect(bars.reduce((sum, { count }) => sum + count, 0)).toBe(all.length)
      }),
      runs,
    )
  })

  test('previous and next within the list', () => {
    expect(neighboursOf(['3', '1', '2'], '1')).toEqual({ former: '3', next: '2' })
    expect(neighboursOf(['3', '1', '2'], '3')).toEqual({ former: null, next: '1' })
    expect(neighboursOf(['3'], '9')).toEqual({ former: null, next: null })
  })
})

describe('orders as files', () => {
  test('a row for each order; a missing total is an empty cell, a formula is harmless', () => {
    const rows = orderListRows(
      [row(1, { customer_name: '=1+1', total: null }), row(2, { sale_no: '' })],
      fileWords('en'),
    )
    expect(rows).toEqual([
      ['Order number', 'Customer', 'Date', 'Total'],
      ['SO-1', "'=1+1", '2026-03-01', ''],
      ['2', 'North Yard', '2026-03-01', '62.50'],
    ])
  })

  test('all lines, and a row that says which order could not be read', () => {
    const item = {
      id: 1,
      sale_qty: 6,
      price: 12.5,
      productuom: { product: { part_number: '@CB', description: 'Bolt' }, uom: { code: 'EA' } },
    }
    const order = {
      sale_no: 'SO-1',
      sale_date: '',
      customer: null,
      items: [item, { ...item, sale_qty: null, price: null, productuom: null }],
    }
    const rows = orderLineRows(
      [
        { row: row(1), order },
        { row: row(2), order: null },
      ],
      fileWords('fr'),
    )
    expect(rows.slice(1)).toEqual([
      ['SO-1', 'North Yard', '2026-03-01', "'@CB", 'Bolt', '6', 'EA', '12.50', '75.00'],
      ['SO-1', 'North Yard', '2026-03-01', '', '', '', '', '', ''],
      ['SO-2', 'North Yard', '2026-03-01', '', 'Cette commande n’a pas pu être lue', '', '', '', ''],
    ])
    expect(new Set(rows.map((cells) => cells.length))).toEqual(new Set([9]))
  })
})
