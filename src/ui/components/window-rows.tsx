import { defaultRangeExtractor, useWindowVirtualizer, type Range, type Virtualizer } from '@tanstack/react-virtual'
import { Fragment, useEffect, useRef, useState, type ReactNode } from 'react'

/** What a row needs so that its height can be measured and its place in the whole be told. */
export type RowWiring = {
  readonly ref: (element: Element | null) => void
  readonly 'data-index': number
  readonly 'aria-rowindex': number
}
type WindowRowsProps = {
  readonly ids: readonly string[]
  readonly columns: number
  /** Height of a row before it is measured, in px. */
  readonly estimate: number
  /** All rows are mounted, however many: for paper. */
  readonly isWhole?: boolean
  /** A row that is to be brought into view, so that it is mounted; `at` counts. */
  readonly wanted?: { readonly id: string; readonly at: number } | null
  readonly children: (id: string, row: RowWiring) => ReactNode
  /** Told which rows are in view, by their places: at first, and when others are. */
  readonly onView?: (from: number, to: number) => void
}
const mountedWhole = 60

const focusOf = (body: HTMLElement | null): Element | null =>
  body?.contains(document.activeElement) ? document.activeElement : null
/** The place of the row that has the focus; -1 without one. */
const focusedIn = (body: HTMLElement | null): number => {
  const row = focusOf(body)?.closest('[data-index]')
  return row ? Number(row.getAttribute('data-index')) : -1
}
/** The rows in view, and the one with the focus: who types goes on typing, wherever the page is. */
const withFocused = (range: Range, focused: number): number[] => {
  const inView = defaultRangeExtractor(range)
  const isOut = focused >= 0 && focused < range.count && !inView.includes(focused)
  return isOut ? [...inView, focused].toSorted((one, other) => one - other) : inView
}

const framesToSettle = 30
/** Rows that are measured for the first time move what is below them: for a moment the field stays in view. */
const stayingInView = (find: () => Element | null): (() => void) => {
  let frames = framesToSettle
  let next = 0
  const settle = () => {
    find()?.scrollIntoView({ block: 'nearest' })
    frames -= 1
    if (frames > 0) next = requestAnimationFrame(settle)
  }
  next = requestAnimationFrame(settle)
  return () => cancelAnimationFrame(next)
}

/** The body of a table that scrolls with the page: all rows of a short one, the rows in view of a long one. */
export const WindowRows = (props: WindowRowsProps) => {
  const { ids, columns, estimate, isWhole = false, wanted = null, children, onView } = props
  const told = useRef('')
  const former = useRef({ start: 0, isFar: false })
  const [body, setBody] = useState<HTMLElement | null>(null)
  const virtual: Virtualizer<Window, Element> = useWindowVirtualizer({
    count: ids.length,
    estimateSize: () => estimate,
    overscan: 4,
    // What is scrolled is painted at once; rows that come into view are drawn right after it.
    useFlushSync: false,
    scrollMargin: body?.offsetTop ?? 0,
    getItemKey: (index) => ids[index] ?? index,
    rangeExtractor: (range) => {
      // Far away from where the page was those in view come first, and those around them when it rests.
      const isLeap = Math.abs(range.startIndex - former.current.start) > range.endIndex - range.startIndex
      const isFar = virtual.isScrolling && (isLeap || former.current.isFar)
      former.current = { start: range.startIndex, isFar }
      return withFocused(isFar ? { ...range, overscan: 1 } : range, focusedIn(body))
    },
  })
  // Also when rows come and go without any scrolling.
  useEffect(() => {
    const range = virtual.calculateRange()
    if (range === null || told.current === `${range.startIndex} ${range.endIndex}`) return
    told.current = `${range.startIndex} ${range.endIndex}`
    onView?.(range.startIndex, range.endIndex)
  })
  // The same for the same place: a row that is drawn alone is not drawn again because others come and go.
  const [wirings] = useState(() => new Map<number, RowWiring>())
  const wiring = (index: number): RowWiring => {
    const known = wirings.get(index) ?? {
      ref: virtual.measureElement as (element: Element | null) => void,
      'data-index': index,
      'aria-rowindex': index + 2,
    }
    wirings.set(index, known)
    return known
  }
  const isMounted = (id: string) => virtual.getVirtualItems().some(({ index }) => ids[index] === id)
  useEffect(() => {
    if (wanted === null || ids.length <= mountedWhole || isMounted(wanted.id)) return undefined
    const index = ids.indexOf(wanted.id)
    virtual.scrollToIndex(index, { align: 'center' })
    return stayingInView(() => (focusedIn(body) === index ? focusOf(body) : null))
    // Only a new wish scrolls: rows that come and go leave the reader where they are.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [wanted?.at])
  if (isWhole || ids.length <= mountedWhole)
    return <tbody ref={setBody}>{ids.map((id, index) => children(id, wiring(index)))}</tbody>
  const items = virtual.getVirtualItems()
  const margin = virtual.options.scrollMargin
  const below = virtual.getTotalSize() - ((items.at(-1)?.end ?? margin) - margin)
  return (
    <tbody ref={setBody}>
      {items.map(({ index, start }, at) => {
        const gap = start - (items[at - 1]?.end ?? margin)
        return (
          <Fragment key={ids[index]}>
            {gap > 0 && <Spacer height={gap} columns={columns} />}
            {children(ids[index] ?? '', wiring(index))}
          </Fragment>
        )
      })}
      {below > 0 && <Spacer height={below} columns={columns} />}
    </tbody>
  )
}

const Spacer = ({ height, columns }: { height: number; columns: number }) => (
  <tr aria-hidden>
    <td colSpan={columns} style={{ height, padding: 0, border: 0 }} />
  </tr>
)
