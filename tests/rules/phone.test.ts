// @vitest-environment node
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { formatPhone, isPhoneCut, phoneEdit } from '../../src/machines/rules/phone'
import { runs } from './samples'

const digits = (text: string): string => text.replace(/[^0-9]/g, '')

/** What the browser makes of Backspace at a caret. */
const backspace = (text: string, caret: number) => {
  const at = Math.max(0, caret - 1)
  return phoneEdit(text, text.slice(0, at) + text.slice(caret), at)
}
const typed = (text: string, caret: number, added: string) =>
  phoneEdit(text, text.slice(0, caret) + added + text.slice(caret), caret + added.length)

describe('the phone', () => {
  it.each([
    ['1234567890', '(123) 456-7890'],
    ['12a3-45.6x', '(123) 456'],
    ['123456789012', '(123) 456-7890'],
    ['1', '(1'],
    ['123', '(123'],
    ['1234', '(123) 4'],
    ['1234567', '(123) 456-7'],
    ['', ''],
    ['abc', ''],
  ])('REG-29, REG-30, REG-31, CONST-08 %j is shown as %j', (text, shown) => {
    expect(formatPhone(text)).toBe(shown)
  })

  it.each([
    ['(416) 555-0100', false],
    ['+1 416.555.0100', false],
    ['416/555\u20110100', false],
    ['(416) 555-01x', true],
    ['416 555 0100 2', true],
    ['+44 20 7946 0958', true],
    ['', false],
  ])('REG-30 REG-31 of %j something is dropped: %j', (text, isCut) => {
    expect(isPhoneCut(text)).toBe(isCut)
  })

  it('T-105 a pasted +1 (416) 555-0100 loses the 1', () => {
    expect(formatPhone('+1 (416) 555-0100')).toBe('(416) 555-0100')
    expect(phoneEdit('', '+14165550100', 12)).toEqual({ text: '(416) 555-0100', caret: 14 })
    expect(formatPhone('+44 20 7946 0958')).toBe('(442) 079-4609')
  })

  it('REG-32 it can be emptied by Backspace through the brackets', () => {
    let field = { text: '(123) 456-7890', caret: 14 }
    const seen = []
    for (let press = 0; press < 10; press += 1) {
      field = { ...backspace(field.text, field.caret) }
      seen.push(digits(field.text))
    }
    expect(seen).toEqual(['123456789', '12345678', '1234567', '123456', '12345', '1234', '123', '12', '1', ''])
  })

  it('REG-32 deleting a bracket, blank or dash deletes the digit before it', () => {
    expect(backspace('(123) 456-7890', 10)).toEqual({ text: '(123) 457-890', caret: 8 })
    expect(backspace('(123) 456', 6)).toEqual({ text: '(124) 56', caret: 3 })
    expect(backspace('(123', 1)).toEqual({ text: '(23', caret: 1 })
  })

  it('K15 the caret stays behind the digit it stood behind', () => {
    expect(typed('(123) 456', 2, '9')).toEqual({ text: '(192) 345-6', caret: 3 })
    expect(typed('(123) 456-789', 13, '0')).toEqual({ text: '(123) 456-7890', caret: 14 })
    expect(typed('(123) 456-7890', 14, '1')).toEqual({ text: '(123) 456-7890', caret: 14 })
    expect(typed('(123', 4, 'x')).toEqual({ text: '(123', caret: 4 })
  })
})

describe('phone properties', () => {
  const anyText = fc.oneof(fc.string(), fc.string({ unit: 'grapheme' }), fc.integer().map(String))

  it('P10 any text gives the beginning of (ddd) ddd-dddd with its first ten digits, and again the same', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const shown = formatPhone(text)
        expect('(ddd) ddd-dddd'.startsWith(shown.replace(/[0-9]/g, 'd'))).toBe(true)
        const dropped = text.trimStart().startsWith('+1') ? 1 : 0
        expect(digits(shown)).toBe(digits(text).slice(dropped, dropped + 10))
        expect(formatPhone(shown)).toBe(shown)
      }),
      runs,
    )
  })

  it('P10 deleting a character anywhere never sticks', () => {
    fc.assert(
      fc.property(anyText, fc.nat(14), (text, place) => {
        const shown = formatPhone(text)
        const caret = Math.min(place, shown.length)
        fc.pre(caret > 0)
        const after = backspace(shown, caret)
        expect(digits(after.text)).toHaveLength(digits(shown).length - 1)
        expect(after.caret).toBeLessThanOrEqual(caret)
      }),
      runs,
    )
  })

  it('P10 any edit leaves a formatted phone and a caret inside it, with the same digits before it', () => {
    fc.assert(
      fc.property(anyText, anyText, fc.nat(40), (previous, next, place) => {
        const at = Math.min(place, next.length)
        const { text, caret } = phoneEdit(formatPhone(previous), next, at)
        expect(formatPhone(text)).toBe(text)
        expect(caret >= 0 && caret <= text.length).toBe(true)
        const isExempt = next.length < formatPhone(previous).length || next.trimStart().startsWith('+1')
        expect(isExempt || digits(text.slice(0, caret)) === digits(next.slice(0, at)).slice(0, 10)).toBe(true)
      }),
      runs,
    )
  })
})
