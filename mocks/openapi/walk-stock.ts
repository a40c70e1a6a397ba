import type { Answer, Asker, Row } from './asking'
import { isStockAlike } from './meaning-of-facts'

/** Rows of one answer, and a way to ask for them anew. */
export type Asked = { readonly answer: Answer; readonly place: string; readonly again: () => Promise<readonly Row[]> }
type Doubt = { readonly id: string; readonly one: Asked; readonly other: Asked }

/** So many answers are asked for anew, and so often each. */
const mostDoubts = 8
const tries = 2

type AskedRow = () => Promise<Row | undefined>
/** What two answers say to be left of a product, where they differ each time that both are asked for anew; else `null`. */
export const differingStock = async (
  one: AskedRow,
  other: AskedRow,
): Promise<{ readonly known: string; readonly told: string } | null> => {
  let said: { known: string; told: string } | null = null
  for (let turn = 0; turn < tries; turn += 1) {
    const [known, told] = [await one(), await other()]
    if (known === undefined || told === undefined || isStockAlike(known, told)) return null
    said = { known: String(known['available']), told: String(told['available']) }
  }
  return said
}

/** What lists say to be left of a product: where two differ, both are asked for anew, because something may have been sold. */
export const createStockWalk = (note: Asker['note']) => {
  const first = new Map<string, { readonly row: Row; readonly asked: Asked }>()
  const doubts: Doubt[] = []
  const rowOf = async ({ again }: Asked, id: string) => (await again()).find((row) => String(row['id']) === id)
  return {
    see: (asked: Asked, rows: readonly Row[]): void => {
      for (const row of rows) {
        const id = String(row['id'])
        const before = first.get(id)
        if (before === undefined) first.set(id, { row, asked })
        else if (!isStockAlike(row, before.row) && doubts.at(-1)?.one !== asked)
          doubts.push({ id, one: asked, other: before.asked })
      }
    },
    settle: async (): Promise<void> => {
      for (const { id, one, other } of doubts.splice(0).slice(0, mostDoubts)) {
        const said = await differingStock(
          () => rowOf(other, id),
          () => rowOf(one, id),
        )
        if (said !== null)
          note(
            one.answer.operation,
            `${one.place}/available`,
            `${said.known} of product ${id}, as elsewhere`,
            said.told,
          )
      }
    },
  }
}
