import { fromPromise } from 'xstate'
import type { ShopApi } from './api/shop-api'
import { partQuery } from './app-reading'
import type { PartAsked } from './machines/ordering/list.types'
import type { LineProduct } from './machines/rules/cart'
import { exactAmong, isAskable, padProduct, partKey } from './machines/rules/pad-matching'

/** So many part numbers are asked for at once: rows that name their parts take no connection from what somebody waits for. */
const atOnce = 3

/** Lets so many work at a time, the others after them; `null` for one that was given up before its turn. */
const inTurn = (most: number) => {
  const working = new Set<symbol>()
  const waiting: (() => void)[] = []
  return async <TAnswer>(work: () => Promise<TAnswer>, signal: AbortSignal): Promise<TAnswer | null> => {
    while (working.size >= most) await new Promise<void>((resolve) => waiting.push(resolve))
    const turn = Symbol()
    working.add(turn)
    try {
      return signal.aborted ? null : await work()
    } finally {
      working.delete(turn)
      waiting.shift()?.()
    }
  }
}

/**
 * The product of just one part number, for a row that says what it is: `null` where nobody asks, where there is none or more
 * than one, and where it cannot be had. A row that comes into view again needs no second call.
 */
export const partNamedBy = ({ products }: Pick<ShopApi, 'products'>) => {
  const known = new Map<string, LineProduct | null>()
  const turn = inTurn(atOnce)
  return fromPromise<LineProduct | null, PartAsked>(async ({ input: { code, part, language }, signal }) => {
    if (part === null || !isAskable(part)) return null
    const key = JSON.stringify([code, language, partKey(part)])
    const had = known.get(key)
    if (had !== undefined) return had
    const page = await turn(() => products(code, partQuery(part.trim()), signal).catch(() => null), signal)
    if (page === null) return null
    const [only = null, another] = exactAmong(part, page.data.map(padProduct))
    const product = another === undefined ? only : null
    known.set(key, product)
    return product
  })
}
