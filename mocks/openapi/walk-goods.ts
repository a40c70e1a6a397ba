import { type Answer, type Asker, type Row, rowsOf } from './asking'
import { checkFilled, checkOnce, checkOtherPage, checkPage, checkSamePages, dataOf, metaOf } from './meaning'
import { checkFits, checkTotal, withCategory, withTag, withText } from './meaning-of-filters'
import { ofGuests } from './meaning-of-facts'
import { checkHolds, checkNames, checkTags, createShelf, type Shelf } from './meaning-of-goods'
import { checkLimits } from './meaning-of-rows'
import { checkTenant } from './meaning-of-tenant'
import { walkAlike, walkBoth, walkWords } from './walk-narrowed'
import { walkDetails } from './walk-product'
import { walkTags, withAnyTag } from './walk-tags'

/** The smallest and the largest page that buyers can choose (spec 9). */
const perPage = 12
const wider = 24
const widest = 48
/** So many tags are asked for, each by itself. */
const mostTags = 12
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

/** `category` is looked at closely; of the other `leaves` only that they hold what they say. */
export const walkProducts = async (
  asker: Asker,
  path: Row,
  { category, leaves }: { readonly category: Row | null; readonly leaves: readonly Row[] },
  shelf: Shelf,
): Promise<unknown> => {
  const { ask, note, remark } = asker
  const list = async (page: number, filter: Filter = {}, size = perPage) => {
    const again = () => ask('products', { path, query: { page, per_page: size, ...filter } })
    const answer = await again()
    checkPage(note, answer, '#', { page, perPage: size })
    checkOnce(note, answer)
    if (size === perPage) checkLimits(remark, answer)
    shelf.put(answer, { again: async () => dataOf(await again()) })
    return answer
  }
  const first = await list(1)
  const second = await list(2)
  checkOtherPage(note, first, second)
  const last = lastPageOf(first)
  const third = last > 2 ? await list(3) : null
  checkOtherPage(note, second, third)
  const wide = [await list(1, {}, wider), await list(1, {}, widest)]
  const end = last > 3 ? await list(last) : null
  await checkSamePages(note, [first, second, third, ...wide, end], () => list(1))
  const rows = dataOf(first)
  const [product] = rows
  await walkSearch(note, product, (filter) => list(1, filter))
  await walkAlike(note, shelf.rows(), (filter) => list(1, filter, widest))
  await walkWords(note, product, (filter) => list(1, filter, widest))
  const walkCategory = async (row: Row, size: number) => {
    const within = await list(1, { categoryId: String(row['id']) }, size)
    checkTotal(note, within, row['products_count'], `products of category ${row['id']}`)
    if (row['children_count'] === 0) checkFits(note, within, withCategory(row['category']))
    return within
  }
  if (category !== null) {
    const within = await walkCategory(category, perPage)
    await walkBoth(note, category, within, (filter) => list(1, filter, widest))
  }
  for (const leaf of leaves) if (leaf['id'] !== category?.['id']) await walkCategory(leaf, widest)
  const tags = await ask('tags')
  const known = rowsOf(tags?.body)
  checkOnce(note, tags, '#', known)
  checkNames(note, tags, { place: '#', rows: known, field: 'name' })
  for (const answer of [first, second]) if (tags?.status === 200) checkTags(note, answer, known)
  for (const tag of known.slice(0, mostTags)) {
    const narrowing = withTag(tag['id'])
    const tagged = await list(1, { 'tag_ids[]': String(tag['id']) }, tag === known[0] ? perPage : widest)
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
  await shelf.settle()
  await walkDetails(asker, path, {
    rows,
    next: [...dataOf(second), ...dataOf(third)],
    shelf,
    again: () => list(1),
  })
  return product?.['id'] ?? null
}

export const walkGuestProducts = async (
  { ask, note }: Asker,
  path: Row,
  category: Row | null,
  { shelf, tenant }: { readonly shelf: Shelf; readonly tenant: Row },
): Promise<void> => {
  // Guests may have prices and limits of their own: those are the same in each of their lists.
  const own = createShelf(note)
  const list = async (page: number, filter: Filter = {}) => {
    const again = () => ask('guestProducts', { path, query: { page, ...filter } })
    const answer = await again()
    checkPage(note, answer, '#', { page, perPage: null })
    checkOnce(note, answer)
    checkTenant(note, answer, tenant, { manufacturer_code: 'code', manufacturer_name: 'name' })
    shelf.hold(answer, ofGuests)
    own.put(answer, { again: async () => dataOf(await again()) })
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
  await own.settle()
}
