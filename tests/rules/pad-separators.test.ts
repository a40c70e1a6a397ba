// @vitest-environment node
import { describe, expect, test } from 'vitest'
import { readDelimited } from '../../src/api/delimited'
import { hasQuotes, readTable, separatorOf } from '../../src/machines/rules/pad-sheet'

const lines = (count: number, lineOf: (at: number) => string): string =>
  Array.from({ length: count }, (_, at) => lineOf(at)).join('\n')
const cellsOf = (text: string, room = 1000) => readTable(text, room, readDelimited).cells
const noReader = () => {
  throw new Error('The library is not needed here.')
}

describe('PAD the separator is the one that most lines speak for', () => {
  test.each([
    ['a tab in one line of many', 'HB-1\nHB-2;3\nHB-3;4\nHB-4\t5', '\t'],
    ['a semicolon in half of the lines', 'HB-1;2\nHB-2', ';'],
    ['a semicolon in fewer', 'HB-1;2\nHB-2\nHB-3', ' '],
    ['blank lines do not count', 'HB-1;2\n\n   \n\t\n\nHB-2;3'.replace('\t', ''), ';'],
    ['a bar in every line', 'HB-1|2\nHB-2|3', '|'],
    ['as many bars as semicolons', 'HB-1;2|a\nHB-2;3|b', ';'],
    ['more bars than semicolons', 'HB-1;2|a\nHB-2 3|b', '|'],
    ['a separator in front', ';HB-1', ';'],
    ['semicolons in all lines and commas in all of them', 'HB-1;1,5\nHB-2;2,5', ';'],
    ['commas in all lines and semicolons in half of them', 'HB-1,2;3\nHB-2,3', ','],
    ['a comma in half of the lines', 'HB-1,2\nHB-2', ','],
    ['a comma in fewer', 'HB-1,2\nHB-2\nHB-3', ' '],
    ['commas of numbers alone', 'HB-1 1,5\nHB-2 2,5\nHB-3 3\nHB-4 4', ' '],
    ['as many commas of numbers as others', 'HB-1 1,5\nHB-2,2', ','],
    ['what stands in quotes does not count', '"HB;1" 2\n"HB;2" 3', ' '],
    ['nothing', '', ' '],
  ])('%s', (_, text, separator) => {
    expect(separatorOf(text)).toBe(separator)
  })

  test('the first 200 lines decide, and the first 64 kB', () => {
    expect(separatorOf(`${lines(199, (at) => `HB-${at}`)}\nHB-x\t2`)).toBe('\t')
    expect(separatorOf(`${lines(200, (at) => `HB-${at}`)}\nHB-x\t2`)).toBe(' ')
    expect(separatorOf(`${'a'.repeat(65_535)}\t2`)).toBe('\t')
    expect(separatorOf(`${'a'.repeat(65_536)}\t2`)).toBe(' ')
  })

  test('only a text whose cells stand in quotes needs a library', () => {
    expect(hasQuotes('"HB 1"\t2')).toBe(true)
    expect(hasQuotes('HB-1\t2')).toBe(false)
    expect(hasQuotes('HB-1 5" 2')).toBe(false)
    expect(readTable('HB-1;2', 10, noReader).cells).toEqual([['HB-1', '2']])
    expect(readTable('HB-1 5" 2', 10, noReader).cells).toEqual([['HB-1 5"', '2']])
    expect(readTable('"HB;1";2', 10, null).cells).toEqual([['"HB', '1"', '2']])
  })
})

describe('PAD a comma that is a number’s own', () => {
  const split = (text: string) => cellsOf(text).map((row) => row.join(' | '))
  test.each([
    ['one row of three where the others have two', 'HB-1,1,000\nHB-2,2\nHB-3,3', 'HB-1 | 1,000'],
    ['and many others', 'HB-1,1,000\nHB-2,2\nHB-3,3\nHB-4,4\nHB-5,5', 'HB-1 | 1,000'],
    ['a remark behind it', 'HB-1,1,000,soon\nHB-2,2\nHB-3,3', 'HB-1 | 1,000 | soon'],
    ['blanks around it', 'HB-1, 1,000 \nHB-2,2\nHB-3,3', 'HB-1 | 1,000'],
    ['words before it', 'HB-1,box,100,200\nHB-2,2\nHB-3,3', 'HB-1 | box | 100,200'],
    ['every row with thousands', 'HB-1,1,000\nHB-2,2,500', 'HB-1 | 1,000'],
    ['three columns in every row', 'HB-1,2,300\nHB-2,3,box\nHB-3,4,5', 'HB-1 | 2 | 300'],
    ['three columns, and a quantity with zeros', 'HB-1,2,050\nHB-2,3,box\nHB-3,4,5', 'HB-1 | 2 | 050'],
    ['thousands in every row, and none with zeros', 'HB-1,2,300\nHB-2,3,400', 'HB-1 | 2 | 300'],
    ['the first cell is no quantity', '12,345,HB-1\nHB-2,3\nHB-3,4', '12 | 345 | HB-1'],
    ['not even before a quantity', '12,345,678\nHB-2,3\nHB-3,4', '12 | 345,678'],
    ['three figures behind a word', 'HB-1,box,100\nHB-2,3\nHB-3,4', 'HB-1 | box | 100'],
    ['two figures behind', 'HB-1,1,00\nHB-2,3\nHB-3,4', 'HB-1 | 1 | 00'],
    ['four figures before', 'HB-1,1000,200\nHB-2,3\nHB-3,4', 'HB-1 | 1000 | 200'],
  ])('%s', (_, text, first) => {
    expect(split(text)[0]).toBe(first)
    expect(split(text)).toHaveLength(text.split('\n').length)
  })

  test('no comma is put between cells that others separate', () => {
    expect(split('HB-1;1;000\nHB-2;2\nHB-3;3')[0]).toBe('HB-1 | 1 | 000')
  })
})

describe('PAD the lines of a text', () => {
  test('blank ones take no room, and a blank rest is none', () => {
    expect(readTable('HB-1 2\n\n   \nHB-2 3\n \n', 2, null)).toEqual({
      cells: [
        ['HB-1', '2'],
        ['HB-2', '3'],
      ],
      separator: ' ',
      rest: '',
      long: '',
    })
    expect(cellsOf(' ; \nHB-1;2\n;')).toEqual([['HB-1', '2']])
    expect(readTable('HB-1 2\nHB-2 3\n', 1, null).rest).toBe('HB-2 3\n')
  })

  test('one of 5,000 signs is a row, one of more is text', () => {
    const note = (length: number) => `HB-1;${'x'.repeat(length - 5)}`
    expect(readTable(note(5000), 10, null)).toMatchObject({ cells: [['HB-1', 'x'.repeat(4995)]], long: '' })
    expect(readTable(note(5001), 10, null)).toMatchObject({ cells: [], long: note(5001) })
  })

  test('long ones stay lines of their own, their cells apart', () => {
    const long = 'x'.repeat(6000)
    expect(readTable(`"${long}";1\nHB-1;2\n"${long}";3`, 10, readDelimited)).toMatchObject({
      cells: [['HB-1', '2']],
      long: `${long}\t1\n${long}\t3`,
    })
  })

  test('a former text may have said what separates', () => {
    expect(readTable('HB-1,2', 10, null, ';').cells).toEqual([['HB-1,2']])
    expect(readTable('HB-1,2', 10, null, ';').separator).toBe(';')
    expect(readTable('HB-1 2', 10, null, '\t').cells).toEqual([['HB-1 2']])
  })

  test('lines that are counted have their count as a column', () => {
    expect(cellsOf('1. HB-1 2\n2. HB-2 3')).toEqual([
      ['1.', 'HB-1', '2'],
      ['2.', 'HB-2', '3'],
    ])
    expect(cellsOf('1. HB-1 2\n\n   \n2. HB-2 3')).toHaveLength(2)
    expect(cellsOf('1. HB-1 2\n3. HB-2 3')[0]).toEqual(['1. HB-1', '2'])
    expect(cellsOf('HB-1 2\n2. HB-2 3')[0]).toEqual(['HB-1', '2'])
    expect(cellsOf('1. HB-1 2')).toEqual([['1. HB-1', '2']])
  })

  test('200 of them tell, and one that 64 kB cut is left out', () => {
    const counted = (count: number) => lines(count, (at) => `${at + 1}. HB-${at} 2`)
    expect(cellsOf(`${counted(200)}\nHB-7 3`).at(-1)).toEqual(['HB-7', '3'])
    expect(cellsOf(`${counted(200)}\nHB-7 3`)[0]).toEqual(['1.', 'HB-0', '2'])
    expect(cellsOf(`${counted(199)}\nHB-7 3`)[0]).toEqual(['1. HB-0', '2'])
    // 151 lines of 434 signs: of the next one two figures are left.
    const long = (at: number) => `${at + 1}. HB-${at} `.padEnd(432, 'x').concat('2')
    expect(cellsOf(lines(170, long))[0]?.[0]).toBe('1.')
    // The last line ends where the sample does: it is whole.
    const whole = `${lines(151, long)}\n7`.padEnd(65_536, 'x').slice(0, 65_536)
    expect(whole).toHaveLength(65_536)
    expect(cellsOf(whole)[0]?.[0]).not.toBe('1.')
    expect(cellsOf(`${whole}8`)[0]?.[0]).toBe('1.')
  })
})
