import { useSelector } from '@xstate/react'
import { useTranslation } from 'react-i18next'
import type { CheckoutActor } from '../../machines/ordering/checkout.machine'
import {
  isCustomerBusy,
  isCustomerSlow,
  selectBlamed,
  selectCustomer,
  selectForm,
  selectKept,
} from '../../machines/ordering/checkout.selectors'
import { isBusy } from '../../machines/tags'
import type { FieldProblems } from '../../machines/rules/field-problems'
import { salesPerson } from '../../machines/rules/checkout'
import { deliveryMethods, paymentOptions, typedFields, type OrderForm } from '../../machines/rules/order-form'
import { selectSession } from '../../machines/session/session.selectors'
import { useApp } from '../app-context'
import { ChoiceGroup } from '../components/choice-group'
import { Field, TextArea, TextInput } from '../components/field'
import { Card, SummaryList } from '../components/page'
import { Skeleton } from '../components/skeleton'
import { fieldProblemText } from '../field-problem-text'
import { useDay } from '../format'
import { KeptNotice } from '../shell/kept-notice'
import { SlowNotice } from '../shell/slow-notice'
import { AddressField } from './address-field'
import { CheckoutErrors } from './checkout-errors'
import styles from './checkout-screen.module.css'
import { deliveryWords, paymentWords, typedWords } from './choice-words'
import { UsedNumber } from './used-number'

/** Who orders, where it goes, how it is paid, and what to mind (spec 2 Checkout). */
export const CheckoutForm = ({ actor }: { actor: CheckoutActor }) => {
  const { t } = useTranslation()
  const form = useSelector(actor, selectForm)
  const isHeld = useSelector(actor, isBusy)
  const blamed = useSelector(actor, selectBlamed)
  const change = (patch: Partial<OrderForm>) => actor.send({ type: 'form.changed', patch })
  return (
    <>
      <CustomerCard actor={actor} />
      <Card title={t('checkout.delivery')}>
        <div className={styles['fields']}>
          <AddressField actor={actor} />
          <ChoiceGroup
            label={t('checkout.deliveryMethod')}
            value={form.delivery}
            options={deliveryMethods.map((value) => ({ value, label: t(deliveryWords[value]) }))}
            isHeld={isHeld}
            onChange={(delivery) => change({ delivery })}
          />
        </div>
      </Card>
      <Card title={t('checkout.paymentSection')}>
        <div className={styles['fields']}>
          <ChoiceGroup
            label={t('checkout.payment')}
            value={form.payment}
            options={paymentOptions.map((value) => ({ value, label: t(paymentWords[value]) }))}
            isHeld={isHeld}
            onChange={(payment) => change({ payment })}
          />
          <p className={styles['hint']}>{t('checkout.choiceHint')}</p>
          <CheckoutErrors actor={actor} at="typed" />
          <TypedFields form={form} blamed={blamed} isHeld={isHeld} onChange={change} />
        </div>
      </Card>
    </>
  )
}

type TypedFieldsProps = {
  readonly form: OrderForm
  readonly blamed: FieldProblems
  /** The order is under way: what was typed is read, not changed. */
  readonly isHeld: boolean
  readonly onChange: (patch: Partial<OrderForm>) => void
}
const TypedFields = ({ form, blamed, isHeld, onChange }: TypedFieldsProps) => {
  const { t } = useTranslation()
  return Object.values(typedFields).map(({ name, longest }) => {
    const { label, hint } = typedWords[name]
    const Input = hint === null ? TextInput : TextArea
    return (
      <Field
        key={name}
        label={t(label)}
        error={fieldProblemText(blamed[name], t)}
        {...(form[name].length < longest ? {} : { hint: t('checkout.full', { longest }) })}
        {...(name === 'purchaseOrder' ? { aside: <UsedNumber purchaseOrder={form.purchaseOrder} /> } : {})}
      >
        {(wiring) => (
          <Input
            {...wiring}
            name={name}
            autoComplete="off"
            placeholder={hint === null ? undefined : t(hint)}
            maxLength={longest}
            readOnly={isHeld}
            value={form[name]}
            onChange={({ target }: { target: { value: string } }) => onChange({ [name]: target.value })}
          />
        )}
      </Field>
    )
  })
}

const CustomerCard = ({ actor }: { actor: CheckoutActor }) => {
  const { t } = useTranslation()
  const { actors, today } = useApp()
  const session = useSelector(actors.session, selectSession)
  const customer = useSelector(actor, selectCustomer)
  const isWaiting = useSelector(actor, isCustomerBusy)
  const isSlow = useSelector(actor, isCustomerSlow)
  const kept = useSelector(actor, selectKept)
  const day = useDay()
  const retry = () => actor.send({ type: 'customer.retried' })
  // What could not be had is said once more, with Retry, in the place of the address (C-128).
  const waiting = (text: string | undefined, lost: string) => {
    if (isWaiting) return <Skeleton width="70%" />
    return customer === null ? <span className={styles['missing']}>{lost}</span> : text || '-'
  }
  return (
    <Card>
      {isSlow && <SlowNotice onRetry={retry} />}
      <KeptNotice kept={isWaiting ? null : kept} onRetry={retry} />
      <SummaryList
        items={[
          { name: t('checkout.customer'), value: waiting(customer?.name, t('checkout.lost')) },
          { name: t('checkout.customerCode'), value: waiting(customer?.code, '-') },
          { name: t('checkout.salesPerson'), value: salesPerson(session?.user ?? null) },
          { name: t('checkout.orderDate'), value: day(today()) },
        ]}
      />
    </Card>
  )
}
