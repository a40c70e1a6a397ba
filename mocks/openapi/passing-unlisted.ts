import { type Answer, type Asker, isRow } from './asking'
import { dataOf, metaOf } from './meaning'

const statuses = ['draft', 'processed']
/** An order that opened: when, of which status, and how often each list came after it without it. */
type Opened = { readonly at: number; readonly status: string; readonly missedBy: Set<string> }

/**
 * Holds the lists of orders against orders that opened within `memorable` ms before them: of a status that is listed, and never
 * seen in a list. Both lists have to come afterwards: one may go from one status to the other meanwhile.
 */
export const createUnlistedWatch = (now: () => number, memorable: number) => {
  const opened = new Map<string, Opened>()
  const listed = new Map<string, number>()
  return {
    order: ({ body }: Answer, place: string, id: string): void => {
      const key = `${place} ${id}`
      const status = isRow(body) ? String(body['status']) : ''
      opened.delete(key)
      if (!statuses.includes(status) || now() - (listed.get(key) ?? -Infinity) <= memorable) return
      opened.set(key, { at: now(), status, missedBy: new Set() })
    },
    list: (note: Asker['note'], answer: Answer, place: string, status: string): void => {
      const ids = new Set(dataOf(answer).map(({ id }) => String(id)))
      const isWhole = !(Number(metaOf(answer)['total']) > ids.size)
      for (const [key, at] of listed) if (now() - at > memorable) listed.delete(key)
      for (const id of ids) {
        listed.set(`${place} ${id}`, now())
        opened.delete(`${place} ${id}`)
      }
      for (const [key, { at, status: own, missedBy }] of opened) {
        if (now() - at > memorable) opened.delete(key)
        if (now() - at > memorable || !isWhole || !key.startsWith(`${place} `)) continue
        missedBy.add(status)
        if (missedBy.size < statuses.length) continue
        opened.delete(key)
        const id = key.slice(place.length + 1)
        note(
          answer.operation,
          '#/data',
          `order ${id} in the list of one status: it opened, and was ${own}`,
          'neither has it',
        )
      }
    },
    forget: (): void => {
      opened.clear()
      listed.clear()
    },
  }
}
