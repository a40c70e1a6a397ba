import { useState, useSyncExternalStore } from 'react'
import { basePath } from '../atlas/base-path'
import type { FlowsTabProps } from '../page/tab'
import { LivePortal, type LiveView } from './live-portal'
import { createLiveStore } from './live-store'
import styles from './live.module.css'
import { NothingYet } from './nothing-yet'

const store = createLiveStore()

/** The running portal: its actors, what they say to each other, and where the chosen one stands; also back in time. */
export const LiveTab = ({ parameters, setParameters, ...wanted }: FlowsTabProps) => {
  const { pages } = useSyncExternalStore(store.subscribe, store.snapshot)
  const [view, setView] = useState<LiveView>('chart')
  const chosen = pages.find(({ tab }) => tab === parameters.get('portal'))
  const page = chosen ?? pages.findLast(({ hasLeft }) => !hasLeft) ?? pages.at(-1)
  // Without a portal one is opened beside the view, and stays until the reader leaves.
  const [isOwn, setOwn] = useState(false)
  if (page === undefined && !isOwn) return <NothingYet onOpen={() => setOwn(true)} />
  const choosePage = (tab: string) => {
    const next = new URLSearchParams(parameters)
    next.set('portal', tab)
    setParameters(next)
  }
  const portal =
    page === undefined ? (
      <p role="status" className={styles['empty']}>
        The portal opens...
      </p>
    ) : (
      <LivePortal
        {...wanted}
        pages={pages}
        page={page}
        onPage={choosePage}
        view={view}
        onView={setView}
        onClear={store.clear}
      />
    )
  if (!isOwn) return portal
  return (
    <div className={styles['beside']}>
      {portal}
      {/* oxlint-disable-next-line react/iframe-missing-sandbox -- it is the portal itself */}
      <iframe src={basePath()} title="The portal" className={styles['portal']} />
    </div>
  )
}
