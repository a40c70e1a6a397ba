import type { AnyStateMachine } from 'xstate'
import { allMachines } from '../../src/flows/all-machines'

/** The machine of an id; throws when there is none. */
export const machineOf = (id: string): AnyStateMachine => {
  const found = allMachines.find(({ machine }) => machine.id === id)
  if (found === undefined) throw new Error(`There is no machine ${id}.`)
  return found.machine
}
