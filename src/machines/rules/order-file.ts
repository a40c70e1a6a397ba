import type { Order, OrderRow } from '../../api/schemas/ordering'
import type { Language } from '../../api/schemas/shared'
import { dayIn } from './dates'
import { harmless } from './harmless'
import { formatMoney, lineTotal, moneyOf, type Money } from './money'
import { ownOf, type Numbers } from './part-numbers'

type Rows = readonly (readonly string[])[]

const words: Readonly<
  Record<
    Language,
    {
      readonly list: readonly string[]
      readonly lines: readonly string[]
      readonly own: string
      readonly notRead: string
    }
  >
> = {
  en: {
    list: ['Order number', 'Customer', 'Date', 'Total'],
    lines: ['Order number', 'Customer', 'Date', 'Part number', 'Description', 'Quantity', 'UOM', 'Price', 'Subtotal'],
    own: 'Your number',
    notRead: 'This order could not be read',
  },
  es: {
    list: ['Número de pedido', 'Cliente', 'Fecha', 'Total'],
    lines: [
      'Número de pedido',
      'Cliente',
      'Fecha',
      'Número de pieza',
      'Descripción',
      'Cantidad',
      'UM',
      'Precio',
      'Subtotal',
    ],
    own: 'Su número',
    notRead: 'No se pudo leer este pedido',
  },
  fr: {
    list: ['Numéro de commande', 'Client', 'Date', 'Total'],
    lines: [
      'Numéro de commande',
      'Client',
      'Date',
      'Référence',
      'Description',
      'Quantité',
      'Unité',
      'Prix',
      'Sous-total',
    ],
    own: 'Votre numéro',
    notRead: 'Cette commande n’a pas pu être lue',
  },
}

/** An amount as a spreadsheet takes it: no sign of a currency. */
const figure = (money: Money): string => formatMoney(money).replace('$', '')
const priceCell = (price: number | null): string => (price === null ? '' : figure(moneyOf(price)))
const headCells = ({ id, sale_no, customer_name, order_date }: OrderRow): readonly string[] => [
  sale_no || String(id),
  customer_name,
  dayIn(order_date) ?? order_date,
]

/** The rows of a file of orders, head first; a missing total is an empty cell. */
export const orderListRows = (rows: readonly OrderRow[], language: Language): Rows => [
  words[language].list,
  ...rows.map((row) => [...headCells(row), priceCell(row.total)].map(harmless)),
]

/** An order of the list with its lines; `null` where it could not be read. */
export type ReadOrder = { readonly row: OrderRow; readonly order: Order | null }

/**
 * The rows of a file of all lines of some orders, head first. An order that could not be read says so in a row of its own. Who has numbers
 * of their own finds them in a last column.
 */
export const orderLineRows = (orders: readonly ReadOrder[], language: Language, numbers: Numbers = []): Rows => {
  const withOwn = (cells: readonly string[], own: string) => (numbers.length === 0 ? cells : [...cells, own])
  return [
    withOwn(words[language].lines, words[language].own),
    ...orders.flatMap(({ row, order }) => {
      const head = headCells(row)
      if (order === null) return [withOwn([...head, '', words[language].notRead, '', '', '', ''], '').map(harmless)]
      return order.items.map(({ productuom, sale_qty, price }) =>
        withOwn(
          [
            ...head,
            productuom?.product?.part_number ?? '',
            productuom?.product?.description ?? '',
            sale_qty === null ? '' : String(sale_qty),
            productuom?.uom?.code ?? '',
            priceCell(price),
            price === null || sale_qty === null ? '' : figure(lineTotal(price, sale_qty)),
          ],
          ownOf(numbers, productuom?.product?.part_number ?? '').join(', '),
        ).map(harmless),
      )
    }),
  ]
}
