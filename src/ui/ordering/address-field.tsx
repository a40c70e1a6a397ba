import { useSelector } from '@xstate/react'
import { CircleAlert, RefreshCw } from 'lucide-react'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import type { CheckoutActor } from '../../machines/ordering/checkout.machine'
import {
  hasCustomerFailed,
  isCustomerBusy,
  selectAddressId,
  selectCustomer,
} from '../../machines/ordering/checkout.selectors'
import { isBusy as isOrderBusy } from '../../machines/tags'
import { addressText, shippingAddresses } from '../../machines/rules/checkout'
import { Button } from '../components/button'
import { Field, NativeSelect } from '../components/field'
import { handingFocusOn, leavesFocus } from '../components/leaving-focus'
import { Skeleton } from '../components/skeleton'
import { ReportLink } from '../components/state-panels'
import { useAddressError } from './checkout-errors'
import styles from './checkout-screen.module.css'

/** A select for several addresses, text for one, a sentence for none (spec 2 Checkout). */
export const AddressField = ({ actor }: { actor: CheckoutActor }) => {
  const { t } = useTranslation()
  const customer = useSelector(actor, selectCustomer)
  const addressId = useSelector(actor, selectAddressId)
  const error = useAddressError(actor)
  const id = useId()
  const isBusy = useSelector(actor, isCustomerBusy)
  const isHeld = useSelector(actor, isOrderBusy)
  const hasFailed = useSelector(actor, hasCustomerFailed)
  const addresses = shippingAddresses(customer)
  const chosen = addresses.find(({ id: one }) => String(one) === addressId)
  if (isBusy) {
    return (
      <div className={styles['waiting']}>
        <Skeleton width="40%" height="var(--line-14)" />
        <Skeleton height="var(--control-height)" />
      </div>
    )
  }
  if (hasFailed) {
    return (
      <div className={styles['lostField']}>
        <div className={styles['lostHead']}>
          <p className={styles['label']}>{t('checkout.address')}</p>
          <ReportLink />
        </div>
        <div ref={leavesFocus} className={styles['lost']}>
          <p>
            <CircleAlert aria-hidden />
            <span role="status">{t('checkout.notLoaded')}</span>
          </p>
          <Button onClick={handingFocusOn(() => actor.send({ type: 'customer.retried' }))}>
            <RefreshCw aria-hidden />
            {t('common.retry')}
          </Button>
        </div>
      </div>
    )
  }
  if (addresses.length <= 1) {
    return (
      // No field: the link of a refusal leads here.
      <div
        id="address"
        role="group"
        tabIndex={-1}
        aria-labelledby={`${id}-label`}
        aria-describedby={error ? `${id}-error` : undefined}
      >
        <p id={`${id}-label`} className={styles['label']}>
          {t('checkout.address')}
        </p>
        <p className={styles['text']}>
          <bdi>{addresses[0] ? addressText(addresses[0]) : t('checkout.noAddress')}</bdi>
        </p>
        {error && (
          <p id={`${id}-error`} className={styles['wrong']}>
            {error}
          </p>
        )}
      </div>
    )
  }
  return (
    <Field
      label={t('checkout.address')}
      isRequired
      error={error}
      aside={<span className={styles['hint']}>{t('checkout.requiredMark')}</span>}
    >
      {(wiring) => (
        <>
          <NativeSelect
            {...wiring}
            name="address"
            value={addressId}
            disabled={isHeld}
            onChange={({ target }) => actor.send({ type: 'form.changed', patch: { addressId: target.value } })}
          >
            <option value="">{t('checkout.chooseAddress')}</option>
            {addresses.map((address) => (
              <option key={String(address.id)} value={String(address.id)} dir="auto">
                {addressText(address)}
              </option>
            ))}
          </NativeSelect>
          {/* A narrow field shows the beginning of it only. */}
          <p className={styles['whole']} aria-hidden>
            <bdi>{chosen && addressText(chosen)}</bdi>
          </p>
        </>
      )}
    </Field>
  )
}
