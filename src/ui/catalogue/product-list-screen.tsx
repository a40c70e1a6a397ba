import { useSelector } from '@xstate/react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { selectQuery } from '../../machines/catalogue/paged-query.selectors'
import { pageSizes, type PageSize, type ProductQuery } from '../../machines/rules/product-query'
import { selectSession } from '../../machines/session/session.selectors'
import { hasFailed } from '../../machines/tags'
import { useApp, useScreenActor, useShop } from '../app-context'
import { CompactPager, Pagination } from '../components/pagination'
import { leavesFocus } from '../components/leaving-focus'
import { Select } from '../components/select'
import { MultiSelect } from '../components/multi-select'
import { SearchForm } from '../components/page'
import { Toolbar } from '../components/toolbar'
import { CategoryDrawer } from '../shell/category-sidebar'
import { SearchedNumber } from '../shell/own-number'
import { ScreenTitle } from '../shell/page-head'
import { ActiveFilters } from './active-filters'
import { DensitySwitch } from './density-switch'
import { ProductGrid } from './product-grid'
import styles from './product-list-screen.module.css'
import { OtherSpelling, PadOfferLine } from './search-offers'
import { useCategoryName } from './use-category-name'
import { Showing } from './showing'
import { usePaging } from './use-paging'
import { useTagOptions } from './use-tag-options'

/** The catalogue of a signed-in buyer (spec 2 Products list). */
export const ProductListScreen = () => {
  const { t } = useTranslation()
  const { pathname, search, hash } = useLocation()
  const code = useSelector(useApp().actors.session, selectSession)?.manufacturer.code ?? ''
  const { logic, actors } = useShop()
  const actor = useScreenActor(logic.productList, { input: { code, pathname, search, hash } })
  const offer = useScreenActor(logic.padOffer, { input: { pad: actors.shop, pathname, search } })
  const query = useSelector(actor, selectQuery)
  const { tags, ...tagList } = useTagOptions()
  const categoryName = useCategoryName(query.categoryId)
  const { pager, controls, answered } = usePaging(actor)
  const change = (patch: Partial<Omit<ProductQuery, 'page'>>) => actor.send({ type: 'query.changed', patch })
  const hasLost = useSelector(actor, hasFailed)
  const isShown = !hasLost && pager !== null && pager.total > 0
  const isNothingFound = pager !== null && pager.total === 0
  const searched = (
    <div className={styles['spelling']}>
      <SearchedNumber
        search={query.search}
        isNothingFound={isNothingFound}
        onSearch={(partNumber) => change({ search: partNumber })}
      />
    </div>
  )
  return (
    <>
      <div className={styles['head']}>
        <ScreenTitle title={categoryName ?? t('products.title')} />
        <div className={styles['tools']}>
          <div className={styles['filters']}>
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
            onText={(text) => offer.send({ type: 'text.typed', text })}
            onPasted={(text) => offer.send({ type: 'text.pasted', text })}
          />
        </div>
      </div>
      <PadOfferLine actor={offer} />
      <Toolbar label={t('products.tools')} className={styles['bar']}>
        <ActiveFilters query={query} tags={tags} categoryName={categoryName} onChange={change} />
        {!hasLost && (
          <div className={styles['paging']}>
            {/* It is there before its words, and stays when nothing is found: what comes with them is not read. */}
            <span role="status" className={styles['showing']}>
              {isShown && <Showing pager={pager} answered={answered} />}
            </span>
            {isShown && (
              <div ref={leavesFocus} className={styles['pagers']}>
                <CompactPager {...controls} />
                <span className={styles['size']}>
                  <Select
                    label={t('products.pageSize')}
                    value={String(query.perPage)}
                    options={pageSizes.map((size) => ({
                      value: String(size),
                      label: t('products.perPage', { count: size }),
                    }))}
                    onChange={(size) => change({ perPage: Number(size) as PageSize })}
                  />
                </span>
                <DensitySwitch />
              </div>
            )}
          </div>
        )}
      </Toolbar>
      {!isNothingFound && searched}
      <ProductGrid actor={actor} onClearFilters={() => change({ search: '', categoryId: null, tagIds: [] })} />
      {/* What is offered instead comes below: nothing that stands moves. */}
      {isNothingFound && searched}
      <OtherSpelling actor={actor} onSearch={(part) => change({ search: part })} />
      {isShown && (
        <div className={styles['foot']}>
          <Pagination {...controls} />
        </div>
      )}
    </>
  )
}
