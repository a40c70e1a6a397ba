import { useTranslation } from 'react-i18next'
import type { OrderRow } from '../../api/schemas/ordering'
import { formatPrice } from '../../machines/rules/money'
import { Amount } from '../components/amount'

/** The total of an order in a list as the API gives it (spec 2 Orders list); what it does not say is no $0.00. */
export const OrderTotal = ({ total }: Pick<OrderRow, 'total'>) => {
  const { t } = useTranslation()
  if (total !== null) return <Amount text={formatPrice(total)} />
  return (
    <>
      <span aria-hidden>–</span>
      <span className="visually-hidden">{t('orders.noTotal')}</span>
    </>
  )
}
