import { use } from 'react'
import type { AnyStateMachine } from 'xstate'
import { walkedFrom, type Walked } from '../difference/record'
import { fileNameOf } from '../page/file-name'

const files = import.meta.glob<unknown>('../../../docs/flows/*.json', { import: 'default' })
const kept = new Map<string, Promise<Walked>>()

/**
 * What walks found out about a machine when its charts were written (`npm run flows`): the walks themselves take seconds.
 * Nothing for a machine that has no file yet.
 */
export const walkedOf = (id: string): Promise<Walked> => {
  const load = files[`../../../docs/flows/${fileNameOf(id)}.json`]
  const walked = kept.get(id) ?? (load ? load() : Promise.resolve(null)).then(walkedFrom, () => walkedFrom(null))
  kept.set(id, walked)
  return walked
}

/** The screens of a machine: the id of each state that has one, and the run that shows it. Suspends. */
export const useScreens = ({ id }: AnyStateMachine): readonly { readonly id: string; readonly run: string }[] =>
  Object.entries(use(walkedOf(id)).screens).map(([state, run]) => ({ id: state, run }))
