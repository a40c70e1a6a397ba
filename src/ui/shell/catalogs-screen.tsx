import { BookOpen } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { ButtonLink } from '../components/button'
import { EmptyPanel } from '../components/state-panels'
import { ScreenTitle } from './page-head'

/** The placeholder of spec 2 Catalogs. */
export const CatalogsScreen = () => {
  const { t } = useTranslation()
  return (
    <>
      <ScreenTitle title={t('catalogs.title')} />
      <EmptyPanel
        icon={<BookOpen aria-hidden />}
        title={t('catalogs.soon')}
        text={t('catalogs.text')}
        action={<ButtonLink to="/products">{t('catalogs.action')}</ButtonLink>}
      />
    </>
  )
}
