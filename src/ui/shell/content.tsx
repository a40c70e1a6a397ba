import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { matchRoute, type RouteName } from '../../machines/rules/access'

const content = 'content'
/** Screens that are one table, from the first moment on: a width that came with the table would move everything. */
const sheets = new Set<RouteName | undefined>(['cart', 'orders', 'orderPad', 'orderLink'])

/** The first stop of each page: leads past the header. */
export const SkipLink = () => {
  const { t } = useTranslation()
  return (
    <a className="skip-link" href={`#${content}`}>
      {t('app.skip')}
    </a>
  )
}

/** Where the skip link leads: the focus can be there, though the Tab key does not stop. */
export const Content = ({ className, children }: { className: string | undefined; children: ReactNode }) => (
  <main
    id={content}
    tabIndex={-1}
    className={className}
    data-sheet={sheets.has(matchRoute(useLocation().pathname)?.name) || undefined}
  >
    {children}
  </main>
)
