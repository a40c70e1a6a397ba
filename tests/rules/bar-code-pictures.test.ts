// @vitest-environment node
import { describe, expect, test } from 'vitest'
import { barCodeIn } from '../../src/machines/rules/bar-code'
import { code128Modules, lineOf } from '../support/bar-codes'

type Colour = readonly [number, number, number]
const white: Colour = [255, 255, 255]
/** A picture with codes in some of its rows, white elsewhere. */
const pictureOf = (
  height: number,
  codes: Readonly<Record<number, string>>,
  [bar, gap]: readonly [Colour, Colour] = [[0, 0, 0], white],
) => {
  const width = Math.max(...Object.values(codes).map((text) => lineOf(code128Modules(text), 3).length))
  const data = new Uint8ClampedArray(width * height * 4).fill(255)
  for (const [row, text] of Object.entries(codes))
    lineOf(code128Modules(text), 3).forEach((value, at) => {
      data.set(value < 128 ? bar : gap, (Number(row) * width + at) * 4)
    })
  return { width, height, data }
}

describe('SCAN the code of a picture', () => {
  test('fifteen rows are looked at, evenly from the middle outwards', () => {
    const seen = Array.from({ length: 16 }, (_, row) => row).filter(
      (row) => barCodeIn(pictureOf(16, { [row]: 'CB-120' })) === 'CB-120',
    )
    expect(seen).toEqual(Array.from({ length: 15 }, (_, at) => at + 1))
    const sparse = Array.from({ length: 48 }, (_, row) => row).filter(
      (row) => barCodeIn(pictureOf(48, { [row]: 'CB-120' })) !== null,
    )
    expect(sparse).toEqual(Array.from({ length: 15 }, (_, at) => (at + 1) * 3))
  })

  test('the one nearer to the middle is it; of two as near the upper one', () => {
    expect(barCodeIn(pictureOf(16, { 8: 'A-1', 7: 'B-2' }))).toBe('A-1')
    expect(barCodeIn(pictureOf(16, { 7: 'A-1', 9: 'B-2' }))).toBe('A-1')
    expect(barCodeIn(pictureOf(16, { 6: 'A-1', 9: 'B-2' }))).toBe('B-2')
    expect(barCodeIn(pictureOf(16, { 5: 'A-1', 11: 'B-2' }))).toBe('A-1')
  })

  test.each<readonly [string, Colour, Colour]>([
    ['black on white', [0, 0, 0], white],
    ['red on white', [200, 0, 0], white],
    ['blue on white', [0, 0, 255], white],
    ['green on white', [0, 90, 0], white],
    ['black on red', [0, 0, 0], [255, 0, 0]],
    ['blue on green', [0, 0, 255], [0, 255, 0]],
  ])('%s', (_, bar, gap) => {
    expect(barCodeIn(pictureOf(3, { 1: 'CB-120' }, [bar, gap]))).toBe('CB-120')
  })

  test.each<readonly [string, Colour, Colour]>([
    ['red and green', [255, 0, 0], [0, 102, 0]],
    ['green and red', [0, 102, 0], [255, 0, 0]],
    ['red and blue', [127, 0, 0], [0, 0, 254]],
    ['blue and red', [0, 0, 254], [127, 0, 0]],
    ['green and blue', [0, 50, 0], [0, 0, 250]],
    ['blue and green', [0, 0, 250], [0, 50, 0]],
  ])('%s as light as each other hold none', (_, bar, gap) => {
    expect(barCodeIn(pictureOf(3, { 1: 'CB-120' }, [bar, gap]))).toBeNull()
  })
})
