import { X } from 'lucide-react'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { IconButton } from '../../ui/components/button'
import { basePath } from '../atlas/base-path'
import type { FlowsTabProps } from '../page/tab'
import { lookIn, lookWritten, type Look } from './live-look'
import { LivePortal } from './live-portal'
import { createLiveStore } from './live-store'
import styles from './live.module.css'
import { NothingYet } from './nothing-yet'

const store = createLiveStore(window.navigator.locks)
/** A portal that runs answers at once: after so long, in ms, there is none. */
const patience = 1_000
/** Whether this view has a portal of its own: not yet, yes, or not any more because the reader closed it. */
type Own = 'none' | 'open' | 'closed'

/** The running portal: its actors, what they say to each other, and where the chosen one stands; also back in time. */
export const LiveTab = ({ parameters, setParameters, machine, isNamed, onDrawn }: FlowsTabProps) => {
  const { pages } = useSyncExternalStore(store.subscribe, store.snapshot)
  const chosen = pages.find(({ tab }) => tab === parameters.get('portal'))
  const page = chosen ?? pages.findLast(({ hasLeft }) => !hasLeft) ?? pages.at(-1)
  // Without a portal one is opened beside the view, and stays until the reader leaves or closes it.
  const [own, setOwn] = useState<Own>('none')
  const isLooking = page === undefined && own === 'none'
  useEffect(() => {
    if (!isLooking) return
    const timer = setTimeout(() => setOwn('open'), patience)
    return () => clearTimeout(timer)
  }, [isLooking])
  if (page === undefined && own === 'closed') return <NothingYet onOpen={() => setOwn('open')} />
  const look = (to: Look) => setParameters(lookWritten(parameters, to))
  const portal =
    page === undefined ? (
      <p role="status" className={styles['empty']}>
        No portal is running: one opens beside this view...
      </p>
    ) : (
      <LivePortal
        machine={machine}
        isNamed={isNamed}
        onDrawn={onDrawn}
        pages={pages}
        page={page}
        looked={lookIn(parameters)}
        isBeside={own === 'open'}
        onLook={look}
        onClear={store.clear}
      />
    )
  if (own !== 'open') return portal
  return (
    <div className={styles['beside']}>
      {portal}
      <div className={styles['portal']}>
        <p>
          Opened here, because no portal was running.
          <IconButton name="Close the portal" tip="end" onClick={() => setOwn('closed')}>
            <X aria-hidden />
          </IconButton>
        </p>
        {/* oxlint-disable-next-line react/iframe-missing-sandbox -- it is the portal itself */}
        <iframe src={basePath()} title="The portal" />
      </div>
    </div>
  )
}
