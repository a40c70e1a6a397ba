import type { CountryData } from 'country-region-data'
import type { regionNames as RegionNames } from './region-names'

/** A country with its two-letter code and its regions; a region that has no code of its own has its name for one. */
export type Country = {
  readonly name: string
  readonly code: string
  readonly regions: readonly Region[]
}
/** `names` are those in other languages, where they are others. */
type Region = {
  readonly name: string
  readonly code: string
  readonly names?: Readonly<Record<string, string>>
}

// The list writes a missing code as this word.
const isCode = (code: string): boolean => code !== '' && code !== 'undefined'

type Names = typeof RegionNames
const regionOf = (names: Names, country: string, [name, code]: CountryData[2][number]): Region => {
  const others = Object.entries(names).flatMap(([language, of]) => {
    const other = of[country]?.[code]
    return other === undefined ? [] : [[language, other] as const]
  })
  return { name, code: isCode(code) ? code : name, ...(others.length > 0 && { names: Object.fromEntries(others) }) }
}
const countryOf = (names: Names, [name, code, regions]: CountryData): Country => ({
  name,
  code,
  // One single region is the country itself under another heading: nothing to choose from (C-23).
  regions: regions.length < 2 ? [] : regions.map((region) => regionOf(names, code, region)),
})

/** All countries of the world by English name, in a file of its own that is fetched when somebody asks (spec 3). */
export const loadCountries = async (): Promise<readonly Country[]> => {
  const [{ allCountries }, { regionNames }] = await Promise.all([
    import('country-region-data'),
    import('./region-names'),
  ])
  return allCountries.map((country) => countryOf(regionNames, country))
}
