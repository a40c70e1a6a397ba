// @vitest-environment node
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { emptyRegistration, withScheme } from '../../src/machines/rules/registration'
import {
  draftAge,
  draftFor,
  readDrafts,
  recalled,
  withDraft,
  withoutDraft,
} from '../../src/machines/rules/registration-draft'

const acme = { manufacturerCode: 'ACME', country: 'CA' }
const bolt = { manufacturerCode: 'BOLT', country: '' }
const typed = {
  ...emptyRegistration(acme),
  firstName: 'Ann',
  password: 'Secret-123',
  password_confirmation: 'Secret-123',
}

test('DOORS what was typed is kept by company, and comes back', () => {
  const drafts = readDrafts(JSON.parse(JSON.stringify(withDraft({}, acme, typed, 1000))), 2000)
  expect(recalled(emptyRegistration(acme), acme, drafts['ACME']?.values ?? null).firstName).toBe('Ann')
  expect(drafts['BOLT']).toBeUndefined()
  expect(recalled(emptyRegistration(bolt), bolt, null)).toEqual(emptyRegistration(bolt))
})

test('DOORS a password is never kept, and never comes back', () => {
  const kept = JSON.stringify(withDraft({}, acme, typed, 1000))
  expect(kept).not.toContain('Secret-123')
  expect(kept).not.toContain('password')
  const planted = { ACME: { at: 1000, values: { firstName: 'Ann', password: 'Secret-123', toString: 'x', phone: 5 } } }
  expect(readDrafts(planted, 1000)).toEqual({ ACME: { at: 1000, values: { firstName: 'Ann' } } })
})

test('DOORS a form that holds only what it began with is not kept; one that was sent goes', () => {
  const two = withDraft(withDraft({}, acme, typed, 1000), bolt, { ...emptyRegistration(bolt), city: 'Oslo' }, 2000)
  expect(Object.keys(two)).toEqual(['ACME', 'BOLT'])
  expect(Object.keys(withDraft(two, bolt, emptyRegistration(bolt), 3000))).toEqual(['ACME'])
  expect(Object.keys(withoutDraft(two, 'ACME'))).toEqual(['BOLT'])
})

test('DOORS C-125 what was typed before and after a wrong code was mended is there at the door of the right one, until it is sent', () => {
  const zetta = { ...acme, manufacturerCode: 'ZETTA' }
  const mended = withDraft({}, zetta, { ...typed, manufacturerCode: 'ACME' }, 1000)
  expect(draftFor(mended, 'ACME')).toMatchObject({ firstName: 'Ann', manufacturerCode: 'ACME' })
  expect([draftFor(mended, 'BOLT'), draftFor(mended, '')]).toEqual([null, null])
  const both = withDraft(mended, acme, { ...typed, firstName: 'Bo' }, 2000)
  expect(draftFor(both, 'ACME')?.firstName).toBe('Bo')
  expect(withoutDraft(both, 'ACME')).toEqual({})
})

test('DOORS a draft goes after a day, and of many companies the latest three stay', () => {
  const drafts = withDraft({}, acme, typed, 1000)
  expect(Object.keys(readDrafts(drafts, 1000 + draftAge - 1))).toEqual(['ACME'])
  expect(readDrafts(drafts, 1000 + draftAge)).toEqual({})
  expect(readDrafts(drafts, 999)).toEqual({})
  const all = ['A', 'B', 'C', 'D'].reduce(
    (kept, code, at) => withDraft(kept, { ...acme, manufacturerCode: code }, typed, 1000 + at),
    {},
  )
  expect(Object.keys(all).toSorted()).toEqual(['B', 'C', 'D'])
})

test('DOORS what was typed since stays, the code of the address wins, and one that was typed comes back', () => {
  const draft = { firstName: 'Ann', city: 'Oslo', manufacturerCode: 'OTHER' }
  const now = { ...emptyRegistration(acme), city: 'Bergen' }
  expect(recalled(now, acme, draft)).toEqual({ ...now, firstName: 'Ann' })
  const open = { manufacturerCode: '', country: '' }
  expect(recalled({ ...emptyRegistration(open), manufacturerCode: 'HOST' }, open, draft).manufacturerCode).toBe('OTHER')
  expect(recalled({ ...emptyRegistration(open), manufacturerCode: 'HOST' }, open, {}).manufacturerCode).toBe('HOST')
})

test('R8 whatever the tab holds, reading never throws', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (json) => {
      const drafts = Object.values(readDrafts(json, 1000))
      expect(drafts.every(({ values }) => Object.values(values).every((text) => typeof text === 'string'))).toBe(true)
    }),
  )
})

test.each([
  ['www.foo.com', 'https://www.foo.com'],
  [' foo.com/a?b=c#d ', 'https://foo.com/a?b=c#d'],
  ['//foo.com', 'https://foo.com'],
  ['foo.com:8080/x', 'https://foo.com:8080/x'],
  ['münchen.example', 'https://münchen.example'],
])('REG-46 a website without its scheme gets it: %s', (text, whole) => {
  expect(withScheme(text)).toBe(whole)
})

test.each([
  '',
  'foo',
  'http://foo.com',
  'HTTPS://foo.com',
  'mailto:a@foo.com',
  'a@foo.com',
  'foo com',
  'foo..com',
  '.com',
  'ftp://x.y',
  'javascript:alert(1)',
])('REG-46 and nothing else is touched: %s', (text) => {
  expect(withScheme(text)).toBe(text)
})

test('REG-46 a website that was mended once stays as it is', () => {
  const text = fc.string({ unit: fc.constantFrom('a', 'b', '.', '/', ':', '@', '?', '#', ' ') })
  fc.assert(
    fc.property(text, (website) => {
      expect(withScheme(withScheme(website))).toBe(withScheme(website))
    }),
  )
})
