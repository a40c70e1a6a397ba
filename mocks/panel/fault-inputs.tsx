import type { ReactNode } from 'react'
import type { FaultFields } from './fault-fields'
import { Chosen, Field } from './parts'
import styles from './parts.module.css'

/** What an input of the form needs: all fields, and what to do with a change. */
export type FaultInputs = { readonly fields: FaultFields; readonly onChange: (fields: FaultFields) => void }
type TextName = { [K in keyof FaultFields]: FaultFields[K] extends string ? K : never }[keyof FaultFields]
type InputProps = FaultInputs & {
  readonly name: TextName
  readonly label: string
  readonly hint?: string
  readonly isDouble?: boolean
}

export const FaultText = ({
  fields,
  onChange,
  name,
  label,
  hint,
  isDouble = false,
  placeholder,
  list,
  isNumber = false,
  isOff = false,
  below,
}: InputProps & {
  readonly isNumber?: boolean
  readonly placeholder?: string
  readonly list?: string
  /** Something else takes its place. */
  readonly isOff?: boolean
  readonly below?: ReactNode
}) => (
  <Field label={label} isDouble={isDouble} below={below} {...(hint === undefined ? {} : { hint })}>
    {(id) => (
      <input
        id={id}
        name={name}
        autoComplete="off"
        inputMode={isNumber ? 'decimal' : undefined}
        placeholder={placeholder}
        disabled={isOff}
        value={fields[name]}
        list={list}
        onChange={({ target }) => onChange({ ...fields, [name]: target.value })}
      />
    )}
  </Field>
)

export const FaultLines = ({
  fields,
  onChange,
  name,
  label,
  hint,
  rows,
}: InputProps & { readonly hint: string; readonly rows: number }) => (
  <Field label={label} hint={hint} isDouble>
    {(id) => (
      <textarea
        id={id}
        name={name}
        rows={rows}
        spellCheck={false}
        value={fields[name]}
        onChange={({ target }) => onChange({ ...fields, [name]: target.value })}
      />
    )}
  </Field>
)

export const FaultChoice = ({
  fields,
  onChange,
  name,
  label,
  isDouble = false,
  options,
}: InputProps & { readonly options: readonly (readonly [string, string])[] }) => (
  <Field label={label} isDouble={isDouble}>
    {(id) => (
      <Chosen>
        <select id={id} value={fields[name]} onChange={({ target }) => onChange({ ...fields, [name]: target.value })}>
          {options.map(([value, words]) => (
            <option key={value} value={value}>
              {words}
            </option>
          ))}
        </select>
      </Chosen>
    )}
  </Field>
)

export const FaultCheck = ({
  fields,
  onChange,
  name,
  label,
}: FaultInputs & { readonly name: 'isHanging' | 'isAlways'; readonly label: string }) => (
  <label className={styles['check']}>
    <input
      type="checkbox"
      checked={fields[name]}
      onChange={({ target }) => onChange({ ...fields, [name]: target.checked })}
    />
    {label}
  </label>
)
