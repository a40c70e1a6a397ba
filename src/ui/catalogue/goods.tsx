import { useSelector } from '@xstate/react'
import { memo } from 'react'
import type { Product } from '../../api/schemas/catalogue'
import { isDense } from '../../machines/catalogue/density.selectors'
import { useApp } from '../app-context'
import { classes } from '../components/button'
import { leavesFocus } from '../components/leaving-focus'
import { goodsId } from '../goods-id'
import { Skeleton } from '../components/skeleton'
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

/** What stands at both ends of a line. */
const Pair = ({ first, second }: { first: string; second: string }) => (
  <p>
    <Skeleton width={first} height="var(--space-3)" />
    <Skeleton width={second} height="var(--space-3)" />
  </p>
)

/** Cards or rows in the places of the ones to come; a guest's have neither price nor quantity. */
export const GoodsSkeleton = ({ count = 12, isGuest = false }: { count?: number; isGuest?: boolean }) => {
  if (useSelector(useApp().actors.density, isDense)) return <RowsSkeleton count={count} isGuest={isGuest} isGoods />
  return (
    <div className={styles['grid']} aria-hidden>
      {Array.from({ length: count }, (_, at) => (
        <div key={at} className={classes(styles['ghost'], isGuest && styles['bare'])}>
          <Skeleton width="calc(100% + 2 * var(--space-3))" height="100%" />
          <Pair first="35%" second="30%" />
          <div>
            <Skeleton width="92%" />
            <Skeleton width="55%" />
          </div>
          {!isGuest && (
            <>
              <Skeleton width="40%" />
              <Pair first="30%" second="25%" />
              <Skeleton width="50%" height="var(--control-height)" />
            </>
          )}
        </div>
      ))}
    </div>
  )
}
