import type { SnapshotFrom } from 'xstate'
import type { Id } from '../../api/schemas/shared'
import {
  grandTotal,
  heldOtherwise,
  itemCount,
  lineOf,
  orderedLines,
  type CartLine,
  type LineProduct,
} from '../rules/cart'
import { isUndoable, type CartUndo } from '../rules/cart-undo'
import { longCart } from '../rules/cart-view'
import { linesBelowMinimum } from '../rules/checkout'
import { differencesOf, speaks, type Differences } from '../rules/freshness'
import type { cartMachine } from './cart.machine'

type Snapshot = SnapshotFrom<typeof cartMachine>

export const selectLines = ({ context }: Snapshot) => context.lines
export const selectItemCount = ({ context }: Snapshot): number => itemCount(context.lines)
/** There is no line in the cart. */
export const isEmptyCart = ({ context }: Snapshot): boolean => context.lines.length === 0
export const selectLineCount = ({ context }: Snapshot): number => context.lines.length
/** So many lines that they can be searched, and that total and Checkout have to stay in sight. */
export const isLongCart = ({ context }: Snapshot): boolean => context.lines.length >= longCart
/** What is ordered: all lines but those set aside, and their items. */
export const selectOrderedLines = ({ context }: Snapshot) => orderedLines(context.lines)
/** What differs from what the buyer saw last, in sum; compare with `sameDifferences`. */
export const selectDifferences = ({ context }: Snapshot): Differences => differencesOf(context.lines)
export const sameDifferences = (one: Differences, other: Differences): boolean =>
  one.offers === other.offers &&
  one.units === other.units &&
  one.change === other.change &&
  one.lowered === other.lowered &&
  one.saved === other.saved &&
  one.setAside === other.setAside &&
  one.breaches === other.breaches &&
  one.unpriced === other.unpriced
/** All lines, those first that the buyer has to look at; compare with `sameLines`. */
export const selectLinesToLookAt = ({ context: { lines } }: Snapshot) =>
  lines.some(speaks) ? [...lines.filter(speaks), ...lines.filter((line) => !speaks(line))] : lines
export const sameLines = (one: readonly CartLine[], other: readonly CartLine[]): boolean =>
  one.length === other.length && one.every((line, at) => line === other[at])
/** In ten-thousandths of a dollar. */
export const selectTotal = ({ context }: Snapshot) => grandTotal(context.lines)
/** The change that can be undone at this moment, if any. */
export const selectUndo = ({ context }: Snapshot): CartUndo | null =>
  isUndoable(context.lines, context.undo) ? context.undo : null
export const selectProblem = ({ context }: Snapshot) => context.problem
export const isPanelOpen = (snapshot: Snapshot): boolean => snapshot.hasTag('panelShown')
/** The question on the screen, if any. */
export const selectQuestion = (snapshot: Snapshot): 'removal' | 'clearing' | null => {
  if (snapshot.hasTag('askingRemoval')) return 'removal'
  return snapshot.hasTag('askingClearing') ? 'clearing' : null
}
/** The line that the question before a removal is about. */
export const selectQuestioned = ({ context: { lines, question } }: Snapshot) =>
  question === null ? null : lineOf(lines, question.productId)
/** The line of one product: a row that uses it is drawn again only when that line changes. */
export const selectLine = (id: Id) => (snapshot: Snapshot) => lineOf(snapshot.context.lines, id)
/** The tags picked for a product, in the cart or not yet. */
export const selectPickedTags = (id: Id) => (snapshot: Snapshot) => {
  const line = lineOf(snapshot.context.lines, id)
  const picked = line ? [line.tag1, line.tag2] : (snapshot.context.pickedTags.get(String(id)) ?? [])
  return picked.filter((tag) => tag !== null)
}
/** Products whose minimum was missed when checkout was last asked for. */
export const selectRefusedIds = ({ context }: Snapshot): readonly string[] =>
  context.problem?.kind === 'belowMinimum' ? linesBelowMinimum(context.lines).map(String) : []
/** How many of a product are in the cart. */
export const selectQuantity =
  (id: Id) =>
  (snapshot: Snapshot): number =>
    selectLine(id)(snapshot)?.quantity ?? 0
/** The minimum that a first quantity was raised to, until the line is touched; else `null`. */
export const selectRaised =
  (id: Id) =>
  (snapshot: Snapshot): number | null => {
    const raised = snapshot.context.raised.get(String(id))
    return raised !== undefined && selectQuantity(id)(snapshot) === raised ? raised : null
  }
/** The line of a product where it was agreed to by another unit than the screen shows; else `null`. */
export const selectHeldAs =
  (product: LineProduct) =>
  ({ context }: Snapshot): CartLine | null =>
    heldOtherwise(context.lines, product)
/** The products of the lines, in their order; compare with `sameTexts`. */
export const selectLineIds = ({ context }: Snapshot): readonly string[] =>
  context.lines.map(({ product }) => String(product.id))
/** How many letters the longest part number has. */
export const selectCodeLength = ({ context }: Snapshot): number =>
  context.lines.reduce((most, { product }) => Math.max(most, product.part_number.length), 0)
/** Two lists of texts with the same texts in the same order. */
export const sameTexts = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((text, at) => text === other[at])
