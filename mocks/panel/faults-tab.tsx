import { Trash2, X, Zap } from 'lucide-react'
import { api } from './api'
import { useAsked, useBench } from './bench'
import type { FaultFields } from './fault-fields'
import { quickFaults } from './fault-fields'
import { FaultForm } from './fault-form'
import { faultText } from './fault-text'
import { Button, Nothing, Section } from './parts'
import styles from './lists.module.css'

type FaultsTabProps = { readonly fields: FaultFields; readonly onChange: (fields: FaultFields) => void }

/** What goes wrong, and how to make it. */
export const FaultsTab = ({ fields, onChange }: FaultsTabProps) => {
  const { state, act } = useBench()
  const key = `${state.beginnings} ${state.sequence} ${state.faults}`
  const { answer: faults, problem } = useAsked(key, api.faults)
  const isCalm = (faults?.length ?? state.faults) === 0
  return (
    <div className={styles['faults']}>
      <Section title="Quick faults">
        <div className={styles['quick']}>
          {quickFaults.map(({ label, done, fault }) => (
            <Button key={label} onClick={() => void act(() => api.addFault(fault), { text: done })}>
              <Zap aria-hidden />
              {label}
            </Button>
          ))}
        </div>
      </Section>
      <Section
        title="Active faults"
        {...(isCalm ? {} : { says: 'The oldest that fits a call happens to it.' })}
        aside={
          isCalm ? (
            <Nothing>Nothing goes wrong.</Nothing>
          ) : (
            <Button onClick={() => void act(api.clearFaults, { text: 'Nothing goes wrong any more.' })}>
              <Trash2 aria-hidden />
              Clear all
            </Button>
          )
        }
      >
        {problem !== null && <Nothing>{problem}</Nothing>}
        <ul className={styles['list']}>
          {(faults ?? []).map((fault) => {
            const { calls, happens, note } = faultText(fault)
            return (
              <li key={fault.id} className={styles['item']}>
                <span className={styles['id']}>{fault.id}</span>
                <p className={styles['itemText']}>
                  <code>{calls}</code>: {happens}
                  {note !== null && <small className={styles['note']}>{note}</small>}
                </p>
                <Button
                  look="quiet"
                  aria-label={`Remove fault ${fault.id}`}
                  title="Remove"
                  onClick={() => void act(() => api.removeFault(fault.id), { text: `Fault ${fault.id} is gone.` })}
                >
                  <X aria-hidden />
                </Button>
              </li>
            )
          })}
        </ul>
      </Section>
      <FaultForm fields={fields} onChange={onChange} />
    </div>
  )
}
