// @vitest-environment node
import { expect, test } from 'vitest'
import { projectFiles } from './support/files'

/** What makes a test depend on how busy the machine is: time that is measured, and properties that run by the clock. */
const unsteady = [
  /\b(?:performance|Date)\.now\(\)\s*-/,
  /-\s*(?:performance|Date)\.now\(\)/,
  /\bexpect\([^\n]*\b(?:performance|Date)\.now\(\)/,
  /\b(?:interruptAfterTimeLimit|markInterruptAsFailure|skipAllAfterTimeLimit)\b/,
]
const isUnsteady = (text: string): boolean => unsteady.some((sign) => sign.test(text))

const itself = 'tests/steady.test.ts'
const files = projectFiles(['tests'], /\.tsx?$/).filter(([path]) => path !== itself)

test('no test measures time: what is quick is counted (tests/support/steps.ts)', () => {
  expect(files.length).toBeGreaterThan(60)
  expect(files.filter(([, text]) => isUnsteady(text)).map(([path]) => path)).toEqual([])
})

test.each([
  'expect(performance.now() - began).toBeLessThan(50)',
  'const took = Date.now() - began',
  'const left = until - Date.now()',
  'expect(Date.now()).toBeLessThan(later)',
  'fc.assert(property, { interruptAfterTimeLimit: 1000 })',
])('and %s is found', (text) => {
  expect(isUnsteady(text)).toBe(true)
})

test.each(['const now = Date.now() + 10 * hour', '() => performance.now(),'])('but not %s', (text) => {
  expect(isUnsteady(text)).toBe(false)
})
