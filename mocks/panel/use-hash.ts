import { useSyncExternalStore } from 'react'

const subscribe = (listener: () => void) => {
  window.addEventListener('hashchange', listener)
  return () => window.removeEventListener('hashchange', listener)
}

/** The hash of the address, without its mark, and how to set it without a new entry in the history. */
export const useHash = (): readonly [string, (hash: string) => void] => [
  useSyncExternalStore(subscribe, () => location.hash.slice(1)),
  (hash) => location.replace(`#${hash}`),
]
