import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'

const content = 'content'

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
export const Content = ({
  className,
  isSheet = false,
  children,
}: {
  className: string | undefined
  /** A working sheet: it uses the width that it can get. */
  isSheet?: boolean
  children: ReactNode
}) => (
  <main id={content} tabIndex={-1} className={className} data-sheet={isSheet || undefined}>
    {children}
  </main>
)
