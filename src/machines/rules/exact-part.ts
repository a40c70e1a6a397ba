import type { ProductPage } from '../../api/schemas/catalogue'
import type { Id } from '../../api/schemas/shared'
import { segment } from './access'
import { partKey } from './pad-matching'
import { pageSizes, readProductQuery, writeProductQuery, type ProductQuery } from './product-query'

type Named = Pick<ProductPage['data'][number], 'id' | 'part_number'>
/** Behind a search for a part number: the product itself is wanted, where just one has this number. */
const exactly = '#exact'
/** So many pages of a search are read at most. */
const mostPages = 10

/** The address that leads to the product of a part number; where there is not just one, to the search for it. */
export const partPath = (partNumber: string): string => {
  const query = { ...readProductQuery(''), search: partNumber.trim(), perPage: pageSizes[3] }
  return `/products${writeProductQuery(query)}${exactly}`
}
/** True when an address asks for the product itself. */
export const isExactWanted = (query: ProductQuery, hash: string): boolean =>
  hash === exactly && query.search !== '' && query.page === 1

const ofPart = (search: string, products: readonly Named[]): readonly Named[] =>
  products.filter(({ part_number }) => partKey(part_number) === partKey(search))
/** The address of the one product that has just this number; `null` when there is none, or several. */
export const onlyProduct = (search: string, products: readonly Named[]): string | null => {
  const [only, another] = ofPart(search, products)
  const id: Id | null = only !== undefined && another === undefined ? only.id : null
  const part = id === null ? null : segment(String(id))
  return part === null ? null : `/products/${part}`
}
/** How many further pages have to be read before it is known whether there is another one. */
export const furtherPages = (search: string, { data, meta }: ProductPage): number => {
  const isSettled = ofPart(search, data).length > 1 || meta.last_page > mostPages
  return isSettled ? 0 : Math.max(0, meta.last_page - 1)
}
