import { systemId } from '../system/system-id'
import { Network, TextQuote } from 'lucide-react'
import { placeInAddress } from './chart-place'
import { ChartView } from './chart-view'
import styles from './flows-page.module.css'
import { OutlineView } from './outline-view'
import type { FlowsTabProps } from './tab'
import { usePrinting } from './use-printing'

/** Of all actors together a phone shows a corner of lines: there the outline comes first. */
const phone = 640
/** The chart of a machine, or the same as an outline. */
export const ChartTab = ({ machine, selected, onSelect, parameters, setParameters }: FlowsTabProps) => {
  const usual = machine.id === systemId && window.innerWidth < phone ? 'outline' : 'chart'
  const view = parameters.get('view') ?? usual
  const isOutline = view === 'outline'
  const isPrinting = usePrinting()
  const show = (asOutline: boolean) => {
    const next = new URLSearchParams(parameters)
    const wanted = asOutline ? 'outline' : 'chart'
    if (wanted === usual) next.delete('view')
    else next.set('view', wanted)
    setParameters(next)
  }
  return (
    <div className={styles['chartTab']}>
      <div role="group" aria-label="Show as" data-paper="no" className={styles['switch']}>
        <button type="button" aria-pressed={!isOutline} onClick={() => show(false)}>
          <Network aria-hidden />
          Chart
        </button>
        <button type="button" aria-pressed={isOutline} onClick={() => show(true)}>
          <TextQuote aria-hidden />
          Outline
        </button>
      </div>
      {isOutline ? (
        <OutlineView machine={machine} selected={selected} onSelect={onSelect} />
      ) : (
        <ChartView
          machine={machine}
          selected={selected}
          onSelect={onSelect}
          fit={machine.id === systemId}
          spotlight={machine.id === systemId}
          {...placeInAddress({ parameters, setParameters })}
        />
      )}
      {/* Paper shows the picture and, below it, the same in words. */}
      {isPrinting && !isOutline && <OutlineView machine={machine} selected={null} onSelect={onSelect} />}
    </div>
  )
}
