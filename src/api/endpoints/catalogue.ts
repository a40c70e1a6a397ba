import { type Http, segment } from '../http'
import type { Id } from '../schemas/shared'
import {
  CategoryBrowse,
  CategoryPage,
  GuestCatalogue,
  ProductDetails,
  ProductPage,
  TagList,
  type Product,
  type Tag,
} from '../schemas/catalogue'

/** Who asks: guests and buyers have endpoints of their own (spec 7). */
export type Audience = 'guest' | 'buyer'
/** Filters of the product list; what is `null` or empty is left out of the call (C-51). */
export type ProductFilter = {
  readonly page: number
  readonly perPage: number
  readonly search: string
  readonly categoryId: string | null
  readonly tagIds: readonly string[]
}
type Browse = Pick<ProductFilter, 'page' | 'search' | 'tagIds'>

/** The largest page that is ever asked for (spec 9); a server that sends more is not drawn whole (quality F14). */
const mostRows = 48
/** A row that a server sends twice is one: nobody would know which of both is meant. */
const distinct = <TRow extends { readonly id: Id }>(rows: readonly TRow[]): TRow[] => {
  const seen = new Set<string>()
  return rows.filter(({ id }) => seen.size < seen.add(String(id)).size)
}
const shown = <TPage extends { readonly data: readonly { readonly id: Id }[] }>(page: TPage): TPage => ({
  ...page,
  data: distinct(page.data).slice(0, mostRows),
})

const listQuery = ({ page, search, tagIds }: Browse) => ({ page, search, 'tag_ids[]': tagIds })

export const catalogueEndpoints = (http: Http) => ({
  /** GET /api/products/{code}. */
  products: async (code: string, filter: ProductFilter, signal: AbortSignal): Promise<ProductPage> =>
    shown(
      await http.get(
        `/api/products/${segment(code)}`,
        ProductPage,
        { ...listQuery(filter), per_page: filter.perPage, categoryId: filter.categoryId },
        signal,
      ),
    ),
  /** GET /api/products/{code}/details/{productId}: the product, `null` when there is none. */
  productDetails: async (
    code: string,
    productId: string,
    signal: AbortSignal,
    retries?: number,
  ): Promise<Product | null> => {
    const path = `/api/products/${segment(code)}/details/${segment(productId)}`
    return (await http.get(path, ProductDetails, {}, signal, retries)).data[0] ?? null
  },
  /** GET /api/browse/{code}/products, for guests. */
  guestProducts: async (
    code: string,
    { page, search, categoryId }: Pick<ProductFilter, 'page' | 'search' | 'categoryId'>,
    signal: AbortSignal,
  ): Promise<GuestCatalogue> =>
    shown(
      await http.get(`/api/browse/${segment(code)}/products`, GuestCatalogue, { page, search, categoryId }, signal),
    ),
  /** One page of the category list, counted from 1. */
  categories: async (audience: Audience, code: string, page: number, signal: AbortSignal): Promise<CategoryPage> =>
    http.get(
      audience === 'guest' ? `/api/browse/${segment(code)}/categories` : `/api/categories/${segment(code)}`,
      CategoryPage,
      { page },
      signal,
    ),
  /** GET /api/categories/{code}/browse[/{categoryId}]. */
  categoryBrowse: async (
    code: string,
    categoryId: string | null,
    filter: Browse,
    signal: AbortSignal,
  ): Promise<CategoryBrowse> => {
    const place = categoryId === null ? '' : `/${segment(categoryId)}`
    const answer = await http.get(
      `/api/categories/${segment(code)}/browse${place}`,
      CategoryBrowse,
      listQuery(filter),
      signal,
    )
    return { ...answer, products: shown(answer.products) }
  },
  /** GET /api/tags. */
  tags: async (signal: AbortSignal): Promise<Tag[]> => distinct(await http.get('/api/tags', TagList, {}, signal)),
})
