// @vitest-environment node
import { describe, expect, test } from 'vitest'
import {
  asOneTable,
  columnsOf,
  openRole,
  readCells,
  withoutOpen,
  withRole,
  type ColumnRole,
} from '../../src/machines/rules/pad-columns'

/** Rows as they stand below each other: `HB-100|2 / CB-120|6`. */
const rowsOf = (text: string) => text.split(' / ').map((row) => row.split('|'))
const linesOf = (rows: readonly (readonly string[])[]) => rows.map((row) => row.join('|')).join(' / ')
type Table = Omit<ReturnType<typeof columnsOf>, 'more'>
/** What is heading, roles, rows, and no row; one line for each table. */
const toldOf = ({ header, roles, rows, above }: Table) => ({
  heading: header?.join('|') ?? null,
  roles: roles.join(' '),
  rows: linesOf(rows),
  above: linesOf(above),
})
const read = (text: string) => {
  const { more, ...first } = columnsOf(rowsOf(text))
  return [first, ...more].map(toldOf)
}
const rolesOf = (text: string) => columnsOf(rowsOf(text)).roles.join(' ')

describe('PAD what is a heading, and what a row', () => {
  const rows = 'HB-100|2 / HB-110|3'
  test.each([
    ['a word for parts over parts', 'Item|Qty', true],
    ['words of which none is core', 'Description|Price', false],
    ['a count that may be none', 'Description|On hand', true],
    ['a word for parts beside a number', 'Item|5', false],
    ['the plainest word for parts beside a number', 'Referencia|2024', true],
    ['a word for parts beside figures that are no number', 'Item|Week 47|Qty', true],
    ['one word for parts over parts', 'Part|', true],
    ['words with `part` among them', 'Spare parts for the truck|', false],
    ['one word for orders over parts', 'Order|', false],
    ['one word for counts over counts', '|Order', true],
    ['a word that says nothing', 'Widget|', false],
  ])('%s: %s', (_, first, isHeading) => {
    const { header, rows: read } = columnsOf(rowsOf(`${first} / ${rows}`))
    expect([header, linesOf(read)]).toEqual(isHeading ? [first.split('|'), rows] : [null, `${first} / ${rows}`])
  })

  test.each([
    ['the plainest words need nothing that tells it', 'Referencia / ROJO-A / AZUL-B', true],
    ['others do', 'Part / RED-A / BLUE-B', false],
    ['half of the cells below do not', 'Part / RED-A / HB-100', false],
    ['more than half do', 'Part / RED-A / HB-100 / HB-110', true],
    ['empty cells do not count', 'Part| / HB-100|2 / |3 / |4', true],
    ['nor do cells that are not there', '|Part / 2|HB-100 / 3', true],
    ['nothing below', 'Part', false],
    ['only the first line may be one word', 'Weekly order / Part / HB-100 / HB-110', false],
  ])('one word alone: %s', (_, text, isHeading) => {
    expect(columnsOf(rowsOf(text)).header).toEqual(isHeading ? text.split(' / ')[0]?.split('|') : null)
  })

  test('a heading is looked for in the first ten lines', () => {
    const titled = (count: number) => [
      ...Array.from({ length: count }, () => ['Bolts']),
      ['Part', 'Qty'],
      ['HB-100', '2'],
    ]
    expect(columnsOf(titled(9))).toMatchObject({ header: ['Part', 'Qty'], rows: [['HB-100', '2']], more: [] })
    expect(columnsOf(titled(10))).toMatchObject({ header: null, more: [{ header: ['Part', 'Qty'] }] })
  })
})

describe('PAD rows above a heading', () => {
  const below = { heading: 'Part|Stock|Qty', rows: 'P-1001|99|2', above: '' }

  test('are read by it where they say the same without it', () => {
    expect(read('HB-100|3|12.50 / Part|Qty|Price / P-1001|2|9.90')).toEqual([
      { heading: 'Part|Qty|Price', roles: 'part quantity other', rows: 'HB-100|3|12.50 / P-1001|2|9.90', above: '' },
    ])
    expect(read('HB-100|| / Part|Stock|Qty / P-1001|99|2')).toEqual([
      { ...below, roles: 'part other quantity', rows: 'HB-100|| / P-1001|99|2' },
    ])
  })

  test('are a table of their own where nobody knows their quantity, or where it stands elsewhere', () => {
    expect(read('HB-100|3|7 / Part|Stock|Qty / P-1001|99|2')).toEqual([
      { heading: null, roles: 'part quantity? quantity?', rows: 'HB-100|3|7', above: '' },
      { ...below, roles: 'part other quantity' },
    ])
    expect(read('HB-100|3 / Part|Stock|Qty / P-1001|99|2')).toEqual([
      { heading: null, roles: 'part quantity', rows: 'HB-100|3', above: '' },
      { ...below, roles: 'part other quantity' },
    ])
  })
})

describe('PAD lines above a heading', () => {
  test.each([
    ['a row', 'HB-100|2', true],
    ['a part number without a quantity', 'HB-100|', true],
    ['words with a quantity', 'RED BOLT|3', true],
    ['a number without a part', '|7', false],
    ['a word', 'Order|for Bob', false],
    ['a title with figures', 'Week 47|', false],
  ])('%s: %s', (_, line, isRow) => {
    expect(read(`${line} / Part number|Qty / HB-110|3`)).toEqual([
      {
        heading: 'Part number|Qty',
        roles: 'part quantity',
        rows: isRow ? `${line} / HB-110|3` : 'HB-110|3',
        above: isRow ? '' : line,
      },
    ])
  })
  test('a line that does not reach the column of parts is no row', () => {
    expect(read('2024 / Qty|Part number / 3|HB-110')).toEqual([
      { heading: 'Qty|Part number', roles: 'quantity part', rows: '3|HB-110', above: '2024' },
    ])
  })
  test('rows whose parts stand elsewhere are a table of their own', () => {
    expect(read('HB-100|A1|5 / Bin|Part number|Qty / B7|HB-110|3')).toEqual([
      { heading: null, roles: 'part comment quantity', rows: 'HB-100|A1|5', above: '' },
      { heading: 'Bin|Part number|Qty', roles: 'other part quantity', rows: 'B7|HB-110|3', above: '' },
    ])
  })
})

describe('PAD a heading among rows', () => {
  test.each(['Part|Qty|Order 17', 'Qty|Comment|', 'Part of a set|Qty|', 'Part||'])('%s is a row', (line) => {
    const text = `HB-100|2|soon / ${line} / HB-110|3|later`
    expect(read(`SKU|Qty|Note / ${text}`).map(({ rows }) => rows)).toEqual([text])
  })
  test('the same heading with an empty cell behind it is the same', () => {
    expect(read('Part|Qty / HB-100|2 / Part|Qty| / HB-110|3')).toEqual([
      { heading: 'Part|Qty', roles: 'part quantity', rows: 'HB-100|2 / HB-110|3', above: 'Part|Qty|' },
    ])
  })
})

describe('PAD what a heading leaves open about the quantity', () => {
  test.each([
    ['a stock with empty cells', 'Part number|On hand / HB-100 / HB-110|40 / FW-8|', 'part quantity?'],
    ['a stock in words', 'Part number|On hand / HB-100|yes', 'part other'],
    ['no heading over the counts', 'Part number / HB-100|2 / HB-110|3', 'part quantity'],
    ['no heading, beside a line number', 'Part number|Line no| / HB-100|7|2 / HB-110|9|3', 'part other quantity'],
    ['no heading, beside a stock in words', 'Part number|Stock| / HB-100|yes|2 / HB-110|no|3', 'part other quantity'],
    ['no heading, beside a description', 'Part number|Description| / HB-100|Bolt|2', 'part other quantity'],
    ['no heading, beside a stock', 'Part number|Stock| / HB-100|40|2 / HB-110|41|3', 'part quantity? quantity?'],
    ['a rival in front', 'Pieces|Boxes|Part number / 5|2|HB-100 / 6|3|HB-110', 'quantity? quantity? part'],
    ['a rival that is not in all rows', 'Part number|Pieces|Boxes / HB-100|5 / HB-110|6|2', 'part quantity? quantity?'],
    ['a rival of words', 'Part number|Pieces|Shelf / HB-100|5|A / HB-110|6|B', 'part quantity other'],
    [
      'a description beside a rival',
      'Part number|Pieces|Description|Boxes / HB-100|5|Bolt|2',
      'part quantity? other quantity?',
    ],
    ['parts that are numbers', 'Onderdeel|Pieces|Boxes / 100234|5|2 / 100235|6|3', 'part quantity? quantity?'],
    ['nothing below', 'Part number|Qty|Shelf', 'part quantity other'],
    ['nothing below, and no quantity', 'Part number|Shelf', 'part other'],
    ['no quantity, and nothing that counts', 'Part number|Description / HB-100|Bolt', 'part other'],
  ])('%s: %s', (_, text, roles) => {
    expect(rolesOf(text)).toBe(roles)
  })

  test.each([
    ['words over both', 'Onderdeelcode|Levertijd / HB-100|14 / HB-110|21', 'part quantity?'],
    ['the count in front', 'Levertijd|Onderdeelcode / 14|HB-100 / 21|HB-110', 'quantity? part'],
    ['a count that is empty', 'Onderdeelcode|Levertijd / HB-100|14 / HB-110|', 'part quantity?'],
    ['a count that is not there', 'Onderdeelcode|Levertijd / HB-100|14 / HB-110', 'part quantity?'],
    ['counts in words: the first may be one', 'Widget|two / HB-100|14 / HB-110|tbd', 'part quantity'],
    ['a word over the parts alone', 'Onderdeelcode / HB-100|14 / HB-110|21', 'part quantity'],
    ['a title in front', 'Bestelling / 14|HB-100 / 21|HB-110', 'quantity part'],
  ])('words of another language, %s: %s', (_, text, roles) => {
    expect(rolesOf(text)).toBe(roles)
  })
})

describe('PAD all tables of a sheet as one', () => {
  const asOne = (text: string) => toldOf(asOneTable(columnsOf(rowsOf(text))))
  test('a quantity stands in every column that is asked about', () => {
    expect(asOne('SKU|Pieces|Boxes / HB-100|5|7 / HB-110|6|8 / Part number|Qty / FW-8|4')).toEqual({
      heading: 'SKU|Pieces|Boxes',
      roles: 'part quantity? quantity?',
      rows: 'HB-100|5 Pieces|7 Boxes / HB-110|6 Pieces|8 Boxes / FW-8|4|4',
      above: 'Part number|Qty',
    })
    expect(asOne('Part number|Part number|Qty / 12|13|2 / Part number|Qty / FW-8|4').rows).toBe('12|13|2 / FW-8|FW-8|4')
  })
  test('what the first table has no column for gets one of its own', () => {
    expect(asOne('Part number|Description / HB-100|Bolt / Article|Qty / FW-8|4 / FW-9|5')).toEqual({
      heading: 'Part number|Description',
      roles: 'part other quantity',
      rows: 'HB-100|Bolt / FW-8||4 / FW-9||5',
      above: 'Article|Qty',
    })
  })
  test('remarks go to the remarks, and cells of no use behind all others', () => {
    expect(asOne('Part|Qty / HB-100|2 / Article|Qty|Note|Shelf / FW-8|4|soon|A / FW-9|5||B')).toEqual({
      heading: 'Part|Qty',
      roles: 'part quantity comment other',
      rows: 'HB-100|2 / FW-8|4|soon|A / FW-9|5||B',
      above: 'Article|Qty|Note|Shelf',
    })
    expect(asOne('Part|Qty|Note / HB-100|2|now / Article|Note|Qty / FW-8|soon|4')).toMatchObject({
      roles: 'part quantity comment',
      rows: 'HB-100|2|now / FW-8|4|soon',
    })
    expect(asOne('Part|Price|Qty / HB-100|1.50|2 / Article|Shelf|Qty|Bin / FW-8|A|4|B / FW-9|C|5|D')).toMatchObject({
      roles: 'part other quantity other other',
      rows: 'HB-100|1.50|2 / FW-8||4|A|B / FW-9||5|C|D',
    })
  })
  test('of several numbers none is taken: all stand in the cell of the quantity', () => {
    expect(asOne('Part|Qty / HB-100|2 / Part number|Qty|Qty / FW-8|4|5')).toMatchObject({
      roles: 'part quantity',
      rows: 'HB-100|2 / FW-8|4 | 5',
    })
  })
})

describe('PAD the roles of columns', () => {
  const rolesIn = (text: string) => text.split(' ') as ColumnRole[]
  test.each([
    ['part? part? quantity?', 'part', 'other other quantity?'],
    ['part quantity? quantity?', 'quantity', 'part other other'],
    ['part quantity comment', null, 'part quantity comment'],
  ])('what is open in %s: %s; without it %s', (roles, open, without) => {
    expect([openRole(rolesIn(roles)), withoutOpen(rolesIn(roles)).join(' ')]).toEqual([open, without])
  })
  test.each([
    ['part', 2, 'quantity', 'part other quantity'],
    ['part quantity', 0, 'quantity', 'quantity part'],
    ['part quantity', 2, 'quantity', 'part other quantity'],
    ['part quantity comment', 1, 'comment', 'part comment comment'],
    ['comment part', 1, 'comment', 'comment comment'],
    ['other part quantity', 1, 'other', 'other other quantity'],
    ['quantity part? part?', 1, 'quantity', 'other quantity part?'],
    ['quantity part? part?', 2, 'part', 'quantity other part'],
    ['part quantity? quantity?', 1, 'part', 'other part quantity?'],
    ['part quantity? quantity?', 2, 'quantity', 'part other quantity'],
  ] as const)('%s, and column %d is to be %s: %s', (roles, at, role, expected) => {
    expect(withRole(rolesIn(roles), at, role).join(' ')).toBe(expected)
  })
  test('a row is read by its columns: the first filled one counts, remarks stand together, the rest is kept', () => {
    const cells = ['', 'HB-100', 'HB-110', '2', '3', 'soon', '', 'red', 'A', '', 'B', 'beyond']
    const roles = rolesIn('part part part quantity quantity comment comment comment other other quantity?')
    expect(readCells(cells, roles)).toEqual({
      part: 'HB-100',
      quantity: '2',
      comment: 'soon, red',
      extra: ['A', 'B', 'beyond'],
      isQuantityOpen: true,
    })
    expect(readCells([], [])).toEqual({ part: '', quantity: '', comment: '', extra: [], isQuantityOpen: false })
  })
})
