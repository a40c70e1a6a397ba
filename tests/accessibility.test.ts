// @vitest-environment node
import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/** The success criteria of WCAG 2.2 without 4.1.1, which was withdrawn. */
const criteria = {
  A: '1.1.1 1.2.1 1.2.2 1.2.3 1.3.1 1.3.2 1.3.3 1.4.1 1.4.2 2.1.1 2.1.2 2.1.4 2.2.1 2.2.2 2.3.1 2.4.1 2.4.2 2.4.3 2.4.4 2.5.1 2.5.2 2.5.3 2.5.4 3.1.1 3.2.1 3.2.2 3.2.6 3.3.1 3.3.2 3.3.7 4.1.2',
  AA: '1.2.4 1.2.5 1.3.4 1.3.5 1.4.3 1.4.4 1.4.5 1.4.10 1.4.11 1.4.12 1.4.13 2.4.5 2.4.6 2.4.7 2.4.11 2.5.7 2.5.8 3.1.2 3.2.3 3.2.4 3.3.3 3.3.4 3.3.8 4.1.3',
} as const
const statement = readFileSync('docs/accessibility.md', 'utf8')

/** The rows of the table of a level: criterion, conformance, how, and the files that show it. */
const rowsOf = (level: keyof typeof criteria) => {
  const [, table = ''] = statement.split(`## Success criteria, level ${level}\n`)
  const [body = ''] = table.split('\n## ')
  return [...body.matchAll(/^\| (\d\.\d\.\d+) [^|]+\| ([^|]+) \| ([^|]+) \| ([^|]+) \|$/gm)].map(
    ([, criterion = '', conformance = '', how = '', shown = '']) => ({
      criterion,
      conformance: conformance.trim(),
      how: how.trim(),
      files: [...shown.matchAll(/`([^`]+)`/g)].map(([, file = '']) => file),
    }),
  )
}
const all = [...rowsOf('A'), ...rowsOf('AA')]

test.each(['A', 'AA'] as const)('A1 the statement has every criterion of level %s, in order', (level) => {
  expect(rowsOf(level).map(({ criterion }) => criterion)).toEqual(criteria[level].split(' '))
})

test('A1 each criterion says whether and how it is met, in the terms of the form', () => {
  const terms = new Set(['Supports', 'Partially supports', 'Does not support', 'Not applicable'])
  expect(all.filter(({ conformance, how }) => !terms.has(conformance) || how.length < 5)).toEqual([])
})

test('A1 what is said to be met is shown by tests that exist', () => {
  expect(all.filter(({ conformance, files }) => conformance !== 'Not applicable' && files.length === 0)).toEqual([])
  expect(all.flatMap(({ files }) => files).filter((file) => !existsSync(file))).toEqual([])
})

test('A1 the README leads to it', () => {
  expect(readFileSync('README.md', 'utf8')).toContain('docs/accessibility.md')
})
