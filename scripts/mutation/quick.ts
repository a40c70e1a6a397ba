// Runs as the one test of a quick run (quick-host.mjs): reads a test file once, notes which of its cases reaches which defect,
// and shows each open defect to those, in this very process. What is built when a module is read (charts, tables) is read
// anew for each of its defects. One line for each thing that is known, at once: a defect may end the process.
import { appendFileSync, readFileSync } from 'node:fs'
import { env } from 'node:process'
import { expect, test, vi } from 'vitest'
import type { Case } from './collected'
import { switchName } from './mutants'

type Defect = readonly [path: string, id: number]
type Task = {
  readonly file: string
  readonly open: readonly Defect[]
  /** Modules whose defects are worth reading everything anew. */
  readonly anew: readonly string[]
}
const { file, open, anew }: Task = JSON.parse(readFileSync(env['MUTATION_TASK'] ?? '', 'utf8'))
const say = (word: string, ...more: readonly unknown[]): void =>
  appendFileSync(env['MUTATION_SAID'] ?? '', `${JSON.stringify([word, ...more])}\n`)
const keyOf = ([path, id]: Defect): string => `${path} ${id}`

let planted: string | null = null
/** No Set: some tests count what is asked of sets. */
let reached: Record<string, true> = {}
let asked = 0
let mostAsked = Infinity
const isPlanted = (path: string, id: number): boolean => {
  asked += 1
  if (asked > mostAsked) throw new Error('The planted defect runs without end.')
  const key = `${path} ${id}`
  if (planted === null) reached[key] = true
  return planted === key
}
vi.stubGlobal(switchName, isPlanted)
// What a defect leaves behind fails a case or nothing.
for (const name of ['unhandledRejection', 'uncaughtException']) process.on(name, () => undefined)

/** The cases as they are when everything is read anew. */
const readCases = async () => {
  const { casesOf, runCase } = await import('./collected')
  const cases = await casesOf(() => import(/* @vite-ignore */ `${process.cwd()}/${file}`))
  return { cases, runCase }
}
type Run = (one: Case, longest: number) => Promise<void>
const fails = async (runCase: Run, one: Case, { most = Infinity, longest = 60_000 } = {}): Promise<boolean> => {
  asked = 0
  mostAsked = most
  try {
    await runCase(one, longest)
    return false
  } catch {
    return true
  } finally {
    mostAsked = Infinity
  }
}

/** Cases that take longer, in ms, are shown none: a thousand defects would take an hour each. */
const mostTime = 1500

type Seen = { readonly one: Case; readonly time: number; readonly asked: number; readonly reached: typeof reached }
const look = async (runCase: Run, cases: readonly Case[]): Promise<readonly Seen[] | null> => {
  const seen: Seen[] = []
  for (const one of cases) {
    reached = {}
    const began = performance.now()
    if (await fails(runCase, one)) return null
    seen.push({ one, time: performance.now() - began, asked, reached })
  }
  return seen
}

test('every open defect is shown to the cases that reach it', { timeout: 0 }, async () => {
  const { cases, runCase } = await readCases()
  const whenRead = reached
  const seen = await look(runCase, cases)
  if (seen === null) return say('useless')
  expect(cases).not.toEqual([])
  const quickest = seen.filter(({ time }) => time < mostTime).toSorted((one, other) => one.time - other.time)
  for (const defect of open) {
    const key = keyOf(defect)
    const shown = quickest.filter((one) => one.reached[key])
    if (shown.length === 0) continue
    say('shown', key)
    planted = key
    let by: Seen | null = null
    for (const one of shown) {
      const limits = { most: one.asked * 20 + 500_000, longest: one.time * 50 + 10_000 }
      if (!(await fails(runCase, one.one, limits))) continue
      by = one
      break
    }
    planted = null
    // What a defect has spoilt for good would be laid at the door of the next one.
    if (by !== null && (await fails(runCase, by.one))) return say('spoilt', key, by.one.name)
    say(by === null ? 'left' : 'killed', key, by?.one.name ?? null)
  }
  for (const defect of open.filter((one) => whenRead[keyOf(one)] && anew.includes(one[0]))) {
    const key = keyOf(defect)
    say('shown', key)
    planted = key
    vi.resetModules()
    let by: string | null = null
    try {
      const again = await readCases()
      for (const one of again.cases) {
        if (!(await fails(again.runCase, one, { most: 50_000_000, longest: 20_000 }))) continue
        by = one.name
        break
      }
    } catch {
      by = 'the file itself'
    }
    planted = null
    say(by === null ? 'left' : 'killed', key, by)
  }
  say('done', Object.keys(whenRead))
})
