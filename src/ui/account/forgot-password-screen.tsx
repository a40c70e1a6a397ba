import { useSelector } from '@xstate/react'
import { useRef, type FormEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router-dom'
import type { ForgotPasswordActor } from '../../machines/account/forgot-password.machine'
import { isRequested } from '../../machines/account/forgot-password.selectors'
import {
  isRefused,
  selectFailure,
  selectMessage,
  selectProblems,
  selectValues,
} from '../../machines/account/form.selectors'
import { isBusy, isGivenUp, isSlow } from '../../machines/tags'
import { useAccount, useApp, useScreenActor } from '../app-context'
import { Button } from '../components/button'
import { Field, TextInput } from '../components/field'
import { Notice } from '../components/state-panels'
import { serverText } from '../failure-text'
import { malformedFields } from '../form-checks'
import { fieldProblemText } from './field-problem-text'
import { rewrite, submitAndPoint } from '../form-gestures'
import { FormWaiting } from '../form-waiting'
import { loginPath } from './login-path'
import { PublicFrame } from './public-frame'
import styles from './account.module.css'

/** Asking for a new password; the code of the address wins over the last-used one (spec 2 Forgot password, C-03). */
export const ForgotPasswordScreen = () => {
  const { lastCode } = useApp()
  const code = useParams()['manufacturerCode'] ?? lastCode()
  return <Screen key={code} code={code} />
}

const Screen = ({ code }: { code: string | null }) => {
  const { t } = useTranslation()
  const { tenant } = useApp().actors
  const actor = useScreenActor(useAccount().logic.forgotPassword, { input: { code: code ?? '', tenant } })
  return (
    <PublicFrame
      title={t('forgot.title')}
      subtitle={t('forgot.subtitle')}
      back={{ to: loginPath(code), text: t('forgot.back') }}
      isRefused={useSelector(actor, isRefused)}
    >
      <ForgotPasswordForm actor={actor} isCodeFixed={code !== null} />
    </PublicFrame>
  )
}

const ForgotPasswordForm = ({ actor, isCodeFixed }: { actor: ForgotPasswordActor; isCodeFixed: boolean }) => {
  const { t } = useTranslation()
  const form = useRef<HTMLFormElement>(null)
  const values = useSelector(actor, selectValues)
  const problems = useSelector(actor, selectProblems)
  const failure = useSelector(actor, selectFailure)
  const message = useSelector(actor, selectMessage)
  const isSending = useSelector(actor, isBusy)
  const isLong = useSelector(actor, isSlow)
  const isOver = useSelector(actor, isGivenUp)
  const isDone = useSelector(actor, isRequested)
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    const malformed = malformedFields(form.current)
    submitAndPoint(form.current, () => actor.send({ type: 'form.submitted', malformed }))
  }
  return (
    <form ref={form} className={styles['form']} noValidate onSubmit={onSubmit}>
      {isDone && <Notice tone="success">{message ?? t('forgot.done')}</Notice>}
      {failure && (
        <Notice tone="danger">
          {serverText(failure) ?? t('common.unexpected')}
          {failure.kind === 'unreachable' && <span className="block-hint">{t('common.unreachable')}</span>}
        </Notice>
      )}
      <Field label={t('forgot.email')} isRequired error={fieldProblemText(problems['email'], t)}>
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
      <Field
        label={t('forgot.code')}
        isRequired
        {...(isCodeFixed ? {} : { hint: t('forgot.codeHint') })}
        error={fieldProblemText(problems['manufacturerCode'], t)}
      >
        {(wiring) => (
          <TextInput
            {...wiring}
            name="manufacturerCode"
            readOnly={isCodeFixed}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={64}
            value={values.manufacturerCode}
            onChange={({ target }) => {
              const code = target.value.toUpperCase()
              rewrite(target, code, target.selectionStart ?? code.length)
              actor.send({ type: 'field.changed', patch: { manufacturerCode: code } })
            }}
          />
        )}
      </Field>
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
