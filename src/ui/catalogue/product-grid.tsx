import { useSelector } from '@xstate/react'
import { SearchX } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { ProductListActor } from '../../machines/catalogue/product-list.machine'
import { isFitting, selectFailure, selectKept, selectQuery } from '../../machines/catalogue/paged-query.selectors'
import { selectPage } from '../../machines/catalogue/product-list.selectors'
import { isFromDevice } from '../../machines/rules/kept-answer'
import { hasFilters } from '../../machines/rules/product-query'
import { hasFailed, isBusy, isEmpty, isSlow } from '../../machines/tags'
import { Button } from '../components/button'
import { EmptyPanel, FailedPanel, ProgressBar } from '../components/state-panels'
import { ToldLoading } from '../components/told'
import { KeptNotice } from '../shell/kept-notice'
import { SlowNotice } from '../shell/slow-notice'
import { unseenHint } from '../shell/unseen-hint'
import { VerbatimText } from '../verbatim'
import { Goods, GoodsSkeleton } from './goods'

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
  const kept = useSelector(actor, selectKept)
  const isOld = useSelector(actor, isFitting)
  const isKept = useSelector(actor, isFromDevice)
  const retry = () => actor.send({ type: 'retry.requested' })
  if (isLost) {
    return (
      <FailedPanel
        title={<VerbatimText text={t('products.failed')} fixed="productsFailed" />}
        text={unseenHint(failure, t)}
        retryLabel={t('common.retry')}
        onRetry={retry}
      />
    )
  }
  return (
    // What says that there is nothing takes the place of the goods, and is none of them.
    <div key={String(isBare)} aria-busy={isWaiting}>
      <ProgressBar isShown={isWaiting && page !== null} />
      {isLate && !kept?.isAwaited && <SlowNotice onRetry={retry} />}
      <KeptNotice kept={kept} onRetry={retry} />
      {page === null && (
        <>
          <ToldLoading />
          <GoodsSkeleton count={query.perPage} />
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
      {isKept && page?.data.length === 0 && (
        <EmptyPanel icon={<SearchX aria-hidden />} title={t('kept.none')} text={t('kept.noneText')} />
      )}
      {page !== null && page.data.length > 0 && (
        <Goods label={t('products.title')} products={page.data} isStale={isWaiting && !isOld} />
      )}
    </div>
  )
}
