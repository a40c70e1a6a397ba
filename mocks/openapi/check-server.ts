import { operations } from '../../src/api/schemas/operations'
import {
  type Answer,
  type Asker,
  CannotRun,
  type CheckOptions,
  createAsker,
  isRow,
  type Report,
  type Row,
  rowsOf,
} from './asking'
import { checkFilled, checkFirst, checkOnce, checkOtherPage, checkPage, dataOf } from './meaning'
import {
  checkFits,
  checkOneStatus,
  checkOrder,
  checkTotal,
  withCategory,
  withTag,
  withText,
  type Narrowing,
} from './meaning-of-filters'
import { checkLanguage } from './meaning-of-language'
import { checkChildren, checkLimits, checkPaths, checkProduct } from './meaning-of-rows'

/** The smallest and the largest page that buyers can choose (spec 9). */
const perPage = 12
const widest = 48
/** A code and ids that no server has. */
const nowhere = 'NO-SUCH-COMPANY'
const nothing = '999999999'

/** What the walk is about, and the ids that it found on its way. */
type Place = { readonly code: string; readonly email: string }
type Ids = Readonly<Record<'productId' | 'categoryId' | 'orderId', unknown>>

const walkTenant = async ({ ask }: Asker, path: Row): Promise<void> => {
  // Only the host of the portal itself has to know its tenant.
  await ask('resolveHost', { expects: [200, 404] })
  await ask('publicSettings', { path })
  await ask('settings', { path })
}

/** A category of which one can tell what is in it: nothing stands below it. */
const leafOf = (rows: readonly Row[]): Row | undefined =>
  rows.find((row) => row['children_count'] === 0 && Number(row['products_count']) > 0)

/** The goods that a category shows. */
const goodsIn = (place: Answer | null): readonly Row[] =>
  isRow(place?.body) && isRow(place.body['products']) ? rowsOf(place.body['products']['data']) : []
/** The goods of a category, or of all: what they are narrowed to is what comes. */
const checkNarrowed = async ({ ask, note }: Asker, id: string, path: Row, goods: readonly Row[]): Promise<void> => {
  const narrow = async (query: Readonly<Record<string, string>>, narrowing: Narrowing) => {
    const place = await ask(id, { path, query: { page: 1, ...query } })
    const found = goodsIn(place)
    if (place?.status === 200 && found.length === 0)
      note(place.operation, '#/products/data', narrowing.expected, 'none')
    checkFits(note, place, narrowing, '#/products/data', found)
  }
  const part = goods.map((row) => row['part_number']).find((text) => typeof text === 'string' && text !== '')
  if (typeof part === 'string') await narrow({ search: part }, withText(part))
  const [tag] = goods.flatMap(({ tags }) => rowsOf(tags))
  if (tag !== undefined) await narrow({ 'tag_ids[]': String(tag['id']) }, withTag(tag['id']))
}

const walkCategories = async (asker: Asker, path: Row): Promise<{ buyers: Row | null; guests: Row | null }> => {
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
    if (id === 'guestCategories') guests = leafOf(known) ?? null
  }
  const top = await ask('browseTop', { path, query: { page: 1 } })
  checkPage(note, top, '#/products', { page: 1, perPage: null })
  const children = isRow(top?.body) ? rowsOf(top.body['childCategories']) : []
  await checkNarrowed(asker, 'browseTop', path, goodsIn(top))
  const leaf = leafOf(known)
  const chosen = [...(children.length === 0 ? known.slice(0, 1) : children.slice(0, 3)), ...(leaf ? [leaf] : [])]
  for (const row of chosen) {
    const { id: categoryId, category: name } = row
    const place = await ask('browseCategory', { path: { ...path, categoryId }, query: { page: 1 } })
    checkPage(note, place, '#/products', { page: 1, perPage: null })
    const body = isRow(place?.body) ? place.body : {}
    const current = body['currentCategory']
    if (place && isRow(current) && String(current['id']) !== String(categoryId)) {
      note(place.operation, '#/currentCategory/id', `${categoryId}, as asked`, String(current['id']))
    }
    checkPaths(note, place, '#/childCategories', rowsOf(body['childCategories']))
    // The list of all counts its children, too.
    for (const one of [row, ...known.filter(({ id }) => id === categoryId)]) checkChildren(note, place, one)
    const rows = goodsIn(place)
    checkOnce(note, place, '#/products/data', rows)
    if (categoryId !== leaf?.['id']) continue
    checkFits(note, place, withCategory(name), '#/products/data', rows)
    await checkNarrowed(asker, 'browseCategory', { ...path, categoryId }, rows)
  }
  return { buyers: leaf ?? chosen[0] ?? null, guests }
}

const walkProducts = async ({ ask, note, remark }: Asker, path: Row, category: Row | null): Promise<unknown> => {
  const list = async (page: number, filter: Readonly<Record<string, string>> = {}) => {
    const answer = await ask('products', { path, query: { page, per_page: perPage, ...filter } })
    checkPage(note, answer, '#', { page, perPage })
    checkOnce(note, answer)
    checkLimits(remark, answer)
    return answer
  }
  const first = await list(1)
  const second = await list(2)
  checkOtherPage(note, first, second)
  const wide = await ask('products', { path, query: { page: 1, per_page: widest } })
  checkPage(note, wide, '#', { page: 1, perPage: widest })
  const rows = dataOf(first)
  const [product] = rows
  const partNumber = product?.['part_number']
  if (typeof partNumber === 'string' && partNumber !== '') {
    const found = await list(1, { search: partNumber })
    checkFilled(note, found, true, `a product has the part number ${partNumber}`)
    checkFits(note, found, withText(partNumber))
  }
  if (category !== null) {
    const within = await list(1, { categoryId: String(category['id']) })
    const count = category['products_count']
    checkTotal(note, within, count, `products of category ${category['id']}`)
    if (category['children_count'] === 0) checkFits(note, within, withCategory(category['category']))
  }
  const tags = await ask('tags')
  checkOnce(note, tags, '#', rowsOf(tags?.body))
  const tag = rowsOf(tags?.body)[0]
  if (tag !== undefined) checkFits(note, await list(1, { 'tag_ids[]': String(tag['id']) }), withTag(tag['id']))
  for (const row of [...new Set([product, rows.at(-1)])].filter((one) => one !== undefined)) {
    const { id } = row
    const details = await ask('productDetails', { path: { ...path, productId: id } })
    checkFilled(note, details, true, `product ${id} is in the list`)
    checkFirst(note, details, 'id', id)
    checkProduct(note, details, row)
  }
  return product?.['id'] ?? null
}

const walkGuestProducts = async ({ ask, note }: Asker, path: Row, category: Row | null): Promise<void> => {
  const list = async (page: number, filter: Readonly<Record<string, string>> = {}) => {
    const answer = await ask('guestProducts', { path, query: { page, ...filter } })
    checkPage(note, answer, '#', { page, perPage: null })
    checkOnce(note, answer)
    return answer
  }
  const first = await list(1)
  if (isRow(first?.body) && isRow(first.body['meta']) && Number(first.body['meta']['last_page']) > 1) {
    checkOtherPage(note, first, await list(2))
  }
  if (category !== null) {
    const within = await list(1, { categoryId: String(category['id']) })
    checkTotal(note, within, category['products_count'], `products of category ${category['id']}`)
    checkFits(note, within, withCategory(category['category']))
  }
  const partNumber = dataOf(first)[0]?.['part_number']
  if (typeof partNumber !== 'string' || partNumber === '') return
  const found = await list(1, { search: partNumber })
  checkFilled(note, found, true, `a product has the part number ${partNumber}`)
  checkFits(note, found, withText(partNumber))
}

const walkOrders = async ({ ask, note }: Asker, path: Row, email: string): Promise<unknown> => {
  const plain = await ask('customer', { path, query: { email } })
  checkFirst(note, plain, 'email', email)
  const embed = 'shippingAddresses.province,shippingAddresses.country'
  const full = await ask('customer', { path, query: { email, embed } })
  const [customer] = dataOf(full)
  if (full && customer && !('shipping_addresses' in customer)) {
    note(full.operation, '#/data/0/shipping_addresses', 'list, as embed asks for', 'missing')
  }
  let anyId: unknown = null
  const lists = []
  for (const status of ['draft', 'processed']) {
    const list = await ask('orders', { path, query: { status } })
    checkOnce(note, list)
    lists.push(list)
    const [row] = dataOf(list)
    if (row === undefined) continue
    anyId ??= row['id']
    checkOrder(note, await ask('order', { path: { ...path, orderId: row['id'] } }), row, status)
  }
  checkOneStatus(note, lists[0] ?? null, lists[1] ?? null)
  return anyId
}

/** Refusals that change nothing: unknown things, and every read for buyers without a token. */
const walkRefusals = async ({ ask, note }: Asker, { code, email }: Place, ids: Ids): Promise<void> => {
  const path = { manufacturerCode: code }
  const unknown = { manufacturerCode: nowhere }
  for (const id of ['publicSettings', 'guestCategories', 'guestProducts']) {
    await ask(id, { path: unknown, expects: [404] })
  }
  for (const id of ['settings', 'categories', 'products']) await ask(id, { path: unknown, expects: [403, 404] })
  const product = await ask('productDetails', { path: { ...path, productId: nothing }, expects: [200, 404] })
  checkFilled(note, product, false, `there is no product ${nothing}`)
  const order = await ask('order', { path: { ...path, orderId: nothing }, expects: [200, 404] })
  if (order?.status === 200 && order.body !== null) {
    note(order.operation, '#', `404 or null for order ${nothing}`, 'an order')
  }

  const filled = Object.fromEntries(Object.entries(ids).map(([name, id]) => [name, id ?? nothing]))
  const queries: Readonly<Record<string, Readonly<Record<string, string>>>> = {
    customer: { email },
    orders: { status: 'draft' },
  }
  for (const { id } of operations.filter(({ method, needsToken }) => method === 'GET' && needsToken)) {
    await ask(id, { path: { ...path, ...filled }, query: queries[id] ?? {}, token: null, expects: [401] })
  }
  await ask('settings', { path, token: 'not-a-token', expects: [401] })
}

/**
 * Walks every read of the contract on a server, and some refusals, with one login; nothing is changed there. Throws
 * `CannotRun` when there is no server, no way in, or no tenant.
 */
export const checkServer = async (options: CheckOptions): Promise<Report> => {
  const asker = createAsker(options)
  const codes = await asker.signIn(options.email, options.password)
  const code = options.tenant ?? codes[0]
  if (code === undefined) throw new CannotRun(`The login of ${options.email} has no tenant; name one with --tenant.`)
  const path = { manufacturerCode: code }
  await walkTenant(asker, path)
  const category = await walkCategories(asker, path)
  const productId = await walkProducts(asker, path, category.buyers)
  await walkGuestProducts(asker, path, category.guests)
  await checkLanguage(asker, path, options.language)
  const orderId = await walkOrders(asker, path, options.email)
  // What was not asked for with a token has not been seen: a 401 alone says nothing of the answer.
  const { untried } = asker.report()
  await walkRefusals(
    asker,
    { code, email: options.email },
    { productId, categoryId: category.buyers?.['id'] ?? null, orderId },
  )
  return { ...asker.report(), untried }
}
