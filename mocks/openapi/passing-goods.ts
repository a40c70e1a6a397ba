import { type Answer, type Asker, isRow, type Row, rowsOf } from './asking'
import { dataOf } from './meaning'
import { type Fact, inWords, ofBuyers, ofRelated } from './meaning-of-facts'
import { checkAlike } from './meaning-of-goods'
import { checkProduct } from './meaning-of-rows'
import type { Memory } from './passing-memory'

type Note = Asker['note']
/** Whose goods were asked for, and in which language. */
export type GoodsOf = { readonly company: string; readonly language: string }

const inside = '#/products/data'

/** Holds products against the lists of the same company before them; words against those in the same language. */
export const createGoodsWatch = (memory: Memory) => {
  const keyOf = ({ company, language }: GoodsOf): string => `goods ${company} ${language} `
  const holdRows = (
    note: Note,
    answer: Answer,
    { known, rows, place }: { known: ReadonlyMap<string, Row>; rows: readonly Row[]; place: string },
    facts: readonly Fact[],
  ): void => {
    for (const [at, row] of rows.entries()) {
      const other = known.get(String(row['id']))
      if (other !== undefined)
        checkAlike(note, answer, { place: `${place}/${at}`, row, other, said: 'as in a list before' }, facts)
    }
  }
  const hold = (note: Note, answer: Answer, of: GoodsOf, { rows, place }: { rows: readonly Row[]; place: string }) => {
    holdRows(note, answer, { known: memory.rowsOf(`goods ${of.company} `), rows, place }, ofBuyers)
    holdRows(note, answer, { known: memory.rowsOf(keyOf(of)), rows, place }, inWords)
  }
  return {
    list: (note: Note, answer: Answer, of: GoodsOf, query: string): void => {
      hold(note, answer, of, { rows: dataOf(answer), place: '#/data' })
      memory.keep(`${keyOf(of)}${query}`, answer)
    },
    /** The list that went before, by what was asked for. */
    before: (of: GoodsOf, query: string): Answer | null => memory.find(`${keyOf(of)}${query}`),
    category: (note: Note, answer: Answer, of: GoodsOf, query: string): readonly Row[] => {
      const products = isRow(answer.body) && isRow(answer.body['products']) ? answer.body['products'] : {}
      const rows = rowsOf(products['data'])
      hold(note, answer, of, { rows, place: inside })
      memory.keep(`${keyOf(of)}${query}`, { ...answer, body: products })
      return rows
    },
    product: (note: Note, answer: Answer, of: GoodsOf, id: string): void => {
      const row = memory.rowsOf(`goods ${of.company} `).get(id)
      if (row !== undefined) checkProduct(note, answer, row)
      const known = memory.rowsOf(keyOf(of))
      const [product] = dataOf(answer)
      if (product === undefined) return
      const other = known.get(id)
      if (other !== undefined)
        checkAlike(note, answer, { place: '#/data/0', row: product, other, said: 'as in the list' }, inWords)
      for (const field of ['related_products', 'complementary_products'])
        holdRows(note, answer, { known, rows: rowsOf(product[field]), place: `#/data/0/${field}` }, ofRelated)
    },
  }
}
