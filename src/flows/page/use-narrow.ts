import { useSyncExternalStore } from 'react'

/** The widths of the window from which two lists stand beside what they lead to, one does, and it is no phone's. */
const queries = { laptop: '(width < 90rem)', tablet: '(width < 56.25rem)', phone: '(width < 40rem)' } as const
export type Narrow = keyof typeof queries
const subscribed = (query: string) => (listener: () => void) => {
  const media = window.matchMedia(query)
  media.addEventListener('change', listener)
  return () => media.removeEventListener('change', listener)
}
const subscribe = {
  laptop: subscribed(queries.laptop),
  tablet: subscribed(queries.tablet),
  phone: subscribed(queries.phone),
}

/** Whether the window is as narrow as that of a small laptop, of a tablet that stands upright, or of a phone. */
export const useNarrow = (as: Narrow = 'tablet'): boolean =>
  useSyncExternalStore(subscribe[as], () => window.matchMedia(queries[as]).matches)
