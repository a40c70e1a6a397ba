// @vitest-environment node
import { expect, test } from 'vitest'
import { keptFor, titleColours, withAccent, type KeptAccents } from '../../src/machines/rules/accents-kept'
import { createMask } from '../../src/recorder/masking'
import { createStandIns } from '../../src/recorder/stand-ins'
import { diceOf, leaksOf, sessionOf } from './planted'

/** `REPORT_SESSIONS=10000 npx vitest run tests/recorder/planted.test.ts` is the whole of it. */
const sessions = Number(process.env['REPORT_SESSIONS'] ?? 300)

test('S20 nothing that somebody typed, and no password or token, is in any report', () => {
  const leaks = Array.from({ length: sessions }, (_, seed) => ({ seed, found: leaksOf(seed) }))
  expect(leaks.filter(({ found }) => found.length > 0).slice(0, 5)).toEqual([])
  expect(sessionOf(1).secrets.length).toBeGreaterThan(5)
})

test('S20 the check finds a secret that is left in', () => {
  const { text, secrets } = sessionOf(2)
  expect(secrets.some((secret) => `${text}${secrets[0]}`.includes(secret))).toBe(true)
})

test('stand-ins are of the same kind and length, the same for the same text, and others in another session', () => {
  const { mask } = createMask(createStandIns(5))
  const person = {
    name: 'Ann Buyer',
    email: 'ann@northyard.test',
    phone: '+1 416 555 0134',
    note: 'Leave it at gate B',
  }
  const masked = mask(person) as typeof person
  for (const [key, text] of Object.entries(masked)) {
    const original = person[key as keyof typeof person]
    expect(text).toHaveLength(original.length)
    expect(text).not.toBe(original)
  }
  expect(masked.email).toMatch(/^[a-z]{3}@[a-z]{9}\.[a-z]{4}$/)
  expect(masked.name).toMatch(/^[A-Z][a-z]{2} [A-Z][a-z]{4}$/)
  expect(mask({ name: 'Ann Buyer' })).toEqual({ name: masked.name })
  expect(createMask(createStandIns(6)).mask({ name: 'Ann Buyer' })).not.toEqual({ name: masked.name })
})

test('signs and colours keep their shape; what a buyer writes does not stay because it looks like a colour', () => {
  const { mask } = createMask(createStandIns(5))
  const masked = mask({
    tag: { name: '(New) “Bolts” & nuts!', colour: '1d4ed8' },
    accent: '#1d4ed8',
    text: '#ffffff',
    purchase_order: '#123456',
    colour: 'northyard',
    mobile_phone: 4_165_550_134,
    titles: ['{"fontSize":"40px","fontStyle":"italic"}', 'color: #abc; font-weight: bold'],
  })
  expect(masked).toMatchObject({
    tag: {
      name: expect.stringMatching(/^\([A-Z][a-z]{2}\) “[A-Z][a-z]{4}” & [a-z]{4}!$/),
      colour: '1d4ed8',
    },
    accent: '#1d4ed8',
    text: '#ffffff',
    titles: ['{"fontSize":"40px","fontStyle":"italic"}', 'color: #abc; font-weight: bold'],
  })
  expect(JSON.stringify(masked)).not.toMatch(/New|Bolts|nuts|123456|northyard|4165550134/)
})

test('no two texts have the same stand-in: neighbours in a row, and any other texts', () => {
  const { mask } = createMask(createStandIns(5))
  const standIn = (note: string): string => (mask({ note }) as { readonly note: string }).note
  const inRow = Array.from({ length: 1000 }, (_, at) => `HB-${1000 + at}`)
  expect(new Set(inRow.map(standIn)).size).toBe(1000)
  const signs = [...'abcxyzABCXYZ0123456789-._ éÉèßñŁжЖ漢字😀½٣#+&()"\'%*@,;:|/']
  const dice = diceOf(7)
  const texts = Array.from({ length: 20_000 }, () =>
    Array.from({ length: 4 + dice(5) }, () => signs[dice(signs.length)]).join(''),
  )
  const made = new Map(texts.map((text) => [text, standIn(text)]))
  expect(new Set(made.values()).size).toBe(made.size)
  for (const [text, other] of made) expect([other.length, standIn(text)]).toEqual([text.length, other])
})

test('spellings of a part number that differ in hyphens or case alone have stand-ins that do', () => {
  const { mask } = createMask(createStandIns(5))
  const bare = (part: string) => part.replaceAll(/[._-]/g, '').toUpperCase()
  const rows = ['P-1001', 'p1001', 'P-10.01', 'P-1002'].map((part_number) => ({ part_number }))
  const masked = (mask(rows) as typeof rows).map(({ part_number }) => part_number)
  expect(new Set(masked).size).toBe(4)
  expect(masked[0]).toMatch(/^[A-Z]-\d{4}$/)
  expect(masked.slice(0, 3).map(bare)).toEqual(masked.slice(0, 3).map(() => bare(masked[0] ?? '')))
  expect(bare(masked[3] ?? '')).not.toBe(bare(masked[0] ?? ''))
})

test.each([
  ['a path of the portal', '/media/ACME/logo.svg'],
  ['an address of the tenant', 'https://files.northyard.test/brand/logo-2026.png'],
])('the colours that a device keeps of a tenant are those of its looks, with stand-ins: the logo is %s', (_, logo) => {
  const { mask } = createMask(createStandIns(5))
  const styles = ['{"color":"rgb(1, 2, 3)","fontSize":"2rem"}', 'color: navy; font-size: 18px; font-family: Northyard']
  const front = { code: 'ACME', logo, titles: titleColours(styles) }
  expect(front.titles).toEqual(['rgb(1, 2, 3)', 'navy'])
  const kept = mask(withAccent({}, front, null)) as KeptAccents
  const looks = mask({ logo, styles }) as { readonly logo: string; readonly styles: readonly string[] }
  expect(keptFor(kept, { code: 'ACME', logo: looks.logo, titles: titleColours(looks.styles) })).not.toBeNull()
  expect(JSON.stringify([kept, looks])).not.toMatch(/northyard|navy/i)
})

test('a report shows the colours of its company: their names stay', () => {
  const { mask } = createMask(createStandIns(5))
  const colours = { light: '#b84502', 'light-hover': '#993803', 'dark-text': '#250f07', 'banner-mark': '#6d3620' }
  expect(mask({ colours })).toEqual({ colours })
})

test('S20 of a password only is known whether there is one, whether it is short, and which are the same', () => {
  const { mask } = createMask(createStandIns(5))
  const typed = {
    current_password: 'Passw0rd!',
    new_password: 'Other-4711',
    again_password: 'Other-4711',
    password: '',
  }
  expect(mask(typed)).toEqual({
    current_password: 'secret-1',
    new_password: 'secret-2',
    again_password: 'secret-2',
    password: '',
  })
  expect(mask({ password: 'abc', token: 'eyJhbGciOi' })).toEqual({ password: 'pw3', token: 'secret-4' })
})

test('names of fields that end with a digit are those of the contract; what counts up stays countable', () => {
  const { mask } = createMask(createStandIns(5))
  expect(mask({ tag1: null, tag2: null, b2b_sell_minimum: true, address2: '' })).toEqual({
    tag1: null,
    tag2: null,
    b2b_sell_minimum: true,
    address2: '',
  })
  const { mark, id } = mask({ mark: 'ab12cd34', id: 'ab12cd34-2' }) as { readonly mark: string; readonly id: string }
  expect([id, mark === 'ab12cd34']).toEqual([`${mark}-2`, false])
})
