import { useSelector } from '@xstate/react'
import { FolderOpen } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { CategoryBrowseActor } from '../../machines/catalogue/category-browse.machine'
import { selectAnswer } from '../../machines/catalogue/category-browse.selectors'
import { isDense } from '../../machines/catalogue/density.selectors'
import { selectFailure, selectKept, selectQuery } from '../../machines/catalogue/paged-query.selectors'
import { isFromDevice } from '../../machines/rules/kept-answer'
import { matchingChildren } from '../../machines/rules/breadcrumb'
import { hasFilters } from '../../machines/rules/product-query'
import { hasFailed, isBusy, isEmpty, isSlow } from '../../machines/tags'
import { useApp } from '../app-context'
import { Button, classes } from '../components/button'
import { leavesFocus } from '../components/leaving-focus'
import { Pagination } from '../components/pagination'
import { TilesSkeleton } from '../components/skeletons'
import { SkeletonWords } from '../components/skeleton'
import { EmptyPanel, FailedPanel, ProgressBar } from '../components/state-panels'
import { KeptNotice } from '../shell/kept-notice'
import { SlowNotice } from '../shell/slow-notice'
import { unseenHint } from '../shell/unseen-hint'
import styles from './category-browse-screen.module.css'
import { goodsId } from '../goods-id'
import { CategoryCard } from './category-card'
import { DensitySwitch } from './density-switch'
import { Goods, GoodsSkeleton } from './goods'
import list from './product-list-screen.module.css'
import { Showing } from './showing'
import { usePaging } from './use-paging'

/** What the category holds in each of its states: subcategories and products, nothing, not yet, failed. */
export const CategoryBody = ({ actor, onClear }: { actor: CategoryBrowseActor; onClear: () => void }) => {
  const { t } = useTranslation()
  const query = useSelector(actor, selectQuery)
  const answer = useSelector(actor, selectAnswer)
  const failure = useSelector(actor, selectFailure)
  const isWaiting = useSelector(actor, isBusy)
  const isLate = useSelector(actor, isSlow)
  const isBare = useSelector(actor, isEmpty)
  const isLost = useSelector(actor, hasFailed)
  const kept = useSelector(actor, selectKept)
  const isKept = useSelector(actor, isFromDevice)
  const { pager, controls, answered } = usePaging(actor)
  const areRows = useSelector(useApp().actors.density, isDense)
  const retry = () => actor.send({ type: 'retry.requested' })
  if (isLost) {
    return (
      <div className={styles['section']}>
        <FailedPanel
          title={t('category.failed')}
          text={unseenHint(failure, t)}
          retryLabel={t('common.retry')}
          onRetry={retry}
        />
      </div>
    )
  }
  const late = isLate && !kept?.isAwaited && (
    <div className={styles['section']}>
      <SlowNotice onRetry={retry} />
    </div>
  )
  if (answer === null) {
    return (
      <div className={styles['goods']}>
        {late}
        <TilesSkeleton isDense={areRows} />
        <div className={classes(styles['headed'], styles['coming'])}>
          <span className={styles['heading']}>
            <SkeletonWords like={t('category.products')} />
          </span>
          <span className={styles['showing']}>
            <SkeletonWords like={t('products.showing', { from: 1, to: 12, total: 36 })} />
          </span>
          <DensitySwitch />
        </div>
        {/* Rows of two, three, four and six are full. */}
        <GoodsSkeleton count={12} />
      </div>
    )
  }
  const children = matchingChildren(answer, query.search)
  const products = answer.products.data
  const isTop = answer.currentCategory === null
  return (
    // Not the first box of its skeleton, which stands elsewhere.
    <div key="there" aria-busy={isWaiting}>
      <ProgressBar isShown={isWaiting} />
      {late}
      {kept && (
        <div className={styles['section']}>
          <KeptNotice kept={kept} onRetry={retry} />
        </div>
      )}
      {isKept && children.length + products.length === 0 && (
        <EmptyPanel icon={<FolderOpen aria-hidden />} title={t('kept.none')} text={t('kept.noneText')} />
      )}
      {isBare && (
        <div className={styles['section']}>
          <EmptyPanel
            icon={<FolderOpen aria-hidden />}
            title={t(hasFilters(query) ? 'category.noMatch' : 'category.empty')}
            text={t(hasFilters(query) ? 'products.noneFiltered' : 'category.emptyText')}
            action={hasFilters(query) ? <Button onClick={onClear}>{t('products.clearFilters')}</Button> : undefined}
          />
        </div>
      )}
      {children.length > 0 && (
        <section className={styles['section']}>
          {/* Above goods the tiles say it themselves, below the name of the top ones that does. */}
          <h2 className={products.length > 0 || isTop ? 'visually-hidden' : styles['heading']}>
            {t('category.subcategories')}
          </h2>
          <ul
            className={styles['categories']}
            data-dense={(areRows && products.length > 0) || undefined}
            // The goods of a screen that has categories alone.
            {...(products.length === 0 && { id: goodsId, tabIndex: -1 })}
          >
            {children.map((category) => (
              <li key={String(category.id)} ref={leavesFocus}>
                <CategoryCard category={category} />
              </li>
            ))}
          </ul>
        </section>
      )}
      {products.length > 0 && (
        <section className={classes(styles['section'], styles['goods'])}>
          <div className={styles['headed']}>
            <h2 className={styles['heading']}>{t('category.products')}</h2>
            {pager && (
              <span className={styles['showing']}>
                <Showing pager={pager} answered={answered} />
              </span>
            )}
            <DensitySwitch />
          </div>
          <Goods label={t('category.products')} products={products} isStale={isWaiting} level={3} />
        </section>
      )}
      {pager && pager.last > 1 && (
        <div className={list['foot']}>
          <Pagination {...controls} hasEnds={false} />
        </div>
      )}
    </div>
  )
}
