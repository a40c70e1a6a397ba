import { Ruler } from 'lucide-react'
import { useState } from 'react'
import { api, portal } from './api'
import { useBench } from './bench'
import { Button, Field, Section } from './parts'
import styles from './side-by-side.module.css'
import type { Sizes } from '../sizes'

const dials = [
  ['products', 'Products'],
  ['categories', 'Categories'],
  ['tags', 'Tags'],
  ['orders', 'More orders of the buyer'],
  ['lines', 'Lines of one order (SO-13001)'],
] as const satisfies readonly (readonly [keyof Sizes, string])[]
const most = 100_000

/** How many rows the scenario begins with. */
export const SizeDials = () => {
  const { state, act } = useBench()
  const [texts, setTexts] = useState<Partial<Record<keyof Sizes, string>>>(() =>
    Object.fromEntries(Object.entries(state.sizes).map(([name, size]) => [name, String(size)])),
  )
  const asked = dials.flatMap(([name]) => ((texts[name] ?? '') === '' ? [] : [[name, Number(texts[name])] as const]))
  const isGood = asked.every(([, size]) => Number.isInteger(size) && size >= 0 && size <= most)
  const begin = () =>
    void act(() => api.beginScenario(state.scenario, Object.fromEntries(asked)), {
      text: `“${state.scenario}” has begun anew with these sizes.`,
      link: { label: 'Open the portal', href: portal.href },
    })
  return (
    <Section
      title="Sizes"
      says="ACME and buyer@acme.test, up to 100,000 of each; what is empty is as the scenario has it. The world begins anew, who is signed in stays so."
    >
      <form
        className={styles['bar']}
        onSubmit={(event) => {
          event.preventDefault()
          begin()
        }}
      >
        {dials.map(([name, label]) => (
          <Field key={name} label={label}>
            {(id) => (
              <input
                id={id}
                type="number"
                min={0}
                max={most}
                step={1}
                value={texts[name] ?? ''}
                onChange={({ target }) => setTexts({ ...texts, [name]: target.value })}
              />
            )}
          </Field>
        ))}
        <Button type="submit" look="primary" disabled={!isGood}>
          <Ruler aria-hidden />
          Begin with these sizes
        </Button>
      </form>
    </Section>
  )
}
