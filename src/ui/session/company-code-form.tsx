import { useState, type FormEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { codeSegment } from '../../machines/rules/access'
import { useApp } from '../app-context'
import { Button } from '../components/button'
import { Field, TextInput } from '../components/field'
import type { CodePrompt } from './use-code-prompt'
import styles from './login-screen.module.css'

const paths = { browse: '/browse', aboutUs: '/about-us' } as const

/** The box with a company code and a Go button (spec 2 Login, C-19). The code is typed in upper case. */
export const CompanyCodeForm = ({ prompt: { purpose, box } }: { prompt: CodePrompt }) => {
  const { t } = useTranslation()
  const { guard } = useApp().actors
  const [code, setCode] = useState('')
  const [isRefused, setRefused] = useState(false)
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    const part = codeSegment(code.trim())
    setRefused(part === null)
    if (part !== null) guard.send({ type: 'navigation.requested', to: `${paths[purpose]}/${part}` })
    else box.current?.focus()
  }
  return (
    <form className={styles['code']} noValidate onSubmit={onSubmit} aria-label={t('login.codeTitle')}>
      <p className={styles['codeTitle']}>{t('login.codeTitle')}</p>
      <div className={styles['codeRow']}>
        <Field
          label={t('login.codeLabel')}
          hint={t(purpose === 'browse' ? 'login.codeForBrowse' : 'login.codeForAboutUs')}
          error={isRefused ? t(code.trim() === '' ? 'common.required' : 'login.codeMalformed') : null}
        >
          {(wiring) => (
            <TextInput
              {...wiring}
              ref={box}
              value={code}
              autoCapitalize="characters"
              autoComplete="organization"
              spellCheck={false}
              maxLength={64}
              onChange={(event) => {
                setCode(event.target.value.toUpperCase())
                setRefused(false)
              }}
            />
          )}
        </Field>
        <Button type="submit">{t('login.go')}</Button>
      </div>
    </form>
  )
}
