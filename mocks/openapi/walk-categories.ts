import { type Answer, type Asker, isRow, type Row, rowsOf } from './asking'
import { checkOnce, checkOtherPage, checkPage, dataOf } from './meaning'
import { checkFits, type Narrowing, withCategory, withTag, withText } from './meaning-of-filters'
import { mostTelling } from './meaning-of-facts'
import type { Shelf } from './meaning-of-goods'
import { checkChildren, checkPaths } from './meaning-of-rows'
import { checkPlace, checkTree } from './meaning-of-tree'
import { walkTags } from './walk-tags'

/** So many categories are asked for their products. */
const mostLeaves = 4
/** Categories of which one can tell what is in them: nothing stands below them. */
const leavesOf = (rows: readonly Row[]): readonly Row[] =>
  rows.filter((row) => row['children_count'] === 0 && Number(row['products_count']) > 0)
const leafOf = (rows: readonly Row[]): Row | undefined => leavesOf(rows)[0]

/** The goods that a category shows, and where they stand. */
const inside = '#/products/data'
const goodsIn = (place: Answer | null): readonly Row[] =>
  isRow(place?.body) && isRow(place.body['products']) ? rowsOf(place.body['products']['data']) : []
/** Notes a category whose list of goods counts others than its row does. */
const checkInside = (note: Asker['note'], place: Answer | null, { id, products_count: count }: Row): void => {
  const products = isRow(place?.body) && isRow(place.body['products']) ? place.body['products'] : {}
  const total = isRow(products['meta']) ? Number(products['meta']['total']) : Number.NaN
  if (place === null || typeof count !== 'number' || !Number.isFinite(total) || total === count) return
  note(place.operation, '#/products/meta/total', `${count}, products of category ${String(id)}`, String(total))
}

/** The goods of a category, or of all: what they are narrowed to is what comes. */
const checkNarrowed = async (
  { ask, note }: Asker,
  { id, path, shelf }: { readonly id: string; readonly path: Row; readonly shelf: Shelf },
  goods: readonly Row[],
): Promise<void> => {
  const narrow = async (query: Readonly<Record<string, string>>, narrowing: Narrowing) => {
    const again = () => ask(id, { path, query: { page: 1, ...query } })
    const place = await again()
    const found = goodsIn(place)
    shelf.put(place, { rows: found, place: inside, again: async () => goodsIn(await again()) })
    if (place?.status === 200 && found.length === 0)
      note(place.operation, '#/products/data', narrowing.expected, 'none')
    checkFits(note, place, narrowing, inside, found)
  }
  const part = goods.map((row) => row['part_number']).find((text) => typeof text === 'string' && text !== '')
  if (typeof part === 'string') await narrow({ search: part }, withText(part))
  const [tag] = goods.flatMap(({ tags }) => rowsOf(tags))
  if (tag !== undefined) await narrow({ 'tag_ids[]': String(tag['id']) }, withTag(tag['id']))
  const tagged = async (ids: readonly string[]) => {
    const place = await ask(id, { path, query: { page: 1, 'tag_ids[]': ids } })
    return place && { ...place, body: isRow(place.body) ? place.body['products'] : null }
  }
  await walkTags(note, goods, tagged, inside)
}

export const walkCategories = async (
  asker: Asker,
  path: Row,
  shelf: Shelf,
): Promise<{ buyers: Row | null; guests: Row | null; leaves: readonly Row[] }> => {
  const { ask, note } = asker
  let known: Row[] = []
  let guests: Row | null = null
  for (const id of ['guestCategories', 'categories']) {
    const first = await ask(id, { path, query: { page: 1 } })
    // What buyers see is what their products are held against.
    if (dataOf(first).length > 0) known = [...dataOf(first)]
    checkPaths(note, first, '#/data', dataOf(first))
    if (isRow(first?.body) && Number(first.body['last_page'] ?? 1) > 1) {
      const second = await ask(id, { path, query: { page: 2 } })
      // A category may be listed twice (spec 3): its ids are no ids of rows.
      checkOtherPage(note, first, second, false)
      known.push(...dataOf(second))
    }
    checkTree(note, first, id === 'categories' ? known : dataOf(first))
    if (id === 'guestCategories') guests = leafOf(known) ?? null
  }
  const askTop = () => ask('browseTop', { path, query: { page: 1 } })
  const top = await askTop()
  checkPage(note, top, '#/products', { page: 1, perPage: null })
  checkPlace(note, top, null, known)
  const children = isRow(top?.body) ? rowsOf(top.body['childCategories']) : []
  shelf.put(top, { rows: goodsIn(top), place: inside, again: async () => goodsIn(await askTop()) })
  await checkNarrowed(asker, { id: 'browseTop', path, shelf }, goodsIn(top))
  const leaf = leafOf(known)
  const chosen = [...(children.length === 0 ? known.slice(0, 1) : children.slice(0, 3)), ...(leaf ? [leaf] : [])]
  for (const row of chosen) {
    const { id: categoryId, category: name } = row
    const again = () => ask('browseCategory', { path: { ...path, categoryId }, query: { page: 1 } })
    const place = await again()
    checkPage(note, place, '#/products', { page: 1, perPage: null })
    const body = isRow(place?.body) ? place.body : {}
    const current = body['currentCategory']
    if (place && isRow(current) && String(current['id']) !== String(categoryId)) {
      note(place.operation, '#/currentCategory/id', `${categoryId}, as asked`, String(current['id']))
    }
    checkPlace(note, place, row, known)
    checkInside(note, place, row)
    checkPaths(note, place, '#/childCategories', rowsOf(body['childCategories']))
    // The list of all counts its children, too.
    for (const one of [row, ...known.filter(({ id }) => id === categoryId)]) checkChildren(note, place, one)
    const rows = goodsIn(place)
    checkOnce(note, place, inside, rows)
    shelf.put(place, { rows, place: inside, again: async () => goodsIn(await again()) })
    if (categoryId !== leaf?.['id']) continue
    checkFits(note, place, withCategory(name), inside, rows)
    await checkNarrowed(asker, { id: 'browseCategory', path: { ...path, categoryId }, shelf }, rows)
  }
  // Where the top holds nothing of its own, a search there may look through all.
  const any = goodsIn(top).length > 0 ? undefined : mostTelling(shelf.rows())
  if (any !== undefined) {
    const again = () => ask('browseTop', { path, query: { page: 1, search: String(any['part_number']) } })
    const place = await again()
    shelf.put(place, { rows: goodsIn(place), place: inside, again: async () => goodsIn(await again()) })
  }
  // A category may be listed twice (spec 3).
  const leaves = [...new Map(leavesOf(known).map((row) => [String(row['id']), row])).values()].slice(0, mostLeaves)
  return { buyers: leaf ?? chosen[0] ?? null, guests, leaves }
}
