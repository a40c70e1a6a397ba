import { useSyncExternalStore } from 'react'

/** The width of the window from which lists stand beside what they lead to. */
const narrow = '(width < 56.25rem)'
const subscribe = (listener: () => void): (() => void) => {
  const media = window.matchMedia(narrow)
  media.addEventListener('change', listener)
  return () => media.removeEventListener('change', listener)
}

/** Whether the window is too narrow for a list beside the view. */
export const useNarrow = (): boolean => useSyncExternalStore(subscribe, () => window.matchMedia(narrow).matches)
