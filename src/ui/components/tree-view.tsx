import { useVirtualizer } from '@tanstack/react-virtual'
import { ChevronRight } from 'lucide-react'
import { useState, type KeyboardEvent } from 'react'
import { classes } from './button'
import { direction } from './direction'
import { rowHeightOf } from './row-height'
import styles from './tree-view.module.css'

/** A visible row of the tree; `depth` counts from 0, `position` from 1 among its `setSize` siblings. */
export type TreeRow = {
  readonly id: string | number
  readonly name: string
  readonly depth: number
  readonly hasChildren: boolean
  readonly isExpanded: boolean
  readonly position: number
  readonly setSize: number
}
type TreeProps = {
  readonly label: string
  readonly rows: readonly TreeRow[]
  readonly selectedId: string | null
  readonly onToggle: (id: string) => void
  readonly onSelect: (id: string) => void
}
/** A tree of the ARIA Authoring Practices over a flat list of visible rows: one tab stop, only rows in view are mounted. */
export const TreeView = ({ label, rows, selectedId, onToggle, onSelect }: TreeProps) => {
  const [scroller, setScroller] = useState<HTMLElement | null>(null)
  const [focusedId, setFocusedId] = useState<string | null>(null)
  const [typed, setTyped] = useState({ text: '', at: 0 })
  const [rowHeight] = useState(() => rowHeightOf(2))
  const virtual = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller,
    estimateSize: () => rowHeight,
    overscan: 4,
    initialRect: { width: 264, height: 800 },
  })
  const found = rows.findIndex((row) => String(row.id) === (focusedId ?? selectedId))
  const at = Math.max(0, found)

  const focusRow = (index: number) => {
    const row = rows[index]
    if (!row) return
    setFocusedId(String(row.id))
    virtual.scrollToIndex(index)
    window.requestAnimationFrame(() => scroller?.querySelector<HTMLElement>(`[data-row="${index}"]`)?.focus())
  }
  const parentOf = (index: number): number => {
    const depth = rows[index]?.depth ?? 0
    return rows.slice(0, index).findLastIndex((row) => row.depth < depth)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const row = rows[at]
    if (!row || event.ctrlKey || event.metaKey || event.altKey) return
    // Inwards is where reading goes.
    const [inwards, outwards] = direction() === 'rtl' ? ['ArrowLeft', 'ArrowRight'] : ['ArrowRight', 'ArrowLeft']
    const isLetter = event.key.length === 1 && event.key !== ' '
    const actions: Readonly<Record<string, () => void>> = {
      ArrowDown: () => focusRow(Math.min(at + 1, rows.length - 1)),
      ArrowUp: () => focusRow(Math.max(at - 1, 0)),
      Home: () => focusRow(0),
      End: () => focusRow(rows.length - 1),
      [inwards]: () => {
        if (row.hasChildren && !row.isExpanded) onToggle(String(row.id))
        else if (row.isExpanded) focusRow(at + 1)
      },
      [outwards]: () => (row.isExpanded ? onToggle(String(row.id)) : focusRow(parentOf(at))),
      Enter: () => onSelect(String(row.id)),
      ' ': () => onSelect(String(row.id)),
    }
    const action = isLetter ? () => typeAhead(event.key, event.timeStamp) : actions[event.key]
    if (!action) return
    event.preventDefault()
    action()
  }
  const typeAhead = (letter: string, time: number) => {
    const text = (time - typed.at < 500 ? typed.text : '') + letter.toLowerCase()
    setTyped({ text, at: time })
    const start = text.length > 1 ? at : at + 1
    const order = [...rows.keys()].map((offset) => (start + offset) % rows.length)
    const next = order.find((index) => rows[index]?.name.toLowerCase().startsWith(text))
    if (next !== undefined) focusRow(next)
  }
  return (
    <div ref={setScroller} className={styles['scroller']}>
      <ul
        role="tree"
        aria-label={label}
        className={styles['tree']}
        style={{ height: virtual.getTotalSize() }}
        onKeyDown={onKeyDown}
      >
        {virtual.getVirtualItems().map((item) => {
          const row = rows[item.index] as TreeRow
          const isSelected = String(row.id) === selectedId
          return (
            // Keys are handled once, by the tree.
            // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
            <li
              key={String(row.id)}
              data-row={item.index}
              role="treeitem"
              aria-level={row.depth + 1}
              aria-setsize={row.setSize}
              aria-posinset={row.position}
              aria-expanded={row.hasChildren ? row.isExpanded : undefined}
              aria-selected={isSelected}
              aria-current={isSelected ? 'true' : undefined}
              tabIndex={item.index === at ? 0 : -1}
              className={classes(styles['row'], isSelected && styles['selected'])}
              style={{
                transform: `translateY(${item.start}px)`,
                paddingInlineStart: `calc(var(--space-2) + ${row.depth} * var(--space-4))`,
              }}
              onFocus={() => setFocusedId(String(row.id))}
              onClick={() => onSelect(String(row.id))}
            >
              {row.hasChildren ? (
                // The arrow is the pointer's way; the keyboard's are the left and right keys of the tree.
                // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
                <span
                  aria-hidden
                  className={styles['arrow']}
                  data-open={row.isExpanded || undefined}
                  onClick={(event) => {
                    event.stopPropagation()
                    onToggle(String(row.id))
                  }}
                >
                  <ChevronRight />
                </span>
              ) : (
                <span className={styles['arrow']} aria-hidden />
              )}
              <bdi className={styles['name']}>{row.name}</bdi>
            </li>
          )
        })}
      </ul>
    </div>
  )
}
