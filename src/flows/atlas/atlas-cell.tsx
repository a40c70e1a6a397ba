import { ExternalLink } from 'lucide-react'
import type { CSSProperties } from 'react'
import type { Look } from './atlas-controls'
import styles from './atlas.module.css'
import { basePath } from './base-path'
import { frameAddress } from './frame-address'

const heights = { 390: 780, 768: 900, 1280: 800 } as const

type Props = {
  readonly id: string
  readonly description: string
  /** The written run that ends in the state. */
  readonly run: string
  readonly look: Look
  readonly isChosen: boolean
  /** The state is left at once. */
  readonly isPassing: boolean
  /** The state whose screen looks the same, if there is one before. */
  readonly twin: string | null
  readonly onChoose: () => void
}

/** One state with its real screen, made small; its name leads to the words, the arrow to the screen alone. */
export const AtlasCell = ({ id, description, run, look, isChosen, isPassing, twin, onChoose }: Props) => {
  const { width, ...rest } = look
  const address = frameAddress(basePath(), { run, ...rest })
  const size = { '--frame-width': width, '--frame-height': heights[width] } as CSSProperties
  return (
    <li className={styles['cell']} aria-current={isChosen ? 'true' : undefined}>
      <div className={styles['name']}>
        <button type="button" onClick={onChoose}>
          {id.split('.').slice(1).join(' · ')}
        </button>
        <a href={address} target="_blank" rel="noopener" aria-label={`${id}: open the screen alone`}>
          <ExternalLink size={14} aria-hidden />
        </a>
      </div>
      <div className={styles['screen']} style={size}>
        {/* oxlint-disable-next-line react/iframe-missing-sandbox -- it is the portal itself */}
        <iframe
          src={address}
          title={`Screen of ${id}`}
          loading="lazy"
          width={width}
          height={heights[width]}
          tabIndex={-1}
        />
      </div>
      <p>{description}</p>
      {isPassing && <p className={styles['twin']}>Left at once: this is the screen of what follows.</p>}
      {twin !== null && <p className={styles['twin']}>Draws the same as {twin.split('.').slice(1).join(' · ')}.</p>}
    </li>
  )
}
