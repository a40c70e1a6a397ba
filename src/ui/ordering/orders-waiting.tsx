import { ChevronsUpDown } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { orderColumns, orderPresets } from '../../machines/rules/order-view'
import { classes } from '../components/button'
import { SkeletonButton, SkeletonRows } from '../components/skeletons'
import { SkeletonWords } from '../components/skeleton'
import { ToldLoading } from '../components/told'
import { useDay } from '../format'
import table from './data-table.module.css'
import { presetWords } from './order-filters'
import filters from './order-filters.module.css'
import summary from './order-summary.module.css'
import tools from './order-tools.module.css'

const like = { number: 'SO_30000', customer: 'A company of its own', day: '2026-09-28', total: '$1000.00' } as const

/** The orders on their way, in the columns and below the tools that they will have. */
export const OrdersWaiting = () => {
  const { t } = useTranslation()
  const day = useDay()
  return (
    <>
      <ToldLoading />
      <Tools />
      <div className={table['frame']} aria-hidden>
        <table className={table['table']}>
          <thead>
            <tr>
              {orderColumns.map((by) => (
                <th key={by} className={by === 'total' ? table['figure'] : undefined}>
                  <span className={table['sort']}>
                    {t(`orders.${by}`)}
                    <ChevronsUpDown />
                  </span>
                </th>
              ))}
              <th />
            </tr>
          </thead>
          <tbody>
            <SkeletonRows count={20}>
              <tr className={table['linked']}>
                <th className={table['what']}>
                  <SkeletonWords like={like.number} />
                </th>
                <td className={table['customer']}>
                  <SkeletonWords like={like.customer} />
                </td>
                <td className={table['day']}>
                  <SkeletonWords like={day(like.day)} />
                </td>
                <td className={classes(table['figure'], table['sum'])}>
                  <SkeletonWords like={like.total} />
                </td>
                <td className={table['deed']}>
                  <SkeletonButton isQuiet like={t('order.again')} />
                </td>
              </tr>
            </SkeletonRows>
          </tbody>
        </table>
      </div>
    </>
  )
}

const Tools = () => {
  const { t } = useTranslation()
  return (
    <div className={classes(tools['tools'], tools['closed'])} aria-hidden>
      <span className={tools['more']}>
        <SkeletonButton hasSign like={t('orders.more')} />
      </span>
      <div data-fold className={classes(tools['filters'], filters['filters'])}>
        <div className={filters['presets']}>
          {orderPresets.map((name) => (
            <span
              key={name}
              className={classes(filters['preset'], filters['coming'])}
              data-like={t(presetWords[name])}
            />
          ))}
        </div>
        <SkeletonButton hasSign like={t('orders.moreFilters')} />
      </div>
      <div className={summary['summary']}>
        <div className={summary['words']}>
          <p className={summary['sum']}>
            <SkeletonWords like={t('orders.sum', { count: 100, total: '$100000.00' })} />
          </p>
        </div>
        <div className={summary['deeds']} data-fold>
          {(['orders.print', 'orders.listFile', 'orders.linesFile'] as const).map((deed) => (
            <SkeletonButton key={deed} isQuiet hasSign like={t(deed)} />
          ))}
        </div>
      </div>
    </div>
  )
}
