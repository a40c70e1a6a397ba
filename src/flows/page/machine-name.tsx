import { allMachines } from '../all-machines'
import { inShort } from './chart-words'
import { graphFor } from './layouts'

/** A machine as people of the business know it, with its name in the code. */
export const MachineName = ({ id }: { readonly id: string }) => {
  const found = allMachines.find(({ machine }) => machine.id === id)
  return (
    <>
      {found && inShort(graphFor(found.machine).description)} <code>{id}</code>
    </>
  )
}
