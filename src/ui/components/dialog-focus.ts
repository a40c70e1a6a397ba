import { useEffect, useRef, useState } from 'react'

const isHome = (row: Element) =>
  row.hasAttribute('data-focus-home') || row.querySelector(':scope > [data-focus-home]') !== null
/** Where a row is entered: a field would bring up the keys of a phone. */
const entrance = 'a, button:not([tabindex="-1"])'

/** The rows beside the one that something stands in, the next one first. */
const rowsBeside = (place: EventTarget | null): readonly (Element | null)[] => {
  const home = place instanceof HTMLElement ? place.closest('[data-focus-home]') : null
  const row = home?.closest('li') ?? home
  return row ? [row.nextElementSibling, row.previousElementSibling] : []
}

/** An entry of a menu is gone when the dialog that it opened closes; the button of the menu is there. */
const stays = (place: EventTarget | null): EventTarget | null => {
  const menu = place instanceof HTMLElement ? place.closest('[role="menu"]') : null
  return menu ? document.getElementById(menu.getAttribute('aria-labelledby') ?? '') : place
}

/** What remembers a place does not keep the screen that it was on. */
const weakly = (place: EventTarget | null) => place && new WeakRef(place)

/** What had the focus last: what goes away takes it along without a word. One for all dialogs, as the focus is. */
const focused: { last: WeakRef<EventTarget> | null } = { last: null }
/** What opened each dialog: one that opens another as it shuts is gone when that one gives the focus back. */
const openers = new WeakMap<Element, WeakRef<EventTarget>>()
const openerOf = (place: EventTarget | null | undefined): EventTarget | null => {
  if (!(place instanceof Element) || place.isConnected) return place ?? null
  const dialog = place.closest('[role="dialog"]')
  return (dialog && openers.get(dialog)?.deref()) ?? place
}

const shownScreen = () => {
  const heading = document.querySelector('main h1')
  return { path: window.location.pathname, heading: heading && new WeakRef(heading) }
}

/**
 * Where the focus goes when a dialog closes: back to what had it before; where that is gone, to the row beside it, or to
 * the heading of the dialog or the screen below, never to the body. Over another screen than it was opened on, to the
 * heading of that screen.
 */
export const useReturnOfFocus = () => {
  // A dialog that comes with its field in focus is never asked to remember: what had the focus before it was drawn.
  const opener = useRef(weakly(stays(document.activeElement)))
  const [first] = useState(shownScreen)
  const screen = useRef(first)
  const beside = useRef<readonly (Element | null)[]>([])
  useEffect(() => {
    const note = ({ target }: FocusEvent) => {
      focused.last = weakly(target)
    }
    document.addEventListener('focusin', note, true)
    return () => document.removeEventListener('focusin', note, true)
  }, [])
  return {
    remember: ({ currentTarget: dialog }: Event) => {
      // A field that asks while it is being left has lost the focus already, and nothing else has it yet.
      const had = document.activeElement === document.body ? focused.last?.deref() : document.activeElement
      const place = stays(openerOf(had))
      opener.current = weakly(place)
      if (dialog instanceof Element && opener.current) openers.set(dialog, opener.current)
      beside.current = rowsBeside(place)
      screen.current = shownScreen()
    },
    giveBack: (event: Event) => {
      event.preventDefault()
      const from = openerOf(opener.current?.deref())
      const isThere = from instanceof HTMLElement && from.isConnected && from !== document.body
      const row = beside.current.find((other) => other?.isConnected && isHome(other))
      beside.current = []
      // The dialog below comes last in the document, and first here.
      const heading = document.querySelector('[role="dialog"] h2') ?? document.querySelector('main h1')
      // A link of the dialog shuts it before the other screen is there: that takes the focus by itself.
      const { path, heading: former } = screen.current
      const isElsewhere = path !== window.location.pathname && heading !== null && heading !== former?.deref()
      const place = isElsewhere ? heading : isThere ? from : (row?.querySelector(entrance) ?? heading)
      // What took the place of the opener may have taken the focus, too.
      const now = document.activeElement
      const isTaken = !isThere && now !== document.body && now?.getAttribute('role') !== 'dialog'
      if (isTaken || !(place instanceof HTMLElement)) return
      if (place === heading) place.tabIndex = -1
      place.focus({ preventScroll: isThere })
    },
  }
}
