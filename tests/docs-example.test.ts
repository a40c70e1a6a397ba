// @vitest-environment node
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

test('QA: the browser test that the docs show is the one that runs', () => {
  const example = readFileSync('tests/journeys/example.journey.ts', 'utf8').trimEnd()
  const shown = example.split('\n').map((line) => (line === '' ? '' : `    ${line}`))
  expect(readFileSync('docs/qa.md', 'utf8')).toContain(shown.join('\n'))
})
