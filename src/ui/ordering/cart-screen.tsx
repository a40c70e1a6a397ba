import { useSelector } from '@xstate/react'
import { ArrowLeft, ShoppingCart } from 'lucide-react'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { isLongCart, selectItemCount, selectLineCount, selectProblem } from '../../machines/ordering/cart.selectors'
import { useShop } from '../app-context'
import { Button, ButtonLink, classes } from '../components/button'
import { EmptyPanel, Notice } from '../components/state-panels'
import { useCartCounts } from '../format'
import { CartDifferences, CheckFailed, CheckProgress } from '../shell/cart-check'
import { CartUndoNotice } from '../shell/cart-undo'
import { CartProblemText } from '../shell/cart-problem-text'
import { ScreenTitle } from '../shell/page-head'
import styles from './cart-screen.module.css'
import { CartFill } from './cart-fill'
import { CartFoot } from './cart-foot'
import { CartTable } from './cart-table'
import { CartTools } from './cart-tools'
import { DraftList } from './draft-list'
import { ShareCart } from './share-menu'

/** The cart (spec 2 Cart). */
export const CartScreen = () => {
  const { t } = useTranslation()
  const { cart, drafts } = useShop().actors
  const lineCount = useSelector(cart, selectLineCount)
  const itemCount = useSelector(cart, selectItemCount)
  const problem = useSelector(cart, selectProblem)
  const isLong = useSelector(cart, isLongCart)
  const counts = useCartCounts()
  const refusal = useRef<HTMLDivElement>(null)
  const checkout = () => {
    cart.send({ type: 'checkout.requested' })
    // In a long cart the reason may stand outside the window.
    requestAnimationFrame(() => refusal.current?.firstElementChild?.scrollIntoView({ block: 'center' }))
  }
  const isEmpty = lineCount === 0
  return (
    <div className={classes(styles['screen'], !isEmpty && styles['hasBar'])}>
      <ScreenTitle
        title={t('cart.title')}
        aside={isEmpty ? undefined : counts(lineCount, itemCount)}
        isRefused={problem !== null}
      />
      {isEmpty ? (
        <EmptyPanel
          icon={<ShoppingCart aria-hidden />}
          title={t('cart.empty')}
          text={t('cart.emptyText')}
          action={
            <ButtonLink variant="primary" to="/dashboard">
              {t('cart.createNew')}
            </ButtonLink>
          }
        />
      ) : (
        <>
          <CartDifferences />
          <CheckFailed />
          <CheckProgress />
          <CartTools />
          <CartTable />
          <CartFill />
        </>
      )}
      <div ref={refusal} className={styles['refusal']}>
        {problem && (
          <Notice tone="danger">
            <CartProblemText problem={problem} />
          </Notice>
        )}
      </div>
      <div className={styles['actions']}>
        <ButtonLink to="/dashboard">
          <ArrowLeft aria-hidden />
          {t('cart.continue')}
        </ButtonLink>
        {!isEmpty && (
          <Button variant="quiet" onClick={() => cart.send({ type: 'clearing.requested' })}>
            {t('cart.cancelOrder')}
          </Button>
        )}
        <span className={styles['main']}>
          {!isEmpty && <ShareCart />}
          {!isEmpty && <Button onClick={() => drafts.send({ type: 'cart.listed' })}>{t('lists.addTo')}</Button>}
          {!isEmpty && <Button onClick={() => drafts.send({ type: 'draft.saved' })}>{t('cart.saveDraft')}</Button>}
          {!isLong && (
            <Button variant={isEmpty ? 'secondary' : 'primary'} className={styles['checkout']} onClick={checkout}>
              {t('cart.checkout')}
            </Button>
          )}
        </span>
      </div>
      <DraftList />
      {isEmpty ? <CartUndoNotice /> : <CartFoot onCheckout={checkout} />}
    </div>
  )
}
