import { useCallback } from 'react'
import { useLocation } from 'react-router-dom'
import { matchRoute } from '../../machines/rules/access'
import { categoryPath } from '../../machines/rules/category-path'
import { readProductQuery } from '../../machines/rules/product-query'
import { hasAdvancedCategories } from '../../machines/tenant/settings.selectors'
import { useApp, useSetting, useShop } from '../app-context'

/** What the address says about the chosen category, and how to choose another one. */
export const useCategoryChoice = (onChosen: () => void) => {
  const { actors } = useApp()
  const { categories } = useShop().actors
  const { pathname, search } = useLocation()
  const isAdvanced = useSetting(hasAdvancedCategories, false)
  const selectedId = matchRoute(pathname)?.categoryId ?? readProductQuery(search).categoryId
  const { guard } = actors
  const choose = useCallback(
    (id: string | null) => {
      if (id !== null) categories.send({ type: 'category.revealed', id })
      guard.send({ type: 'navigation.requested', to: categoryPath(id, { pathname, search }, isAdvanced) })
      onChosen()
    },
    [categories, guard, pathname, search, isAdvanced, onChosen],
  )
  return { selectedId, choose, isCatalogue: matchRoute(pathname)?.name !== 'dashboard' }
}
