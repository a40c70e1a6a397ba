import { useTranslation } from 'react-i18next'
import { classes } from '../components/button'
import { Card, SummaryList } from '../components/page'
import { SkeletonButton, SkeletonRows } from '../components/skeletons'
import { SkeletonWords } from '../components/skeleton'
import { ToldLoading } from '../components/told'
import { useDay } from '../format'
import table from './data-table.module.css'
import { OrderHeads } from './order-heads'
import styles from './order-list-screen.module.css'

const like = { number: 'SO-30000', customer: 'A company of its own', day: '2026-09-28', total: '$1000.00' } as const

/** An order on its way, laid out as it will be. */
export const OrderWaiting = () => {
  const { t } = useTranslation()
  const day = useDay()
  return (
    <div className={styles['waiting']} aria-busy>
      <ToldLoading />
      <div className={styles['coming']}>
        <SkeletonWords like={t('order.title', { number: like.number })} />
      </div>
      <Card>
        <SummaryList
          items={[
            { name: t('orders.customer'), value: <SkeletonWords like={like.customer} /> },
            { name: t('order.date'), value: <SkeletonWords like={day(like.day)} /> },
            { name: t('order.lines'), value: <SkeletonWords like={t('cart.lines', { count: 10 })} /> },
            { name: t('orders.total'), value: <SkeletonWords like={like.total} /> },
          ]}
        />
      </Card>
      <div className={table['deeds']} aria-hidden>
        <SkeletonButton like={t('order.again')} />
        <p className={styles['again']}>
          <SkeletonWords like={t('order.againHint')} />
        </p>
        <SkeletonButton isQuiet hasSign like={t('orders.print')} />
        <SkeletonButton isQuiet hasSign like={t('lists.addTo')} />
        <SkeletonButton isQuiet hasSign like={t('order.copyParts')} />
      </div>
      <div className={table['frame']} aria-hidden>
        <Lines />
      </div>
    </div>
  )
}

const Lines = () => {
  const { t } = useTranslation()
  return (
    <table className={table['table']}>
      <thead>
        <tr>
          <th>{t('order.row')}</th>
          <OrderHeads />
        </tr>
      </thead>
      <tbody>
        <SkeletonRows count={8}>
          <tr>
            <td className={table['at']}>
              <SkeletonWords like="1" />
            </td>
            <td className={table['what']}>
              <SkeletonWords like="HB_100" />
            </td>
            <td className={table['words']}>
              <SkeletonWords like="A part in a few words" />
            </td>
            <td className={classes(table['figure'], table['count'])}>
              <SkeletonWords like="10" />
            </td>
            <td className={table['unit']}>
              <SkeletonWords like="BOX" />
            </td>
            <td className={classes(table['figure'], table['each'])}>
              <SkeletonWords like="$10.00" />
            </td>
            <td className={classes(table['figure'], table['sum'])}>
              <SkeletonWords like="$100.00" />
            </td>
          </tr>
        </SkeletonRows>
      </tbody>
    </table>
  )
}
