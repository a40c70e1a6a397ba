import { useSelector } from '@xstate/react'
import { SearchX } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { ProductListActor } from '../../machines/catalogue/product-list.machine'
import { selectFailure, selectQuery } from '../../machines/catalogue/paged-query.selectors'
import { selectPage } from '../../machines/catalogue/product-list.selectors'
import { hasFilters } from '../../machines/rules/product-query'
import { hasFailed, isBusy, isEmpty, isSlow } from '../../machines/tags'
import { classes, Button } from '../components/button'
import { leavesFocus } from '../components/leaving-focus'
import { EmptyPanel, FailedPanel, ProgressBar, Skeleton } from '../components/state-panels'
import { failureHint } from '../failure-text'
import { SlowNotice } from '../shell/slow-notice'
import { VerbatimText } from '../verbatim'
import { ProductCard } from './product-card'
import styles from './product-grid.module.css'

const firstRow = 6

/** Cards in the places of the ones to come. */
export const GridSkeleton = ({ count = 12 }: { count?: number }) => (
  <div className={styles['grid']} aria-hidden>
    {Array.from({ length: count }, (_, at) => (
      <div key={at} className={styles['ghost']}>
        <Skeleton height="var(--card-image)" />
        <Skeleton width="40%" height="var(--space-3)" />
        <Skeleton width="90%" />
        <Skeleton width="30%" />
        <Skeleton width="60%" height="var(--control-height)" />
      </div>
    ))}
  </div>
)

/** The products of the page in each of its states: loading, there, empty, failed. */
export const ProductGrid = ({ actor, onClearFilters }: { actor: ProductListActor; onClearFilters: () => void }) => {
  const { t } = useTranslation()
  const page = useSelector(actor, selectPage)
  const query = useSelector(actor, selectQuery)
  const failure = useSelector(actor, selectFailure)
  const isWaiting = useSelector(actor, isBusy)
  const isLate = useSelector(actor, isSlow)
  const isBare = useSelector(actor, isEmpty)
  const isLost = useSelector(actor, hasFailed)
  const retry = () => actor.send({ type: 'retry.requested' })
  if (isLost) {
    return (
      <FailedPanel
        title={<VerbatimText text={t('products.failed')} fixed="productsFailed" />}
        text={failureHint(failure, t)}
        retryLabel={t('common.retry')}
        onRetry={retry}
      />
    )
  }
  return (
    <div aria-busy={isWaiting}>
      <ProgressBar isShown={isWaiting && page !== null} />
      {isLate && <SlowNotice onRetry={retry} />}
      {page === null && (
        <>
          <p role="status" className="visually-hidden">
            {t('products.loading')}
          </p>
          <GridSkeleton count={query.perPage} />
        </>
      )}
      {isBare && (
        <EmptyPanel
          icon={<SearchX aria-hidden />}
          title={t('products.none')}
          text={t(hasFilters(query) ? 'products.noneFiltered' : 'products.noneAtAll')}
          action={
            hasFilters(query) ? <Button onClick={onClearFilters}>{t('products.clearFilters')}</Button> : undefined
          }
        />
      )}
      {page !== null && page.data.length > 0 && (
        <ul className={classes(styles['grid'], isWaiting && styles['stale'])}>
          {page.data.map((product, at) => (
            <li key={String(product.id)} ref={leavesFocus}>
              <ProductCard product={product} isEager={at < firstRow} />
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
