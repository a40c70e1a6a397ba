import { useVirtualizer } from '@tanstack/react-virtual'
import { startTransition, useEffect, useRef, useState, type ReactNode } from 'react'
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
  readonly children: (row: TRow) => ReactNode
}

/** A scrolling list of which only the rows in view are mounted. */
export const VirtualRows = <TRow,>({
  label,
  rows,
  rowKey,
  estimate,
  className,
  isFocusable = false,
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
    initialRect: { width: 400, height: 800 },
  })
  return (
    // A list that scrolls and holds nothing that keys reach is itself a stop of the Tab key (axe, scrollable regions).
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div ref={scroller} className={className} tabIndex={isFocusable ? 0 : -1}>
      <ul aria-label={label} className={styles['list']} style={{ height: virtual.getTotalSize() }}>
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
