import { roomFor, textWidth } from './text-size'

export type TextStyle = 'name' | 'event' | 'guard' | 'action' | 'note' | 'port' | 'title' | 'code'
export type Word = { readonly text: string; readonly style: TextStyle }
/** A piece of a line in one style; `x` counts from the left end of the line, `width` is that of the letters, in px. */
export type Span = { readonly text: string; readonly style: TextStyle; readonly x: number; readonly width: number }
export type Line = { readonly spans: readonly Span[]; readonly width: number }

const small = { event: 12, guard: 12, action: 12, note: 12, port: 12, code: 11 }
const sizes: Readonly<Record<TextStyle, number>> = { ...small, title: 16, name: 13 }
const bold: ReadonlySet<TextStyle> = new Set(['title', 'name', 'event'])
const widthOf = (text: string, style: TextStyle): number => textWidth(text, sizes[style], bold.has(style))
const gap = 4

/** The words of a text, all in one style. */
export const words = (text: string, style: TextStyle): readonly Word[] =>
  text
    .split(' ')
    .filter((part) => part !== '')
    .map((part) => ({ text: part, style }))

/** Neighbours of one style: what is said there in one piece. */
const runsOf = (list: readonly Word[]): readonly (readonly Word[])[] => {
  const runs: Word[][] = []
  for (const word of list) {
    const run = runs.at(-1)
    if (run?.[0]?.style === word.style) run.push(word)
    else runs.push([word])
  }
  return runs
}

/** What is said in one piece is one span, so that a reader can mark and copy it whole. */
const lineOf = (row: readonly Word[]): Line => {
  let x = 0
  const spans = runsOf(row).flatMap((run) => {
    const style = run[0]?.style
    if (style === undefined) return []
    const text = run.map((word) => word.text).join(' ')
    const width = widthOf(text, style)
    const span = { text, style, x, width }
    x += roomFor(width) + gap
    return span
  })
  return { spans, width: Math.max(x - gap, 0) }
}

/**
 * Breaks words into lines of at most `most` px; what is said in one piece begins a line rather than being broken, where that
 * keeps it whole, and a single word that is longer has a line of its own.
 */
export const wrapped = (list: readonly Word[], most: number): readonly Line[] => {
  const rows: Word[][] = []
  const fits = (row: readonly Word[]): boolean => lineOf(row).width <= most
  for (const run of runsOf(list)) {
    const last = rows.at(-1)
    if (last && !fits([...last, ...run]) && fits(run)) rows.push([])
    for (const word of run) {
      const row = rows.at(-1)
      if (row && fits([...row, word])) row.push(word)
      else rows.push([word])
    }
  }
  return rows.map(lineOf)
}

/** The widest of some lines, in px. */
export const widestOf = (lines: readonly Line[]): number => Math.max(0, ...lines.map(({ width }) => width))
