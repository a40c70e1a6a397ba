import { type Answer, type Asker, isRow, type Row, rowsOf } from './asking'
import { gotWords } from './difference'
import { dataOf } from './meaning'
import { numberIn, ofBuyers } from './meaning-of-facts'
import { checkAlike } from './meaning-of-goods'

type Note = Asker['note']

/** Notes a product whose own answer says something else of what it is ordered by than its row in the list, or that belongs to itself; and one that stands twice beside it. */
export const checkProduct = (note: Note, details: Answer | null, row: Row): void => {
  const [product] = dataOf(details)
  // Another product has a number and a price of its own.
  if (details === null || product === undefined || String(product['id']) !== String(row['id'])) return
  checkAlike(note, details, { place: '#/data/0', row: product, other: row, said: 'as in the list' }, ofBuyers)
  for (const field of ['related_products', 'complementary_products']) {
    const at = rowsOf(product[field]).findIndex(({ id }) => String(id) === String(row['id']))
    if (at >= 0) note(details.operation, `#/data/0/${field}/${at}/id`, 'another product than itself', `${row['id']}`)
    const ids = rowsOf(product[field]).map(({ id }) => String(id))
    const again = ids.findIndex((id, place) => ids.indexOf(id) < place)
    if (again >= 0) note(details.operation, `#/data/0/${field}/${again}/id`, 'no product twice', `${ids[again]}`)
  }
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
