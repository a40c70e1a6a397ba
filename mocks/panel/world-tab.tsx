import { Eraser } from 'lucide-react'
import { useState } from 'react'
import { api } from './api'
import { useBench } from './bench'
import { ClockSection } from './clock-section'
import { Button, Chosen, Field, Section } from './parts'
import styles from './parts.module.css'
import { Question } from './question'
import { ReportSection } from './report-section'
import { ResetButton } from './reset-button'
import { SideBySide } from './side-by-side'

/** The world as a whole: its time, its file, its end. */
export const WorldTab = () => {
  const { state, act, say } = useBench()
  const [isAsking, setIsAsking] = useState(false)
  const forget = () => {
    localStorage.clear()
    say({ text: 'This browser has forgotten session, cart, drafts and preferences. Reload open pages.' })
  }
  return (
    <div className={styles['sections']}>
      {state.worlds.length > 0 && (
        <div className={styles['wholeRow']}>
          <SideBySide />
        </div>
      )}
      <ReportSection />
      <ClockSection />
      <Section title="Host" says="Which tenant the portal's own address stands for, where it asks the server.">
        <div className={styles['row']}>
          <Field label="The host belongs to">
            {(id) => (
              <Chosen>
                <select
                  id={id}
                  value={state.resolveHost ?? ''}
                  onChange={({ target: { value } }) =>
                    void act(() => api.resolveHost(value === '' ? null : value), {
                      text: value === '' ? 'The host belongs to no tenant.' : `The host belongs to ${value}.`,
                    })
                  }
                >
                  <option value="">No tenant</option>
                  {state.tenants.map(({ code, name }) => (
                    <option key={code} value={code}>
                      {code}, {name}
                    </option>
                  ))}
                </select>
              </Chosen>
            )}
          </Field>
        </div>
      </Section>
      <Section
        title="Begin anew"
        says="The world is what the server knows; the browser keeps session, cart, drafts and preferences."
      >
        <div className={styles['row']}>
          <ResetButton />
          <Button onClick={() => setIsAsking(true)}>
            <Eraser aria-hidden />
            Forget this browser
          </Button>
        </div>
        <Question
          isOpen={isAsking}
          title="Forget this browser?"
          text="Session, cart, drafts, language and theme of the portal are deleted in this browser. The world stays."
          yes="Forget"
          onYes={forget}
          onClose={() => setIsAsking(false)}
        />
      </Section>
    </div>
  )
}
