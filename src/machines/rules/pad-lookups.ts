import { partKey } from './pad-matching'
import { askedPart, ownIn } from './pad-names'
import type { OwnTable } from './part-numbers'

/** What is looked up: a part number in all its spellings, or whether a product is called just as the buyer's own number is. */
export type PartAsked = { readonly part: string; readonly isNamesake: boolean }
/** By what an answer is known: no part number holds a break of lines. */
export const lookupKey = ({ part, isNamesake }: PartAsked): string =>
  isNamesake ? `\n${partKey(part)}` : partKey(part)

/** The number of the buyer's own that a row is written in, where a product of the company may be called the same. */
export const namesakeIn = (part: string, own: OwnTable): string | null => {
  const written = ownIn(part, own)
  return written !== null && partKey(askedPart(part, own)) !== partKey(written) ? written : null
}
