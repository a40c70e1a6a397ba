import { useEffect, useRef, type KeyboardEvent, type MouseEvent, type RefObject } from 'react'

const focusQuantity = (place: Element): void =>
  place.closest('tr')?.querySelector<HTMLInputElement>('[data-field="quantity"]')?.focus()

/** For a button beside a row that goes away when it is pressed: the focus stays in the row. */
export const stayingInRow =
  (act: () => void) =>
  ({ currentTarget }: MouseEvent<HTMLElement>): void => {
    focusQuantity(currentTarget)
    act()
  }

/** A ref for what stands around a menu that goes, with its button, when something of it is chosen: the focus stays in the row. */
export const staysInRow = (node: HTMLElement | null) => () => {
  const active = document.activeElement
  const menu = active?.closest('[role="menu"]')
  const isOfMenu = menu != null && menu.getAttribute('aria-labelledby') === node?.querySelector('button')?.id
  if (node && (isOfMenu || node.contains(active))) focusQuantity(node)
}

/** What the Tab key stops at in a row, as one fills it in: what is offered comes after the quantity, not before it. */
const stopsIn = (row: HTMLElement): readonly HTMLElement[] => {
  const stops = [...row.querySelectorAll<HTMLElement>('input, button')].filter(({ tabIndex }) => tabIndex >= 0)
  const offers = stops.filter((stop) => stop.closest('[data-offers]') !== null)
  const fields = stops.filter((stop) => !offers.includes(stop))
  const behind = fields.findIndex(({ dataset }) => dataset['field'] === 'quantity') + 1
  return [...fields.slice(0, behind), ...offers, ...fields.slice(behind)]
}
/**
 * Leads from stop to stop of a row. In the order of the columns an offer that comes while a part number is typed would stand
 * between it and the quantity, and have what is typed next; Enter would take it unasked.
 */
export const tabsAsTyped = (event: KeyboardEvent<HTMLElement>): void => {
  const { key, shiftKey, target } = event
  if (key !== 'Tab' || event.altKey || event.ctrlKey || event.metaKey || !(target instanceof HTMLElement)) return
  const row = target.closest<HTMLElement>('[data-pad-row]')
  const stops = row ? stopsIn(row) : []
  const at = stops.indexOf(target)
  const next = at === -1 ? undefined : stops[at + (shiftKey ? -1 : 1)]
  if (next === undefined) return
  event.preventDefault()
  next.focus()
  if (next instanceof HTMLInputElement && next.type === 'text') next.select()
}

/** Where the focus was in a row that went. */
export type LeftCell = { readonly row: number; readonly cell: number }
type Left = RefObject<LeftCell | null>

/** A ref for a row that is measured: one that goes with the focus in it says where that was. */
export const leavingRow =
  (measure: (node: HTMLTableRowElement | null) => void, leftRef: Left) => (node: HTMLTableRowElement | null) => {
    measure(node)
    return () => {
      const active = document.activeElement
      if (node?.contains(active))
        leftRef.current = { row: Number(node.dataset['index']), cell: active?.closest('td')?.cellIndex ?? 0 }
      measure(null)
    }
  }
/** Rows that went, because they were undone, do not take the focus along: it stays in its column, in the nearest row. */
export const useFocusOfRowThatWent = (ids: readonly string[], leftRef: Left): RefObject<HTMLTableElement | null> => {
  const table = useRef<HTMLTableElement>(null)
  useEffect(() => {
    const left = leftRef.current
    leftRef.current = null
    if (left === null || document.activeElement !== document.body) return
    const rows = [...(table.current?.querySelectorAll<HTMLTableRowElement>('[data-pad-row]') ?? [])]
    const row = rows.findLast(({ dataset }) => Number(dataset['index']) <= left.row) ?? rows[0]
    const place = row?.cells[left.cell]?.querySelector<HTMLElement>('input, button') ?? row?.querySelector('input')
    place?.focus()
  }, [ids, leftRef])
  return table
}
