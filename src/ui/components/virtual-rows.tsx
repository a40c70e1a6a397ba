import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual'
import { startTransition, useEffect, useRef, useState, type KeyboardEvent, type ReactNode } from 'react'
import styles from './virtual-rows.module.css'

type VirtualRowsProps<TRow> = {
  readonly label: string
  readonly rows: readonly TRow[]
  readonly rowKey: (row: TRow) => string
  /** Height of a row before it is measured, in px. */
  readonly estimate: number
  readonly className?: string
  /** Rows with nothing in them to be focused: the list itself is, so that keys can scroll it. */
  readonly isFocusable?: boolean
  /** Keys of rows that a link elsewhere in the page leads to: they are mounted wherever the list stands. */
  readonly linked?: readonly string[]
  readonly children: (row: TRow) => ReactNode
}

const noRows: readonly string[] = []

/** A scrolling list of which only the rows in view are mounted, and those that something leads to. */
export const VirtualRows = <TRow,>({
  label,
  rows,
  rowKey,
  estimate,
  className,
  isFocusable = false,
  linked = noRows,
  children,
}: VirtualRowsProps<TRow>) => {
  const scroller = useRef<HTMLDivElement>(null)
  // Those in view are painted first; those beyond the edge can wait for a moment.
  const [overscan, setOverscan] = useState(0)
  useEffect(() => startTransition(() => setOverscan(4)), [])
  const virtual = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => estimate,
    getItemKey: (index) => rowKey(rows[index] as TRow),
    overscan,
    rangeExtractor: (range) => {
      const inView = defaultRangeExtractor(range)
      if (linked.length === 0) return inView
      const far = linked.map((key) => rows.findIndex((row) => rowKey(row) === key)).filter((at) => at >= 0)
      return [...new Set([...inView, ...far])].toSorted((one, other) => one - other)
    },
    initialRect: { width: 400, height: 800 },
  })
  const height = virtual.getTotalSize()
  // A list that scrolls and holds nothing that keys reach is itself a stop of the Tab key (axe, scrollable regions).
  const isStop = isFocusable && height > (virtual.scrollRect?.height ?? height)
  // A browser goes to where the end was when the key was pressed: rows that are measured on the way move it further down.
  const toEnd = (event: KeyboardEvent) => {
    if (event.key !== 'End' || event.target !== event.currentTarget) return
    event.preventDefault()
    virtual.scrollToEnd()
  }
  return (
    <div
      ref={scroller}
      className={className}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={isStop ? 0 : -1}
      {...(isStop && { role: 'group', 'aria-label': label, onKeyDown: toEnd })}
    >
      <ul aria-label={label} className={styles['list']} style={{ height }}>
        {virtual.getVirtualItems().map((item) => (
          <li
            key={item.key}
            ref={virtual.measureElement}
            data-index={item.index}
            aria-setsize={rows.length}
            aria-posinset={item.index + 1}
            className={styles['row']}
            style={{ transform: `translateY(${item.start}px)` }}
          >
            {children(rows[item.index] as TRow)}
          </li>
        ))}
      </ul>
    </div>
  )
}
