// @vitest-environment node
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { formatDay } from '../../src/machines/rules/dates'
import { missingFields } from '../../src/machines/rules/form'
import { pictureUrl } from '../../src/machines/rules/safe-url'
import { runs } from './samples'

describe('required fields', () => {
  const required = ['email', 'password']

  it('VALID-01, VALID-09 empty, blank and absent fields are missing, in the order asked for', () => {
    expect(missingFields({ password: '', email: '  ' }, required)).toEqual(['email', 'password'])
    expect(missingFields({ password: '  ', email: 'a' }, required), 'blanks are characters of a password').toEqual([])
    expect(missingFields({}, required)).toEqual(required)
    expect(missingFields({ email: 'a@b.test', password: ' x ' }, required)).toEqual([])
  })

  it('VALID-04 other fields may be empty', () => {
    expect(missingFields({ email: 'a', password: 'b', address2: '' }, required)).toEqual([])
  })

  it('S12 a field named like one of the prototype is missing until it is given', () => {
    expect(missingFields({}, ['constructor', '__proto__'])).toEqual(['constructor', '__proto__'])
  })
})

describe('picture addresses', () => {
  it.each([
    'https://cdn.test/a b.png'.replace(' ', '%20'),
    'http://cdn.test/a.png?x=1#y',
    'HTTPS://CDN.test',
    '/pictures/1.svg',
    'data:image/png;base64,AAAA',
    'data:image/svg+xml,%3Csvg/%3E',
  ])('S8 %s is shown', (url) => {
    expect(pictureUrl(` ${url} `)).toBe(url)
  })

  it.each([
    null,
    '',
    ' ',
    'javascript:alert(1)',
    'java\nscript:alert(1)',
    'data:text/html,x',
    'data:image/png',
    '//evil.test/a.png',
    '/\\evil.test',
    '\\\\evil.test',
    '/\t/evil.test',
    'http:\\\\evil.test',
    'https:evil.test',
    'https://',
    'http://a@evil.test/',
    'ftp://a.test/x.png',
    'blob:https://a.test/1',
    'file:///etc/passwd',
    'pictures/1.svg',
    '#x',
    'https://a b.test',
  ])('S8, CARD-02 %j is not, so the placeholder is', (url) => {
    expect(pictureUrl(url)).toBeNull()
  })

  it('S8 whatever is shown is a picture over http(s), of our origin, or in the text itself', () => {
    const start = fc.constantFrom('', '/', '//', '/\\', 'http://', 'https://', 'data:image/', 'javascript:', 'https:/')
    const text = fc.oneof(fc.string(), fc.string({ unit: 'grapheme' }), fc.webUrl())
    fc.assert(
      fc.property(start, text, (before, rest) => {
        const url = pictureUrl(before + rest)
        if (url === null) return
        const read = new URL(url, 'https://portal.test')
        expect(['http:', 'https:', 'data:']).toContain(read.protocol)
        expect(!url.startsWith('/') || read.origin === 'https://portal.test').toBe(true)
        expect(read.protocol !== 'data:' || /^image\//i.test(read.pathname)).toBe(true)
        expect(read.username + read.password).toBe('')
      }),
      runs,
    )
  })
})

describe('days', () => {
  it('C-76, C-82 a day is shown in the language’s medium form', () => {
    expect(formatDay('2026-11-21', 'en')).toBe('Nov 21, 2026')
    expect(formatDay('2026-11-21', 'es')).toMatch(/^21 nov\.? 2026$/)
    expect(formatDay('2026-11-21', 'fr')).toMatch(/^21 nov\.? 2026$/)
  })

  it.each(['2026-03-01', '2026-03-01T00:00:00Z', '2026-03-01T23:59:59-11:00', '2026-03-01 08:00:00', ' 2026-03-01 '])(
    'ORDERS-10, T-72 %s is March 1 in any zone',
    (text) => {
      expect(formatDay(text, 'en')).toBe('Mar 1, 2026')
    },
  )

  it.each(['', 'soon', '2026-13-01', '2026-02-30', '2026-02-00', '2026-12-99', '2026-1-1', '2026-03-011'])(
    'C-82 the unreadable %j stays as it is',
    (text) => {
      expect(formatDay(text, 'en')).toBe(text)
    },
  )

  it('A27 any day keeps its year and day of the month', () => {
    const day = fc.date({ min: new Date('0001-01-01'), max: new Date('9999-12-31'), noInvalidDate: true })
    fc.assert(
      fc.property(day, (date) => {
        const shown = formatDay(date.toISOString().slice(0, 10), 'en')
        expect(shown).toContain(` ${date.getUTCDate()}, ${date.getUTCFullYear()}`)
      }),
      runs,
    )
  })
})
