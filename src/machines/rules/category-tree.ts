import type { Category } from '../../api/schemas/catalogue'
import type { Id } from '../../api/schemas/shared'
import { folded, foldedMatcher } from './matching'
import { oncePer } from './once'

/** A category in the tree. */
export type CategoryNode = {
  readonly id: Id
  readonly name: string
  readonly children: readonly CategoryNode[]
  /** Its picture and how many products it holds, where the server says so. */
  readonly picture?: string
  readonly count?: number
}

/** The tree, and by an id's text its node and the id of its parent (`null` for a root). */
export type Tree = {
  readonly roots: readonly CategoryNode[]
  readonly nodes: ReadonlyMap<string, CategoryNode>
  readonly parents: ReadonlyMap<string, Id | null>
}

/** What the tree needs of a category. */
type Listed = Pick<Category, 'id' | 'category' | 'parent_id'> & Partial<Pick<Category, 'image_url' | 'products_count'>>

// Follows the parents of each category once; a walk that comes back to itself has found a cycle, whose members
// lose their parents.
const withoutCycles = (parentOf: Map<string, Id | null>): void => {
  const settled = new Set<string>()
  for (const start of parentOf.keys()) {
    const walk = new Map<string, number>()
    let at: string | null = start
    while (at !== null && !settled.has(at) && !walk.has(at)) {
      walk.set(at, walk.size)
      const parent: Id | null = parentOf.get(at) ?? null
      at = parent === null ? null : String(parent)
    }
    const cycleStart = at === null ? undefined : walk.get(at)
    for (const [key, step] of walk) {
      if (cycleStart !== undefined && step >= cycleStart) parentOf.set(key, null)
      settled.add(key)
    }
  }
}

/**
 * The tree of a list of categories, from `parent_id` alone (spec 3). Each id stands once (the first wins, 7 and '7'
 * are the same); a category whose parent is not listed, and each member of a cycle, is a root (C-89). Order stays.
 */
export const categoryTree = (categories: readonly Listed[]): Tree => {
  const listed = new Map<string, Listed>()
  for (const category of categories) {
    if (!listed.has(String(category.id))) listed.set(String(category.id), category)
  }
  const parents = new Map<string, Id | null>()
  for (const [key, { parent_id }] of listed) {
    parents.set(key, parent_id === null ? null : (listed.get(String(parent_id))?.id ?? null))
  }
  withoutCycles(parents)
  const nodes = new Map<string, CategoryNode & { readonly children: CategoryNode[] }>()
  for (const [key, { id, category, image_url, products_count }] of listed) {
    nodes.set(key, {
      id,
      name: category,
      children: [],
      ...(image_url && { picture: image_url }),
      ...(products_count != null && { count: products_count }),
    })
  }
  const roots: CategoryNode[] = []
  for (const [key, node] of nodes) {
    const parent = parents.get(key) ?? null
    const siblings = parent === null ? roots : nodes.get(String(parent))?.children
    siblings?.push(node)
  }
  return { roots, nodes, parents }
}

/** The ids above a category, the topmost first; none for a root or an unknown id. */
export const ancestorsOf = (tree: Tree, id: Id): readonly Id[] => {
  const above: Id[] = []
  let parent = tree.parents.get(String(id)) ?? null
  while (parent !== null) {
    above.push(parent)
    parent = tree.parents.get(String(parent)) ?? null
  }
  return above.toReversed()
}

/** A visible row of the tree: `depth` counts from 0, `position` from 1 among the `setSize` rows of the same parent. */
export type Row = {
  readonly id: Id
  readonly name: string
  readonly depth: number
  readonly parentId: Id | null
  readonly hasChildren: boolean
  readonly isExpanded: boolean
  readonly position: number
  readonly setSize: number
}

// Of thousands of names none is folded anew with each letter.
const foldedName = oncePer(({ name }: CategoryNode): string => folded(name))
const foundWithAncestors = (tree: Tree, search: string): ReadonlySet<string> => {
  const isMatch = foldedMatcher(search)
  const found = new Set<string>()
  for (const [key, node] of tree.nodes) {
    if (!isMatch(foldedName(node))) continue
    let at: string | null = key
    while (at !== null && !found.has(at)) {
      found.add(at)
      const parent: Id | null = tree.parents.get(at) ?? null
      at = parent === null ? null : String(parent)
    }
  }
  return found
}

/**
 * The rows to show, in order. Without a search: the roots and the children of expanded nodes (`expanded` holds ids as
 * text). With one: exactly the matches and their ancestors, all open; a match's other children are left out (C-109), so
 * `hasChildren` then speaks of the shown ones. A loop, because a chain of parents may be thousands deep.
 */
export const visibleRows = (tree: Tree, expanded: ReadonlySet<string>, search: string): readonly Row[] => {
  const found = search.trim() === '' ? null : foundWithAncestors(tree, search)
  const shown = (nodes: readonly CategoryNode[]): readonly CategoryNode[] =>
    found === null ? nodes : nodes.filter((node) => found.has(String(node.id)))
  const levels = [{ nodes: shown(tree.roots), parentId: null as Id | null, next: 0 }]
  const rows: Row[] = []
  for (let level = levels.at(-1); level !== undefined; level = levels.at(-1)) {
    const node = level.nodes[level.next]
    if (node === undefined) {
      levels.pop()
      continue
    }
    level.next += 1
    const children = shown(node.children)
    const isExpanded = children.length > 0 && (found !== null || expanded.has(String(node.id)))
    rows.push({
      id: node.id,
      name: node.name,
      depth: levels.length - 1,
      parentId: level.parentId,
      hasChildren: children.length > 0,
      isExpanded,
      position: level.next,
      setSize: level.nodes.length,
    })
    if (isExpanded) levels.push({ nodes: children, parentId: node.id, next: 0 })
  }
  return rows
}

/** The known categories with those of a further page; an id that is known already is left out (spec 7). */
export const mergeCategories = <TCategory extends Pick<Category, 'id'>>(
  known: readonly TCategory[],
  page: readonly TCategory[],
): readonly TCategory[] => {
  const all = new Map(known.map((category) => [String(category.id), category]))
  for (const category of page) if (!all.has(String(category.id))) all.set(String(category.id), category)
  return [...all.values()]
}

const mostPages = 200

/** The pages still to be fetched after page 1; none when the last page is missing (C-89), never past page 200. */
export const remainingPages = (lastPage: number | null): readonly number[] => {
  if (lastPage === null || !Number.isFinite(lastPage)) return []
  const last = Math.min(Math.floor(lastPage), mostPages)
  return Array.from({ length: Math.max(0, last - 1) }, (_, at) => at + 2)
}

/** The open nodes after one was opened or closed. */
export const withToggled = (expanded: ReadonlySet<string>, id: string): ReadonlySet<string> => {
  const next = new Set(expanded)
  if (!next.delete(id)) next.add(id)
  return next
}
