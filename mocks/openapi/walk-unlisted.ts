import { type Answer, type Asker, isRow, type Row } from './asking'
import { dataOf, metaOf } from './meaning'

const statuses = ['draft', 'processed']
/** So many numbers between those of listed orders are tried, the newest first, and so many behind and before them. */
const mostBetween = 10
const beyond = 2

/** Numbers that orders might have which no list shows. */
const numbersBeside = (ids: readonly number[]): readonly number[] => {
  if (ids.length === 0) return []
  const [known, least, most] = [new Set(ids), Math.min(...ids), Math.max(...ids)]
  const between: number[] = []
  for (let id = most - 1; id > least && between.length < mostBetween; id -= 1) if (!known.has(id)) between.push(id)
  const around = Array.from({ length: beyond }, (_, at) => [most + at + 1, least - at - 1]).flat()
  return [...between, ...around.filter((id) => id > 0)]
}

/** Notes an order that opens by its number, is of a status that is listed, and stands in no list. `lists` are those of before. */
export const walkUnlisted = async (
  { ask, note, remark }: Asker,
  path: Row,
  lists: readonly (Answer | null)[],
): Promise<void> => {
  const isWhole = (list: Answer | null) => !(Number(metaOf(list)['total']) > dataOf(list).length)
  const idsIn = (all: readonly (Answer | null)[]) => all.flatMap((list) => dataOf(list).map(({ id }) => String(id)))
  if (!lists.every((list) => list?.status === 200 && isWhole(list))) return
  const numbers = idsIn(lists).map(Number)
  const named = new Set(lists.flatMap((list) => dataOf(list).map(({ sale_no: number }) => String(number))))
  if (!numbers.every((id) => Number.isSafeInteger(id))) return
  for (const orderId of numbersBeside(numbers)) {
    const order = await ask('order', { path: { ...path, orderId }, expects: [200, 403, 404] })
    const body = order?.status === 200 && isRow(order.body) ? order.body : null
    // What opens instead of another one was noted where that was asked for.
    if (body === null || named.has(String(body['sale_no']))) continue
    if (body['id'] !== undefined && String(body['id']) !== String(orderId)) continue
    const at = statuses.indexOf(String(body['status']))
    if (body['status'] !== undefined && at < 0) continue
    // It may have been placed meanwhile, or gone from one status to the other.
    const now: (Answer | null)[] = []
    for (const status of statuses) now.push(await ask('orders', { path, query: { status } }))
    if (!now.every((list) => list?.status === 200) || idsIn(now).includes(String(orderId))) continue
    const list = now[Math.max(at, 0)]
    // Pending and canceled ones stand in neither list: an order that does not say which it is may be one.
    const say = at < 0 ? remark : note
    if (list)
      say(
        list.operation,
        '#/data',
        `order ${orderId}, which opens${at < 0 ? '' : ` and is ${statuses[at]}`}`,
        `list of ${dataOf(list).length} without it`,
      )
  }
}
