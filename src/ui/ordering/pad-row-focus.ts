import type { MouseEvent } from 'react'

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
