import { useSelector } from '@xstate/react'
import { ChevronRight } from 'lucide-react'
import { Fragment } from 'react'
import { useTranslation } from 'react-i18next'
import { selectTree } from '../../machines/catalogue/categories.selectors'
import { categoryPath } from '../../machines/rules/category-path'
import { productCategories, productTrail, type ProductCategory } from '../../machines/rules/product-trail'
import { hasAdvancedCategories } from '../../machines/tenant/settings.selectors'
import { useSetting, useShop } from '../app-context'
import { Link } from '../components/link'
import styles from './category-browse-screen.module.css'

const nowhere = { pathname: '/products', search: '' }

const CategoryLink = ({ category: { name, id } }: { category: ProductCategory }) => {
  const isAdvanced = useSetting(hasAdvancedCategories, false)
  return id === null ? (
    name
  ) : (
    <Link to={categoryPath(String(id), nowhere, isAdvanced)} className={styles['link']}>
      {name}
    </Link>
  )
}

/** The way to a product through the tree of categories; without a step while the tree is not known. */
export const useProductTrail = (names: readonly string[]): readonly ProductCategory[] =>
  productTrail(useSelector(useShop().actors.categories, selectTree), names)

export const ProductTrail = ({ trail }: { trail: readonly ProductCategory[] }) => {
  const { t } = useTranslation()
  if (trail.length === 0) return null
  return (
    <nav aria-label={t('category.breadcrumb')} className={styles['trail']}>
      <ol>
        {trail.map((category) => (
          <li key={String(category.id)}>
            <ChevronRight aria-hidden />
            <CategoryLink category={category} />
          </li>
        ))}
      </ol>
    </nav>
  )
}

/** The categories of a product, linked where the tree knows them. */
export const ProductCategories = ({ names }: { names: readonly string[] }) => {
  const { t } = useTranslation()
  const tree = useSelector(useShop().actors.categories, selectTree)
  if (names.length === 0) return t('product.noCategory')
  return productCategories(tree, [...new Set(names)]).map((category, at) => (
    <Fragment key={category.name}>
      {at > 0 && ', '}
      <CategoryLink category={category} />
    </Fragment>
  ))
}
