import { ArrowLeftRight, ChevronLeft, ChevronRight, Network, Pause, Play } from 'lucide-react'
import { Select } from '../../ui/components/select'
import { PortalLink } from './portal-link'
import type { LivePage } from './live-model'
import { LiveSession } from './live-session'
import styles from './live.module.css'

type Props = {
  readonly pages: readonly LivePage[]
  readonly page: LivePage
  /** Told the tab of the chosen portal. */
  readonly onPage: (tab: string) => void
  readonly isPaused: boolean
  readonly onPause: () => void
  readonly onStep: (by: number) => void
  readonly onClear: () => void
  readonly view: 'chart' | 'sequence'
  readonly onView: (view: 'chart' | 'sequence') => void
}

/** The screen comes first, as the end may be cut; two tabs may show the same one: when each was opened tells them apart. */
const nameOf = ({ title, since, hasLeft }: LivePage, place: number): string =>
  `${place + 1}. ${title}${hasLeft ? ' (closed)' : ''}, ${new Date(since).toLocaleTimeString('en-GB')}`
const statusOf = ({ hasLeft }: LivePage, isPaused: boolean): string => {
  if (isPaused) return 'Paused: an earlier moment shows.'
  return hasLeft ? 'Closed: this portal is gone, its last moment shows.' : 'Live'
}

/** Which portal, running or paused, back and forward, and how the talk is drawn. */
export const LiveControls = ({ pages, page, onPage, isPaused, onPause, onStep, onClear, view, onView }: Props) => (
  <div className={styles['controls']} role="toolbar" aria-label="Live">
    <Select
      label="Tab of the portal"
      value={page.tab}
      options={pages.map((one, index) => ({ value: one.tab, label: nameOf(one, index) }))}
      onChange={onPage}
    />
    <button type="button" onClick={() => onStep(-1)} title="One step back">
      <ChevronLeft aria-hidden /> <span className={styles['deed']}>Back</span>
    </button>
    <button type="button" aria-pressed={isPaused} onClick={onPause} title={isPaused ? 'Go on' : 'Pause'}>
      {isPaused ? <Play aria-hidden /> : <Pause aria-hidden />}{' '}
      <span className={styles['deed']}>{isPaused ? 'Go on' : 'Pause'}</span>
    </button>
    <button type="button" onClick={() => onStep(1)} disabled={!isPaused} title="One step forward">
      <span className={styles['deed']}>Forward</span> <ChevronRight aria-hidden />
    </button>
    <LiveSession page={page} onClear={onClear} />
    <span className={styles['views']} role="radiogroup" aria-label="Drawn as">
      {(['chart', 'sequence'] as const).map((one) => (
        <label key={one} title={one === 'chart' ? 'Chart' : 'Sequence'}>
          <input type="radio" name="live-view" checked={view === one} onChange={() => onView(one)} />
          {one === 'chart' ? <Network aria-hidden /> : <ArrowLeftRight aria-hidden />}
          <span className={styles['kind']}>{one === 'chart' ? 'Chart' : 'Sequence'}</span>
        </label>
      ))}
    </span>
    <span className={styles['status']} data-live={(!page.hasLeft && !isPaused) || undefined} role="status">
      <span>{statusOf(page, isPaused)}</span>
    </span>
    {page.hasLeft && <PortalLink />}
  </div>
)
