import { type Answer, type Asker, isRow, type Row, rowsOf } from './asking'
import { gotWords } from './difference'
import { dataOf, metaOf } from './meaning'

type Note = Asker['note']

/** What a list was narrowed to; `isFit` is `null` where a row does not say. */
export type Narrowing = {
  readonly where: string
  readonly expected: string
  readonly isFit: (row: Row) => boolean | null
}

/** Rows that hold the text that was sought, in whatever field. */
export const withText = (sought: string): Narrowing => ({
  where: 'part_number',
  expected: `a row with ${gotWords(sought)} in it, as searched`,
  isFit: (row) => JSON.stringify(row).toLowerCase().includes(JSON.stringify(sought.toLowerCase()).slice(1, -1)),
})

/** Rows with a tag, where rows tell their tags. */
export const withTag = (id: unknown): Narrowing => ({
  where: 'tags',
  expected: `tag ${id} among them, as asked`,
  isFit: ({ tags }) => (Array.isArray(tags) ? rowsOf(tags).some((tag) => String(tag['id']) === String(id)) : null),
})

/** Rows of a category that has none below it, where rows tell the names of their categories. */
export const withCategory = (name: unknown): Narrowing => ({
  where: 'categories_names',
  expected: `${gotWords(name)} among them, as asked`,
  isFit: ({ categories_names: names }) => (Array.isArray(names) ? names.includes(name) : null),
})

/** Notes each row that is not what the list was narrowed to. */
export const checkFits = (
  note: Note,
  answer: Answer | null,
  { where, expected, isFit }: Narrowing,
  place = '#/data',
  rows = dataOf(answer),
): void => {
  for (const [at, row] of rows.entries()) {
    if (answer !== null && isFit(row) === false) {
      note(answer.operation, `${place}/${at}/${where}`, expected, gotWords(row[where]))
    }
  }
}

/** Notes a list whose total is not the number that another answer says of the same rows. */
export const checkTotal = (note: Note, answer: Answer | null, count: unknown, said: string): void => {
  const total = Number(metaOf(answer)['total'])
  if (answer === null || !Number.isFinite(total) || typeof count !== 'number' || total === count) return
  note(answer.operation, '#/meta/total', `${count}, ${said}`, String(total))
}

const cents = (value: unknown): number => Math.round(Number(value) * 100)

/** The day of a date, behind which a time may stand; `null` for what is none. */
const dayIn = (value: unknown): string | null => /^\d{4}-\d\d-\d\d/.exec(String(value))?.[0] ?? null

/**
 * Notes an order that is not the row of the list: another id, number, day, customer, status or total. What is said of lines
 * that do not add up, where list and order agree, goes to `noteSum`.
 */
export const checkOrder = (note: Note, order: Answer | null, row: Row, status: string, noteSum: Note = note): void => {
  if (order?.status !== 200) return
  if (!isRow(order.body)) return note(order.operation, '#', `order ${row['id']}, which is in the list`, 'null')
  const { body } = order
  const check = (isRight: boolean, field: string, expected: string) => {
    if (!isRight) note(order.operation, `#/${field}`, expected, gotWords(body[field]))
  }
  // The contract asks for neither: an order that does not say its id or its total is known by its number and its lines.
  const isAsked = body['id'] === undefined || String(body['id']) === String(row['id'])
  check(isAsked, 'id', `${row['id']}, as asked`)
  check(body['status'] === undefined || body['status'] === status, 'status', `${status}, as it is listed`)
  // An order of another id has totals of its own.
  if (!isAsked) return
  const isNamed = body['sale_no'] === undefined || String(body['sale_no']) === String(row['sale_no'] ?? body['sale_no'])
  check(isNamed, 'sale_no', `${String(row['sale_no'])}, as in the list`)
  const [listed, own] = [dayIn(row['order_date']), dayIn(body['sale_date'])]
  check(listed === null || own === null || listed === own, 'sale_date', `${listed}, as in the list`)
  const [customer, name] = [isRow(body['customer']) ? body['customer'] : {}, row['customer_name']]
  if (name !== undefined && customer['name'] !== undefined && customer['name'] !== name)
    note(order.operation, '#/customer/name', `${gotWords(name)}, as in the list`, gotWords(customer['name']))
  const total = body['total'] ?? row['total']
  const isListed = !Number.isFinite(cents(row['total'])) || cents(total) === cents(row['total'])
  check(isListed, 'total', `${String(row['total'])}, as in the list`)
  const items = rowsOf(body['items'])
  const sum = items.reduce((all, { sale_qty, price }) => all + Number(sale_qty) * Number(price), 0)
  // Each line may be rounded to a cent before it is added.
  const isSum = total === undefined || Math.abs(cents(total) - cents(sum)) <= items.length
  if (items.length > 0 && Number.isFinite(sum) && !isSum)
    noteSum(order.operation, '#/total', `${(cents(sum) / 100).toFixed(2)}, the sum of its lines`, gotWords(total))
}

/** Notes orders that stand in the lists of two statuses. */
export const checkOneStatus = (note: Note, first: Answer | null, second: Answer | null, other = 'draft'): void => {
  const seen = new Set(dataOf(first).map(({ id }) => String(id)))
  for (const [at, { id }] of dataOf(second).entries()) {
    if (second === null || !seen.has(String(id))) continue
    note(second.operation, `#/data/${at}/id`, 'an order of the status asked for', `${id}, which is ${other}, too`)
  }
}
