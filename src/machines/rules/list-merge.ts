import type { LineProduct } from './cart'
import { joinedComments } from './line-comment'
import { isSameLine, lineKey, type ListLine } from './lists'
import { capped } from './quantity'

type Lines = readonly ListLine[]
/** What a line may be found by: its product, and its part number. */
const namesOf = ({ product, partNumber }: ListLine): readonly string[] => {
  const part = lineKey({ product: null, partNumber })
  return product === null ? [part] : [`id ${product.id}`, part]
}

/** A quantity that was cut to the maximum: `from` is what its lines come to. */
export type CutLine = { readonly partNumber: string; readonly from: number; readonly to: number }
/** Lines of one product that came together and are one now: `together` is its quantity. */
export type SummedLine = { readonly partNumber: string; readonly together: number }
export type MergedLines = {
  readonly lines: Lines
  readonly cut: readonly CutLine[]
  readonly summed: readonly SummedLine[]
}
/**
 * Lines with others put to them (buyer's day 4): what is there already gets the sum, capped at its maximum, and stays in its
 * place. What was cut is told, and what came together with a line that was there or with one another.
 */
export const mergedLines = (lines: Lines, added: Lines): MergedLines => {
  const result = [...lines]
  const places = new Map<string, number[]>()
  const note = (line: ListLine, at: number) => {
    for (const name of namesOf(line)) places.set(name, [...(places.get(name) ?? []), at])
  }
  const placeOf = (line: ListLine): number =>
    namesOf(line)
      .flatMap((name) => places.get(name) ?? [])
      .find((at) => isSameLine(result[at] ?? line, line)) ?? -1
  lines.forEach(note)
  /** What the lines of a place come to, and how many of the added ones stand there. */
  const wanted = new Map<number, { readonly together: number; readonly count: number }>()
  for (const line of added) {
    const at = placeOf(line)
    const known = result[at]
    if (known === undefined) {
      const place = result.push(line) - 1
      note(line, place)
      wanted.set(place, { together: line.quantity, count: 1 })
      continue
    }
    const product = known.product ?? line.product
    const former = wanted.get(at) ?? { together: known.quantity, count: 0 }
    const together = former.together + line.quantity
    wanted.set(at, { together, count: former.count + 1 })
    result[at] = {
      ...(known.product === null && line.product !== null ? line : known),
      comment: joinedComments(known.comment, line.comment),
      quantity: sumOf(known, line, product),
    }
  }
  const told = [...wanted].flatMap(([at, one]) => {
    const line = result[at]
    return line ? [{ ...one, partNumber: line.partNumber, quantity: line.quantity, isThere: at < lines.length }] : []
  })
  return {
    lines: result,
    cut: told.flatMap(({ partNumber, together, quantity }) =>
      quantity < together ? [{ partNumber, from: together, to: quantity }] : [],
    ),
    summed: told.flatMap(({ partNumber, count, together, quantity, isThere }) =>
      count > 1 || (isThere && quantity === together) ? [{ partNumber, together: quantity }] : [],
    ),
  }
}
const sumOf = (known: ListLine, line: ListLine, product: LineProduct | null): number => {
  const sum = known.quantity + line.quantity
  return product === null || known.unit !== undefined ? sum : capped(product, sum)
}
