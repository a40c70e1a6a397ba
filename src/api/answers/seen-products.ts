import * as v from 'valibot'
import type { ProductFilter } from '../endpoints/catalogue'
import { Product, type ProductPage } from '../schemas/catalogue'
import type { Kept } from '../schemas/kept'
import { isSameId, type Id } from '../schemas/shared'
import type { FoundAnswer } from './answer-store'

/** A product of an answer that the device kept. */
type SeenProduct = { readonly at: number; readonly product: Product }

const fieldOf = (value: unknown, name: string): unknown => Object.getOwnPropertyDescriptor(Object(value), name)?.value

/** The rows of an answer: of a list and of one product `data`, of a category `products.data`. */
const rowsOf = (json: unknown): readonly unknown[] => {
  const rows = fieldOf(json, 'data') ?? fieldOf(fieldOf(json, 'products'), 'data')
  return Array.isArray(rows) ? rows : []
}

/** Every product of these answers once, as it was answered last. */
const productsOf = (answers: readonly FoundAnswer[]): readonly SeenProduct[] => {
  const seen = new Map<string, SeenProduct>()
  for (const { at, json } of answers.toSorted((one, other) => one.at - other.at)) {
    for (const row of rowsOf(json)) {
      const product = v.safeParse(Product, row)
      if (product.success) seen.set(String(product.output.id), { at, product: product.output })
    }
  }
  return [...seen.values()]
}

/** One of them by its id. */
const seenProduct = (seen: readonly SeenProduct[], productId: Id): Kept<Product> | null => {
  const found = seen.find(({ product }) => isSameId(product.id, productId))
  return found === undefined ? null : { value: found.product, asOf: found.at, isSearched: false }
}

/**
 * A page of those that hold every word of the search in their part number or description, and have every tag; `null`
 * when nothing was seen, or a category is asked for, which products do not name.
 */
const searchSeen = (
  seen: readonly SeenProduct[],
  { search, page, perPage, categoryId, tagIds }: ProductFilter,
): Kept<ProductPage> | null => {
  if (seen.length === 0 || search.trim() === '' || categoryId !== null) return null
  const words = search.toLowerCase().split(/\s+/).filter(Boolean)
  const fits = ({ product: { part_number, description, tags } }: SeenProduct) =>
    words.every((word) => `${part_number} ${description}`.toLowerCase().includes(word)) &&
    tagIds.every((id) => tags.some((tag) => String(tag.id) === id))
  const found = seen
    .filter(fits)
    .toSorted((one, other) => one.product.part_number.localeCompare(other.product.part_number))
  const last = Math.max(1, Math.ceil(found.length / perPage))
  const current = Math.min(page, last)
  const start = (current - 1) * perPage
  const shown = found.slice(start, start + perPage)
  const meta = {
    from: Math.min(start + 1, found.length),
    to: start + shown.length,
    total: found.length,
    last_page: last,
    current_page: current,
  }
  const asOf = Math.min(...(shown.length > 0 ? shown : seen).map(({ at }) => at))
  return { value: { data: shown.map(({ product }) => product), meta }, asOf, isSearched: true }
}

/** What can be found among the products of these answers. */
export const productsIn = (answers: readonly FoundAnswer[]) => {
  const seen = productsOf(answers)
  return {
    product: (productId: Id) => seenProduct(seen, productId),
    search: (filter: ProductFilter) => searchSeen(seen, filter),
  }
}
export type SeenProducts = ReturnType<typeof productsIn>
