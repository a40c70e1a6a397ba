import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { segment } from '../../machines/rules/access'
import type { Neighbours } from '../../machines/rules/order-desk'
import { ButtonLink } from '../components/button'
import styles from './order-list-screen.module.css'

const pathOf = (id: string): string => `/orders/${segment(id) ?? ''}`

/** The orders before and after this one in the list that the buyer came from: Back leads to that list, however many were looked at. */
export const OrderNeighbours = ({ former, next }: Neighbours) => {
  const { t } = useTranslation()
  if (former === null && next === null) return null
  return (
    <nav aria-label={t('order.neighbours')} className={styles['neighbours']}>
      {former !== null && (
        <ButtonLink replace to={pathOf(former)}>
          <ChevronLeft aria-hidden />
          {t('order.former')}
        </ButtonLink>
      )}
      {next !== null && (
        <ButtonLink replace to={pathOf(next)}>
          {t('order.next')}
          <ChevronRight aria-hidden />
        </ButtonLink>
      )}
    </nav>
  )
}
