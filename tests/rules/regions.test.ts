// @vitest-environment node
import { expect, test } from 'vitest'
import { namedRegions, orderedCountries, regionsOf, startCountry } from '../../src/machines/rules/registration'

const countries = [
  { name: 'Mexico', code: 'MX', regions: [] },
  { name: 'United States', code: 'US', regions: [] },
  { name: 'Åland', code: 'AX', regions: [] },
  {
    name: 'Canada',
    code: 'CA',
    regions: [
      { name: 'British Columbia', code: 'BC', names: { es: 'Columbia Británica', fr: 'Colombie-Britannique' } },
      { name: 'Alberta', code: 'AB' },
      { name: 'Prince Edward Island', code: 'PE', names: { fr: 'Île-du-Prince-Édouard' } },
    ],
  },
] as never

test('REG-22, REG-23 Canada and the United States come first, then all others by their names, each once', () => {
  const codes = (language: string) =>
    orderedCountries(countries as { name: string; code: string }[], language).map(({ code }) => code)
  expect(codes('en')).toEqual(['CA', 'US', 'AX', 'MX'])
  expect(codes('es')).toEqual(['CA', 'US', 'AX', 'MX'])
  expect(orderedCountries([{ name: 'Mexico', code: 'MX' }], 'en')).toEqual([{ name: 'Mexico', code: 'MX' }])
})

test('regions are named in the reader’s language, and stand in its alphabet', () => {
  const named = (language: 'en' | 'es' | 'fr') =>
    namedRegions(countries, 'CA', language).map(({ name, code }) => `${code} ${name}`)
  expect(named('en')).toEqual(['BC British Columbia', 'AB Alberta', 'PE Prince Edward Island'])
  expect(named('es')).toEqual(['AB Alberta', 'BC Columbia Británica', 'PE Prince Edward Island'])
  expect(named('fr')).toEqual(
    ['AB Alberta', 'BC Colombie-Britannique', 'PE Île-du-Prince-Édouard'].toSorted((one, other) =>
      one.slice(3).localeCompare(other.slice(3), 'fr'),
    ),
  )
  expect(namedRegions(countries, 'XX', 'fr')).toEqual([])
  expect(regionsOf(countries, 'XX')).toBeNull()
  expect(regionsOf(countries, 'MX')).toEqual([])
})

test('REG-24, REG-25, REG-26 a form starts with Canada for a Canadian browser alone', () => {
  for (const [language, code] of [
    ['en-CA', 'CA'],
    ['fr-ca', 'CA'],
    ['en-US', ''],
    ['es', ''],
    ['en-CA-x', ''],
    [undefined, ''],
  ] as const)
    expect(startCountry(language), `${language}`).toBe(code)
})
