import type { Id } from '../../api/schemas/shared'
import { heldOtherwise, inUnitOfBefore, isSameUnit, unitOf, lineOf, type CartLine, type LineProduct } from './cart'
import { oncePer } from './once'
import { capped } from './quantity'

type Lines = readonly CartLine[]

const key = (line: CartLine): string => String(line.product.id)
const byKey = (lines: Lines): Map<string, CartLine> => new Map(lines.map((line) => [key(line), line]))

const goods = ({ product, check }: CartLine): unknown => [
  Object.entries(product).sort(([one], [other]) => (one < other ? -1 : 1)),
  check && [check.at, check.offer, check.was, check.gone, check.unit && Object.values(unitOf(check.unit))],
]
const tags = ({ tag1, tag2 }: CartLine): unknown => [tag1, tag2].map((tag) => tag && [tag.id, tag.name, tag.colour])
const comment = (line: CartLine): unknown => line.comment
const next = (line: CartLine): unknown => line.nextTo
const content = (line: CartLine): unknown => [goods(line), line.quantity, comment(line), tags(line), next(line)]

const isSame = (part: (line: CartLine) => unknown, one: CartLine, other: CartLine): boolean =>
  one === other || JSON.stringify(part(one)) === JSON.stringify(part(other))
const contentText = oncePer((line: CartLine): string => JSON.stringify(content(line)))
const isSameLine = (one: CartLine | undefined, other: CartLine | undefined): boolean =>
  one === other || (one !== undefined && other !== undefined && contentText(one) === contentText(other))

/** True when two carts hold the same lines, in whatever order. */
export const hasSameLines = (one: Lines, other: Lines): boolean => {
  const theirs = byKey(other)
  return one.length === other.length && one.every((line) => isSameLine(line, theirs.get(key(line))))
}

/** A line that I changed, on top of what they made of it: of price and check, comment and tags whoever changed them. */
const onTopOf = (theirs: CartLine, base: CartLine, mine: CartLine): CartLine => {
  const goodsOf = isSame(goods, base, mine) ? theirs : mine
  const tagsOf = isSame(tags, base, mine) ? theirs : mine
  const { nextTo } = isSame(next, base, mine) ? theirs : mine
  return {
    product: goodsOf.product,
    quantity: mine.quantity,
    comment: (isSame(comment, base, mine) ? theirs : mine).comment,
    tag1: tagsOf.tag1,
    tag2: tagsOf.tag2,
    ...(goodsOf.check && { check: goodsOf.check }),
    ...(nextTo && { nextTo }),
  }
}

/**
 * What `mine` made of `base`, on top of what others have made of it meanwhile (`theirs`): of a product that both changed
 * the differences add up, so that nothing comes back that somebody else has ordered, and nothing of theirs is lost.
 */
export const rebased = (base: Lines, mine: Lines, theirs: Lines): Lines => {
  const [was, now] = [byKey(base), byKey(theirs)]
  const quantityIn = (lines: Map<string, CartLine>, line: CartLine): number => lines.get(key(line))?.quantity ?? 0
  const gone = base.filter((line) => !mine.some((other) => key(other) === key(line)))
  const moved = (line: CartLine, wanted: number): CartLine => {
    const [before, after] = [quantityIn(was, line), quantityIn(now, line)]
    return { ...line, quantity: wanted === before ? after : capped(line.product, after + wanted - before) }
  }
  const merged = (line: CartLine): CartLine => {
    const [before, after] = [was.get(key(line)), now.get(key(line))]
    if (isSameLine(before, line)) return line
    return moved(before && after ? onTopOf(after, before, line) : line, line.quantity)
  }
  return [...mine.map(merged), ...gone.map((line) => moved(line, 0))].filter(({ quantity }) => quantity > 0)
}

/** A line of an order, as far as the cart has to know it. */
export type Ordered = { readonly productId: Id; readonly quantity: number }
export const orderedOf = (lines: Lines): readonly Ordered[] =>
  lines.map(({ product, quantity }) => ({ productId: product.id, quantity }))

/**
 * The cart after an order was accepted: what was ordered goes, what was added since then stays. A line raised since
 * sending stays with the difference; a new line stays whole, also one of a product that was ordered, removed since, and
 * put in anew, whoever of the company did it. `by` is the mark of the buyer whose order it was.
 */
export const afterOrder = (lines: Lines, ordered: readonly Ordered[], by: string): CartLine[] => {
  const sent = new Map(ordered.map(({ productId, quantity }) => [String(productId), quantity]))
  return lines
    .map((line) =>
      line.nextTo?.includes(by) ? line : { ...line, quantity: line.quantity - (sent.get(key(line)) ?? 0) },
    )
    .filter((line) => line.quantity > 0)
}

/** The lines `after` a gesture while orders of these buyers are open: those not there `before` are of the next one. */
export const withNext = (before: Lines, after: Lines, open: readonly string[]): Lines => {
  if (open.length === 0) return after
  const known = byKey(before)
  return after.map((line) => (known.has(key(line)) ? line : { ...line, nextTo: open }))
}
/** The lines when only orders of these buyers are open any more. The very same where none has to change. */
export const withNextTo = (lines: Lines, open: readonly string[]): Lines => {
  const isOver = (mark: string): boolean => !open.includes(mark)
  if (!lines.some(({ nextTo }) => nextTo?.some(isOver))) return lines
  return lines.map(({ nextTo, ...line }) => {
    const left = nextTo?.filter((mark) => !isOver(mark)) ?? []
    return left.length > 0 ? { ...line, nextTo: left } : line
  })
}

/** The first product of the cart whose quantity and the draft's exceed its maximum together; `null` when all fit. */
export const firstCut = (lines: Lines, draft: Lines): LineProduct | null => {
  const isCut = ({ product, quantity }: CartLine): boolean => {
    const line = lineOf(draft, product.id)
    const whole = quantity + (line && isSameUnit(line.product, product) ? line.quantity : 0)
    return whole > quantity && capped(product, whole) < whole
  }
  return lines.find(isCut)?.product ?? null
}

/** The lines of a draft whose product the cart holds by another unit: merged, they stay behind (decision 037). */
export const heldOtherwiseOf = (lines: Lines, draft: Lines): Lines =>
  draft.filter(({ product }) => heldOtherwise(lines, product) !== null)

/**
 * A draft merged into a cart: quantities added and capped; the cart's comment and tags win where it has any. A line that
 * the cart holds by another unit stays as it is: nobody knows how many of the one stand for how many of the other.
 */
export const combined = (lines: Lines, draft: Lines): CartLine[] => {
  const result = byKey(lines)
  for (const line of draft) {
    const known = result.get(key(line))
    if (known === undefined) {
      result.set(key(line), line)
      continue
    }
    if (!isSameUnit(known.product, line.product)) {
      result.set(key(line), inUnitOfBefore(known, line.product))
      continue
    }
    const tagged = known.tag1 === null && known.tag2 === null ? line : known
    result.set(key(line), {
      product: known.product,
      quantity: capped(known.product, known.quantity + line.quantity),
      comment: known.comment === '' ? line.comment : known.comment,
      tag1: tagged.tag1,
      tag2: tagged.tag2,
      ...(known.check && { check: known.check }),
      ...(known.nextTo && { nextTo: known.nextTo }),
    })
  }
  return [...result.values()]
}
