import { useSelector } from '@xstate/react'
import { useTranslation } from 'react-i18next'
import { isLongCart, selectTotal } from '../../machines/ordering/cart.selectors'
import { formatMoney } from '../../machines/rules/money'
import { useShop } from '../app-context'
import { Amount } from '../components/amount'
import { Button, classes } from '../components/button'
import { CartUndoNotice } from '../shell/cart-undo'
import styles from './cart-foot.module.css'

/**
 * What stays in sight at the bottom: the way back after a removal, on phones the way to the checkout, and of a long cart
 * its total and the one Checkout.
 */
export const CartFoot = ({ onCheckout }: { readonly onCheckout: () => void }) => {
  const { t } = useTranslation()
  const { cart, cartView } = useShop().actors
  const isLong = useSelector(cart, isLongCart)
  const total = useSelector(cart, selectTotal)
  return (
    <div
      className={styles['foot']}
      role="group"
      aria-label={t('cart.grandTotal')}
      data-foot="wide"
      data-region
      data-paper="no"
    >
      <CartUndoNotice onUndone={(id) => cartView.send({ type: 'line.pointed', id })} />
      <div className={classes(styles['bar'], isLong && styles['long'])}>
        <p className={classes(styles['sum'], !isLong && styles['narrow'])}>
          <span>{t('cart.grandTotal')}</span>{' '}
          <strong>
            <Amount text={formatMoney(total)} />
          </strong>
        </p>
        {isLong && (
          <Button variant="primary" className={styles['wide']} onClick={onCheckout}>
            {t('cart.checkout')}
          </Button>
        )}
        <Button variant="primary" className={styles['narrow']} onClick={onCheckout}>
          {t('cart.placeOrder')}
        </Button>
      </div>
    </div>
  )
}
