import { useSelector } from '@xstate/react'
import { selectCategoryName } from '../../machines/catalogue/categories.selectors'
import { useShop } from '../app-context'

/** The name of a category of the tree, `null` while it is not known. */
export const useCategoryName = (id: string | null): string | null =>
  useSelector(useShop().actors.categories, selectCategoryName(id))
