import { openChannel, type Channel } from './channel'
import { answerOf, createTransact } from './record-database'

/** What is kept of a buyer besides cart and checkout: a list and its lines are two records, so that a shelf of lists opens at once. */
export const recordKinds = ['lists', 'listLines', 'listFiles', 'partNumbers', 'pad', 'receipts', 'attempts'] as const
export type RecordKind = (typeof recordKinds)[number]
/** To whom records belong: a buyer of a tenant, by a mark that does not give the email away. */
export type RecordOwner = { readonly tenantCode: string; readonly buyer: string }
export type RecordId = { readonly kind: RecordKind; readonly id: string }
/** A record as it was found; whoever knows its kind checks it. `undefined` stands for none. */
export type FoundRecord = { readonly id: string; readonly value: unknown }

/** What is told to other tabs, and comes from them. */
type Message = RecordOwner & { readonly kinds: readonly RecordKind[] }
/** The part of a BroadcastChannel that is used; missing in old browsers. */
export type RecordChannel = {
  readonly say: (message: unknown) => void
  readonly hear: (listener: (message: unknown) => void) => () => void
}

type Key = [tenantCode: string, buyer: string, kind: RecordKind, id: string]
const keyOf = ({ tenantCode, buyer }: RecordOwner, { kind, id }: RecordId): Key => [tenantCode, buyer, kind, id]
const textOf = (key: Key): string => JSON.stringify(key)

const isMessage = (value: unknown): value is Message => {
  if (typeof value !== 'object' || value === null) return false
  const { tenantCode, buyer, kinds } = value as Record<string, unknown>
  return typeof tenantCode === 'string' && typeof buyer === 'string' && Array.isArray(kinds)
}

export type RecordDevice = {
  readonly database: () => IDBFactory | undefined
  /** All keys from the first to the last one; a browser that has a database has this, too. */
  readonly range: (first: IDBValidKey, last: IDBValidKey) => IDBKeyRange
  readonly channel: RecordChannel | null
}

/**
 * Records on this device, per tenant and buyer. What the device does not keep (it is full, or has no database that may be
 * used) is kept in memory until the tab closes, and `change` says so; what was kept before stays as it was.
 */
export const createRecords = ({ database, range, channel }: RecordDevice) => {
  const transact = createTransact(database)
  /** What the device refused, by key; `undefined` for what it refused to remove. */
  const memory = new Map<string, { readonly key: Key; readonly value: unknown }>()
  const listeners = new Set<(message: Message) => void>()
  const allOf = ({ tenantCode, buyer }: RecordOwner, kind: RecordKind) =>
    range([tenantCode, buyer, kind], [tenantCode, buyer, kind, []])

  const announce = (owner: RecordOwner, kinds: readonly RecordKind[]) => {
    const message: Message = { tenantCode: owner.tenantCode, buyer: owner.buyer, kinds: [...new Set(kinds)] }
    for (const listener of listeners) listener(message)
    channel?.say(message)
  }
  const stored = (owner: RecordOwner, kind: RecordKind): Promise<readonly FoundRecord[]> =>
    transact('readonly', async (store) => {
      const [keys, values] = await Promise.all([
        answerOf(store.getAllKeys(allOf(owner, kind))),
        answerOf(store.getAll(allOf(owner, kind))),
      ])
      return keys.map((key, at) => ({ id: String((key as Key)[3]), value: values[at] as unknown }))
    })
  const valueAt = (store: IDBObjectStore, key: Key) => answerOf(store.get(key) as IDBRequest<unknown>)
  /** What the device holds under some keys; nothing where it cannot be read. */
  const read = (keys: readonly Key[]): Promise<readonly unknown[]> =>
    transact('readonly', (store) => Promise.all(keys.map((key) => valueAt(store, key)))).catch(() => [])
  const remembered = (key: Key, otherwise: unknown): unknown => {
    const kept = memory.get(textOf(key))
    return kept === undefined ? otherwise : kept.value
  }

  return {
    /**
     * All records of a kind, in the order of their ids. `isKept` is false where the device has nothing that could be
     * read: what is answered then is what this tab remembers.
     */
    all: async (owner: RecordOwner, kind: RecordKind) => {
      const found = new Map<string, unknown>()
      let isKept = true
      try {
        for (const { id, value } of await stored(owner, kind)) found.set(id, value)
      } catch {
        isKept = false
      }
      for (const { key, value } of memory.values()) {
        if (key[0] !== owner.tenantCode || key[1] !== owner.buyer || key[2] !== kind) continue
        isKept = false
        if (value === undefined) found.delete(key[3])
        else found.set(key[3], value)
      }
      return { records: [...found].map(([id, value]): FoundRecord => ({ id, value })), isKept }
    },

    /** Some records by their ids, `undefined` for what is not there; what the device does not give is what this tab remembers. */
    read: async (owner: RecordOwner, ids: readonly RecordId[]): Promise<readonly unknown[]> => {
      const keys = ids.map((id) => keyOf(owner, id))
      const there = await read(keys)
      return keys.map((key, at) => remembered(key, there[at]))
    },

    /**
     * Reads some records and writes what `next` makes of them, in one transaction: no other tab comes between. A value
     * that is the same is not written, `undefined` removes. Answers whether the device keeps it; where `isSure`, when it
     * is written to the disk.
     */
    change: async (
      owner: RecordOwner,
      ids: readonly RecordId[],
      next: (found: readonly unknown[]) => readonly unknown[],
      isSure = false,
    ): Promise<boolean> => {
      const keys = ids.map((id) => keyOf(owner, id))
      let isKept = true
      let isSame = true
      try {
        await transact(
          'readwrite',
          async (store) => {
            const there = await Promise.all(keys.map((key) => valueAt(store, key)))
            const found = keys.map((key, at) => remembered(key, there[at]))
            const wanted = next(found)
            isSame = wanted.every((value, at) => value === found[at])
            await Promise.all(
              keys.map((key, at) => {
                const value = wanted[at]
                if (value === there[at]) return undefined
                return value === undefined ? answerOf(store.delete(key)) : answerOf(store.put(value, key))
              }),
            )
          },
          isSure,
        )
        for (const key of keys) memory.delete(textOf(key))
      } catch {
        isKept = false
        const there = await read(keys)
        const found = keys.map((key, at) => remembered(key, there[at]))
        const wanted = next(found)
        isSame = wanted.every((value, at) => value === found[at])
        keys.forEach((key, at) => {
          if (wanted[at] !== found[at]) memory.set(textOf(key), { key, value: wanted[at] })
        })
      }
      if (!isSame) {
        announce(
          owner,
          ids.map(({ kind }) => kind),
        )
      }
      return isKept
    },

    /** Calls back when records of these kinds have changed, here or in another tab; answers how to stop. */
    onChange: (owner: RecordOwner, kinds: readonly RecordKind[], listener: () => void): (() => void) => {
      const hear = (message: unknown) => {
        if (!isMessage(message) || message.tenantCode !== owner.tenantCode || message.buyer !== owner.buyer) return
        if (message.kinds.some((kind) => kinds.includes(kind))) listener()
      }
      listeners.add(hear)
      const stop = channel?.hear(hear)
      return () => {
        listeners.delete(hear)
        stop?.()
      }
    },

    /** How many records of each kind the device keeps of a buyer. */
    count: async (owner: RecordOwner): Promise<Readonly<Record<RecordKind, number>>> => {
      const counts = await transact('readonly', (store) =>
        Promise.all(recordKinds.map((kind) => answerOf(store.count(allOf(owner, kind))))),
      ).catch((): readonly number[] => [])
      return Object.fromEntries(recordKinds.map((kind, at) => [kind, counts[at] ?? 0])) as Record<RecordKind, number>
    },

    /** Removes every record of a buyer; fails when the device does not let go of them. */
    forget: async (owner: RecordOwner): Promise<void> => {
      for (const [text, { key }] of memory) {
        if (key[0] === owner.tenantCode && key[1] === owner.buyer) memory.delete(text)
      }
      const whole = range([owner.tenantCode, owner.buyer], [owner.tenantCode, owner.buyer, []])
      const isThere = await transact('readonly', (store) => answerOf(store.count(whole))).then(
        (count) => count > 0,
        () => false,
      )
      if (isThere) await transact('readwrite', (store) => answerOf(store.delete(whole)))
      announce(owner, recordKinds)
    },
  }
}
export type Records = ReturnType<typeof createRecords>

/** How tabs of this browser speak of records: as long as anybody listens, over one channel. */
const channelOf = (window: Window): RecordChannel => {
  const listeners = new Set<(message: unknown) => void>()
  let channel: Channel | null = null
  const open = () =>
    openChannel(window, 'tradepost-records', (message) => {
      for (const listener of listeners) listener(message)
    })
  return {
    say: (message) => {
      // Spoken through the channel that is listened to: a channel does not hear itself.
      const speaking = channel ?? open()
      speaking?.say(message)
      if (channel === null) speaking?.close()
    },
    hear: (listener) => {
      channel ??= open()
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
        if (listeners.size > 0) return
        channel?.close()
        channel = null
      }
    },
  }
}

/** The records of a browser. A database that may not even be looked at is none. */
export const recordsOf = (window: Window): Records =>
  createRecords({
    database: () => window.indexedDB as IDBFactory | undefined,
    range: (first, last) => (window as unknown as { IDBKeyRange: typeof IDBKeyRange }).IDBKeyRange.bound(first, last),
    channel: channelOf(window),
  })
