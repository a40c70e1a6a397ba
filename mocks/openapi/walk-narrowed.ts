import { type Answer, type Asker, type Row, rowsOf } from './asking'
import { gotWords } from './difference'
import { dataOf, metaOf } from './meaning'
import { checkFits, withCategory, withTag } from './meaning-of-filters'
import { checkHolds } from './meaning-of-goods'

type Note = Asker['note']
type Narrowed = (filter: Readonly<Record<string, string>>) => Promise<Answer | null>

/** Of so many products that begin alike all stand on one page. */
const mostAlike = 40

/** How a part number begins: its letters, with the sign that ends them. */
const startOf = ({ part_number: part }: Row): string =>
  typeof part === 'string' ? (/^[a-z]{2,}[^a-z\d\s]?/i.exec(part)?.[0] ?? '') : ''

/** All products whose part numbers begin alike are found by that beginning, not the first of them only. */
export const walkAlike = async (note: Note, known: readonly Row[], search: Narrowed): Promise<void> => {
  const starts = [...new Set(known.map(startOf))].filter((start) => start !== '')
  const groups = starts.map((start) => ({ start, alike: known.filter((row) => startOf(row) === start) }))
  const [largest] = groups
    .filter(({ alike }) => alike.length > 1 && alike.length <= mostAlike)
    .toSorted((one, other) => other.alike.length - one.alike.length)
  if (largest === undefined) return
  const { start, alike } = largest
  const found = await search({ search: start })
  checkHolds(note, found, alike, `its part number begins with ${start}`)
}

/** A category and a tag at once: all that have both, and nothing that the category alone does not have. */
export const walkBoth = async (note: Note, category: Row, within: Answer | null, search: Narrowed): Promise<void> => {
  const rows = dataOf(within)
  const tag = rows.flatMap(({ tags }) => rowsOf(tags))[0]
  if (tag === undefined) return
  const narrowing = withTag(tag['id'])
  const both = await search({ categoryId: String(category['id']), 'tag_ids[]': String(tag['id']) })
  checkFits(note, both, narrowing)
  if (category['children_count'] === 0) checkFits(note, both, withCategory(category['category']))
  const why = `it has tag ${tag['id']}, and is in category ${category['id']}`
  checkHolds(
    note,
    both,
    rows.filter((row) => narrowing.isFit(row) === true),
    why,
  )
  if (both === null || Number(metaOf(within)['total']) > rows.length) return
  const ids = new Set(rows.map(({ id }) => String(id)))
  const at = dataOf(both).findIndex(({ id }) => !ids.has(String(id)))
  if (at !== -1)
    note(
      both.operation,
      `#/data/${at}/id`,
      `a product of category ${category['id']}`,
      gotWords(dataOf(both)[at]?.['id']),
    )
}
