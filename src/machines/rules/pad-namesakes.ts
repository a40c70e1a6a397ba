import { lookupKey } from './pad-lookups'
import { isSameId } from '../../api/schemas/shared'
import { partKey, type Lookup, type PadProduct } from './pad-matching'
import { numberKey, type Numbers, type OwnTable } from './part-numbers'

type Answered = Extract<Lookup, { kind: 'answered' }>
const several = new WeakMap<Lookup, WeakMap<Lookup, Lookup>>()
const joined = (meant: Answered, rivals: readonly PadProduct[]): Lookup =>
  // What the number of the buyer stands for may be gone: the other one is offered, never taken silently.
  meant.exact.length > 0
    ? { ...meant, exact: [...meant.exact, ...rivals] }
    : { ...meant, near: [...meant.near, ...rivals] }
/**
 * What is known of a number of the buyer's own that the company may have given to a product as well: what it stands for
 * first, then that one (buyer's day 5). The same two answers make the same one.
 */
export const withNamesakes = (meant: Lookup, namesake: Lookup): Lookup => {
  if (meant.kind === 'failed' || namesake.kind === 'failed') return meant.kind === 'failed' ? meant : namesake
  const rivals = namesake.exact.filter(({ id }) => !meant.exact.some((one) => isSameId(one.id, id)))
  if (rivals.length === 0) return meant
  const known = several.get(meant) ?? new WeakMap<Lookup, Lookup>()
  const both = known.get(namesake) ?? joined(meant, rivals)
  several.set(meant, known.set(namesake, both))
  return both
}

/** What is known of products that are called just so; who asked for the text as a part number knows it, too. */
export const namesakesOf = (name: string, known: ReadonlyMap<string, Lookup>): Lookup | undefined => {
  const asPart = known.get(partKey(name))
  return asPart?.kind === 'answered' ? asPart : known.get(lookupKey({ part: name, isNamesake: true }))
}

/** All that is looked up for the page of own numbers: what they are called, and what they stand for. */
export const weighedParts = (weighed: readonly string[], own: OwnTable): readonly string[] =>
  weighed.flatMap((name) => [name, own.get(numberKey(name)) ?? name])

/** So many new numbers of one change are held against the catalogue: of a file the pad asks row by row. */
const mostWeighed = 20
/** The numbers that stand for something since a change, by what they are called. */
export const newNames = (former: OwnTable, numbers: Numbers): readonly string[] =>
  numbers
    .flatMap(({ own, partNumber }) => {
      const meant = former.get(numberKey(own))
      return meant !== undefined && numberKey(meant) === numberKey(partNumber) ? [] : [own]
    })
    .slice(0, mostWeighed)
