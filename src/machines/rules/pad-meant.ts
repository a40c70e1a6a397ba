import { isGood, type Judged } from './pad-judge'
import { readPadQuantity, type NumberReading } from './pad-quantity'
import type { PadRow } from './pad-rows'

/** The number that a quantity means, where its figures stand otherwise: 1000 for `1,000`; else `null`. */
export const meantBy = (text: string, reading: NumberReading | null): number | null => {
  const read = readPadQuantity(text, reading)
  if (read.kind !== 'whole') return null
  const figures = /\d[\d.,'\s\u00a0\u202f\u2009]*/.exec(text)?.[0] ?? ''
  return figures.trim() === String(read.quantity) ? null : read.quantity
}
/**
 * How many a row means where its figures say it otherwise, or not at all: a missing quantity is the minimum, and how many
 * that is, is seen; else `null`.
 */
export const meantIn = ({ quantity, reading, isQuantityOpen }: PadRow, judged: Judged): number | null => {
  if (isQuantityOpen) return null
  return quantity.trim() === '' && isGood(judged) ? judged.quantity : meantBy(quantity, reading)
}
