import { useSelector } from '@xstate/react'
import { X } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { selectTold } from '../../machines/ordering/cart-told.selectors'
import { selectUndo } from '../../machines/ordering/cart.selectors'
import { productName } from '../../machines/rules/cart'
import { useScreenActor, useShop } from '../app-context'
import { Button, IconButton } from '../components/button'
import { handingFocusOn } from '../components/leaving-focus'
import { Notice } from '../components/state-panels'
import { ToldChange } from '../components/told-change'
import styles from './cart-undo.module.css'

/** The change of the cart that was made last, and the way to take it back; `onUndone` is told which product it was. */
export const CartUndoNotice = ({ onUndone }: { readonly onUndone?: (id: string) => void }) => {
  const { t } = useTranslation()
  const { logic, actors } = useShop()
  const { cart } = actors
  const undo = useSelector(cart, selectUndo)
  const told = useSelector(useScreenActor(logic.cartTold, { input: { cart } }), selectTold)
  // How it is taken back is told of each change, behind what became of the cart; not when the screen comes with one.
  const how = (
    <ToldChange of={told}>{told && undo ? t('longCart.undoBy', { button: t('longCart.undo') }) : ''}</ToldChange>
  )
  if (undo === null) return how
  const first = undo.kind === 'removed' ? undo.line.product.id : undo.filled[0]?.productId
  const takeBack = () => {
    cart.send({ type: 'change.undone' })
    onUndone?.(String(first))
  }
  return (
    <>
      {how}
      <Notice
        tone="info"
        // A line that went is told with what the cart comes to.
        isOnlyShown={undo.kind === 'removed'}
        action={
          <span className={styles['choices']}>
            <Button data-undo onClick={handingFocusOn(takeBack)}>
              {t('longCart.undo')}
            </Button>
            <IconButton
              name={t('longCart.dismiss')}
              tip="end"
              onClick={handingFocusOn(() => cart.send({ type: 'undo.dismissed' }))}
            >
              <X aria-hidden />
            </IconButton>
          </span>
        }
      >
        {undo.kind === 'removed'
          ? t('longCart.removed', { product: productName(undo.line.product) })
          : t('longCart.filled', { count: undo.filled.length })}
      </Notice>
    </>
  )
}
