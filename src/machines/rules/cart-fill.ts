import type { Id } from '../../api/schemas/shared'
import { isSetAside, type CartLine } from './cart'
import { readQuantityBy, type NumberReadings } from './pad-quantity'
import { enteredQuantity, maximumOf, minimumOf } from './quantity'
import { countInUnit, isOtherUnitWritten } from './unit-words'

type Lines = readonly CartLine[]

/** A column of numbers as it was pasted: into the line `from`, and downwards. */
export type Column = {
  readonly from: string
  /** The first cell, where it speaks of quantities instead of being one. */
  readonly heading: string | null
  readonly texts: readonly string[]
  /** How `1.000` and `1,000` are meant, once the buyer has said so. */
  readonly readings: NumberReadings
}
/** A column as it is read from a text, before it is said where it goes. */
export type PastedColumn = Pick<Column, 'heading' | 'texts'>
/** What becomes of a number: taken, cut to the maximum, what the line holds already, or left out for a reason. */
export type FillState =
  | 'taken'
  | 'capped'
  | 'same'
  | 'missing'
  | 'unclear'
  | 'notWhole'
  | 'negative'
  | 'tooLarge'
  | 'noNumber'
  | 'zero'
  | 'belowMinimum'
  | 'setAside'
export type FillEntry = {
  readonly line: CartLine
  readonly text: string
  readonly state: FillState
  /** What the line holds afterwards. */
  readonly quantity: number
  /** The limit that was missed. */
  readonly limit: number
  /** Written with another unit than the one it is sold by. */
  readonly isOtherUnit: boolean
}
/** `more` counts the numbers for which there is no line. */
export type Fill = { readonly entries: readonly FillEntry[]; readonly more: number }
/** A line that gets another quantity. */
export type NewQuantity = { readonly productId: Id; readonly quantity: number }

const entryOf = (line: CartLine, text: string, readings: NumberReadings): FillEntry => {
  const { product, quantity } = line
  const read = readQuantityBy(text, readings)
  const left = (state: FillState, limit = 0): FillEntry => ({ line, text, state, quantity, limit, isOtherUnit: false })
  if (isSetAside(line)) return left('setAside')
  if (read.kind !== 'whole') return left(read.kind)
  const isOtherUnit = isOtherUnitWritten(read.unit, product)
  const count = isOtherUnit ? countInUnit(read.quantity, read.unit ?? '', product) : read.quantity
  if (count === null) return { ...left('same'), isOtherUnit }
  const entered = enteredQuantity(product, String(count))
  if (entered.kind === 'refused') return left('tooLarge')
  if (entered.kind === 'askRemoval')
    return entered.reason === 'zero' ? left('zero') : left('belowMinimum', minimumOf(product))
  const state = entered.isCapped ? 'capped' : entered.quantity === quantity ? 'same' : 'taken'
  return {
    line,
    text,
    state,
    quantity: entered.quantity,
    limit: maximumOf(product) ?? 0,
    isOtherUnit,
  }
}

/**
 * What a column does to the lines as they are shown: one cell a line, from its first line downwards. Above the maximum it is
 * the maximum (spec 5); what is no quantity for its line leaves the line as it is, and a blank cell says nothing.
 */
export const fillDown = (shown: Lines, { from, texts, readings }: Column): Fill => {
  const first = shown.findIndex(({ product }) => String(product.id) === from)
  const lines = first === -1 ? [] : shown.slice(first, first + texts.length)
  return {
    entries: lines.map((line, at) => entryOf(line, texts[at] ?? '', readings)),
    more: texts.length - lines.length,
  }
}

/** The first number of which nobody knows how it is meant; '' when all are clear. */
export const unclearIn = ({ entries }: Fill): string => entries.find(({ state }) => state === 'unclear')?.text ?? ''

/** The quantities that a fill changes. */
export const changesOf = ({ entries }: Fill): readonly NewQuantity[] =>
  entries
    .filter(({ line, quantity }) => quantity !== line.quantity)
    .map(({ line, quantity }) => ({ productId: line.product.id, quantity }))
