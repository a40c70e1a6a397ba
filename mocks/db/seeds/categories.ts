import type { Category } from '../kinds'

/** A row of a category table: key, names in the three languages, picture ('' for none), and what is below it. */
export type Branch = readonly [
  key: string,
  en: string,
  es: string,
  fr: string,
  picture: string,
  below?: readonly Branch[],
]

/** The categories of a table, parents before children, numbered from `firstId`; and the number of each key. */
export const growTree = (firstId: number, table: readonly Branch[]) => {
  const categories: Category[] = []
  const idOf = new Map<string, number>()
  const grow = (branches: readonly Branch[], parentId: number | null) => {
    for (const [key, en, es, fr, picture, below] of branches) {
      const id = firstId + categories.length
      idOf.set(key, id)
      categories.push({
        id,
        name: { en, es, fr },
        parentId,
        image: picture === '' ? null : picture,
        rank: categories.length,
        isRepeated: false,
      })
      grow(below ?? [], id)
    }
  }
  grow(table, null)
  return {
    categories,
    /** The number of a category; a key that the table lacks is a mistake in the seed. */
    at: (key: string): number => {
      const id = idOf.get(key)
      if (id === undefined) throw new Error(`No category "${key}" in this seed.`)
      return id
    },
  }
}
