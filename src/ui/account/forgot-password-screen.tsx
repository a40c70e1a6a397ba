import { useSelector } from '@xstate/react'
import { useRef, type FormEvent } from 'react'
import { useTranslation } from 'react-i18next'
import type { ForgotPasswordActor } from '../../machines/account/forgot-password.machine'
import { isRequested } from '../../machines/account/forgot-password.selectors'
import {
  isRefused,
  isToldInSummary,
  selectFailure,
  selectMessage,
  selectProblems,
  selectUntold,
  selectValues,
} from '../../machines/account/form.selectors'
import { isBusy, isGivenUp, isSlow } from '../../machines/tags'
import { useAccount, useApp, useScreenActor } from '../app-context'
import { Button } from '../components/button'
import { Field, RequiredHint, TextInput } from '../components/field'
import { malformedFields } from '../form-checks'
import { DoneNotice } from './done-notice'
import { RefusalText } from './refusal-text'
import { CodeField, useCodeOfDoor } from './code-field'
import { fieldProblemText } from '../field-problem-text'
import { FormErrors } from '../form-errors'
import { submitAndPoint } from '../form-gestures'
import { FormWaiting } from '../form-waiting'
import { loginPath } from './login-path'
import { PublicFrame } from './public-frame'
import styles from './account.module.css'

/** Asking for a new password; the code of the address wins over the last-used one (spec 2 Forgot password, C-03). */
export const ForgotPasswordScreen = () => {
  const { lastCode } = useApp()
  const { code, isFixed } = useCodeOfDoor(lastCode())
  return <Screen key={code} code={code} isFixed={isFixed} />
}

const Screen = ({ code, isFixed }: { code: string | null; isFixed: boolean }) => {
  const { t } = useTranslation()
  const { tenant } = useApp().actors
  const actor = useScreenActor(useAccount().logic.forgotPassword, { input: { code: code ?? '', tenant } })
  return (
    <PublicFrame
      title={t('forgot.title')}
      subtitle={t('forgot.subtitle')}
      back={{ to: loginPath(isFixed ? code : null), text: t('forgot.back') }}
      isRefused={useSelector(actor, isRefused)}
    >
      <ForgotPasswordForm actor={actor} isCodeFixed={isFixed} />
    </PublicFrame>
  )
}

const ForgotPasswordForm = ({ actor, isCodeFixed }: { actor: ForgotPasswordActor; isCodeFixed: boolean }) => {
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
  const isDone = useSelector(actor, isRequested)
  const errorOf = (field: 'email' | 'manufacturerCode') => fieldProblemText(problems[field], t)
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    const malformed = malformedFields(form.current)
    submitAndPoint(form.current, () => actor.send({ type: 'form.submitted', malformed }))
  }
  return (
    <form ref={form} className={styles['form']} noValidate onSubmit={onSubmit}>
      <FormErrors
        refusal={failure}
        said={untold && <RefusalText failure={untold} />}
        isToldInSummary={isToldAbove}
        wrong={[
          { name: 'email', label: t('forgot.email'), text: errorOf('email') },
          { name: 'manufacturerCode', label: t('forgot.code'), text: errorOf('manufacturerCode') },
        ]}
      >
        <DoneNotice isDone={isDone} said={message} otherwise={t('forgot.done')} />
      </FormErrors>
      <RequiredHint />
      <Field label={t('forgot.email')} isRequired error={errorOf('email')}>
        {(wiring) => (
          <TextInput
            {...wiring}
            name="email"
            type="email"
            autoComplete="username"
            value={values.email}
            onChange={({ target }) => actor.send({ type: 'field.changed', patch: { email: target.value } })}
          />
        )}
      </Field>
      <CodeField
        door="/forgot-password"
        label={t('forgot.code')}
        {...(isCodeFixed ? {} : { hint: t('forgot.codeHint') })}
        error={errorOf('manufacturerCode')}
        isFixed={isCodeFixed}
        value={values.manufacturerCode}
        onChange={(code) => actor.send({ type: 'field.changed', patch: { manufacturerCode: code } })}
      />
      <FormWaiting
        isSlow={isLong}
        onStop={() => actor.send({ type: 'waiting.ended' })}
        givenUp={isOver ? t('forgot.givenUp') : null}
      />
      <Button type="submit" variant="primary" isBusy={isSending} busyLabel={t('forgot.busy')}>
        {t('forgot.submit')}
      </Button>
    </form>
  )
}
