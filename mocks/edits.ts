import * as v from 'valibot'
import { Refusal } from './contract'
import { CategoryRow, ProductRow, TagRow, TenantRow } from './db/catalogue-rows'
import { createDb, type Seed } from './db/models'
import type { Tenant, TenantSeed } from './db/kinds'
import { Customer, Order, Token, User } from './db/records'
import { reasonsIn } from './reasons'
import { objectionsTo } from './row-rules'
import type { World } from './world'

/** One change of a row: `before` alone deletes, `after` alone adds, both replace. */
export type Edit = { readonly table: string; readonly before: unknown; readonly after: unknown }

type Row = Readonly<Record<string, unknown>>
type Editable = {
  readonly schema: v.GenericSchema<unknown, Row>
  readonly keyOf: (row: Row) => string
  /** The rows of the table. */
  readonly rows: (world: World, code: string) => readonly Row[]
  readonly put: (seed: Seed, code: string, rows: readonly Row[]) => Seed
  /** Why a change is not made although its row is right; `null` where nothing speaks against it. */
  readonly refusal?: (world: World, before: Row | null, after: Row | null) => string | null
  /** The id of a row is its place: a new one stands where it says. */
  readonly isNumbered?: boolean
}

const ofCatalogue = (part: 'products' | 'categories' | 'tags', schema: Editable['schema'], key: string): Editable => ({
  schema,
  keyOf: (row) => String(row[key]),
  rows: ({ db }, code) =>
    db.seed().tenants.find(({ tenant }) => tenant.code === code)?.[part] as unknown as readonly Row[],
  put: (seed, code, rows) => ({
    ...seed,
    tenants: seed.tenants.map((one) => (one.tenant.code === code ? { ...one, [part]: rows } : one)),
  }),
})
const ofRecords = (
  part: 'users' | 'customers' | 'orders',
  schema: Editable['schema'],
  keyOf: Editable['keyOf'],
): Editable => ({
  schema,
  keyOf,
  rows: ({ db }) => db.records()[part],
  put: (seed, _, rows) => ({ ...seed, [part]: rows }),
})

const emailOf = ({ email }: Row): string => String(email).trim().toLowerCase()
const bare: Omit<TenantSeed, 'tenant'> = { products: [], categories: [], tags: [] }
const tenants: Editable = {
  schema: TenantRow,
  keyOf: ({ code }) => String(code),
  rows: ({ db }) => db.seed().tenants.map(({ tenant }) => tenant),
  put: (seed, _, rows) => ({
    ...seed,
    // One that was not changed stays the same: a saved world holds those that were.
    tenants: (rows as readonly Tenant[]).map((tenant) => {
      const found = seed.tenants.find((one) => one.tenant.code === tenant.code)
      return found?.tenant === tenant ? found : { ...bare, ...found, tenant }
    }),
  }),
  refusal: (world, before, after) => {
    if (before === null || after?.['code'] === before['code']) return null
    if (after !== null) return 'code: The code of a tenant stays: users and orders name it.'
    const isOwn = world.beginning.tenants.some(({ tenant }) => tenant.code === before['code'])
    return isOwn ? 'A tenant of the scenario stays: users and orders name it.' : null
  },
}
/** An order as a tester may write it. */
const OrderRow = v.strictObject({ ...Order.entries, date: v.pipe(v.string(), v.isoDate()) })
/** Sessions as the table shows them: their end as a day and a time. */
const SessionRow = v.strictObject({ ...Token.entries, until: v.pipe(v.string(), v.isoTimestamp()) })
const sessions: Editable = {
  schema: SessionRow,
  keyOf: ({ key }) => String(key),
  rows: ({ db }) => db.records().tokens.map((token) => ({ ...token, until: new Date(token.until).toISOString() })),
  put: (seed, _, rows) => ({
    ...seed,
    tokens: rows.map((row) => v.parse(Token, { ...row, until: Date.parse(String(row['until'])) })),
  }),
}
const errors: Editable = {
  schema: v.strictObject({ id: v.pipe(v.number(), v.integer(), v.minValue(1)), report: v.unknown() }),
  keyOf: ({ id }) => String(id),
  rows: ({ db }) => db.errorReports().map((report, at) => ({ id: at + 1, report })),
  put: (seed, _, rows) => ({ ...seed, errorReports: rows.map(({ report }) => report) }),
  isNumbered: true,
}

const byCatalogue: Readonly<Record<string, Editable>> = {
  products: ofCatalogue('products', ProductRow, 'id'),
  categories: ofCatalogue('categories', CategoryRow, 'rank'),
  tags: ofCatalogue('tags', TagRow, 'id'),
}
const byRecords: Readonly<Record<string, Editable>> = {
  tenants,
  users: ofRecords('users', User, emailOf),
  registrations: ofRecords('users', User, emailOf),
  customers: ofRecords('customers', Customer, ({ tenant, id }) => `${tenant} ${id}`),
  orders: ofRecords('orders', OrderRow, ({ id }) => String(id)),
  sessions,
  errors,
}

/** The tables whose rows a tester may change. */
export const editableTables: readonly string[] = [...Object.keys(byRecords), ...Object.keys(byCatalogue)]

/** A row as the Data tab shows it: of a catalogue with its tenant in front. */
const split = (table: string, row: unknown): { readonly code: string; readonly own: unknown } => {
  if (!(table in byCatalogue) || typeof row !== 'object' || row === null) return { code: '', own: row }
  const { tenant, ...own } = row as Row
  return { code: String(tenant), own }
}

const read = (schema: Editable['schema'], row: unknown): Row => {
  const result = v.safeParse(schema, row)
  if (result.success) return result.output
  throw new Refusal(400, `The row cannot be kept: ${reasonsIn(result.issues, 'row').join('; ')}`)
}

/** A row with its fields in one order, as text. */
const told = (row: unknown): string =>
  JSON.stringify(row, (_, value: unknown) =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1)))
      : value,
  )

/**
 * Makes a change; throws a 400 with the reason, and nothing has changed, where it cannot be. Answers what undoes it: that may
 * bring back what nobody could write.
 */
export const editRow = (world: World, { table, before, after }: Edit, isUndo = false): Edit => {
  const editable = byCatalogue[table] ?? byRecords[table]
  if (editable === undefined) throw new Refusal(400, `Rows of "${table}" cannot be changed.`)
  const old = before === null ? null : split(table, before)
  const made = after === null ? null : split(table, after)
  const code = made?.code ?? old?.code ?? ''
  if (old !== null && made !== null && old.code !== made.code) throw new Refusal(400, 'A row stays with its tenant.')
  if (table in byCatalogue && !world.db.seed().tenants.some(({ tenant }) => tenant.code === code)) {
    throw new Refusal(400, `tenant: There is no tenant "${code}".`)
  }
  const rows = editable.rows(world, code)
  const key = old === null ? null : editable.keyOf(old.own as Row)
  const at = key === null ? rows.length : rows.findIndex((row) => editable.keyOf(row) === key)
  if (at < 0) throw new Refusal(400, 'The row is no longer there.')
  const current = rows[at] ?? null
  if (old !== null && !isUndo && told(old.own) !== told(current))
    throw new Refusal(400, 'The row was changed meanwhile: open it again.')
  /** Puts a row, or none, in the place of so many. */
  const put = (place: number, count: 0 | 1, row: Row | null): Edit => {
    const next = [...rows.slice(0, place), ...(row === null ? [] : [row]), ...rows.slice(place + count)]
    world.db = createDb(editable.put(world.db.seed(), code, next))
    const shown = (one: Row | undefined) => {
      if (one === undefined) return null
      return table in byCatalogue ? { tenant: code, ...one } : one
    }
    return { table, before: shown(row ?? undefined), after: shown(count === 0 ? undefined : rows[place]) }
  }
  const row = made === null ? null : read(editable.schema, made.own)
  const speaks = editable.refusal?.(world, old === null ? null : (old.own as Row), row) ?? null
  if (speaks !== null) throw new Refusal(400, `The row cannot be kept: ${speaks}`)
  if (editable.isNumbered === true && row !== null) {
    const place = old === null ? Math.min(Number(row['id']) - 1, rows.length) : at
    return put(place, old === null ? 0 : 1, { ...row, id: place + 1 })
  }
  const rest = rows.filter((_, place) => place !== at)
  if (row !== null && rest.some((one) => editable.keyOf(one) === editable.keyOf(row))) {
    throw new Refusal(400, `There is another row with the key "${editable.keyOf(row)}".`)
  }
  const { tenants: all } = world.db.seed()
  const own = all.find(({ tenant }) => tenant.code === code)
  const around = {
    tenants: all.map(({ tenant }) => tenant.code),
    categories: own?.categories.map(({ id }) => id) ?? [],
    tags: own?.tags.map(({ id }) => id) ?? [],
  }
  const objections =
    row === null || isUndo ? [] : objectionsTo(table, { before: current, after: row, rows: [...rest, row], around })
  if (objections.length > 0) throw new Refusal(400, `The row cannot be kept: ${objections.join('; ')}`)
  return put(at, key === null ? 0 : 1, row)
}
