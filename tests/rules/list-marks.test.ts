// @vitest-environment node
import { describe, expect, test } from 'vitest'
import {
  areCounted,
  countedParts,
  isOrdinal,
  withoutListTabs,
  withoutMark,
  withoutOrdinal,
} from '../../src/machines/rules/list-marks'

describe('PAD the marks of a list', () => {
  test.each(['- ', '* ', '• ', '> ', '–  ', '>> ', '-> ', '✓ ', '[ ] ', '[] ', '[x] ', '[X] '])('%j', (mark) => {
    expect(withoutMark(`${mark}HB-100`)).toBe('HB-100')
  })
  test.each(['-HB-100', 'HB-100 - 2', '---- HB-100', '- ', '[y] HB-100', ' - HB-100'])('%j has none', (text) => {
    expect(withoutMark(text)).toBe(text)
  })

  test('numbers of a list', () => {
    expect(['1. HB-100', '12) HB-100', '1234. HB-100'].map(withoutOrdinal)).toEqual(['HB-100', 'HB-100', 'HB-100'])
    const others = ['12345. HB-100', '1.HB-100', '1 HB-100', '1. ']
    expect(others.map(withoutOrdinal)).toEqual(others)
    expect(['1.', '2)', '1234.', '12345.', '1', '1. x'].map(isOrdinal)).toEqual([true, true, true, false, false, false])
  })

  test('a tab behind a mark or a number separates no columns, unless others do', () => {
    expect(withoutListTabs('-\tHB-100 2\n •\t\tHB-110 3')).toBe('- HB-100 2\n • HB-110 3')
    expect(withoutListTabs('1.\tHB-100 2\n2)\tHB-110 3')).toBe('1. HB-100 2\n2) HB-110 3')
    expect(withoutListTabs('[X]\tHB-100 2')).toBe('[X] HB-100 2')
    const table = '1.\tHB-100\t2\n2.\tHB-110\t3'
    expect(withoutListTabs(table)).toBe(table)
    expect(withoutListTabs('HB-100 2')).toBe('HB-100 2')
    expect(withoutListTabs('-\t')).toBe('-\t')
  })

  test('lines that are counted one by one, from whatever number on', () => {
    expect(areCounted(['1. HB-100', '2. HB-110'])).toBe(true)
    expect(areCounted([' 7) HB-100', '8. HB-110', '9. HB-120'])).toBe(true)
    expect(areCounted(['9998. HB-100', '9999. HB-110'])).toBe(true)
    expect(areCounted(['1. HB-100'])).toBe(false)
    expect(areCounted([])).toBe(false)
    expect(areCounted(['2. HB-100', '1. HB-110'])).toBe(false)
    expect(areCounted(['1. HB-100', '3. HB-110'])).toBe(false)
    expect(areCounted(['1. HB-100', '2. HB-110', 'HB-120'])).toBe(false)
    expect(areCounted(['HB-100', '2. HB-110'])).toBe(false)
    expect(areCounted(['1. HB-100', '2.'])).toBe(false)
    expect(areCounted(['1. HB-100', '2.HB-110'])).toBe(false)
  })

  test('a counted line: its count, and what is behind it', () => {
    expect(countedParts(' 12.  HB-100 2')).toEqual(['12.', 'HB-100 2'])
    expect(countedParts('3) HB-100')).toEqual(['3)', 'HB-100'])
    expect(countedParts('HB-100 2')).toBeNull()
    expect(countedParts('')).toBeNull()
  })
})
