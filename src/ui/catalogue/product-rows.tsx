import { memo, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Product } from '../../api/schemas/catalogue'
import { classes } from '../components/button'
import { Skeleton } from '../components/skeleton'
import { ProductRow } from './product-row'
import { goodsId } from '../goods-id'
import styles from './product-rows.module.css'

const inView = 15
const RowAlone = memo(ProductRow)
/** So many have all their controls, wherever they stand. */
export const fewGoods = 24

/** The frame of rows: the heads of the columns stay in sight. */
export const RowsTable = ({
  label,
  isStale = false,
  isGoods = false,
  children,
}: {
  label: string
  isStale?: boolean
  /** The goods of the screen: there is one list of them. */
  isGoods?: boolean
  children: ReactNode
}) => {
  const { t } = useTranslation()
  const columns = [
    { name: t('pad.part'), style: 'part' },
    { name: t('order.description') },
    { name: t('products.stock'), style: 'stock' },
    { name: t('products.unit'), style: 'unit' },
    { name: t('cart.price'), style: 'price' },
    { name: t('cart.quantity'), style: 'quantity' },
  ]
  return (
    <div
      className={classes(styles['frame'], isGoods && styles['shelf'])}
      {...(isGoods && { id: goodsId, tabIndex: -1 })}
    >
      <table className={classes(styles['table'], isStale && styles['stale'])}>
        <caption className="visually-hidden">{label}</caption>
        <thead>
          <tr>
            <th scope="col" className={styles['picture']}>
              <span className="visually-hidden">{t('products.picture')}</span>
            </th>
            {columns.map(({ name, style }) => (
              <th key={name} scope="col" className={style && styles[style]}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </div>
  )
}

type ProductRowsProps = {
  readonly label: string
  readonly products: readonly Product[]
  /** How many there are, also those that are drawn in a moment. */
  readonly count: number
  readonly isStale: boolean
}

/** Products as a table of one line each: the eye runs down a column of numbers. Arrows and Enter walk the quantities. */
export const ProductRows = ({ label, products, count, isStale }: ProductRowsProps) => (
  <RowsTable label={label} isStale={isStale} isGoods>
    {products.map((product, at) => (
      <RowAlone key={String(product.id)} product={product} isEager={at < inView} isOfMany={count > fewGoods} />
    ))}
  </RowsTable>
)

type RowsSkeletonProps = {
  readonly count: number
  readonly isGuest?: boolean
  readonly isGoods?: boolean
}

/** Rows in the places of the ones to come. */
export const RowsSkeleton = ({ count, isGuest = false, isGoods = false }: RowsSkeletonProps) => (
  <div className={classes(styles['frame'], isGoods && styles['shelf'], isGuest && styles['isGuest'])} aria-hidden>
    <div className={styles['ghostHead']} />
    {Array.from({ length: count }, (_, at) => (
      <div key={at} className={styles['ghost']}>
        <Skeleton width="var(--space-8)" height="var(--space-8)" />
        <Skeleton width="var(--space-16)" height="var(--space-3)" />
        <Skeleton width={at % 2 === 0 ? '60%' : '44%'} height="var(--space-3)" />
        <Skeleton width="var(--space-16)" height="var(--space-3)" />
        <Skeleton width="var(--space-12)" height="var(--space-3)" />
        <Skeleton width="var(--space-12)" height="var(--space-3)" />
        <Skeleton width="calc(var(--quantity) - var(--space-4))" height="max(var(--control-height), var(--target))" />
      </div>
    ))}
  </div>
)
