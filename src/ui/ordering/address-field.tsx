import { useSelector } from '@xstate/react'
import { useTranslation } from 'react-i18next'
import type { CheckoutActor } from '../../machines/ordering/checkout.machine'
import { addressText, shippingAddresses } from '../../machines/rules/checkout'
import { Field, NativeSelect } from '../components/field'
import { Skeleton } from '../components/state-panels'
import styles from './checkout-screen.module.css'

/** A select for several addresses, text for one, a sentence for none (spec 2 Checkout). */
export const AddressField = ({ actor }: { actor: CheckoutActor }) => {
  const { t } = useTranslation()
  const customer = useSelector(actor, ({ context }) => context.customer)
  const addressId = useSelector(actor, ({ context }) => context.form.addressId)
  const isWrong = useSelector(actor, ({ context }) =>
    ['noAddress', 'unknownAddress'].includes(context.problem?.kind ?? ''),
  )
  const isBusy = useSelector(actor, (checkout) => checkout.hasTag('customerBusy'))
  const addresses = shippingAddresses(customer)
  if (isBusy) return <Skeleton height="var(--control-touch)" />
  if (addresses.length <= 1) {
    return (
      <div>
        <p className={styles['label']}>{t('checkout.address')}</p>
        <p className={styles['text']}>{addresses[0] ? addressText(addresses[0]) : t('checkout.noAddress')}</p>
      </div>
    )
  }
  return (
    <Field label={t('checkout.address')} isRequired>
      {(wiring) => (
        <NativeSelect
          {...wiring}
          name="address"
          value={addressId}
          aria-invalid={isWrong || undefined}
          onChange={({ target }) => actor.send({ type: 'form.changed', patch: { addressId: target.value } })}
        >
          <option value="">{t('checkout.chooseAddress')}</option>
          {addresses.map((address) => (
            <option key={String(address.id)} value={String(address.id)}>
              {addressText(address)}
            </option>
          ))}
        </NativeSelect>
      )}
    </Field>
  )
}
