import { useTranslation } from 'react-i18next'
import type { Product } from '../../api/schemas/catalogue'
import { ProductTags } from '../shell/product-tags'
import styles from './product-rows.module.css'
import { useAllTags } from './tag-picker'

/** The first tag of a product, its own or the buyer's, and how many more there are. */
export const RowTags = ({ product }: { product: Product }) => {
  const { t } = useTranslation()
  const [first, ...others] = useAllTags(product)
  if (!first) return null
  const names = others.map(({ name }) => name).join(', ')
  return (
    <span className={styles['tagsInside']} role="group" aria-label={t('product.tags')}>
      <ProductTags tags={[first]} />
      {others.length > 0 && (
        <span className={styles['more']} title={names}>
          <span aria-hidden>+{others.length}</span>
          <span className="visually-hidden">{names}</span>
        </span>
      )}
    </span>
  )
}
