import { useSelector } from '@xstate/react'
import { FolderOpen } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useLocation, useParams } from 'react-router-dom'
import type { CategoryBrowseActor } from '../../machines/catalogue/category-browse.machine'
import { matchingChildren } from '../../machines/rules/breadcrumb'
import { hasFilters, pagerOf, type ProductQuery } from '../../machines/rules/product-query'
import { selectSession } from '../../machines/session/session.selectors'
import { useApp, useScreenActor, useShop } from '../app-context'
import { Button, classes } from '../components/button'
import { MultiSelect } from '../components/multi-select'
import { SearchForm } from '../components/page'
import { Pagination } from '../components/pagination'
import { EmptyPanel, FailedPanel, ProgressBar } from '../components/state-panels'
import { failureHint } from '../failure-text'
import { CategoryDrawer } from '../shell/category-sidebar'
import { ScreenTitle } from '../shell/page-head'
import { SlowNotice } from '../shell/slow-notice'
import { ActiveFilters } from './active-filters'
import styles from './category-browse-screen.module.css'
import { CategoryCard } from './category-card'
import { CategoryTrail } from './category-trail'
import { ProductCard } from './product-card'
import grid from './product-grid.module.css'
import { GridSkeleton } from './product-grid'
import list from './product-list-screen.module.css'
import { usePagerLabels } from './use-pager-labels'
import { useTagOptions } from './use-tag-options'

/** The category of the address; another one is another screen (CATB-19). */
export const CategoryBrowseScreen = () => {
  const { categoryId = null } = useParams()
  return <Screen key={categoryId} categoryId={categoryId} />
}

const Screen = ({ categoryId }: { categoryId: string | null }) => {
  const { t } = useTranslation()
  const { pathname, search } = useLocation()
  const code = useSelector(useApp().actors.session, selectSession)?.manufacturer.code ?? ''
  const actor = useScreenActor(useShop().logic.categoryBrowse, { input: { code, categoryId, pathname, search } })
  const { query, answer } = useSelector(actor, ({ context }) => context)
  const { tags, ...tagList } = useTagOptions()
  const change = (patch: Partial<ProductQuery>) => actor.send({ type: 'query.changed', patch })
  const isWaiting = answer === null && categoryId !== null
  const name = answer?.currentCategory?.category
  return (
    <>
      <CategoryTrail current={answer?.currentCategory ?? null} />
      <div className={list['head']}>
        <ScreenTitle title={name || t(isWaiting ? 'categories.title' : 'category.top')} />
        <div className={list['tools']}>
          <SearchForm
            label={t('products.search')}
            clearLabel={t('products.clearSearch')}
            submitLabel={t('products.searchAction')}
            applied={query.search}
            onSubmit={(text) => change({ search: text })}
            onClear={() => change({ search: '' })}
          />
          <div className={list['filters']}>
            <CategoryDrawer />
            <MultiSelect
              {...tagList}
              label={t('tags.filter')}
              chosen={query.tagIds}
              onChange={(tagIds) => change({ tagIds })}
            />
          </div>
        </div>
      </div>
      {hasFilters(query) && (
        <div className={list['bar']}>
          <ActiveFilters query={query} tags={tags} categoryName={null} onChange={change} />
        </div>
      )}
      <Body actor={actor} onClear={() => change({ search: '', tagIds: [] })} />
    </>
  )
}

const Body = ({ actor, onClear }: { actor: CategoryBrowseActor; onClear: () => void }) => {
  const { t } = useTranslation()
  const { query, answer, failure } = useSelector(actor, ({ context }) => context)
  const isBusy = useSelector(actor, (browse) => browse.hasTag('busy'))
  const isSlow = useSelector(actor, (browse) => browse.hasTag('slow'))
  const hasFailed = useSelector(actor, (browse) => browse.matches('failed'))
  const labels = usePagerLabels()
  const retry = () => actor.send({ type: 'retry.requested' })
  if (hasFailed) {
    return (
      <FailedPanel
        title={t('category.failed')}
        text={failureHint(failure, t)}
        retryLabel={t('common.retry')}
        onRetry={retry}
      />
    )
  }
  if (answer === null) {
    return (
      <>
        {isSlow && <SlowNotice onRetry={retry} />}
        <GridSkeleton count={6} />
      </>
    )
  }
  const children = matchingChildren(answer, query.search)
  const products = answer.products.data
  const pager = pagerOf(answer.products.meta)
  const isEmpty = children.length === 0 && products.length === 0
  return (
    <div aria-busy={isBusy}>
      <ProgressBar isShown={isBusy} />
      {isSlow && <SlowNotice onRetry={retry} />}
      {isEmpty && !isBusy && (
        <EmptyPanel
          icon={<FolderOpen aria-hidden />}
          title={t(hasFilters(query) ? 'category.noMatch' : 'category.empty')}
          text={t(hasFilters(query) ? 'products.noneFiltered' : 'category.emptyText')}
          action={hasFilters(query) ? <Button onClick={onClear}>{t('products.clearFilters')}</Button> : undefined}
        />
      )}
      {children.length > 0 && (
        <section className={styles['section']}>
          <h2 className={styles['heading']}>{t('category.subcategories')}</h2>
          <ul className={styles['categories']}>
            {children.map((category) => (
              <li key={String(category.id)}>
                <CategoryCard category={category} />
              </li>
            ))}
          </ul>
        </section>
      )}
      {products.length > 0 && (
        <section className={styles['section']}>
          <h2 className={styles['heading']}>{t('category.products')}</h2>
          <ul className={classes(grid['grid'], isBusy && grid['stale'])}>
            {products.map((product, at) => (
              <li key={String(product.id)}>
                <ProductCard product={product} isEager={at < 6} level={3} />
              </li>
            ))}
          </ul>
        </section>
      )}
      {pager.last > 1 && (
        <div className={list['foot']}>
          <Pagination
            labels={labels}
            hasEnds={false}
            page={pager.page}
            last={pager.last}
            pageOf={t('pager.pageOf', { page: pager.page, last: pager.last })}
            onPage={(page) => actor.send({ type: 'query.changed', patch: { page } })}
          />
        </div>
      )}
    </div>
  )
}
