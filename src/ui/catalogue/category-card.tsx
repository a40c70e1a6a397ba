import { useTranslation } from 'react-i18next'
import type { Category } from '../../api/schemas/catalogue'
import { segment } from '../../machines/rules/access'
import { pictureUrl } from '../../machines/rules/safe-url'
import { Link } from '../components/link'
import { Picture } from '../components/picture'
import styles from './category-browse-screen.module.css'

/** A subcategory with its picture and its two counts, as the server gives them (spec 2 Category browse). */
export const CategoryCard = ({ category }: { category: Category }) => {
  const { t } = useTranslation()
  return (
    <Link to={`/category/${segment(String(category.id)) ?? ''}`} className={styles['category']}>
      <span className={styles['image']}>
        <Picture src={pictureUrl(category.image_url)} alt="" />
      </span>
      <span className={styles['words']}>
        <strong>{category.category}</strong>
        <span>{t('category.children', { count: category.children_count ?? 0 })}</span>
        <span>{t('category.productCount', { count: category.products_count ?? 0 })}</span>
      </span>
    </Link>
  )
}
