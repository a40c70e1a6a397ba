import type { OrderLine } from './records'

/** The sum of the lines in dollars, to the cent. */
export const totalOf = (lines: readonly Pick<OrderLine, 'quantity' | 'price'>[]): number =>
  Math.round(lines.reduce((sum, { quantity, price }) => sum + quantity * price, 0) * 100) / 100
