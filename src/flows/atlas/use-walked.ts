import { useCallback, useSyncExternalStore } from 'react'
import { noWalks, type Walked } from '../difference/record'
import { walkedOf } from './screens'

const known = new Map<string, Walked>()
/** Asks for what is not known of some machines, by id, separated by spaces. */
const useAsked = (ids: string) =>
  useCallback(
    (listener: () => void) => {
      let isHere = true
      const found = (id: string) => (walked: Walked) => {
        known.set(id, walked)
        if (isHere) listener()
      }
      for (const id of ids.split(' ')) if (!known.has(id)) void walkedOf(id).then(found(id), () => found(id)(noWalks))
      return () => {
        isHere = false
      }
    },
    [ids],
  )

/** What walks found out about a machine: nothing until its file has come, so that what stands beside it does not wait. */
export const useWalked = (id: string): Walked => useSyncExternalStore(useAsked(id), () => known.get(id) ?? noWalks)

/** False while it is not known yet what walks found out about some machines: what stands below it waits, and is not moved. */
export const useAreWalked = (ids: readonly string[]): boolean =>
  useSyncExternalStore(useAsked(ids.join(' ')), () => ids.every((id) => known.has(id)))
