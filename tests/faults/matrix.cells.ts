import { testCell } from './fault-test'
import { faultNames, situationNames } from './kinds'

/** The names that are asked for (`npm run test:faults -- --situation order,login`), all of them when none are. */
const chosen = <TName extends string>(names: readonly TName[], wish = ''): readonly TName[] => {
  const wished = wish.split(',').filter((name) => name !== '')
  const unknown = wished.filter((name) => !names.some((known) => known === name))
  if (unknown.length > 0) throw new Error(`Unknown: ${unknown.join(', ')}. There are: ${names.join(', ')}.`)
  return wished.length === 0 ? names : names.filter((name) => wished.includes(name))
}

for (const situation of chosen(situationNames, process.env['FAULT_SITUATION']))
  for (const fault of chosen(faultNames, process.env['FAULT_FAULT'])) testCell(situation, fault)
