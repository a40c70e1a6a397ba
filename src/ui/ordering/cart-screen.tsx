import { useSelector } from '@xstate/react'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { isEmptyCart, selectItemCount, selectLineCount, selectProblem } from '../../machines/ordering/cart.selectors'
import { areNumbersKnown } from '../../machines/ordering/part-numbers.selectors'
import { useOrdering, useScreenActor, useShop } from '../app-context'
import { Button, ButtonLink, classes } from '../components/button'
import { Notice } from '../components/state-panels'
import { useCartCounts } from '../format'
import { CartDifferences, CheckFailed, CheckProgress } from '../shell/cart-check'
import { CartUndoNotice } from '../shell/cart-undo'
import { CartProblemText } from '../shell/cart-problem-text'
import { EmptyCart } from '../shell/empty-cart'
import { ScreenTitle } from '../shell/page-head'
import { PaperHead } from '../shell/paper-head'
import { ScreenLoading } from '../shell/screen-loading'
import styles from './cart-screen.module.css'
import { CartDeeds } from './cart-deeds'
import { CartFill } from './cart-fill'
import { CartFoot } from './cart-foot'
import { CartTable } from './cart-table'
import { CartTools } from './cart-tools'
import { DraftList } from './draft-list'
import { OrderOfOthers } from './order-of-others'

/** The title with what is in the cart: by itself, so that a quantity draws nothing else of the screen. */
const CartTitle = ({ isRefused }: { readonly isRefused: boolean }) => {
  const { t } = useTranslation()
  const { cart } = useShop().actors
  const lineCount = useSelector(cart, selectLineCount)
  const itemCount = useSelector(cart, selectItemCount)
  const counts = useCartCounts()
  return (
    <div className={styles['title']}>
      <ScreenTitle
        title={t('cart.title')}
        aside={lineCount === 0 ? undefined : counts(lineCount, itemCount)}
        isRefused={isRefused}
      />
    </div>
  )
}

/** The cart (spec 2 Cart). */
export const CartScreen = () => {
  const { t } = useTranslation()
  const { cart, partNumbers } = useShop().actors
  const { screens } = useOrdering()
  const isReady = useSelector(partNumbers, areNumbersKnown)
  const printing = useScreenActor(screens.printing)
  const isEmpty = useSelector(cart, isEmptyCart)
  const problem = useSelector(cart, selectProblem)
  const refusal = useRef<HTMLDivElement>(null)
  const checkout = () => {
    cart.send({ type: 'checkout.requested' })
    // In a long cart the reason may stand outside the window.
    requestAnimationFrame(() => refusal.current?.firstElementChild?.scrollIntoView({ block: 'center' }))
  }
  if (!isReady) return <ScreenLoading />
  return (
    <div className={classes(styles['screen'], !isEmpty && styles['hasBar'])}>
      <PaperHead title={t('cart.title')} />
      <CartTitle isRefused={problem !== null} />
      {isEmpty ? (
        <EmptyCart
          action={
            <div className={styles['actions']} data-bare>
              <ButtonLink variant="primary" to="/dashboard">
                {t('cart.createNew')}
              </ButtonLink>
              <Button variant="quiet" onClick={checkout}>
                {t('cart.checkout')}
              </Button>
            </div>
          }
        />
      ) : (
        <>
          <OrderOfOthers />
          <CartDifferences />
          <CheckFailed />
          <div className={styles['progress']} data-paper="no">
            <CheckProgress />
          </div>
          <CartTools />
          <CartTable printing={printing} />
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
      {!isEmpty && <CartDeeds printing={printing} onCheckout={checkout} />}
      <DraftList />
      {isEmpty ? <CartUndoNotice /> : <CartFoot onCheckout={checkout} />}
    </div>
  )
}
