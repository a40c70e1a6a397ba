import { useState } from 'react'
import { api, type ClockWish } from './api'
import { useBench } from './bench'
import { Button, Field, Section } from './parts'
import styles from './parts.module.css'
import { dateText, offsetText } from './times'

const hour = 3_600_000
const steps: readonly { readonly label: string; readonly hours: number }[] = [
  { label: '+1 hour', hours: 1 },
  { label: '+12 hours', hours: 12 },
  { label: '+1 day', hours: 24 },
]

/** The world's clock, which sessions go by. */
export const ClockSection = () => {
  const { state, act, say } = useBench()
  const [date, setDate] = useState('')
  const { now, offset } = state.clock
  const move = (wish: ClockWish, text: string) => void act(() => api.moveClock(wish), { text })
  const set = () => {
    const time = new Date(date).getTime()
    if (Number.isNaN(time)) return say({ text: 'Choose a date and a time first.', isBad: true })
    move({ now: new Date(time).toISOString() }, 'The clock is set.')
  }
  return (
    <Section title="Clock" says="The server's time, not the browser's. Twelve hours end every session.">
      <div className={styles['now']}>
        <p className={styles['clock']}>
          {dateText(now)} <span>{offsetText(offset) ?? 'real time'}</span>
        </p>
        <div className={styles['steps']}>
          {steps.map(({ label, hours }) => (
            <Button key={label} onClick={() => move({ advance: hours * hour }, `The clock went on by ${hours} h.`)}>
              {label}
            </Button>
          ))}
          <Button onClick={() => move({ real: true }, 'The clock shows the real time.')}>Real time</Button>
        </div>
      </div>
      <div className={styles['row']}>
        <Field label="Date and time">
          {(id) => (
            <input
              id={id}
              type="datetime-local"
              step="1"
              value={date}
              onChange={({ target }) => setDate(target.value)}
            />
          )}
        </Field>
        <Button onClick={set}>Set the clock</Button>
      </div>
    </Section>
  )
}
