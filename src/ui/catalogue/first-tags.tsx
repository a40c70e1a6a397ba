import { useTranslation } from 'react-i18next'
import type { Product } from '../../api/schemas/catalogue'
import { ProductTags } from '../shell/product-tags'
import styles from './product-rows.module.css'
import { useAllTags } from './tag-picker'

/** So many letters stand on one line of a card; of what is longer the first stands alone, and can be read whole. */
const onOneLine = 28

type Props = { readonly product: Product; readonly most: number }

/** The first tags of a product, its own or the buyer's, so many that they can be read; and how many more there are. */
export const FirstTags = ({ product, most }: Props) => {
  const { t } = useTranslation()
  const all = useAllTags(product)
  const wanted = all.slice(0, most).map(({ name }) => name)
  const count = wanted.join('').length > onOneLine ? 1 : most
  const [first, others] = [all.slice(0, count), all.slice(count)]
  if (first.length === 0) return null
  const names = others.map(({ name }) => name).join(', ')
  return (
    <span className={styles['tagsInside']} role="group" aria-label={t('product.tags')}>
      <ProductTags tags={first} />
      {others.length > 0 && (
        <span className={styles['more']} title={names}>
          <span aria-hidden>+{others.length}</span>
          <span className="visually-hidden">{names}</span>
        </span>
      )}
    </span>
  )
}
