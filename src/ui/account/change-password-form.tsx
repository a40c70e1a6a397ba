import { useSelector } from '@xstate/react'
import { useRef, type FormEvent } from 'react'
import { useTranslation } from 'react-i18next'
import type { PasswordChange } from '../../api/schemas/account'
import type { ChangePasswordActor } from '../../machines/account/change-password.machine'
import { isChanged } from '../../machines/account/change-password.selectors'
import {
  isToldInSummary,
  selectFailure,
  selectMessage,
  selectProblems,
  selectUntold,
  selectValues,
} from '../../machines/account/form.selectors'
import { isBusy, isGivenUp, isSlow } from '../../machines/tags'
import { Button } from '../components/button'
import { Field, PasswordInput, RequiredHint } from '../components/field'
import { fieldProblemText } from '../field-problem-text'
import { FormErrors } from '../form-errors'
import { submitAndPoint } from '../form-gestures'
import { FormWaiting } from '../form-waiting'
import { DoneNotice } from './done-notice'
import { RefusalText } from './refusal-text'
import styles from './account.module.css'

const fields = [
  { name: 'current_password', label: 'profile.current', autoComplete: 'current-password' },
  { name: 'new_password', label: 'profile.new', autoComplete: 'new-password' },
  { name: 'new_password_confirmation', label: 'profile.again', autoComplete: 'new-password' },
] as const satisfies readonly { name: keyof PasswordChange; label: string; autoComplete: string }[]

/** The present password and a new one, twice (spec 2 Profile, 5 Password change). */
export const ChangePasswordForm = ({ actor, email }: { actor: ChangePasswordActor; email: string }) => {
  const { t } = useTranslation()
  const form = useRef<HTMLFormElement>(null)
  const values = useSelector(actor, selectValues)
  const problems = useSelector(actor, selectProblems)
  const failure = useSelector(actor, selectFailure)
  const untold = useSelector(actor, selectUntold)
  const isToldAbove = useSelector(actor, isToldInSummary)
  const message = useSelector(actor, selectMessage)
  const isSending = useSelector(actor, isBusy)
  const isLong = useSelector(actor, isSlow)
  const isOver = useSelector(actor, isGivenUp)
  const isDone = useSelector(actor, isChanged)
  const errorOf = (field: keyof PasswordChange) => fieldProblemText(problems[field], t, t('profile.passwordsDiffer'))
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    submitAndPoint(form.current, () => actor.send({ type: 'form.submitted' }))
  }
  return (
    <form ref={form} className={styles['narrow']} noValidate onSubmit={onSubmit}>
      <FormErrors
        refusal={failure}
        said={untold && <RefusalText failure={untold} />}
        isToldInSummary={isToldAbove}
        wrong={fields.map(({ name, label }) => ({ name, label: t(label), text: errorOf(name) }))}
      >
        <DoneNotice isDone={isDone} said={message} otherwise={t('profile.done')} />
      </FormErrors>
      {/* For password managers: whose password this is. */}
      <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
      <RequiredHint />
      {fields.map(({ name, label, autoComplete }) => (
        <Field key={name} label={t(label)} isRequired error={errorOf(name)}>
          {(wiring) => (
            <PasswordInput
              {...wiring}
              name={name}
              autoComplete={autoComplete}
              toggleLabel={t('login.showPassword')}
              value={values[name]}
              onChange={({ target }) => actor.send({ type: 'field.changed', patch: { [name]: target.value } })}
            />
          )}
        </Field>
      ))}
      <FormWaiting
        isSlow={isLong}
        onStop={() => actor.send({ type: 'waiting.ended' })}
        givenUp={isOver ? t('profile.givenUp') : null}
      />
      <Button type="submit" variant="primary" isBusy={isSending} busyLabel={t('profile.busy')}>
        {t('profile.submit')}
      </Button>
    </form>
  )
}
