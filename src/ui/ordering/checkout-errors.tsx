import { useSelector } from '@xstate/react'
import { useState, type ReactNode } from 'react'
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

type ErrorsProps = { readonly actor: CheckoutActor; readonly at: 'top' | 'typed' }

/**
 * The fields for which the order was not sent, or not taken, with a link to each (quality A5): above the form. One that is
 * typed, and that a refusal names alone, is told right above those, far down the form: what is said and where it is mended are
 * seen together.
 */
export const CheckoutErrors = ({ actor, at }: ErrorsProps) => {
  const { t } = useTranslation()
  const isRule = useSelector(actor, isAddressWrong)
  const isAddressChosen = shippingAddresses(useSelector(actor, selectCustomer)).length > 1
  const blamed = useSelector(actor, selectBlamed)
  const failure = useSelector(useShop().actors.orderSender, selectFailure)
  const address = useAddressError(actor)
  const lines = useWrongLines(actor)
  const typed = Object.values(typedFields).map(({ name }) => ({
    name,
    label: t(typedWords[name].label),
    text: fieldProblemText(blamed[name], t),
  }))
  const isAlone = !address && lines.length === 0 && typed.filter(({ text }) => text).length === 1
  // What is mended afterwards moves nothing.
  const [refused, setRefused] = useState({ failure, isAlone })
  if (refused.failure !== failure) setRefused({ failure, isAlone })
  if (refused.isAlone !== (at === 'typed')) return null
  return (
    <FormErrors
      refusal={failure}
      wrong={[
        // The sentences of the specification name the address themselves.
        {
          name: 'address',
          label: isRule ? null : t('checkout.address'),
          text: address,
          isFact: !isAddressChosen,
        },
        ...typed,
        ...lines.map(({ product, problem }) => ({
          name: lineName(product.id),
          label: productName(product),
          text: fieldProblemText(problem, t),
          isFact: true,
        })),
      ]}
    />
  )
}
