import { expect, test, vi } from 'vitest'
import { withWholeSizes } from '../../src/machines/rules/whole-sizes'

// The one place that looks at the spaces themselves (tests/setup.ts).
vi.unmock('../../src/machines/rules/whole-sizes')

test.each([
  ['Wedge anchor, stainless M8 x 75', 'Wedge anchor, stainless M8~x~75'],
  ['Carton 30 x 20 x 15 cm, brown', 'Carton 30~x~20~x~15~cm, brown'],
  ['Vis à gypse 3.5 x 25', 'Vis à gypse 3.5~x~25'],
  ['Perceuse sans fil 20 V', 'Perceuse sans fil 20~V'],
  ['Cable 3 x 2.5 mm²', 'Cable 3~x~2.5~mm²'],
  ['Interrupteur différentiel 30 mA 40 A', 'Interrupteur différentiel 30~mA 40~A'],
  ['Set of 12 Vises', 'Set of 12 Vises'],
  ['Box x large', 'Box x large'],
  ['', ''],
])('LOOKS the sizes of %s are in one piece', (name, whole) => {
  expect(withWholeSizes(name).replaceAll('\u00a0', '~')).toBe(whole)
})
