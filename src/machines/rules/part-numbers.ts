import { field, isRow } from './cart-storage'
import { oncePer } from './once'

/** A number of the buyer's own for a product: several may stand for one product, one never for several. */
export type OwnNumber = { readonly own: string; readonly partNumber: string }
export type Numbers = readonly OwnNumber[]

/** The most entries that are kept. */
export const mostNumbers = 5_000
/** A number has at most so many characters. */
export const longestNumber = 100

/** What two spellings of the same number have in common: case and the amount of space do not count. */
export const numberKey = (text: string): string => text.normalize('NFC').trim().replace(/\s+/g, ' ').toUpperCase()
const kept = (text: string): string => text.trim().replace(/\s+/g, ' ')

/** Why a number was not taken. */
export type NumberProblem =
  /** It stands for `partNumber` already, and was to stand for `wanted`. */
  | { readonly kind: 'taken'; readonly own: string; readonly partNumber: string; readonly wanted: string }
  /** One of the two is missing; `text` is the other. */
  | { readonly kind: 'incomplete'; readonly text: string }
  | { readonly kind: 'tooLong' }
  /** There is no room for it; '' for both of a line that was not read. */
  | { readonly kind: 'full'; readonly own: string; readonly wanted: string }

/** So many refused numbers are told by name. */
export const mostTold = 20
export type NamedProblem = Extract<NumberProblem, { kind: 'taken' | 'incomplete' | 'full' }>
/** The first numbers that stand for other products, have no room, or of which one is missing, and how many more there are (buyer's day 5). */
export const toldNumbers = (
  problems: readonly NumberProblem[],
): { readonly told: readonly NamedProblem[]; readonly more: number } => {
  const named = problems.flatMap((problem) => {
    const isNamed = problem.kind !== 'tooLong' && (problem.kind === 'incomplete' ? problem.text : problem.own) !== ''
    return isNamed ? [problem] : []
  })
  return { told: named.slice(0, mostTold), more: Math.max(0, named.length - mostTold) }
}

/** The product that a number of the buyer's own stands for, `null` when it stands for none. */
export const partFor = (numbers: Numbers, text: string): string | null =>
  numbers.find(({ own }) => numberKey(own) === numberKey(text))?.partNumber ?? null
/** What each product is called, by the key of its part number; worked out once for the same numbers. */
const namesIn = oncePer((numbers: Numbers): ReadonlyMap<string, readonly string[]> => {
  const found = new Map<string, string[]>()
  for (const { own, partNumber } of numbers) {
    const key = numberKey(partNumber)
    const former = found.get(key)
    if (former) former.push(own)
    else found.set(key, [own])
  }
  return found
})
/** The buyer's own numbers of a product, in their order. */
export const ownOf = (numbers: Numbers, partNumber: string): readonly string[] =>
  numbers.length === 0 ? [] : (namesIn(numbers).get(numberKey(partNumber)) ?? [])

/** What each number of the buyer's own stands for, by its key: many texts are looked up in it. */
export type OwnTable = ReadonlyMap<string, string>
/** The cells of a row, and one more where the buyer has numbers of their own. */
export const withOwnCell =
  (numbers: Numbers) =>
  (cells: readonly string[], own: string): readonly string[] =>
    numbers.length === 0 ? cells : [...cells, own]
export const noOwnNumbers: OwnTable = new Map()
export const ownTable = oncePer(
  (numbers: Numbers): OwnTable => new Map(numbers.map(({ own, partNumber }) => [numberKey(own), partNumber])),
)

const bareKey = (text: string): string => numberKey(text).replace(/[\s\p{Pd}]/gu, '')
/** By what is left of each number without blanks and hyphens; `null` where several leave the same. */
const bareNames = oncePer((own: OwnTable): ReadonlyMap<string, string | null> => {
  const found = new Map<string, string | null>()
  for (const name of own.keys()) found.set(bareKey(name), found.has(bareKey(name)) ? null : name)
  return found
})
/** The one number of the buyer's own that a text, which is none, may be another spelling of: to be offered, never taken. */
export const ownNear = (own: OwnTable, text: string): string | null =>
  own.has(numberKey(text)) ? null : (bareNames(own).get(bareKey(text)) ?? null)

/** The numbers with one more; one that stands for another product already is refused, and says for which. */
export const withNumber = (
  numbers: Numbers,
  { own, partNumber }: OwnNumber,
): { readonly numbers: Numbers; readonly problem: NumberProblem | null } => {
  const entry = { own: kept(own), partNumber: kept(partNumber) }
  if (entry.own === '' || entry.partNumber === '')
    return { numbers, problem: { kind: 'incomplete', text: entry.own || entry.partNumber } }
  if (entry.own.length > longestNumber || entry.partNumber.length > longestNumber)
    return { numbers, problem: { kind: 'tooLong' } }
  const known = partFor(numbers, entry.own)
  if (known !== null && numberKey(known) !== numberKey(entry.partNumber))
    return { numbers, problem: { kind: 'taken', own: entry.own, partNumber: known, wanted: entry.partNumber } }
  if (known !== null) return { numbers, problem: null }
  if (numbers.length >= mostNumbers)
    return { numbers, problem: { kind: 'full', own: entry.own, wanted: entry.partNumber } }
  return { numbers: [...numbers, entry], problem: null }
}

/** What can happen to the buyer's numbers; `isFile` for those of a file, of which is told how many came in. */
export type NumberChange =
  | { readonly kind: 'added'; readonly entries: Numbers; readonly isFile?: true }
  | { readonly kind: 'changed'; readonly own: string; readonly entry: OwnNumber }
  | { readonly kind: 'removed'; readonly own: string }
  /** A removal is taken back, or an adding. */
  | { readonly kind: 'restored'; readonly entry: OwnNumber; readonly at: number }
  | { readonly kind: 'withdrawn'; readonly entries: Numbers }
/** What came of a change: what was refused, how much came in or stood there before, and what takes it back. */
export type NumberOutcome = {
  readonly numbers: Numbers
  readonly problems: readonly NumberProblem[]
  readonly added: number
  readonly known: number
  readonly undo: NumberChange | null
}

const untouched = (numbers: Numbers): NumberOutcome => ({ numbers, problems: [], added: 0, known: 0, undo: null })
const isSameEntry = (one: OwnNumber | undefined, other: OwnNumber): boolean =>
  one !== undefined &&
  numberKey(one.own) === numberKey(other.own) &&
  numberKey(one.partNumber) === numberKey(other.partNumber)

const withEntries = (numbers: Numbers, entries: Numbers): NumberOutcome => {
  const known = new Map(numbers.map((entry) => [numberKey(entry.own), entry]))
  const [problems, added]: [NumberProblem[], OwnNumber[]] = [[], []]
  let there = 0
  for (const entry of entries) {
    const mine = known.get(numberKey(entry.own))
    const { numbers: next, problem } = withNumber(mine ? [mine] : [], entry)
    const [first] = next
    if (problem !== null) problems.push(problem)
    else if (mine !== undefined) there += 1
    else if (known.size >= mostNumbers) problems.push({ kind: 'full', own: entry.own, wanted: entry.partNumber })
    else if (first !== undefined) {
      known.set(numberKey(entry.own), first)
      added.push(first)
    }
  }
  const undo = added.length === 0 ? null : { kind: 'withdrawn' as const, entries: added }
  return { numbers: [...known.values()], problems, added: added.length, known: there, undo }
}

/** The numbers after a change. A change that is refused leaves the former number. */
export const changedNumbers = (numbers: Numbers, change: NumberChange): NumberOutcome => {
  if (change.kind === 'added') return withEntries(numbers, change.entries)
  if (change.kind === 'withdrawn') {
    const gone = new Map(change.entries.map((entry) => [numberKey(entry.own), entry]))
    // What was given another meaning since stays.
    return { ...untouched(numbers), numbers: numbers.filter((one) => !isSameEntry(gone.get(numberKey(one.own)), one)) }
  }
  if (change.kind === 'restored') {
    const { numbers: next, problem } = withNumber(numbers, change.entry)
    if (problem !== null) return { ...untouched(numbers), problems: [problem] }
    return {
      ...untouched(numbers),
      numbers: next === numbers ? numbers : numbers.toSpliced(change.at, 0, change.entry),
    }
  }
  const at = numbers.findIndex(({ own }) => numberKey(own) === numberKey(change.own))
  const former = numbers[at]
  if (former === undefined) return untouched(numbers)
  if (change.kind === 'removed')
    return { ...untouched(numbers), numbers: numbers.toSpliced(at, 1), undo: { kind: 'restored', entry: former, at } }
  const others = numbers.toSpliced(at, 1)
  const { numbers: next, problem } = withNumber(others, change.entry)
  const known = partFor(others, change.entry.own)
  // Even where it stands for the same product: two entries would become one.
  const taken =
    known === null
      ? null
      : {
          kind: 'taken' as const,
          own: kept(change.entry.own),
          partNumber: known,
          wanted: kept(change.entry.partNumber),
        }
  const refused = problem ?? taken
  const entry = next.at(-1)
  if (refused !== null || entry === undefined)
    return { ...untouched(numbers), problems: refused === null ? [] : [refused] }
  return { ...untouched(numbers), numbers: next.slice(0, -1).toSpliced(at, 0, entry) }
}

/** The numbers from what the device kept; `damaged` counts what could not be read, or stands twice. */
export const readNumbers = (json: unknown): { readonly numbers: Numbers; readonly damaged: number } => {
  if (json === undefined || json === null) return { numbers: [], damaged: 0 }
  if (!Array.isArray(json)) return { numbers: [], damaged: 1 }
  const entries = json.flatMap((row) => {
    const [own, partNumber] = isRow(row) ? [field(row, 'own'), field(row, 'partNumber')] : []
    return typeof own === 'string' && typeof partNumber === 'string' ? [{ own, partNumber }] : []
  })
  const { numbers } = changedNumbers([], { kind: 'added', entries })
  return { numbers, damaged: json.length - numbers.length }
}
