import { IDBFactory, IDBKeyRange } from 'fake-indexeddb'
import { recordsOf, type RecordKind } from '../../src/api/browser/records'
import { recordOwner } from '../../src/app-ports'

/** Gives the window a database of its own, and empty: what a test stores is gone with the next one. */
export const freshDatabase = (): void => {
  Object.defineProperty(window, 'indexedDB', { value: new IDBFactory(), configurable: true, writable: true })
  Object.defineProperty(window, 'IDBKeyRange', { value: IDBKeyRange, configurable: true, writable: true })
}

/** What the device keeps of a buyer of ACME under a kind. */
export const kept = async (kind: RecordKind, email = 'buyer@acme.test'): Promise<readonly unknown[]> => {
  const { records } = await recordsOf(window).all(recordOwner({ tenantCode: 'ACME', email }), kind)
  return records.map(({ value }) => value)
}
