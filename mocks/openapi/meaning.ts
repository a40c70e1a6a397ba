import { type Answer, type Asker, isRow, type Row, rowsOf } from './asking'
import { gotWords } from './difference'

type Note = Asker['note']

/** The rows of an answer with `data`. */
export const dataOf = (answer: Answer | null): readonly Row[] =>
  isRow(answer?.body) ? rowsOf(answer.body['data']) : []

/** The paging of a list; empty where it says none. */
export const metaOf = (answer: Answer | null): Row =>
  isRow(answer?.body) && isRow(answer.body['meta']) ? answer.body['meta'] : {}

/** What a page was asked for; `perPage` is `null` where the server decides. */
type Asked = { readonly page: number; readonly perPage: number | null }

const numbersOf = (meta: Row) => ({
  from: Number(meta['from'] ?? 0),
  to: Number(meta['to'] ?? 0),
  total: Number(meta['total']),
  lastPage: Number(meta['last_page']),
  currentPage: Number(meta['current_page']),
})

/** Notes where the paging of a list does not add up: meta against rows, and against what was asked for. */
export const checkPage = (note: Note, answer: Answer | null, where: string, { page, perPage }: Asked): void => {
  if (answer?.status !== 200 || !isRow(answer.body)) return
  const list = where === '#' ? answer.body : answer.body['products']
  if (!isRow(list) || !isRow(list['meta']) || !Array.isArray(list['data'])) return
  const rows = list['data'].length
  const { from, to, total, lastPage, currentPage } = numbersOf(list['meta'])
  const check = (isRight: boolean, field: string, expected: string, got: unknown) => {
    if (!isRight) note(answer.operation, `${where}/${field}`, expected, gotWords(got))
  }
  check(currentPage === page, 'meta/current_page', `${page}, as asked`, currentPage)
  check(perPage === null || rows <= perPage, 'data', `at most ${perPage} rows, as asked`, list['data'])
  if (rows > 0) {
    check(from >= 1 && to - from + 1 === rows, 'meta/to', `${from + rows - 1}: ${rows} rows from ${from}`, to)
    check(total >= to, 'meta/total', `at least ${to}, the last row here`, total)
    check(lastPage >= page, 'meta/last_page', `at least ${page}, which has rows`, lastPage)
    check(page < lastPage || total === to, 'meta/total', `${to}, the last row of the last page`, total)
  }
  check(rows > 0 || page > lastPage || total === 0, 'data', `rows: ${total} in all, page ${page} of ${lastPage}`, [])
  if (perPage !== null) {
    check(page >= lastPage || rows === perPage, 'data', `${perPage} rows, as asked: ${total} in all`, list['data'])
    const pages = Math.max(1, Math.ceil(total / perPage))
    check(lastPage === pages, 'meta/last_page', `${pages}: ${total} rows, ${perPage} on a page`, lastPage)
    check(rows === 0 || from === (page - 1) * perPage + 1, 'meta/from', `${(page - 1) * perPage + 1}`, from)
  }
}

const idsOf = (rows: readonly Row[]): readonly string[] => rows.map(({ id }) => String(id))

/** Notes a list that has a row twice. */
export const checkOnce = (note: Note, answer: Answer | null, where = '#/data', rows = dataOf(answer)): void => {
  const seen = new Map<string, number>()
  for (const [at, id] of idsOf(rows).entries()) {
    const before = seen.get(id)
    seen.set(id, before ?? at)
    if (answer === null || before === undefined) continue
    note(answer.operation, `${where}/${at}/id`, 'each row once', `${id}, which is row ${before}, too`)
  }
}

/** Notes a page that shows rows of the one before it: all of them, or (where `isEach`) any. */
export const checkOtherPage = (note: Note, first: Answer | null, second: Answer | null, isEach = true): void => {
  const seen = new Set(idsOf(dataOf(first)))
  const again = idsOf(dataOf(second))
  const shared = again.filter((id) => seen.has(id))
  if (second === null || shared.length === 0) return
  const expected = `other rows than on page ${Number(metaOf(first)['current_page'] ?? 1)}`
  if (shared.length === again.length) note(second.operation, '#/data', expected, 'the same rows')
  else if (isEach) note(second.operation, '#/data', expected, `${shared[0]} on both`)
}

/** Notes an answer whose first row is not the one that was asked for by a field. */
export const checkFirst = (note: Note, answer: Answer | null, field: string, wanted: unknown): void => {
  const [first] = dataOf(answer)
  const plain = (value: unknown) => String(value).toLowerCase()
  if (answer === null || first === undefined || plain(first[field]) === plain(wanted)) return
  note(answer.operation, `#/data/0/${field}`, `${gotWords(wanted)}, as asked`, gotWords(first[field]))
}

/** Notes a list that has rows although nothing can be found there, or none although something must. */
export const checkFilled = (note: Note, answer: Answer | null, isFilled: boolean, why: string): void => {
  if (answer?.status !== 200 || !isRow(answer.body) || !Array.isArray(answer.body['data'])) return
  const { data } = answer.body
  if (data.length > 0 === isFilled) return
  note(answer.operation, '#/data', `${isFilled ? 'rows' : 'no row'}: ${why}`, gotWords(data))
}

const totalOf = (answer: Answer | null): number | null => {
  const { total } = metaOf(answer)
  return total === undefined ? null : Number(total)
}

/**
 * Notes pages of one list of which one counts other rows than another, or has them in another order. `again` asks for the
 * first one anew: a list that changes meanwhile is no difference.
 */
export const checkSamePages = async (
  note: Note,
  pages: readonly (Answer | null)[],
  again: () => Promise<Answer | null>,
): Promise<void> => {
  const [first = null, ...others] = pages
  const total = totalOf(first)
  const at = (page: Answer | null) => Number(metaOf(page)['current_page'])
  const start = [first, ...others.filter((page) => at(page) === 2 || at(page) === 3)].flatMap((page) =>
    idsOf(dataOf(page)),
  )
  const differing = others.flatMap((page) => {
    if (page === null || first === null || total === null) return []
    const ids = idsOf(dataOf(page))
    // A wider first page begins with the same rows.
    const odd = at(page) === 1 ? start.findIndex((id, index) => index < ids.length && ids[index] !== id) : -1
    return [
      ...(totalOf(page) === total
        ? []
        : [[page, '#/meta/total', `${total}, as on page 1`, String(totalOf(page))] as const]),
      ...(odd < 0
        ? []
        : [[page, `#/data/${odd}/id`, `${start[odd]}, as on a smaller page`, String(ids[odd])] as const]),
    ]
  })
  if (differing.length === 0) return
  const now = await again()
  if (totalOf(now) !== total) return
  for (const [{ operation }, where, expected, got] of differing) note(operation, where, expected, got)
}
