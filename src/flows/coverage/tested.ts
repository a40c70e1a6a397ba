import { use } from 'react'

/** What the tests of the last run have reached of a machine: their names, by the id or key of what they reach. */
export type Tested = ReadonlyMap<string, readonly string[]>

type Files = Readonly<Record<string, () => Promise<unknown>>>
// Written by the test run itself (tests/support/reached.ts); none where no test has run.
const files: Files = import.meta.glob<unknown>('../../../.cache/results/reached/*.json', {
  import: 'default',
  exhaustive: true,
})
const isFacts = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Reads what test files have written about a machine; `null` when none has. What is no such record is left out. */
export const readTested = async (id: string, from: Files): Promise<Tested | null> => {
  const own = Object.entries(from).filter(([path]) => path.includes(`/${id}--`))
  if (own.length === 0) return null
  const tested = new Map<string, string[]>()
  for (const record of await Promise.all(own.map(([, load]) => load()))) {
    const parts = isFacts(record) && isFacts(record['parts']) ? record['parts'] : {}
    for (const [part, names] of Object.entries(parts)) {
      const all = Array.isArray(names) ? names.filter((name) => typeof name === 'string') : []
      tested.set(part, [...new Set([...(tested.get(part) ?? []), ...all])])
    }
  }
  return tested
}

const kept = new Map<string, Promise<Tested | null>>()
/** The same for the machines of the last run, while the page draws: suspends. */
export const useTested = (id: string): Tested | null => {
  const tested = kept.get(id) ?? readTested(id, files)
  kept.set(id, tested)
  return use(tested)
}
