import { type Answer, type Asker, type Row, rowsOf } from './asking'
import { gotWords } from './difference'
import { dataOf, metaOf } from './meaning'
import { type Fact, inOneLanguage, numberIn, textIn } from './meaning-of-facts'
import { type Asked, createStockWalk } from './walk-stock'

type Note = Asker['note']

/** Notes each field in which a row says something else of a product than another answer did. */
export const checkAlike = (
  note: Note,
  answer: Answer | null,
  { place, row, other, said }: { place: string; row: Row; other: Row; said: string },
  facts: readonly Fact[],
): void => {
  if (answer === null || String(row['id']) !== String(other['id'])) return
  for (const [field, read] of facts) {
    const [known, told] = [read(other[field]), read(row[field])]
    if (known === null || told === null || known === told) continue
    note(answer.operation, `${place}/${field}`, `${gotWords(other[field])}, ${said}`, gotWords(row[field]))
  }
}

/** Where rows stand in an answer, and how they are asked for anew. */
type Stand = { readonly rows?: readonly Row[]; readonly place?: string; readonly again?: Asked['again'] }

/** The products that the walk has seen, by id, as the first answer said them. */
export const createShelf = (note: Note) => {
  const stock = createStockWalk(note)
  const seen = new Map<string, Row>()
  const rowsIn = (rows: readonly Row[]) => rows.map((row, at) => ({ row, at, other: seen.get(String(row['id'])) }))
  return {
    /** Holds rows for buyers against what was said before, and keeps those that are new. */
    put: (answer: Answer | null, { rows = dataOf(answer), place = '#/data', again }: Stand = {}): void => {
      if (answer !== null && again !== undefined) stock.see({ answer, place, again }, rows)
      for (const { row, at, other } of rowsIn(rows)) {
        const price = numberIn(row['selling_price'])
        if (answer !== null && price !== null && price < 0)
          note(answer.operation, `${place}/${at}/selling_price`, 'at least 0', `${price}`)
        if (other === undefined) seen.set(String(row['id']), row)
        else checkAlike(note, answer, { place: `${place}/${at}`, row, other, said: 'as elsewhere' }, inOneLanguage)
      }
    },
    /** Holds other rows of the same products against them. */
    hold: (answer: Answer | null, facts: readonly Fact[], rows = dataOf(answer), place = '#/data'): void => {
      for (const { row, at, other } of rowsIn(rows)) {
        if (other !== undefined)
          checkAlike(note, answer, { place: `${place}/${at}`, row, other, said: 'as buyers see it' }, facts)
      }
    },
    /** Asks anew where two lists said another stock of one product. */
    settle: stock.settle,
    find: (id: unknown): Row | undefined => seen.get(String(id)),
    has: (row: Row): boolean => seen.has(String(row['id'])),
    rows: (): readonly Row[] => [...seen.values()],
  }
}
export type Shelf = ReturnType<typeof createShelf>

/** Notes a whole list in which a product is not that belongs there. */
export const checkHolds = (note: Note, answer: Answer | null, rows: readonly Row[], why: string): void => {
  const found = dataOf(answer)
  if (answer?.status !== 200 || Number(metaOf(answer)['total']) > found.length) return
  const ids = new Set(found.map(({ id }) => String(id)))
  const missing = rows.find(({ id }) => !ids.has(String(id)))
  if (missing !== undefined)
    note(answer.operation, '#/data', `product ${String(missing['id'])}: ${why}`, `list of ${found.length} without it`)
}

/** Notes things of two ids that have one name, which nobody can tell apart, and things of one id that have two. */
export const checkNames = (
  note: Note,
  answer: Answer | null,
  { place, rows, field, within }: { place: string; rows: readonly Row[]; field: string; within?: string },
): void => {
  const names = new Map<string, string>()
  const ids = new Map<string, string>()
  for (const [at, row] of rows.entries()) {
    const [id, name] = [String(row['id']), String(row[field]).trim()]
    const key = `${within === undefined ? '' : String(row[within])} ${name.toLowerCase()}`
    const [before, called] = [names.get(key), ids.get(id)]
    names.set(key, before ?? id)
    ids.set(id, called ?? name)
    if (answer === null) continue
    if (before !== undefined && before !== id)
      note(answer.operation, `${place}/${at}/${field}`, `another name than that of ${before}`, gotWords(row[field]))
    if (called !== undefined && called !== name)
      note(
        answer.operation,
        `${place}/${at}/${field}`,
        `${gotWords(called)}, as ${id} is called before`,
        gotWords(name),
      )
  }
}

/** The colour of a tag (C-69), without the sign that some write before it; '' where it has none. */
const colourIn = (tag: Row): string => (textIn(tag['colour'] ?? tag['color']) ?? '').replace(/^#/, '').toLowerCase()
/** Notes tags of products that are not those of the list of tags. */
export const checkTags = (note: Note, answer: Answer | null, tags: readonly Row[], rows = dataOf(answer)): void => {
  const known = new Map(tags.map((tag) => [String(tag['id']), tag]))
  for (const [at, row] of rows.entries()) {
    for (const [of, tag] of rowsOf(row['tags']).entries()) {
      const { id, name } = tag
      const listed = known.get(String(id))
      const called = listed?.['name']
      const [colour, wanted] = [colourIn(tag), listed && colourIn(listed)]
      if (answer !== null && colour && wanted && colour !== wanted)
        note(answer.operation, `#/data/${at}/tags/${of}/colour`, `${wanted}, as in the list of tags`, colour)
      if (answer === null || called === name) continue
      const expected =
        called === undefined ? 'a tag of the list of tags' : `${gotWords(called)}, as in the list of tags`
      note(answer.operation, `#/data/${at}/tags/${of}/name`, expected, gotWords(name))
    }
  }
}
