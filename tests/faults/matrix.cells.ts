import { testCell } from './fault-test'
import { faultNames, situationNames } from './kinds'

// `npm run test:faults -- --situation order --fault hang` names a part; everything else is every cell.
const wanted = (names: string | undefined, name: string): boolean => !names || names.split(',').includes(name)

for (const situation of situationNames.filter((name) => wanted(process.env['FAULT_SITUATION'], name)))
  for (const fault of faultNames.filter((name) => wanted(process.env['FAULT_FAULT'], name))) testCell(situation, fault)
