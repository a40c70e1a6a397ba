import { useSyncExternalStore } from 'react'

const subscribe = (listener: () => void) => {
  const observer = new MutationObserver(listener)
  observer.observe(document.documentElement, { attributeFilter: ['data-theme'] })
  return () => observer.disconnect()
}
const themeNow = (): 'light' | 'dark' => (document.documentElement.dataset['theme'] === 'dark' ? 'dark' : 'light')

/** The theme of the page, kept up to date: what is framed in it follows. */
export const useTheme = () => useSyncExternalStore(subscribe, themeNow)
