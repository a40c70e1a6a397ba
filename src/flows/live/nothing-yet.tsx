import { PanelRight, Radio } from 'lucide-react'
import { Button } from '../../ui/components/button'
import styles from './live.module.css'
import { PortalLink } from './portal-link'

/** No portal is running: where to open one, and what will show then. */
export const NothingYet = ({ onOpen }: { readonly onOpen: () => void }) => (
  <div className={styles['alone']}>
    <Radio aria-hidden />
    <h2>Nothing to watch yet</h2>
    <p>
      No portal is running beside this page. Open it here or in another window of this browser, and what happens there
      shows here at once.
    </p>
    <ul>
      <li>Every actor of the portal, and who started it</li>
      <li>What they say to each other, as a list and as a sequence</li>
      <li>Where the chosen one stands in its chart, also back in time</li>
    </ul>
    <div className={styles['openings']}>
      <PortalLink />
      <Button variant="quiet" onClick={onOpen}>
        <PanelRight aria-hidden />
        Open it beside this view
      </Button>
    </div>
  </div>
)
