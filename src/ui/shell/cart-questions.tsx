import { useSelector } from '@xstate/react'
import { useTranslation } from 'react-i18next'
import { selectQuestion } from '../../machines/ordering/cart.selectors'
import { useShop } from '../app-context'
import { ConfirmDialog } from '../components/dialog'

/** The questions that the cart asks; it asks one at a time (spec 2 Cart, C-57, C-58). */
export const CartQuestions = () => {
  const { t } = useTranslation()
  const { cart } = useShop().actors
  const question = useSelector(cart, selectQuestion)
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
        confirmLabel={t('cart.remove')}
        cancelLabel={t('common.cancel')}
        {...answers}
      />
      <ConfirmDialog
        isOpen={question === 'clearing'}
        title={t('cart.clearTitle')}
        text={t('cart.clearText')}
        confirmLabel={t('cart.clearConfirm')}
        cancelLabel={t('cart.clearKeep')}
        {...answers}
      />
    </>
  )
}
