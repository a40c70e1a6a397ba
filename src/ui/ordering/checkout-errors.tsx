import { useSelector } from '@xstate/react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Id } from '../../api/schemas/shared'
import type { CheckoutActor } from '../../machines/ordering/checkout.machine'
import {
  isAddressWrong,
  selectBlamed,
  selectCustomer,
  selectProblem,
  selectRefusedLines,
} from '../../machines/ordering/checkout.selectors'
import { selectFailure } from '../../machines/ordering/order-sender.selectors'
import { shippingAddresses } from '../../machines/rules/checkout'
import { orderedLines, productName } from '../../machines/rules/cart'
import { blamedLines, typedFields } from '../../machines/rules/order-form'
import { fieldProblemText } from '../field-problem-text'
import { FormErrors } from '../form-errors'
import { useShop } from '../app-context'
import { typedWords } from './choice-words'
import { problemText } from './order-problem-text'

/** What is wrong with the address: what the rules say of it, else the company. */
export const useAddressError = (actor: CheckoutActor): ReactNode => {
  const { t } = useTranslation()
  const problem = useSelector(actor, selectProblem)
  const isWrong = useSelector(actor, isAddressWrong)
  const blamed = useSelector(actor, selectBlamed)
  return problem && isWrong ? problemText(problem, t) : fieldProblemText(blamed['addressId'], t)
}

/** The lines that a refusal names, with what it says of each. */
export const useWrongLines = (actor: CheckoutActor) => {
  const lines = orderedLines(useSelector(actor, selectRefusedLines) ?? [])
  const failure = useSelector(useShop().actors.orderSender, selectFailure)
  return Object.entries(blamedLines(failure)).flatMap(([at, problem]) => {
    const product = lines[Number(at)]?.product
    return product ? [{ product, problem }] : []
  })
}
/** What the line of a product is called in the page. */
export const lineName = (id: Id): string => `line-${id}`

/** Above the form: the fields for which the order was not sent, or not taken, with a link to each (quality A5). */
export const CheckoutErrors = ({ actor }: { actor: CheckoutActor }) => {
  const { t } = useTranslation()
  const isRule = useSelector(actor, isAddressWrong)
  const isAddressChosen = shippingAddresses(useSelector(actor, selectCustomer)).length > 1
  const blamed = useSelector(actor, selectBlamed)
  const failure = useSelector(useShop().actors.orderSender, selectFailure)
  return (
    <FormErrors
      refusal={failure}
      wrong={[
        // The sentences of the specification name the address themselves.
        {
          name: 'address',
          label: isRule ? null : t('checkout.address'),
          text: useAddressError(actor),
          isFact: !isAddressChosen,
        },
        ...Object.values(typedFields).map(({ name }) => ({
          name,
          label: t(typedWords[name].label),
          text: fieldProblemText(blamed[name], t),
        })),
        ...useWrongLines(actor).map(({ product, problem }) => ({
          name: lineName(product.id),
          label: productName(product),
          text: fieldProblemText(problem, t),
          isFact: true,
        })),
      ]}
    />
  )
}
