import { readPadQuantity } from './pad-quantity'

/** What a column of a sheet holds. */
export type ColumnRole = 'part' | 'quantity' | 'comment' | 'other'
type Rows = readonly (readonly string[])[]
/** A sheet as it is understood: its heading, if it has one, and what each column holds. */
export type SheetColumns = {
  readonly header: readonly string[] | null
  readonly roles: readonly ColumnRole[]
}

const plain = (cell: string): string =>
  cell
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}#°]+/gu, ' ')
    .trim()
const others =
  /\b(desc\w*|libelle|designation|name|nombre|nom|price|precio|prix|total|amount|importe|montant|uom|unit of measure|date|fecha)\b/
const words: readonly (readonly [ColumnRole, RegExp])[] = [
  ['quantity', /\b(qty|quant\w*|qte|cant\w*|pieces?|pcs|piezas|units|unidades|unites|stk)\b/],
  ['comment', /\b(comment\w*|coment\w*|notes?|notas?|remar\w*|observ\w*)\b/],
  [
    'part',
    /\b(part|parts|partno|pn|sku|items?|articles?|articulos?|ref\w*|codigos?|codes?|cod|numero|number|no|product|produit|producto|pieza|piece|material|model\w*)\b|^#$/,
  ],
]
/** What a word at the head of a column says about it, in English, Spanish and French; `null` when it says nothing. */
export const roleOfHeading = (cell: string): ColumnRole | null => {
  if (cell.length > 40 || /\p{N}/u.test(cell)) return null
  const text = plain(cell)
  if (others.test(text)) return 'other'
  // "Número de pieza", "numéro de pièce": a piece that has a number is a part.
  if (/\b(numero|number|no|n°|ref\w*|codigo|code) (de |d )?(la )?(piezas?|pieces?|part)\b/.test(text)) return 'part'
  return words.find(([, pattern]) => pattern.test(text))?.[0] ?? null
}

const isQuantity = (cell: string): boolean => ['whole', 'unclear'].includes(readPadQuantity(cell, null).kind)
const isNumber = (cell: string): boolean => isQuantity(cell) || readPadQuantity(cell, null).kind === 'notWhole'
const isPart = (cell: string): boolean => /\p{N}/u.test(cell) && cell.length <= 40 && cell.split(/\s+/).length <= 3

const isHeading = (row: readonly string[]): boolean =>
  row.some((cell) => ['part', 'quantity'].includes(roleOfHeading(cell) ?? '')) &&
  !row.some((cell) => /\p{N}/u.test(cell) && isQuantity(cell))

type Column = { readonly at: number; readonly cells: readonly string[] }
const shareOf = ({ cells }: Column, holds: (cell: string) => boolean): number =>
  cells.length === 0 ? 0 : cells.filter(holds).length / cells.length
const isCount = ({ cells }: Column): boolean =>
  cells.length >= 3 && cells.every((cell, at) => cell === String(at + Number(cells[0])))
const lengthOf = ({ cells }: Column): number => cells.reduce((sum, cell) => sum + cell.length, 0) / (cells.length || 1)

const partAmong = (columns: readonly Column[], quantities: readonly Column[]): Column | undefined => {
  const free = columns.filter((column) => !quantities.includes(column))
  // A column that is filled in few rows, or in words, holds remarks: what speaks for part numbers is counted.
  const weight = ({ cells }: Column): number =>
    cells.reduce((sum, cell) => sum + (isPart(cell) ? 1 : 0) + (/^\S{1,40}$/.test(cell) ? 1 : 0), 0)
  const best = free.toSorted((one, other) => weight(other) - weight(one))[0]
  if (best && shareOf(best, isPart) >= 0.3) return best
  // All are numbers: part numbers are the longer ones, or those in front.
  const [first, ...rest] = quantities.length > 1 || best === undefined ? quantities : [best]
  return rest.find((column) => first && lengthOf(column) >= lengthOf(first) + 2) ?? first
}

/** What the columns hold, as far as their cells tell; `fixed` are those of which it is known. */
const guess = (rows: Rows, fixed: readonly (ColumnRole | null)[]): readonly ColumnRole[] => {
  const count = rows.reduce((most, { length }) => Math.max(most, length), 0)
  const columns = Array.from({ length: count }, (_, at): Column => ({
    at,
    cells: rows.map((row) => row[at] ?? '').filter((cell) => cell !== ''),
  })).filter(({ cells, at }) => cells.length > 0 && (fixed[at] ?? null) === null)
  const roles = Array.from({ length: count }, (_, at): ColumnRole => fixed[at] ?? 'other')
  const lacks = (role: ColumnRole) => !fixed.includes(role)
  // A column of prices has hardly a whole number; of two columns the one with numbers is the quantity all the same.
  const isCounting = (column: Column) => shareOf(column, isQuantity) >= (columns.length === 2 ? 0 : 0.5)
  const numbers = columns.filter((column) => shareOf(column, isNumber) >= 0.6 && isCounting(column))
  const quantities = numbers.length > 1 ? numbers.filter((column) => !isCount(column) || columns.length < 3) : numbers
  const counted = new Set(numbers.filter((column) => !quantities.includes(column)))
  const useful = columns.filter((column) => !counted.has(column))
  const part = lacks('part') ? partAmong(useful, lacks('quantity') ? quantities : []) : undefined
  if (part) roles[part.at] = 'part'
  const partAt = part?.at ?? roles.indexOf('part')
  const free = quantities.filter((column) => column !== part)
  const quantity = lacks('quantity') ? (free.find(({ at }) => at > partAt) ?? free[0]) : undefined
  if (quantity) roles[quantity.at] = 'quantity'
  const left = useful.filter((column) => column !== part && column !== quantity)
  // An optional third column is the comment.
  if (fixed.length === 0 && count === 3 && left.length === 1 && left[0] && left[0].at > 0) roles[left[0].at] = 'comment'
  return roles
}

/** How a sheet is to be read: a heading is recognised in three languages, else the columns are guessed. */
export const columnsOf = (rows: Rows): SheetColumns => {
  const [first, ...others] = rows
  if (first === undefined || !isHeading(first)) return { header: null, roles: guess(rows, []) }
  const seen = new Set<ColumnRole>()
  const fixed = first.map((cell) => {
    const role = roleOfHeading(cell)
    // Two columns of one role: the first one has it.
    if (role === null || (role !== 'other' && seen.has(role))) return cell === '' ? null : 'other'
    seen.add(role)
    return role
  })
  const isOpen = !seen.has('part') || !seen.has('quantity')
  const known = isOpen
    ? fixed.map((role, at) => (role === 'other' && roleOfHeading(first[at] ?? '') === null ? null : role))
    : fixed
  return { header: first, roles: guess(others.length > 0 ? others : [first], known) }
}

/** The roles after a column got another one: whoever had it takes the former one of that column. */
export const withRole = (roles: readonly ColumnRole[], at: number, role: ColumnRole): readonly ColumnRole[] => {
  const former = roles[at] ?? 'other'
  return roles.map((one, index) => {
    if (index === at) return role
    return one === role && role !== 'other' ? former : one
  })
}

/** A row of a sheet, read by its columns; cells of no use are kept, in their order. */
export const readCells = (cells: readonly string[], roles: readonly ColumnRole[]) => {
  const of = (role: ColumnRole): string => cells[roles.indexOf(role)] ?? ''
  const extra = cells.filter((cell, at) => cell !== '' && (roles[at] ?? 'other') === 'other')
  return { part: roles.includes('part') ? of('part') : '', quantity: of('quantity'), comment: of('comment'), extra }
}
