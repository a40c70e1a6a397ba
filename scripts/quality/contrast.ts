// How well text can be read on colours of tenants: tags (decision 005: the colour is the server's, and never shifted), and the
// accent that is made of a tenant's colour (decision 039).
import { accentColours, accentGrounds } from '../../src/machines/rules/accent'
import { tagColours } from '../../src/machines/rules/tag-colour'

const linear = (part: number): number => {
  const share = part / 255
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
}
/** The relative luminance of `#rrggbb`, from 0 to 1 (WCAG 2.2). */
export const luminance = (colour: string): number => {
  const part = (at: number): number => linear(Number.parseInt(colour.slice(at, at + 2), 16))
  return 0.2126 * part(1) + 0.7152 * part(3) + 0.0722 * part(5)
}
/** The contrast of two colours, from 1 to 21 (WCAG 2.2). */
export const contrast = (one: string, other: string): number => {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}

/** The same colours for the same seed, each of 24 bits. */
export const drawnColours = (count: number, seed: number): readonly string[] => {
  let state = seed
  return Array.from({ length: count }, () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return (state >>> 8).toString(16).padStart(6, '0')
  })
}

const worstOf = (all: readonly number[]): number => Math.floor(Math.min(...all) * 100) / 100

/** Of so many colours of tenants drawn by lot: with how many the accent has 4.5:1 wherever it stands, in both themes, and the worst. */
export const accentContrast = (count: number, seed: number) => {
  const all = drawnColours(count, seed).map((colour) => {
    const set = accentColours(`#${colour}`)
    const light = [...accentGrounds.light, accentGrounds.lightText, set['light-soft']]
    const dark = [...accentGrounds.dark, set['dark-text'], set['dark-soft']]
    return Math.min(
      ...light.map((ground) => contrast(set.light, ground)),
      ...dark.map((ground) => contrast(set.dark, ground)),
      contrast(set['light-hover'], accentGrounds.lightText),
      contrast(set['dark-hover'], set['dark-text']),
    )
  })
  return { colours: count, enough: all.filter((one) => one >= 4.5).length, worst: worstOf(all) }
}

/** Of so many colours drawn by lot: on how many a tag has 4.5:1, on how many 3:1, and the worst. */
export const tagContrast = (count: number, seed: number) => {
  const all = drawnColours(count, seed).map((colour) => {
    const { background, text } = tagColours(colour)
    return contrast(background, text)
  })
  return {
    colours: count,
    enough: all.filter((one) => one >= 4.5).length,
    large: all.filter((one) => one >= 3).length,
    worst: worstOf(all),
  }
}
