import { parsedBody } from '../call-log'
import { isRow, rowsOf, type Answer, type Asker, type Row } from './asking'
import { nameOf, operationFor, sharedChecker } from './checker'
import type { Difference } from './difference'
import { checkFirst, checkOnce, checkOtherPage, checkPage, dataOf } from './meaning'
import { checkFits, checkOneStatus, checkOrder, withText } from './meaning-of-filters'
import { checkAlike, ofBuyers } from './meaning-of-goods'
import { checkOnePrice, checkSameLines } from './meaning-of-lines'
import { checkDays } from './meaning-of-orders'
import { checkProduct } from './meaning-of-rows'
import { createOrderWatch } from './passing-orders'
import { createUnlistedWatch } from './passing-unlisted'
import { withAnyTag } from './walk-tags'

/** An answer that passes by; the path starts with `/api`. */
export type PassingAnswer = {
  readonly method: string
  readonly path: string
  readonly query: URLSearchParams
  readonly status: number
  readonly type: string | null
  readonly text: string
  /** What was sent, and the key by which the server knows it again. */
  readonly sent?: { readonly body: string; readonly key: string | null }
}

const checkList = (note: Asker['note'], answer: Answer, query: URLSearchParams): void => {
  const perPage = Number(query.get('per_page') ?? 0)
  checkPage(note, answer, '#', { page: Number(query.get('page') ?? 1), perPage: perPage > 0 ? perPage : null })
  checkOnce(note, answer)
  const search = query.get('search')?.trim() ?? ''
  // Several words may be found apart from each other: one is what every server agrees on.
  if (/^\S+$/.test(search)) checkFits(note, answer, withText(search))
  const tags = query.getAll('tag_ids[]')
  // How several are joined is the server's matter (C-113).
  if (tags.length > 0) checkFits(note, answer, withAnyTag(tags))
}

/** Answers are held against those of a while, in ms: data of a server change, and that is no difference. */
const memorable = 60_000
const mostRemembered = 100

/** The last answers, by what they are about; the oldest go. */
const createMemory = (now: () => number) => {
  const kept = new Map<string, { readonly at: number; readonly answer: Answer }>()
  return {
    keep: (key: string, answer: Answer): void => {
      kept.delete(key)
      kept.set(key, { at: now(), answer })
      const [oldest] = kept.keys()
      if (kept.size > mostRemembered && oldest !== undefined) kept.delete(oldest)
    },
    find: (key: string): Answer | null => {
      const found = kept.get(key)
      return found && now() - found.at <= memorable ? found.answer : null
    },
    /** The newest rows of the lists of a kind, by id. */
    rowsOf: (kind: string): ReadonlyMap<string, Row> =>
      new Map(
        [...kept]
          .filter(([key, { at }]) => key.startsWith(kind) && now() - at <= memorable)
          .flatMap(([, { answer }]) => dataOf(answer).map((row) => [String(row['id']), row] as const)),
      ),
    forget: (): void => kept.clear(),
  }
}
const withPage = (query: URLSearchParams, page: number): string => {
  const asked = new URLSearchParams(query)
  asked.set('page', String(page))
  asked.sort()
  return String(asked)
}

/** What is asked for by the last part of a path. */
const lastOf = (path: string): string => decodeURIComponent(path.split('/').at(-1) ?? '')

/**
 * Where answers of a real server are not what the contract says, in form and in meaning: each by itself, and held against
 * those that came within a minute before it. `now` in ms.
 */
export const createPassing = (now: () => number = () => performance.now()) => {
  const memory = createMemory(now)
  const placing = createOrderWatch(now, memorable)
  const unlisted = createUnlistedWatch(now, memorable)
  /** What buyers order by is the same in each list of one company. */
  const holdRows = (note: Asker['note'], answer: Answer, path: string): void => {
    const known = memory.rowsOf(`products ${path} `)
    for (const [at, row] of dataOf(answer).entries()) {
      const other = known.get(String(row['id']))
      if (other !== undefined)
        checkAlike(note, answer, { place: `#/data/${at}`, row, other, said: 'as in a list before' }, ofBuyers)
    }
  }
  const meaningOf = (answer: Answer, path: string, query: URLSearchParams): readonly Difference[] => {
    const found: Difference[] = []
    const note: Asker['note'] = (operation, where, expected, got) =>
      void found.push({ operation: nameOf(operation), where, expected, got })
    const { id } = answer.operation
    if (id === 'products' || id === 'guestProducts') {
      checkList(note, answer, query)
      const [page, key] = [Number(query.get('page') ?? 1), (at: number) => `${id} ${path} ${withPage(query, at)}`]
      if (page > 1) checkOtherPage(note, memory.find(key(page - 1)), answer)
      if (id === 'products') {
        holdRows(note, answer, path)
        placing.products(dataOf(answer))
      }
      memory.keep(key(page), answer)
    }
    if (id === 'productDetails') {
      checkFirst(note, answer, 'id', lastOf(path))
      const row = memory.rowsOf(`products ${path.replace(/\/details\/.*/, '')} `).get(lastOf(path))
      if (row !== undefined) checkProduct(note, answer, row)
      placing.products(dataOf(answer).slice(0, 1))
    }
    if (id === 'orders') {
      checkOnce(note, answer)
      checkDays(note, answer)
      const [status, other] = query.get('status') === 'draft' ? ['draft', 'processed'] : ['processed', 'draft']
      checkOneStatus(note, memory.find(`orders ${path} ${other}`), answer, other)
      memory.keep(`orders ${path} ${status}`, answer)
      placing.list(note, answer, `${path} ${status}`)
      unlisted.list(note, answer, path, status)
    }
    if (id === 'tags') checkOnce(note, answer, '#', rowsOf(answer.body))
    if (id === 'order' && isRow(answer.body)) {
      const { status, total } = answer.body
      const place = path.slice(0, path.lastIndexOf('/'))
      const listed = memory.rowsOf(`orders ${place} `).get(lastOf(path))
      const named = listed === undefined ? {} : { customer_name: listed['customer_name'] }
      checkOrder(note, answer, { id: lastOf(path), total: listed?.['total'] ?? total, ...named }, String(status))
      checkSameLines(note, memory.find(`order ${path}`), answer)
      checkOnePrice(note, answer)
      memory.keep(`order ${path}`, answer)
      placing.order(note, answer, lastOf(path))
      unlisted.order(answer, place, lastOf(path))
    }
    return found
  }
  return ({ method, path, query, status, type, text, sent }: PassingAnswer): readonly Difference[] => {
    const form = sharedChecker().checkAnswer(method, path, status, type, text)
    const operation = operationFor(method, path)
    if (operation?.id === 'placeOrder' && sent) placing.sent(status, parsedBody(sent.body), sent.key)
    if (operation === null || status !== 200) return form
    // Another buyer may have other prices, and orders.
    if (operation.id === 'login') for (const one of [memory, placing, unlisted]) one.forget()
    return [...form, ...meaningOf({ operation, status, body: parsedBody(text) }, path, query)]
  }
}
export type Passing = ReturnType<typeof createPassing>
