// What can be counted in the tree without running it: names in tests, dependencies, keys, waits.
import { asvsRows } from './asvs'
import { accentContrast, tagContrast } from './contrast'
import type { Advisories, Census } from './measures'

type File = readonly [path: string, text: string]
type Tree = {
  readonly tests: readonly File[]
  readonly machines: readonly File[]
  readonly locales: readonly (readonly [language: string, words: unknown])[]
  readonly dependencies: number
  /** docs/asvs.md. */
  readonly asvs: string
  /** The files of the production build. */
  readonly built: readonly File[]
  /** What the registry says of the packages that are shipped; `null` when it did not answer. */
  readonly advisories: Advisories | null
}

const range = (letter: string, last: number): readonly string[] =>
  Array.from({ length: last }, (_, at) => `${letter}${at + 1}`)
/** The rules of docs/quality-rules.md that the goal counts, and the families of properties of its section 4. */
const rules = [...range('R', 38), ...range('S', 30), ...range('A', 28)]
const families = range('P', 29)

/** The names of all tests, also where they stand on the line after `test.each(...)(`. */
const namesIn = (text: string): readonly string[] =>
  [
    ...text.matchAll(
      /(?:\b(?:test|it|describe|pattern)\b[^\n]*?\(|\)\(|^)\s*(['"`])((?:R|S|A|P|[A-Z]+-|C-|T-)\d+[^\n]*?)\1,/gm,
    ),
  ].map(([, , name = '']) => name)
const namedAmong = (ids: readonly string[], names: readonly string[]) => {
  const words = new Set(names.flatMap((name) => name.match(/\b[A-Z]\d{1,2}\b/g) ?? []))
  const missing = ids.filter((id) => !words.has(id))
  return { named: ids.length - missing.length, of: ids.length, missing }
}

const keysOf = (words: unknown, path = ''): readonly string[] =>
  typeof words === 'object' && words !== null
    ? Object.entries(words).flatMap(([name, inner]) => keysOf(inner, `${path}.${name}`))
    : [path]
/** Languages differ in their forms of the plural, and in nothing else. */
const withoutPlural = (key: string): string => key.replace(/_(?:zero|one|two|few|many|other)$/, '')

/** Addresses that are no address of a call: names of XML and of licences, and links in comments and texts. */
const names = /^https?:\/\/(?:www\.w3\.org|localhost)(?:[/:]|$)/
/** What a built file would fetch from another host: tags and styles with an address there. */
const fetched =
  /(?:\b(?:src|href|srcset|action|poster)=["']?|url\(\s*["']?|@import\s+["']|(?:fetch|import|importScripts|sendBeacon|EventSource|WebSocket)\(\s*["'`])((?:https?:|wss?:)?\/\/[\w.-]+[^"'`)\s]*)/g
const originsIn = (files: readonly File[]): readonly string[] => [
  ...new Set(
    files.flatMap(([, text]) =>
      [...text.matchAll(fetched)].map(([, address = '']) => address).filter((address) => !names.test(address)),
    ),
  ),
]

/** Waits of a fixed length; where the clock is a pretended one, nobody waits. */
const waits = /\bwaitForTimeout\(|\bawait\s+(?:sleep|delay)\(|setTimeout\((?:resolve|done|r),\s*\d/g

const asvsCount = (page: string) => {
  const rows = asvsRows(page)
  const of = (wanted: string): number =>
    rows.filter(({ verdict }) => verdict === wanted).reduce((sum, { numbers }) => sum + numbers.length, 0)
  return { held: of('held'), server: of('server'), none: of('none') }
}

/** Counts; the date is for the caller to say. */
export const censusOf = ({
  tests,
  machines,
  locales,
  dependencies,
  asvs,
  built,
  advisories,
}: Tree): Omit<Census, 'date'> => {
  const names = tests.flatMap(([, text]) => namesIn(text))
  const made = machines.flatMap(([, text]) =>
    [...text.matchAll(/export const (\w+Machine)\b/g)].map(([, name]) => name),
  )
  const recorded = new Set(
    tests
      .filter(([path]) => path.startsWith('tests/machines/') || path.startsWith('tests/support/'))
      .flatMap(([, text]) => [...text.matchAll(/\brecord\((\w+Machine)\b/g)].map(([, name]) => name)),
  )
  const keys = locales.map(([, words]) => new Set(keysOf(words).map(withoutPlural)))
  const all = new Set(keys.flatMap((some) => [...some]))
  return {
    command: 'npm run quality -- --count',
    rules: namedAmong(rules, names),
    properties: namedAmong(families, names),
    machines: { whole: made.filter((name) => recorded.has(name)).length, of: made.length },
    locales: { keys: all.size, differing: [...all].filter((key) => keys.some((some) => !some.has(key))).length },
    dependencies,
    origins: { files: built.length, foreign: originsIn(built) },
    advisories,
    asvs: asvsCount(asvs),
    contrast: tagContrast(10_000, 1),
    accent: accentContrast(10_000, 1),
    fixedWaits: tests
      .filter(([, text]) => !text.includes('vi.useFakeTimers('))
      .reduce((sum, [, text]) => sum + (text.match(waits)?.length ?? 0), 0),
  }
}
