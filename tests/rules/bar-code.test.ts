// @vitest-environment node
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { barCodeIn, readBarCode } from '../../src/machines/rules/bar-code'
import { code128Modules, eanModules, lineOf } from '../support/bar-codes'
import { runs } from './samples'

const printable = fc.string({
  unit: fc.integer({ min: 32, max: 126 }).map((code) => String.fromCharCode(code)),
  minLength: 1,
  maxLength: 24,
})
const digits = (count: number) => fc.array(fc.nat({ max: 9 }), { minLength: count, maxLength: count })
const size = fc.integer({ min: 2, max: 7 })

test('Code 128: any text is read as it was written, large or small, from either side', () => {
  fc.assert(
    fc.property(printable, size, fc.boolean(), (text, scale, isTurned) => {
      const line = lineOf(code128Modules(text), scale)
      expect(readBarCode(isTurned ? line.toReversed() : line)).toBe(text)
    }),
    runs,
  )
})

test('EAN 13 and EAN 8, with their check digits', () => {
  fc.assert(
    fc.property(fc.oneof(digits(12), digits(7)), size, (number, scale) => {
      const { text, modules } = eanModules(number)
      expect(readBarCode(lineOf(modules, scale))).toBe(text)
    }),
    runs,
  )
})

test('grey, noisy and blurred lines are read as well', () => {
  fc.assert(
    fc.property(printable, fc.infiniteStream(fc.integer({ min: -18, max: 18 })), (text, noise) => {
      const line = lineOf(code128Modules(text), 4)
      const blurred = line.map((value, at) => {
        const around = ((line[at - 1] ?? value) + value * 2 + (line[at + 1] ?? value)) / 4
        return 60 + around * 0.6 + Number(noise.next().value)
      })
      expect(readBarCode(blurred)).toBe(text)
    }),
    runs,
  )
})

test('what is no code is none: noise, stripes, a broken check digit', () => {
  fc.assert(
    fc.property(fc.uint8Array({ minLength: 0, maxLength: 640 }), (line) => {
      expect(() => readBarCode(line)).not.toThrow()
    }),
    runs,
  )
  expect(
    readBarCode(
      lineOf(
        Array.from({ length: 60 }, (_, at) => at % 2),
        4,
      ),
    ),
  ).toBeNull()
  const { modules } = eanModules([4, 0, 0, 6, 3, 8, 1, 3, 3, 3, 9, 3], 5)
  expect(readBarCode(lineOf(modules, 3))).toBeNull()
  expect(readBarCode([])).toBeNull()
})

test('a picture is looked at in several lines', () => {
  const line = lineOf(code128Modules('CB-120'), 3)
  const height = 40
  const data = new Uint8ClampedArray(line.length * height * 4).fill(255)
  for (let row = 26; row < 34; row += 1)
    line.forEach((value, at) => data.fill(value, (row * line.length + at) * 4, (row * line.length + at) * 4 + 3))
  expect(barCodeIn({ width: line.length, height, data })).toBe('CB-120')
  expect(barCodeIn({ width: 4, height: 1, data: new Uint8ClampedArray(16) })).toBeNull()
})
