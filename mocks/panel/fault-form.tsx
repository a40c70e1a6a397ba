import { useCallback, useState, type FormEvent } from 'react'
import { api } from './api'
import { reasonOf, reasonsOf, useBench } from './bench'
import { answeredBefore, emptyFault, faultWish, knownPaths } from './fault-fields'
import { FaultCheck, FaultChoice, FaultLines, FaultText, type FaultInputs } from './fault-inputs'
import { askedAgain } from './fault-text'
import { Button, Reasons, Section } from './parts'
import styles from './parts.module.css'

const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE']
const paths = 'fault-paths'
const connections = [
  ['', 'Holds'],
  ['before', 'Cut before the server sees the call'],
  ['after', 'Cut after: the answer is lost'],
] as const

/** A fault of any kind. The mock checks it and says what is wrong. */
export const FaultForm = ({ fields, onChange }: FaultInputs) => {
  const { calls, act, say } = useBench()
  const [reasons, setReasons] = useState<readonly string[]>([])
  const known = [...new Set([...knownPaths, ...calls.map(({ path }) => path)])]
  const all = { fields, onChange }
  // Whoever comes from a call finds the cursor in what there is to write.
  const [first] = useState(fields.body !== '' ? 'body' : fields.path !== '' ? 'status' : null)
  const lead = useCallback(
    (form: HTMLFormElement | null) => {
      const field = first === null ? null : form?.elements.namedItem(first)
      if (field instanceof HTMLElement) field.focus()
    },
    [first],
  )

  const add = async (event: FormEvent) => {
    event.preventDefault()
    setReasons([])
    say(null)
    try {
      const wish = faultWish(fields)
      const former = fields.isAnswer ? answeredBefore(await api.faults(), wish) : []
      // Refusals are shown beside the form, where their field is.
      await api.addFault(wish)
      for (const { id } of former) await api.removeFault(id)
      await act(async () => undefined, { text: 'The fault is set.' })
    } catch (error) {
      setReasons(reasonsOf(reasonOf(error)))
    }
  }
  return (
    <Section
      title="New fault"
      says={`Which calls, how many of them, and what happens to them. Empty fields do nothing. ${askedAgain}`}
    >
      <form ref={lead} className={styles['form']} onSubmit={(event) => void add(event)}>
        <datalist id={paths}>
          {known.map((path) => (
            <option key={path} value={path} />
          ))}
        </datalist>
        <fieldset>
          <legend>Which calls</legend>
          <FaultText
            {...all}
            name="path"
            label="Path"
            isDouble
            hint="* stands for anything"
            placeholder="/api/products/*"
            list={paths}
          />
          <FaultChoice
            {...all}
            name="method"
            label="Method"
            options={[['', 'Any'], ...methods.map((method) => [method, method] as const)]}
          />
          <FaultText {...all} name="query" label="Part of the query" placeholder="page=2" />
          <FaultText {...all} isNumber name="skip" label="Skip first" hint="So many calls go by" placeholder="0" />
          <FaultText
            {...all}
            isNumber
            name="times"
            label="Times"
            isOff={fields.isAlways}
            below={<FaultCheck {...all} name="isAlways" label="Always" />}
          />
          <FaultText {...all} isNumber name="probability" label="Probability" hint="From 0 to 1" placeholder="1" />
          <FaultText {...all} isNumber name="seed" label="Seed" hint="Same seed, same calls" placeholder="1" />
        </fieldset>
        <fieldset>
          <legend>What happens</legend>
          <FaultChoice {...all} name="drop" label="Connection" isDouble options={connections} />
          <FaultText {...all} isNumber name="delay" label="Delay, ms" placeholder="2000" />
          <FaultText {...all} isNumber name="jitter" label="Jitter, ms" hint="Up to so much more, by chance" />
          <FaultText {...all} isNumber name="truncate" label="Break off after, bytes" />
          <FaultText {...all} isNumber name="trickle" label="Drop by drop, ms" hint="The body in twenty pieces" />
          <FaultText {...all} isNumber name="pad" label="Blanks after the body" />
          <FaultCheck {...all} name="isHanging" label="Never answer" />
        </fieldset>
        <fieldset>
          <legend>Another answer</legend>
          <FaultText
            {...all}
            isNumber
            name="status"
            label="Status"
            hint="Instead of asking the server"
            placeholder="500"
          />
          <FaultText {...all} name="type" label="Type of a text body" placeholder="text/html" />
          <FaultText
            {...all}
            name="sequence"
            label="Statuses in turn"
            isDouble
            hint="One call each; at 2xx the server answers"
            placeholder="200, 200, 503"
          />
          <FaultLines {...all} name="body" label="Body" hint="Goes with a status. JSON, or any text." rows={5} />
          <FaultLines {...all} name="headers" label="Headers" hint="A line each: Retry-After: 5" rows={5} />
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
