import { operations } from '../../src/api/schemas/operations'
import { type Asker, CannotRun, type CheckOptions, createAsker, nobody, nowhere, type Report, type Row } from './asking'
import { checkFilled } from './meaning'
import { createShelf } from './meaning-of-goods'
import { checkLanguage } from './meaning-of-language'
import { bodyOf, checkFlags, checkTenant } from './meaning-of-tenant'
import { walkCategories } from './walk-categories'
import { walkGuestProducts, walkProducts } from './walk-goods'
import { walkOrders } from './walk-orders'
import { walkPlacing } from './walk-placing'

/** An id that no server has. */
const nothing = '999999999'
/** What opens no door. */
const wrong = 'not-the-password-of-anybody'

/** What the walk is about, and the ids that it found on its way. */
type Place = { readonly code: string; readonly email: string }
type Ids = Readonly<Record<'productId' | 'categoryId' | 'orderId', unknown>>

const walkTenant = async ({ ask, note }: Asker, path: Row, tenant: Row): Promise<void> => {
  // Only the host of the portal itself has to know its tenant.
  const host = bodyOf(await ask('resolveHost', { expects: [200, 404] }))['code']
  if (typeof host === 'string') await ask('publicSettings', { path: { manufacturerCode: host } })
  const open = await ask('publicSettings', { path })
  checkTenant(note, open, tenant, { name: 'name' })
  checkFlags(note, open, await ask('settings', { path }))
}

/** No password but the own one opens a session, and nobody's email does. */
const walkDoors = async ({ ask, note }: Asker, email: string): Promise<void> => {
  for (const [who, said] of [
    [email, 'a wrong password'],
    [nobody, 'an email that nobody has'],
  ] as const) {
    const answer = await ask('login', {
      body: { email: who, password: wrong },
      expects: [200, 400, 401, 403, 422, 429],
    })
    if (answer?.status === 200) note(answer.operation, 'status', `a refusal of ${said}`, '200')
  }
}

/** Refusals that change nothing: unknown things, and every read for buyers without a token. */
const walkRefusals = async ({ ask, note, spoiltToken }: Asker, { code, email }: Place, ids: Ids): Promise<void> => {
  const path = { manufacturerCode: code }
  const unknown = { manufacturerCode: nowhere }
  for (const id of ['publicSettings', 'guestCategories', 'guestProducts']) {
    await ask(id, { path: unknown, expects: [404] })
  }
  const filled = Object.fromEntries(Object.entries(ids).map(([name, id]) => [name, id ?? nothing]))
  const queries: Readonly<Record<string, Readonly<Record<string, string>>>> = {
    customer: { email },
    orders: { status: 'draft' },
  }
  const ofTenants = operations.filter(({ method, needsToken }) => method === 'GET' && needsToken)
  for (const { id, path: place } of ofTenants) {
    if (place.includes('{manufacturerCode}'))
      await ask(id, { path: { ...filled, ...unknown }, query: queries[id] ?? {}, expects: [403, 404] })
  }
  const product = await ask('productDetails', { path: { ...path, productId: nothing }, expects: [200, 404] })
  checkFilled(note, product, false, `there is no product ${nothing}`)
  const order = await ask('order', { path: { ...path, orderId: nothing }, expects: [200, 404] })
  if (order?.status === 200 && order.body !== null) {
    note(order.operation, '#', `404 or null for order ${nothing}`, 'an order')
  }

  for (const { id } of ofTenants) {
    await ask(id, { path: { ...path, ...filled }, query: queries[id] ?? {}, token: null, expects: [401] })
  }
  for (const token of ['not-a-token', spoiltToken()]) await ask('settings', { path, token, expects: [401] })
}

/**
 * Walks every read of the contract on a server, and some refusals, with one login; nothing is changed there,
 * save that one order is placed where `place` asks for it. Throws `CannotRun` when there is no server, no way in, or no tenant.
 */
export const checkServer = async (options: CheckOptions): Promise<Report> => {
  const asker = createAsker(options)
  const tenants = await asker.signIn(options.email, options.password)
  const code = options.tenant ?? tenants.map((one) => one['code']).find((one) => typeof one === 'string')
  if (code === undefined) throw new CannotRun(`The login of ${options.email} has no tenant; name one with --tenant.`)
  const path = { manufacturerCode: code }
  const tenant = tenants.find((one) => one['code'] === code) ?? { code }
  const shelf = createShelf(asker.note)
  await walkTenant(asker, path, tenant)
  const category = await walkCategories(asker, path, shelf)
  const productId = await walkProducts(asker, path, { category: category.buyers, leaves: category.leaves }, shelf)
  await walkGuestProducts(asker, path, category.guests, { shelf, tenant })
  await checkLanguage(asker, path, options.language)
  const orderId = await walkOrders(asker, path, options.email, shelf)
  if (options.place === true) await walkPlacing(asker, path, options.email)
  // What was not asked for with a token has not been seen: a 401 alone says nothing of the answer.
  const { untried } = asker.report()
  await walkRefusals(
    asker,
    { code, email: options.email },
    { productId, categoryId: category.buyers?.['id'] ?? null, orderId },
  )
  await walkDoors(asker, options.email)
  return { ...asker.report(), untried }
}
