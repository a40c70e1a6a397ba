import { ExternalLink, FlaskConical } from 'lucide-react'
import { contract, portal } from './api'
import { useBench } from './bench'
import { classes } from './parts'
import styles from './panel.module.css'
import { ResetButton } from './reset-button'
import { dateText, offsetText } from './times'
import { WorldSwitch } from './world-switch'

/** Which world this is, and how it stands. */
export const Header = ({ problem }: { readonly problem: string | null }) => {
  const { world, worlds, scenario, sizes, clock, faults, server, isRecording, replayed } = useBench().state
  const offset = offsetText(clock.offset)
  return (
    <header className={styles['header']}>
      <div className={styles['title']}>
        <FlaskConical aria-hidden />
        <h1>Test bench</h1>
      </div>
      <dl className={styles['facts']}>
        <div>
          <dt>World</dt>
          <dd>{worlds.length === 0 ? world : <WorldSwitch key={world} />}</dd>
        </div>
        {server !== null && (
          <div>
            <dt>Server</dt>
            <dd className={styles['isMoved']}>
              {server}
              {isRecording && ' (recording)'}
            </dd>
          </div>
        )}
        {server === null && replayed > 0 && (
          <div>
            <dt>Replay</dt>
            <dd className={styles['isMoved']}>
              {replayed === 1 ? '1 recorded answer' : `${replayed} recorded answers`}
            </dd>
          </div>
        )}
        <div>
          <dt>Scenario</dt>
          <dd>
            {scenario}
            {Object.keys(sizes).length > 0 && ' (other sizes)'}
          </dd>
        </div>
        <div>
          <dt>Clock</dt>
          <dd className={classes(offset !== null && styles['isMoved'])}>
            {dateText(clock.now)}
            {offset !== null && <span> ({offset})</span>}
          </dd>
        </div>
        <div>
          <dt>Faults</dt>
          <dd className={classes(faults > 0 && styles['isMoved'])}>{faults === 0 ? 'none' : `${faults} active`}</dd>
        </div>
      </dl>
      <div className={styles['headerEnd']}>
        <a href={contract.href}>Contract</a>
        <a href={portal.href}>
          Open the portal <ExternalLink aria-hidden />
        </a>
        <ResetButton />
      </div>
      {problem !== null && (
        <p className={styles['problem']} role="alert">
          {problem}
        </p>
      )}
    </header>
  )
}
