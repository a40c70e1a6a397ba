import { useCallback, useSyncExternalStore } from 'react'
import { noWalks, type Walked } from '../difference/record'
import { walkedOf } from './screens'

const known = new Map<string, Walked>()
/** What walks found out about a machine: nothing until its file has come, so that what stands beside it does not wait. */
export const useWalked = (id: string): Walked => {
  const subscribe = useCallback(
    (listener: () => void) => {
      let isHere = true
      if (!known.has(id))
        void walkedOf(id).then((walked) => {
          known.set(id, walked)
          if (isHere) listener()
        })
      return () => {
        isHere = false
      }
    },
    [id],
  )
  return useSyncExternalStore(subscribe, () => known.get(id) ?? noWalks)
}
