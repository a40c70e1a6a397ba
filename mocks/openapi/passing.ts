import { parsedBody } from '../call-log'
import { isRow, rowsOf, type Answer, type Asker } from './asking'
import { nameOf, operationFor, sharedChecker } from './checker'
import type { Difference } from './difference'
import { checkFirst, checkOnce, checkOtherPage, checkPage, dataOf } from './meaning'
import { checkFits, checkOneStatus, checkOrder, withText } from './meaning-of-filters'
import { checkOnePrice, checkSameLines } from './meaning-of-lines'
import { checkDays } from './meaning-of-orders'
import { createGoodsWatch, type GoodsOf } from './passing-goods'
import { createMemory } from './passing-memory'
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
  const memory = createMemory(now, memorable)
  const goods = createGoodsWatch(memory)
  const placing = createOrderWatch(now, memorable)
  const unlisted = createUnlistedWatch(now, memorable)
  const meaningOf = (answer: Answer, path: string, query: URLSearchParams): readonly Difference[] => {
    const found: Difference[] = []
    const note: Asker['note'] = (operation, where, expected, got) =>
      void found.push({ operation: nameOf(operation), where, expected, got })
    const { id } = answer.operation
    const of: GoodsOf = { company: path.split('/')[3] ?? '', language: query.get('lang') ?? '' }
    if (id === 'products' || id === 'guestProducts') {
      checkList(note, answer, query)
      const [page, asked] = [Number(query.get('page') ?? 1), (at: number) => withPage(query, at)]
      const kept = (at: number) =>
        id === 'products' ? goods.before(of, asked(at)) : memory.find(`${path} ${asked(at)}`)
      if (page > 1) checkOtherPage(note, kept(page - 1), answer)
      if (id === 'products') {
        goods.list(note, answer, of, asked(page))
        placing.products(dataOf(answer))
      } else memory.keep(`${path} ${asked(page)}`, answer)
    }
    if (id === 'browseTop' || id === 'browseCategory')
      placing.products(goods.category(note, answer, of, `${path} ${withPage(query, Number(query.get('page') ?? 1))}`))
    if (id === 'productDetails') {
      checkFirst(note, answer, 'id', lastOf(path))
      goods.product(note, answer, of, lastOf(path))
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
