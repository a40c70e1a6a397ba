import * as v from 'valibot'
import { Refusal } from './contract'
import { CategoryRow, ProductRow, TagRow } from './db/catalogue-rows'
import { createDb, type Seed } from './db/models'
import { Customer, Order, User } from './db/records'
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

const byCatalogue: Readonly<Record<string, Editable>> = {
  products: ofCatalogue('products', ProductRow, 'id'),
  categories: ofCatalogue('categories', CategoryRow, 'rank'),
  tags: ofCatalogue('tags', TagRow, 'id'),
}
const byRecords: Readonly<Record<string, Editable>> = {
  users: ofRecords('users', User, ({ email }) => String(email).trim().toLowerCase()),
  customers: ofRecords('customers', Customer, ({ tenant, id }) => `${tenant} ${id}`),
  orders: ofRecords('orders', Order, ({ id }) => String(id)),
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
  const reasons = result.issues.map((issue) => `${v.getDotPath(issue) ?? 'row'}: ${issue.message}`)
  throw new Refusal(400, `The row cannot be kept: ${reasons.join('; ')}`)
}

/** Makes a change; throws a 400 with the reason, and nothing has changed, where it cannot be. Answers what undoes it. */
export const editRow = (world: World, { table, before, after }: Edit): Edit => {
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
  const row = made === null ? null : read(editable.schema, made.own)
  const rest = rows.filter((_, place) => place !== at)
  if (row !== null && rest.some((one) => editable.keyOf(one) === editable.keyOf(row))) {
    throw new Refusal(400, `There is another row with the key "${editable.keyOf(row)}".`)
  }
  const next = [...rows.slice(0, at), ...(row === null ? [] : [row]), ...rows.slice(at + 1)]
  world.db = createDb(editable.put(world.db.seed(), code, next))
  const shown = (one: Row) => (table in byCatalogue ? { tenant: code, ...one } : one)
  const replaced = key === null ? undefined : rows[at]
  return { table, before: row === null ? null : shown(row), after: replaced === undefined ? null : shown(replaced) }
}
