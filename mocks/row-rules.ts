import type { Category } from './db/kinds'
import type { OrderLine } from './db/records'
import { totalOf } from './db/totals'
import { sharedChecker } from './openapi/checker'

type Row = Readonly<Record<string, unknown>>
/** What there is that a row may name. */
export type Around = {
  readonly tenants: readonly string[]
  readonly categories: readonly number[]
  readonly tags: readonly number[]
}
type Rule = (row: Row, rows: readonly Row[], around: Around) => readonly (string | null)[]

const isBelow = (value: unknown, lowest: number): boolean => typeof value === 'number' && value < lowest
const notNegative = (row: Row, names: readonly string[], at = ''): readonly (string | null)[] =>
  names.map((name) => (isBelow(row[name], 0) ? `${at}${name}: It is never negative.` : null))
const withEmail: Rule = ({ email }) => [
  /^[^\s@]+@[^\s@]+$/.test(String(email)) ? null : 'email: An email has something before and after one @.',
]

const withTenant: Rule = ({ tenant }, _, { tenants }) => [
  tenant === '' || tenants.includes(String(tenant)) ? null : `tenant: There is no tenant "${String(tenant)}".`,
]
/** Each one that a list names is there, and named once. */
const named = <TKey>(field: string, keys: readonly TKey[], known: readonly TKey[], thing: string) =>
  keys.map((key, at) => {
    if (!known.includes(key)) return `${field}: There is no ${thing} ${JSON.stringify(key)}.`
    return keys.indexOf(key) === at ? null : `${field}: ${JSON.stringify(key)} stands there twice.`
  })
/** No two parts of a row have the same id. */
const apart = (field: string, parts: unknown): readonly (string | null)[] => {
  const ids = (parts as readonly { readonly id: number }[]).map(({ id }) => id)
  return named(field, ids, ids, 'id')
}
const isDay = (text: string): boolean => {
  const at = Date.parse(`${text}T00:00:00Z`)
  return !Number.isNaN(at) && new Date(at).toISOString().startsWith(text)
}
/** Why a text names no day; `null` where it does. */
export const onDay = (field: string, text: unknown): string | null =>
  isDay(String(text).slice(0, 10)) ? null : `${field}: There is no such day.`

const isBlank = (words: unknown): boolean => Object.values(words as Row).every((word) => String(word).trim() === '')
const product: Rule = (row, rows, { categories, tags }) => {
  const { min, max, cf, partNumber, description, uom, categoryIds, tagIds } = row
  const related = row['related'] as readonly string[]
  const others = rows.filter(({ id }) => id !== row['id']).map((one) => String(one['partNumber']))
  const isContrary = typeof min === 'number' && typeof max === 'number' && min > max
  return [
    ...notNegative(row, ['price', 'min', 'max', 'available']),
    isContrary ? 'min: It is more than max: nobody could buy any.' : null,
    typeof cf === 'number' && cf <= 0 ? 'cf: A unit holds more than nothing.' : null,
    String(partNumber).trim() === '' ? 'partNumber: Nobody could order by it.' : null,
    isBlank(description) ? 'description: Nobody could tell what it is.' : null,
    String(uom).trim() === '' ? 'uom: It is sold by something.' : null,
    ...named('related', related, others, 'other product'),
    ...named('categoryIds', categoryIds as readonly number[], categories, 'category'),
    ...named('tagIds', tagIds as readonly number[], tags, 'tag'),
  ]
}
const category: Rule = ({ id, parentId }, rows) => {
  // A category may stand in the list twice, below two others.
  const above = new Set([parentId])
  for (const up of above)
    for (const one of rows as unknown as readonly Category[]) if (one.id === up) above.add(one.parentId)
  const isThere = parentId === null || rows.some((one) => one['id'] === parentId)
  return [
    isThere ? null : `parentId: There is no category ${JSON.stringify(parentId)}.`,
    above.has(id) ? 'parentId: A category is not below itself, neither at once nor further up.' : null,
  ]
}
const tag: Rule = ({ colour }) => [
  colour === null || /^#?(?:[0-9a-f]{3}){1,2}$/i.test(String(colour))
    ? null
    : 'colour: A colour has three or six hex digits, such as #1a7f37.',
]
const order: Rule = (row, rows, around) => {
  const lines = row['lines'] as readonly OrderLine[]
  const sum = totalOf(lines)
  return [
    ...withEmail(row, rows, around),
    ...withTenant(row, rows, around),
    onDay('date', row['date']),
    ...apart('lines', lines),
    ...lines.flatMap((line, at) => notNegative(line, ['quantity', 'price'], `lines.${at}.`)),
    row['total'] === sum ? null : `total: The lines add up to ${sum}.`,
  ]
}
/** What the server answers with stands in the row as it is: the contract says what it may be. */
const tenant: Rule = ({ code, publicSettings, settings }) =>
  [
    { name: 'publicSettings', path: `/api/public/settings/${String(code)}`, body: publicSettings },
    { name: 'settings', path: `/api/settings/${String(code)}`, body: settings },
  ].flatMap(({ name, path, body }) =>
    body === null
      ? []
      : sharedChecker()
          .checkAnswer('GET', path, 200, 'application/json', JSON.stringify(body))
          .map(({ where, expected, got }) => `${name} ${where}: expected ${expected}, got ${got}`),
  )

const customer: Rule = (row, rows, around) => [
  ...withEmail(row, rows, around),
  ...withTenant(row, rows, around),
  ...apart('addresses', row['addresses']),
]
const user: Rule = (row, rows, around) => [
  ...withEmail(row, rows, around),
  ...named('tenants', row['tenants'] as readonly string[], around.tenants, 'tenant'),
]
const session: Rule = (row, rows, around) => [
  ...withEmail(row, rows, around),
  ...withTenant(row, rows, around),
  onDay('until', row['until']),
]

const rules: Readonly<Record<string, Rule>> = {
  products: product,
  categories: category,
  tags: tag,
  orders: order,
  tenants: tenant,
  users: user,
  registrations: user,
  customers: customer,
  sessions: session,
}

/**
 * Why a row makes no sense among the others of its table, though it has the right form. What was so before (the demo data
 * have some such rows on purpose) may stay.
 */
export const objectionsTo = (
  table: string,
  { before, after, rows, around }: { before: Row | null; after: Row; rows: readonly Row[]; around: Around },
): readonly string[] => {
  const said = (row: Row | null) =>
    row === null ? [] : (rules[table]?.(row, rows, around) ?? []).filter((reason) => reason !== null)
  const known = said(before)
  return said(after).filter((reason) => !known.includes(reason))
}
