import { useSelector } from '@xstate/react'
import { useEffect, useId, useRef, type FormEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { codeSegment } from '../../machines/rules/access'
import { isOfTyped, isOfWhole } from '../../machines/rules/refused-login'
import type { LoginActor } from '../../machines/session/login.machine'
import {
  isToldInSummary,
  selectCredentials,
  selectProblem,
  selectProblems,
  selectUntold,
} from '../../machines/session/login.selectors'
import { hasOpenOrder as hasOrderOpen, selectFarewell } from '../../machines/session/session.selectors'
import { isBusy as isLoginBusy, isGivenUp, isSlow } from '../../machines/tags'
import { useApp } from '../app-context'
import { Button } from '../components/button'
import { Field, PasswordInput, RequiredHint, TextInput } from '../components/field'
import { Link } from '../components/link'
import { Notice, ReportLink } from '../components/state-panels'
import { malformedFields } from '../form-checks'
import { fieldProblemText } from '../field-problem-text'
import { FormErrors } from '../form-errors'
import { submitAndPoint } from '../form-gestures'
import { FormWaiting } from '../form-waiting'
import { CartAtRisk } from './cart-at-risk'
import { FarewellText } from './farewell-text'
import { LoginProblemText } from './login-problem-text'
import styles from './login-screen.module.css'

type LoginFormProps = {
  readonly actor: LoginActor
  readonly code: string | null
  /** There is something to mend first: its button is not the main one. */
  readonly isSecond: boolean
}
/** Email and password (spec 2, 4, 5 Login). */
export const LoginForm = ({ actor, code, isSecond }: LoginFormProps) => {
  const { t } = useTranslation()
  const { actors } = useApp()
  const form = useRef<HTMLFormElement>(null)
  const password = useRef<HTMLInputElement>(null)
  const credentials = useSelector(actor, selectCredentials)
  const problems = useSelector(actor, selectProblems)
  const problem = useSelector(actor, selectProblem)
  const untold = useSelector(actor, selectUntold)
  const isToldAbove = useSelector(actor, isToldInSummary)
  const isBusy = useSelector(actor, isLoginBusy)
  const isLong = useSelector(actor, isSlow)
  const isOver = useSelector(actor, isGivenUp)
  const farewell = useSelector(actors.session, selectFarewell)
  const hasOpenOrder = useSelector(actors.session, hasOrderOpen)
  const left = problem === null ? farewell : null
  const failure = problem?.kind === 'failed' ? problem.failure : null
  // What was refused is most often the password: it is typed anew, unless the server says which field it was.
  const isRefused = failure !== null && isOfTyped(failure)
  const namesNone = Object.keys(problems).length === 0
  const isWrong = isRefused && (namesNone ? untold !== null : isOfWhole(problems['password']))
  useEffect(() => {
    if (!isWrong) return
    password.current?.focus()
    password.current?.select()
  }, [isWrong, problem])
  // What was typed, or filled in by the browser, before anybody listened (docs/decisions/069).
  useEffect(() => {
    const typed = [...new FormData(form.current ?? undefined)]
    if (typed.some(([, text]) => text !== ''))
      actor.send({ type: 'credentials.changed', patch: Object.fromEntries(typed) })
  }, [actor])
  const list = useId()
  const errorOf = (field: 'email' | 'password') => fieldProblemText(problems[field], t)
  // What the server said without naming a field is said once, in the summary; the field that is meant is described by it.
  const wrongAt = (field: 'email' | 'password') =>
    isOfWhole(problems[field]) ? { saidIn: list } : { error: errorOf(field) }

  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    actors.session.send({ type: 'farewell.read' })
    submitAndPoint(form.current, () =>
      actor.send({ type: 'login.submitted', malformed: malformedFields(form.current) }),
    )
  }
  const part = code === null ? null : codeSegment(code)
  return (
    <form ref={form} className={styles['form']} method="dialog" noValidate onSubmit={onSubmit}>
      <FormErrors
        listId={list}
        refusal={failure}
        said={untold && <LoginProblemText problem={untold} />}
        isToldInSummary={isToldAbove}
        wrong={(['email', 'password'] as const).map((name) => ({
          name,
          // What the server said without naming a field is said as it is.
          label: isOfWhole(problems[name]) ? null : t(`login.${name}`),
          text: errorOf(name),
        }))}
      >
        {(left !== null || hasOpenOrder) && (
          <Notice
            tone={left?.kind === 'refused' ? 'danger' : hasOpenOrder ? 'warning' : 'info'}
            action={left && <ReportLink />}
          >
            {left && <FarewellText farewell={left} isOrderOpen={hasOpenOrder} />} {hasOpenOrder && t('login.openOrder')}
          </Notice>
        )}
        <CartAtRisk code={code} />
      </FormErrors>
      <RequiredHint />
      <Field label={t('login.email')} isRequired {...wrongAt('email')}>
        {(wiring) => (
          <TextInput
            {...wiring}
            name="email"
            type="email"
            autoComplete="username"
            value={credentials.email}
            onChange={({ target }) => actor.send({ type: 'credentials.changed', patch: { email: target.value } })}
          />
        )}
      </Field>
      <Field
        label={t('login.password')}
        isRequired
        {...wrongAt('password')}
        aside={<Link to={part === null ? '/forgot-password' : `/forgot-password/${part}`}>{t('login.forgot')}</Link>}
      >
        {(wiring) => (
          <PasswordInput
            {...wiring}
            ref={password}
            name="password"
            autoComplete="current-password"
            toggleLabel={t('login.showPassword')}
            value={credentials.password}
            onChange={({ target }) => actor.send({ type: 'credentials.changed', patch: { password: target.value } })}
          />
        )}
      </Field>
      <FormWaiting
        isSlow={isLong}
        onStop={() => actor.send({ type: 'waiting.ended' })}
        givenUp={isOver ? t('login.givenUp') : null}
      />
      <Button type="submit" variant={isSecond ? 'secondary' : 'primary'} isBusy={isBusy} busyLabel={t('login.busy')}>
        {t('login.submit')}
      </Button>
    </form>
  )
}
