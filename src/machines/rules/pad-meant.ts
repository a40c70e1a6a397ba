import { readPadQuantity, type NumberReading } from './pad-quantity'

/** The number that a quantity means, where its figures stand otherwise: 1000 for `1,000`; else `null`. */
export const meantBy = (text: string, reading: NumberReading | null): number | null => {
  const read = readPadQuantity(text, reading)
  if (read.kind !== 'whole') return null
  const figures = /\d[\d.,'\s\u00a0\u202f\u2009]*/.exec(text)?.[0] ?? ''
  return figures.trim() === String(read.quantity) ? null : read.quantity
}
