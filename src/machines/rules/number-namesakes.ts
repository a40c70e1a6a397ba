import { partKey, type Lookup, type PadProduct } from './pad-matching'
import { namesakesOf } from './pad-namesakes'
import { numberKey, type OwnNumber, type OwnTable } from './part-numbers'

/** A number of the buyer's own that `product` carries, too; `null`: the company has nothing that it stands for. */
export type Namesake = OwnNumber & { readonly product: PadProduct | null }
/** Those among `names` that stand for another product than the one that is called so, or for none. */
export const namesakesAmong = (
  names: readonly string[],
  own: OwnTable,
  known: ReadonlyMap<string, Lookup>,
): readonly Namesake[] =>
  names.flatMap((name) => {
    const partNumber = own.get(numberKey(name))
    if (partNumber === undefined) return []
    const exact = (lookup: Lookup | undefined) => (lookup?.kind === 'answered' ? lookup.exact : null)
    const isUnknown = exact(known.get(partKey(partNumber)))?.length === 0
    const other = exact(namesakesOf(name, known))?.find(
      ({ part_number }) => partKey(part_number) !== partKey(partNumber),
    )
    const product = isUnknown ? null : other
    return product === undefined ? [] : [{ own: name, partNumber, product }]
  })
