import { type Answer, type Asker, isRow, type Row, rowsOf, withAddresses } from './asking'
import { gotWords } from './difference'
import { dataOf } from './meaning'
import { checkOrder } from './meaning-of-filters'
import { numberIn } from './meaning-of-facts'

const statuses = ['draft', 'processed']

/** What can be ordered, by what is there. */
const linesOf = (rows: readonly Row[]) =>
  rows
    .filter(({ default_puom_id: unit, selling_price: price, min_order_qty: least, max_order_qty: most }) => {
      const [top, bottom] = [numberIn(most) ?? 0, numberIn(least) ?? 1]
      return unit !== null && unit !== undefined && (numberIn(price) ?? 0) > 0 && (top <= 0 || bottom <= top)
    })
    .toSorted((one, other) => (numberIn(other['available']) ?? 0) - (numberIn(one['available']) ?? 0))
    .slice(0, 2)
    .map((row) => ({
      part: row['part_number'],
      item: {
        puom_id: row['default_puom_id'],
        sale_qty: Math.max(1, numberIn(row['min_order_qty']) ?? 1),
        price: numberIn(row['selling_price']) ?? 0,
        comment: '',
      },
    }))

const today = (): string => {
  const now = new Date()
  return [now.getFullYear(), now.getMonth() + 1, now.getDate()].map((part) => String(part).padStart(2, '0')).join('-')
}

/**
 * Places an order, twice with one key, and one for a customer that there is not: one order is new afterwards, with the
 * lines that were sent. Nothing is asked of a server that has no product, or no address, to order with.
 */
export const walkPlacing = async ({ ask, note, remark }: Asker, path: Row, email: string): Promise<void> => {
  const lists = async () => {
    const answers: (Answer | null)[] = []
    for (const status of statuses) answers.push(await ask('orders', { path, query: { status } }))
    return answers
  }
  const [customer] = dataOf(await ask('customer', { path, query: { email, embed: withAddresses } }))
  const address = rowsOf(customer?.['shipping_addresses']).find(({ type }) => type === 'S')
  const page = await ask('products', { path, query: { page: 1, per_page: 48 } })
  const lines = linesOf(dataOf(page))
  if (page && (!customer || !address || lines.length === 0))
    return remark(page.operation, 'order', 'a product, a customer and an address to place an order with', 'none')
  const before = await lists()
  const known = new Set(before.flatMap((list) => dataOf(list).map(({ id }) => String(id))))
  const header = {
    customer_id: customer?.['id'],
    sale_date: today(),
    shipping_address_id: address?.['id'],
    purchase_order: 'CONTRACT CHECK',
    note: 'A check of the contract. Please cancel.',
  }
  const items = lines.map(({ item }) => item)
  const place = (key: string, body: object, expects: readonly number[]) =>
    ask('placeOrder', { path, body, headers: { 'Idempotency-Key': key }, expects })
  const key = crypto.randomUUID()
  const taken = await place(key, { header, items }, [200, 201, 202, 204])
  await place(key, { header, items }, [200, 201, 202, 204])
  await place(
    crypto.randomUUID(),
    { header: { ...header, customer_id: 999_999_999 }, items },
    [400, 403, 404, 409, 422],
  )
  const after = await lists()
  const fresh = after.flatMap((list, at) =>
    dataOf(list)
      .filter(({ id }) => !known.has(String(id)))
      .map((row) => ({ row, list, status: statuses[at] ?? '' })),
  )
  const [first] = after
  if (!taken || taken.status >= 300 || !first) return
  const { operation } = first
  if (fresh.length !== 1)
    note(operation, '#/data', 'one new order: one was placed, sent twice with one key', `${fresh.length} new ones`)
  const [placed] = fresh
  if (placed === undefined) return
  const { row, status } = placed
  if (String(row['order_date']).slice(0, 10) !== header.sale_date)
    note(operation, '#/data/order_date', `${header.sale_date}, as sent`, gotWords(row['order_date']))
  const order = await ask('order', { path: { ...path, orderId: row['id'] } })
  checkOrder(note, order, row, status)
  if (!order || !isRow(order.body)) return
  const told = rowsOf(order.body['items']).map(({ sale_qty: quantity, price, productuom: unit }) => {
    const product = isRow(unit) && isRow(unit['product']) ? unit['product']['part_number'] : ''
    return `${Number(quantity)} x ${String(product)} at ${Number(price)}`
  })
  const sent = lines.map(({ part, item }) => `${item.sale_qty} x ${String(part)} at ${item.price}`)
  if (told.toSorted().join('\n') !== sent.toSorted().join('\n'))
    note(order.operation, '#/items', `${sent.join(', ')}, as sent`, told.join(', '))
}
