import { Ellipsis } from 'lucide-react'
import { useRef, useState } from 'react'
import { Menu, MenuAction } from '../../ui/components/menu'
import { allMachines } from '../all-machines'
import { save } from '../page/exports'
import { JsonFile } from '../page/file-choice'
import { readAddress, writeAddress } from '../page/use-address'
import { comparedWords } from '../report/compared'
import { play } from '../report/played'
import { keepReport, reportIn } from '../report/report-file'
import type { LivePage } from './live-model'
import { askReport } from './live-store'
import styles from './live.module.css'

const machines = allMachines.map(({ machine }) => machine)
/** Where the sessions of two reports part, in words; why one of them cannot be read. */
const partOf = (mine: string, saved: string): string => {
  const [own, other] = [reportIn(mine, 'session'), reportIn(saved, 'session')]
  if ('reason' in own) return own.reason
  return 'reason' in other ? other.reason : comparedWords(play(own.report, machines), play(other.report, machines))
}

type LiveSessionProps = {
  readonly page: LivePage
  /** Forgets what was told so far. */
  readonly onClear: () => void
}
/**
 * What can be done with all that was told: forgotten, or, as the black box of the watched portal holds it, saved as a file,
 * opened as a report, compared with a saved one.
 */
export const LiveSession = ({ page: { page, hasLeft }, onClear }: LiveSessionProps) => {
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
  const file = useRef<HTMLInputElement>(null)
  return (
    <>
      <Menu
        label="More"
        trigger={
          <>
            <Ellipsis aria-hidden /> <span className={styles['deed']}>More</span>
          </>
        }
      >
        <MenuAction onSelect={onClear}>Clear what was told so far</MenuAction>
        {!hasLeft && (
          <>
            <MenuAction onSelect={() => void withSession(saveIt)}>Save session</MenuAction>
            <MenuAction onSelect={() => void withSession(open)}>Open as report</MenuAction>
            <MenuAction onSelect={() => file.current?.click()}>Compare with a saved one</MenuAction>
          </>
        )}
      </Menu>
      <JsonFile
        ref={file}
        label="Compare with a saved one: file"
        onFile={(chosen) => void chosen.text().then((text) => compare(text))}
      />
      {told.page === page && told.note !== '' && <span role="status">{told.note}</span>}
    </>
  )
}
