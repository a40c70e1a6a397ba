import { useCallback, useSyncExternalStore } from 'react'
import { noWalks, type Walked } from '../difference/record'
import { walkedOf } from './screens'

const known = new Map<string, Walked>()
const useKnown = (id: string): Walked | undefined => {
  const subscribe = useCallback(
    (listener: () => void) => {
      let isHere = true
      const found = (walked: Walked) => {
        known.set(id, walked)
        if (isHere) listener()
      }
      if (!known.has(id)) void walkedOf(id).then(found, () => found(noWalks))
      return () => {
        isHere = false
      }
    },
    [id],
  )
  return useSyncExternalStore(subscribe, () => known.get(id))
}

/** What walks found out about a machine: nothing until its file has come, so that what stands beside it does not wait. */
export const useWalked = (id: string): Walked => useKnown(id) ?? noWalks

/** False while it is not known yet what walks found out: what stands below it waits, and is not moved. */
export const useIsWalked = (id: string): boolean => useKnown(id) !== undefined
