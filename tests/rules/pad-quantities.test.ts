// @vitest-environment node
import { describe, expect, test } from 'vitest'
import { meantBy } from '../../src/machines/rules/pad-meant'
import { cellsBetweenBlanks, isUnit, readPadQuantity } from '../../src/machines/rules/pad-quantity'

/** What a text says, in a word: `6 BOX`, or what is wrong with it. */
const said = (text: string, reading: 'thousands' | 'decimals' | null = null): string => {
  const read = readPadQuantity(text, reading)
  return read.kind === 'whole' ? `${read.quantity}${read.unit === null ? '' : ` ${read.unit}`}` : read.kind
}

describe('PAD a quantity as people write it', () => {
  test.each([
    ['6', '6'],
    ['0', '0'],
    ['+6', '6'],
    ['x6', '6'],
    ['× 6', '6'],
    ['*6', '6'],
    ['6x', '6'],
    ['6 X', '6'],
    ['6*', '6'],
    ['6 BOX', '6 BOX'],
    ['6 box.', '6 box'],
    ['6/ea', '6 ea'],
    ['6 / m²', '6 m²'],
    ['qty 6', '6'],
    ['QTY: 6', '6'],
    ['Cant. 6', '6'],
    ['quantité = 6', '6'],
    ['( 6 pcs)', '6 pcs'],
    ['="6"', '6'],
    ['=6', '6'],
    ["'6", '6'],
    ['1 000', '1000'],
    ['1\u00a0000', '1000'],
    ['1\u202f000', '1000'],
    ['1\u2009000', '1000'],
    ["1'000", '1000'],
    ['1.000.000', '1000000'],
    ['1,000,000', '1000000'],
    ['12.000.000', '12000000'],
    ['1.000,00', '1000'],
    ['1,000.00', '1000'],
    ['6,00', '6'],
    ['6.0', '6'],
    ['\u0000 6\u0007', '6'],
    ['9007199254740991', '9007199254740991'],
  ])('%j is %s', (text, expected) => {
    expect(said(text)).toBe(expected)
  })

  test.each([
    ['1,000', 'thousands', 1000],
    ['1,000', 'decimals', 1],
    ['1,000', null, null],
    ['1 000 BOX', null, 1000],
    ['1.000,00', null, 1000],
    ['6,00', null, 6],
    ['６', null, 6],
    ['6', null, null],
    ['x6', null, null],
    ['6 BOX', null, null],
    ['="6"', null, null],
    ['1,5', null, null],
    ['', null, null],
  ] as const)('%j, meant as %s, is shown to be %s', (text, reading, expected) => {
    expect(meantBy(text, reading)).toBe(expected)
  })

  test.each([
    ['', 'missing'],
    [' \t\u00a0', 'missing'],
    ['\u0007', 'missing'],
    ['six', 'noNumber'],
    ['qty', 'noNumber'],
    ['qtyx 6', 'noNumber'],
    ['6 BOX 7', 'noNumber'],
    ['6 abcdefghijklm', 'noNumber'],
    ['1.0.0', 'noNumber'],
    ['1.00.000', 'noNumber'],
    ['1,000,0', 'noNumber'],
    ['.', 'noNumber'],
    ['+', 'noNumber'],
    ['-', 'noNumber'],
    ['- six', 'noNumber'],
    ['-6-7', 'noNumber'],
    ['-6', 'negative'],
    ['- 6', 'negative'],
    ['\u22126', 'negative'],
    ['-6,5', 'negative'],
    ['6,5', 'notWhole'],
    ['6.05', 'notWhole'],
    ['1.000,50', 'notWhole'],
    ['1,000.5', 'notWhole'],
    ['9007199254740992', 'tooLarge'],
    ['1.000', 'unclear'],
    ['12,345', 'unclear'],
    ['1.000 BOX', 'unclear'],
  ])('%j is %s', (text, expected) => {
    expect(said(text)).toBe(expected)
  })

  test('1.000 and 1,000 mean what the buyer says they mean', () => {
    expect([said('1.000', 'thousands'), said('1,000', 'thousands')]).toEqual(['1000', '1000'])
    expect([said('1.000', 'decimals'), said('1,000', 'decimals')]).toEqual(['1', '1'])
    expect([said('1.500', 'thousands'), said('1.500', 'decimals')]).toEqual(['1500', 'notWhole'])
    expect([said('1.000 BOX', 'thousands'), said('1.000 BOX', 'decimals')]).toEqual(['1000 BOX', '1 BOX'])
    expect(said('0.500', 'thousands')).toBe('notWhole')
  })

  test('figures of every script are read', () => {
    const inScript = (zero: number) => [...'0123456789'].map((figure) => String.fromCharCode(zero + Number(figure)))
    for (const zero of [0x0660, 0x06f0, 0xff10])
      for (const [value, figure] of inScript(zero).entries()) expect(said(`1${figure}`), figure).toBe(`1${value}`)
  })

  test('units are told from other words', () => {
    for (const unit of ['EA', 'each', 'pcs.', 'Pièce', 'caja', 'BOÎTE', 'dz', 'm', 'kg', 'Rollos', 'pr'])
      expect(isUnit(unit), unit).toBe(true)
    for (const word of ['', 'bolt', 'eaa', 'box 2', 'HB-100', 'p']) expect(isUnit(word), word).toBe(false)
  })
})

describe('PAD cells of a line without separators', () => {
  test.each([
    ['HB-100 2', 'HB-100', '2'],
    ['HB-100 1 000', 'HB-100', '1 000'],
    ['HB-100 12 000 000', 'HB-100', '12 000 000'],
    ['HB-100 0005', 'HB-100', '0005'],
    ['HB 110 x 3', 'HB 110', 'x 3'],
    ['HB-130: 5', 'HB-130', '5'],
    ['HB-140 (5)', 'HB-140', '5'],
    ['HB-150, qty 5', 'HB-150', 'qty 5'],
    ['HB-160 + 2', 'HB-160', '2'],
    ['HB-170 - 4', 'HB-170', '4'],
    ['HB-180 = 4', 'HB-180', '4'],
    ['HB-190 6x', 'HB-190', '6x'],
    ['HB-200 6 BOX', 'HB-200', '6 BOX'],
    ['Widget 6x', 'Widget', '6x'],
    ['6 HB-100', 'HB-100', '6'],
    ['6x HB-100', 'HB-100', '6x'],
    ['6 x HB-100', 'HB-100', '6 x'],
    ['6 x 100 20', '100 20', '6 x'],
    ['HB-100 2 for the red truck', 'HB-100', '2', 'for the red truck'],
    ['HB-100   2   urgent', 'HB-100', '2', 'urgent'],
    ['- HB-100 2', '- HB-100', '2'],
    ['HB-100 X6', 'HB-100', 'X6'],
    ['HB-100 6 Ea', 'HB-100', '6 Ea'],
    ['Widget 6X', 'Widget', '6X'],
    ['Widget 6 Box', 'Widget', '6 Box'],
    ['6X HB-100', 'HB-100', '6X'],
    ['6X 100 20', '100 20', '6X'],
    ['HB-100 X6 for Bob', 'HB-100', 'X6', 'for Bob'],
    ['HB-150 QTY 5', 'HB-150', 'QTY 5'],
    ['bolt  red', 'bolt', 'red'],
    ['Hex bolt  M8  6', 'Hex bolt', 'M8', '6'],
  ])('%j: %s | %s', (line, ...cells) => {
    expect(cellsBetweenBlanks(line)).toEqual(cells)
  })

  test.each([
    'HB 110',
    'Widget',
    'M8 x 40',
    '20 x 3 x 100',
    'Bolt M8 x 40',
    'bolt 6',
    '',
    'thirty bolts',
    'm8 x 40',
    'bolt m8 X 40',
  ])('%j stays whole', (line) => {
    expect(cellsBetweenBlanks(line).join('|')).toBe(line)
  })

  test('a sign between them is none of the part number in texts of up to 200 letters', () => {
    const long = (length: number) => `HB-${'1'.repeat(length - 6)}`
    expect(cellsBetweenBlanks(`${long(200)}: 5`)).toEqual([long(200), '5'])
    expect(cellsBetweenBlanks(`${long(201)}: 5`)).toEqual([`${long(201)}:`, '5'])
  })

  test('a size with a count behind it, and letters of people', () => {
    expect(cellsBetweenBlanks('M8 x 40 x 5')).toEqual(['M8 x 40', 'x 5'])
    const letter = `Dear all, please note HB-100 ${'and so on '.repeat(20)}x 3`
    expect(letter.length).toBeGreaterThan(200)
    expect(cellsBetweenBlanks(letter)[0]).toContain('Dear all')
  })
})
