import { Download, FileSearch } from 'lucide-react'
import { useState } from 'react'
import { allMachines } from '../all-machines'
import { save } from '../page/exports'
import { readAddress, writeAddress } from '../page/use-address'
import { comparedWords } from '../report/compared'
import { play } from '../report/played'
import { keepReport, reportIn } from '../report/report-file'
import { OpenReport } from '../report/report-tools'
import type { LivePage } from './live-model'
import { askReport } from './live-store'

const machines = allMachines.map(({ machine }) => machine)
/** Where the sessions of two reports part, in words; why one of them cannot be read. */
const partOf = (mine: string, saved: string): string => {
  const [own, other] = [reportIn(mine, 'session'), reportIn(saved, 'session')]
  if ('reason' in own) return own.reason
  return 'reason' in other ? other.reason : comparedWords(play(own.report, machines), play(other.report, machines))
}

/** What the black box of the watched portal holds: saved as a file, opened as a report, compared with a saved one. */
export const LiveSession = ({ page: { page, hasLeft } }: { readonly page: LivePage }) => {
  const [told, setTold] = useState({ page, note: '' })
  const tell = (note: string) => setTold({ page, note })
  const withSession = async (use: (text: string) => void) => {
    const text = await askReport(page)
    if (text === null) tell('The session could not be written.')
    else use(text)
  }
  const saveIt = (text: string) => {
    save('tradepost-session.json', new Blob([text], { type: 'application/json' }))
    tell('The session is saved.')
  }
  const open = (text: string) => {
    const report = keepReport(window.sessionStorage, text)
    const { machine } = readAddress(window.location.hash)
    const parameters = new URLSearchParams({ report, step: '1' })
    window.location.hash = writeAddress({ machine, tab: 'report', parameters })
  }
  const compare = (saved: string) => withSession((text) => tell(partOf(text, saved)))
  if (hasLeft) return null
  return (
    <>
      <button type="button" onClick={() => void withSession(saveIt)}>
        <Download aria-hidden /> Save session
      </button>
      <button type="button" onClick={() => void withSession(open)}>
        <FileSearch aria-hidden /> Open as report
      </button>
      <OpenReport label="Compare with a saved one" icon="compare" onText={(text) => void compare(text)} />
      {told.page === page && told.note !== '' && <span role="status">{told.note}</span>}
    </>
  )
}
