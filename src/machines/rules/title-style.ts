import { parsed } from './json'

type Grammar = (value: string) => boolean

const fits =
  (pattern: RegExp): Grammar =>
  (value) =>
    pattern.test(value)

// The largest size of each unit that still leaves a title inside its box.
const most = { px: 96, pt: 72, rem: 6, em: 6, '%': 600 } as const

const within =
  (lowest: number, highest: number): Grammar =>
  (value) => {
    const [, number = '', unit = ''] = /^(-?(?:\d{1,4}(?:\.\d{1,4})?|\.\d{1,4}))(px|pt|rem|em|%)$/.exec(value) ?? []
    const share = Number(number) / most[unit as keyof typeof most]
    return share >= lowest && share <= highest
  }

// A size of text or line, and a distance, both as shares of the largest size of their unit.
const size = (highest: number): Grammar => within(0.01, highest)
const distance: Grammar = (value) => value === '0' || within(-0.2, 0.2)(value)

const between =
  (low: number, high: number): Grammar =>
  (value) =>
    /^\d{1,3}(?:\.\d{1,4})?$/.test(value) && Number(value) >= low && Number(value) <= high

const colour = fits(
  /^(?:#(?:[0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})|(?!transparent$)[a-z]{3,24}|(?:rgb|hsl)a?\([\d\s.,%/]{5,40}\))$/i,
)
const spacing: Grammar = (value) => value === 'normal' || distance(value)

const shadow: Grammar = (value) => {
  if (value === 'none') return true
  const parts = value.split(/\s+(?![^(]*\))/)
  const others = parts.filter((part) => !distance(part))
  const distances = parts.length - others.length
  return distances >= 2 && distances <= 3 && others.length <= 1 && others.every(colour)
}

const allowed = new Map<string, Grammar>([
  ['color', colour],
  ['fontSize', (value) => size(1)(value) || /^(?:x{1,2}-)?(?:small|large)$|^medium$/.test(value)],
  ['fontWeight', fits(/^(?:[1-9]00|normal|bold|bolder|lighter)$/)],
  ['fontStyle', fits(/^(?:normal|italic|oblique)$/)],
  ['fontFamily', fits(/^[\w\s,'"-]+$/)],
  ['textAlign', fits(/^(?:left|right|center|justify|start|end)$/)],
  ['textTransform', fits(/^(?:none|uppercase|lowercase|capitalize)$/)],
  ['letterSpacing', spacing],
  ['wordSpacing', spacing],
  ['lineHeight', (value) => value === 'normal' || between(0.8, 3)(value) || size(1.5)(value)],
  ['textShadow', (value) => value.split(/,(?![^(]*\))/).every((part) => shadow(part.trim()))],
  ['opacity', between(0.5, 1)],
])

const longestValue = 100
const longestText = 4_000

const camelCase = (name: string): string =>
  name.includes('-') ? name.toLowerCase().replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase()) : name

const kept = (entries: Iterable<readonly [string, unknown]>): Record<string, string> => {
  const styles = new Map<string, string>()
  for (const [written, raw] of entries) {
    const name = camelCase(written.trim())
    // React adds px to a plain number; these styles are texts, so it is added here.
    const text = typeof raw === 'number' && name === 'fontSize' ? `${raw}px` : raw
    const value = typeof text === 'string' || typeof text === 'number' ? String(text).trim() : ''
    if (value !== '' && value.length <= longestValue && allowed.get(name)?.(value) === true) styles.set(name, value)
  }
  return Object.fromEntries(styles)
}

const declarations = (text: string): [string, string][] =>
  text.split(';').flatMap((declaration) => {
    const colon = declaration.indexOf(':')
    return colon < 0 ? [] : [[declaration.slice(0, colon).toLowerCase(), declaration.slice(colon + 1)]]
  })

/**
 * The styles of a welcome title (C-21) from a JSON object, its text, or a CSS text: camel-case properties that change
 * only how the text itself looks, with values of a plain grammar. All else is left out; what is unreadable gives {}.
 */
export const titleStyle = (raw: unknown): Record<string, string> => {
  if (typeof raw === 'string') {
    const text = raw.trim()
    if (text.length > longestText) return {}
    return text.startsWith('{') ? titleStyle(parsed(text)) : kept(declarations(text))
  }
  if (typeof raw !== 'object' || raw === null || Array.isArray(raw)) return {}
  return kept(Object.entries(raw))
}
