// @vitest-environment node
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { barCodeIn, readBarCode } from '../../src/machines/rules/bar-code'
import { code128Modules, code128Values, eanModules, lineOf } from '../support/bar-codes'
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

/** Values of Code 128 as they stand, with their check value. */
const coded = (...values: readonly number[]) => readBarCode(lineOf(code128Values(values), 3))
const [startA, startB, startC] = [103, 104, 105]
const [shift, toC, toB, toA] = [98, 99, 100, 101]

test('Code 128: every set, changes between them, one letter of the other set, and signs without a letter', () => {
  expect(coded(startA, 33, 34, 35)).toBe('ABC')
  expect(coded(startA, 33, 73)).toBe('A\t')
  expect(coded(startB, 33, 65, 66)).toBe('Aab')
  expect(coded(startC, 12, 0, 99)).toBe('120099')
  expect(coded(startB, 40, 34, toC, 11, 0, toB, 13)).toBe('HB1100-')
  expect(coded(startC, 11, toA, 33, 64)).toBe('11A\0')
  expect(coded(startA, 33, toB, 65)).toBe('Aa')
  expect(coded(startB, 65, toA, 64)).toBe('a\0')
  expect(coded(startA, 1, toC, 42)).toBe('!42')
  expect(coded(startA, 33, shift, 65, 33)).toBe('AaA')
  expect(coded(startB, 65, shift, 73, 65)).toBe('a\ta')
  expect(coded(startB, 102, 33, 96, 97, 34)).toBe('AB')
  expect(coded(startC, 102, 12)).toBe('12')
})

test('Code 128: without a beginning, with a wrong check value, with nothing in it, there is none', () => {
  expect(readBarCode(lineOf(code128Values([40, 34, 17]), 3))).toBeNull()
  expect(readBarCode(lineOf(code128Values([startB, 40, 34, 17], 1), 3))).toBeNull()
  expect(coded(startB, 102)).toBeNull()
  expect(readBarCode(lineOf(code128Values([startB, 40, startB, 34]), 3))).toBeNull()
})

test('before a code it is blank: bars that go on before it are a part of something else', () => {
  const modules = eanModules([4, 0, 0, 6, 3, 8, 1, 3, 3, 3, 9, 3]).modules
  const text = readBarCode(lineOf(modules, 4))
  expect(text).toHaveLength(13)
  // One gap of a module between other bars and the code, on both sides.
  const close = [1, 1, 0, ...modules, 0, 1, 1]
  expect(readBarCode(lineOf(close, 4))).toBeNull()
})

test('bars in the place of the guards of EAN that are none make no code', () => {
  const { modules } = eanModules([4, 0, 0, 6, 3, 8, 1, 3, 3, 3, 9, 3])
  const widened = (at: number) => [...modules.slice(0, at), modules[at] ?? 0, modules[at] ?? 0, ...modules.slice(at)]
  for (const at of [0, modules.length - 1, 46, 47, 48]) expect(readBarCode(lineOf(widened(at), 4)), `${at}`).toBeNull()
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
