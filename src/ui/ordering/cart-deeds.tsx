import { useSelector } from '@xstate/react'
import { ArrowLeft } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { isLongCart } from '../../machines/ordering/cart.selectors'
import type { PrintingActor } from '../../machines/shell/printing.machine'
import { useOrdering, useShop } from '../app-context'
import { Button, ButtonLink } from '../components/button'
import { MenuAction } from '../components/menu'
import styles from './cart-screen.module.css'
import { ShareCart } from './share-menu'

type DeedsProps = { readonly printing: PrintingActor; readonly onCheckout: () => void }

/** What is done with the whole cart: in one line, where there is little room the rest of it in a menu. */
export const CartDeeds = ({ printing, onCheckout }: DeedsProps) => {
  const { t } = useTranslation()
  const { cart } = useShop().actors
  const { drafts } = useOrdering()
  const isLong = useSelector(cart, isLongCart)
  const clear = () => cart.send({ type: 'clearing.requested' })
  const listAll = () => drafts.send({ type: 'cart.listed' })
  return (
    <div className={styles['actions']} role="group" aria-label={t('cart.actions')} data-region data-paper="no">
      <ButtonLink to="/dashboard">
        <ArrowLeft aria-hidden />
        {t('cart.continue')}
      </ButtonLink>
      <Button variant="quiet" className={styles['wide']} onClick={clear}>
        {t('cart.cancelOrder')}
      </Button>
      <span className={styles['main']}>
        <ShareCart
          onPrint={() => printing.send({ type: 'print.requested' })}
          more={
            <>
              <MenuAction onSelect={listAll}>{t('lists.addTo')}</MenuAction>
              <MenuAction onSelect={clear}>{t('cart.cancelOrder')}</MenuAction>
            </>
          }
        />
        <Button className={styles['wide']} onClick={listAll}>
          {t('lists.addTo')}
        </Button>
        <Button onClick={() => drafts.send({ type: 'draft.saved' })}>{t('cart.saveDraft')}</Button>
        {!isLong && (
          <Button variant="primary" className={styles['checkout']} onClick={onCheckout}>
            {t('cart.checkout')}
          </Button>
        )}
      </span>
    </div>
  )
}
