import { useSelector } from '@xstate/react'
import { useRef, type ReactNode, type RefObject } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { CheckoutActor } from '../../machines/ordering/checkout.machine'
import { isHeldForCheck, selectLed } from '../../machines/ordering/checkout.selectors'
import { isBusy as isOrderBusy } from '../../machines/tags'
import { sameLines, selectLinesToLookAt, selectOrderedLines, selectTotal } from '../../machines/ordering/cart.selectors'
import { isElsewhere, isInDoubt, isSending, isUnsure } from '../../machines/ordering/order-sender.selectors'
import { isSetAside, itemCount, productName, unitArithmetic, unitLabel, type CartLine } from '../../machines/rules/cart'
import { formatMoney, lineTotal } from '../../machines/rules/money'
import { isMarked, speaks } from '../../machines/rules/freshness'
import { pictureUrl } from '../../machines/rules/safe-url'
import { useShop } from '../app-context'
import { Amount, Arithmetic } from '../components/amount'
import { Button, ButtonLink, classes } from '../components/button'
import { useFocusOfWhatWent } from '../components/focus-of-what-went'
import { Card } from '../components/page'
import { Picture } from '../components/picture'
import { useLedBox } from '../components/use-led'
import { VirtualRows } from '../components/virtual-rows'
import { useCartCounts } from '../format'
import { LineCheckActions, LinePrice } from '../shell/line-check'
import styles from './checkout-summary.module.css'
import { OrderDoubt } from './order-doubt'

type LineProps = {
  readonly line: CartLine
  /** Which wish leads the reader to this line, 0 for none, and which one was fulfilled last. */
  readonly at: number
  readonly ledRef: RefObject<number>
}
const SummaryLine = ({ line, at, ledRef }: LineProps) => {
  const { product, quantity, comment } = line
  const box = useLedBox(at, ledRef)
  return (
    <div ref={box} tabIndex={-1} className={classes(styles['line'], isSetAside(line) && styles['aside'])}>
      <Picture src={pictureUrl(product.primary_image)} alt="" size="small" />
      <div className={styles['words']}>
        <p>{productName(product)}</p>
        <p className={styles['muted']}>
          {product.part_number} ·{' '}
          <Arithmetic
            text={
              unitArithmetic(quantity, product.uom_code, product.cf) ??
              `${quantity} ${unitLabel(product.uom_code, null)}`.trim()
            }
          />
        </p>
        {comment !== '' && <p className={styles['muted']}>{comment}</p>}
        {isMarked(line) && (
          <p className={styles['muted']}>
            <LinePrice line={line} />
          </p>
        )}
        <LineCheckActions line={line} isRemovable />
      </div>
      <p className={styles['figure']}>
        {isSetAside(line) ? '-' : <Amount text={formatMoney(lineTotal(product.selling_price, quantity))} />}
      </p>
    </div>
  )
}

type CompleteProps = { readonly isBusy: boolean; readonly busyLabel: string; readonly variant: 'primary' | 'secondary' }
const CompleteOrder = (state: CompleteProps) => {
  const { t } = useTranslation()
  return (
    <Button ref={useFocusOfWhatWent<HTMLButtonElement>()} data-focus-stop type="submit" isWide {...state}>
      {t('checkout.complete')}
    </Button>
  )
}

const busyWords = (isHeld: boolean, isUnderWay: boolean) => {
  if (isHeld) return 'freshness.held'
  return isUnderWay ? 'checkout.processing' : 'checkout.complete'
}

/** What is ordered, what it costs, and the one main button (spec 2 Checkout). */
export const CheckoutSummary = ({ actor, messages }: { actor: CheckoutActor; messages: ReactNode }) => {
  const { t } = useTranslation()
  const { cart, orderSender } = useShop().actors
  const lines = useSelector(cart, selectLinesToLookAt, sameLines)
  const ordered = useSelector(cart, selectOrderedLines, sameLines)
  const total = useSelector(cart, selectTotal)
  const isBusy = useSelector(actor, isOrderBusy)
  const isHeld = useSelector(actor, isHeldForCheck)
  const isUnderWay = useSelector(orderSender, isSending)
  const isDoubtful = useSelector(orderSender, isInDoubt)
  const isAway = useSelector(orderSender, isElsewhere)
  const isNotSure = useSelector(orderSender, isUnsure)
  const counts = useCartCounts()
  const led = useSelector(actor, selectLed)
  const ledRef = useRef(led)
  const spoken = lines.find(speaks)
  return (
    <Card
      title={counts(ordered.length, itemCount(ordered))}
      aside={isBusy ? null : <Link to="/cart">{t('checkout.editCart')}</Link>}
    >
      {lines.length === 0 ? (
        <div className={styles['bare']}>
          <p className={styles['muted']}>
            {t('cart.empty')} {t('cart.emptyText')}
          </p>
          <ButtonLink to="/dashboard">{t('cart.createNew')}</ButtonLink>
        </div>
      ) : (
        <VirtualRows
          className={styles['lines'] ?? ''}
          label={t('cart.title')}
          rows={lines}
          rowKey={({ product }) => String(product.id)}
          estimate={64}
        >
          {(line) => <SummaryLine line={line} at={line === spoken ? led : 0} ledRef={ledRef} />}
        </VirtualRows>
      )}
      <p className={styles['total']}>
        <span>{t('checkout.total')}</span>
        <strong>
          <Amount text={formatMoney(total)} />
        </strong>
      </p>
      <div className={styles['actions']}>
        {messages}
        {isDoubtful || isAway ? (
          <OrderDoubt sender={orderSender} checkout={actor} />
        ) : (
          <CompleteOrder
            variant={isNotSure ? 'secondary' : 'primary'}
            isBusy={isBusy || isHeld}
            busyLabel={t(busyWords(isHeld, isUnderWay))}
          />
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
