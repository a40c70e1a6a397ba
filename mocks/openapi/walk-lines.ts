import { type Answer, type Asker, type Row } from './asking'
import { gotWords } from './difference'
import { dataOf } from './meaning'
import type { Shelf } from './meaning-of-goods'
import {
  centsOf,
  checkCalled,
  checkExchanged,
  checkNumbered,
  checkOnePrice,
  checkSameLines,
  type Line,
  linesOf,
  type Looked,
} from './meaning-of-lines'

/** So many lines of an order are looked up, and so many part numbers that the catalogue must not all miss. */
const mostLines = 12
const telling = 3

const partOf = (row: Row): string => String(row['part_number']).trim()

/**
 * Looks at what orders were for: an order read again has the same lines, and what a line is called is a product that
 * costs what the line does. What an old order says of a product may be old; only lines that contradict themselves are noted.
 */
export const createLineWalk = ({ ask, note, remark }: Asker, path: Row, shelf: Shelf) => {
  const found = new Map<string, readonly Row[]>()
  const parts = new Map<string, boolean>()
  let last: Answer | null = null
  const search = async (text: string): Promise<readonly Row[]> => {
    const known = found.get(text)
    if (known !== undefined) return known
    const rows = dataOf(await ask('products', { path, query: { page: 1, per_page: 48, search: text } }))
    found.set(text, rows)
    return rows
  }
  const ownOf = async ({ part }: Line): Promise<Row | null> =>
    [...shelf.rows(), ...(shelf.rows().some((row) => partOf(row) === part) ? [] : await search(part))].find(
      (row) => partOf(row) === part,
    ) ?? null

  return {
    /** `isNewest`: of an old order prices may be old. */
    order: async (answer: Answer | null, orderId: unknown, isNewest: boolean): Promise<void> => {
      if (answer?.status !== 200 || shelf.rows().length === 0) return
      checkSameLines(note, answer, await ask('order', { path: { ...path, orderId } }))
      checkOnePrice(note, answer)
      last = answer
      const looked: Looked[] = []
      for (const [at, line] of linesOf(answer).slice(0, mostLines).entries()) {
        if (line.part === '') {
          checkNumbered(note, answer, { line, at }, shelf.rows())
          continue
        }
        const own = await ownOf(line)
        parts.set(line.part, own !== null)
        looked.push({ line, at, own })
      }
      checkExchanged(note, answer, looked)
      for (const one of looked) {
        const { line, at, own } = one
        const isOther = own === null || String(own['description']).trim() !== line.words
        if (isOther && own !== null && line.words !== '')
          checkCalled(note, answer, one, [...shelf.rows(), ...(await search(line.words))])
        const name = String(own?.['description'] ?? '').trim()
        // A name that a line has kept may be the old one. One that it lost is none.
        if (name !== '' && name !== line.words && (isNewest || line.words === ''))
          (line.words === '' ? note : remark)(
            answer.operation,
            `#/items/${at}/productuom/product/description`,
            `${gotWords(name)}, as ${line.part} is called now`,
            gotWords(line.words),
          )
        const price = centsOf(own?.['selling_price'])
        if (isNewest && price > 0 && price !== line.cents)
          remark(
            answer.operation,
            `#/items/${at}/price`,
            `${price / 100}, as ${line.part} costs now`,
            `${line.cents / 100}`,
          )
      }
    },
    /** A catalogue that has nothing of what was ordered is another one, or the orders are. */
    end: (): void => {
      if (last === null || parts.size === 0 || [...parts.values()].includes(true)) return
      const say = parts.size >= telling ? note : remark
      const [part] = parts.keys()
      say(
        last.operation,
        '#/items',
        'a part number of the catalogue in one line at least',
        `none of ${parts.size}, ${part} say`,
      )
    },
  }
}
