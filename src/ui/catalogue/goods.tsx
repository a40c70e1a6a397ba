import { useSelector } from '@xstate/react'
import { memo } from 'react'
import type { Product } from '../../api/schemas/catalogue'
import { isDense } from '../../machines/catalogue/density.selectors'
import { useApp } from '../app-context'
import { classes } from '../components/button'
import { leavesFocus } from '../components/leaving-focus'
import { goodsId } from '../goods-id'
import { Skeleton } from '../components/state-panels'
import { ProductCard } from './product-card'
import styles from './product-grid.module.css'
import { fewGoods, ProductRows, RowsSkeleton } from './product-rows'
import { useSoon } from './use-soon'

const firstRow = 6
/** A list that grows old, or asks anew, draws none of its cards again. */
const CardAlone = memo(ProductCard)

type GoodsProps = {
  /** What the list is of; read out with rows. */
  readonly label: string
  readonly products: readonly Product[]
  readonly isStale: boolean
  readonly level?: 2 | 3
}

/** Products as the reader wants them on this device: cards, or rows. */
export const Goods = ({ label, products, isStale, level = 2 }: GoodsProps) => {
  const drawn = useSoon(products)
  if (useSelector(useApp().actors.density, isDense)) {
    return <ProductRows label={label} products={drawn} count={products.length} isStale={isStale} />
  }
  return (
    <ul id={goodsId} tabIndex={-1} aria-label={label} className={classes(styles['grid'], isStale && styles['stale'])}>
      {drawn.map((product, at) => (
        <li key={String(product.id)} ref={leavesFocus}>
          <CardAlone product={product} isEager={at < firstRow} isOfMany={products.length > fewGoods} level={level} />
        </li>
      ))}
    </ul>
  )
}

/** Cards or rows in the places of the ones to come; a guest's have neither price nor quantity. */
export const GoodsSkeleton = ({ count = 12, isGuest = false }: { count?: number; isGuest?: boolean }) => {
  if (useSelector(useApp().actors.density, isDense)) return <RowsSkeleton count={count} isGuest={isGuest} />
  return (
    <div className={styles['grid']} aria-hidden>
      {Array.from({ length: count }, (_, at) => (
        <div key={at} className={classes(styles['ghost'], isGuest && styles['bare'])}>
          <Skeleton width="calc(100% + 2 * var(--space-3))" height="100%" />
          <Skeleton width="40%" height="var(--space-3)" />
          <Skeleton width="90%" />
          {!isGuest && (
            <>
              <Skeleton width="55%" height="var(--space-5)" />
              <Skeleton width="30%" />
              <Skeleton width="60%" height="var(--control-height)" />
            </>
          )}
        </div>
      ))}
    </div>
  )
}
