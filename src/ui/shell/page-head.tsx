import { useSelector } from '@xstate/react'
import { useEffect, useRef, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { matchRoute } from '../../machines/rules/access'
import { withWholeSizes } from '../../machines/rules/whole-sizes'
import { selectStorefront } from '../../machines/tenant/tenant.selectors'
import { selectSession } from '../../machines/session/session.selectors'
import { useApp } from '../app-context'
import { titleId } from '../goods-id'

/**
 * The name of the tenant on the screen: the buyer's, else the storefront's, else the product's own. The public About Us
 * is of the tenant of its address, whoever reads it.
 */
export const useTenantName = (): string => {
  const { session, tenant } = useApp().actors
  const isOfAddress = matchRoute(useLocation().pathname)?.name === 'publicAboutUs'
  const buyer = useSelector(session, selectSession)
  const storefront = useSelector(tenant, selectStorefront)
  return (isOfAddress ? null : buyer?.manufacturer.name) || storefront?.name || 'Tradepost'
}

/** Sets the document's title: "{screen} - {tenant}", with "Error: " in front after a refused form. */
export const useTitle = (screen: string, isRefused = false): void => {
  const { t } = useTranslation()
  const tenant = useTenantName()
  const title = t('app.title', { screen, tenant })
  useEffect(() => {
    document.title = isRefused ? t('app.errorPrefix', { title }) : title
  }, [title, isRefused, t])
}

type TitleProps = {
  readonly title: string
  /** Something muted beside it. */
  readonly aside?: ReactNode
  readonly isRefused?: boolean
  /** Only read out, where the screen says it in another way. */
  readonly isHidden?: boolean
}

/** The one h1 of a screen: gets the focus when the path changed, but not when only the search did. */
export const ScreenTitle = ({ title, aside, isRefused = false, isHidden = false }: TitleProps) => {
  const { pathname } = useLocation()
  const heading = useRef<HTMLHeadingElement>(null)
  const { navigation } = useApp()
  useTitle(title, isRefused)
  useEffect(() => {
    // Who is in the login or at one of the first goods already, before the portal has taken them over, stays there
    // (docs/decisions/069 and 082).
    const isTakenOver = document.documentElement.dataset['door'] !== undefined
    if (
      !isTakenOver &&
      !document.activeElement?.closest('[role="menu"], [role="dialog"], [role="alertdialog"], [data-early]')
    ) {
      heading.current?.focus({ preventScroll: true })
    }
    if (navigation.move() === 'PUSH') window.scrollTo(0, 0)
  }, [pathname, navigation])
  return (
    <h1 ref={heading} id={titleId} tabIndex={-1} className={isHidden ? 'visually-hidden' : 'screen-title'}>
      <bdi>{withWholeSizes(title)}</bdi>
      {aside !== undefined && <span className="screen-title-aside"> {aside}</span>}
    </h1>
  )
}
