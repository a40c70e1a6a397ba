// Stands in for vitest where test files are read for their cases: each case is kept, and can be run as often as it is wanted.
import { expect, vi } from 'vitest'

export { expect, vi }

type Deed = () => unknown
type Suite = {
  readonly above: Suite | null
  readonly before: Deed[]
  readonly after: Deed[]
  /** Once, before the first case of the suite. */
  readonly first: Deed[]
}
export type Case = { readonly name: string; readonly run: Deed; readonly suite: Suite }
type Named<T> = (name: string, one: T | object, other?: T | object) => void
type Body = (...values: readonly unknown[]) => unknown

const suiteIn = (above: Suite | null): Suite => ({ above, before: [], after: [], first: [] })
let suite = suiteIn(null)
let begun = new Set<Suite>()
let found: Case[] = []
let atEnd: Deed[] = []

/** The body of a case, before or after its options. */
const bodyOf = (one: Body | object, other?: Body | object): Body => (typeof one === 'function' ? one : other) as Body
/** A table as an array, or as a text with bars between its columns. */
const rowsOf = (table: readonly unknown[] & { readonly raw?: unknown }, cells: readonly unknown[]) => {
  if (table.raw === undefined) return table
  const names = String(table[0]).split('|')
  const rows = Array.from({ length: cells.length / names.length }, (_, at) => at * names.length)
  return rows.map((from) => Object.fromEntries(names.map((name, at) => [name.trim(), cells[from + at]])))
}
const withTables = (define: (name: string, body: Deed) => void) => {
  const plain: Named<Body> = (name, one, other) => define(name, () => bodyOf(one, other)())
  const each =
    (table: readonly unknown[], ...cells: readonly unknown[]): Named<Body> =>
    (name, one, other) => {
      const rows = rowsOf(table, cells)
      const isSpread = rows.every(Array.isArray)
      for (const [at, row] of rows.entries())
        define(`${name} (${at + 1})`, () => bodyOf(one, other)(...(isSpread ? (row as unknown[]) : [row])))
    }
  return Object.assign(plain, { each })
}

export const test = withTables((name, run) => void found.push({ name, run, suite }))
export const it = test
export const describe = withTables((_, define) => {
  const above = suite
  suite = suiteIn(above)
  define()
  suite = above
})
export const beforeEach = (deed: Deed): void => void suite.before.push(deed)
export const afterEach = (deed: Deed): void => void suite.after.push(deed)
export const beforeAll = (deed: Deed): void => void suite.first.push(deed)
/** What is put away when all is over: the process ends anyway. */
export const afterAll = (_: Deed): void => undefined
export const onTestFinished = (deed: Deed): void => void atEnd.push(deed)

/** The cases of the file that is read now. */
export const casesOf = async (read: () => Promise<unknown>): Promise<readonly Case[]> => {
  suite = suiteIn(null)
  begun = new Set()
  found = []
  await read()
  return found
}

const pathOf = (one: Suite | null): readonly Suite[] => (one === null ? [] : [...pathOf(one.above), one])
const { setTimeout, clearTimeout } = globalThis

/** Runs a case with what stands before and after it; rejects when it fails, or comes to no end within `longest` ms. */
export const runCase = async ({ run, suite: own }: Case, longest: number): Promise<void> => {
  const suites = pathOf(own)
  const whole = async () => {
    for (const one of suites) {
      if (!begun.has(one)) for (const deed of one.first) await deed()
      begun.add(one)
    }
    atEnd = []
    try {
      for (const { before } of suites) for (const deed of before) await deed()
      await run()
    } finally {
      for (const { after } of suites.toReversed()) for (const deed of after.toReversed()) await deed()
      for (const deed of atEnd.toReversed()) await deed()
    }
  }
  const work = whole()
  work.catch(() => undefined)
  let clock: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_, refuse) => {
    clock = setTimeout(() => refuse(new Error('The case comes to no end.')), longest)
  })
  try {
    await Promise.race([work, late])
  } finally {
    clearTimeout(clock)
  }
}
