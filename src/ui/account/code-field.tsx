import { useSelector } from '@xstate/react'
import { useEffect, useRef, useState, type KeyboardEvent, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation, useParams } from 'react-router-dom'
import { selectUnknownCode } from '../../machines/tenant/tenant.selectors'
import { useApp } from '../app-context'
import { Field, SignedError, TextInput } from '../components/field'
import { Link } from '../components/link'
import { rewrite } from '../form-gestures'
import styles from './account.module.css'

const longest = 64

/** The code that a door begins with: that of the address is fixed; one that is being changed stands in its query (C-125). */
export const useCodeOfDoor = (lastCode: string | null = null) => {
  const fixed = useParams()['manufacturerCode']?.toUpperCase() ?? null
  const { search } = useLocation()
  const changing = new URLSearchParams(search).get('code')?.toUpperCase().slice(0, longest) ?? null
  const known = fixed ?? (changing === null ? lastCode : null)
  return { code: known ?? changing, isFixed: known !== null }
}

/** Enter settles the code of a long form: the next field is there to be filled. */
const goOn = (event: KeyboardEvent<HTMLInputElement>) => {
  if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
  const fields = [...(event.currentTarget.form?.elements ?? [])]
  const next = fields[fields.indexOf(event.currentTarget) + 1]
  if (!(next instanceof HTMLElement)) return
  event.preventDefault()
  next.focus()
}

type CodeFieldProps = {
  readonly door: '/register' | '/forgot-password'
  readonly label: string
  readonly hint?: string
  readonly error: ReactNode
  readonly isFixed: boolean
  readonly value: string
  readonly onChange: (code: string) => void
}

/** The company code, typed in upper case; read-only where it is known, and beside it the way to another one (C-125). */
export const CodeField = ({ door, label, hint, error, isFixed, value, onChange }: CodeFieldProps) => {
  const { t } = useTranslation()
  const found = useSelector(useApp().actors.tenant, selectUnknownCode)
  // The door at which the code is changed asks after no company: what was said before stays true of that code.
  const [unknown, setUnknown] = useState(found)
  if (found !== null && found !== unknown) setUnknown(found)
  const box = useRef<HTMLInputElement>(null)
  const wasFixed = useRef(isFixed)
  useEffect(() => {
    if (wasFixed.current && !isFixed) box.current?.focus()
    wasFixed.current = isFixed
  }, [isFixed])
  const isUnknown = unknown !== null && unknown === value
  const change = isFixed && <Link to={`${door}?code=${encodeURIComponent(value)}`}>{t('register.changeCode')}</Link>
  // Of a company that there is not, nothing is promised; what mends it stands with what to do.
  const shownHint = isUnknown ? (
    <span className={styles['mend']}>
      {t('login.codeCheck')} {change}
    </span>
  ) : (
    hint
  )
  return (
    <Field
      label={label}
      isRequired
      error={isUnknown ? <SignedError>{t('login.noCompany', { code: unknown })}</SignedError> : error}
      {...(shownHint === undefined ? {} : { hint: shownHint })}
      {...(change && !isUnknown ? { aside: change } : {})}
    >
      {(wiring) => (
        <TextInput
          {...wiring}
          ref={box}
          name="manufacturerCode"
          readOnly={isFixed}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={longest}
          onKeyDown={!isFixed && door === '/register' ? goOn : undefined}
          value={value}
          onChange={({ target }) => {
            const code = target.value.toUpperCase()
            rewrite(target, code, target.selectionStart ?? code.length)
            onChange(code)
          }}
        />
      )}
    </Field>
  )
}
