import { partKey, type Lookup, type PadProduct } from './pad-matching'
import { namesakesOf } from './pad-namesakes'
import { numberKey, type OwnNumber, type OwnTable } from './part-numbers'

/** A number of the buyer's own that a product of the company carries, too. */
export type Namesake = OwnNumber & { readonly product: PadProduct }
/** Those among `names` that stand for another product than the one that is called so. */
export const namesakesAmong = (
  names: readonly string[],
  own: OwnTable,
  known: ReadonlyMap<string, Lookup>,
): readonly Namesake[] =>
  names.flatMap((name) => {
    const partNumber = own.get(numberKey(name))
    const lookup = namesakesOf(name, known)
    if (partNumber === undefined || lookup?.kind !== 'answered') return []
    const product = lookup.exact.find(({ part_number }) => partKey(part_number) !== partKey(partNumber))
    return product === undefined ? [] : [{ own: name, partNumber, product }]
  })
