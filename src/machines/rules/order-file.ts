import type { Order, OrderRow } from '../../api/schemas/ordering'
import { dayIn } from './dates'
import type { SayWord } from './file-words'
import { harmless } from './harmless'
import { formatMoney, moneyOf, orderedTotal, type Money } from './money'
import { ownOf, withOwnCell, type Numbers } from './part-numbers'
import { orderNumber } from './orders'

type Rows = readonly (readonly string[])[]

const listHeads = ['orders.number', 'orders.customer', 'orders.date', 'orders.total'] as const
const lineHeads = [
  'orders.number',
  'orders.customer',
  'orders.date',
  'pad.part',
  'cart.description',
  'cart.quantity',
  'cart.uom',
  'cart.price',
  'cart.subtotal',
] as const
const sentHeads = ['checkout.po', 'checkout.address'] as const

type Decimal = '.' | ','
/** An amount as a spreadsheet of the reader's region takes it: no sign of a currency. */
const figure = (money: Money, decimal: Decimal): string => formatMoney(money).replace('$', '').replace('.', decimal)
const priceCell = (price: number | null, decimal: Decimal): string =>
  price === null ? '' : figure(moneyOf(price), decimal)
const headCells = (row: OrderRow): readonly string[] => [
  orderNumber(row),
  row.customer_name,
  dayIn(row.order_date) ?? row.order_date,
]

/** The rows of a file of orders, head first; a missing total is an empty cell. */
export const orderListRows = (rows: readonly OrderRow[], say: SayWord, decimal: Decimal = '.'): Rows => [
  listHeads.map(say),
  ...rows.map((row) => [...headCells(row), priceCell(row.total, decimal)].map(harmless)),
]

/** What no answer tells of an order, where this device knows it. */
export type SentWith = { readonly purchaseOrder: string; readonly address: string }
/** An order of the list with its lines; `null` where it could not be read. */
export type ReadOrder = { readonly row: OrderRow; readonly order: Order | null; readonly sent?: SentWith }

/**
 * The rows of a file of all lines of some orders, head first. An order that could not be read says so in a row of its own. What it was sent
 * with follows where it is known; who has numbers of their own finds them in a last column.
 */
export const orderLineRows = (
  orders: readonly ReadOrder[],
  say: SayWord,
  numbers: Numbers = [],
  decimal: Decimal = '.',
): Rows => {
  const withOwn = withOwnCell(numbers)
  const areSentKnown = orders.some(({ sent }) => sent !== undefined)
  return [
    withOwn([...lineHeads, ...(areSentKnown ? sentHeads : [])].map(say), say('orders.ownNumber')),
    ...orders.flatMap(({ row, order, sent }) => {
      const head = headCells(row)
      const tail = areSentKnown ? [sent?.purchaseOrder ?? '', sent?.address ?? ''] : []
      if (order === null)
        return [withOwn([...head, '', say('orders.unread'), '', '', '', '', ...tail], '').map(harmless)]
      return order.items.map(({ productuom, sale_qty, price }) =>
        withOwn(
          [
            ...head,
            productuom?.product?.part_number ?? '',
            productuom?.product?.description ?? '',
            sale_qty === null ? '' : String(sale_qty),
            productuom?.uom?.code ?? '',
            priceCell(price, decimal),
            price === null || sale_qty === null ? '' : figure(orderedTotal(price, sale_qty), decimal),
            ...tail,
          ],
          ownOf(numbers, productuom?.product?.part_number ?? '').join(', '),
        ).map(harmless),
      )
    }),
  ]
}
