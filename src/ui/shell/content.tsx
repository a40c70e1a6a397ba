import type { MouseEvent, ReactNode } from 'react'
import { useSelector } from '@xstate/react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { matchRoute, type RouteName } from '../../machines/rules/access'
import { isSignedIn } from '../../machines/session/session.selectors'
import { useApp } from '../app-context'
import { Link } from '../components/link'
import { goodsId, titleId } from '../goods-id'

const content = 'content'
/** Screens that are one table, from the first moment on: a width that came with the table would move everything. */
const sheets = new Set<RouteName | undefined>(['cart', 'orders', 'orderPad', 'orderLink', 'list', 'desk'])

/** Screens that are a list of goods; the list is `goodsId`. */
const shelves = new Set<RouteName | undefined>(['products', 'category', 'browse'])

/** Where no goods stand, yet or at all, the way to them ends at what stands in their place. */
const leadToContent = (event: MouseEvent) => {
  if (document.getElementById(goodsId)) return
  event.preventDefault()
  document.getElementById(content)?.focus()
}

/** The first stops of each page: they lead past the header, to the goods, and to the cart of whoever has one. */
export const SkipLinks = () => {
  const { t } = useTranslation()
  const { pathname } = useLocation()
  const hasCart = useSelector(useApp().actors.session, isSignedIn)
  return (
    <nav className="skip-links" aria-label={t('app.skipLinks')}>
      <a className="skip-link" href={`#${content}`}>
        {t('app.skip')}
      </a>
      {shelves.has(matchRoute(pathname)?.name) && (
        <a className="skip-link" href={`#${goodsId}`} onClick={leadToContent}>
          {t('app.skipToGoods')}
        </a>
      )}
      {hasCart && (
        <Link className="skip-link" to="/cart">
          {t('app.skipToCart')}
        </Link>
      )}
    </nav>
  )
}

/** Where the skip link leads: the focus can be there, though the Tab key does not stop. */
export const Content = ({ className, children }: { className: string | undefined; children: ReactNode }) => (
  <main
    id={content}
    tabIndex={-1}
    aria-labelledby={titleId}
    className={className}
    data-sheet={sheets.has(matchRoute(useLocation().pathname)?.name) || undefined}
  >
    {children}
  </main>
)
