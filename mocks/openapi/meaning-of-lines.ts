import { type Answer, type Asker, isRow, type Row, rowsOf } from './asking'
import { gotWords } from './difference'

type Note = Asker['note']

/** What a line of an order says: money in cents. */
export type Line = {
  readonly part: string
  readonly words: string
  readonly unit: string
  readonly quantity: number
  readonly cents: number
}
export const centsOf = (dollars: unknown): number => Math.round(Number(dollars) * 100)

/** The lines of an order, as it was answered. */
export const linesOf = (order: Answer | null): readonly Line[] =>
  (isRow(order?.body) ? rowsOf(order.body['items']) : []).map(({ sale_qty: quantity, price, productuom: unit }) => {
    const product = isRow(unit) && isRow(unit['product']) ? unit['product'] : {}
    return {
      part: String(product['part_number'] ?? '').trim(),
      words: String(product['description'] ?? '').trim(),
      unit: isRow(unit) && isRow(unit['uom']) ? String(unit['uom']['code'] ?? '') : '',
      quantity: Number(quantity),
      cents: centsOf(price),
    }
  })

/** A line as messages say it. */
export const lineText = ({ part, quantity, cents }: Pick<Line, 'part' | 'quantity' | 'cents'>): string =>
  `${quantity} x ${part} at ${cents / 100}`
const sumOf = (lines: readonly Line[]): number => lines.reduce((sum, { quantity, cents }) => sum + quantity * cents, 0)

/** What an order comes to in cents: as it says, or as its lines do. */
const totalOf = (order: Answer): number =>
  isRow(order.body) && order.body['total'] !== undefined ? centsOf(order.body['total']) : sumOf(linesOf(order))

/** Notes an order that has other lines when it is read again, and comes to the same: one that was changed comes to another total. */
export const checkSameLines = (note: Note, before: Answer | null, again: Answer | null): void => {
  if (before?.status !== 200 || again?.status !== 200) return
  const [known, told] = [linesOf(before), linesOf(again)]
  const at = known.findIndex((line, index) => lineText(line) !== (told[index] ? lineText(told[index]) : ''))
  const [was, is] = [known[at], told[at]]
  const isAlike = known.map(lineText).toSorted().join() === told.map(lineText).toSorted().join()
  if (was === undefined || isAlike || totalOf(before) !== totalOf(again)) return
  note(again.operation, `#/items/${at}`, `${lineText(was)}, as read before`, is === undefined ? 'none' : lineText(is))
}

/** Notes a product that costs two prices in one order, in one unit; what is given away costs nothing. */
export const checkOnePrice = (note: Note, order: Answer | null): void => {
  const seen = new Map<string, Line>()
  for (const [at, line] of linesOf(order).entries()) {
    const key = `${line.part} ${line.unit}`
    const before = seen.get(key)
    if (line.part === '' || !(line.cents > 0)) continue
    seen.set(key, before ?? line)
    if (order !== null && before !== undefined && before.cents !== line.cents)
      note(
        order.operation,
        `#/items/${at}/price`,
        `${before.cents / 100}, as ${line.part} costs in another line`,
        `${line.cents / 100}`,
      )
  }
}

/** A line with the product of its part number, as the catalogue has it now; `null` where it has none. */
export type Looked = { readonly line: Line; readonly at: number; readonly own: Row | null }

const where = (at: number) => `#/items/${at}/productuom/product/part_number`

/** Notes lines of an order that have each other's products: their prices are those of the products of other lines. */
export const checkExchanged = (note: Note, order: Answer, looked: readonly Looked[]): void => {
  const odd = looked.flatMap((one) => {
    const now = centsOf(one.own?.['selling_price'])
    return one.own !== null && now > 0 && now !== one.line.cents ? [{ ...one, now }] : []
  })
  // One price may have become that of another line. Two or more that fit each other have not.
  const free = odd.map(({ now }) => now)
  const fitting = odd.filter(({ line: { cents } }) => {
    const found = free.indexOf(cents)
    return found >= 0 && free.splice(found, 1).length > 0
  })
  const [first] = fitting
  if (first === undefined || fitting.length < 2 || fitting.length < odd.length) return
  const meant = odd.find(({ now }) => now === first.line.cents)
  note(
    order.operation,
    where(first.at),
    `${gotWords(meant?.line.part)}, which costs ${first.line.cents / 100} as this line does, and another line has`,
    gotWords(first.line.part),
  )
}

/** Notes a line with the part number of one product, and the words and the price of another. */
export const checkCalled = (note: Note, order: Answer, { line, at, own }: Looked, called: readonly Row[]): void => {
  const others = called.filter(
    (row) => String(row['description']).trim() === line.words && centsOf(row['selling_price']) === line.cents,
  )
  const [other] = others
  if (own === null || other === undefined || centsOf(own['selling_price']) === line.cents) return
  if (others.some((row) => String(row['part_number']).trim() === line.part)) return
  note(
    order.operation,
    where(at),
    `${gotWords(other['part_number'])}, which is called so, and costs ${line.cents / 100}`,
    gotWords(line.part),
  )
}

/** Notes a line without a part number that is called, and costs, what one product of the catalogue does. */
export const checkNumbered = (
  note: Note,
  order: Answer,
  { line, at }: Pick<Looked, 'line' | 'at'>,
  known: readonly Row[],
): void => {
  const called = known.filter(
    (row) => String(row['description']).trim() === line.words && centsOf(row['selling_price']) === line.cents,
  )
  const [product] = called
  if (line.words !== '' && product !== undefined && called.length === 1)
    note(order.operation, where(at), `${gotWords(product['part_number'])}, which is called so`, gotWords(line.part))
}
