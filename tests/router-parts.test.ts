// @vitest-environment node
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { withoutNames } from '../scripts/router-parts.ts'

const folder = join(import.meta.dirname, '../node_modules/react-router/dist/production')
const code = readdirSync(folder)
  .filter((name) => name.endsWith('.mjs'))
  .map((name) => readFileSync(join(folder, name), 'utf8'))
  .find((text) => text.includes('Link.displayName = "Link"'))

test('no part of the router that nobody uses is kept by its name for developers', () => {
  const built = withoutNames(code ?? '')
  expect(code).toMatch(/^var Link = React\d*\.forwardRef\($/m)
  expect(built).toMatch(/^var Link = \/\* @__PURE__ \*\/ React\d*\.forwardRef\($/m)
  expect(built).not.toMatch(/^\w+\.displayName/m)
  // Nothing else is changed.
  const others = (text: string) =>
    text.split('\n').filter((line) => line !== '' && !/displayName|forwardRef\(|createContext\(|\.memo\(/.test(line))
  expect(others(built)).toEqual(others(code ?? ''))
})
