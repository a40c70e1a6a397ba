import { useEffect } from 'react'

/** What goes away with the focus in it, such as a fault that is removed, leaves it to the open tab: it never ends on the body. */
export const useKeptFocus = (): void => {
  useEffect(() => {
    let last: EventTarget | null = null
    const note = ({ target }: FocusEvent) => {
      last = target
    }
    const look = () => {
      if (!(last instanceof Node) || last.isConnected || document.activeElement !== document.body) return
      last = null
      document.querySelector<HTMLElement>('[role="tabpanel"]')?.focus({ preventScroll: true })
    }
    document.addEventListener('focusin', note)
    const observer = new MutationObserver(look)
    observer.observe(document.body, { childList: true, subtree: true })
    return () => {
      document.removeEventListener('focusin', note)
      observer.disconnect()
    }
  }, [])
}
