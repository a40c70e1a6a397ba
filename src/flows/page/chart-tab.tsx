import { Map as MapIcon, Network, TextQuote } from 'lucide-react'
import { systemId } from '../system/system-id'
import { placeInAddress } from './chart-place'
import { ChartView } from './chart-view'
import styles from './flows-page.module.css'
import { OutlineView } from './outline-view'
import { SystemMap } from './system-map'
import type { FlowsTabProps } from './tab'
import { usePrinting } from './use-printing'

const views = [
  { id: 'map', title: 'Map', Icon: MapIcon },
  { id: 'chart', title: 'Chart', Icon: Network },
  { id: 'outline', title: 'Outline', Icon: TextQuote },
] as const
/** The chart of a machine, or the same as an outline; all actors together are a map at first. */
export const ChartTab = ({ machine, selected, onSelect, parameters, setParameters }: FlowsTabProps) => {
  const isSystem = machine.id === systemId
  const offered = views.filter(({ id }) => isSystem || id !== 'map')
  const usual = offered[0]?.id ?? 'chart'
  const view = offered.find(({ id }) => id === parameters.get('view'))?.id ?? usual
  const isPrinting = usePrinting()
  const show = (wanted: string) => {
    const next = new URLSearchParams(parameters)
    if (wanted === usual) next.delete('view')
    else next.set('view', wanted)
    setParameters(next)
  }
  return (
    <div className={styles['chartTab']} data-view={view}>
      <div role="group" aria-label="Show as" data-paper="no" className={styles['switch']}>
        {offered.map(({ id, title, Icon }) => (
          <button key={id} type="button" aria-pressed={id === view} onClick={() => show(id)}>
            <Icon aria-hidden />
            {title}
          </button>
        ))}
      </div>
      {view === 'map' && <SystemMap machine={machine} selected={selected} onSelect={onSelect} />}
      {view === 'outline' && <OutlineView machine={machine} selected={selected} onSelect={onSelect} />}
      {view === 'chart' && (
        <ChartView
          machine={machine}
          selected={selected}
          onSelect={onSelect}
          fit={isSystem}
          spotlight={isSystem}
          {...placeInAddress({ parameters, setParameters })}
        />
      )}
      {/* Paper shows the picture and, below it, the same in words. */}
      {isPrinting && view !== 'outline' && <OutlineView machine={machine} selected={null} onSelect={onSelect} />}
    </div>
  )
}
