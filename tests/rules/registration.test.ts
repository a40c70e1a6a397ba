// @vitest-environment node
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { loadCountries } from '../../src/api/countries'
import { regionNames } from '../../src/api/region-names'
import { documentAddress, documentLink } from '../../src/machines/rules/about-us'
import { fieldProblems, withoutProblemsOf, type Malformed } from '../../src/machines/rules/field-problems'
import {
  editedRegistration,
  emptyRegistration,
  namedRegions,
  orderedCountries,
  passwordPair,
  regionsOf,
  registrationBody,
  requiredFields,
  startCountry,
} from '../../src/machines/rules/registration'

const filled = { ...emptyRegistration({ manufacturerCode: 'ACME', country: 'CA' }), state: 'ON', firstName: 'Ann' }

describe('countries', async () => {
  const countries = await loadCountries()
  const regionCount = (code: string) => regionsOf(countries, code)?.length

  test('REG-27 the whole world with two-letter codes, and the regions of the spot checks', () => {
    expect(countries.length).toBeGreaterThanOrEqual(240)
    expect(countries.every(({ name, code }) => name !== '' && /^[A-Z]{2}$/.test(code))).toBe(true)
    expect(['CA', 'MX', 'DE', 'JP'].map(regionCount)).toEqual([13, 32, 16, 47])
    expect(regionCount('US')).toBeGreaterThanOrEqual(51)
  })

  test('REG-27 every region has a name and something to send', () => {
    const texts = countries.flatMap(({ regions }) => regions.flatMap(({ name, code }) => [name, code]))
    expect(texts.filter((text) => text === '' || text === 'undefined')).toEqual([])
  })

  test('REG-28 C-23 some countries have no regions, and nobody has to choose between one', () => {
    expect(countries.filter(({ regions }) => regions.length === 0).length).toBeGreaterThan(0)
    expect(countries.filter(({ regions }) => regions.length === 1)).toEqual([])
  })

  test('REG-22 REG-23 CONST-18 Canada and the United States come first, each country once', () => {
    const codes = orderedCountries(countries, 'en').map(({ code }) => code)
    expect(codes.slice(0, 3)).toEqual(['CA', 'US', 'AF'])
    expect(new Set(codes).size).toBe(countries.length)
    expect(codes).toHaveLength(countries.length)
  })

  test('C-126 provinces and states of Canada, the United States and Mexico are named in the language of the reader', () => {
    const named = (code: string, language: 'en' | 'es' | 'fr') => namedRegions(countries, code, language)
    const nameOf = (code: string, region: string, language: 'en' | 'es' | 'fr') =>
      named(code, language).find((one) => one.code === region)?.name
    expect(['en', 'es', 'fr'].map((language) => nameOf('CA', 'BC', language as 'en'))).toEqual([
      'British Columbia',
      'Columbia Británica',
      'Colombie-Britannique',
    ])
    expect([nameOf('US', 'NM', 'es'), nameOf('US', 'CA', 'fr'), nameOf('MX', 'BCN', 'fr')]).toEqual([
      'Nuevo México',
      'Californie',
      'Basse-Californie',
    ])
    expect(nameOf('CA', 'ON', 'fr')).toBe('Ontario')
    for (const code of ['CA', 'US', 'MX', 'DE']) {
      const inEnglish = named(code, 'en')
      for (const language of ['es', 'fr'] as const) {
        const others = named(code, language)
        expect(others.map((one) => one.code).toSorted()).toEqual(inEnglish.map((one) => one.code).toSorted())
        const names = others.map(({ name }) => name)
        expect(names.toSorted((one, other) => one.localeCompare(other, language))).toEqual(names)
      }
    }
    const known = Object.values(regionNames).flatMap((of) => Object.entries(of))
    for (const [country, names] of known)
      for (const region of Object.keys(names))
        expect(
          regionsOf(countries, country)?.some(({ code }) => code === region),
          `${country} ${region}`,
        ).toBe(true)
  })

  test('REG-45 a country that the list does not have is told from one without regions', () => {
    expect([regionsOf(countries, 'ZZ'), regionsOf(countries, 'HK')]).toEqual([null, []])
  })
})

describe('the start country', () => {
  test.each(['en-CA', 'fr-CA', 'en-ca'])('REG-24 REG-25 %s starts in Canada', (language) => {
    expect(startCountry(language)).toBe('CA')
  })

  const others = ['en-US', 'fr-FR', 'es-MX', 'de', 'en', 'fr', 'iu-CA', 'ca', '', undefined]
  test.each(others)('REG-26 %s starts nowhere', (language) => {
    expect(startCountry(language)).toBe('')
  })
})

describe('editing', () => {
  test('REG-20 T-102 another country makes the state empty; the same one does not', () => {
    expect(editedRegistration(filled, { country: 'US' }).state).toBe('')
    expect(editedRegistration(filled, { country: 'CA' }).state).toBe('ON')
    expect(editedRegistration(filled, { city: 'Toronto' }).state).toBe('ON')
  })

  test('C-29 T-106 a code is kept in upper case', () => {
    expect(editedRegistration(filled, { manufacturerCode: 'bolt' }).manufacturerCode).toBe('BOLT')
  })
})

describe('the body', () => {
  test('API-02 T-20 REG-37 without a password exactly the fourteen fields, the optional ones as empty texts', () => {
    const body = registrationBody(filled)
    expect(Object.keys(body).toSorted()).toEqual([...requiredFields, 'address2', 'address3', 'webAddress'].toSorted())
    expect([body.address2, body.address3, body.webAddress]).toEqual(['', '', ''])
  })

  test('C-22 a chosen password goes with its confirmation, as typed', () => {
    const body = registrationBody({ ...filled, password: ' x ', password_confirmation: ' x ' })
    expect(body).toMatchObject({ password: ' x ', password_confirmation: ' x ' })
  })

  test('API-02 blanks around the texts are not sent', () => {
    expect(registrationBody({ ...filled, manufacturerCode: ' ACME ', city: ' New  York ' })).toMatchObject({
      manufacturerCode: 'ACME',
      city: 'New  York',
    })
  })
})

describe('problems of fields', () => {
  const problemsOf = (values: Record<string, string>, malformed: Malformed = {}) =>
    fieldProblems(values, { required: requiredFields, malformed, alike: passwordPair })

  test('REG-33 REG-35 VALID-03 VALID-04 an empty form lacks its eleven mandatory fields, and no other', () => {
    const problems = problemsOf(emptyRegistration({ manufacturerCode: '', country: '' }))
    expect(Object.keys(problems).toSorted()).toEqual([...requiredFields].toSorted())
    expect(new Set(Object.values(problems).map(({ kind }) => kind))).toEqual(new Set(['missing']))
  })

  test('REG-36 VALID-08 passwords that differ are wrong as soon as one is filled', () => {
    const problemOf = (patch: object) => problemsOf({ ...filled, ...patch })['password_confirmation']
    expect(problemOf({ password: 'x' })).toEqual({ kind: 'different' })
    expect(problemOf({ password_confirmation: 'x' })).toEqual({ kind: 'different' })
    expect(problemOf({ password: 'x', password_confirmation: 'x' })).toBeUndefined()
  })

  test('REG-46 C-126 of a malformed value it is known what it should be; an empty mandatory field is missing', () => {
    const problems = problemsOf({ ...filled, email: 'abc' }, { email: 'email', webAddress: 'url' })
    expect([problems['email'], problems['webAddress']]).toEqual([
      { kind: 'malformed', as: 'email' },
      { kind: 'malformed', as: 'url' },
    ])
  })

  test('REG-34 VALID-05 T-99 an edit takes away its own problem and no other', () => {
    fc.assert(
      fc.property(fc.constantFrom(...requiredFields), (field) => {
        const problems = problemsOf(emptyRegistration({ manufacturerCode: '', country: '' }))
        const left = Object.keys(withoutProblemsOf(problems, [field], passwordPair))
        expect(left).toHaveLength(10)
        expect(left).not.toContain(field)
      }),
    )
  })

  test('REG-36 either password takes away that they differ', () => {
    const problems = problemsOf({ ...filled, password: 'x' })
    for (const field of passwordPair) {
      expect(withoutProblemsOf(problems, [field], passwordPair)).not.toHaveProperty('password_confirmation')
    }
    expect(withoutProblemsOf(problems, ['city'], passwordPair)).toHaveProperty('password_confirmation')
  })
})

describe('about us addresses', () => {
  const base = 'https://portal.test/shop/'
  test.each([
    ['/docs/en.html', 'https://portal.test/docs/en.html'],
    ['https://cdn.test/a b.html', null],
    ['https://cdn.test/a.html?sig=1', 'https://cdn.test/a.html?sig=1'],
    ['http://cdn.test/a.html', null],
    ['http://portal.test/a.html', null],
    ['//cdn.test/a.html', 'https://cdn.test/a.html'],
    ['javascript:alert(1)', null],
    ['data:text/html,x', null],
    ['https://u:p@cdn.test/', null],
    ['/\\cdn.test', null],
    ['https://', null],
    ['  ', null],
  ])('C-36 S2 %s is asked for at %s', (text, address) => {
    expect(documentAddress({ en: text }, 'en', base)).toBe(address)
  })

  test('ABOUT-10 C-85 the language, else English, else nothing', () => {
    const map = { en: '/en', fr: '/fr' }
    expect(documentAddress(map, 'fr', base)).toBe('https://portal.test/fr')
    expect(documentAddress(map, 'es', base)).toBe('https://portal.test/en')
    expect(documentAddress({ fr: '/fr' }, 'es', base)).toBeNull()
  })

  test.each([
    ['/a', 'https://cdn.test/a'],
    ['mailto:a@b.test', 'mailto:a@b.test'],
    ['javascript:alert(1)', null],
    [' \tjava\nscript:alert(1)', null],
    ['data:text/html,x', null],
    ['blob:https://cdn.test/1', null],
    ['http://[', null],
  ])('S3 the link %s leads to %s', (href, target) => {
    expect(documentLink(href, 'https://cdn.test/docs/x.html')).toBe(target)
  })
})
