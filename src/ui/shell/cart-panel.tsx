import { useSelector } from '@xstate/react'
import { useDeferredValue } from 'react'
import { useTranslation } from 'react-i18next'
import {
  isPanelOpen,
  sameTexts,
  selectItemCount,
  selectLineCount,
  selectLines,
  selectProblem,
  selectRefusedIds,
  selectTotal,
} from '../../machines/ordering/cart.selectors'
import type { CartLine } from '../../machines/rules/cart'
import { formatMoney } from '../../machines/rules/money'
import { useShop } from '../app-context'
import { Amount } from '../components/amount'
import { Button } from '../components/button'
import { Drawer } from '../components/dialog'
import { Link } from '../components/link'
import { Notice } from '../components/state-panels'
import { VirtualRows } from '../components/virtual-rows'
import { useCartCounts } from '../format'
import styles from './cart-panel.module.css'
import { CartProblemText } from './cart-problem-text'
import { CartUndoNotice } from './cart-undo'
import { EmptyCart } from './empty-cart'
import { PanelLine } from './panel-line'

const none: readonly CartLine[] = []
const PanelBody = () => {
  const { t } = useTranslation()
  const { cart } = useShop().actors
  const lines = useSelector(cart, selectLines)
  const refused = new Set(useSelector(cart, selectRefusedIds, sameTexts))
  const problem = useSelector(cart, selectProblem)
  const total = useSelector(cart, selectTotal)
  const isEmpty = lines.length === 0
  // The panel answers at once; its lines are drawn as soon as it is painted.
  const areLinesDue = useDeferredValue(true, false)
  const close = () => cart.send({ type: 'panel.closed' })
  return (
    <div className={styles['panel']}>
      {isEmpty ? (
        <EmptyCart />
      ) : (
        <VirtualRows
          className={styles['lines'] ?? ''}
          label={t('cart.title')}
          rows={areLinesDue ? lines : none}
          rowKey={({ product }) => String(product.id)}
          estimate={132}
        >
          {(line) => <PanelLine line={line} isRefused={refused.has(String(line.product.id))} />}
        </VirtualRows>
      )}
      <div className={styles['footer']}>
        <CartUndoNotice />
        {problem && (
          <Notice tone="danger">
            <CartProblemText problem={problem} />
          </Notice>
        )}
        <p className={styles['subtotal']}>
          <span>{t('cart.subtotal')}</span>
          <strong>
            <Amount text={formatMoney(total)} />
          </strong>
        </p>
        {/* Of an empty cart it says what is missing (PANEL-09); the way on is back to the goods. */}
        <Button variant={isEmpty ? 'secondary' : 'primary'} onClick={() => cart.send({ type: 'checkout.requested' })}>
          {t('cart.checkout')}
        </Button>
        <div className={styles['links']}>
          <Link to="/cart" onClick={close}>
            {t('cart.view')}
          </Link>
          <Button variant={isEmpty ? 'primary' : 'quiet'} onClick={close}>
            {t('cart.closeAndContinue')}
          </Button>
        </div>
      </div>
    </div>
  )
}

/** The slide-over cart panel (spec 2 Cart). */
export const CartPanel = () => {
  const { t } = useTranslation()
  const { cart } = useShop().actors
  const isOpen = useSelector(cart, isPanelOpen)
  const count = useSelector(cart, selectItemCount)
  const lineCount = useSelector(cart, selectLineCount)
  const counts = useCartCounts()
  return (
    <Drawer
      side="right"
      isOpen={isOpen}
      onClose={() => cart.send({ type: 'panel.closed' })}
      title={t('cart.title')}
      aside={lineCount > 0 ? counts(lineCount, count) : undefined}
      closeLabel={t('common.close')}
    >
      <PanelBody />
    </Drawer>
  )
}
