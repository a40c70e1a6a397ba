import { useSelector } from '@xstate/react'
import { useState, type ComponentProps } from 'react'
import { useTranslation } from 'react-i18next'
import type { RegistrationActor } from '../../machines/account/registration.machine'
import { selectProblem, selectValue } from '../../machines/account/registration.selectors'
import { isPhoneCut, phoneEdit } from '../../machines/rules/phone'
import { requiredFields, type RegistrationField as Name } from '../../machines/rules/registration'
import { Field, PasswordInput, TextInput } from '../components/field'
import { Told } from '../components/told'
import { CodeField } from './code-field'
import { fieldProblemText } from '../field-problem-text'
import { rewrite } from '../form-gestures'

type FieldProps = Omit<ComponentProps<'input'>, 'name' | 'value'> & {
  readonly actor: RegistrationActor
  readonly name: Name
  readonly hint?: string
}

/** What each field is called. */
export const registrationLabels = {
  manufacturerCode: 'register.code',
  firstName: 'register.firstName',
  lastName: 'register.lastName',
  company: 'register.company',
  phone: 'register.phone',
  email: 'register.email',
  webAddress: 'register.webAddress',
  address: 'register.address',
  address2: 'register.address2',
  address3: 'register.address3',
  country: 'register.country',
  state: 'register.state',
  city: 'register.city',
  zip: 'register.zip',
  password: 'register.password',
  password_confirmation: 'register.passwordAgain',
} as const satisfies Readonly<Record<Name, string>>

export const registrationOrder = Object.keys(registrationLabels) as readonly Name[]

/** Value and problem of one field; only this field is drawn anew when they change. */
export const useRegistrationField = (actor: RegistrationActor, name: Name) => {
  const { t } = useTranslation()
  const value = useSelector(actor, selectValue(name))
  const problem = useSelector(actor, selectProblem(name))
  return {
    value,
    wiring: {
      isRequired: requiredFields.some((field) => field === name),
      error: fieldProblemText(problem, t, t('register.passwordsDiffer')),
    },
    change: (text: string) => actor.send({ type: 'field.changed', patch: { [name]: text } }),
  }
}

/** A one-line field of the registration. */
export const RegistrationField = ({ actor, name, hint, ...rest }: FieldProps) => {
  const { t } = useTranslation()
  const { value, wiring, change } = useRegistrationField(actor, name)
  return (
    <Field label={t(registrationLabels[name])} {...wiring} {...(hint === undefined ? {} : { hint })}>
      {(ids) => (
        <TextInput {...rest} {...ids} name={name} value={value} onChange={({ target }) => change(target.value)} />
      )}
    </Field>
  )
}

/** The phone, written as it is typed (spec 5). What it does not keep is told once, until it keeps something again or is left. */
export const RegistrationPhone = ({ actor }: { readonly actor: RegistrationActor }) => {
  const { t } = useTranslation()
  const { value, wiring, change } = useRegistrationField(actor, 'phone')
  const [isCut, setCut] = useState(false)
  const hint = t('register.phoneHint')
  return (
    <Field label={t('register.phone')} {...wiring} hint={hint}>
      {(ids) => (
        <>
          <TextInput
            {...ids}
            name="phone"
            type="tel"
            autoComplete="tel"
            value={value}
            onChange={({ target }) => {
              setCut(isPhoneCut(target.value))
              const { text, caret } = phoneEdit(value, target.value, target.selectionStart ?? target.value.length)
              rewrite(target, text, caret)
              change(text)
            }}
            onBlur={() => setCut(false)}
          />
          {isCut && <Told>{hint}</Told>}
        </>
      )}
    </Field>
  )
}

/** A field for a password that the visitor may choose. */
export const RegistrationPassword = ({ actor, name, hint }: FieldProps) => {
  const { t } = useTranslation()
  const { value, wiring, change } = useRegistrationField(actor, name)
  return (
    <Field label={t(registrationLabels[name])} {...wiring} {...(hint === undefined ? {} : { hint })}>
      {(ids) => (
        <PasswordInput
          {...ids}
          name={name}
          autoComplete="new-password"
          toggleLabel={t('login.showPassword')}
          value={value}
          onChange={({ target }) => change(target.value)}
        />
      )}
    </Field>
  )
}

/** The code of the company that is asked for an account. */
export const RegistrationCode = ({ actor, isFixed }: { actor: RegistrationActor; isFixed: boolean }) => {
  const { t } = useTranslation()
  const { value, wiring, change } = useRegistrationField(actor, 'manufacturerCode')
  return (
    <CodeField
      door="/register"
      label={t('register.code')}
      hint={t(isFixed ? 'register.codeFixed' : 'register.codeHint')}
      error={wiring.error}
      isFixed={isFixed}
      value={value}
      onChange={change}
    />
  )
}
