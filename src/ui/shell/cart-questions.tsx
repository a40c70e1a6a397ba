import { useSelector } from '@xstate/react'
import { useTranslation } from 'react-i18next'
import {
  selectItemCount,
  selectLineCount,
  selectQuestion,
  selectQuestioned,
  selectTotal,
} from '../../machines/ordering/cart.selectors'
import { unitArithmetic, type CartLine } from '../../machines/rules/cart'
import { formatMoney } from '../../machines/rules/money'
import { useShop } from '../app-context'
import { Amount, Arithmetic } from '../components/amount'
import { ConfirmDialog } from '../components/dialog'
import { useCartCounts } from '../format'
import { AskedProduct } from './asked-product'
import styles from './cart-questions.module.css'

const QuestionedLine = ({ line: { product, quantity } }: { line: CartLine }) => (
  <AskedProduct product={product}>
    {' · '}
    <Arithmetic text={unitArithmetic(quantity, product.uom_code, product.cf) ?? String(quantity)} />
  </AskedProduct>
)

/** What would be lost with all lines. */
const WholeCart = () => {
  const { cart } = useShop().actors
  const lineCount = useSelector(cart, selectLineCount)
  const itemCount = useSelector(cart, selectItemCount)
  const total = useSelector(cart, selectTotal)
  const counts = useCartCounts()
  return (
    <p className={styles['whole']}>
      <span>{counts(lineCount, itemCount)}</span>
      <strong>
        <Amount text={formatMoney(total)} />
      </strong>
    </p>
  )
}

/** The questions that the cart asks; it asks one at a time (spec 2 Cart, C-57, C-58). */
export const CartQuestions = () => {
  const { t } = useTranslation()
  const { cart } = useShop().actors
  const question = useSelector(cart, selectQuestion)
  const line = useSelector(cart, selectQuestioned)
  const answers = {
    onConfirm: () => cart.send({ type: 'question.confirmed' }),
    onCancel: () => cart.send({ type: 'question.declined' }),
  }
  return (
    <>
      <ConfirmDialog
        isOpen={question === 'removal'}
        title={t('cart.removeTitle')}
        text={t('cart.removeText')}
        subject={line && <QuestionedLine line={line} />}
        confirmLabel={t('cart.remove')}
        cancelLabel={t('common.cancel')}
        {...answers}
      />
      <ConfirmDialog
        isOpen={question === 'clearing'}
        title={t('cart.clearTitle')}
        text={t('cart.clearText')}
        subject={<WholeCart />}
        confirmLabel={t('cart.clearConfirm')}
        cancelLabel={t('cart.clearKeep')}
        {...answers}
      />
    </>
  )
}
