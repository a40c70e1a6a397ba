// @vitest-environment node
import { describe, expect, test } from 'vitest'
import { decimalIn, writeRows } from '../../src/api/browser/table-file'

const reader = (lang: string, ...languages: readonly string[]) =>
  ({ document: { documentElement: { lang } }, navigator: { languages } }) as unknown as Window

describe('C-76 a file that the spreadsheet of the reader opens by itself', () => {
  test.each([
    ['en', ['en-US'], '.'],
    ['es', ['es-MX', 'en'], '.'],
    ['es', ['en-US', 'es-ES'], ','],
    ['fr', ['fr-CA'], ','],
    ['fr', ['en-CA'], ','],
    ['es', [], ','],
    ['en', ['fr-CA'], '.'],
  ] as const)('a page in %s, a browser of %j: %s before decimals', (lang, languages, decimal) => {
    expect(decimalIn(reader(lang, ...languages))).toBe(decimal)
  })

  test('cells are quoted where the separator stands in them', async () => {
    const rows = [['a,b', 'c;d']]
    expect(await writeRows(rows)).toBe('\uFEFF"a,b",c;d')
    expect(await writeRows(rows, ';')).toBe('\uFEFFa,b;"c;d"')
  })
})
