import type { Category, CategoryBrowse } from '../../api/schemas/catalogue'
import { isSameId } from '../../api/schemas/shared'
import { matcher } from './matching'

type Step = Pick<Category, 'id' | 'category'>

/** The first entry of the path between Home and the current category; none when it is the current one (C-47). */
export const middleStep = (current: Category | null): Step | null => {
  const first = current?.path[0]
  return first && current && !isSameId(first.id, current.id) ? first : null
}

/** The subcategories that fit the search text, any letter case (C-48); all of them without a search. */
export const matchingChildren = (answer: CategoryBrowse, search: string): readonly Category[] => {
  const fits = matcher(search)
  return answer.childCategories.filter(({ category }) => fits(category))
}
