import { operations } from '../../src/api/schemas/operations'
import { type Asker, CannotRun, type CheckOptions, createAsker, isRow, type Report, type Row, rowsOf } from './asking'
import { checkFilled, checkFirst, checkOtherPage, checkPage, dataOf } from './meaning'

const perPage = 12
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

const walkCategories = async ({ ask, note }: Asker, path: Row): Promise<unknown> => {
  let anyId: unknown = null
  for (const id of ['guestCategories', 'categories']) {
    const first = await ask(id, { path, query: { page: 1 } })
    anyId ??= dataOf(first)[0]?.['id'] ?? null
    if (isRow(first?.body) && Number(first.body['last_page'] ?? 1) > 1) {
      checkOtherPage(note, first, await ask(id, { path, query: { page: 2 } }))
    }
  }
  const top = await ask('browseTop', { path, query: { page: 1 } })
  checkPage(note, top, '#/products', { page: 1, perPage: null })
  const children = isRow(top?.body) ? rowsOf(top.body['childCategories']) : []
  const ids = children.length === 0 && anyId !== null ? [anyId] : children.slice(0, 3).map(({ id }) => id)
  for (const categoryId of ids) {
    const place = await ask('browseCategory', { path: { ...path, categoryId }, query: { page: 1 } })
    checkPage(note, place, '#/products', { page: 1, perPage: null })
    const current = isRow(place?.body) ? place.body['currentCategory'] : null
    if (place && isRow(current) && String(current['id']) !== String(categoryId)) {
      note(place.operation, '#/currentCategory/id', `${categoryId}, as asked`, String(current['id']))
    }
  }
  return ids[0] ?? null
}

const walkProducts = async ({ ask, note }: Asker, path: Row, categoryId: unknown): Promise<unknown> => {
  const list = async (page: number, filter: Readonly<Record<string, string>> = {}) => {
    const answer = await ask('products', { path, query: { page, per_page: perPage, ...filter } })
    checkPage(note, answer, '#', { page, perPage })
    return answer
  }
  const first = await list(1)
  const second = await list(2)
  checkOtherPage(note, first, second)
  const rows = dataOf(first)
  const [product] = rows
  const partNumber = product?.['part_number']
  if (typeof partNumber === 'string' && partNumber !== '') {
    checkFilled(note, await list(1, { search: partNumber }), true, `a product has the part number ${partNumber}`)
  }
  if (categoryId !== null) await list(1, { categoryId: String(categoryId) })
  const tag = rowsOf((await ask('tags'))?.body)[0]
  if (tag !== undefined) await list(1, { 'tag_ids[]': String(tag['id']) })
  for (const { id } of [...new Set([product, rows.at(-1)])].filter((row) => row !== undefined)) {
    const details = await ask('productDetails', { path: { ...path, productId: id } })
    checkFilled(note, details, true, `product ${id} is in the list`)
    checkFirst(note, details, 'id', id)
  }
  return product?.['id'] ?? null
}

const walkGuestProducts = async ({ ask, note }: Asker, path: Row): Promise<void> => {
  const first = await ask('guestProducts', { path, query: { page: 1 } })
  checkPage(note, first, '#', { page: 1, perPage: null })
  if (isRow(first?.body) && isRow(first.body['meta']) && Number(first.body['meta']['last_page']) > 1) {
    const second = await ask('guestProducts', { path, query: { page: 2 } })
    checkPage(note, second, '#', { page: 2, perPage: null })
    checkOtherPage(note, first, second)
  }
  const partNumber = dataOf(first)[0]?.['part_number']
  if (typeof partNumber !== 'string' || partNumber === '') return
  const found = await ask('guestProducts', { path, query: { page: 1, search: partNumber } })
  checkFilled(note, found, true, `a product has the part number ${partNumber}`)
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
  for (const status of ['draft', 'processed']) {
    const id = dataOf(await ask('orders', { path, query: { status } }))[0]?.['id'] ?? null
    if (id === null) continue
    anyId ??= id
    const order = await ask('order', { path: { ...path, orderId: id } })
    if (order?.status !== 200 || order.body !== null) continue
    note(order.operation, '#', `order ${id}, which is in the list`, 'null')
  }
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
  const categoryId = await walkCategories(asker, path)
  const productId = await walkProducts(asker, path, categoryId)
  await walkGuestProducts(asker, path)
  const orderId = await walkOrders(asker, path, options.email)
  // What was not asked for with a token has not been seen: a 401 alone says nothing of the answer.
  const { untried } = asker.report()
  await walkRefusals(asker, { code, email: options.email }, { productId, categoryId, orderId })
  return { ...asker.report(), untried }
}
