import { filled } from './pad-cell'
import { claimOf, type HeadingClaim } from './pad-headings'
import { withQuantityAsked, withStrangeHeading } from './pad-doubts'
import { guess, isQuantity } from './pad-guess'
import { isDrawn, withOtherSeparators } from './pad-mixed'
import { isPart } from './pad-part'
import { withUnits } from './pad-units'

/** What a column of a sheet holds; with a question mark what it may hold, as long as the buyer has not said. */
export type ColumnRole = 'part' | 'quantity' | 'comment' | 'other' | 'part?' | 'quantity?'
type Cells = readonly string[]
type Rows = readonly Cells[]
/** How a sheet is read: its heading, if it has one, and what each column holds. */
export type SheetReading = { readonly header: Cells | null; readonly roles: readonly ColumnRole[] }
/** A table as it is understood: `above` are lines that are no rows of it, over its heading or the same heading again. */
type TableColumns = SheetReading & { readonly above: Rows; readonly rows: Rows }
/** `more` are tables that stand below the first one, under headings of their own. */
export type SheetColumns = TableColumns & { readonly more: readonly TableColumns[] }

const mostAbove = 10
const claimsOf = (row: Cells): readonly HeadingClaim[] => row.map(claimOf).filter((claim) => claim !== null)
const isCore = ({ role, isOtherCount, isDoubtful }: HeadingClaim): boolean =>
  role === 'part' || role === 'quantity' || (!!isOtherCount && !isDoubtful)
/** So much weight have only the plainest words for part numbers. */
const isCertain = ({ weight }: HeadingClaim): boolean => weight >= 6
/** A word is a heading when nobody has a part of that name, or what is below looks like something else. */
const isAlone = (row: Cells, below: Rows): boolean => {
  const at = row.findIndex((cell) => claimOf(cell) !== null)
  const claim = claimOf(row[at] ?? '')
  if (!claim?.isExact) return false
  if (isCertain(claim)) return true
  const cells = below.map((one) => one[at] ?? '').filter((cell) => cell !== '')
  const holds = claim.role === 'part' ? isPart : isQuantity
  return cells.filter(holds).length * 2 > cells.length
}
/** Words with a line drawn under them are a heading, whatever they say. */
const isUnderlined = (row: Cells, next: Cells | undefined): boolean =>
  filled(row).length > 1 && !row.some((cell) => /\p{N}/u.test(cell)) && !isDrawn(row) && isDrawn(next ?? [])
/** Where the heading stands among the first lines; -1 without one. */
const headingAt = (rows: Rows): number =>
  rows.slice(0, mostAbove).findIndex((row, at) => {
    if (isUnderlined(row, rows[at + 1])) return true
    const claims = claimsOf(row)
    // Nobody has a part that is called `Part number`: `Qty 2024` and `2024` beside it are headings.
    if ((row.some(isQuantity) && !claims.some(isCertain)) || !claims.some(isCore)) return false
    return claims.length > 1 || (at === 0 && isAlone(row, rows.slice(1)))
  })

/** The roles that headings claim: the greatest weight has one, and of two equal ones nobody knows. */
const rolesOfHeading = (header: Cells): readonly (ColumnRole | null)[] => {
  const claims = header.map(claimOf)
  const greatest = (role: 'part' | 'quantity') =>
    Math.max(0, ...claims.map((claim) => (claim?.role === role ? claim.weight : 0)))
  const most = { part: greatest('part'), quantity: greatest('quantity') }
  return claims.map((claim): ColumnRole | null => {
    if (claim === null) return null
    if (claim.role !== 'part' && claim.role !== 'quantity') return claim.role
    if (claim.weight < most[claim.role]) return 'other'
    const rivals = claims.filter((one) => one?.role === claim.role && one.weight === claim.weight)
    return rivals.length > 1 ? `${claim.role}?` : claim.role
  })
}
/** A line over a heading that is a row all the same: it has a part number where the heading says so. */
const isRowAbove = (row: Cells, roles: readonly ColumnRole[]): boolean => {
  const part = row[roles.indexOf('part')] ?? ''
  return (/^\S+$/.test(part) && isPart(part)) || (part !== '' && isQuantity(row[roles.indexOf('quantity')] ?? ''))
}

/** A heading among rows: words alone, of which one is surely that of part numbers. */
const isFurtherHeading = (row: Cells): boolean => {
  // Nearly every row has a number in it: the words of the others are weighed.
  if (row.some((cell) => /\p{N}/u.test(cell))) return false
  const claims = claimsOf(row)
  return claims.length > 1 && claims.some(({ role, isExact }) => role === 'part' && isExact)
}
const isSameHeading = (one: Cells, other: Cells | null): boolean =>
  other !== null && JSON.stringify(filled(one)) === JSON.stringify(filled(other))
/** The rows of a table; `again` are its heading on further pages, `next` begins with the heading of another table. */
const upToHeading = (rows: Rows, header: Cells | null) => {
  const end = rows.findIndex((row, at) => at < rows.length - 1 && isFurtherHeading(row) && !isSameHeading(row, header))
  const own = end === -1 ? rows : rows.slice(0, end)
  // Lines that are drawn belong to the heading.
  const isAgain = (row: Cells) =>
    header !== null && (isDrawn(row) || (isFurtherHeading(row) && isSameHeading(row, header)))
  return {
    own: own.filter((row) => !isAgain(row)),
    again: own.filter(isAgain),
    next: end === -1 ? [] : rows.slice(end),
  }
}
const tablesOf = ({ more, ...first }: SheetColumns): readonly TableColumns[] => [first, ...more]
const tablesIn = (rows: Rows): readonly TableColumns[] => (rows.length === 0 ? [] : tablesOf(columnsOf(rows)))
/** Rows that stand over a heading are its rows only where they say the same without it; else they are a table of their own. */
const isOtherTable = (rows: Rows, roles: readonly ColumnRole[]): boolean => {
  const own = guess(rows, [])
  const said = (row: Cells, by: readonly ColumnRole[]) => {
    const { part, quantity, isQuantityOpen } = readCells(row, by)
    return JSON.stringify([part, quantity, isQuantityOpen])
  }
  return own.includes('part') && rows.some((row) => said(row, own) !== said(row, roles))
}

/** The columns of the rows that can be read; of several tables nobody knows to which one a line belongs. */
const rolesOfOthers = (rows: Rows): readonly ColumnRole[] | null => {
  const { roles, more } = columnsOf(rows)
  return more.length > 0 ? null : roles
}
/** How a sheet is to be read: a heading is recognised in three languages, else the columns are guessed. */
export const columnsOf = (given: Rows): SheetColumns => {
  const rows = withOtherSeparators(given, rolesOfOthers)
  const at = headingAt(rows)
  const header = rows[at]
  if (header === undefined) {
    const { own, next } = upToHeading(rows, null)
    const roles = withStrangeHeading(guess(own, []), own)
    return {
      header: null,
      roles,
      above: [],
      rows: withUnits(own, null, roles),
      more: tablesIn(next),
    }
  }
  const before = rows.slice(0, at)
  const { own: below, again, next } = upToHeading(rows.slice(at + 1), header)
  const fixed = rolesOfHeading(header)
  const roles = withQuantityAsked(guess(below, fixed), header, below)
  const isRow = (row: Cells) => isRowAbove(row, roles)
  const first = before.filter(isRow)
  const above = [...before.filter((row) => !isRow(row)), ...again]
  if (isOtherTable(first, roles)) {
    const table = { header, roles, above, rows: below }
    return { header: null, roles: guess(first, []), above: [], rows: first, more: [table, ...tablesIn(next)] }
  }
  return { header, roles, above, rows: withUnits([...first, ...below], header, roles), more: tablesIn(next) }
}
/** A sheet whose reading is known: it goes on where it was left. */
export const columnsBy = (rows: Rows, { header, roles }: SheetReading): SheetColumns => {
  const { own, again, next } = upToHeading(
    withOtherSeparators(rows, () => roles),
    header,
  )
  return { header, roles, above: again, rows: withUnits(own, header, roles), more: tablesIn(next) }
}
/** All tables of a sheet as one: the rows of the others are laid into the columns of the first. */
export const asOneTable = ({ more, ...first }: SheetColumns): TableColumns => {
  const roles = [...first.roles]
  const placesOf = (role: 'part' | 'quantity' | 'comment'): readonly number[] => {
    const at = roles.indexOf(role)
    const asked = at === -1 ? roles.flatMap((one, index) => (one === `${role}?` ? [index] : [])) : [at]
    return asked.length > 0 ? asked : [roles.push(role) - 1]
  }
  const laid = more.map((table) => ({
    above: [...table.above, ...(table.header === null ? [] : [table.header])],
    rows: table.rows.map((row) => {
      const { part, quantity, comment, extra, isQuantityOpen } = readCells(row, table.roles)
      const cells: string[] = []
      for (const at of placesOf('part')) cells[at] = part
      // Of several numbers none is taken: that the quantity is none is told.
      for (const at of placesOf('quantity')) cells[at] = isQuantityOpen ? extra.join(' | ') : quantity
      for (const at of comment === '' ? [] : placesOf('comment')) cells[at] = comment
      for (const cell of isQuantityOpen ? [] : extra) {
        const free = Array.from({ length: roles.length }, (_, at) => at).find(
          (at) => roles[at] === 'other' && at >= first.roles.length && cells[at] === undefined,
        )
        cells[free ?? roles.push('other') - 1] = cell
      }
      return Array.from(cells, (cell) => cell ?? '')
    }),
  }))
  return {
    header: first.header,
    roles,
    above: [...first.above, ...laid.flatMap(({ above }) => above)],
    rows: [...first.rows, ...laid.flatMap(({ rows }) => rows)],
  }
}

/** What nobody has said of a sheet yet; `null` when all is clear. */
export const openRole = (roles: readonly ColumnRole[]): 'part' | 'quantity' | null => {
  if (roles.includes('part?')) return 'part'
  return roles.includes('quantity?') ? 'quantity' : null
}
/** The roles after a column got another one: whoever had it takes the former one of that column. */
export const withRole = (roles: readonly ColumnRole[], at: number, role: ColumnRole): readonly ColumnRole[] => {
  const given = roles[at] ?? 'other'
  const former = given === 'part?' || given === 'quantity?' ? 'other' : given
  return Array.from({ length: Math.max(roles.length, at + 1) }, (_, index): ColumnRole => {
    const one = roles[index] ?? 'other'
    if (index === at) return role
    // The question is answered.
    if (one === `${role}?`) return 'other'
    return one === role && role !== 'other' && role !== 'comment' ? former : one
  })
}
/** The roles when no column is what was asked for. */
export const withoutOpen = (roles: readonly ColumnRole[]): readonly ColumnRole[] => {
  const open = openRole(roles)
  return roles.map((role) => (open !== null && role === `${open}?` ? 'other' : role))
}
const known: ReadonlySet<ColumnRole | undefined> = new Set<ColumnRole | undefined>(['part', 'quantity', 'comment'])
/** A row of a sheet, read by its columns; cells of no use are kept, in their order. */
export const readCells = (cells: Cells, roles: readonly ColumnRole[]) => {
  const of = (role: ColumnRole): Cells => filled(cells.filter((_, at) => roles[at] === role))
  return {
    part: of('part')[0] ?? '',
    quantity: of('quantity')[0] ?? '',
    comment: of('comment').join(', '),
    extra: filled(cells.filter((_, at) => !known.has(roles[at]))),
    isQuantityOpen: roles.includes('quantity?'),
  }
}
