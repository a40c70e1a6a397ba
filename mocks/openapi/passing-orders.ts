import { isRow, type Answer, type Asker, type Row, rowsOf } from './asking'
import { dataOf } from './meaning'
import { centsOf as cents, type Line, lineText, linesOf } from './meaning-of-lines'

/** An order that was taken: what it comes to in cents, which orders were listed before, and which lists came after it. */
type Placed = {
  readonly at: number
  readonly cents: number
  readonly lines: number
  readonly known: ReadonlyMap<string, ReadonlySet<string>>
  readonly fresh: Map<string, readonly Row[]>
  /** What was sent, line by line; `null` where the product of a unit is not known. */
  readonly parts: readonly Pick<Line, 'part' | 'quantity' | 'cents'>[] | null
}
/** So many units are known by their products; the oldest go. */
const mostUnits = 5000
const idsOf = (answer: Answer): ReadonlySet<string> => new Set(dataOf(answer).map(({ id }) => String(id)))

/**
 * Holds the lists of orders against the last order that was placed within `memorable` ms: it is in one of both, once, with
 * the total of what was sent. Only lists that were seen before it, too, tell what is new in them.
 */
export const createOrderWatch = (now: () => number, memorable: number) => {
  const listed = new Map<string, { readonly at: number; readonly ids: ReadonlySet<string> }>()
  const keys = new Set<string>()
  const units = new Map<string, string>()
  let placed: Placed | null = null

  const judge = (note: Asker['note'], { operation }: Answer, { cents: sent, lines, fresh }: Placed): void => {
    const rows = [...fresh.values()].flat()
    const sum = (sent / 100).toFixed(2)
    const say = (got: string) => note(operation, '#/data', `the order that was placed before, of ${sum}`, got)
    // Each line may be rounded to a cent before it is added.
    const same = rows.filter(({ total }) => Math.abs(cents(total) - sent) <= lines)
    if (rows.length === 0) say('no new order in the list of either status')
    else if (same.length > 1) say(`${same.length} new ones of it`)
    // Of several new ones somebody else may have placed some.
    else if (rows.length === 1 && same.length === 0) say(`one of ${String(rows[0]?.['total'])}`)
  }
  const partsOf = (items: readonly Row[]): Placed['parts'] => {
    const parts = items.map(({ puom_id: unit, sale_qty: quantity, price }) => {
      const part = units.get(String(unit))
      return part === undefined ? null : { part, quantity: Number(quantity), cents: cents(price) }
    })
    return parts.every((part) => part !== null) ? parts : null
  }
  return {
    /** Products that were seen: an order names them by their units alone. */
    products: (rows: readonly Row[]): void => {
      for (const { default_puom_id: unit, part_number: part } of rows) {
        if (unit === undefined || unit === null) continue
        units.delete(String(unit))
        units.set(String(unit), String(part).trim())
        const [oldest] = units.keys()
        if (units.size > mostUnits && oldest !== undefined) units.delete(oldest)
      }
    },
    /** Holds an order against the one that was placed last, where it is the only new one. */
    order: (note: Asker['note'], answer: Answer, id: string): void => {
      const fresh = [...(placed?.fresh.values() ?? [])].flat()
      if (placed === null || placed.parts === null || now() - placed.at > memorable) return
      // One that comes to something else was noted where it is listed, or is somebody else's.
      const isIt = fresh.length === 1 && String(fresh[0]?.['id']) === id
      if (!isIt || Math.abs(cents(fresh[0]?.['total']) - placed.cents) > placed.lines) return
      const [sent, told] = [placed.parts, linesOf(answer)].map((lines) => lines.map(lineText).toSorted().join(', '))
      if (sent !== told) note(answer.operation, '#/items', `${sent}, as sent`, String(told))
    },
    /** An order was sent, and answered with `status`; `key` is the same when the same one is sent again. */
    sent: (status: number, body: unknown, key: string | null): void => {
      if (status >= 400 && status < 500) return
      if (key !== null && keys.has(key)) return
      const items = rowsOf(isRow(body) ? body['items'] : null)
      const sum = items.reduce((all, { sale_qty, price }) => all + Number(sale_qty) * Number(price), 0)
      const known = [...listed].filter(([, { at }]) => now() - at <= memorable)
      // Whether it was taken is not known: the lists of before say nothing any more, and neither do they of the next order.
      listed.clear()
      placed = null
      if (status < 200 || status >= 300) return
      if (key !== null) keys.add(key)
      if (known.length < 2 || !Number.isFinite(sum)) return
      const ids = new Map(known.map(([list, seen]) => [list, seen.ids]))
      placed = {
        at: now(),
        cents: cents(sum),
        lines: items.length,
        known: ids,
        fresh: new Map(),
        parts: partsOf(items),
      }
    },
    /** Somebody else may have come: nothing that was seen is theirs. */
    forget: (): void => {
      listed.clear()
      units.clear()
      placed = null
    },
    list: (note: Asker['note'], answer: Answer, list: string): void => {
      listed.set(list, { at: now(), ids: idsOf(answer) })
      const before = placed?.known.get(list)
      if (placed === null || before === undefined || now() - placed.at > memorable) return
      const isFirst = placed.fresh.size < 2
      placed.fresh.set(
        list,
        dataOf(answer).filter(({ id }) => !before.has(String(id))),
      )
      if (isFirst && placed.fresh.size === 2) judge(note, answer, placed)
    },
  }
}
