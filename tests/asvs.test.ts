// @vitest-environment node
import { describe, expect, test } from 'vitest'
import { asvsRows } from '../scripts/quality/asvs'
import { projectFiles, rootFile } from './support/files'

const rows = asvsRows(rootFile('docs/asvs.md'))
const files = projectFiles(['tests', 'scripts', 'deploy'], /\.\w+$/).map(([path]) => path)

/** The rows of levels 1 and 2 of the sections that are a browser's own: 3.2 to 3.5, 3.7, 14.2 and 14.3. */
const needed = [
  '3.2.1',
  '3.2.2',
  '3.3.1',
  '3.3.2',
  '3.3.3',
  '3.3.4',
  '3.4.1',
  '3.4.2',
  '3.4.3',
  '3.4.4',
  '3.4.5',
  '3.4.6',
  '3.5.1',
  '3.5.2',
  '3.5.3',
  '3.5.4',
  '3.5.5',
  '3.7.1',
  '3.7.2',
  '14.2.1',
  '14.2.2',
  '14.2.3',
  '14.2.4',
  '14.3.1',
  '14.3.2',
  '14.3.3',
]

describe('docs/asvs.md', () => {
  test('S4 S19 S25 goes through every row of a browser, and through each row once', () => {
    const all = rows.flatMap(({ numbers }) => numbers)
    expect(needed.filter((number) => !all.includes(number))).toEqual([])
    expect(all.filter((number, at) => all.indexOf(number) !== at)).toEqual([])
  })

  test.each(rows.filter(({ verdict }) => verdict === 'held').map((row) => [row.numbers.join(), row] as const))(
    'S27 %s is held by what is there',
    (_, { shown, text }) => {
      const isThere = (path: string): boolean => files.some((file) => file === path || file.startsWith(`${path}/`))
      expect(shown.filter((path) => !isThere(path))).toEqual([])
      expect(shown.some((path) => /^(?:tests|scripts)\//.test(path)) || text.includes('docs/spec.md')).toBe(true)
    },
  )

  test('a row that is read wrongly is seen', () => {
    expect(asvsRows('| 1.2.4–1.2.6 | 1 | a | none | b: `tests/x.test.ts` |')).toEqual([
      {
        numbers: ['1.2.4', '1.2.5', '1.2.6'],
        verdict: 'none',
        shown: ['tests/x.test.ts'],
        text: 'b: `tests/x.test.ts`',
      },
    ])
    expect(() => asvsRows('| 1.2.4 | 1 | a | perhaps | b |')).toThrow('perhaps')
  })
})
