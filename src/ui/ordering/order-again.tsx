import { useSelector } from '@xstate/react'
import { useTranslation } from 'react-i18next'
import type { OrderRow } from '../../api/schemas/ordering'
import type { OrderRepeatActor } from '../../machines/ordering/order-repeat.machine'
import { isRepeating } from '../../machines/ordering/order-repeat.selectors'
import { Button } from '../components/button'
import { orderNumber } from '../../machines/rules/orders'

type AgainProps = { readonly row: OrderRow; readonly actor: OrderRepeatActor; readonly isQuiet?: boolean }

/** Its lines once more, into the order pad; in a long table without a frame of its own. */
export const OrderAgain = ({ row, actor, isQuiet = false }: AgainProps) => {
  const { t } = useTranslation()
  const isReading = useSelector(actor, isRepeating(row.id))
  const number = orderNumber(row)
  return (
    <Button
      variant={isQuiet ? 'quiet' : 'secondary'}
      isBusy={isReading}
      busyLabel={t('orders.readingOne')}
      aria-label={isReading ? t('orders.readingNamed', { number }) : t('orders.againNamed', { number })}
      onClick={() => actor.send({ type: 'order.repeated', orderId: row.id, number })}
    >
      {t('order.again')}
    </Button>
  )
}
