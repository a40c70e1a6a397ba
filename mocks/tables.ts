import type { World } from './world'

type Row = Readonly<Record<string, unknown>>
const perPage = 50

const catalogueRows = (world: World, rowsOf: (code: string) => readonly object[]): Row[] =>
  world.db.tenants().flatMap(({ code }) => rowsOf(code).map((row) => ({ tenant: code, ...row })))

/** The tables of a world that QA can look into: what each row holds is what the mock keeps. */
const tables: Readonly<Record<string, (world: World) => readonly Row[]>> = {
  tenants: ({ db }) => db.tenants(),
  users: ({ db }) => db.records().users,
  registrations: ({ db }) => db.records().users.filter(({ status }) => status === 'pending'),
  customers: ({ db }) => db.records().customers,
  products: (world) => catalogueRows(world, (code) => world.db.catalogue(code).products),
  categories: (world) => catalogueRows(world, (code) => world.db.catalogue(code).listed),
  tags: (world) => catalogueRows(world, (code) => world.db.catalogue(code).tags),
  orders: ({ db }) => db.records().orders.toReversed(),
  sessions: ({ db }) =>
    db.records().tokens.map(({ until, ...token }) => ({ ...token, until: new Date(until).toISOString() })),
  errors: ({ db }) => db.errorReports().map((report, at) => ({ id: at + 1, report })),
}

/** The names of the tables with their numbers of rows. */
export const tableList = (world: World) =>
  Object.entries(tables).map(([name, rowsOf]) => ({ name, count: rowsOf(world).length }))

/** One page (50 rows) of a table, narrowed to rows that hold a text anywhere; `null` for an unknown table. */
export const tablePage = (world: World, name: string, page: number, search: string) => {
  const rowsOf = Object.hasOwn(tables, name) ? tables[name] : undefined
  if (rowsOf === undefined) return null
  const sought = search.trim().toLowerCase()
  const all = rowsOf(world).filter((row) => sought === '' || JSON.stringify(row).toLowerCase().includes(sought))
  return {
    rows: all.slice((page - 1) * perPage, page * perPage),
    total: all.length,
    page,
    lastPage: Math.max(1, Math.ceil(all.length / perPage)),
  }
}
