import { useSelector } from '@xstate/react'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { RegistrationActor } from '../../machines/account/registration.machine'
import { areCountriesSlow, haveCountriesFailed, selectCountries } from '../../machines/account/registration.selectors'
import { namedRegions, orderedCountries } from '../../machines/rules/registration'
import { useLanguage } from '../app-context'
import { LinkButton } from '../components/button'
import { handingFocusOn } from '../components/leaving-focus'
import { Field, NativeSelect } from '../components/field'
import { Notice } from '../components/state-panels'
import { SlowNotice } from '../shell/slow-notice'
import { RegistrationField, useRegistrationField } from './registration-field'
import styles from './account.module.css'

/** The countries in the reader's language, Canada and the United States first (spec 2 Registration). */
const useCountryNames = (actor: RegistrationActor) => {
  const language = useLanguage()
  const countries = useSelector(actor, selectCountries)
  return useMemo(() => {
    const names = new Intl.DisplayNames(language, { type: 'region' })
    const named = countries.map(({ code, name }) => ({
      code,
      name: language === 'en' ? name : (names.of(code) ?? name),
    }))
    return orderedCountries(named, language)
  }, [countries, language])
}

/** Country and state: a state can be chosen once there is a country, and is typed where there is no list (C-23). */
export const CountryFields = ({ actor }: { actor: RegistrationActor }) => {
  const { t } = useTranslation()
  const names = useCountryNames(actor)
  const { value, wiring, change } = useRegistrationField(actor, 'country')
  const hasFailed = useSelector(actor, haveCountriesFailed)
  const isLate = useSelector(actor, areCountriesSlow)
  const retry = () => actor.send({ type: 'countries.retried' })
  const isWaiting = names.length === 0 && !hasFailed
  return (
    <>
      {isLate && (
        <div className={styles['full']}>
          <SlowNotice isAmong onRetry={retry} />
        </div>
      )}
      {hasFailed && (
        <div className={styles['full']}>
          <Notice tone="danger" action={<LinkButton onClick={handingFocusOn(retry)}>{t('common.retry')}</LinkButton>}>
            {t('register.countriesFailed')}
          </Notice>
        </div>
      )}
      <Field label={t('register.country')} {...wiring}>
        {(ids) => (
          <NativeSelect
            {...ids}
            name="country"
            autoComplete="country"
            value={value}
            onChange={({ target }) => change(target.value)}
          >
            <option value="">{t(isWaiting ? 'common.loading' : 'register.chooseCountry')}</option>
            {names.map(({ code, name }) => (
              <option key={code} value={code}>
                {name}
              </option>
            ))}
          </NativeSelect>
        )}
      </Field>
      <StateField actor={actor} country={value} />
    </>
  )
}

const StateField = ({ actor, country }: { actor: RegistrationActor; country: string }) => {
  const { t } = useTranslation()
  const countries = useSelector(actor, selectCountries)
  const { value, wiring, change } = useRegistrationField(actor, 'state')
  const language = useLanguage()
  const regions = useMemo(() => namedRegions(countries, country, language), [countries, country, language])
  const isClosed = country === '' || countries.length === 0
  const label = t('register.state')
  if (!isClosed && regions.length === 0) {
    return <RegistrationField actor={actor} name="state" autoComplete="address-level1" />
  }
  return (
    <Field label={label} {...wiring}>
      {(ids) => (
        <NativeSelect
          {...ids}
          name="state"
          autoComplete="address-level1"
          disabled={isClosed}
          value={value}
          onChange={({ target }) => change(target.value)}
        >
          <option value="">{t(country === '' ? 'register.countryFirst' : 'register.chooseState')}</option>
          {regions.map(({ code, name }) => (
            <option key={`${code} ${name}`} value={code}>
              {name}
            </option>
          ))}
        </NativeSelect>
      )}
    </Field>
  )
}
