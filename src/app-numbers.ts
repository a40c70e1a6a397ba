import { fromPromise } from 'xstate'
import type { RecordId, Records } from './api/browser/records'
import { recordOwner, type Ports } from './app-ports'
import type { NumberDeed, NumberFile, NumbersChanged, NumbersFound } from './machines/ordering/part-numbers.types'
import { listening } from './machines/port'
import type { Owner } from './machines/rules/order-attempt'
import {
  changedNumbers,
  readNumbers,
  type NumberOutcome,
  type Numbers,
  type OwnNumber,
} from './machines/rules/part-numbers'

/** All numbers of a buyer are one record: whether a name is taken is decided in one go with what other tabs do. */
const record: RecordId = { kind: 'partNumbers', id: 'all' }

/** The numbers of a buyer on this device. */
export const numbersOf = async (records: Records, owner: Owner): Promise<Numbers> => {
  const [found] = await records.read(recordOwner(owner), [record])
  return readNumbers(found).numbers
}

/** The ports of the buyer's own part numbers, over the records of this device. */
export const partNumberPorts = ({ window, say }: Pick<Ports, 'window' | 'say'>, records: Records) => ({
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
    const outcomes: NumberOutcome[] = []
    const isKept = await records.change(recordOwner(owner), [record], ([found]) => {
      const before = readNumbers(found)
      const after = changedNumbers(before.numbers, change)
      outcomes.unshift(after)
      return [after.numbers === before.numbers ? found : after.numbers]
    })
    const { problems, added, known, undo } = outcomes[0] ?? { problems: [], added: 0, known: 0, undo: null }
    return { problems, added, known, undo, isKept }
  }),
  readNumberFile: fromPromise<NumberFile, { file: File }>(async ({ input: { file } }) =>
    (await import('./app-files')).readNumberFile(file),
  ),
  saveNumberFile: fromPromise<void, { numbers: readonly OwnNumber[] }>(async ({ input: { numbers } }) =>
    (await import('./app-files')).saveNumberFile(window, numbers, say),
  ),
})
