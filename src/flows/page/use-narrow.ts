import { useSyncExternalStore } from 'react'

/** The widths of the window from which lists stand beside what they lead to, and from which it is no phone's. */
const queries = { tablet: '(width < 56.25rem)', phone: '(width < 40rem)' } as const
export type Narrow = keyof typeof queries
const subscribed = (query: string) => (listener: () => void) => {
  const media = window.matchMedia(query)
  media.addEventListener('change', listener)
  return () => media.removeEventListener('change', listener)
}
const subscribe = { tablet: subscribed(queries.tablet), phone: subscribed(queries.phone) }

/** Whether the window is as narrow as that of a tablet that stands upright, or of a phone. */
export const useNarrow = (as: Narrow = 'tablet'): boolean =>
  useSyncExternalStore(subscribe[as], () => window.matchMedia(queries[as]).matches)
