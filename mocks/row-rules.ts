import type { Category } from './db/kinds'
import type { OrderLine } from './db/records'
import { totalOf } from './db/totals'
import { sharedChecker } from './openapi/checker'

type Row = Readonly<Record<string, unknown>>
type Rule = (row: Row, rows: readonly Row[]) => readonly (string | null)[]

const isBelow = (value: unknown, lowest: number): boolean => typeof value === 'number' && value < lowest
const notNegative = (row: Row, names: readonly string[], at = ''): readonly (string | null)[] =>
  names.map((name) => (isBelow(row[name], 0) ? `${at}${name}: It is never negative.` : null))
const withEmail: Rule = ({ email }) => [
  /^[^\s@]+@[^\s@]+$/.test(String(email)) ? null : 'email: An email has something before and after one @.',
]

const product: Rule = (row) => {
  const { min, max, cf } = row
  const isContrary = typeof min === 'number' && typeof max === 'number' && min > max
  return [
    ...notNegative(row, ['price', 'min', 'max', 'available']),
    isContrary ? 'min: It is more than max: nobody could buy any.' : null,
    typeof cf === 'number' && cf <= 0 ? 'cf: A unit holds more than nothing.' : null,
  ]
}
const category: Rule = ({ id, parentId }, rows) => {
  // A category may stand in the list twice, below two others.
  const above = new Set([parentId])
  for (const up of above)
    for (const one of rows as unknown as readonly Category[]) if (one.id === up) above.add(one.parentId)
  return [above.has(id) ? 'parentId: A category is not below itself, neither at once nor further up.' : null]
}
const tag: Rule = ({ colour }) => [
  colour === null || /^#?(?:[0-9a-f]{3}){1,2}$/i.test(String(colour))
    ? null
    : 'colour: A colour has three or six hex digits, such as #1a7f37.',
]
const order: Rule = (row, rows) => {
  const lines = row['lines'] as readonly OrderLine[]
  const sum = totalOf(lines)
  return [
    ...withEmail(row, rows),
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

const rules: Readonly<Record<string, Rule>> = {
  products: product,
  categories: category,
  tags: tag,
  orders: order,
  tenants: tenant,
  users: withEmail,
  registrations: withEmail,
  customers: withEmail,
  sessions: withEmail,
}

/**
 * Why a row makes no sense among the others of its table, though it has the right form. What was so before (the demo data
 * have some such rows on purpose) may stay.
 */
export const objectionsTo = (
  table: string,
  { before, after, rows }: { readonly before: Row | null; readonly after: Row; readonly rows: readonly Row[] },
): readonly string[] => {
  const said = (row: Row | null) =>
    row === null ? [] : (rules[table]?.(row, rows) ?? []).filter((reason) => reason !== null)
  const known = said(before)
  return said(after).filter((reason) => !known.includes(reason))
}
