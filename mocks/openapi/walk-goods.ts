import { type Answer, type Asker, type Row, rowsOf } from './asking'
import {
  checkFilled,
  checkFirst,
  checkOnce,
  checkOtherPage,
  checkPage,
  checkSamePages,
  dataOf,
  metaOf,
} from './meaning'
import { checkFits, checkTotal, withCategory, withTag, withText } from './meaning-of-filters'
import {
  checkHolds,
  checkNames,
  checkTags,
  inWords,
  isStockAlike,
  ofGuests,
  ofRelated,
  type Shelf,
} from './meaning-of-goods'
import { checkLimits, checkProduct } from './meaning-of-rows'
import { checkTenant } from './meaning-of-tenant'
import { walkAlike, walkBoth, walkWords } from './walk-narrowed'
import { walkTags, withAnyTag } from './walk-tags'

/** The smallest and the largest page that buyers can choose (spec 9). */
const perPage = 12
const widest = 48
/** So many pages of guests are put together. */
const mostPages = 4

type Filter = Readonly<Record<string, string | readonly string[]>>
const lastPageOf = (answer: Answer | null): number => Number(metaOf(answer)['last_page'] ?? 1)

/** A product is found by its part number. */
const walkSearch = async (
  note: Asker['note'],
  product: Row | undefined,
  search: (filter: Filter) => Promise<Answer | null>,
): Promise<void> => {
  const part = product?.['part_number']
  if (product === undefined || typeof part !== 'string' || part === '') return
  const found = await search({ search: part })
  checkFilled(note, found, true, `a product has the part number ${part}`)
  checkFits(note, found, withText(part))
  checkHolds(note, found, [product], `its part number is ${part}`)
}

/** A product by itself, held against its row in the list; both are asked for anew where something was sold between them. */
const walkProduct = async (
  { ask, note }: Asker,
  path: Row,
  shelf: Shelf,
  row: Row,
  again: () => Promise<Answer | null>,
) => {
  const { id } = row
  const open = (productId: unknown) => ask('productDetails', { path: { ...path, productId } })
  let details = await open(id)
  checkFilled(note, details, true, `product ${String(id)} is in the list`)
  checkFirst(note, details, 'id', id)
  checkProduct(note, details, row)
  shelf.hold(details, inWords, dataOf(details).slice(0, 1))
  const [product] = dataOf(details)
  if (product === undefined || String(product['id']) !== String(id)) return
  if (!isStockAlike(row, product)) {
    const now = dataOf(await again()).find((one) => String(one['id']) === String(id))
    details = await open(id)
    const [known, told] = [now?.['available'], dataOf(details)[0]?.['available']]
    if (details && now && !isStockAlike(now, dataOf(details)[0] ?? {}))
      note(details.operation, '#/data/0/available', `${String(known)}, as in the list`, String(told))
  }
  for (const field of ['related_products', 'complementary_products']) {
    const others = rowsOf(product[field])
    shelf.hold(details, ofRelated, others, `#/data/0/${field}`)
    const [other] = others
    if (other === undefined || String(other['id']) === String(id)) continue
    const opened = await open(other['id'])
    checkFilled(note, opened, true, `product ${String(other['id'])} is shown beside ${String(id)}`)
    checkFirst(note, opened, 'id', other['id'])
  }
}

export const walkProducts = async (asker: Asker, path: Row, category: Row | null, shelf: Shelf): Promise<unknown> => {
  const { ask, note, remark } = asker
  const list = async (page: number, filter: Filter = {}, size = perPage) => {
    const answer = await ask('products', { path, query: { page, per_page: size, ...filter } })
    checkPage(note, answer, '#', { page, perPage: size })
    checkOnce(note, answer)
    if (size === perPage) checkLimits(remark, answer)
    shelf.put(answer)
    return answer
  }
  const first = await list(1)
  const second = await list(2)
  checkOtherPage(note, first, second)
  const wide = await list(1, {}, widest)
  const last = lastPageOf(first)
  await checkSamePages(note, [first, second, wide, ...(last > 2 ? [await list(last)] : [])], () => list(1))
  const rows = dataOf(first)
  const [product] = rows
  await walkSearch(note, product, (filter) => list(1, filter))
  await walkAlike(note, shelf.rows(), (filter) => list(1, filter, widest))
  await walkWords(note, product, (filter) => list(1, filter, widest))
  if (category !== null) {
    const within = await list(1, { categoryId: String(category['id']) })
    const count = category['products_count']
    checkTotal(note, within, count, `products of category ${category['id']}`)
    if (category['children_count'] === 0) checkFits(note, within, withCategory(category['category']))
    await walkBoth(note, category, within, (filter) => list(1, filter, widest))
  }
  const tags = await ask('tags')
  const known = rowsOf(tags?.body)
  checkOnce(note, tags, '#', known)
  checkNames(note, tags, { place: '#', rows: known, field: 'name' })
  for (const answer of [first, second]) if (tags?.status === 200) checkTags(note, answer, known)
  const tag = known[0]
  if (tag !== undefined) {
    const narrowing = withTag(tag['id'])
    const tagged = await list(1, { 'tag_ids[]': String(tag['id']) })
    checkFits(note, tagged, narrowing)
    checkHolds(
      note,
      tagged,
      shelf.rows().filter((row) => narrowing.isFit(row) === true),
      `it has tag ${tag['id']}`,
    )
  }
  await walkTags(note, shelf.rows(), async (ids) => {
    const tagged = await list(1, { 'tag_ids[]': ids }, widest)
    checkFits(note, tagged, withAnyTag(ids))
    return tagged
  })
  for (const row of [...new Set([product, rows.at(-1)])].filter((one) => one !== undefined))
    await walkProduct(asker, path, shelf, row, () => list(1))
  return product?.['id'] ?? null
}

export const walkGuestProducts = async (
  { ask, note }: Asker,
  path: Row,
  category: Row | null,
  { shelf, tenant }: { readonly shelf: Shelf; readonly tenant: Row },
): Promise<void> => {
  const list = async (page: number, filter: Filter = {}) => {
    const answer = await ask('guestProducts', { path, query: { page, ...filter } })
    checkPage(note, answer, '#', { page, perPage: null })
    checkOnce(note, answer)
    checkTenant(note, answer, tenant, { manufacturer_code: 'code', manufacturer_name: 'name' })
    shelf.hold(answer, ofGuests)
    return answer
  }
  const first = await list(1)
  if (lastPageOf(first) > 1) {
    const second = await list(2)
    checkOtherPage(note, first, second)
    await checkSamePages(note, [first, second], () => list(1))
  }
  // What guests see and no buyer can open belongs to somebody else.
  const ends = [dataOf(first)[0], dataOf(first).at(-1)].filter((row) => row !== undefined)
  const opened = []
  for (const row of ends.some((one) => shelf.has(one)) ? [] : ends) {
    const details = await ask('productDetails', { path: { ...path, productId: row['id'] }, expects: [200, 404] })
    opened.push(dataOf(details).length > 0 || (details?.status !== 200 && details?.status !== 404))
  }
  if (first && opened.length > 0 && !opened.includes(true))
    note(
      first.operation,
      '#/data/0/id',
      `products of ${String(path['manufacturerCode'])}`,
      `${String(ends[0]?.['id'])}, which a buyer cannot open`,
    )
  if (category !== null) {
    const within = await list(1, { categoryId: String(category['id']) })
    checkTotal(note, within, category['products_count'], `products of category ${category['id']}`)
    checkFits(note, within, withCategory(category['category']))
  }
  await walkSearch(note, dataOf(first)[0], (filter) => list(1, filter))
  const last = lastPageOf(first) > 1 ? await list(lastPageOf(first)) : first
  await walkAlike(note, [...dataOf(first), ...dataOf(last)], async (filter) => {
    const found = await list(1, filter)
    const rows = [...dataOf(found)]
    // Guests do not choose how many stand on a page: a few pages are one.
    for (let page = 2; page <= Math.min(mostPages, lastPageOf(found)); page += 1)
      rows.push(...dataOf(await list(page, filter)))
    return found && { ...found, body: { ...(found.body as Row), data: rows } }
  })
}
