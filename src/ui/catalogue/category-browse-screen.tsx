import { useSelector } from '@xstate/react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { isUnnamed, selectCategory } from '../../machines/catalogue/category-browse.selectors'
import { selectQuery } from '../../machines/catalogue/paged-query.selectors'
import { matchRoute } from '../../machines/rules/access'
import { hasFilters, type ProductQuery } from '../../machines/rules/product-query'
import { selectSession } from '../../machines/session/session.selectors'
import { useApp, useScreenActor, useShop } from '../app-context'
import { MultiSelect } from '../components/multi-select'
import { SearchForm } from '../components/page'
import { Toolbar } from '../components/toolbar'
import { CategoryDrawer } from '../shell/category-sidebar'
import { ScreenTitle } from '../shell/page-head'
import { ActiveFilters } from './active-filters'
import { CategoryBody } from './category-body'
import { CategoryTrail } from './category-trail'
import list from './product-list-screen.module.css'
import { useTagOptions } from './use-tag-options'

/** The category of the address; another one is another screen (CATB-19). */
export const CategoryBrowseScreen = () => {
  // Not the router's reading, which takes a per cent sign within an id for an encoding.
  const categoryId = matchRoute(useLocation().pathname)?.categoryId ?? null
  return <Screen key={categoryId} categoryId={categoryId} />
}

const Screen = ({ categoryId }: { categoryId: string | null }) => {
  const { t } = useTranslation()
  const { pathname, search } = useLocation()
  const code = useSelector(useApp().actors.session, selectSession)?.manufacturer.code ?? ''
  const actor = useScreenActor(useShop().logic.categoryBrowse, { input: { code, categoryId, pathname, search } })
  const query = useSelector(actor, selectQuery)
  const category = useSelector(actor, selectCategory)
  const isWaiting = useSelector(actor, isUnnamed)
  const { tags, ...tagList } = useTagOptions()
  const change = (patch: Partial<Pick<ProductQuery, 'search' | 'tagIds'>>) =>
    actor.send({ type: 'query.changed', patch })
  return (
    <>
      <CategoryTrail current={category} />
      <div className={list['head']}>
        <ScreenTitle title={category?.category || t(isWaiting ? 'categories.title' : 'category.top')} />
        <div className={list['tools']}>
          <div className={list['filters']}>
            <CategoryDrawer />
            <MultiSelect
              {...tagList}
              label={t('tags.filter')}
              chosen={query.tagIds}
              onChange={(tagIds) => change({ tagIds })}
            />
          </div>
          <SearchForm
            label={t('products.search')}
            hint={t('products.searchHint')}
            clearLabel={t('products.clearSearch')}
            submitLabel={t('products.searchAction')}
            applied={query.search}
            onSubmit={(text) => change({ search: text })}
            onClear={() => change({ search: '' })}
          />
        </div>
      </div>
      {hasFilters(query) && (
        <Toolbar label={t('products.tools')} className={list['bar']}>
          <ActiveFilters query={query} tags={tags} categoryName={null} onChange={change} />
        </Toolbar>
      )}
      <CategoryBody actor={actor} onClear={() => change({ search: '', tagIds: [] })} />
    </>
  )
}
