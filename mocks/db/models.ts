import { factory, primaryKey } from '@mswjs/data'
import { type CatalogueIndex, indexCatalogue } from './catalogue-index'
import type { Category, Product, Tag, Tenant, TenantSeed } from './kinds'
import type { Customer, Delivery, Order, Records, Token, User } from './records'

// Each row carries its entity as JSON text, and beside it the columns that rows are found by. The library could hold nested
// columns, too; but what it answers is the stored entity itself, and what is missing becomes '' or 0. A text that is
// parsed is a copy, and stays as it was written.
const dictionary = {
  tenant: { key: primaryKey(String), doc: String },
  user: { key: primaryKey(String), doc: String },
  product: { key: primaryKey(String), tenant: String, doc: String },
  category: { key: primaryKey(String), tenant: String, doc: String },
  tag: { key: primaryKey(String), tenant: String, doc: String },
  customer: { key: primaryKey(String), tenant: String, email: String, doc: String },
  order: { key: primaryKey(String), tenant: String, email: String, doc: String },
  token: { key: primaryKey(String), doc: String },
  delivery: { key: primaryKey(String), body: String },
  errorReport: { key: primaryKey(String), doc: String },
}

/** What a world begins with: the tenants with their catalogues, and what calls change. */
export type Seed = Records & { readonly tenants: readonly TenantSeed[] }

const parsed = <T>(row: { readonly doc: string }): T => JSON.parse(row.doc) as T
const docsOf = <T>(rows: readonly { readonly tenant: string; readonly doc: string }[], code: string): T[] =>
  rows.filter(({ tenant }) => tenant === code).map((row) => parsed<T>(row))
const textOf = new WeakMap<object, string>()
/** The JSON of a seed entity, made once for all worlds. */
const docOf = (entity: object): string => {
  const known = textOf.get(entity)
  if (known !== undefined) return known
  const text = JSON.stringify(entity)
  textOf.set(entity, text)
  return text
}
const emailKey = (email: string) => email.trim().toLowerCase()
/** No call changes a catalogue, so the worlds of one seed share what is derived from its rows. */
const indexes = new WeakMap<TenantSeed, CatalogueIndex>()

/** The mock's database: typed reads and writes over @mswjs/data. Nothing it returns is shared with what it keeps. */
export const createDb = (seed: Seed) => {
  const db = factory(dictionary)
  for (const { tenant, products, categories, tags } of seed.tenants) {
    const { code } = tenant
    db.tenant.create({ key: code, doc: docOf(tenant) })
    for (const product of products)
      db.product.create({ key: `${code} ${product.id}`, tenant: code, doc: docOf(product) })
    for (const category of categories) {
      db.category.create({ key: `${code} ${category.rank}`, tenant: code, doc: docOf(category) })
    }
    for (const tag of tags) db.tag.create({ key: `${code} ${tag.id}`, tenant: code, doc: docOf(tag) })
  }
  for (const user of seed.users) db.user.create({ key: emailKey(user.email), doc: docOf(user) })
  const addCustomer = (customer: Customer) => {
    const { id, tenant, email } = customer
    db.customer.create({ key: `${tenant} ${id}`, tenant, email: emailKey(email), doc: docOf(customer) })
  }
  seed.customers.forEach(addCustomer)

  const addOrder = (order: Order) => {
    const { id, tenant, email } = order
    db.order.create({ key: String(id), tenant, email: emailKey(email), doc: docOf(order) })
  }
  seed.orders.forEach(addOrder)
  let lastOrder = seed.orders.reduce((last, { id }) => Math.max(last, id), 100)

  const addToken = (token: Token): void => void db.token.create({ key: token.key, doc: JSON.stringify(token) })
  seed.tokens.forEach(addToken)
  const rememberDelivery = ({ key, body }: Delivery): void => void db.delivery.create({ key, body })
  seed.deliveries.forEach(rememberDelivery)
  const addErrorReport = (report: unknown): void => {
    db.errorReport.create({ key: String(db.errorReport.count() + 1), doc: JSON.stringify(report) })
  }
  seed.errorReports.forEach(addErrorReport)

  const byKey = (key: string) => ({ where: { key: { equals: key } } })

  const records = (): Records => ({
    users: db.user.getAll().map((row) => parsed<User>(row)),
    customers: db.customer.getAll().map((row) => parsed<Customer>(row)),
    orders: db.order.getAll().map((row) => parsed<Order>(row)),
    tokens: db.token.getAll().map((row) => parsed<Token>(row)),
    deliveries: db.delivery.getAll().map(({ key, body }) => ({ key, body })),
    errorReports: db.errorReport.getAll().map((row) => parsed<unknown>(row)),
  })

  return {
    /** The tenant of a code, in any letter case; `null` when unknown. */
    tenant: (code: string): Tenant | null => {
      const row = db.tenant.findFirst(byKey(code.toUpperCase()))
      return row === null ? null : parsed<Tenant>(row)
    },
    /** The catalogue of a tenant, read from the rows once and kept. Throws for an unknown code. */
    catalogue: (code: string): CatalogueIndex => {
      const own = seed.tenants.find(({ tenant }) => tenant.code === code)
      if (own === undefined) throw new Error(`There is no tenant "${code}".`)
      const known = indexes.get(own)
      if (known !== undefined) return known
      const index = indexCatalogue(
        docsOf<Product>(db.product.getAll(), code),
        docsOf<Category>(db.category.getAll(), code),
        docsOf<Tag>(db.tag.getAll(), code),
      )
      indexes.set(own, index)
      return index
    },
    tenants: (): Tenant[] => db.tenant.getAll().map((row) => parsed<Tenant>(row)),
    /** The account of an email, in any letter case. */
    user: (email: string): User | null => {
      const row = db.user.findFirst(byKey(emailKey(email)))
      return row === null ? null : parsed<User>(row)
    },
    userCount: (): number => db.user.count(),
    /** Adds an account, or replaces the one of the same email. */
    putUser: (user: User): void => {
      const key = emailKey(user.email)
      const doc = JSON.stringify(user)
      if (db.user.findFirst(byKey(key)) === null) db.user.create({ key, doc })
      else db.user.update({ ...byKey(key), data: { doc } })
    },
    addToken,
    token: (key: string): Token | null => {
      const row = db.token.findFirst(byKey(key))
      return row === null ? null : parsed<Token>(row)
    },
    /** Counts one authorised call of a token that runs out. */
    useToken: (token: Token): void => {
      if (token.callsLeft <= 0) return
      const doc = JSON.stringify({ ...token, callsLeft: token.callsLeft - 1 })
      db.token.update({ ...byKey(token.key), data: { doc } })
    },
    customer: (tenant: string, email: string): Customer | null => {
      const row = db.customer.findFirst({ where: { tenant: { equals: tenant }, email: { equals: emailKey(email) } } })
      return row === null ? null : parsed<Customer>(row)
    },
    addCustomer,
    customerCount: (): number => db.customer.count(),
    /** The orders of one buyer, newest first. */
    orders: (tenant: string, email: string): Order[] =>
      db.order
        .findMany({ where: { tenant: { equals: tenant }, email: { equals: emailKey(email) } } })
        .map((row) => parsed<Order>(row))
        .sort((one, other) => other.date.localeCompare(one.date) || other.id - one.id),
    /** Stores a new order under the next number. */
    placeOrder: (order: Omit<Order, 'id' | 'saleNo'>): Order => {
      lastOrder += 1
      const placed: Order = { ...order, id: lastOrder, saleNo: `SO-${10_000 + lastOrder}` }
      addOrder(placed)
      return placed
    },
    /** The body that came with an idempotency key the first time, `null` for a new key. */
    delivered: (key: string): string | null => db.delivery.findFirst(byKey(key))?.body ?? null,
    rememberDelivery,
    addErrorReport,
    errorReports: (): unknown[] => db.errorReport.getAll().map((row) => parsed<unknown>(row)),
    /** Everything that calls change, as it is now. */
    records,
    /** All of it, the catalogues included: what another database begins with. */
    seed: (): Seed => ({ ...records(), tenants: seed.tenants }),
  }
}
export type Db = ReturnType<typeof createDb>
