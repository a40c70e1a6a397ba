import { useState, type FormEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { codeSegment } from '../../machines/rules/access'
import { useApp } from '../app-context'
import { Button } from '../components/button'
import { Field, TextInput } from '../components/field'
import { Notice } from '../components/state-panels'
import type { CodePrompt } from './use-code-prompt'
import styles from './login-screen.module.css'

const paths = { login: '/login', browse: '/browse', aboutUs: '/about-us' } as const
const hints = { login: 'login.codeCheck', browse: 'login.codeForBrowse', aboutUs: 'login.codeForAboutUs' } as const

type CodeFormProps = {
  readonly prompt: CodePrompt
  /** The code of the address, where no company has it: it is said, and can be mended on the spot (C-125). */
  readonly unknown?: string | null
  /** What the server says of that code. */
  readonly said?: string
  readonly onUse?: () => void
}

/** The box with a company code and a Go button (spec 2 Login, C-19). The code is typed in upper case. */
export const CompanyCodeForm = ({ prompt: { purpose, box }, unknown = null, said, onUse }: CodeFormProps) => {
  const { t } = useTranslation()
  const { guard } = useApp().actors
  const [code, setCode] = useState(unknown ?? '')
  const [isRefused, setRefused] = useState(false)
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    const part = codeSegment(code.trim())
    setRefused(part === null)
    if (part !== null && code.trim() !== unknown)
      guard.send({ type: 'navigation.requested', to: `${paths[purpose]}/${part}` })
    else box.current?.focus()
  }
  return (
    <form className={styles['code']} noValidate onSubmit={onSubmit} onFocus={onUse} aria-label={t('login.codeTitle')}>
      {unknown === null ? (
        <p className={styles['codeTitle']}>{t('login.codeTitle')}</p>
      ) : (
        <Notice tone="danger">
          {t('login.noCompany', { code: unknown })}
          {said && <span className="block-hint">{said}</span>}
        </Notice>
      )}
      <div className={styles['codeRow']}>
        <Field
          label={t('login.codeLabel')}
          hint={t(unknown === null ? hints[purpose] : 'login.codeCheck')}
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
