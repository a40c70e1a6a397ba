/** How a screen is looked at. */
export type Look = {
  readonly width: number
  readonly shop: Shop
  readonly language: LanguageCode
  readonly theme: Theme
}
export const shops = ['ACME', 'BOLT', 'CATX', 'PLAIN'] as const
/** A company of the demo; PLAIN is ACME without logo, banner and colours. */
export type Shop = (typeof shops)[number]
const languages = ['en', 'es', 'fr'] as const
export type LanguageCode = (typeof languages)[number]
const themes = ['light', 'dark'] as const
export type Theme = (typeof themes)[number]
export const widths = [390, 768, 1280, 1920] as const

/** The field of four: adding is `^`, and this is the product with two. */
const doubled = (one: number): number => [0, 2, 3, 1][one] ?? 0
const at = <T>(list: readonly T[], place: number): T => list[place % list.length] as T

/** One look of a screen: width and shop are free, the rest follows, so that two of the four say all. */
const look = (place: number, width: number, shop: number): Look => ({
  width: at(widths, width),
  shop: at(shops, shop),
  // Four places for three languages: the fourth is another one with each screen.
  language: (width ^ shop) === 3 ? at(languages, place) : at(languages, width ^ shop),
  theme: at(themes, width ^ doubled(shop)),
})

const four = [0, 1, 2, 3]
/** Sixteen looks, in which any two values of two factors meet. */
export const allPairs = (place: number): readonly Look[] =>
  four.flatMap((width) => four.map((shop) => look(place, width, shop)))
/** Four looks with every value of every factor; any two values meet on one of four screens in a row. */
export const fewPairs = (place: number): readonly Look[] =>
  four.map((width) => look(place, width, doubled(width) ^ (place % 4)))

/** The pairs of values that the looks leave out. */
export const missing = (looks: readonly Look[]): readonly string[] => {
  const values: Readonly<Record<keyof Look, readonly (string | number)[]>> = {
    width: widths,
    shop: shops,
    language: languages,
    theme: themes,
  }
  const factors = Object.keys(values) as (keyof Look)[]
  return factors.flatMap((one, index) =>
    factors
      .slice(index + 1)
      .flatMap((other) =>
        values[one].flatMap((first) =>
          values[other]
            .filter((second) => !looks.some((seen) => seen[one] === first && seen[other] === second))
            .map((second) => `${one} ${first} with ${other} ${second}`),
        ),
      ),
  )
}
