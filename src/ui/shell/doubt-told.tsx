import { useSelector } from '@xstate/react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import {
  isElsewhere as isOrderElsewhere,
  isInDoubt as isOrderInDoubt,
  isUnsettled as isWordUnsettled,
  selectAlike,
  selectAttempt,
} from '../../machines/ordering/order-doubt.selectors'
import { orderNumber } from '../../machines/rules/orders'
import { useShop } from '../app-context'
import { ToldOnce } from '../components/told'
import { doubtKey } from '../ordering/doubt-text'

/**
 * Only heard: that an order is in doubt, once, and once what else becomes known of it. It stands around all screens, which
 * show why, and what to do: to walk from one to another tells nothing.
 */
export const DoubtTold = () => {
  const { t } = useTranslation()
  const { orderSender } = useShop().actors
  const attempt = useSelector(orderSender, selectAttempt)
  const alike = useSelector(orderSender, selectAlike)
  const isInDoubt = useSelector(orderSender, isOrderInDoubt)
  const isElsewhere = useSelector(orderSender, isOrderElsewhere)
  const isUnsettled = useSelector(orderSender, isWordUnsettled)
  const [said, setSaid] = useState({ key: '', found: '', words: '' })
  const key = attempt !== null && (isInDoubt || isElsewhere) ? doubtKey(isElsewhere, attempt) : ''
  // What was found stays known while it is looked for once more.
  const found = key === '' ? '' : alike === null ? said.found : alike.map(orderNumber).join(', ') || '-'
  if ((key !== said.key || found !== said.found) && (!isUnsettled || key === '')) {
    const pointed = found === '-' ? t('checkout.noneYet') : found && t('checkout.newOrders') + found
    const words = key === '' || key === said.key ? pointed : `${t('checkout.open')} ${pointed}`.trim()
    setSaid({ key, found, words })
  }
  return <ToldOnce key={`${said.key} ${said.found}`}>{said.words}</ToldOnce>
}
