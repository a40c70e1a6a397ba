import { useState, type FormEvent } from 'react'
import { api } from './api'
import { reasonOf, reasonsOf, useBench } from './bench'
import { emptyFault, faultWish, knownPaths, type FaultFields } from './fault-fields'
import { Button, Field, Reasons, Section } from './parts'
import styles from './parts.module.css'

type FaultFormProps = { readonly fields: FaultFields; readonly onChange: (fields: FaultFields) => void }
type TextName = { [K in keyof FaultFields]: FaultFields[K] extends string ? K : never }[keyof FaultFields]

const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE']
const paths = 'fault-paths'

/** A fault of any kind. The mock checks it and says what is wrong. */
export const FaultForm = ({ fields, onChange }: FaultFormProps) => {
  const { calls, act, say } = useBench()
  const [reasons, setReasons] = useState<readonly string[]>([])
  const known = [...new Set([...knownPaths, ...calls.map(({ path }) => path)])]

  const add = async (event: FormEvent) => {
    event.preventDefault()
    setReasons([])
    say(null)
    try {
      const wish = faultWish(fields)
      // Refusals are shown beside the form, where their field is.
      await api.addFault(wish)
      await act(async () => undefined, { text: 'The fault is set.' })
    } catch (error) {
      setReasons(reasonsOf(reasonOf(error)))
    }
  }
  const text = (name: TextName, label: string, hint?: string, placeholder?: string) => (
    <Field label={label} {...(hint === undefined ? {} : { hint })}>
      {(id) => (
        <input
          id={id}
          autoComplete="off"
          placeholder={placeholder}
          value={fields[name]}
          list={name === 'path' ? paths : undefined}
          onChange={({ target }) => onChange({ ...fields, [name]: target.value })}
        />
      )}
    </Field>
  )
  const choice = (name: TextName, label: string, options: readonly (readonly [string, string])[]) => (
    <Field label={label}>
      {(id) => (
        <select id={id} value={fields[name]} onChange={({ target }) => onChange({ ...fields, [name]: target.value })}>
          {options.map(([value, words]) => (
            <option key={value} value={value}>
              {words}
            </option>
          ))}
        </select>
      )}
    </Field>
  )
  const check = (name: 'isHanging' | 'isAlways', label: string) => (
    <label className={styles['check']}>
      <input
        type="checkbox"
        checked={fields[name]}
        onChange={({ target }) => onChange({ ...fields, [name]: target.checked })}
      />
      {label}
    </label>
  )
  return (
    <Section title="New fault" says="Which calls, how many of them, and what happens to them. Empty fields do nothing.">
      <form className={styles['form']} onSubmit={(event) => void add(event)}>
        <datalist id={paths}>
          {known.map((path) => (
            <option key={path} value={path} />
          ))}
        </datalist>
        <fieldset>
          <legend>Which calls</legend>
          {choice('method', 'Method', [['', 'Any'], ...methods.map((method) => [method, method] as const)])}
          {text('path', 'Path', '* stands for anything', '/api/products/*')}
          {text('query', 'Part of the query', undefined, 'page=2')}
          {text('times', 'Times')}
          {check('isAlways', 'Always')}
          {text('probability', 'Probability', 'From 0 to 1', '1')}
          {text('seed', 'Seed', 'The same seed hits the same calls', '1')}
        </fieldset>
        <fieldset>
          <legend>What happens</legend>
          {text('status', 'Status', 'Instead of asking the server', '500')}
          {text('delay', 'Delay, ms', undefined, '2000')}
          {text('jitter', 'Jitter, ms', 'Up to so much more, by chance')}
          {choice('drop', 'Connection', [
            ['', 'Holds'],
            ['before', 'Cut before the server sees the call'],
            ['after', 'Cut after: the answer is lost'],
          ])}
          {text('truncate', 'Break off after, bytes')}
          {text('trickle', 'Drop by drop, ms', 'The body in twenty pieces')}
          {text('pad', 'Blanks after the body')}
          {check('isHanging', 'Never answer')}
          <Field label="Body" hint="Goes with a status. JSON, or any text." isWide>
            {(id) => (
              <textarea
                id={id}
                rows={4}
                spellCheck={false}
                value={fields.body}
                onChange={({ target }) => onChange({ ...fields, body: target.value })}
              />
            )}
          </Field>
          {text('type', 'Type of a text body', undefined, 'text/html')}
        </fieldset>
        <Reasons reasons={reasons} />
        <div className={styles['formEnd']}>
          <Button type="submit" look="primary">
            Set fault
          </Button>
          <Button
            onClick={() => {
              onChange(emptyFault)
              setReasons([])
            }}
          >
            Empty the form
          </Button>
        </div>
      </form>
    </Section>
  )
}
