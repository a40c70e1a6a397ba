/** Widths of the letters of Inter, in hundredths of the font size; node has no page to measure on. */
const widths: readonly (readonly [hundredths: number, letters: string])[] = [
  [24, 'ijl'],
  [28, "I !,.:;'"],
  [33, '`t|'],
  [37, '()/[\\]fr'],
  [42, '1{}'],
  [47, '"-_^'],
  [51, '*?'],
  [53, 'skx'],
  [56, '7Lavyz'],
  [58, 'Jce'],
  [60, '5EFhnou'],
  [62, '23689Zbdgpq'],
  [65, '04#$&PRSTB+<=>~'],
  [69, 'KXYAV'],
  [73, 'CDGHU'],
  [76, 'NOQ'],
  [82, 'w'],
  [88, 'm'],
  [90, 'M'],
  [98, '@%W'],
]
const widthOf = new Map(widths.flatMap(([width, letters]) => [...letters].map((letter) => [letter, width / 100])))
/** Letters the table does not know count as the widest. */
const widest = 1
const boldness = 1.03

/** How wide a text is in px when it is set in Inter; the truth is within two hundredths of it. */
export const textWidth = (text: string, size: number, isBold = false): number => {
  const ems = [...text].reduce((sum, letter) => sum + (widthOf.get(letter) ?? widest), 0)
  return ems * size * (isBold ? boldness : 1)
}

const spare = 1.05

/** The room that a text gets: a little more than its width, since the reader's font may be another one. */
export const roomFor = (width: number): number => Math.ceil(width * spare)
/** The width of what stands in such room. */
export const widthIn = (room: number): number => room / spare
