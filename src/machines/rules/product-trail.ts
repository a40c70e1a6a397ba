import type { Id } from '../../api/schemas/shared'
import type { CategoryNode, Tree } from './category-tree'

/** A category of a product; `id` is `null` where the tree does not know it, or knows several of that name. */
export type ProductCategory = { readonly name: string; readonly id: Id | null }

const parentOf = (tree: Tree, node: CategoryNode): CategoryNode | null => {
  const parent = tree.parents.get(String(node.id)) ?? null
  return parent === null ? null : (tree.nodes.get(String(parent)) ?? null)
}

/** From the topmost category to the one itself. */
const pathTo = (tree: Tree, node: CategoryNode): readonly CategoryNode[] => {
  const above = parentOf(tree, node)
  return above === null ? [node] : [...pathTo(tree, above), node]
}

const namesakes = (tree: Tree, name: string): readonly CategoryNode[] =>
  [...tree.nodes.values()].filter((node) => node.name === name)

/** The category that a product means by a name: the only one of that name, else the only one below another of its names. */
const meant = (tree: Tree, name: string, names: readonly string[]): CategoryNode | null => {
  const all = namesakes(tree, name)
  const below = all.filter((node) => names.includes(parentOf(tree, node)?.name ?? ''))
  const [only, ...others] = all.length > 1 ? below : all
  return others.length === 0 ? (only ?? null) : null
}

/** The categories of a product, which its answer only names, with their ids from the tree (spec 3 Product). */
export const productCategories = (tree: Tree, names: readonly string[]): readonly ProductCategory[] =>
  names.map((name) => ({ name, id: meant(tree, name, names)?.id ?? null }))

/** The way to a product: the longest path to one of its categories; empty where the tree knows none of them. */
export const productTrail = (tree: Tree, names: readonly string[]): readonly ProductCategory[] =>
  names
    .flatMap((name) => meant(tree, name, names) ?? [])
    .map((node) => pathTo(tree, node))
    .reduce<readonly CategoryNode[]>((longest, path) => (path.length > longest.length ? path : longest), [])
    .map(({ name, id }) => ({ name, id }))
