import type { ShopApi } from './shop-api'
import type { Failure } from './schemas/failure'
import type { Product } from './schemas/catalogue'
import { isSameId, type Id } from './schemas/shared'
import { inPool } from './pool'

/** What was heard of a product at a moment (ms since 1970); `null` when the server knows no such product. */
export type Heard = { readonly productId: Id; readonly at: number; readonly product: Product | null }

/** A browser has six connections to a server of HTTP/1.1: one stays for what the screen waits for while these hang. */
const atOnce = 5
const retries = 1
/** How long one product is waited for, and how long answers are gathered before they are told, in ms. */
const patience = 8000
const gathering = 250

type Reading = {
  readonly code: string
  readonly ids: readonly Id[]
  /** What was heard since the last time, and the products that could not be had. */
  readonly onPortion: (results: readonly Heard[], failed: readonly Id[]) => void
  readonly onEnd: () => void
  /** Told once, of the first product that could not be had: the others most often fail alike. */
  readonly onFailure: (error: unknown) => void
}

/** Reads products one by one, five at once, each tried once more. Answers how to give it up: then nothing more is told. */
export const readProducts = (api: ShopApi, { code, ids, onPortion, onEnd, onFailure }: Reading): (() => void) => {
  const stop = new AbortController()
  let results: Heard[] = []
  let failed: Id[] = []
  let isFailureTold = false
  const miss = (id: Id, error: unknown) => {
    failed.push(id)
    if (!isFailureTold && !stop.signal.aborted) onFailure(error)
    isFailureTold = true
  }
  const tell = () => {
    if (stop.signal.aborted || results.length + failed.length === 0) return
    const portion = [results, failed] as const
    results = []
    failed = []
    onPortion(...portion)
  }
  const timer = setInterval(tell, gathering)
  const read = async (id: Id): Promise<void> => {
    const call = new AbortController()
    const giveUp = () => call.abort()
    stop.signal.addEventListener('abort', giveUp, { once: true })
    const limit = setTimeout(giveUp, patience)
    try {
      const product = await api.productDetails(code, String(id), call.signal, retries)
      // An answer about something else is none.
      if (product !== null && !isSameId(product.id, id)) miss(id, { kind: 'unreadable' } satisfies Failure)
      else results.push({ productId: id, at: Date.now(), product })
    } catch (error) {
      miss(id, error)
    } finally {
      clearTimeout(limit)
      stop.signal.removeEventListener('abort', giveUp)
    }
  }
  void inPool(ids, atOnce, read, stop.signal).then(() => {
    clearInterval(timer)
    tell()
    if (!stop.signal.aborted) onEnd()
  })
  return () => {
    clearInterval(timer)
    stop.abort()
  }
}

/** The endpoints of products; whatever they answer is told to whoever listens, too. */
export const withPassers = (plain: ShopApi) => {
  const listeners = new Set<(code: string, heard: readonly Heard[]) => void>()
  const tellHeard = (code: string, heard: readonly Heard[]) => listeners.forEach((listener) => listener(code, heard))
  const tell = (code: string, products: readonly Product[]) => {
    const at = Date.now()
    tellHeard(
      code,
      products.map((product) => ({ productId: product.id, at, product })),
    )
  }
  const over = (api: ShopApi): Pick<ShopApi, 'products' | 'categoryBrowse' | 'productDetails'> => ({
    products: async (code, ...asked) => {
      const page = await api.products(code, ...asked)
      tell(code, page.data)
      return page
    },
    categoryBrowse: async (code, ...asked) => {
      const answer = await api.categoryBrowse(code, ...asked)
      tell(code, answer.products.data)
      return answer
    },
    productDetails: async (code, productId, ...asked) => {
      const product = await api.productDetails(code, productId, ...asked)
      tellHeard(code, [{ productId, at: Date.now(), product }])
      return product
    },
  })
  return {
    ...over(plain),
    /** The same over another client. */
    over,
    /** Answers how to stop listening. */
    onProducts: (listener: (code: string, heard: readonly Heard[]) => void): (() => void) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}
