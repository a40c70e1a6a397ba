import type { AnyActorRef } from 'xstate'
import { parentOf } from '../../recorder/xstate-actors'

/** Who of the run is who of the record, whose actors have numbers. */
export const createCast = () => {
  const refs = new Map<number, AnyActorRef>()
  const ids = new WeakMap<object, number>()
  const roots = new WeakSet<object>()
  const isOver = (ref: AnyActorRef): boolean => fieldStatus(ref) !== 'active'
  return {
    /** A system of the run begins: other actors are none of it. */
    owns: (root: object): void => void roots.add(root),
    isOwn: (ref: object): boolean => {
      let first = ref
      for (let above = parentOf(ref); above !== null; above = parentOf(above)) first = above
      return roots.has(first)
    },
    meet: (id: number, ref: AnyActorRef): void => {
      refs.set(id, ref)
      ids.set(ref, id)
    },
    ref: (id: number): AnyActorRef | undefined => refs.get(id),
    id: (ref: object): number | undefined => ids.get(ref),
    isOver,
  }
}
const fieldStatus = (ref: AnyActorRef): string => (ref.getSnapshot() as { readonly status: string }).status
export type Cast = ReturnType<typeof createCast>
