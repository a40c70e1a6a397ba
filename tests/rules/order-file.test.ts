// @vitest-environment node
import { describe, expect, test } from 'vitest'
import { orderLineRows, orderListRows } from '../../src/machines/rules/order-file'
import { fileWords } from '../support/file-words'

describe('what stands over the columns of a file of orders', () => {
  test.each([
    ['en', 'Order number, Customer, Date, Total'],
    ['es', 'Número de pedido, Cliente, Fecha, Total'],
    ['fr', 'Numéro de commande, Client, Date, Total'],
  ] as const)('orders, in %s: %s', (language, heads) => {
    expect(orderListRows([], fileWords(language))).toEqual([heads.split(', ')])
  })

  test.each([
    ['en', 'Order number, Customer, Date, Part number, Description, Quantity, UOM, Price, Subtotal'],
    ['es', 'Número de pedido, Cliente, Fecha, Número de parte, Descripción, Cantidad, UM, Precio, Subtotal'],
    ['fr', 'Numéro de commande, Client, Date, Numéro de pièce, Description, Quantité, UM, Prix, Sous-total'],
  ] as const)('lines of orders, in %s: %s', (language, heads) => {
    expect(orderLineRows([], fileWords(language))).toEqual([heads.split(', ')])
  })

  test.each([
    ['en', 'This order could not be read'],
    ['es', 'No se pudo leer este pedido'],
    ['fr', 'Cette commande n’a pas pu être lue'],
  ] as const)('an order without its lines says so in %s', (language, words) => {
    const row = { id: 7, sale_no: 'SO-7', customer_name: 'North Yard', order_date: '2026-03-01', total: 5 }
    expect(orderLineRows([{ row, order: null }], fileWords(language))[1]).toEqual([
      'SO-7',
      'North Yard',
      '2026-03-01',
      '',
      words,
      '',
      '',
      '',
      '',
    ])
  })
})

test('C-76 amounts stand as a spreadsheet of the reader’s region takes them', () => {
  const item = { id: 1, sale_qty: 3, price: 1234.5, productuom: null }
  const row = { id: 7, sale_no: 'SO-7', customer_name: 'North Yard', order_date: '2026-03-01', total: 3703.5 }
  const order = { sale_no: 'SO-7', sale_date: '', customer: null, items: [item] }
  expect(orderListRows([row], fileWords('fr'), ',')[1]?.at(-1)).toBe('3703,50')
  expect(orderLineRows([{ row, order }], fileWords('fr'), [], ',')[1]?.slice(-2)).toEqual(['1234,50', '3703,50'])
  expect(orderListRows([row], fileWords('en'))[1]?.at(-1)).toBe('3703.50')
})

describe('numbers of the buyer', () => {
  const item = {
    id: 1,
    sale_qty: 6,
    price: 1,
    productuom: { product: { part_number: 'CB-120', description: 'Bolt' }, uom: { code: 'EA' } },
  }
  const row = { id: 7, sale_no: 'SO-7', customer_name: 'North Yard', order_date: '2026-03-01', total: 5 }
  const order = { sale_no: 'SO-7', sale_date: '', customer: null, items: [item, { ...item, productuom: null }] }
  const numbers = [
    { own: 'BOLT-A', partNumber: 'cb-120' },
    { own: '=BOLT', partNumber: 'CB-120' },
  ]

  test.each([
    ['en', 'Your number'],
    ['es', 'Su número'],
    ['fr', 'Votre numéro'],
  ] as const)('stand in a last column of lines, in %s', (language, head) => {
    const rows = orderLineRows(
      [
        { row, order },
        { row, order: null },
      ],
      fileWords(language),
      numbers,
    )
    expect(rows.map((cells) => [cells.length, cells.at(-1)])).toEqual([
      [10, head],
      [10, 'BOLT-A, =BOLT'],
      [10, ''],
      [10, ''],
    ])
    expect(orderLineRows([{ row, order }], fileWords(language), [numbers[1]!])[1]?.at(-1)).toBe("'=BOLT")
  })

  test('who has none has no such column', () => {
    expect(orderLineRows([{ row, order }], fileWords('en'), []).map((cells) => cells.length)).toEqual([9, 9, 9])
  })
})

describe('cells of a file of orders', () => {
  const item = {
    id: 1,
    sale_qty: 6,
    price: 12.5,
    productuom: { product: { part_number: 'CB', description: 'Bolt' }, uom: { code: 'EA' } },
  }
  const row = { id: 7, sale_no: 'SO-7', customer_name: 'North Yard', order_date: 'soon', total: 5 }
  const lineWith = (
    patch: Partial<Omit<typeof item, 'price' | 'sale_qty'>> & { price?: number | null; sale_qty?: number | null },
  ) => {
    const order = { sale_no: 'SO-7', sale_date: '', customer: null, items: [{ ...item, ...patch }] }
    return orderLineRows([{ row, order }], fileWords('en'))[1]?.slice(2)
  }

  test('a date that is none stands as it came', () => {
    expect(orderListRows([row], fileWords('en'))[1]).toEqual(['SO-7', 'North Yard', 'soon', '5.00'])
  })

  test('without a price or a quantity there is no sum, and the other stands', () => {
    expect(lineWith({})).toEqual(['soon', 'CB', 'Bolt', '6', 'EA', '12.50', '75.00'])
    expect(lineWith({ price: null })).toEqual(['soon', 'CB', 'Bolt', '6', 'EA', '', ''])
    expect(lineWith({ sale_qty: null })).toEqual(['soon', 'CB', 'Bolt', '', 'EA', '12.50', ''])
  })
})
