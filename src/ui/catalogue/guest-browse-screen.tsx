import { useSelector } from '@xstate/react'
import { SearchX } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation, useParams } from 'react-router-dom'
import type { Product } from '../../api/schemas/catalogue'
import type { GuestBrowseActor } from '../../machines/catalogue/guest-browse.machine'
import { selectCatalogue } from '../../machines/catalogue/guest-browse.selectors'
import { selectFailure, selectQuery } from '../../machines/catalogue/paged-query.selectors'
import { codeSegment } from '../../machines/rules/access'
import { hasFilters } from '../../machines/rules/product-query'
import { pictureUrl } from '../../machines/rules/safe-url'
import { selectStorefront, selectUnknownCode } from '../../machines/tenant/tenant.selectors'
import { isSignedIn } from '../../machines/session/session.selectors'
import { hasFailed, isBusy, isEmpty, isSlow } from '../../machines/tags'
import { useApp, useScreenActor, useShop } from '../app-context'
import { Button } from '../components/button'
import { BackLink, SearchForm } from '../components/page'
import { Pagination } from '../components/pagination'
import { Logo } from '../components/picture'
import { EmptyPanel, FailedPanel, ProgressBar } from '../components/state-panels'
import { failureHint } from '../failure-text'
import { CategoryDrawer } from '../shell/category-sidebar'
import { ScreenTitle } from '../shell/page-head'
import { SlowNotice } from '../shell/slow-notice'
import { SaidOfFailure } from '../server-words'
import { DensitySwitch } from './density-switch'
import { GoodsSkeleton } from './goods'
import { GuestGoods } from './guest-goods'
import { GuestPrompt } from './guest-prompt'
import { ProductListScreen } from './product-list-screen'
import { UnknownCompany } from './unknown-company'
import styles from './product-list-screen.module.css'
import { Showing } from './showing'
import { usePaging } from './use-paging'

/** The public catalogue; a signed-in buyer sees their own one at this address (C-05, C-06). */
export const BrowseScreen = () => {
  const isBuyer = useSelector(useApp().actors.session, isSignedIn)
  const { manufacturerCode = '' } = useParams()
  const code = manufacturerCode.toUpperCase()
  return isBuyer ? <ProductListScreen /> : <GuestBrowse key={code} code={code} />
}

const GuestBrowse = ({ code }: { code: string }) => {
  const { t } = useTranslation()
  const { pathname, search } = useLocation()
  const [chosen, setChosen] = useState<Product | null>(null)
  const actor = useScreenActor(useShop().logic.guestBrowse, { input: { code, pathname, search } })
  const query = useSelector(actor, selectQuery)
  const page = useSelector(actor, selectCatalogue)
  const { pager, controls, answered } = usePaging(actor)
  const unknown = useSelector(useApp().actors.tenant, selectUnknownCode)
  const isShown = !useSelector(actor, hasFailed) && pager !== null && pager.total > 0
  const part = codeSegment(code) ?? ''
  const storefront = useSelector(useApp().actors.tenant, selectStorefront)
  const name = page?.manufacturer_name || storefront?.name || code
  // The header shows it already, unless the answer names another one.
  const logo =
    page && page.manufacturer_logo_url !== storefront?.logo_url ? pictureUrl(page.manufacturer_logo_url) : null
  return (
    <>
      <BackLink to={`/login/${part}`}>{t('guest.back')}</BackLink>
      <div className={styles['head']}>
        <div className={styles['heading']}>
          {logo !== null && <Logo src={logo} name={name} />}
          <ScreenTitle isHidden={unknown !== null} title={t('guest.heading', { name })} />
        </div>
        {unknown === null && (
          <div className={styles['tools']}>
            <CategoryDrawer />
            <SearchForm
              label={t('products.search')}
              hint={t('products.searchHint')}
              clearLabel={t('products.clearSearch')}
              submitLabel={t('products.searchAction')}
              applied={query.search}
              onSubmit={(text) => actor.send({ type: 'query.changed', patch: { search: text } })}
              onClear={() => actor.send({ type: 'query.changed', patch: { search: '' } })}
            />
          </div>
        )}
      </div>
      <div className={styles['bar']} hidden={unknown !== null}>
        <p role="status" className={styles['showing']}>
          {isShown && <Showing pager={pager} answered={answered} />}
        </p>
        {isShown && <DensitySwitch />}
      </div>
      <Catalogue actor={actor} onChoose={setChosen} />
      {isShown && (
        <div className={styles['foot']}>
          <Pagination {...controls} hasEnds={false} />
        </div>
      )}
      <GuestPrompt actor={actor} code={part} product={chosen} />
    </>
  )
}
type CatalogueProps = { readonly actor: GuestBrowseActor; readonly onChoose: (product: Product) => void }

const Catalogue = ({ actor, onChoose }: CatalogueProps) => {
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
          onChoose={(product) => {
            onChoose(product)
            actor.send({ type: 'product.chosen', productId: product.id })
          }}
        />
      )}
    </div>
  )
}
