import { useEffect, useEffectEvent, useId, useState, type FormEvent, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { codeSegment, writtenCode } from '../../machines/rules/access'
import { useApp } from '../app-context'
import { Button } from '../components/button'
import { Field, SignedError, TextInput } from '../components/field'
import { Notice } from '../components/state-panels'
import { rewrite } from '../form-gestures'
import type { CodePrompt } from './use-code-prompt'
import styles from './login-screen.module.css'

const paths = { login: '/login', browse: '/browse', aboutUs: '/about-us' } as const
const hints = { login: 'login.codeCheck', browse: 'login.codeForBrowse', aboutUs: 'login.codeForAboutUs' } as const

type CodeFormProps = {
  readonly prompt: CodePrompt
  /** The code of the address, where no company has it: it is said, and can be mended on the spot (C-125). */
  readonly unknown?: string | null
  /** What the server says of that code. */
  readonly said?: ReactNode
  readonly onUse?: () => void
}

/** The box with a company code and a Go button (spec 2 Login, C-19). The code is typed in upper case. */
export const CompanyCodeForm = ({ prompt: { purpose, box }, unknown = null, said, onUse }: CodeFormProps) => {
  const { t } = useTranslation()
  const { guard } = useApp().actors
  const [code, setCode] = useState(unknown ?? '')
  const [isRefused, setRefused] = useState(false)
  const saidId = useId()
  const write = (text: string) => {
    setCode(text.toUpperCase())
    setRefused(false)
  }
  // What was typed before anybody listened (docs/decisions/069).
  const adopt = useEffectEvent((field: HTMLInputElement) => {
    if (document.activeElement === field) onUse?.()
    if (field.value === code) return
    rewrite(field, field.value.toUpperCase(), field.selectionStart ?? 0)
    write(field.value)
  })
  useEffect(() => {
    if (box.current) adopt(box.current)
  }, [box])
  const noCompany = unknown !== null && t('login.noCompany', { code: unknown })
  const isSaid = code === unknown && said !== undefined
  const wrong = code === unknown && !isSaid && <SignedError>{noCompany}</SignedError>
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    const meant = writtenCode(code)
    const part = codeSegment(meant)
    setRefused(part === null)
    if (part !== null && meant !== unknown)
      guard.send({ type: 'navigation.requested', to: `${paths[purpose]}/${part}` })
    else box.current?.focus()
  }
  return (
    <form
      className={styles['code']}
      method="dialog"
      noValidate
      onSubmit={onSubmit}
      onFocus={onUse}
      aria-label={t('login.codeTitle')}
    >
      {unknown === null && <p className={styles['codeTitle']}>{t('login.codeTitle')}</p>}
      {unknown !== null && said !== undefined && (
        <Notice tone="danger">
          <div id={saidId}>
            <span className="visually-hidden">{noCompany}</span> {said}
          </div>
        </Notice>
      )}
      <div className={styles['codeRow']}>
        <Field
          label={t('login.codeLabel')}
          hint={t(unknown === null ? hints[purpose] : 'login.codeCheck')}
          isErrorTold
          {...(isSaid && { saidIn: saidId })}
          error={isRefused ? t(code.trim() === '' ? 'common.required' : 'login.codeMalformed') : wrong}
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
              onChange={({ target }) => write(target.value)}
            />
          )}
        </Field>
        <Button type="submit" variant={unknown === null ? 'secondary' : 'primary'}>
          {t('login.go')}
        </Button>
      </div>
    </form>
  )
}
