import { useSelector } from '@xstate/react'
import { useId, useRef, type ReactNode, type RefObject } from 'react'
import { useTranslation } from 'react-i18next'
import type { CheckoutActor } from '../../machines/ordering/checkout.machine'
import { selectLed } from '../../machines/ordering/checkout.selectors'
import { isBusy as isOrderBusy } from '../../machines/tags'
import { sameLines, selectLinesToLookAt, selectOrderedLines } from '../../machines/ordering/cart.selectors'
import { isSetAside, itemCount, productName, unitArithmetic, unitLabel, type CartLine } from '../../machines/rules/cart'
import { formatMoney, lineTotal } from '../../machines/rules/money'
import { isMarked, speaks } from '../../machines/rules/freshness'
import { pictureUrl } from '../../machines/rules/safe-url'
import { useShop } from '../app-context'
import { Amount, Arithmetic } from '../components/amount'
import { ButtonLink, classes } from '../components/button'
import { Link } from '../components/link'
import { Card } from '../components/page'
import { Picture } from '../components/picture'
import { ProductName } from '../components/product-name'
import { useLedBox } from '../components/use-led'
import { VirtualRows } from '../components/virtual-rows'
import { fieldProblemText } from '../field-problem-text'
import { useCartCounts } from '../format'
import { LineCheckActions, LinePrice } from '../shell/line-check'
import { lineName, useWrongLines } from './checkout-errors'
import styles from './checkout-summary.module.css'

type LineProps = {
  readonly line: CartLine
  /** What the company said of it when it refused the order. */
  readonly refusal: ReactNode
  /** Which wish leads the reader to this line, 0 for none, and which one was fulfilled last. */
  readonly at: number
  readonly ledRef: RefObject<number>
}
const SummaryLine = ({ line, refusal, at, ledRef }: LineProps) => {
  const { t } = useTranslation()
  const refusalId = useId()
  const wiring = refusal && {
    role: 'group',
    'aria-label': productName(line.product),
    'aria-describedby': refusalId,
  }
  const { product, quantity, comment } = line
  const box = useLedBox(at, ledRef)
  return (
    <div
      ref={box}
      id={lineName(product.id)}
      tabIndex={-1}
      {...wiring}
      className={classes(styles['line'], isSetAside(line) && styles['aside'])}
    >
      <Picture src={pictureUrl(product.primary_image)} alt="" size="small" />
      <div className={styles['words']}>
        <p>
          <ProductName text={productName(product)} />
        </p>
        <p className={styles['muted']}>
          <bdi>{product.part_number}</bdi> ·{' '}
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
        {refusal && (
          <>
            <p id={refusalId} className={styles['refused']}>
              {refusal}
            </p>
            <Link to="/cart">{t('checkout.editCart')}</Link>
          </>
        )}
        <LineCheckActions line={line} isRemovable />
      </div>
      <p className={styles['figure']}>
        {isSetAside(line) ? '-' : <Amount text={formatMoney(lineTotal(product.selling_price, quantity))} />}
      </p>
    </div>
  )
}

/** What is ordered (spec 2 Checkout). */
export const CheckoutSummary = ({ actor }: { actor: CheckoutActor }) => {
  const { t } = useTranslation()
  const { cart } = useShop().actors
  const lines = useSelector(cart, selectLinesToLookAt, sameLines)
  const ordered = useSelector(cart, selectOrderedLines, sameLines)
  const isBusy = useSelector(actor, isOrderBusy)
  const counts = useCartCounts()
  const led = useSelector(actor, selectLed)
  const ledRef = useRef(led)
  const spoken = lines.find(speaks)
  const wrong = new Map(useWrongLines(actor).map(({ product, problem }) => [String(product.id), problem]))
  return (
    <Card
      className={styles['goods']}
      title={counts(ordered.length, itemCount(ordered))}
      aside={isBusy ? null : <Link to="/cart">{t('checkout.editCart')}</Link>}
    >
      {lines.length === 0 ? (
        <div className={styles['bare']} data-bare>
          <p className={styles['muted']}>
            {t('cart.empty')} {t('cart.emptyText')}
          </p>
          <ButtonLink variant="primary" to="/dashboard">
            {t('cart.createNew')}
          </ButtonLink>
        </div>
      ) : (
        <VirtualRows
          className={styles['lines'] ?? ''}
          label={t('cart.title')}
          rows={lines}
          rowKey={({ product }) => String(product.id)}
          estimate={64}
          isFocusable
          linked={[...wrong.keys()]}
        >
          {(line) => (
            <SummaryLine
              line={line}
              refusal={fieldProblemText(wrong.get(String(line.product.id)), t)}
              at={line === spoken ? led : 0}
              ledRef={ledRef}
            />
          )}
        </VirtualRows>
      )}
    </Card>
  )
}
