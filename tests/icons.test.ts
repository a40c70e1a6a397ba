import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { icons, onePath, shapesIn } from '../scripts/icons'

const folder = join(dirname(createRequire(import.meta.url).resolve('lucide-react')), '../esm')
const read = (name: string) => readFileSync(join(folder, 'icons', `${name}.mjs`), 'utf8')

test('PERF all shapes of an icon are one path, each drawn from where it stood', () => {
  expect(
    onePath([
      ['path', { d: 'M3 6h18', key: 'a' }],
      ['path', { d: 'm9 18 6-6', key: 'b' }],
    ]),
  ).toEqual([['path', { d: 'M3 6h18M0 0m9 18 6-6' }]])
  expect(
    onePath([
      ['line', { x1: '1', y1: '2', x2: '3', y2: '4' }],
      ['circle', { cx: '5', cy: '6', r: '2' }],
    ]),
  ).toEqual([['path', { d: 'M1 2L3 4M3 6a2 2 0 1 0 4 0a2 2 0 1 0 -4 0z' }]])
  expect(onePath([['rect', { x: '1', y: '2', width: '6', height: '4', rx: '1' }]])).toEqual([
    ['path', { d: 'M2 2h4a1 1 0 0 1 1 1v2a1 1 0 0 1 -1 1h-4a1 1 0 0 1 -1 -1v-2a1 1 0 0 1 1 -1z' }],
  ])
})

test('an icon with a shape that is filled stays as it is', () => {
  const tag = [
    ['path', { d: 'M1 1' }],
    ['circle', { cx: '7', cy: '7', r: '.5', fill: 'currentColor' }],
  ] as const
  expect(onePath(tag)).toBe(tag)
})

test('the shapes of an icon are found in the package as it is installed', () => {
  expect(shapesIn(read('trash'))).toHaveLength(5)
  expect(shapesIn(read('layout-grid'))).toHaveLength(4)
  // An alias holds none.
  expect(shapesIn(read('trash-2'))).toBeNull()
  expect(icons().name).toBe('tradepost-icons')
})
