import { allMachines } from '../all-machines'
import { graphOf } from '../chart/graph'
import { compareAll } from './compare'
import { readRecords } from './record'
import { sentencesOf, sumOf } from './sentences'

/** What differs between machines that were written as JSON and those of now, a sentence each, by machine. */
export const sinceWords = (written: string): string => {
  // The picture of the whole system follows from the machines.
  const before = readRecords(written).filter(({ id }) => id !== 'system')
  const differences = compareAll(
    before,
    allMachines.map(({ machine }) => graphOf(machine)),
  )
  if (differences.length === 0) return 'No machine has changed.'
  return differences
    .flatMap((one) => ['', `${one.machine}: ${sumOf(one.changes)}`, ...sentencesOf(one).map((line) => `  ${line}`)])
    .join('\n')
}
