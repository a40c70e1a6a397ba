/** Widths of the values of Code 128, written down apart from the reader, so that one mistake does not hide another. */
const widths =
  '212222 222122 222221 121223 121322 131222 122213 122312 132212 221213 221312 231212 112232 122132 122231 113222 123122 123221 223211 221132 221231 213212 223112 312131 311222 321122 321221 312212 322112 322211 212123 212321 232121 111323 131123 131321 112313 132113 132311 211313 231113 231311 112133 112331 132131 113123 113321 133121 313121 211331 231131 213113 213311 213131 311123 311321 331121 312113 312311 332111 314111 221411 431111 111224 111422 121124 121421 141122 141221 112214 112412 122114 122411 142112 142211 241211 221114 413111 241112 134111 111242 121142 121241 114212 124112 124211 411212 421112 421211 212141 214121 412121 111143 111341 131141 114113 114311 411113 411311 113141 114131 311141 411131 211412 211214 211232'.split(
    ' ',
  )

/** 1 for each dark module, 0 for each light one. */
type Modules = readonly number[]
const modulesOf = (text: string): Modules =>
  [...text].flatMap((width, at) => Array.from({ length: Number(width) }, () => 1 - (at % 2)))

/** Values of Code 128, the first of which begins it, with their check value, or with another one. */
export const code128Values = (values: readonly number[], wrongBy = 0): Modules => {
  const check = (values.reduce((sum, value, at) => sum + value * Math.max(1, at), 0) + wrongBy) % 103
  return [...[...values, check].flatMap((value) => modulesOf(widths[value] ?? '')), ...modulesOf('2331112')]
}

/** A text as Code 128, set B; figures alone, in pairs, as set C. */
export const code128Modules = (text: string): Modules => {
  const isFigures = /^(?:\d\d)+$/.test(text)
  const values = isFigures
    ? [105, ...(text.match(/\d\d/g) ?? []).map(Number)]
    : [104, ...[...text].map((letter) => letter.charCodeAt(0) - 32)]
  return code128Values(values)
}

const left = [
  '0001101',
  '0011001',
  '0010011',
  '0111101',
  '0100011',
  '0110001',
  '0101111',
  '0111011',
  '0110111',
  '0001011',
]
const first = ['LLLLLL', 'LLGLGG', 'LLGGLG', 'LLGGGL', 'LGLLGG', 'LGGLLG', 'LGGGLL', 'LGLGLG', 'LGLGGL', 'LGGLGL']
const inverted = (bits: string) => [...bits].map((bit) => (bit === '0' ? '1' : '0')).join('')
const turned = (bits: string) => [...bits].toReversed().join('')

/** 12 or 7 figures as EAN 13 or EAN 8 with their check digit, or with another one. */
export const eanModules = (
  figures: readonly number[],
  wrongBy = 0,
): { readonly text: string; readonly modules: Modules } => {
  const sum = figures.toReversed().reduce((all, figure, at) => all + figure * (at % 2 === 0 ? 3 : 1), 0)
  const all = [...figures, (10 - (sum % 10) + wrongBy) % 10]
  const shown = all.length === 13 ? all.slice(1) : all
  const half = shown.length / 2
  const parity = all.length === 13 ? (first[all[0] ?? 0] ?? '') : 'LLLL'
  const code = (figure: number) => left[figure] ?? ''
  const bits = [
    '101',
    ...shown.slice(0, half).map((figure, at) => (parity[at] === 'L' ? code(figure) : turned(inverted(code(figure))))),
    '01010',
    ...shown.slice(half).map((figure) => inverted(code(figure))),
    '101',
  ].join('')
  return { text: all.join(''), modules: [...bits].map(Number) }
}

/** A line of a picture: modules of some pixels each, with a quiet zone on either side. */
export const lineOf = (modules: Modules, scale: number): number[] => {
  const quiet = Array.from({ length: 12 }, () => 0)
  return [...quiet, ...modules, ...quiet].flatMap((dark) => Array.from({ length: scale }, () => (dark ? 0 : 255)))
}
