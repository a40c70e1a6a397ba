import { readProducts } from './api/product-reading'
import type { Product } from './api/schemas/catalogue'
import type { Id } from './api/schemas/shared'
import type { ShopApi } from './api/shop-api'
import { ask, type Ports } from './app-ports'
import type { RelatedAsked, RelatedNews } from './machines/catalogue/related.machine'
import type { ReadingNews } from './machines/ordering/freshness.types'
import type { SearchAsked } from './machines/ordering/pad.types'
import { listening } from './machines/port'

/** The largest page (spec 9): most part numbers need no second one. */
const perPage = 48
/** The question for a part number as it is spelled, on the largest pages there are. */
export const partQuery = (search: string, page = 1) => ({ page, perPage, search, categoryId: null, tagIds: [] })
/** Searches for a part number. */
export const searchPartsOf = <TPage>(products: (...asked: Parameters<ShopApi['products']>) => Promise<TPage>) =>
  ask(({ code, search, page }: SearchAsked, signal) => products(code, partQuery(search, page), signal))

/** The pages of a search behind the first, one after the other; the first that cannot be read ends it. */
export const furtherPartsOf = (api: Pick<ShopApi, 'products'>) =>
  ask(async ({ code, search, pages }: Omit<SearchAsked, 'page'> & { pages: number }, signal) => {
    const found: Product[] = []
    for (let page = 2; page < pages + 2; page += 1) {
      const { data } = await api.products(code, partQuery(search, page), signal)
      found.push(...data)
    }
    return found
  })

/** Products of a tenant that are read one by one. */
type Asked = { code: string; ids: readonly Id[] }

/** The readings of products: for the check of lines, and for the products that belong to another one. */
export const readings = (sure: ShopApi, passing: ShopApi, logFailure: Ports['logFailure']) => {
  const read = (source: ShopApi, what: string, { code, ids }: Asked, tell: (news: RelatedNews) => void) =>
    readProducts(source, {
      code,
      ids,
      onPortion: (results, failed) => tell({ type: 'products.read', results, failed }),
      onEnd: () => tell({ type: 'reading.ended' }),
      onFailure: (error) => logFailure(null, { what, error }),
    })
  const readCategory = (code: string, categoryId: Id, tell: (news: RelatedNews) => void) => {
    const stop = new AbortController()
    const query = { page: 1, perPage: 12, search: '', categoryId: String(categoryId), tagIds: [] } as const
    const end = () => tell({ type: 'reading.ended' })
    passing.products(code, query, stop.signal).then(
      ({ data }) => {
        const at = Date.now()
        tell({
          type: 'products.read',
          results: data.map((product) => ({ productId: product.id, at, product })),
          failed: [],
        })
        end()
      },
      (error: unknown) => {
        if (stop.signal.aborted) return
        logFailure(null, { what: 'Reading more of a category', error })
        end()
      },
    )
    return () => stop.abort()
  }
  return {
    ofLines: listening<ReadingNews, Asked>((tell, asked) => read(sure, 'Checking a line of the cart', asked, tell)),
    ofRelated: listening<RelatedNews, RelatedAsked>((tell, { categoryId, ...asked }) =>
      categoryId === null
        ? read(passing, 'Reading a related product', asked, tell)
        : readCategory(asked.code, categoryId, tell),
    ),
  }
}
