import { Circle, Download, FolderOpen, Square } from 'lucide-react'
import { useState } from 'react'
import { api } from './api'
import { reasonOf, reasonsOf, useBench } from './bench'
import { DifferencesSection } from './differences-section'
import { FileButton } from './file-button'
import { Button, Reasons, Section } from './parts'
import styles from './parts.module.css'
import { download } from './report'

const noServer =
  'The mock itself answers. A real server in its place: API=https://erp.example npm start (or npm run preview).'
const recordSays = `Answers of the real server are kept as a world: names, addresses, emails, texts and secrets are replaced as they are
  written. The file opens at World, in a portal without the server, and answers as the server did.`
const harSays = `The calls of the log as an HTTP archive, without tokens, passwords and cookies. An archive of a browser that is opened here
  is answered again by this world, masked like a record.`

type ServerTabProps = {
  /** Shows the calls with differences of an operation. */
  readonly onCalls: (operation: string) => void
}

/** A real server in the mock's place: what it answers, held against the contract, recorded, answered again. */
export const ServerTab = ({ onCalls }: ServerTabProps) => {
  const { state, act, say } = useBench()
  const [reasons, setReasons] = useState<readonly string[]>([])
  const { server, isRecording, recorded, replayed } = state
  const stamp = state.clock.now.slice(0, 19).replaceAll(':', '-')
  const save = (name: string, ask: () => Promise<unknown>) =>
    act(async () => download(name, await ask()), { text: `Saved as ${name}.` })
  const openHar = async (file: File) => {
    setReasons([])
    say(null)
    try {
      await api.openHar(JSON.parse(await file.text()))
      await act(async () => undefined, { text: `“${file.name}” is open: its answers are answered again.` })
    } catch (error) {
      const isJson = !(error instanceof SyntaxError)
      setReasons([
        `“${file.name}” was not opened.`,
        ...(isJson ? reasonsOf(reasonOf(error)) : ['The file is not JSON.']),
      ])
    }
  }
  return (
    <div className={styles['sections']}>
      <Section title="Who answers" {...(server === null ? { says: noServer } : {})}>
        {server !== null && (
          <p>
            <b>{server}</b> answers /api. Calls are logged without tokens and passwords. Scenarios, faults and data of
            the mock do not reach it.
          </p>
        )}
        {server === null && replayed > 0 && (
          <div className={styles['row']}>
            <p>
              {replayed === 1 ? '1 recorded answer is' : `${replayed} recorded answers are`} answered again; calls that
              are not among them get 404.
            </p>
            <Button onClick={() => void act(api.stopReplay, { text: 'The mock answers again.' })}>
              Stop the replay
            </Button>
          </div>
        )}
      </Section>
      <Section title="Record" says={recordSays}>
        <div className={styles['row']}>
          {isRecording ? (
            <Button look="primary" onClick={() => void act(() => api.record(false), { text: 'The record has ended.' })}>
              <Square aria-hidden />
              Stop
            </Button>
          ) : (
            <Button
              look="primary"
              disabled={server === null}
              onClick={() => void act(() => api.record(true), { text: 'Answers are recorded from now on.' })}
            >
              <Circle aria-hidden />
              Record
            </Button>
          )}
          <Button disabled={recorded === 0} onClick={() => void save(`tradepost-record-${stamp}.json`, api.world)}>
            <Download aria-hidden />
            Save the record
          </Button>
          <p role="status">
            {recorded === 1 ? '1 answer' : `${recorded} answers`} {isRecording ? 'so far' : 'recorded'}
          </p>
        </div>
      </Section>
      <DifferencesSection onCalls={onCalls} />
      <Section title="HTTP archive (HAR)" says={harSays}>
        <div className={styles['row']}>
          <Button onClick={() => void save(`tradepost-calls-${stamp}.har`, api.har)}>
            <Download aria-hidden />
            Save as HAR
          </Button>
          <FileButton
            label="HAR file to open"
            accept=".har,.json,application/json"
            onFile={(file) => void openHar(file)}
          >
            <FolderOpen aria-hidden />
            Open HAR
          </FileButton>
        </div>
        <Reasons reasons={reasons} />
      </Section>
    </div>
  )
}
