import { inputOf, machineIdIn } from '../../recorder/xstate-actors'
import type { Run } from '../walk/engine'
import { actorsOf } from '../walk/nodes'
import type { Asked } from '../walk/stepper'

/**
 * What a run asked for at its last step: the ports that it asks or listens to from now on, the machines that it starts,
 * what it tells and does. `atWork` are those of former steps that have not answered yet.
 */
export const askedAt = ({ steps, snapshot, answered }: Run): Record<'asked' | 'atWork', readonly Asked[]> => {
  const step = steps.at(-1)
  const isNew = (id: string): boolean => step?.started.some((one) => one.id === id) ?? false
  const actors = actorsOf(snapshot).filter(({ ref }) => !answered.has(ref))
  const asAsked = ({ port, ref }: (typeof actors)[number]): Asked => ({
    name: `${machineIdIn(ref) === null ? 'ask' : 'start'} ${port}`,
    params: inputOf(ref),
  })
  return {
    asked: [...actors.filter(({ id }) => isNew(id)).map(asAsked), ...(step?.asked ?? [])],
    atWork: actors.filter(({ id }) => !isNew(id)).map(asAsked),
  }
}
