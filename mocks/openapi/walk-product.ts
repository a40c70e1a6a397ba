import { type Answer, type Asker, type Row, rowsOf } from './asking'
import { checkFilled, checkFirst, dataOf } from './meaning'
import { inWords, isStockAlike, limits, ofRelated, telling } from './meaning-of-facts'
import type { Shelf } from './meaning-of-goods'
import { checkProduct } from './meaning-of-rows'
import { differingStock } from './walk-stock'

/** So many products are opened by themselves, and so many of those that stand beside one. */
const mostOpened = 48
const mostBeside = 4
const beside = ['related_products', 'complementary_products'] as const

/** Opens products by themselves, each once, and holds them against what a list said; what stands beside one opens, too. */
const createOpening = ({ ask, note }: Asker, path: Row, shelf: Shelf, again: () => Promise<Answer | null>) => {
  const opened = new Set<string>()
  /** The lists in which nothing stood yet, and the limits that no product had. */
  const missing = new Set<string>([...beside, ...limits.map(([field]) => field)])
  const open = (productId: unknown) => ask('productDetails', { path: { ...path, productId } })
  /** Where something was sold between two answers, both are asked for anew. */
  const checkStock = async (row: Row, product: Row, operation: Answer['operation'] | undefined): Promise<void> => {
    if (isStockAlike(row, product)) return
    const listed = async () => dataOf(await again()).find(({ id }) => String(id) === String(row['id']))
    const differing = await differingStock(listed, () => open(row['id']).then((details) => dataOf(details)[0]))
    if (differing !== null && operation !== undefined)
      note(operation, '#/data/0/available', `${differing.known}, as in the list`, differing.told)
  }
  /** Holds a product against its row in a list. */
  const holdProduct = (details: Answer | null, row: Row | undefined): void => {
    if (row === undefined) return
    checkProduct(note, details, row)
    shelf.hold(details, inWords, dataOf(details).slice(0, 1))
  }
  const openBeside = async (details: Answer | null, product: Row): Promise<void> => {
    const others = beside.flatMap((field) => rowsOf(product[field]).slice(0, mostBeside))
    for (const field of beside) shelf.hold(details, ofRelated, rowsOf(product[field]), `#/data/0/${field}`)
    for (const { id } of others) {
      if (String(id) === String(product['id']) || opened.has(String(id))) continue
      opened.add(String(id))
      const other = await open(id)
      checkFilled(note, other, true, `product ${String(id)} is shown beside ${String(product['id'])}`)
      checkFirst(note, other, 'id', id)
      holdProduct(other, shelf.find(id))
    }
    for (const field of beside) if (rowsOf(product[field]).length > 0) missing.delete(field)
  }
  const openRow = async (row: Row): Promise<void> => {
    const { id } = row
    opened.add(String(id))
    const details = await open(id)
    checkFilled(note, details, true, `product ${String(id)} is in the list`)
    checkFirst(note, details, 'id', id)
    holdProduct(details, row)
    const [product] = dataOf(details)
    if (product === undefined || String(product['id']) !== String(id)) return
    for (const [field, isSet] of limits) if (isSet(product)) missing.delete(field)
    await checkStock(row, product, details?.operation)
    await openBeside(details, product)
  }
  return { openRow, isEnough: () => missing.size === 0 }
}

type Details = {
  readonly rows: readonly Row[]
  /** Those of the pages behind it. */
  readonly next: readonly Row[]
  readonly shelf: Shelf
  readonly again: () => Promise<Answer | null>
}
/**
 * The products of a page by themselves: each is what the list says; one more for what none of them has. Where nothing
 * stands beside any of them in one of both lists, or none has a minimum or a maximum, others are opened until one does:
 * those of the next pages, in turn with those from the end of what is known.
 */
export const walkDetails = async (asker: Asker, path: Row, { rows, next, shelf, again }: Details): Promise<void> => {
  const { openRow, isEnough } = createOpening(asker, path, shelf, again)
  for (const row of rows) await openRow(row)
  const ids = new Set(rows.map(({ id }) => String(id)))
  // One with a fact is enough, and most have it on the first page.
  const named = telling.flatMap((has) => (rows.some(has) ? [] : shelf.rows().filter(has).slice(0, 1)))
  for (const row of new Set(named)) {
    ids.add(String(row['id']))
    await openRow(row)
  }
  const others = [...next, ...shelf.rows()].filter(({ id }) => !ids.has(String(id)))
  const turns = new Set(others.flatMap((row, at) => [row, others.at(-1 - at) ?? row]))
  for (const row of turns) {
    if (isEnough() || ids.size >= mostOpened) return
    if (ids.has(String(row['id']))) continue
    ids.add(String(row['id']))
    await openRow(row)
  }
}
