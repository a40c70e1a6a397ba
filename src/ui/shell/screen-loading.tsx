import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { matchRoute, type RouteName } from '../../machines/rules/access'
import styles from './screen-loading.module.css'

/** What a screen will look like, roughly: a table, a grid of goods, or two columns. */
const shapes: Partial<Record<RouteName, 'table' | 'goods' | 'split'>> = {
  cart: 'table',
  orders: 'table',
  order: 'table',
  lists: 'table',
  list: 'table',
  checkout: 'split',
  product: 'split',
  products: 'goods',
  category: 'goods',
  browse: 'goods',
}
const blocks = { table: 8, goods: 8, split: 2 } as const

/** A screen whose code is on its way, in its own shape; shows itself after 150 ms, so that a quick one never flashes. */
export const ScreenLoading = () => {
  const { t } = useTranslation()
  const shape = shapes[matchRoute(useLocation().pathname)?.name ?? 'root']
  return (
    <div role="status" className={styles['loading']} data-loading>
      <span className="visually-hidden">{t('common.loading')}</span>
      <span className={styles['bar']} aria-hidden />
      {shape && (
        <span className={styles['shape']} aria-hidden>
          <i />
          <span className={styles[shape]}>
            {Array.from({ length: blocks[shape] }, (_, at) => (
              <i key={at} />
            ))}
          </span>
        </span>
      )}
    </div>
  )
}
