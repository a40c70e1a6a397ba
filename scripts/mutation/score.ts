// What is drawn, what is still known from the last run, and what is written down: no files, no clock.
import { createHash } from 'node:crypto'
import type { Mutant } from './mutants'

/** A defect and where it is. */
export type Planted = Mutant & { readonly path: string }

/** What became of it. `reached` names the test files that ran it, nearest first. */
export type Outcome = {
  readonly result: 'killed' | 'survived' | 'unreached'
  readonly by: string | null
  readonly reached: readonly string[]
}
export type Known = Outcome & { readonly marks: string }

export const markOf = (...texts: readonly string[]): string =>
  createHash('sha256').update(texts.join('\0')).digest('hex').slice(0, 16)

/** The name of a defect in the memory of former runs: lines above it may come and go. */
export const nameOf = ({ path, kind, before, replacement }: Planted, nth: number): string =>
  markOf(path, kind, before, replacement, String(nth))

/** Whether a path is one of a pattern with `*`, `**` and `{one,other}`. */
export const fits = (path: string, glob: string): boolean => {
  const parts: Readonly<Record<string, string>> = { '**': '.*', '*': '[^/]*', '{': '(?:', '}': ')', ',': '|' }
  const pattern = glob.replaceAll(/\*\*|[*{},]|[.+^$()|[\]\\]/g, (sign) => parts[sign] ?? `\\${sign}`)
  return new RegExp(`^${pattern}$`).test(path)
}

/** Numbers from 0 to 1, the same ones for the same seed (mulberry32). */
const dice = (seed: number): (() => number) => {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let bits = Math.imul(state ^ (state >>> 15), 1 | state)
    bits = (bits + Math.imul(bits ^ (bits >>> 7), 61 | bits)) ^ bits
    return ((bits ^ (bits >>> 14)) >>> 0) / 4_294_967_296
  }
}

/** `size` of them, each as likely as any other; in the order of the list, so that neighbours are run together. */
export const sampleOf = <T>(all: readonly T[], size: number, seed: number): readonly T[] => {
  const roll = dice(seed)
  const drawn = all
    .map((item, at) => ({ item, at, lot: roll() }))
    .toSorted((one, other) => one.lot - other.lot)
    .slice(0, size)
  return drawn.toSorted((one, other) => one.at - other.at).map(({ item }) => item)
}

/** How near a test file is to a module: by its name, then by the words that they share. */
export const nearnessOf = (path: string, test: string): number => {
  const words = (file: string): readonly string[] => (file.split('/').at(-1) ?? '').split(/[.-]/).slice(0, -1)
  const [own, others] = [words(path), words(test).filter((word) => word !== 'test')]
  const shared = own.filter((word) => others.includes(word)).length
  return shared * 4 - others.length
}

type Row = { readonly file: string; readonly mutants: number; readonly killed: number; readonly score: number }
export type Figures = {
  readonly date: string
  readonly command: string
  readonly seconds: number
  /** All defects that there are, and how many of them were planted; `null` where that was all. */
  readonly possible: number
  readonly sample: { readonly size: number; readonly seed: number } | null
  readonly mutants: number
  readonly killed: number
  readonly survived: number
  /** Percent of the planted ones, with one decimal. */
  readonly score: number
  readonly files: readonly Row[]
  readonly survivors: readonly { readonly place: string; readonly change: string }[]
}
const percent = (part: number, whole: number): number => (whole === 0 ? 100 : Math.round((part / whole) * 1000) / 10)
const short = (text: string): string => {
  const line = text.replaceAll(/\s+/g, ' ')
  return line.length > 70 ? `${line.slice(0, 67)}...` : line
}
export const changeOf = ({ before, replacement }: Mutant): string =>
  replacement === '' ? `without ${short(before)}` : `${short(before)} -> ${short(replacement)}`

/** The figures of a run. */
export const figuresOf = (
  outcomes: readonly { readonly planted: Planted; readonly outcome: Outcome }[],
  head: Pick<Figures, 'date' | 'command' | 'seconds' | 'possible' | 'sample'>,
): Figures => {
  const killedAmong = (list: typeof outcomes): number =>
    list.filter(({ outcome }) => outcome.result === 'killed').length
  const files = [...new Set(outcomes.map(({ planted }) => planted.path))].map((file) => {
    const own = outcomes.filter(({ planted }) => planted.path === file)
    return { file, mutants: own.length, killed: killedAmong(own), score: percent(killedAmong(own), own.length) }
  })
  const killed = killedAmong(outcomes)
  return {
    ...head,
    mutants: outcomes.length,
    killed,
    survived: outcomes.length - killed,
    score: percent(killed, outcomes.length),
    files,
    survivors: outcomes
      .filter(({ outcome }) => outcome.result !== 'killed')
      .map(({ planted, outcome }) => ({
        place: `${planted.path}:${planted.line}`,
        change: `${changeOf(planted)}${outcome.result === 'unreached' ? ' (no test comes here)' : ''}`,
      })),
  }
}
