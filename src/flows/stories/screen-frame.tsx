import { basePath } from '../atlas/base-path'
import { frameAddress } from '../atlas/frame-address'
import { writeRun } from '../walk/written'
import type { Look } from './look'
import { ScaledFrame } from './scaled-frame'
import styles from './stories.module.css'
import type { Scene } from './story'

/** The address of the screen that is seen at a scene; `null` before there is any. */
export const screenAddress = ({ screen }: Scene, { language, theme }: Look): string | null =>
  screen && frameAddress(basePath(), { run: writeRun(screen), language, theme, tenant: 'ACME' })

/** Brings what the screen has to say into sight: it may stand far below. */
const revealNotice = (frame: HTMLIFrameElement): void => {
  const notices = frame.contentDocument?.querySelectorAll('main [role=alert], main [role=status]') ?? []
  const notice = [...notices].find(({ textContent }) => textContent.trim() !== '')
  notice?.scrollIntoView({ block: 'center' })
}

type Props = {
  readonly scene: Scene
  /** The first scene with a screen: it shows before there is any; `null` where none will come. */
  readonly coming: Scene | null
  readonly look: Look
}
/** The real screen at a scene, as large as the column allows. */
export const ScreenFrame = ({ scene, coming, look }: Props) => {
  const address = screenAddress(scene, look) ?? (coming && screenAddress(coming, look))
  return address === null ? (
    <div className={styles['screen']}>
      <p className={styles['note']}>No screen is shown yet.</p>
    </div>
  ) : (
    <ScaledFrame address={address} width={look.width} onDrawn={revealNotice} />
  )
}
