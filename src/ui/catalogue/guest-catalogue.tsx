import { useSelector } from '@xstate/react'
import { SearchX } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { GuestBrowseActor } from '../../machines/catalogue/guest-browse.machine'
import { selectCatalogue } from '../../machines/catalogue/guest-browse.selectors'
import { selectFailure, selectQuery } from '../../machines/catalogue/paged-query.selectors'
import { hasFilters } from '../../machines/rules/product-query'
import { selectUnknownCode } from '../../machines/tenant/tenant.selectors'
import { hasFailed, isBusy, isEmpty, isSlow } from '../../machines/tags'
import { useApp } from '../app-context'
import { Button } from '../components/button'
import { EmptyPanel, FailedPanel, ProgressBar } from '../components/state-panels'
import { failureHint } from '../failure-text'
import { SlowNotice } from '../shell/slow-notice'
import { SaidOfFailure } from '../server-words'
import { GoodsSkeleton } from './goods'
import { GuestGoods } from './guest-goods'
import { UnknownCompany } from './unknown-company'

/** The goods that a guest sees, or why there are none. */
export const GuestCatalogue = ({ actor }: { readonly actor: GuestBrowseActor }) => {
  const { t } = useTranslation()
  const query = useSelector(actor, selectQuery)
  const page = useSelector(actor, selectCatalogue)
  const failure = useSelector(actor, selectFailure)
  const isWaiting = useSelector(actor, isBusy)
  const isLate = useSelector(actor, isSlow)
  const isBare = useSelector(actor, isEmpty)
  const isLost = useSelector(actor, hasFailed)
  const unknown = useSelector(useApp().actors.tenant, selectUnknownCode)
  const retry = () => actor.send({ type: 'retry.requested' })
  const clear = () => actor.send({ type: 'query.changed', patch: { search: '', categoryId: null } })
  if (isLost) {
    const said = <SaidOfFailure failure={failure} otherwise={t('guest.failed')} />
    if (unknown !== null) return <UnknownCompany code={unknown} said={said} />
    return (
      <FailedPanel
        title={said}
        {...(failure?.kind === 'unreachable' ? { text: failureHint(failure, t) } : {})}
        retryLabel={t('common.retry')}
        onRetry={retry}
      />
    )
  }
  if (isBare) {
    return (
      <EmptyPanel
        icon={<SearchX aria-hidden />}
        title={t('products.none')}
        text={t(hasFilters(query) ? 'products.noneFiltered' : 'products.noneAtAll')}
        action={hasFilters(query) ? <Button onClick={clear}>{t('products.clearFilters')}</Button> : undefined}
      />
    )
  }
  return (
    <div aria-busy={isWaiting}>
      <ProgressBar isShown={isWaiting && page !== null} />
      {isLate && <SlowNotice onRetry={retry} />}
      {page === null ? (
        <GoodsSkeleton isGuest />
      ) : (
        <GuestGoods
          label={t('products.title')}
          products={page.data}
          isStale={isWaiting}
          onChoose={(product) => actor.send({ type: 'product.chosen', productId: product.id })}
        />
      )}
    </div>
  )
}
