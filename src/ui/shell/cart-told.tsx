import { useSelector } from '@xstate/react'
import { useTranslation } from 'react-i18next'
import { selectTold } from '../../machines/ordering/cart-told.selectors'
import { useScreenActor, useShop } from '../app-context'
import { ToldChange } from '../components/told-change'

const sentences = { quantity: 'cartTold.quantity', removed: 'cartTold.removed', several: 'cartTold.several' } as const

/** Only heard: what became of the cart, on whatever screen. */
export const CartTold = () => {
  const { t } = useTranslation()
  const { logic, actors } = useShop()
  const told = useSelector(useScreenActor(logic.cartTold, { input: { cart: actors.cart } }), selectTold)
  return <ToldChange of={told}>{told === null ? '' : t(sentences[told.kind], told)}</ToldChange>
}
