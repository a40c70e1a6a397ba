// @vitest-environment node
import { describe, expect, test } from 'vitest'
import { decodeSheet, largestSheet } from '../../src/machines/rules/pad-bytes'

const bytesOf = (text: string): Uint8Array => new TextEncoder().encode(text)
const utf16 = (text: string, isLittle: boolean): Uint8Array => {
  const view = new DataView(new ArrayBuffer(text.length * 2))
  for (let at = 0; at < text.length; at += 1) view.setUint16(at * 2, text.charCodeAt(at), isLittle)
  return new Uint8Array(view.buffer)
}
const latin1 = (text: string): Uint8Array => Uint8Array.from(text, (sign) => sign.charCodeAt(0))
const sheet = 'CB-120\t6\tpour l’été\r\nCB-121\t2\tÜber\r\n'
const latin = 'CB-120;6;été'
const broken = bytesOf('Qté;Pièce\nCB-1?0;6').map((byte) => (byte === 0x3f ? 0x9d : byte))

describe('the text of a file is judged by its content', () => {
  test.each([
    ['UTF-8', bytesOf(sheet), sheet],
    ['UTF-8 with a mark', bytesOf(`\ufeff${sheet}`), sheet],
    ['UTF-16 LE with a mark', utf16(`\ufeff${sheet}`, true), sheet],
    ['UTF-16 BE with a mark', utf16(`\ufeff${sheet}`, false), sheet],
    ['UTF-16 LE', utf16(sheet, true), sheet],
    ['UTF-16 BE', utf16(sheet, false), sheet],
    ['UTF-16 LE, of four bytes', utf16('B1', true), 'B1'],
    ['UTF-16 BE, of four bytes', utf16('B1', false), 'B1'],
    ['UTF-16 LE with a mark and no Latin letter', utf16('\ufeff零件一二三', true), '零件一二三'],
    ['UTF-16 BE with a mark and no Latin letter', utf16('\ufeff零件一二三', false), '零件一二三'],
    ['UTF-16 LE, with as many other signs as letters', utf16('AB零件', true), 'AB零件'],
    ['UTF-16 BE, with as many other signs as letters', utf16('AB零件', false), 'AB零件'],
    ['UTF-8 that begins with a blank', bytesOf(' CB-120'), ' CB-120'],
    ['Windows-1252', latin1(latin), latin],
    ['Windows-1252 that begins with the first sign of a mark', latin1('ÿCB;1'), 'ÿCB;1'],
    ['Windows-1252 with the second sign of a mark', latin1('Cþ;1'), 'Cþ;1'],
    ['Windows-1252 that begins with the other one', latin1('þCB;1'), 'þCB;1'],
    ['Windows-1252 with the first one second', latin1('Cÿ;1'), 'Cÿ;1'],
    ['UTF-8 with a byte that was broken', broken, 'Qté;Pièce\nCB-1\uFFFD0;6'],
    ['a first line that names the separator', bytesOf('sep=;\r\nCB-120;6'), 'CB-120;6'],
    ['three bytes', bytesOf('B-1'), 'B-1'],
    ['three bytes, two of them zero, are no UTF-16', Uint8Array.of(0x42, 0, 0x42), 'B\0B'],
    ['one byte', bytesOf('7'), '7'],
  ])('%s', (_, bytes, text) => {
    expect(decodeSheet(bytes)).toEqual({ text })
  })

  test('UTF-16 is seen by its first 4,096 bytes, whatever follows', () => {
    const foreign = '零'.repeat(20_000)
    expect(decodeSheet(utf16(`${'a'.repeat(2048)}${foreign}`, true))).toEqual({ text: `${'a'.repeat(2048)}${foreign}` })
    expect(decodeSheet(utf16(`${'a'.repeat(2048)}${foreign}`, false))).toEqual({
      text: `${'a'.repeat(2048)}${foreign}`,
    })
  })

  test('of Latin text in UTF-16 more than two in five signs have a zero, and hardly one has it on the other side', () => {
    const mixed = (latinSigns: number, ownZeros: number) =>
      utf16(`${'a'.repeat(latinSigns)}${'\u3000'.repeat(ownZeros)}${'件'.repeat(100 - latinSigns - ownZeros)}`, true)
    expect(decodeSheet(mixed(41, 9))).toHaveProperty('text', expect.stringMatching(/^a{41}\u3000{9}件/u))
    expect(decodeSheet(mixed(40, 0))).not.toHaveProperty('text', expect.stringContaining('件'))
    expect(decodeSheet(mixed(45, 10))).not.toHaveProperty('text', expect.stringContaining('件'))
    const other = (latinSigns: number, ownZeros: number) => {
      const text = `${'a'.repeat(latinSigns)}${'\u3000'.repeat(ownZeros)}${'件'.repeat(100 - latinSigns - ownZeros)}`
      return decodeSheet(utf16(text, false))
    }
    expect(other(41, 9)).toHaveProperty('text', expect.stringMatching(/^a{41}\u3000{9}件/u))
    expect(other(40, 0)).not.toHaveProperty('text', expect.stringContaining('件'))
    expect(other(45, 10)).not.toHaveProperty('text', expect.stringContaining('件'))
  })
})

describe('what is no text is refused with its reason', () => {
  test.each([
    ['a PNG', [0x89, 0x50, 0x4e, 0x47], 'picture'],
    ['a JPEG', [0xff, 0xd8, 0xff], 'picture'],
    ['a GIF', [0x47, 0x49, 0x46, 0x38], 'picture'],
    ['a WebP', [0x52, 0x49, 0x46, 0x46], 'picture'],
    ['a TIFF', [0x49, 0x49, 0x2a, 0x00], 'picture'],
    ['a TIFF of the other byte order', [0x4d, 0x4d, 0x00, 0x2a], 'picture'],
    ['a workbook', [0x50, 0x4b, 0x03, 0x04], 'workbook'],
    ['an old workbook', [0xd0, 0xcf, 0x11, 0xe0], 'workbook'],
    ['a PDF', [0x25, 0x50, 0x44, 0x46], 'binary'],
    ['a zipped file', [0x1f, 0x8b], 'binary'],
  ])('%s, by all of its first bytes', (_, start, refused) => {
    const plain = [...bytesOf(' and a sheet of words')]
    expect(decodeSheet(Uint8Array.from([...start, ...plain]))).toEqual({ refused })
    for (const at of start.keys()) {
      const other = start.map((byte, index) => (index === at ? 0x41 : byte))
      expect(decodeSheet(Uint8Array.from([...other, ...plain]))).not.toEqual({ refused })
    }
  })

  test.each([
    ['ftypheic', { refused: 'picture' }],
    ['ftypavif', { refused: 'picture' }],
    ['ftypmp42', { refused: 'binary' }],
  ])('PAD a picture of a telephone says what it is behind its length: %s', (says, told) => {
    const rest = '\u0001\u0002\u0003\u0004'.repeat(4)
    expect(decodeSheet(latin1(`\0\0\0\u0018${says}${rest}`))).toEqual(told)
    expect(decodeSheet(latin1(`${says} is a word`))).toHaveProperty('text')
  })

  test('nothing', () => {
    expect(decodeSheet(new Uint8Array())).toEqual({ refused: 'empty' })
  })

  test('more than 10 MB, and not one byte earlier', () => {
    expect(largestSheet).toBe(10_485_760)
    expect(decodeSheet(new Uint8Array(largestSheet + 1).fill(0x41))).toEqual({ refused: 'tooLarge' })
    expect(decodeSheet(new Uint8Array(largestSheet).fill(0x41))).toEqual({ text: 'A'.repeat(largestSheet) })
  })

  test('an archive is a workbook when it names sheets at its beginning or its end, or when it was cut', () => {
    const archive = (...parts: readonly string[]) => decodeSheet(latin1(['PK\u0003\u0004', ...parts].join('')))
    const end = 'PK\u0005\u0006'
    const long = 'x'.repeat(40_000)
    expect(archive('xl/workbook.xml', end)).toEqual({ refused: 'workbook' })
    expect(archive('mimetypeapplication/vnd.oasis.opendocument.spreadsheet', long, end)).toEqual({
      refused: 'workbook',
    })
    expect(archive(long, 'xl/sheet1.xml', end)).toEqual({ refused: 'workbook' })
    expect(archive(long, 'xl/sheet1.xml', 'y'.repeat(16_000), end)).toEqual({ refused: 'workbook' })
    expect(archive(long, 'xl/sheet1.xml', 'y'.repeat(16_384), end)).toEqual({ refused: 'binary' })
    expect(archive('x'.repeat(4096), 'xl/sheet1.xml', 'y'.repeat(20_000), end)).toEqual({ refused: 'binary' })
    expect(archive('word/document.xml', long, end)).toEqual({ refused: 'binary' })
    expect(archive(end)).toEqual({ refused: 'binary' })
    expect(archive('word/document.xml', long)).toEqual({ refused: 'workbook' })
  })

  test('one sign in a hundred that nobody types is borne, and one in a short text', () => {
    const strange = (count: number, length: number) => `${'\u0001'.repeat(count)}${'a'.repeat(length - count)}`
    const refused = { refused: 'binary' }
    expect(decodeSheet(bytesOf(strange(1, 5)))).toEqual({ text: strange(1, 5) })
    expect(decodeSheet(bytesOf(strange(2, 5)))).toEqual(refused)
    expect(decodeSheet(bytesOf(strange(5, 500)))).toEqual({ text: strange(5, 500) })
    expect(decodeSheet(bytesOf(strange(6, 500)))).toEqual(refused)
    expect(decodeSheet(bytesOf(strange(6, 503)))).toEqual(refused)
    expect(decodeSheet(Uint8Array.of(1, 2, 3, 4, 5, 6, 7, 200, 1, 2, 3))).toEqual(refused)
    expect(decodeSheet(bytesOf('\t\n\v\f\r\u001b'))).toEqual({ text: '\t\n\v\f\r\u001b' })
    expect(decodeSheet(bytesOf('   \u0085\u0085\u0085'))).toEqual({ text: '   \u0085\u0085\u0085' })
  })

  test('and the first 16,384 signs decide', () => {
    const late = `${'a'.repeat(16_384)}${'\u0001'.repeat(1000)}`
    expect(decodeSheet(bytesOf(late))).toEqual({ text: late })
    const early = `${'a'.repeat(16_384 - 164)}${'\u0001'.repeat(164)}`
    expect(decodeSheet(bytesOf(early))).toEqual({ refused: 'binary' })
    expect(decodeSheet(bytesOf(`a${early}`))).toEqual({ text: `a${early}` })
  })
})
