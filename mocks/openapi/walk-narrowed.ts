import { type Answer, type Asker, type Row, rowsOf } from './asking'
import { gotWords } from './difference'
import { checkFilled, dataOf, metaOf } from './meaning'
import { checkFits, checkTotal, withCategory, withTag } from './meaning-of-filters'
import { checkHolds } from './meaning-of-goods'

type Note = Asker['note']
type Narrowed = (filter: Readonly<Record<string, string>>) => Promise<Answer | null>

/** So many beginnings of one part number are tried. */
const mostBeginnings = 4
/** Of so many products that begin alike all stand on one page. */
const mostAlike = 40

/** How a part number begins: its letters, with the sign that ends them. */
const startOf = ({ part_number: part }: Row): string =>
  typeof part === 'string' ? (/^[a-z]{2,}[^a-z\d\s]?/i.exec(part)?.[0] ?? '') : ''

const partOf = ({ part_number: part }: Row): string => (typeof part === 'string' ? part : '')
/** The products whose part numbers begin so, in any case. */
const beginning = (known: readonly Row[], start: string): readonly Row[] =>
  known.filter((row) => partOf(row).toLowerCase().startsWith(start.toLowerCase()))
/** Beginnings of a part number with which some of the known products begin, the shortest first. */
const beginningsOf = (row: Row, known: readonly Row[]): readonly string[] => {
  const part = partOf(row)
  return Array.from({ length: Math.max(0, part.length - 2) }, (_, at) => part.slice(0, at + 2)).filter((start) => {
    const count = beginning(known, start).length
    return count > 1 && count <= mostAlike
  })
}

/**
 * All products whose part numbers begin alike are found by that beginning: those of the largest group, and those that begin
 * like the last product of all, which whoever loses an end would lose.
 */
export const walkAlike = async (note: Note, known: readonly Row[], search: Narrowed): Promise<void> => {
  const holds = async (start: string): Promise<boolean> => {
    const found = await search({ search: start })
    checkHolds(note, found, beginning(known, start), `its part number begins with ${start}`)
    return Number(metaOf(found)['total']) <= dataOf(found).length
  }
  const starts = [...new Set(known.map(startOf))].filter((start) => start !== '')
  const groups = starts.map((start) => ({ start, size: known.filter((row) => startOf(row) === start).length }))
  const [largest] = groups
    .filter(({ size }) => size > 1 && size <= mostAlike)
    .toSorted((one, other) => other.size - one.size)
  if (largest !== undefined) await holds(largest.start)
  const last = known.at(-1)
  for (const start of last === undefined ? [] : beginningsOf(last, known).slice(0, mostBeginnings))
    // Of more than a page nobody knows who is missing: a longer beginning has fewer.
    if (start !== largest?.start && (await holds(start))) return
}

/** A product is found by a word of its description, in whatever case it is written. */
export const walkWords = async (note: Note, product: Row | undefined, search: Narrowed): Promise<void> => {
  const words = typeof product?.['description'] === 'string' ? (product['description'].match(/\p{L}{4,}/gu) ?? []) : []
  const [word] = words.toSorted((one, other) => other.length - one.length)
  if (product === undefined || word === undefined) return
  const found = await search({ search: word.toLowerCase() })
  checkFilled(note, found, true, `a product has ${gotWords(word)} in its description`)
  checkHolds(note, found, [product], `${gotWords(word)} stands in its description`)
  const loud = await search({ search: word.toUpperCase() })
  checkTotal(note, loud, metaOf(found)['total'], `as for ${gotWords(word.toLowerCase())}`)
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
