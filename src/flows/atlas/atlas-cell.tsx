import { ExternalLink } from 'lucide-react'
import type { Look } from './atlas-controls'
import styles from './atlas.module.css'
import { basePath } from './base-path'
import { frameAddress } from './frame-address'
import type { Painter } from './painter'
import { ScreenFrame } from './screen-frame'
import type { Screen } from './screens'

/** The height of a screen by its width, in px. */
export const frameHeights = { 390: 780, 768: 900, 1280: 800 } as const
/** `order · collecting`; a way says on what: `order · collecting on order.submitted`. */
const nameOf = (id: string): string => {
  const [state = '', event] = id.split(' on ')
  const name = state.split('.').slice(1).join('\u00a0· ')
  return event === undefined ? name : `${name} on ${event.replace(/ \[\d+\]$/, '')}`
}

type Props = Screen & {
  readonly look: Look
  /** The name says the machine, too, and leads to it. */
  readonly hasMachine: boolean
  readonly isChosen: boolean
  readonly painter: Painter | null
  /** The state whose screen looks the same, if there is one before. */
  readonly twin: string | null
  readonly onChoose: () => void
}

/** One state with its real screen, made small; its name leads to the words, the arrow to the screen alone. */
export const AtlasCell = (props: Props) => {
  const { machine, id, description, run, look, hasMachine, isChosen, painter, isPassing, twin, onChoose } = props
  const { width, ...rest } = look
  const title = description === '' ? nameOf(id) : description
  const address = frameAddress(basePath(), { run, ...rest })
  return (
    <li className={styles['cell']} aria-current={isChosen ? 'true' : undefined}>
      <ScreenFrame
        key={address}
        run={run}
        title={`Screen of ${id}`}
        width={width}
        height={frameHeights[width]}
        painter={painter}
      />
      <div className={styles['name']}>
        {hasMachine ? (
          <a
            href={`#/${machine}/${id.includes(' on ') ? 'chart' : 'atlas'}?${new URLSearchParams({ select: id })}`}
            title={title}
            className={styles['title']}
          >
            {title}
          </a>
        ) : (
          <button type="button" title={title} className={styles['title']} onClick={onChoose}>
            {title}
          </button>
        )}
        <a href={address} target="_blank" rel="noopener" aria-label={`${id}: open the screen alone`}>
          <ExternalLink aria-hidden />
        </a>
      </div>
      <p className={styles['code']}>
        {hasMachine && `${machine}: `}
        {nameOf(id)}
      </p>
      {isPassing && <p className={styles['twin']}>Left at once: this is the screen of what follows.</p>}
      {twin !== null && <p className={styles['twin']}>Draws the same as {nameOf(twin)}.</p>}
    </li>
  )
}
