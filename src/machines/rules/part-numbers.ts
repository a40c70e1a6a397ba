import { field, isRow } from './cart-storage'

/** A number of the buyer's own for a product: several may stand for one product, one never for several. */
export type OwnNumber = { readonly own: string; readonly partNumber: string }
type Numbers = readonly OwnNumber[]

/** The most entries that are kept. */
export const mostNumbers = 5_000
const longest = 100

/** What two spellings of the same number have in common: case and the amount of space do not count. */
export const numberKey = (text: string): string => text.normalize('NFC').trim().replace(/\s+/g, ' ').toUpperCase()
const kept = (text: string): string => text.trim().replace(/\s+/g, ' ').slice(0, longest)

/** Why a number was not taken. */
export type NumberProblem =
  | { readonly kind: 'taken'; readonly own: string; readonly partNumber: string }
  | { readonly kind: 'incomplete' }
  | { readonly kind: 'full' }

/** The product that a number of the buyer's own stands for, `null` when it stands for none. */
export const partFor = (numbers: Numbers, text: string): string | null =>
  numbers.find(({ own }) => numberKey(own) === numberKey(text))?.partNumber ?? null
type Names = ReadonlyMap<string, readonly string[]>
const names = new WeakMap<Numbers, Names>()
/** What each product is called, by the key of its part number; worked out once for the same numbers. */
const namesIn = (numbers: Numbers): Names => {
  const known = names.get(numbers)
  if (known) return known
  const found = new Map<string, string[]>()
  for (const { own, partNumber } of numbers) {
    const key = numberKey(partNumber)
    const former = found.get(key)
    if (former) former.push(own)
    else found.set(key, [own])
  }
  names.set(numbers, found)
  return found
}
/** The buyer's own numbers of a product, in their order. */
export const ownOf = (numbers: Numbers, partNumber: string): readonly string[] =>
  numbers.length === 0 ? [] : (namesIn(numbers).get(numberKey(partNumber)) ?? [])

/** What each number of the buyer's own stands for, by its key: many texts are looked up in it. */
export type OwnTable = ReadonlyMap<string, string>
export const noOwnNumbers: OwnTable = new Map()
export const ownTable = (numbers: Numbers): OwnTable =>
  new Map(numbers.map(({ own, partNumber }) => [numberKey(own), partNumber]))

/** The numbers with one more; one that stands for another product already is refused, and says for which. */
export const withNumber = (
  numbers: Numbers,
  { own, partNumber }: OwnNumber,
): { readonly numbers: Numbers; readonly problem: NumberProblem | null } => {
  const entry = { own: kept(own), partNumber: kept(partNumber) }
  if (entry.own === '' || entry.partNumber === '') return { numbers, problem: { kind: 'incomplete' } }
  const known = partFor(numbers, entry.own)
  if (known !== null && numberKey(known) !== numberKey(entry.partNumber))
    return { numbers, problem: { kind: 'taken', own: entry.own, partNumber: known } }
  if (known !== null) return { numbers, problem: null }
  if (numbers.length >= mostNumbers) return { numbers, problem: { kind: 'full' } }
  return { numbers: [...numbers, entry], problem: null }
}

/** What can happen to the buyer's numbers. */
export type NumberChange =
  | { readonly kind: 'added'; readonly entries: Numbers }
  | { readonly kind: 'changed'; readonly own: string; readonly entry: OwnNumber }
  | { readonly kind: 'removed'; readonly own: string }

/** The numbers after a change, and what of it was refused. A change that is refused leaves the former number. */
export const changedNumbers = (
  numbers: Numbers,
  change: NumberChange,
): { readonly numbers: Numbers; readonly problems: readonly NumberProblem[] } => {
  if (change.kind === 'added') {
    const known = new Map(numbers.map((entry) => [numberKey(entry.own), entry]))
    const problems: NumberProblem[] = []
    for (const entry of change.entries) {
      const mine = known.get(numberKey(entry.own))
      const room = mine === undefined && known.size >= mostNumbers ? known.size : 0
      const { numbers: next, problem } = withNumber(mine ? [mine] : [], entry)
      if (problem !== null) problems.push(problem)
      else if (room > 0) problems.push({ kind: 'full' })
      else if (mine === undefined && next[0] !== undefined) known.set(numberKey(entry.own), next[0])
    }
    return { numbers: [...known.values()], problems }
  }
  const at = numbers.findIndex(({ own }) => numberKey(own) === numberKey(change.own))
  if (at === -1) return { numbers, problems: [] }
  if (change.kind === 'removed') return { numbers: numbers.toSpliced(at, 1), problems: [] }
  const { numbers: next, problem } = withNumber(numbers.toSpliced(at, 1), change.entry)
  if (problem !== null) return { numbers, problems: [problem] }
  const entry = next.at(-1)
  return {
    numbers: next.length === numbers.length && entry ? next.slice(0, -1).toSpliced(at, 0, entry) : next,
    problems: [],
  }
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
