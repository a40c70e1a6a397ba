import { useSelector } from '@xstate/react'
import { useRef, type FormEvent, type ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { useTranslation } from 'react-i18next'
import {
  isToldInSummary,
  selectFailure,
  selectMessage,
  selectProblems,
  selectUntold,
} from '../../machines/account/form.selectors'
import type { RegistrationActor } from '../../machines/account/registration.machine'
import { isRegistered } from '../../machines/account/registration.selectors'
import { isBusy, isGivenUp, isSlow } from '../../machines/tags'
import { Button } from '../components/button'
import { RequiredHint } from '../components/field'
import { malformedFields } from '../form-checks'
import { LoginProblemText } from '../session/login-problem-text'
import { DoneNotice } from './done-notice'
import { CountryFields } from './country-fields'
import { submitAndPoint } from '../form-gestures'
import { FormWaiting } from '../form-waiting'
import { fieldProblemText } from '../field-problem-text'
import { FormErrors } from '../form-errors'
import {
  RegistrationCode,
  RegistrationField,
  registrationLabels,
  registrationOrder,
  RegistrationPassword,
  RegistrationPhone,
} from './registration-field'
import styles from './account.module.css'

/** Everything a company wants to know before it opens an account (spec 3, 5 Registration). */
export const RegistrationForm = ({ actor, isCodeFixed }: { actor: RegistrationActor; isCodeFixed: boolean }) => {
  const { t } = useTranslation()
  const form = useRef<HTMLFormElement>(null)
  const isSending = useSelector(actor, isBusy)
  const isLong = useSelector(actor, isSlow)
  const isOver = useSelector(actor, isGivenUp)
  const leaveWebsite = () => actor.send({ type: 'website.left' })
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    // Enter sends without leaving the field.
    flushSync(leaveWebsite)
    const malformed = malformedFields(form.current)
    submitAndPoint(form.current, () => actor.send({ type: 'form.submitted', malformed }))
  }
  return (
    <form ref={form} className={styles['form']} noValidate onSubmit={onSubmit}>
      <Errors actor={actor}>
        <RequiredHint />
        <div className={styles['columns']}>
          <div className={styles['full']}>
            <RegistrationCode actor={actor} isFixed={isCodeFixed} />
          </div>
          <RegistrationField actor={actor} name="firstName" autoComplete="given-name" />
          <RegistrationField actor={actor} name="lastName" autoComplete="family-name" />
          <RegistrationField actor={actor} name="company" autoComplete="organization" />
          <RegistrationPhone actor={actor} />
          <RegistrationField actor={actor} name="email" type="email" autoComplete="email" />
          <RegistrationField
            actor={actor}
            name="webAddress"

            type="url"
            autoComplete="url"
            placeholder="https://"
            onBlur={leaveWebsite}
          />
          <div className={styles['full']}>
            <RegistrationField actor={actor} name="address" autoComplete="address-line1" />
          </div>
          <RegistrationField actor={actor} name="address2" autoComplete="address-line2" />
          <RegistrationField actor={actor} name="address3" autoComplete="address-line3" />
          <CountryFields actor={actor} />
          <RegistrationField actor={actor} name="city" autoComplete="address-level2" />
          <RegistrationField actor={actor} name="zip" autoComplete="postal-code" />
          <RegistrationPassword actor={actor} name="password" />
          <RegistrationPassword actor={actor} name="password_confirmation" />
        </div>
      </Errors>
      <Done actor={actor} />
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

/** What keeps the form from being sent, in the order of its fields, above them; why the whole was not taken below (spec 8, C-28, C-30). */
const Errors = ({ actor, children }: { actor: RegistrationActor; children: ReactNode }) => {
  const { t } = useTranslation()
  const problems = useSelector(actor, selectProblems)
  const failure = useSelector(actor, selectFailure)
  const untold = useSelector(actor, selectUntold)
  const isToldAbove = useSelector(actor, isToldInSummary)
  const textOf = (name: keyof typeof registrationLabels) =>
    fieldProblemText(problems[name], t, t('register.passwordsDiffer'))
  return (
    <FormErrors
      refusal={failure}
      said={untold && <LoginProblemText problem={{ kind: 'failed', failure: untold }} />}
      isToldInSummary={isToldAbove}
      wrong={registrationOrder.map((name) => ({
        // A state waits for its country.
        name: name === 'state' && problems.country ? 'country' : name,
        label: t(registrationLabels[name]),
        text: textOf(name),
      }))}
    >
      {children}
    </FormErrors>
  )
}

/** What the server answered when it took the form. */
const Done = ({ actor }: { actor: RegistrationActor }) => {
  const { t } = useTranslation()
  const message = useSelector(actor, selectMessage)
  return <DoneNotice isDone={useSelector(actor, isRegistered)} said={message} otherwise={t('register.done')} />
}
