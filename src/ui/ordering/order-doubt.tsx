import { useSelector } from '@xstate/react'
import { useTranslation } from 'react-i18next'
import {
  isElsewhere as isOrderElsewhere,
  selectAlike,
  selectAttempt,
} from '../../machines/ordering/order-doubt.selectors'
import {
  isAsking,
  isConcluding as isOrderConcluding,
  isContradicting,
  isSaidToBeThere,
  isNoneFound as isNoOrderFound,
  selectFailure,
} from '../../machines/ordering/order-sender.selectors'
import type { CheckoutActor } from '../../machines/ordering/checkout.machine'
import { isNetworkGone, selectFingerprint } from '../../machines/ordering/checkout.selectors'
import type { OrderSenderActor } from '../../machines/ordering/order-sender.machine'
import { refusalText } from '../../machines/rules/checkout'
import { orderNumber } from '../../machines/rules/orders'
import { AmountText } from '../components/amount'
import { Button, ButtonLink } from '../components/button'
import { ConfirmDialog } from '../components/dialog'
import { useFocusOfWhatWent } from '../components/focus-of-what-went'
import { Notice, ReportLink } from '../components/state-panels'
import { useMoment } from '../format'
import { SaidOfFailure } from '../server-words'
import { doubtId, doubtText } from './doubt-text'
import { OrdersAlike } from './orders-alike'
import styles from './order-doubt.module.css'

type DoubtProps = { readonly sender: OrderSenderActor; readonly checkout: CheckoutActor }

/**
 * Above the form, instead of Complete order, while an order is in doubt (C-129, decision 025): to the orders first, then
 * what they show, and only then the same order once more.
 */
export const OrderDoubt = ({ sender, checkout }: DoubtProps) => {
  const { t } = useTranslation()
  const attempt = useSelector(sender, selectAttempt)
  const failure = useSelector(sender, selectFailure)
  const found = useSelector(sender, selectAlike)
  const alike = found ?? []
  const isElsewhere = useSelector(sender, isOrderElsewhere)
  const isConcluding = useSelector(sender, isOrderConcluding)
  const isOpen = useSelector(sender, isAsking)
  const isThere = useSelector(sender, isSaidToBeThere)
  const isQuestioned = useSelector(sender, isContradicting)
  const isNoneFound = useSelector(sender, isNoOrderFound)
  // What would be ordered now, to be told from what is in doubt.
  const fingerprint = useSelector(checkout, selectFingerprint)
  const isCutOff = useSelector(checkout, isNetworkGone)
  const moment = useMoment()
  const place = useFocusOfWhatWent<HTMLDivElement>()
  if (attempt === null) return null
  const isWhole = attempt.state !== 'damaged'
  const facts = { when: moment(attempt.sentAt), total: attempt.total }
  const isOther = isWhole && fingerprint !== null && fingerprint !== attempt.fingerprint
  const thereText = isNoneFound ? t('checkout.thereText', facts) : t('checkout.thereUnsure')
  const sendAgain = () => sender.send({ type: 'resending.requested' })
  const contradiction = t('checkout.contradictText', { number: alike.map(orderNumber).join(', ') })
  return (
    <div className={styles['doubt']}>
      <div
        ref={place}
        id={doubtId}
        role="group"
        aria-label={t('checkout.toDoubt')}
        aria-describedby={`${doubtId}-words`}
        tabIndex={-1}
        className={styles['first']}
      >
        <Notice
          tone={isElsewhere ? 'info' : 'warning'}
          isOnlyShown
          action={
            <div className={styles['answers']}>
              <ButtonLink to="/orders" variant="primary">
                {t('checkout.seeOrders')}
              </ButtonLink>
              {!isElsewhere && (
                <>
                  <Button isBusy={isConcluding} onClick={() => sender.send({ type: 'fate.told', isThere: true })}>
                    {t('checkout.isThere')}
                  </Button>
                  <Button isBusy={isConcluding} onClick={() => sender.send({ type: 'fate.told', isThere: false })}>
                    {t('checkout.isNotThere')}
                  </Button>
                </>
              )}
              <span className={styles['last']}>
                {!isElsewhere && isWhole && !isCutOff && (
                  <Button variant="quiet" isBusy={isConcluding} onClick={sendAgain}>
                    {t('checkout.sendAgain')}
                  </Button>
                )}
                <ReportLink />
              </span>
            </div>
          }
        >
          <p id={`${doubtId}-words`} className={styles['word']}>
            {doubtText(isElsewhere, attempt, t)}
          </p>
          {failure !== null && (
            <p className={styles['word']}>
              {refusalText(failure) !== null && t('checkout.answered', { text: '' })}
              <SaidOfFailure failure={failure} words={refusalText} otherwise={t('common.unexpected')} />
            </p>
          )}
          {attempt.total !== '' && attempt.sentAt !== '' && (
            <p className={styles['word']}>
              <AmountText text={t('checkout.sentAt', facts)} />
            </p>
          )}
          <OrdersAlike orders={alike} total={attempt.total} />
          {/* What the orders show comes a little later: its line is kept, so that the buttons stay where they are. */}
          {found === null && !isElsewhere && (
            <p className={styles['word']} aria-hidden>
              &nbsp;
            </p>
          )}
          {isNoneFound && <p className={styles['word']}>{t('checkout.noneYet')}</p>}
          <div role="status">{isOther && <p className={styles['word']}>{t('checkout.changedSince')}</p>}</div>
        </Notice>
      </div>
      {!isElsewhere && isWhole && isCutOff && <p className={styles['word']}>{t('checkout.noNetwork')}</p>}
      <ConfirmDialog
        isOpen={isOpen}
        tone="primary"
        title={t('checkout.againTitle')}
        text={t('checkout.againText', facts)}
        confirmLabel={t('checkout.againConfirm')}
        cancelLabel={t('common.cancel')}
        onConfirm={() => sender.send({ type: 'question.confirmed' })}
        onCancel={() => sender.send({ type: 'question.declined' })}
      />
      <ConfirmDialog
        isOpen={isQuestioned}
        title={t(isThere ? 'checkout.thereTitle' : 'checkout.contradictTitle')}
        text={isThere ? thereText : contradiction}
        confirmLabel={t(isThere ? 'checkout.thereConfirm' : 'checkout.contradictConfirm')}
        cancelLabel={t('common.cancel')}
        onConfirm={() => sender.send({ type: 'question.confirmed' })}
        onCancel={() => sender.send({ type: 'question.declined' })}
      />
    </div>
  )
}
