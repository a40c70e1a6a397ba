import { useSelector } from '@xstate/react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { CheckoutActor } from '../../machines/ordering/checkout.machine'
import { isBusy as isOrderBusy } from '../../machines/tags'
import { selectItemCount, selectLines, selectTotal } from '../../machines/ordering/cart.selectors'
import { isElsewhere, isInDoubt, isSending } from '../../machines/ordering/order-sender.selectors'
import { productName, unitArithmetic, unitLabel, type CartLine } from '../../machines/rules/cart'
import { formatMoney, lineTotal } from '../../machines/rules/money'
import { pictureUrl } from '../../machines/rules/safe-url'
import { useShop } from '../app-context'
import { Button } from '../components/button'
import { useFocusOfWhatWent } from '../components/focus-of-what-went'
import { Card } from '../components/page'
import { Picture } from '../components/picture'
import { VirtualRows } from '../components/virtual-rows'
import { useCartCounts } from '../format'
import styles from './checkout-summary.module.css'
import { OrderDoubt } from './order-doubt'

const SummaryLine = ({ line: { product, quantity, comment } }: { line: CartLine }) => (
  <div className={styles['line']}>
    <Picture src={pictureUrl(product.primary_image)} alt="" size="small" />
    <div className={styles['words']}>
      <p>{productName(product)}</p>
      <p className={styles['muted']}>
        {product.part_number} ·{' '}
        {unitArithmetic(quantity, product.uom_code, product.cf) ??
          `${quantity} ${unitLabel(product.uom_code, null)}`.trim()}
      </p>
      {comment !== '' && <p className={styles['muted']}>{comment}</p>}
    </div>
    <p className={styles['figure']}>{formatMoney(lineTotal(product.selling_price, quantity))}</p>
  </div>
)

const CompleteOrder = (state: { readonly isBusy: boolean; readonly busyLabel: string }) => {
  const { t } = useTranslation()
  return (
    <Button ref={useFocusOfWhatWent<HTMLButtonElement>()} type="submit" variant="primary" isWide {...state}>
      {t('checkout.complete')}
    </Button>
  )
}

/** What is ordered, what it costs, and the one main button (spec 2 Checkout). */
export const CheckoutSummary = ({ actor, messages }: { actor: CheckoutActor; messages: ReactNode }) => {
  const { t } = useTranslation()
  const { cart, orderSender } = useShop().actors
  const lines = useSelector(cart, selectLines)
  const items = useSelector(cart, selectItemCount)
  const total = useSelector(cart, selectTotal)
  const isBusy = useSelector(actor, isOrderBusy)
  const isUnderWay = useSelector(orderSender, isSending)
  const isDoubtful = useSelector(orderSender, isInDoubt)
  const isAway = useSelector(orderSender, isElsewhere)
  const counts = useCartCounts()
  return (
    <Card title={counts(lines.length, items)} aside={isBusy ? null : <Link to="/cart">{t('checkout.editCart')}</Link>}>
      {lines.length === 0 ? (
        <p className={styles['muted']}>{t('cart.empty')}</p>
      ) : (
        <VirtualRows
          className={styles['lines'] ?? ''}
          label={t('cart.title')}
          rows={lines}
          rowKey={({ product }) => String(product.id)}
          estimate={64}
        >
          {(line) => <SummaryLine line={line} />}
        </VirtualRows>
      )}
      <p className={styles['total']}>
        <span>{t('checkout.total')}</span>
        <strong>{formatMoney(total)}</strong>
      </p>
      <div className={styles['actions']}>
        {messages}
        {isDoubtful || isAway ? (
          <OrderDoubt sender={orderSender} checkout={actor} />
        ) : (
          <CompleteOrder isBusy={isBusy} busyLabel={t(isUnderWay ? 'checkout.processing' : 'checkout.complete')} />
        )}
        <Button
          variant="quiet"
          isWide
          aria-disabled={isBusy || isDoubtful || isAway || undefined}
          onClick={() => cart.send({ type: 'clearing.requested' })}
        >
          {t('checkout.clear')}
        </Button>
        <p className={styles['terms']}>{t('checkout.terms')}</p>
      </div>
    </Card>
  )
}
