import type { Row } from './api'

/** The columns that tell most, first; those that say little when seen from afar are left to the whole row. */
const telling: Readonly<Record<string, readonly string[]>> = {
  tenants: ['code', 'name', 'colour', 'publicSettings', 'settings'],
  users: ['email', 'name', 'tenants', 'status', 'repCode', 'quirk'],
  registrations: ['email', 'name', 'tenants', 'status'],
  customers: ['tenant', 'code', 'name', 'email', 'addresses'],
  products: ['tenant', 'partNumber', 'description', 'price', 'uom', 'available', 'min', 'max', 'cf', 'tagIds'],
  categories: ['tenant', 'id', 'name', 'parentId', 'rank'],
  tags: ['tenant', 'id', 'name', 'colour'],
  orders: [
    'saleNo',
    'tenant',
    'status',
    'date',
    'customerName',
    'email',
    'total',
    'purchaseOrder',
    'note',
    'shippingAddress',
    'idempotencyKey',
    'lines',
  ],
}
const most = 12

/** The columns of a table: the telling ones, then whatever else its rows have, twelve at most. */
export const columnsOf = (table: string, rows: readonly Row[]): readonly string[] => {
  const found = [...new Set(rows.flatMap((row) => Object.keys(row)))]
  const first = (telling[table] ?? []).filter((name) => found.includes(name))
  return [...first, ...found.filter((name) => !first.includes(name))].slice(0, most)
}

/** True for a column that holds numbers, and perhaps gaps. */
export const isNumeric = (column: string, rows: readonly Row[]): boolean => {
  const values = rows.map((row) => row[column] ?? null)
  return values.some((one) => one !== null) && values.every((one) => one === null || typeof one === 'number')
}

/** True for a column that says no more than how much is in it: a small screen has no room for that. */
export const isVague = (column: string, rows: readonly Row[]): boolean =>
  rows.every((row) => /^(?:–|\d+ fields?)$/.test(cellText(row[column])))

const longest = 80
const shortened = (text: string): string => (text.length > longest ? `${text.slice(0, longest)}…` : text)
const isRecord = (value: unknown): value is Row => typeof value === 'object' && value !== null && !Array.isArray(value)

const fieldsText = (count: number): string => (count === 1 ? '1 field' : `${count} fields`)

/** A value in one line: texts in three languages by their English one, lists and things with fields by their number. */
export const cellText = (value: unknown): string => {
  if (value === null || value === undefined) return '–'
  if (typeof value === 'string') return shortened(value)
  if (Array.isArray(value)) {
    if (value.length === 0) return 'none'
    return value.some((one) => typeof one === 'object') ? `${value.length} entries` : shortened(value.join(', '))
  }
  if (isRecord(value) && typeof value['en'] === 'string') return shortened(value['en'])
  if (isRecord(value)) return fieldsText(Object.keys(value).length)
  return shortened(JSON.stringify(value))
}
