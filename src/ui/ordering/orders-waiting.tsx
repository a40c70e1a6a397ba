import { PillsSkeleton, TableSkeleton } from '../components/skeletons'
import { Skeleton } from '../components/state-panels'
import { ToldLoading } from '../components/told'
import styles from './order-list-screen.module.css'

/** The orders on their way, laid out as they will be. */
export const OrdersWaiting = () => (
  <div className={styles['waiting']}>
    <ToldLoading />
    <div className={styles['tools']} aria-hidden>
      <PillsSkeleton />
      <Skeleton width="calc(var(--space-16) * 2)" />
    </div>
    <TableSkeleton rows={20} of="orders" />
  </div>
)
