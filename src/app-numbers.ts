import { fromPromise } from 'xstate'
import type { RecordId, Records } from './api/browser/records'
import { saveTextFile, writeRows } from './api/browser/table-file'
import { rowsOfFile } from './app-files'
import { recordOwner, type Ports } from './app-ports'
import type { NumberDeed, NumberFile, NumbersChanged, NumbersFound } from './machines/ordering/part-numbers.types'
import { listening } from './machines/port'
import { entriesOfFile, numberRows } from './machines/rules/list-file'
import type { Owner } from './machines/rules/order-attempt'
import { changedNumbers, readNumbers, type OwnNumber } from './machines/rules/part-numbers'

/** All numbers of a buyer are one record: whether a name is taken is decided in one go with what other tabs do. */
const record: RecordId = { kind: 'partNumbers', id: 'all' }

/** The ports of the buyer's own part numbers, over the records of this device. */
export const partNumberPorts = ({ window, language }: Pick<Ports, 'window' | 'language'>, records: Records) => ({
  storedNumbers: listening<NumbersFound, Owner>((tell, owner) => {
    const stopped = new AbortController()
    const look = async () => {
      const { records: found, isKept } = await records.all(recordOwner(owner), record.kind)
      const read = readNumbers(found.find(({ id }) => id === record.id)?.value)
      if (!stopped.signal.aborted) tell({ type: 'numbers.found', ...read, isKept })
    }
    const stop = records.onChange(recordOwner(owner), [record.kind], () => void look())
    void look()
    return () => {
      stopped.abort()
      stop()
    }
  }),
  changeNumbers: fromPromise<NumbersChanged, NumberDeed>(async ({ input: { owner, change } }) => {
    const problems: NumbersChanged['problems'][] = []
    const isKept = await records.change(recordOwner(owner), [record], ([found]) => {
      const before = readNumbers(found)
      const after = changedNumbers(before.numbers, change)
      problems.unshift(after.problems)
      return [after.numbers === before.numbers ? found : after.numbers]
    })
    return { problems: problems[0] ?? [], isKept }
  }),
  readNumberFile: fromPromise<NumberFile, { file: File }>(async ({ input: { file } }) =>
    entriesOfFile(await rowsOfFile(file)),
  ),
  saveNumberFile: fromPromise<void, { numbers: readonly OwnNumber[] }>(async ({ input: { numbers } }) =>
    saveTextFile(window, 'part-numbers.csv', await writeRows(numberRows(numbers, language()))),
  ),
})
