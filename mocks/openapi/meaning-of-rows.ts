import { type Answer, type Asker, isRow, type Row, rowsOf } from './asking'
import { gotWords } from './difference'
import { dataOf } from './meaning'

type Note = Asker['note']

/** A number, also as text; `null` for what is none. */
const numberIn = (value: unknown): number | null => {
  const number = typeof value === 'number' || (typeof value === 'string' && value.trim() !== '') ? Number(value) : NaN
  return Number.isFinite(number) ? number : null
}
const centsIn = (value: unknown): number | null => {
  const dollars = numberIn(value)
  return dollars === null ? null : Math.round(dollars * 100)
}

/** Notes a product whose own answer has another part number or another price than its row in the list, or that belongs to itself. */
export const checkProduct = (note: Note, details: Answer | null, row: Row): void => {
  const [product] = dataOf(details)
  // Another product has a number and a price of its own.
  if (details === null || product === undefined || String(product['id']) !== String(row['id'])) return
  const [known, called] = [row['part_number'], product['part_number']]
  if (known !== undefined && called !== undefined && String(known) !== String(called))
    note(details.operation, '#/data/0/part_number', `${gotWords(known)}, as in the list`, gotWords(called))
  for (const field of ['related_products', 'complementary_products']) {
    const at = rowsOf(product[field]).findIndex(({ id }) => String(id) === String(row['id']))
    if (at >= 0) note(details.operation, `#/data/0/${field}/${at}/id`, 'another product than itself', `${row['id']}`)
  }
  const [listed, told] = [row['selling_price'], product['selling_price']]
  if (centsIn(listed) === centsIn(told)) return
  note(details.operation, '#/data/0/selling_price', `${gotWords(listed)}, as in the list`, gotWords(told))
}

/** Notes products of which more must be bought than may be bought (C-66): nobody can order them. */
export const checkLimits = (note: Note, answer: Answer | null, place = '#/data', rows = dataOf(answer)): void => {
  for (const [at, row] of rows.entries()) {
    const [least, most] = [numberIn(row['min_order_qty']), numberIn(row['max_order_qty'])]
    if (answer === null || least === null || most === null || most <= 0 || least <= most) continue
    note(
      answer.operation,
      `${place}/${at}/max_order_qty`,
      `at least ${least}, the least that may be ordered`,
      `${most}`,
    )
  }
}

/** Notes a category that says to have more children, or fewer, than it shows, or other goods than its row in the list. */
export const checkChildren = (note: Note, place: Answer | null, row: Row): void => {
  if (place?.status !== 200 || !isRow(place.body) || !Array.isArray(place.body['childCategories'])) return
  const { currentCategory: current, childCategories: children } = place.body
  const shown = rowsOf(children).length
  const check = (where: string, count: number | null) => {
    if (count !== null && count !== shown) note(place.operation, where, `${count}, as counted`, `list of ${shown}`)
  }
  // Another category has children of its own.
  if (isRow(current) && String(current['id']) !== String(row['id'])) return
  const own = isRow(current) ? current : {}
  for (const count of new Set([row, own].map((one) => numberIn(one['children_count']))))
    check('#/childCategories', count)
  const [listed, told] = [numberIn(row['products_count']), numberIn(own['products_count'])]
  if (listed === null || told === null || listed === told) return
  note(place.operation, '#/currentCategory/products_count', `${listed}, as in the list`, `${told}`)
}

/** Notes categories whose way from the top does not end at their parent, and those that are their own. */
export const checkPaths = (note: Note, answer: Answer | null, place: string, rows: readonly Row[]): void => {
  for (const [at, { id, parent_id: parent, path }] of rows.entries()) {
    if (answer !== null && id !== undefined && String(id) === String(parent))
      note(answer.operation, `${place}/${at}/parent_id`, 'another category than itself', gotWords(parent))
    const last = rowsOf(path).at(-1)
    if (answer === null || last === undefined || parent === undefined || String(last['id']) === String(parent)) continue
    note(
      answer.operation,
      `${place}/${at}/path`,
      `the way from the top to its parent ${parent}`,
      `one to ${last['id']}`,
    )
  }
}
