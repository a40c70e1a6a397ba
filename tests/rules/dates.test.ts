// @vitest-environment node
import { describe, expect, test } from 'vitest'
import { dayIn, formatDay, formatMoment, formatMonth } from '../../src/machines/rules/dates'

describe('C-76 the day is the one that is written', () => {
  test.each([
    ['2026-11-21', '2026-11-21'],
    [' 2026-11-21 ', '2026-11-21'],
    ['2026-11-21T23:59:59-08:00', '2026-11-21'],
    ['2026-11-21 08:00', '2026-11-21'],
    ['2024-02-29', '2024-02-29'],
    ['2026-01-01', '2026-01-01'],
    ['2026-12-31', '2026-12-31'],
    ['0099-03-01', '0099-03-01'],
    ['2026-02-29', null],
    ['2026-04-31', null],
    ['2026-13-01', null],
    ['2026-00-10', null],
    ['2026-11-21x', null],
    ['21.11.2026', null],
    ['soon', null],
    ['', null],
  ])('%j: %j', (text, day) => {
    expect(dayIn(text)).toBe(day)
  })

  test('in the medium form of each language, asked for once or twice, one after the other', () => {
    for (let turn = 0; turn < 2; turn += 1) {
      expect(formatDay('2026-01-01', 'en')).toBe('Jan 1, 2026')
      expect(formatDay('2026-01-01', 'es')).toBe('1 ene 2026')
      expect(formatDay('2026-12-31T23:30:00Z', 'fr')).toBe('31 déc. 2026')
      expect(formatMonth('2026-10', 'en')).toBe('Oct 2026')
      expect(formatMonth('2026-01', 'es')).toBe('ene 2026')
      expect(formatMonth('2026-01', 'fr')).toBe('janv. 2026')
    }
  })

  test('A25 French writes the first of a month as one does, and no other day', () => {
    expect(formatDay('2026-03-01', 'fr')).toBe('1er mars 2026')
    expect(formatDay('2026-03-11', 'fr')).toBe('11 mars 2026')
    expect(formatMoment('2026-03-01T12:00:00', 'fr')).toMatch(/^1er mars 2026\W/u)
    expect(formatMoment('2026-03-21T01:00:00', 'fr')).toMatch(/^21 mars 2026\W/u)
    expect(formatDay('2026-03-01', 'es')).toBe('1 mar 2026')
  })

  test('what is no day stands as it came', () => {
    expect(formatDay('soon', 'en')).toBe('soon')
    expect(formatDay('2026-02-30', 'en')).toBe('2026-02-30')
  })
})
