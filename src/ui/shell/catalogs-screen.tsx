import { useSelector } from '@xstate/react'
import { BookOpen } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { isIncomplete, selectKept, selectTree } from '../../machines/catalogue/categories.selectors'
import { categoryPath } from '../../machines/rules/category-path'
import { pictureUrl } from '../../machines/rules/safe-url'
import { isBusy } from '../../machines/tags'
import { hasAdvancedCategories } from '../../machines/tenant/settings.selectors'
import { useSetting, useShop } from '../app-context'
import { ButtonLink } from '../components/button'
import { Link } from '../components/link'
import { Picture } from '../components/picture'
import styles from './catalogs-screen.module.css'
import { useAsOf } from './kept-notice'
import { ScreenTitle } from './page-head'

const nowhere = { pathname: '/products', search: '' }

/** The placeholder of spec 2 Catalogs, with the ways into the products that there are until then. */
export const CatalogsScreen = () => {
  const { t } = useTranslation()
  const { categories } = useShop().actors
  const { roots } = useSelector(categories, selectTree)
  const isOnItsWay = useSelector(categories, isBusy)
  const isPart = useSelector(categories, isIncomplete)
  const asOf = useAsOf(useSelector(categories, selectKept))
  // Its first page holds categories of other places: they are shown, and shown anew, once all are there.
  const [shown, setShown] = useState(isOnItsWay ? [] : roots)
  if (!isOnItsWay && shown !== roots) setShown(roots)
  const isAdvanced = useSetting(hasAdvancedCategories, false)
  return (
    <div className={styles['screen']}>
      <ScreenTitle title={t('catalogs.title')} />
      <div className={styles['soon']}>
        <BookOpen aria-hidden />
        <p>
          <strong>{t('catalogs.soon')}</strong> {t('catalogs.text')}
        </p>
        <ButtonLink to="/products">{t('catalogs.action')}</ButtonLink>
      </div>
      {shown.length > 0 && (
        <nav aria-label={t('categories.title')} className={styles['goods']}>
          <h2>{t('categories.title')}</h2>
          {asOf && <p className={styles['asOf']}>{asOf}</p>}
          <ul className={styles['categories']}>
            {shown.map(({ id, name, picture, count = 0, children }) => (
              <li key={String(id)}>
                <Link to={categoryPath(String(id), nowhere, isAdvanced)}>
                  <span className={styles['image']}>
                    <Picture src={pictureUrl(picture ?? null)} alt="" />
                  </span>
                  <span className={styles['words']}>
                    <strong>{name}</strong>
                    {count > 0 ? (
                      <span>{t('category.productCount', { count })}</span>
                    ) : (
                      !isPart &&
                      children.length > 0 && <span>{t('category.children', { count: children.length })}</span>
                    )}
                  </span>
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      )}
    </div>
  )
}
