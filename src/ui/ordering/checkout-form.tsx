import { useSelector } from '@xstate/react'
import { useTranslation } from 'react-i18next'
import type { CheckoutActor } from '../../machines/ordering/checkout.machine'
import { deliveryMethods, paymentOptions, type OrderForm } from '../../machines/ordering/checkout.types'
import { salesPerson } from '../../machines/rules/checkout'
import { selectSession } from '../../machines/session/session.selectors'
import { useApp } from '../app-context'
import { ChoiceGroup } from '../components/choice-group'
import { Field, TextArea, TextInput } from '../components/field'
import { Card, SummaryList } from '../components/page'
import { Skeleton } from '../components/state-panels'
import { useDay } from '../format'
import { SlowNotice } from '../shell/slow-notice'
import { AddressField } from './address-field'
import styles from './checkout-screen.module.css'

const deliveryWords = { pickUp: 'checkout.pickUp', delivery: 'checkout.deliver' } as const
const paymentWords = {
  cod: 'checkout.cod',
  creditCard: 'checkout.creditCard',
  net30: 'checkout.net30',
  net60: 'checkout.net60',
} as const

/** Who orders, where it goes, how it is paid, and what to mind (spec 2 Checkout). */
export const CheckoutForm = ({ actor }: { actor: CheckoutActor }) => {
  const { t } = useTranslation()
  const form = useSelector(actor, ({ context }) => context.form)
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
            onChange={(delivery) => change({ delivery })}
          />
          <p className={styles['hint']}>{t('checkout.choiceHint')}</p>
        </div>
      </Card>
      <Card title={t('checkout.paymentSection')}>
        <div className={styles['fields']}>
          <ChoiceGroup
            label={t('checkout.payment')}
            value={form.payment}
            options={paymentOptions.map((value) => ({ value, label: t(paymentWords[value]) }))}
            onChange={(payment) => change({ payment })}
          />
          <p className={styles['hint']}>{t('checkout.choiceHint')}</p>
          <Field label={t('checkout.po')}>
            {(wiring) => (
              <TextInput
                {...wiring}
                name="purchaseOrder"
                autoComplete="off"
                maxLength={120}
                value={form.purchaseOrder}
                onChange={({ target }) => change({ purchaseOrder: target.value })}
              />
            )}
          </Field>
          <Field label={t('checkout.note')}>
            {(wiring) => (
              <TextArea
                {...wiring}
                name="note"
                placeholder={t('checkout.noteHint')}
                maxLength={4000}
                value={form.note}
                onChange={({ target }) => change({ note: target.value })}
              />
            )}
          </Field>
        </div>
      </Card>
    </>
  )
}

const CustomerCard = ({ actor }: { actor: CheckoutActor }) => {
  const { t } = useTranslation()
  const { actors, today } = useApp()
  const session = useSelector(actors.session, selectSession)
  const customer = useSelector(actor, ({ context }) => context.customer)
  const isBusy = useSelector(actor, (checkout) => checkout.hasTag('customerBusy'))
  const isSlow = useSelector(actor, (checkout) => checkout.hasTag('customerSlow'))
  const day = useDay()
  const waiting = (text: string | undefined) => (isBusy ? <Skeleton width="70%" /> : text || '-')
  return (
    <Card>
      {isSlow && <SlowNotice onRetry={() => actor.send({ type: 'customer.retried' })} />}
      <SummaryList
        items={[
          { name: t('checkout.customer'), value: waiting(customer?.name) },
          { name: t('checkout.customerCode'), value: waiting(customer?.code) },
          { name: t('checkout.salesPerson'), value: salesPerson(session?.user ?? null) },
          { name: t('checkout.orderDate'), value: day(today()) },
        ]}
      />
    </Card>
  )
}
