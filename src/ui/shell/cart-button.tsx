import { useSelector } from '@xstate/react'
import { ShoppingCart } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { selectItemCount } from '../../machines/ordering/cart.selectors'
import { useShop } from '../app-context'
import { IconButton } from '../components/button'
import styles from './header.module.css'

/** Opens the cart panel; the badge is the sum of the quantities (HEAD-12), in full in its name. */
export const CartButton = () => {
  const { t } = useTranslation()
  const { cart } = useShop().actors
  const count = useSelector(cart, selectItemCount)
  return (
    <span className={styles['cart']}>
      <IconButton
        tip="end"
        name={t('shell.cart', { count })}
        aria-haspopup="dialog"
        onClick={() => cart.send({ type: 'panel.opened' })}
      >
        <ShoppingCart aria-hidden />
        {count > 0 && (
          <span className={styles['badge']} data-many={count > 99 || undefined} aria-hidden>
            {count > 99 ? '99+' : count}
          </span>
        )}
      </IconButton>
    </span>
  )
}
