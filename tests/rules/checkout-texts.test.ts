// @vitest-environment node
import * as fc from 'fast-check'
import { afterEach, describe, expect, it } from 'vitest'
import type { Failure } from '../../src/api/schemas/failure'
import { refusalText } from '../../src/machines/rules/checkout'
import { localDay } from '../../src/machines/rules/local-day'
import { runs } from './samples'

const refused = (status: number, message: string | null, fields: Record<string, string[]> = {}): Failure => ({
  kind: 'rejected',
  status,
  message,
  fields,
})

describe('the words about a refused order', () => {
  it('CHECK-29 for 422 the first message of the first failing field, not the general one', () => {
    expect(refusalText(refused(422, 'M', { purchase_order: ['A', 'B'], note: ['C'] }))).toBe('A')
    expect(refusalText(refused(422, 'M', { purchase_order: [' '], note: ['C'] }))).toBe('C')
  })

  it('CHECK-30 otherwise the server’s message', () => {
    expect(refusalText(refused(422, 'M'))).toBe('M')
    expect(refusalText(refused(409, 'M', { note: ['C'] }))).toBe('M')
    expect(refusalText({ kind: 'unauthorised', message: 'M' })).toBe('M')
  })

  it('CHECK-31 nothing when the server said nothing', () => {
    expect(refusalText(refused(500, null))).toBeNull()
    expect(refusalText(refused(422, '  ', { note: [] }))).toBeNull()
    expect(refusalText({ kind: 'unreachable' })).toBeNull()
    expect(refusalText({ kind: 'unreadable' })).toBeNull()
  })

  it('R15 a long text is clipped at 300 characters, never in the middle of one', () => {
    expect(refusalText(refused(500, 'x'.repeat(900)))).toHaveLength(300)
    expect(refusalText(refused(500, `${'x'.repeat(299)}😀`))).toBe('x'.repeat(299))
  })

  it('P27 any answer gives a non-empty text of at most 300 characters, or nothing', () => {
    const fields = fc.dictionary(fc.string(), fc.array(fc.string({ maxLength: 400 }), { maxLength: 3 }), { maxKeys: 4 })
    const message = fc.option(fc.string({ unit: 'grapheme', maxLength: 400 }))
    fc.assert(
      fc.property(fc.constantFrom(400, 422, 500), message, fields, (status, said, named) => {
        const text = refusalText(refused(status, said, named))
        expect(text === null || (text.trim() !== '' && text.length <= 300)).toBe(true)
      }),
      runs,
    )
  })
})

describe('the sale date', () => {
  const zone = process.env.TZ
  afterEach(() => {
    if (zone === undefined) delete process.env.TZ
    else process.env.TZ = zone
  })

  it.each([
    ['America/Toronto', '2026-11-22T04:30:00Z', '2026-11-21'],
    ['Pacific/Auckland', '2026-11-20T11:10:00Z', '2026-11-21'],
    ['Pacific/Honolulu', '2027-01-01T09:59:59Z', '2026-12-31'],
  ])('R35 CONST-16, T-71 in %s at %s it is %s', (place, instant, day) => {
    process.env.TZ = place
    expect(localDay(new Date(instant))).toBe(day)
  })

  it('P13 for any instant and zone it is the day on the wall there', () => {
    const zones = ['America/Toronto', 'Pacific/Auckland', 'Asia/Kolkata', 'America/St_Johns', 'Pacific/Kiritimati']
    const instant = fc.date({ min: new Date('1990-01-01'), max: new Date('2090-01-01'), noInvalidDate: true })
    const walls = new Map(
      zones.map((timeZone) => [timeZone, new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' })]),
    )
    fc.assert(
      fc.property(fc.constantFrom(...zones), instant, (timeZone, date) => {
        process.env.TZ = timeZone
        expect(localDay(date)).toBe(walls.get(timeZone)?.format(date))
      }),
      runs,
    )
  })
})
