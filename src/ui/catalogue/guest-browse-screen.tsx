import { useSelector } from '@xstate/react'
import { useTranslation } from 'react-i18next'
import { useLocation, useParams } from 'react-router-dom'
import { selectCatalogue } from '../../machines/catalogue/guest-browse.selectors'
import { selectQuery } from '../../machines/catalogue/paged-query.selectors'
import { codeSegment } from '../../machines/rules/access'
import { pictureUrl } from '../../machines/rules/safe-url'
import { selectStorefront, selectUnknownCode } from '../../machines/tenant/tenant.selectors'
import { isSignedIn, selectSession } from '../../machines/session/session.selectors'
import { hasFailed } from '../../machines/tags'
import { useApp, useScreenActor, useShop } from '../app-context'
import { classes } from '../components/button'
import { Link } from '../components/link'
import { BackLink, SearchForm } from '../components/page'
import { Pagination } from '../components/pagination'
import { Logo } from '../components/picture'
import { Notice } from '../components/state-panels'
import { CategoryDrawer } from '../shell/category-sidebar'
import { ScreenTitle } from '../shell/page-head'
import { DensitySwitch } from './density-switch'
import { GuestCatalogue } from './guest-catalogue'
import { GuestPrompt } from './guest-prompt'
import { ProductListScreen } from './product-list-screen'
import styles from './product-list-screen.module.css'
import { Showing } from './showing'
import { usePaging } from './use-paging'

/** The public catalogue; a signed-in buyer sees their own one at this address (C-05, C-06). */
export const BrowseScreen = () => {
  const isBuyer = useSelector(useApp().actors.session, isSignedIn)
  const { manufacturerCode = '' } = useParams()
  const code = manufacturerCode.toUpperCase()
  if (!isBuyer) return <GuestBrowse key={code} code={code} />
  return (
    <>
      <OwnAtOther code={code} />
      <ProductListScreen />
    </>
  )
}

/** Whose catalogue it is that a buyer sees at the address of another company. */
const OwnAtOther = ({ code }: { code: string }) => {
  const { t } = useTranslation()
  const own = useSelector(useApp().actors.session, selectSession)?.manufacturer
  if (own === undefined || own.code.toUpperCase() === code) return null
  return (
    <div className={styles['elsewhere']}>
      <Notice tone="info" isPlain>
        {t('guest.elsewhere', { name: own.name || own.code, other: code })}
      </Notice>
    </div>
  )
}

const GuestBrowse = ({ code }: { code: string }) => {
  const { t } = useTranslation()
  const { pathname, search } = useLocation()
  const actor = useScreenActor(useShop().logic.guestBrowse, { input: { code, pathname, search } })
  const query = useSelector(actor, selectQuery)
  const page = useSelector(actor, selectCatalogue)
  const { pager, controls, answered } = usePaging(actor)
  const unknown = useSelector(useApp().actors.tenant, selectUnknownCode)
  const hasLost = useSelector(actor, hasFailed)
  const isShown = !hasLost && pager !== null && pager.total > 0
  const part = codeSegment(code) ?? ''
  const storefront = useSelector(useApp().actors.tenant, selectStorefront)
  const name = page?.manufacturer_name || storefront?.name || code
  // The header shows it already, unless the answer names another one.
  const logo =
    page && page.manufacturer_logo_url !== storefront?.logo_url ? pictureUrl(page.manufacturer_logo_url) : null
  return (
    <>
      <div className={classes(unknown !== null && styles['alone'])}>
        <BackLink to={`/login/${part}`}>{t('guest.back')}</BackLink>
      </div>
      <div className={styles['head']}>
        <div className={styles['heading']}>
          {logo !== null && <Logo src={logo} name={name} />}
          <ScreenTitle isHidden={unknown !== null} isRefused={unknown !== null} title={t('guest.heading', { name })} />
        </div>
        {unknown === null && (
          <div className={classes(styles['tools'], styles['guestTools'])}>
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
        <Link to={`/login/${part}`} className={styles['ask']}>
          {t('guest.forPrice')}
        </Link>
        {/* It is there before the goods: they come as the reader wants them. */}
        {(isShown || (!hasLost && pager === null)) && <DensitySwitch />}
      </div>
      <GuestCatalogue actor={actor} />
      {isShown && (
        <div className={styles['foot']}>
          <Pagination {...controls} hasEnds={false} />
        </div>
      )}
      <GuestPrompt actor={actor} code={part} />
    </>
  )
}
