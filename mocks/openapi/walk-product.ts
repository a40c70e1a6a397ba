import { type Answer, type Asker, type Row, rowsOf } from './asking'
import { checkFilled, checkFirst, dataOf } from './meaning'
import { inWords, isStockAlike, numberIn, ofRelated, type Shelf } from './meaning-of-goods'
import { checkProduct } from './meaning-of-rows'

/** So many products are opened by themselves, and so many of those that stand beside one. */
const mostOpened = 48
const mostBeside = 4
const beside = ['related_products', 'complementary_products'] as const
/** What a list may lack for all of its products: one that has it by itself tells. */
const limits: readonly (readonly [field: string, isSet: (product: Row) => boolean])[] = [
  ['min_order_qty', (product) => (numberIn(product['min_order_qty']) ?? 1) > 1],
  ['max_order_qty', (product) => (numberIn(product['max_order_qty']) ?? 0) > 0],
]

/** Opens products by themselves, each once, and holds them against what a list said; what stands beside one opens, too. */
const createOpening = ({ ask, note }: Asker, path: Row, shelf: Shelf, again: () => Promise<Answer | null>) => {
  const opened = new Set<string>()
  /** The lists in which nothing stood yet, and the limits that no product had. */
  const missing = new Set<string>([...beside, ...limits.map(([field]) => field)])
  const open = (productId: unknown) => ask('productDetails', { path: { ...path, productId } })
  /** Where something was sold between two answers, both are asked for anew. */
  const checkStock = async (row: Row, product: Row): Promise<void> => {
    if (isStockAlike(row, product)) return
    const now = dataOf(await again()).find(({ id }) => String(id) === String(row['id']))
    const details = await open(row['id'])
    const [known, told] = [now?.['available'], dataOf(details)[0]?.['available']]
    if (details && now && !isStockAlike(now, dataOf(details)[0] ?? {}))
      note(details.operation, '#/data/0/available', `${String(known)}, as in the list`, String(told))
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
    }
    for (const field of beside) if (rowsOf(product[field]).length > 0) missing.delete(field)
  }
  const openRow = async (row: Row): Promise<void> => {
    const { id } = row
    opened.add(String(id))
    const details = await open(id)
    checkFilled(note, details, true, `product ${String(id)} is in the list`)
    checkFirst(note, details, 'id', id)
    checkProduct(note, details, row)
    shelf.hold(details, inWords, dataOf(details).slice(0, 1))
    const [product] = dataOf(details)
    if (product === undefined || String(product['id']) !== String(id)) return
    for (const [field, isSet] of limits) if (isSet(product)) missing.delete(field)
    await checkStock(row, product)
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
 * The products of a page by themselves: each is what the list says. Where nothing stands beside any of them in one of
 * both lists, or none has a minimum or a maximum, others are opened until one does: those of the next pages, in turn with
 * those from the end of what is known.
 */
export const walkDetails = async (asker: Asker, path: Row, { rows, next, shelf, again }: Details): Promise<void> => {
  const { openRow, isEnough } = createOpening(asker, path, shelf, again)
  for (const row of rows) await openRow(row)
  const ids = new Set(rows.map(({ id }) => String(id)))
  const others = [...next, ...shelf.rows()].filter(({ id }) => !ids.has(String(id)))
  const turns = new Set(others.flatMap((row, at) => [row, others.at(-1 - at) ?? row]))
  for (const row of turns) {
    if (isEnough() || ids.size >= mostOpened) return
    if (ids.has(String(row['id']))) continue
    ids.add(String(row['id']))
    await openRow(row)
  }
}
