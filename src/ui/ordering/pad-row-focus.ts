import type { KeyboardEvent, MouseEvent } from 'react'
import { leavesFocus } from '../components/leaving-focus'

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

/** A ref for a row that is measured: one that is undone does not take the focus along. */
export const leavingRow =
  (measure: (node: HTMLTableRowElement | null) => void) => (node: HTMLTableRowElement | null) => {
    measure(node)
    const leave = leavesFocus(node)
    return () => {
      leave()
      measure(null)
    }
  }
