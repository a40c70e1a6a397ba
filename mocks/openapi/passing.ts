import { parsedBody } from '../call-log'
import { isRow, rowsOf, type Answer, type Asker } from './asking'
import { nameOf, operationFor, sharedChecker } from './checker'
import type { Difference } from './difference'
import { checkOnce, checkPage } from './meaning'
import { checkFits, checkOrder, withTag, withText } from './meaning-of-filters'

/** An answer that passes by; the path starts with `/api`. */
export type PassingAnswer = {
  readonly method: string
  readonly path: string
  readonly query: URLSearchParams
  readonly status: number
  readonly type: string | null
  readonly text: string
}

const checkList = (note: Asker['note'], answer: Answer, query: URLSearchParams): void => {
  const perPage = Number(query.get('per_page') ?? 0)
  checkPage(note, answer, '#', { page: Number(query.get('page') ?? 1), perPage: perPage > 0 ? perPage : null })
  checkOnce(note, answer)
  const search = query.get('search')?.trim() ?? ''
  // Several words may be found apart from each other: one is what every server agrees on.
  if (/^\S+$/.test(search)) checkFits(note, answer, withText(search))
  const tags = query.getAll('tag_ids[]')
  if (tags.length === 1) checkFits(note, answer, withTag(tags[0]))
}

/** The meaning of one answer, as far as it can be told without another one. */
const meaningOf = (answer: Answer, path: string, query: URLSearchParams): readonly Difference[] => {
  const found: Difference[] = []
  const note: Asker['note'] = (operation, where, expected, got) =>
    void found.push({ operation: nameOf(operation), where, expected, got })
  const { id } = answer.operation
  if (id === 'products' || id === 'guestProducts') checkList(note, answer, query)
  if (id === 'orders') checkOnce(note, answer)
  if (id === 'tags') checkOnce(note, answer, '#', rowsOf(answer.body))
  if (id === 'order' && isRow(answer.body)) {
    const { status, total } = answer.body
    checkOrder(note, answer, { id: decodeURIComponent(path.split('/').at(-1) ?? ''), total }, String(status))
  }
  return found
}

/** Where an answer of a real server is not what the contract says, in form and in meaning. */
export const passingDifferences = ({
  method,
  path,
  query,
  status,
  type,
  text,
}: PassingAnswer): readonly Difference[] => {
  const form = sharedChecker().checkAnswer(method, path, status, type, text)
  const operation = operationFor(method, path)
  if (operation === null || status !== 200) return form
  return [...form, ...meaningOf({ operation, status, body: parsedBody(text) }, path, query)]
}
