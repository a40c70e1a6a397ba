import { useSelector } from '@xstate/react'
import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { CheckoutActor } from '../../machines/ordering/checkout.machine'
import {
  canRetryCustomer,
  isInterrupted as isOrderInterrupted,
  isStillProcessing,
  isUnknown as isOutcomeUnknown,
  selectFailure,
  selectProblem,
} from '../../machines/ordering/checkout.selectors'
import { refusalText, type OrderProblem } from '../../machines/rules/checkout'
import { LinkButton } from '../components/button'
import { Notice } from '../components/state-panels'

const problemText = (problem: OrderProblem, t: TFunction): string => {
  switch (problem.kind) {
    case 'missingData':
      return t('checkout.missingData')
    case 'noAddress':
      return t('checkout.selectAddress')
    case 'unknownAddress':
      return t('checkout.unknownAddress')
    case 'missingPuom':
      return t('checkout.missingPuom', { partNumber: problem.partNumber })
    case 'missingPrice':
      return t('checkout.missingPrice', { partNumber: problem.partNumber })
    case 'belowMinimum':
      return t('cart.belowMinimum', { name: problem.name, minimum: problem.minimum })
  }
}

/** What keeps the order from being sent, or what became of the last sending (spec 5 Checkout, 8). */
export const CheckoutMessages = ({ actor }: { actor: CheckoutActor }) => {
  const { t } = useTranslation()
  const problem = useSelector(actor, selectProblem)
  const failure = useSelector(actor, selectFailure)
  const isUnknown = useSelector(actor, isOutcomeUnknown)
  const isInterrupted = useSelector(actor, isOrderInterrupted)
  const isLong = useSelector(actor, isStillProcessing)
  const canRetry = useSelector(actor, canRetryCustomer)
  const orders = <Link to="/orders">{t('checkout.seeOrders')}</Link>
  return (
    <>
      {problem && (
        <Notice
          tone="danger"
          action={
            problem.kind === 'missingData' && canRetry ? (
              <LinkButton onClick={() => actor.send({ type: 'customer.retried' })}>{t('common.retry')}</LinkButton>
            ) : undefined
          }
        >
          {problemText(problem, t)}
        </Notice>
      )}
      {failure && <Notice tone="danger">{refusalText(failure) ?? t('common.unexpected')}</Notice>}
      {isUnknown && (
        <Notice tone="warning" action={orders}>
          {t('checkout.unknownOutcome')}
        </Notice>
      )}
      {isInterrupted && (
        <Notice tone="warning" action={orders}>
          {t('checkout.interrupted')}
        </Notice>
      )}
      {isLong && <Notice tone="info">{t('checkout.stillProcessing')}</Notice>}
    </>
  )
}
