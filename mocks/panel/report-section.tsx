import { Download, FolderOpen } from 'lucide-react'
import { useState } from 'react'
import { api, portal } from './api'
import { reasonOf, reasonsOf, useBench } from './bench'
import { FileButton } from './file-button'
import { Button, Field, Reasons, Section } from './parts'
import styles from './parts.module.css'
import { download, lastPage, readReport, replaceStored, storedTexts, type Report } from './report'

const says = `One file keeps the world (orders, sessions, faults, clock, call log) and what this browser keeps of the
  portal (session, cart, drafts). Opening it puts both back.`
const changed = ' The demo data of the portal have changed since the file was saved, so the catalogue may differ.'

/** Opens a report; what is told when it is done. Throws an Error with the reason, and nothing has changed then. */
const openReport = async (file: File): Promise<{ readonly text: string; readonly page: string }> => {
  const { world, browser, page } = readReport(await file.text())
  const before = browser === null ? null : await api.world()
  const { isCatalogueChanged } = await api.openWorld(world)
  try {
    if (browser !== null) replaceStored(browser)
  } catch (error) {
    await api.openWorld(before)
    throw error
  }
  return { text: `The state in “${file.name}” is open.${isCatalogueChanged ? changed : ''}`, page }
}

/** The world and this browser's part of it, to a file and back. */
export const ReportSection = () => {
  const { state, calls, act, say } = useBench()
  const [ownPage, setOwnPage] = useState<string | null>(null)
  const [reasons, setReasons] = useState<readonly string[]>([])
  const page = ownPage ?? lastPage(calls)

  const begin = () => {
    setReasons([])
    say(null)
  }
  const save = async () => {
    begin()
    try {
      const world = await api.world()
      const report: Report = { format: 'tradepost-report', version: 1, world, browser: storedTexts(), page }
      readReport(JSON.stringify(report))
      const name = `tradepost-${state.scenario}-${state.clock.now.slice(0, 19).replaceAll(':', '-')}.json`
      download(name, report)
      say({ text: `Saved as ${name}.` })
    } catch (error) {
      setReasons([reasonOf(error)])
    }
  }
  const open = async (file: File) => {
    begin()
    try {
      const opened = await openReport(file)
      setOwnPage(null)
      await act(async () => undefined, {
        text: opened.text,
        link: { label: `Open the portal at ${opened.page}`, href: new URL(`.${opened.page}`, portal).href },
      })
    } catch (error) {
      setReasons([`“${file.name}” was not opened, and nothing has changed.`, ...reasonsOf(reasonOf(error))])
    }
  }
  return (
    <Section title="File for a bug report" says={says}>
      <Field label="Page where it happens">
        {(id) => <input id={id} value={page} spellCheck={false} onChange={({ target }) => setOwnPage(target.value)} />}
      </Field>
      <div className={styles['row']}>
        <Button look="primary" onClick={() => void save()}>
          <Download aria-hidden />
          Save to file
        </Button>
        <FileButton label="File to open" accept=".json,application/json" onFile={(file) => void open(file)}>
          <FolderOpen aria-hidden />
          Open file
        </FileButton>
      </div>
      <Reasons reasons={reasons} />
    </Section>
  )
}
