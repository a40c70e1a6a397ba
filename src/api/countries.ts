import type { CountryData } from 'country-region-data'

/** A country with its two-letter code and its regions; a region that has no code of its own has its name for one. */
export type Country = {
  readonly name: string
  readonly code: string
  readonly regions: readonly { readonly name: string; readonly code: string }[]
}

// The list writes a missing code as this word.
const isCode = (code: string): boolean => code !== '' && code !== 'undefined'

const regionOf = ([name, code]: CountryData[2][number]) => ({ name, code: isCode(code) ? code : name })
const countryOf = ([name, code, regions]: CountryData): Country => ({
  name,
  code,
  // One single region is the country itself under another heading: nothing to choose from (C-23).
  regions: regions.length < 2 ? [] : regions.map(regionOf),
})

/** All countries of the world by English name, in a file of its own that is fetched when somebody asks (spec 3). */
export const loadCountries = async (): Promise<readonly Country[]> => {
  const { allCountries } = await import('country-region-data')
  return allCountries.map(countryOf)
}
