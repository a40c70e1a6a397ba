import { matchRoute, segment } from './access'
import { changed, readProductQuery, writeProductQuery } from './product-query'

/**
 * Where choosing a category leads (spec 2 Catalogue sidebar): to its own page with b2b_advanced_categories, otherwise
 * the category filter of the list on the screen, whose search and tags stay. `null` means all categories (C-42, C-43).
 */
export const categoryPath = (
  id: string | null,
  place: { readonly pathname: string; readonly search: string },
  isAdvanced: boolean,
): string => {
  const part = id === null ? null : segment(id)
  if (isAdvanced) return part === null ? '/category' : `/category/${part}`
  const name = matchRoute(place.pathname)?.name
  const isList = name === 'products' || name === 'browse'
  const query = readProductQuery(isList ? place.search : '')
  return `${isList ? place.pathname : '/products'}${writeProductQuery(changed(query, { categoryId: id }))}`
}
