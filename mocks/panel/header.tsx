import { ChevronDown, ExternalLink, FlaskConical } from 'lucide-react'
import { useState } from 'react'
import { contract, portal } from './api'
import { useBench } from './bench'
import { Button, classes } from './parts'
import styles from './panel.module.css'
import { ResetButton } from './reset-button'
import { dateText, offsetText } from './times'
import { WorldSwitch } from './world-switch'

type HeaderProps = {
  readonly problem: string | null
  /** The world is reset here; the tab of the world has a button of its own. */
  readonly canReset: boolean
}
/** Which world this is, and how it stands. */
export const Header = ({ problem, canReset }: HeaderProps) => {
  const { world, worlds, scenario, sizes, clock, faults, server, isRecording, replayed } = useBench().state
  const offset = offsetText(clock.offset)
  // On a phone what is as ever waits behind a button.
  const [isOpen, setIsOpen] = useState(false)
  return (
    <header className={styles['header']} data-open={isOpen}>
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
        <div className={styles['scenario']}>
          <dt>Scenario</dt>
          <dd>
            {scenario}
            {Object.keys(sizes).length > 0 && ' (other sizes)'}
          </dd>
        </div>
        <div className={classes(offset === null && styles['behind'])}>
          <dt>Clock</dt>
          <dd className={classes(offset !== null && styles['isMoved'])}>
            {dateText(clock.now)}
            {offset !== null && <span> ({offset})</span>}
          </dd>
        </div>
        <div className={classes(faults === 0 && styles['behind'])}>
          <dt>Faults</dt>
          <dd className={classes(faults > 0 && styles['isMoved'])}>{faults === 0 ? 'none' : `${faults} active`}</dd>
        </div>
      </dl>
      <div className={styles['headerEnd']}>
        {canReset && (
          <span className={styles['behind']}>
            <ResetButton />
          </span>
        )}
        <a href={contract.href} className={styles['behind']}>
          Contract
        </a>
        <a href={portal.href}>
          Open the portal <ExternalLink aria-hidden />
        </a>
        <Button
          look="quiet"
          className={styles['more']}
          aria-expanded={isOpen}
          aria-label="All of this world"
          title="All of this world"
          onClick={() => setIsOpen(!isOpen)}
        >
          <ChevronDown aria-hidden />
        </Button>
      </div>
      {problem !== null && (
        <p className={styles['problem']} role="alert">
          {problem}
        </p>
      )}
    </header>
  )
}
