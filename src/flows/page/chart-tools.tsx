import { FoldVertical, Maximize, Minus, Plus, UnfoldVertical } from 'lucide-react'
import { Button, IconButton } from '../../ui/components/button'
import styles from './chart-view.module.css'
import { ChartLegend } from './chart-legend'
import type { Zoom } from './use-zoom'

type ChartToolsProps = {
  readonly zoom: Zoom
  /** What the fold button would do with the state that is selected. */
  readonly fold: 'close' | 'open' | null
  readonly onFold: () => void
  readonly hasClosed: boolean
  readonly onOpenAll: () => void
}
const step = 1.2

/** The buttons on a chart: larger, smaller, fit, own size, close a state, legend. */
export const ChartTools = ({ zoom, fold, onFold, hasClosed, onOpenAll }: ChartToolsProps) => (
  <div className={styles['tools']} role="toolbar" aria-label="Chart" data-paper="no">
    <IconButton name="Zoom out (-)" onClick={() => zoom.by(1 / step)}>
      <Minus aria-hidden />
    </IconButton>
    <Button variant="quiet" className={styles['percent'] ?? ''} aria-label="Show in full size (0)" onClick={zoom.full}>
      {Math.round(zoom.scale * 100)} %
    </Button>
    <IconButton name="Zoom in (+)" onClick={() => zoom.by(step)}>
      <Plus aria-hidden />
    </IconButton>
    <IconButton name="Fit the whole chart (F)" onClick={zoom.fit}>
      <Maximize aria-hidden />
    </IconButton>
    <span className={styles['parting']} />
    <IconButton
      name={fold === 'open' ? 'Open the selected state (C)' : 'Close the selected state (C)'}
      aria-disabled={fold === null}
      onClick={onFold}
    >
      {fold === 'open' ? <UnfoldVertical aria-hidden /> : <FoldVertical aria-hidden />}
    </IconButton>
    {hasClosed && (
      <Button variant="quiet" onClick={onOpenAll}>
        Open all
      </Button>
    )}
    <ChartLegend />
  </div>
)
