import { useSelector } from '@xstate/react'
import { useTranslation } from 'react-i18next'
import { selectItemCount, selectLineCount, selectTotal } from '../../machines/ordering/cart.selectors'
import { sameCounts, selectCounts } from '../../machines/ordering/pad.selectors'
import { formatMoney } from '../../machines/rules/money'
import { useShop, useTools } from '../app-context'
import { Amount } from '../components/amount'
import { ButtonLink } from '../components/button'
import { Card } from '../components/page'
import { useCartCounts } from '../format'
import styles from './desk.module.css'

/** What was begun and not sent: the cart, and the rows of the order pad. */
export const DeskUnfinished = () => {
  const { t } = useTranslation()
  const { cart } = useShop().actors
  const { pad } = useTools()
  const lines = useSelector(cart, selectLineCount)
  const items = useSelector(cart, selectItemCount)
  const total = useSelector(cart, selectTotal)
  const { rows, good } = useSelector(pad, selectCounts, sameCounts)
  const counts = useCartCounts()
  return (
    <Card title={t('desk.unfinished')} isBare={lines === 0 && rows === 0}>
      <ul className={styles['rows']}>
        <li className={styles['row']} data-paper={lines === 0 ? 'no' : undefined}>
          <span className={styles['main']}>
            <strong>{t('cart.title')}</strong>
            <span className={styles['facts']}>{lines === 0 ? t('desk.emptyCart') : counts(lines, items)}</span>
          </span>
          {lines > 0 && (
            <span className={styles['figure']}>
              <Amount text={formatMoney(total)} />
            </span>
          )}
          <ButtonLink variant="quiet" to="/cart" data-paper="no">
            {t('desk.openCart')}
          </ButtonLink>
        </li>
        <li className={styles['row']} data-paper={rows === 0 ? 'no' : undefined}>
          <span className={styles['main']}>
            <strong>{t('pad.title')}</strong>
            <span className={styles['facts']}>{rows === 0 ? t('desk.emptyPad') : t('pad.ready', { good, rows })}</span>
          </span>
          <ButtonLink variant="quiet" to="/order-pad" data-paper="no">
            {t('desk.openPad')}
          </ButtonLink>
        </li>
      </ul>
    </Card>
  )
}
