/** A database, and the one place in it: the key of what is kept there says who, what and which. */
export type DatabaseHome = { readonly name: string; readonly place: string }
/** The database of the buyer's own records. */
const recordsHome: DatabaseHome = { name: 'tradepost', place: 'records' }
/** How long a database may take to open, in ms: one that another tab blocks, or a browser never opens, is no database. */
const longestOpening = 5_000

/** What a question to the database gives. */
export const answerOf = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result))
    request.addEventListener('error', () => reject(request.error ?? new Error('The database gave no reason.')))
  })

/** What is told of a database that did not open in its time: when it does after all, or fails. */
type Late = (settled: Promise<unknown>) => void

const opened = (
  factory: IDBFactory,
  { name, place }: DatabaseHome,
  late: Late,
  version?: number,
): Promise<IDBDatabase> =>
  new Promise((resolve, reject) => {
    const request = factory.open(name, version)
    let isLate = false
    const timer = setTimeout(() => {
      isLate = true
      late(settled)
      reject(new Error('The database did not open.'))
    }, longestOpening)
    request.addEventListener('upgradeneeded', () => {
      if (!request.result.objectStoreNames.contains(place)) request.result.createObjectStore(place)
    })
    const settled = answerOf(request)
    settled
      .then((database) => (isLate ? database.close() : resolve(database)), reject)
      .finally(() => clearTimeout(timer))
  })

/** A database of any version, also one that a later portal has made; what lacks the place for records gets it. */
const withPlace = async (factory: IDBFactory, home: DatabaseHome, late: Late): Promise<IDBDatabase> => {
  const database = await opened(factory, home, late)
  if (database.objectStoreNames.contains(home.place)) return database
  const next = database.version + 1
  database.close()
  return opened(factory, home, late, next)
}

/**
 * Runs one transaction, and answers what it gave when all of it is on the device; where `isSure`, also when the power fails.
 */
export type Transact = <T>(
  mode: IDBTransactionMode,
  work: (store: IDBObjectStore) => Promise<T>,
  isSure?: boolean,
) => Promise<T>

/**
 * Opens the database when it is first needed, and again when the browser has closed it. Fails where there is none, or
 * none may be used.
 */
export const createTransact = (factory: () => IDBFactory | undefined, home = recordsHome): Transact => {
  let opening: Promise<IDBDatabase> | null = null
  let slow: Promise<unknown> | null = null
  const late: Late = (settled) => {
    slow = settled
  }
  const open = (): Promise<IDBDatabase> => {
    opening ??= (async () => {
      const known = factory()
      if (known === undefined) throw new Error('This browser has no database.')
      const database = await withPlace(known, home, late)
      const forget = () => {
        opening = null
        database.close()
      }
      // A later portal wants to change it, or the browser threw it away: the next question opens it anew.
      database.addEventListener('versionchange', forget)
      database.addEventListener('close', forget)
      return database
    })().catch((error: unknown) => {
      // Whoever asks next is not kept waiting again for one that does not open, until it has after all.
      void Promise.allSettled([slow]).then(() => {
        opening = null
        slow = null
      })
      throw error
    })
    return opening
  }
  return async (mode, work, isSure = false) => {
    const database = await open()
    const transaction = database.transaction(home.place, mode, { durability: isSure ? 'strict' : 'default' })
    const stored = new Promise<void>((resolve, reject) => {
      transaction.addEventListener('complete', () => resolve())
      transaction.addEventListener('abort', () => reject(transaction.error ?? new Error('The device did not keep it.')))
    })
    try {
      const done = (async () => work(transaction.objectStore(home.place)))()
      const [answer] = await Promise.all([done, stored])
      return answer
    } catch (error) {
      // What failed half-way is not kept by half; a transaction that is over already says so, and that is all.
      if (transaction.error === null) abort(transaction)
      throw error
    }
  }
}

const abort = (transaction: IDBTransaction): void => {
  try {
    transaction.abort()
  } catch (error) {
    if (!(error instanceof DOMException && error.name === 'InvalidStateError')) throw error
  }
}
