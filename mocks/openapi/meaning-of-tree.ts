import { type Answer, type Asker, isRow, type Row, rowsOf } from './asking'
import { gotWords } from './difference'
import { checkNames } from './meaning-of-goods'

type Note = Asker['note']

/** Notes categories beside each other of one name, one of two names, and those that lie below themselves. */
export const checkTree = (note: Note, answer: Answer | null, rows: readonly Row[]): void => {
  checkNames(note, answer, { place: '#/data', rows, field: 'category', within: 'parent_id' })
  const names = new Map(rows.map(({ id, category }) => [String(id), category]))
  const parents = new Map(rows.map(({ id, parent_id: parent }) => [String(id), String(parent)]))
  for (const [at, { id, parent_id: parent, path }] of rows.entries()) {
    if (answer === null || String(id) === String(parent)) continue
    let above = parents.get(String(id))
    for (let steps = 0; above !== undefined && above !== String(id) && steps < rows.length; steps += 1)
      above = parents.get(above)
    if (above === String(id))
      note(
        answer.operation,
        `#/data/${at}/parent_id`,
        'a category above it',
        `${gotWords(parent)}, which lies below it`,
      )
    for (const [step, { id: of, category: called }] of rowsOf(path).entries()) {
      const name = names.get(String(of))
      if (name === undefined || called === undefined || called === name) continue
      note(answer.operation, `#/data/${at}/path/${step}/category`, `${gotWords(name)}, as in its row`, gotWords(called))
    }
  }
}

/** Notes children of a place that are children of another one, and what of the place is not as its row in the list says. */
export const checkPlace = (note: Note, answer: Answer | null, row: Row | null, known: readonly Row[]): void => {
  if (answer?.status !== 200 || !isRow(answer.body)) return
  const { currentCategory: current, childCategories: children } = answer.body
  const id = row === null ? null : row['id']
  const listed = new Map(known.map((one) => [String(one['id']), one]))
  const check = (one: Row, where: string, fields: readonly string[]) => {
    const other = listed.get(String(one['id']))
    for (const field of fields) {
      const [was, is] = [other?.[field], one[field]]
      if (was === undefined || is === undefined || String(was) === String(is)) continue
      note(answer.operation, `${where}/${field}`, `${gotWords(was)}, as in the list`, gotWords(is))
    }
  }
  const own = ['category', 'parent_id']
  if (isRow(current) && String(current['id']) === String(id)) check(current, '#/currentCategory', own)
  for (const [at, child] of rowsOf(children).entries()) {
    const where = `#/childCategories/${at}`
    const parent = child['parent_id']
    // At the top those may stand, too, whose parent is nowhere.
    const isOf = id === null ? parent === null || !listed.has(String(parent)) : String(parent) === String(id)
    if (parent !== undefined && !isOf)
      note(answer.operation, `${where}/parent_id`, `${gotWords(id)}, which was asked for`, gotWords(parent))
    check(child, where, [...own, 'products_count', 'children_count'])
  }
}
