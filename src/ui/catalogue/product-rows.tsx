import { useTranslation } from 'react-i18next'
import type { Product } from '../../api/schemas/catalogue'
import { classes } from '../components/button'
import { Skeleton } from '../components/state-panels'
import { ProductRow } from './product-row'
import styles from './product-rows.module.css'

const inView = 15

/** Products as a table of one line each: the eye runs down a column of numbers. Arrows and Enter walk the quantities. */
export const ProductRows = ({
  label,
  products,
  isStale = false,
}: {
  label: string
  products: readonly Product[]
  isStale?: boolean
}) => {
  const { t } = useTranslation()
  return (
    <div className={styles['frame']}>
      <table className={classes(styles['table'], isStale && styles['stale'])}>
        <caption className="visually-hidden">{label}</caption>
        <thead>
          <tr>
            <th scope="col" className={styles['picture']}>
              <span className="visually-hidden">{t('products.picture')}</span>
            </th>
            <th scope="col" className={styles['part']}>
              {t('order.partNumber')}
            </th>
            <th scope="col">{t('order.description')}</th>
            <th scope="col" className={styles['tags']}>
              {t('product.tags')}
            </th>
            <th scope="col" className={styles['stock']}>
              {t('products.stock')}
            </th>
            <th scope="col" className={styles['unit']}>
              {t('products.unit')}
            </th>
            <th scope="col" className={styles['price']}>
              {t('cart.price')}
            </th>
            <th scope="col" className={styles['quantity']}>
              {t('cart.quantity')}
            </th>
          </tr>
        </thead>
        <tbody>
          {products.map((product, at) => (
            <ProductRow key={String(product.id)} product={product} isEager={at < inView} />
          ))}
        </tbody>
      </table>
    </div>
  )
}

/** Rows in the places of the ones to come. */
export const RowsSkeleton = ({ count }: { count: number }) => (
  <div className={styles['frame']} aria-hidden>
    <div className={styles['ghostHead']} />
    {Array.from({ length: count }, (_, at) => (
      <div key={at} className={styles['ghost']}>
        <Skeleton width="var(--space-8)" height="var(--space-8)" />
        <Skeleton width="12%" height="var(--space-3)" />
        <Skeleton width="38%" height="var(--space-3)" />
        <Skeleton width="10%" height="var(--space-3)" />
        <Skeleton width="14%" height="var(--space-6)" />
      </div>
    ))}
  </div>
)
