import { useSelector } from '@xstate/react'
import { isDense } from '../../machines/catalogue/density.selectors'
import { useApp } from '../app-context'
import { classes } from '../components/button'
import { leavesFocus } from '../components/leaving-focus'
import { goodsId } from '../goods-id'
import { GuestCard } from './guest-card'
import { GuestRows, type GuestRowsProps } from './guest-rows'
import styles from './product-grid.module.css'

/** What a guest may see of the products, as cards or rows. */
export const GuestGoods = (props: GuestRowsProps) => {
  const { label, products, isStale, onChoose } = props
  if (useSelector(useApp().actors.density, isDense)) return <GuestRows {...props} />
  return (
    <ul id={goodsId} tabIndex={-1} aria-label={label} className={classes(styles['grid'], isStale && styles['stale'])}>
      {products.map((product) => (
        <li key={String(product.id)} ref={leavesFocus}>
          <GuestCard product={product} onChoose={() => onChoose(product)} />
        </li>
      ))}
    </ul>
  )
}
