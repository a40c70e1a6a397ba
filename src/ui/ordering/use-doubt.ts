import { useSelector } from '@xstate/react'
import { isElsewhere, isInDoubt, isUnsettled } from '../../machines/ordering/order-doubt.selectors'
import { useShop } from '../app-context'

/** Whether an order is in doubt, here or in another page; for a moment nobody knows what is to be said of that one. */
export const useDoubt = (): boolean => {
  const { orderSender } = useShop().actors
  const isDoubtful = useSelector(orderSender, isInDoubt)
  const isAway = useSelector(orderSender, isElsewhere)
  const isChanging = useSelector(orderSender, isUnsettled)
  return isDoubtful || (isAway && !isChanging)
}
