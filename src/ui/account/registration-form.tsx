import { useSelector } from '@xstate/react'
import { useRef, type FormEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { selectFailure, selectMessage, selectProblems } from '../../machines/account/form.selectors'
import type { RegistrationActor } from '../../machines/account/registration.machine'
import { isRegistered } from '../../machines/account/registration.selectors'
import { isBusy, isGivenUp, isSlow } from '../../machines/tags'
import { Button } from '../components/button'
import { Notice } from '../components/state-panels'
import { malformedFields } from '../form-checks'
import { LoginProblemText } from '../session/login-problem-text'
import { CountryFields } from './country-fields'
import { submitAndPoint } from '../form-gestures'
import { FormWaiting } from '../form-waiting'
import { RegistrationField, RegistrationPassword } from './registration-field'
import styles from './account.module.css'

/** Everything a company wants to know before it opens an account (spec 3, 5 Registration). */
export const RegistrationForm = ({ actor, isCodeFixed }: { actor: RegistrationActor; isCodeFixed: boolean }) => {
  const { t } = useTranslation()
  const form = useRef<HTMLFormElement>(null)
  const isSending = useSelector(actor, isBusy)
  const isLong = useSelector(actor, isSlow)
  const isOver = useSelector(actor, isGivenUp)
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    const malformed = malformedFields(form.current)
    submitAndPoint(form.current, () => actor.send({ type: 'form.submitted', malformed }))
  }
  return (
    <form ref={form} className={styles['form']} noValidate onSubmit={onSubmit}>
      <p className={styles['hint']}>{t('common.requiredHint')}</p>
      <div className={styles['columns']}>
        <div className={styles['full']}>
          <RegistrationField
            actor={actor}
            name="manufacturerCode"
            label={t('register.code')}
            hint={t(isCodeFixed ? 'register.codeFixed' : 'register.codeHint')}
            readOnly={isCodeFixed}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={64}
          />
        </div>
        <RegistrationField actor={actor} name="firstName" label={t('register.firstName')} autoComplete="given-name" />
        <RegistrationField actor={actor} name="lastName" label={t('register.lastName')} autoComplete="family-name" />
        <RegistrationField actor={actor} name="company" label={t('register.company')} autoComplete="organization" />
        <RegistrationField actor={actor} name="phone" label={t('register.phone')} type="tel" autoComplete="tel" />
        <RegistrationField actor={actor} name="email" label={t('register.email')} type="email" autoComplete="email" />
        <RegistrationField
          actor={actor}
          name="webAddress"
          label={t('register.webAddress')}
          type="url"
          autoComplete="url"
          placeholder="https://"
        />
        <div className={styles['full']}>
          <RegistrationField actor={actor} name="address" label={t('register.address')} autoComplete="address-line1" />
        </div>
        <RegistrationField actor={actor} name="address2" label={t('register.address2')} autoComplete="address-line2" />
        <RegistrationField actor={actor} name="address3" label={t('register.address3')} autoComplete="address-line3" />
        <CountryFields actor={actor} />
        <RegistrationField actor={actor} name="city" label={t('register.city')} autoComplete="address-level2" />
        <RegistrationField actor={actor} name="zip" label={t('register.zip')} autoComplete="postal-code" />
        <RegistrationPassword actor={actor} name="password" label={t('register.password')} />
        <RegistrationPassword actor={actor} name="password_confirmation" label={t('register.passwordAgain')} />
      </div>
      <Outcome actor={actor} />
      <FormWaiting
        isSlow={isLong}
        onStop={() => actor.send({ type: 'waiting.ended' })}
        givenUp={isOver ? t('register.givenUp') : null}
      />
      <Button type="submit" variant="primary" isBusy={isSending} busyLabel={t('register.busy')}>
        {t('register.submit')}
      </Button>
    </form>
  )
}

/** What became of the last attempt: the server's words, else the fixed sentences (spec 8, C-28, C-30). */
const Outcome = ({ actor }: { actor: RegistrationActor }) => {
  const { t } = useTranslation()
  const problems = useSelector(actor, selectProblems)
  const failure = useSelector(actor, selectFailure)
  const message = useSelector(actor, selectMessage)
  const isDone = useSelector(actor, isRegistered)
  const count = Object.keys(problems).length
  return (
    <>
      {count > 0 && <Notice tone="danger">{t('register.problems', { count })}</Notice>}
      {failure && (
        <Notice tone="danger">
          <LoginProblemText problem={{ kind: 'failed', failure }} />
        </Notice>
      )}
      {isDone && <Notice tone="success">{message ?? t('register.done')}</Notice>}
    </>
  )
}
