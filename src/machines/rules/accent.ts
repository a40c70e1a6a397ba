/** A colour by how people see it (OKLCH): lightness from 0 to 1, chroma from 0 (grey) to about 0.32, hue in radians. */
type Seen = { readonly lightness: number; readonly chroma: number; readonly hue: number }

/** The colours of a tenant by the names that `theme.css` reads them under, each `#rrggbb`. */
export type AccentColours = {
  readonly light: string
  readonly 'light-hover': string
  readonly 'light-soft': string
  readonly dark: string
  readonly 'dark-hover': string
  readonly 'dark-text': string
  readonly 'dark-soft': string
  readonly banner: string
  readonly 'banner-mark': string
}

/** The surfaces of `theme.css` that the accent stands on, and the text that stands on it in the light theme. */
export const accentGrounds = {
  light: ['#f6f7f8', '#ffffff', '#eceef1'],
  dark: ['#101317', '#171b20', '#20252c'],
  lightText: '#ffffff',
} as const

/** Below this a colour is a tint of white or grey: a pale title on a banner says nothing about the tenant. */
const leastChroma = 0.1
/** The same for pixels of a logo, which may be small and soft. */
const leastPixelChroma = 0.05
/** Text on the accent, and the accent as text (a link, the current line of a menu): WCAG 1.4.3. */
const readable = 4.5
const step = 0.01

type Triple = readonly [number, number, number]

const linear = (share: number): number => (share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4)
const curved = (share: number): number => (share <= 0.0031308 ? share * 12.92 : 1.055 * share ** (1 / 2.4) - 0.055)
const linearOf = (colour: string): Triple => {
  const part = (at: number): number => linear(Number.parseInt(colour.slice(at, at + 2), 16) / 255)
  return [part(1), part(3), part(5)]
}
const luminance = (colour: string): number => {
  const [red, green, blue] = linearOf(colour)
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
/** The contrast of two colours, from 1 to 21 (WCAG 2.2). */
const contrast = (one: string, other: string): number => {
  const [first, second] = [luminance(one), luminance(other)]
  return (Math.max(first, second) + 0.05) / (Math.min(first, second) + 0.05)
}

const seen = ([red, green, blue]: Triple): Seen => {
  const long = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue)
  const middle = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue)
  const short = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue)
  const a = 1.9779984951 * long - 2.428592205 * middle + 0.4505937099 * short
  const b = 0.0259040371 * long + 0.7827717662 * middle - 0.808675766 * short
  return {
    lightness: 0.2104542553 * long + 0.793617785 * middle - 0.0040720468 * short,
    chroma: Math.hypot(a, b),
    hue: Math.atan2(b, a),
  }
}
const shown = ({ lightness, chroma, hue }: Seen): Triple => {
  const [a, b] = [chroma * Math.cos(hue), chroma * Math.sin(hue)]
  const long = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const middle = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const short = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3
  return [
    4.0767416621 * long - 3.3077115913 * middle + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * middle - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * middle + 1.707614701 * short,
  ]
}
/** The colour as a screen can show it: what lies outside loses chroma, never its hue or lightness. */
const hexOf = (colour: Seen): string => {
  const parts = shown(colour)
  const isOutside = parts.some((part) => part < -0.0005 || part > 1.0005)
  if (isOutside && colour.chroma > 0.002) return hexOf({ ...colour, chroma: colour.chroma * 0.96 - 0.001 })
  const byte = (part: number): number => Math.round(255 * curved(Math.min(1, Math.max(0, part))))
  return `#${parts.map((part) => byte(part).toString(16).padStart(2, '0')).join('')}`
}

/** The first lightness from `start` on, step by step, at which the colour can be read on every ground. */
const moved = (colour: Seen, start: number, by: number, grounds: readonly string[]): number => {
  let lightness = start
  const isEnough = (): boolean => {
    const hex = hexOf({ ...colour, lightness })
    return grounds.every((ground) => contrast(hex, ground) >= readable)
  }
  while (lightness > 0 && lightness < 1 && !isEnough()) lightness += by
  return Math.min(1, Math.max(0, lightness))
}

/**
 * The accents of both themes and the banner from any colour `#rrggbb`: its hue, moved in lightness until text on it and
 * it as text on every surface reach 4.5:1 (look.md, The tenant's own shop).
 */
export const accentColours = (colour: string): AccentColours => {
  const own = seen(linearOf(colour))
  const at = (lightness: number, mostChroma: number): string =>
    hexOf({ lightness, chroma: Math.min(own.chroma, mostChroma), hue: own.hue })
  const [lightSoft, darkSoft, darkText] = [at(0.955, 0.022), at(0.29, 0.045), at(0.2, 0.04)]
  const full = { ...own, chroma: Math.min(own.chroma, 0.19) }
  const light = moved(full, Math.min(own.lightness, 0.6), -step, [
    ...accentGrounds.light,
    accentGrounds.lightText,
    lightSoft,
  ])
  const calm = { ...own, chroma: Math.min(own.chroma, 0.15) }
  const dark = moved(calm, Math.max(own.lightness, 0.68), step, [...accentGrounds.dark, darkText, darkSoft])
  return {
    light: at(light, full.chroma),
    'light-hover': at(Math.max(0, light - 0.07), full.chroma),
    'light-soft': lightSoft,
    dark: at(dark, calm.chroma),
    'dark-hover': at(Math.min(0.97, dark + 0.07), calm.chroma),
    'dark-text': darkText,
    'dark-soft': darkSoft,
    banner: at(0.32, 0.075),
    'banner-mark': at(0.4, 0.085),
  }
}

const sectors = 24

/** The colour that a picture is made of, grey and white left aside; `null` where it has none. */
const mainColour = (pixels: Uint8ClampedArray): string | null => {
  const sums = Array.from({ length: sectors }, () => ({ weight: 0, parts: [0, 0, 0] as [number, number, number] }))
  let opaque = 0
  let coloured = 0
  for (let at = 0; at + 3 < pixels.length; at += 4) {
    if ((pixels[at + 3] ?? 0) < 128) continue
    opaque += 1
    const triple: Triple = [
      linear((pixels[at] ?? 0) / 255),
      linear((pixels[at + 1] ?? 0) / 255),
      linear((pixels[at + 2] ?? 0) / 255),
    ]
    const { chroma, hue } = seen(triple)
    if (chroma < leastPixelChroma) continue
    coloured += 1
    const sum = sums[Math.floor(((hue / (2 * Math.PI) + 1) % 1) * sectors) % sectors]
    if (!sum) continue
    sum.weight += chroma
    triple.forEach((part, place) => void (sum.parts[place] = (sum.parts[place] ?? 0) + part * chroma))
  }
  // A few pixels at the edges of a grey picture are no colour.
  if (coloured * 50 < opaque || coloured === 0) return null
  const { weight, parts } = sums.reduce((most, sum) => (sum.weight > most.weight ? sum : most))
  return hexOf(seen([parts[0] / weight, parts[1] / weight, parts[2] / weight]))
}

const isColourful = (colour: string): boolean =>
  /^#[\da-f]{6}$/i.test(colour) && seen(linearOf(colour)).chroma >= leastChroma

/** The accents of a tenant from the first colourful one of its titles; `null` where none is. */
export const accentOfTitles = (titles: readonly string[]): AccentColours | null => {
  const colour = titles.find(isColourful)
  return colour === undefined ? null : accentColours(colour)
}

/** The accents of a tenant from the pixels of its logo, four bytes each; `null` where it has no colour. */
export const accentOfPixels = (pixels: Uint8ClampedArray): AccentColours | null => {
  const colour = mainColour(pixels)
  return colour === null ? null : accentColours(colour)
}
