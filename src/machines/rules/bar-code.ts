/**
 * Reads bar codes in one line of a picture: Code 128, EAN 13 (with UPC-A) and EAN 8. What bars and gaps are is told by
 * their widths in relation to one another, so the size of the code does not matter.
 */

/** Widths of bars and gaps of each value of Code 128, in modules; 103 to 105 begin a code, 106 ends it. */
const code128 =
  '212222222122222221121223121322131222122213122312132212221213221312231212112232122132122231113222123122123221223211221132221231213212223112312131311222321122321221312212322112322211212123212321232121111323131123131321112313132113132311211313231113231311112133112331132131113123113321133121313121211331231131213113213311213131311123311321331121312113312311332111314111221411431111111224111422121124121421141122141221112214112412122114122411142112142211241211221114413111241112134111111242121142121241114212124112124211411212421112421211212141214121412121111143111341131141114113114311411113411311113141114131311141411131211412211214211232'
    .match(/.{6}/g)
    ?.map((widths) => [...widths].map(Number)) ?? []
const stop = [2, 3, 3, 1, 1, 1, 2]
const startA = 103
const startC = 105

/** Widths of the digits of EAN, as they stand left of the middle with odd parity; right of it they are the same. */
const eanDigits = ['3211', '2221', '2122', '1411', '1132', '1231', '1114', '1312', '1213', '3112'].map((widths) =>
  [...widths].map(Number),
)
/** Which of the first six digits of EAN 13 are mirrored, as bits; tells the digit before them. */
const parities = [0x00, 0x0b, 0x0d, 0x0e, 0x13, 0x19, 0x1c, 0x15, 0x16, 0x1a]

/** How far widths are from a pattern, in modules a part; infinite where one of them is too far off. */
const distance = (widths: readonly number[], pattern: readonly number[]): number => {
  const total = widths.reduce((sum, width) => sum + width, 0)
  const modules = pattern.reduce((sum, width) => sum + width, 0)
  const module = total / modules
  if (module < 0.8) return Number.POSITIVE_INFINITY
  let sum = 0
  for (const [at, width] of widths.entries()) {
    const off = Math.abs(width / module - (pattern[at] ?? 0))
    if (off > 0.75) return Number.POSITIVE_INFINITY
    sum += off
  }
  return sum / widths.length
}
const farthest = 0.32

const best = (widths: readonly number[], patterns: readonly (readonly number[])[]): number => {
  let [found, nearest] = [-1, farthest]
  for (const [at, pattern] of patterns.entries()) {
    const away = distance(widths, pattern)
    if (away < nearest) [found, nearest] = [at, away]
  }
  return found
}

/** The widths of a line's gaps and bars in turn, a gap first; dark is what lies under the middle of its surroundings. */
export const runsOf = (line: ArrayLike<number>): readonly number[] => {
  const half = Math.max(8, Math.floor(line.length / 16))
  const runs: number[] = []
  let [isDark, width, sum, from, to] = [false, 0, 0, 0, 0]
  let [low, high] = [255, 0]
  for (let at = 0; at < line.length; at += 1) {
    low = Math.min(low, line[at] ?? 0)
    high = Math.max(high, line[at] ?? 0)
  }
  const middle = (low + high) / 2
  for (let at = 0; at < line.length; at += 1) {
    while (to < Math.min(line.length, at + half)) sum += line[to++] ?? 0
    while (from < at - half) sum -= line[from++] ?? 0
    // Where hardly anything differs, the whole line says what is dark.
    const level = (sum / (to - from) + middle) / 2
    if ((line[at] ?? 0) < level !== isDark) {
      runs.push(width)
      isDark = !isDark
      width = 0
    }
    width += 1
  }
  return [...runs, width]
}

const partOf = (runs: readonly number[], at: number, count: number): readonly number[] | null =>
  at >= 0 && at + count <= runs.length ? runs.slice(at, at + count) : null
const totalOf = (runs: readonly number[]): number => runs.reduce((sum, width) => sum + width, 0)

const textOf128 = (values: readonly number[]): string => {
  let [set, text, isShifted] = [values[0] ?? 0, '', false]
  for (const value of values.slice(1)) {
    if (set === startC && value < 100) text += String(value).padStart(2, '0')
    else if (value === 99 && set !== startC) set = startC
    else if (value === 100 && set !== 104) set = 104
    else if (value === 101 && set !== startA) set = startA
    else if (value === 98 && set !== startC) {
      isShifted = true
      continue
    } else if (value < 96) {
      const isLow = (set === startA) !== isShifted
      text += String.fromCharCode(isLow && value >= 64 ? value - 64 : value + 32)
    }
    isShifted = false
  }
  return text
}

const read128 = (runs: readonly number[], begin: number): string | null => {
  const values: number[] = []
  for (let at = begin; ; at += 6) {
    const end = partOf(runs, at, 7)
    if (values.length > 2 && end !== null && distance(end, stop) < farthest) break
    const widths = partOf(runs, at, 6)
    const value = widths === null ? -1 : best(widths, code128)
    if (value === -1 || (values.length === 0) !== value >= startA) return null
    values.push(value)
  }
  const check = values.at(-1)
  const sum = values.slice(0, -1).reduce((all, value, at) => all + value * Math.max(1, at), 0)
  const text = textOf128(values.slice(0, -1))
  return check === sum % 103 && text !== '' ? text : null
}

const isChecked = (digits: string): boolean => {
  const sum = [...digits].toReversed().reduce((all, digit, at) => all + Number(digit) * (at % 2 === 0 ? 1 : 3), 0)
  return sum % 10 === 0
}
const mirrored = eanDigits.map((widths) => widths.toReversed())

/** So many digits from a place on, and which of them are mirrored. */
const digitsAt = (runs: readonly number[], begin: number, count: number, isLeft: boolean) => {
  let [digits, bits] = ['', 0]
  for (let at = 0; at < count; at += 1) {
    const widths = partOf(runs, begin + at * 4, 4)
    const value = widths === null ? -1 : best(widths, isLeft ? [...eanDigits, ...mirrored] : eanDigits)
    if (value === -1) return null
    digits += String(value % 10)
    bits = bits * 2 + Number(value >= 10)
  }
  return { digits, bits }
}

const readEan = (runs: readonly number[], begin: number, half: 4 | 6): string | null => {
  const guard = partOf(runs, begin, 3)
  const middle = partOf(runs, begin + 3 + half * 4, 5)
  const end = partOf(runs, begin + 8 + half * 8, 3)
  if (guard === null || middle === null || end === null) return null
  const isGuarded = [guard, end].every((part) => distance(part, [1, 1, 1]) < farthest)
  if (!isGuarded || distance(middle, [1, 1, 1, 1, 1]) >= farthest) return null
  const left = digitsAt(runs, begin + 3, half, true)
  const right = digitsAt(runs, begin + 8 + half * 4, half, false)
  if (left === null || right === null) return null
  const first = half === 6 ? parities.indexOf(left.bits) : left.bits === 0 ? 0 : -1
  const digits = `${half === 6 ? first : ''}${left.digits}${right.digits}`
  return first !== -1 && isChecked(digits) ? digits : null
}

/** Before a code it is blank for a while: bars without that are a part of something else. */
const isQuiet = (runs: readonly number[], begin: number, bars: number): boolean =>
  (runs[begin - 1] ?? 0) >= (totalOf(runs.slice(begin, begin + bars)) / bars) * 1.5

/** The text of the first code in runs that begin with a gap, `null` where there is none. */
const readRuns = (runs: readonly number[]): string | null => {
  for (let at = 1; at + 6 < runs.length; at += 2) {
    if (!isQuiet(runs, at, 6)) continue
    const text = read128(runs, at) ?? readEan(runs, at, 6) ?? readEan(runs, at, 4)
    if (text !== null) return text
  }
  return null
}

/** The text of the bar code that a line of a picture goes through, held either way; `null` where there is none. */
export const readBarCode = (line: ArrayLike<number>): string | null => {
  const runs = runsOf(line)
  // From the other end a gap has to come first, too.
  return readRuns(runs) ?? readRuns(runs.length % 2 === 1 ? runs.toReversed() : [0, ...runs.toReversed()])
}

type Picture = { readonly width: number; readonly height: number; readonly data: ArrayLike<number> }
const triedLines = 15
/** The bar code of a picture (four bytes a pixel): some of its lines are looked at, from the middle outwards. */
export const barCodeIn = ({ width, height, data }: Picture): string | null => {
  const line = new Uint8Array(width)
  for (let tried = 0; tried < triedLines; tried += 1) {
    const away = Math.ceil(tried / 2) * (tried % 2 === 0 ? 1 : -1)
    const row = Math.floor(height / 2 + (away * height) / (triedLines + 1))
    for (let at = 0; at < width; at += 1) {
      const pixel = (row * width + at) * 4
      line[at] = ((data[pixel] ?? 0) * 2 + (data[pixel + 1] ?? 0) * 5 + (data[pixel + 2] ?? 0)) >> 3
    }
    const text = readBarCode(line)
    if (text !== null) return text
  }
  return null
}
