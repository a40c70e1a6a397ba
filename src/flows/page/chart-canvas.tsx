import { startTransition, useMemo, useRef, useState, type KeyboardEvent, type MouseEvent } from 'react'
import type { Layout } from '../chart/layout'
import { panFor, stepFrom, zoomKey } from './chart-keys'
import { ChartPart } from './chart-part'
import { ChartTools } from './chart-tools'
import type { ChartViewProps } from './chart-view'
import styles from './chart-view.module.css'
import { concernedBy } from './chart-words'
import { foldOf } from './fold'
import { besideIn, followedIn, ledBy } from './followed'
import { labelsOf } from './part-labels'
import { FarNames, isFar } from './far-names'
import { partOf, type Selection } from './selection'
import { systemId } from '../system/system-id'
import { svgChartOf } from './svg-parts'
import { useToldPlace } from './chart-place'
import { useHead } from './use-head'
import { useInSight } from './use-in-sight'
import { usePan } from './use-pan'
import { leastFor, useZoom } from './use-zoom'

type ChartCanvasProps = Required<ChartViewProps> & {
  readonly layout: Layout
  readonly closed: ReadonlySet<string>
  readonly onClose: (closed: ReadonlySet<string>) => void
}

/** A chart that is laid out, in a view that scrolls. */
export const ChartCanvas = (props: ChartCanvasProps) => {
  const { layout, machine, active, last, weak, marks, selected, onSelect, fit, follow, spotlight, closed, onClose } =
    props
  const { place, onPlace, moment, entered, ahead } = props
  const { graph } = layout
  const view = useRef<HTMLDivElement>(null)
  const chart = useMemo(() => svgChartOf(layout), [layout])
  const labels = useMemo(() => labelsOf(graph, active, marks), [graph, active, marks])
  const concerned = useMemo(() => (spotlight ? concernedBy(graph, selected?.id) : null), [graph, spotlight, selected])
  const tellPlace = useToldPlace(onPlace)
  const [least] = useState(() => leastFor({ follow, spotlight, selected }))
  const zoom = useZoom(view, layout, { place, mustFit: fit, least, onZoom: tellPlace })
  /** The reader has taken hold of it: where it is moved to is worth telling. */
  const isHeld = useRef(false)
  const hold = () => void (isHeld.current = true)
  const pan = usePan(view, zoom.by)
  const [walked, setWalked] = useState<Selection | null>(null)
  const isShown = (one: Selection | null) => chart.parts.some(({ selection }) => selection?.id === one?.id)
  const current = [walked, selected].find((one) => one !== null && isShown(one))?.id ?? graph.states[0]?.id
  const begins = layout.starts.map((start) => start.state)
  const followed = follow ? followedIn(graph, { active, entered, last }, begins) : []
  useInSight(chart, zoom, {
    selected: selected?.id,
    followed,
    near: follow ? [...ledBy(graph, last), ...ahead, ...besideIn(graph, followed.slice(0, 1))] : [],
    step: [moment, ...active, ...last].join(' '),
    isPlaced: place !== null,
  })

  const drawing = useHead(view, chart, zoom)
  const { fold, selected: foldable } = foldOf({ graph, selected, closed, onClose, onSelect })
  const walk = (to: Selection) => {
    setWalked(to)
    const part = [...(view.current?.querySelectorAll<SVGElement>('[role=button]') ?? [])].find(
      ({ dataset }) => (dataset['state'] ?? dataset['transition']) === to.id,
    )
    part?.focus({ preventScroll: true })
    const box = chart.parts.find(({ selection }) => selection?.id === to.id)?.box
    if (box) zoom.reveal(box)
  }
  const partKey = (part: Selection, key: string): boolean => {
    const next = stepFrom(graph, part, key)
    if (next) walk(next)
    else if (key === 'Enter' || key === ' ') onSelect(part)
    else if (key === 'c') fold(part.id)
    else if (key === 'Escape') view.current?.focus()
    else return false
    return true
  }
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const part = partOf(event.target)
    const by = part === null ? panFor(event.key) : null
    if (by) event.currentTarget.scrollBy(...by)
    else if (!zoomKey(zoom, event.key) && !(part && partKey(part, event.key))) return
    event.preventDefault()
  }
  const onClick = (event: MouseEvent) => {
    const part = partOf(event.target)
    if (pan.wasDragged() || !part) return
    setWalked(part)
    onSelect(part)
  }

  return (
    <div className={styles['chart']}>
      <div
        ref={view}
        className={styles['view']}
        role="group"
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by keyboard
        tabIndex={0}
        aria-label={`Chart of ${machine.id}, arrow keys move it, Tab leads to its states`}
        onKeyDown={onKeyDown}
        onClick={onClick}
        onDoubleClick={(event) => fold(partOf(event.target)?.id ?? '')}
        onWheelCapture={hold}
        onPointerDownCapture={hold}
        onKeyDownCapture={hold}
        onScroll={() => isHeld.current && tellPlace(zoom.place)}
        {...pan.handlers}
      >
        <svg
          ref={drawing}
          className={`flow ${styles['svg']}`}
          data-dense={machine.id === systemId || undefined}
          data-far={(machine.id === systemId && isFar(zoom.scale)) || undefined}
          width={chart.width * zoom.scale}
          height={chart.height * zoom.scale}
          viewBox={`0 0 ${chart.width} ${chart.height}`}
        >
          {chart.parts.map((part, at) => {
            const id = part.selection?.id ?? `#${at}`
            return (
              <ChartPart
                key={id}
                part={part}
                label={labels.get(id) ?? ''}
                isLit={active.has(id)}
                isLast={last.has(id)}
                isWeak={weak.has(id)}
                mark={marks.get(id) ?? null}
                isSelected={selected?.id === id}
                isOwn={concerned?.has(id) === true && id !== selected?.id}
                isDim={concerned !== null && !concerned.has(id)}
                isCurrent={current === id}
              />
            )
          })}
          {machine.id === systemId && <FarNames layout={layout} scale={zoom.scale} />}
        </svg>
      </div>
      <ChartTools
        zoom={zoom}
        fold={foldable === null ? null : closed.has(foldable) ? 'open' : 'close'}
        onFold={() => foldable !== null && fold(foldable)}
        hasClosed={closed.size > 0}
        onOpenAll={() => startTransition(() => onClose(new Set()))}
      />
    </div>
  )
}
