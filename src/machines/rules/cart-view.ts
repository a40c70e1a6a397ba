import { isSetAside, type CartLine } from './cart'
import { speaks } from './freshness'
import { lineTotal } from './money'
import { once, oncePer } from './once'
import { numberKey, type OwnNumber } from './part-numbers'

type Lines = readonly CartLine[]
type Ids = readonly string[]

/** From how many lines on a cart is long: it can be searched, sorted and filtered, and its total stays in sight. */
export const longCart = 15

/** `part` by part number, `total` by line total, the highest first. */
export const cartSorts = ['added', 'part', 'total'] as const
export type CartSort = (typeof cartSorts)[number]
/** How a cart is looked at. What is stored and what is sent stay as they are: all lines, in the order as added. */
export type CartArrangement = {
  readonly text: string
  readonly sort: CartSort
  /** Only lines that need attention. */
  readonly isAttention: boolean
}
/** What a line does not say of itself: products that could not be checked, and the buyer's own numbers by part number. */
export type CartKnowledge = {
  readonly unchecked: ReadonlySet<string>
  readonly own: ReadonlyMap<string, string>
}

export const asAdded: CartArrangement = { text: '', sort: 'added', isAttention: false }
/** True where all lines are shown in the order as added. */
export const isAsAdded = ({ text, sort, isAttention }: CartArrangement): boolean =>
  text.trim() === '' && sort === 'added' && !isAttention

export const idOf = ({ product }: CartLine): string => String(product.id)
export const idsOf = (lines: Lines): Ids => lines.map(idOf)

/** The buyer's own numbers as one text by part number, to be looked up quickly. */
export const ownTexts = (numbers: readonly OwnNumber[]): ReadonlyMap<string, string> => {
  const texts = new Map<string, string>()
  for (const { own, partNumber } of numbers) {
    const key = numberKey(partNumber)
    texts.set(key, `${texts.get(key) ?? ''}\n${own}`)
  }
  return texts
}

/** Set aside, at a price that is not accepted, outside of its limits, or not to be checked: the buyer has to look. */
export const needsAttention = (line: CartLine, unchecked: ReadonlySet<string>): boolean =>
  speaks(line) || unchecked.has(idOf(line))

/** Case and accents do not count. */
const folded = (text: string): string => text.normalize('NFKD').replace(/\p{M}/gu, '').toUpperCase()

/** What a line can be found by: a thousand of them are looked through with each letter. */
const textOf = oncePer(({ product: { description, part_number }, comment }: CartLine): string =>
  folded([description, part_number, comment].join('\n')),
)
const isFound = (line: CartLine, words: readonly string[], own: CartKnowledge['own']): boolean => {
  const text = textOf(line)
  const names = own.size === 0 ? '' : folded(own.get(numberKey(line.product.part_number)) ?? '')
  return words.every((word) => text.includes(word) || names.includes(word))
}

const byCode = once(() => new Intl.Collator('en', { numeric: true, sensitivity: 'base' }))
/** What a line adds to the total, in ten-thousandths; one that is set aside comes after all others. */
const weightOf = (line: CartLine): bigint =>
  isSetAside(line) ? -1n : lineTotal(line.product.selling_price, line.quantity)
const orders: Readonly<Record<Exclude<CartSort, 'added'>, (one: CartLine, other: CartLine) => number>> = {
  part: (one, other) => byCode().compare(one.product.part_number, other.product.part_number),
  total: (one, other) => {
    const [mine, theirs] = [weightOf(one), weightOf(other)]
    return mine === theirs ? 0 : mine > theirs ? -1 : 1
  },
}

/** The products of the lines that fit, in their order; lines that are alike stay in the order as added. */
export const arranged = (lines: Lines, arrangement: CartArrangement, knowledge: CartKnowledge): Ids => {
  const { text, sort, isAttention } = arrangement
  const words = folded(text)
    .split(/\s+/)
    .filter((word) => word !== '')
  const fitting = lines.filter(
    (line) =>
      (words.length === 0 || isFound(line, words, knowledge.own)) &&
      (!isAttention || needsAttention(line, knowledge.unchecked)),
  )
  return idsOf(sort === 'added' ? fitting : fitting.toSorted(orders[sort]))
}

/**
 * What is shown after the cart changed: nothing moves, and nothing goes but what left the cart, so that no row jumps
 * under the pointer. A line that is new in the cart comes to its place among those `wanted`; one that fits only now comes
 * after all others. `known` are the lines of before, `present` those of now.
 */
export const held = (shown: Ids, known: Ids, present: Ids, wanted: Ids): Ids => {
  const [former, there] = [new Set(known), new Set(present)]
  const result = shown.filter((id) => there.has(id))
  const placed = new Set(result)
  const late = wanted.filter((id) => !placed.has(id) && former.has(id))
  let before: string | null = null
  for (const id of wanted) {
    if (!placed.has(id) && !former.has(id)) {
      result.splice(before === null ? 0 : result.indexOf(before) + 1, 0, id)
      placed.add(id)
    }
    if (placed.has(id)) before = id
  }
  return [...result, ...late]
}

/** The next line that needs attention after a place in what is shown, or before it, around the end; `null` without one. */
export const problemNear = (
  shown: Ids,
  lines: Lines,
  unchecked: ReadonlySet<string>,
  { from, isBack }: { readonly from: number; readonly isBack: boolean },
): string | null => {
  const problems = new Set(idsOf(lines.filter((line) => needsAttention(line, unchecked))))
  const way = isBack ? shown.toReversed() : shown
  const at = from < 0 ? 0 : isBack ? shown.length - from : from + 1
  return [...way.slice(at), ...way.slice(0, at)].find((id) => problems.has(id)) ?? null
}

/** The line whose quantity comes next in what is shown, or before; the same one where there is none. */
export const neighbourOf = (shown: Ids, lines: Lines, id: string, to: 'next' | 'previous'): string => {
  const aside = new Set(idsOf(lines.filter(isSetAside)))
  const way = to === 'next' ? shown : shown.toReversed()
  return way.slice(way.indexOf(id) + 1).find((other) => !aside.has(other)) ?? id
}
