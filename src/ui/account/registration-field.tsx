import { useSelector } from '@xstate/react'
import type { ComponentProps } from 'react'
import { useTranslation } from 'react-i18next'
import type { RegistrationActor } from '../../machines/account/registration.machine'
import { selectProblem, selectValue } from '../../machines/account/registration.selectors'
import { phoneEdit } from '../../machines/rules/phone'
import { requiredFields, type RegistrationField as Name } from '../../machines/rules/registration'
import { Field, PasswordInput, TextInput } from '../components/field'
import { fieldProblemText } from './field-problem-text'
import { rewrite } from '../form-gestures'

type FieldProps = Omit<ComponentProps<'input'>, 'name' | 'value'> & {
  readonly actor: RegistrationActor
  readonly name: Name
  readonly label: string
  readonly hint?: string
}
type Edit = (text: string, caret: number, previous: string) => { readonly text: string; readonly caret: number }

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

const edits: Partial<Record<Name, Edit>> = {
  phone: (text, caret, previous) => phoneEdit(previous, text, caret),
  manufacturerCode: (text, caret) => ({ text: text.toUpperCase(), caret }),
}

/** A one-line field of the registration. */
export const RegistrationField = ({ actor, name, label, hint, ...rest }: FieldProps) => {
  const { value, wiring, change } = useRegistrationField(actor, name)
  const edit = edits[name]
  return (
    <Field label={label} {...wiring} {...(hint === undefined ? {} : { hint })}>
      {(ids) => (
        <TextInput
          {...rest}
          {...ids}
          name={name}
          value={value}
          onChange={({ target }) => {
            if (!edit) return change(target.value)
            const { text, caret } = edit(target.value, target.selectionStart ?? target.value.length, value)
            rewrite(target, text, caret)
            change(text)
          }}
        />
      )}
    </Field>
  )
}

/** A field for a password that the visitor may choose. */
export const RegistrationPassword = ({ actor, name, label, hint }: FieldProps) => {
  const { t } = useTranslation()
  const { value, wiring, change } = useRegistrationField(actor, name)
  return (
    <Field label={label} {...wiring} {...(hint === undefined ? {} : { hint })}>
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
