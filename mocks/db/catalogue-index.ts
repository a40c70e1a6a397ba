import type { Language } from '../../src/api/schemas/shared'
import { spokenFor, type Category, type Product, type Tag } from './kinds'

/** What a product list can be narrowed by; absent parts narrow nothing. Several tags: a product with any of them. */
export type ProductQuery = {
  readonly search?: string | undefined
  readonly categoryId?: number | undefined
  readonly tagIds?: readonly number[]
}

/** A tenant's catalogue made ready for reading: the library itself scans every row for every question. */
export const indexCatalogue = (
  products: readonly Product[],
  categoryRows: readonly Category[],
  tags: readonly Tag[],
) => {
  const listed = [...categoryRows].sort((one, other) => one.rank - other.rank)
  const categories = new Map(listed.filter(({ isRepeated }) => !isRepeated).map((category) => [category.id, category]))
  const children = new Map<number | null, Category[]>()
  for (const category of categories.values()) {
    children.set(category.parentId, [...(children.get(category.parentId) ?? []), category])
  }
  const productById = new Map(products.map((product) => [product.id, product]))
  const productByPart = new Map(products.map((product) => [product.partNumber, product]))
  const productByPuom = new Map(products.map((product) => [product.puomId, product]))
  const tagById = new Map(tags.map((tag) => [tag.id, tag]))

  const childrenOf = (id: number | null): readonly Category[] => children.get(id) ?? []
  /** The category and everything below it. */
  const branch = (id: number): Set<number> => {
    const found = new Set([id])
    for (const known of found) for (const child of childrenOf(known)) found.add(child.id)
    return found
  }
  /** The ancestors of a category, top first. */
  const pathOf = (category: Category): Category[] => {
    const path: Category[] = []
    let parent = category.parentId === null ? undefined : categories.get(category.parentId)
    while (parent !== undefined && !path.includes(parent)) {
      path.unshift(parent)
      parent = parent.parentId === null ? undefined : categories.get(parent.parentId)
    }
    return path
  }

  const find = (query: ProductQuery, language: Language): Product[] => {
    const sought = query.search?.trim().toLowerCase() ?? ''
    const within = query.categoryId === undefined ? null : branch(query.categoryId)
    const tagIds = query.tagIds ?? []
    return products.filter(
      (product) =>
        (sought === '' ||
          product.partNumber.toLowerCase().includes(sought) ||
          product.description[spokenFor(language)].toLowerCase().includes(sought)) &&
        (within === null || product.categoryIds.some((id) => within.has(id))) &&
        (tagIds.length === 0 || product.tagIds.some((id) => tagIds.includes(id))),
    )
  }

  const counts = new Map<number, number>()
  for (const product of products) {
    const holders = product.categoryIds.flatMap((id) => {
      const category = categories.get(id)
      const above = category === undefined ? [] : pathOf(category)
      return [id].concat(above.map((ancestor) => ancestor.id))
    })
    for (const id of new Set(holders)) counts.set(id, (counts.get(id) ?? 0) + 1)
  }

  return {
    products,
    tags,
    /** The category list as the server pages it, repeated ids included. */
    listed,
    category: (id: number): Category | null => categories.get(id) ?? null,
    childrenOf,
    pathOf,
    /** Products in the category and below it. */
    countIn: (id: number): number => counts.get(id) ?? 0,
    product: (id: number): Product | null => productById.get(id) ?? null,
    productOfPart: (partNumber: string): Product | null => productByPart.get(partNumber) ?? null,
    productOfPuom: (puomId: number): Product | null => productByPuom.get(puomId) ?? null,
    tag: (id: number): Tag | null => tagById.get(id) ?? null,
    find,
  }
}
export type CatalogueIndex = ReturnType<typeof indexCatalogue>
