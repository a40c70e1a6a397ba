import { type Answer, type Asker, isRow, nobody, type Row, rowsOf, withAddresses } from './asking'
import { gotWords } from './difference'
import { checkFilled, checkFirst, checkOnce, dataOf } from './meaning'
import { checkOneStatus, checkOrder } from './meaning-of-filters'
import type { Shelf } from './meaning-of-goods'
import { checkDays, checkNumbers } from './meaning-of-orders'
import { createLineWalk } from './walk-lines'
import { walkUnlisted } from './walk-unlisted'

/** The customer behind the login: the one asked for, the same with and without addresses, and nobody where nobody is. */
const walkCustomer = async ({ ask, note }: Asker, path: Row, email: string): Promise<Row | null> => {
  const plain = await ask('customer', { path, query: { email } })
  checkFirst(note, plain, 'email', email)
  const full = await ask('customer', { path, query: { email, embed: withAddresses } })
  checkFirst(note, full, 'email', email)
  const [customer] = dataOf(full)
  if (full && customer && !('shipping_addresses' in customer)) {
    note(full.operation, '#/data/0/shipping_addresses', 'list, as embed asks for', 'missing')
  }
  checkOnce(note, full, '#/data/0/shipping_addresses', rowsOf(customer?.['shipping_addresses']))
  for (const field of ['id', 'code', 'name']) {
    const [known, told] = [dataOf(plain)[0]?.[field], customer?.[field]]
    if (full && known !== undefined && told !== undefined && String(known) !== String(told))
      note(full.operation, `#/data/0/${field}`, `${gotWords(known)}, as without addresses`, gotWords(told))
  }
  const none = await ask('customer', { path, query: { email: nobody }, expects: [200, 403, 404] })
  checkFilled(note, none, false, `nobody has the email ${nobody}`)
  return customer ?? null
}

/** So many orders of a status are opened, the newest, and the oldest. */
const newest = 3

export const walkOrders = async (asker: Asker, path: Row, email: string, shelf: Shelf): Promise<unknown> => {
  const { ask, note, remark } = asker
  const customer = await walkCustomer(asker, path, email)
  let anyId: unknown = null
  const lists: (Answer | null)[] = []
  const lines = createLineWalk(asker, path, shelf)
  for (const status of ['draft', 'processed']) {
    const list = await ask('orders', { path, query: { status } })
    checkOnce(note, list)
    checkDays(note, list)
    lists.push(list)
    const rows = dataOf(list)
    anyId ??= rows[0]?.['id'] ?? null
    for (const row of new Set([...rows.slice(0, newest), rows.at(-1)])) {
      if (row === undefined) continue
      const order = await ask('order', { path: { ...path, orderId: row['id'] } })
      // One old order of another sum may have been changed by hand; the newest has not.
      checkOrder(note, order, row, status, row === rows[0] ? note : remark)
      await lines.order(order, row['id'], row === rows[0])
      if (isRow(order?.body))
        checkOnce(
          note,
          order,
          '#/items',
          rowsOf(order.body['items']).filter(({ id }) => id != null),
        )
    }
  }
  lines.end()
  await walkUnlisted(asker, path, lists)
  const [first = null, second = null] = lists
  checkOneStatus(note, first, second)
  checkNumbers(note, [first, second])
  // Orders of a company that was called otherwise are its own; a buyer who has none of the own name sees others'.
  const names = lists.flatMap((list) => dataOf(list).map(({ customer_name: name }) => name))
  const own = customer?.['name']
  if (first && typeof own === 'string' && names.length > 0 && !names.includes(own))
    note(first.operation, '#/data/0/customer_name', `${gotWords(own)} of one order at least`, gotWords(names[0]))
  return anyId
}
