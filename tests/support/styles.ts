const sides = 'left|right|top|bottom'
const physical = new RegExp(
  [
    `^(?:${sides})$`,
    `^(?:margin|padding|scroll-margin|scroll-padding|border)-(?:${sides})(?:-(?:width|style|color))?$`,
    '^border-(?:top|bottom)-(?:left|right)-radius$',
  ].join('|'),
)
const aligned = /^(?:text-align|text-align-last|float|clear|caption-side)$/
const boxes = /^(?:margin|padding|inset|scroll-margin|scroll-padding|border-width|border-style|border-color)$/
/** Where a hairline of up to 3px may be drawn: it stays as thin when a reader enlarges the letters. */
const hairlines =
  /^(?:border(?:-.+)?|outline(?:-offset)?|box-shadow|text-decoration-thickness|text-underline-offset|--line|--ring|--shadow-.+)$/

/** The parts of a value between spaces, brackets kept whole: `1px calc(1px + 2px)` has two. */
const partsOf = (value: string): readonly string[] =>
  value.match(/(?:[^\s()]+(?:\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\))?|\((?:[^()]|\([^()]*\))*\))+/g) ?? []

const isTooThick = (property: string, pixels: number): boolean =>
  Math.abs(pixels) > 1 && !(Math.abs(pixels) <= 3 && hairlines.test(property))

/** What a declaration does that depends on the side, or on the reader's size of letters; `null` when it is fine. */
const complaintOf = (property: string, value: string): string | null => {
  if (physical.test(property)) return 'names a side'
  if (aligned.test(property) && /\b(?:left|right)\b/.test(value)) return 'names a side'
  const parts = partsOf(value.replace(/!important$/, ''))
  if (boxes.test(property) && parts.length === 4 && parts[1] !== parts[3]) return 'differs left and right'
  if (property === 'border-radius' && !value.includes('/') && parts.length > 1) {
    const [one, two = one, three = one, four = two] = parts
    if (one !== two || three !== four) return 'differs left and right'
  }
  if (/\btranslate(?:X|3d)?\((?!0)[^,]/.test(value) && !value.includes('var(--inline)')) return 'moves to a side'
  const sizes = [...value.matchAll(/(-?\d*\.?\d+)px\b/g)].map(([, number]) => Number(number))
  return sizes.some((pixels) => isTooThick(property, pixels)) ? 'is set in px' : null
}

/**
 * What a style sheet does that would not hold for a script from right to left, or for larger letters: physical
 * properties and values, and sizes in px beyond hairlines. In media and container queries every px is one too many.
 */
export const wrongStyles = (path: string, text: string): readonly string[] => {
  const plain = text.replace(/\/\*[\s\S]*?\*\//g, '')
  const declared = [...plain.matchAll(/(?<=[{;]\s*)([\w-]+)\s*:\s*([^;{}]+)(?=[;}])/g)].flatMap(
    ([, property = '', value = '']) => {
      const complaint = complaintOf(property, value.trim().replace(/\s+/g, ' '))
      return complaint === null ? [] : [`${path}: ${property}: ${value.trim()} ${complaint}`]
    },
  )
  const asked = [...plain.matchAll(/@(?:media|container)[^{]*\dpx[^{]*/g)].map(
    ([query]) => `${path}: ${query.trim()} is set in px`,
  )
  return [...declared, ...asked]
}

const inline = [
  /\b(?:margin|padding|borderTop|borderBottom|border|scrollMargin|scrollPadding)(?:Left|Right)(?:Width|Style|Color|Radius)?\s*:/,
  /\b(?:textAlign|float|clear)\s*:\s*['"](?:left|right)['"]/,
  /\bstyle=\{\{[^}]*\b(?:left|right)\s*[:,}]/,
]

/** The lines of a component that style by side. */
export const wrongInlineStyles = (path: string, text: string): readonly string[] =>
  inline.some((pattern) => pattern.test(text)) ? [`${path} styles by side`] : []
