// @vitest-environment node
import { IDBFactory as FakeFactory, IDBKeyRange as FakeRange } from 'fake-indexeddb'
import fc from 'fast-check'
import { describe, expect, test, vi } from 'vitest'
import { createRecords, recordsOf, type RecordChannel, type RecordOwner } from '../../src/api/browser/records'
import { noted } from '../support/machine'

const ann: RecordOwner = { tenantCode: 'ACME', buyer: 'a' }
const bob: RecordOwner = { tenantCode: 'ACME', buyer: 'b' }
const range = (first: IDBValidKey, last: IDBValidKey) => FakeRange.bound(first, last)

/** Tabs of one browser that hear each other. */
const browser = () => {
  const factory = new FakeFactory()
  const tabs = new Set<(message: unknown) => void>()
  const tab = (database: () => IDBFactory | undefined = () => factory) => {
    const mine = new Set<(message: unknown) => void>()
    const channel: RecordChannel = {
      say: (message) => tabs.forEach((hear) => (mine.has(hear) ? undefined : hear(structuredClone(message)))),
      hear: (listener) => {
        mine.add(listener)
        tabs.add(listener)
        return () => void tabs.delete(listener)
      },
    }
    return createRecords({ database, range, channel })
  }
  return { factory, tab, tabs }
}
const list = (id: string) => ({ kind: 'lists' as const, id })
const put = (value: unknown) => () => [value]
/** A factory whose transactions say no to every writing, as a full device does. */
const refusing = (factory: IDBFactory, isFull: () => boolean): IDBFactory =>
  new Proxy(factory, {
    get: (target, name) =>
      name === 'open'
        ? (...given: [string, number?]) => {
            const request = target.open(...given)
            request.addEventListener('success', () => {
              const { transaction } = request.result
              request.result.transaction = ((...args: Parameters<typeof transaction>) => {
                const opened = transaction.apply(request.result, args)
                if (args[1] === 'readwrite' && isFull()) opened.abort()
                return opened
              }) as typeof transaction
            })
            return request
          }
        : Reflect.get(target, name),
  })

describe('records on the device', () => {
  test('C-122 what is written is read again, per kind, tenant and buyer', async () => {
    const { tab } = browser()
    const records = tab()
    expect(await records.change(ann, [list('1'), { kind: 'pad', id: 'x' }], () => [{ name: 'A' }, [1]])).toBe(true)
    expect(await records.change(bob, [list('1')], put('theirs'))).toBe(true)
    expect(await records.change({ ...ann, tenantCode: 'BOLT' }, [list('1')], put('elsewhere'))).toBe(true)
    const next = tab()
    expect(await next.all(ann, 'lists')).toEqual({ records: [{ id: '1', value: { name: 'A' } }], isKept: true })
    expect((await next.all(ann, 'pad')).records).toEqual([{ id: 'x', value: [1] }])
    expect((await next.all(bob, 'lists')).records).toEqual([{ id: '1', value: 'theirs' }])
    await next.change(ann, [list('1')], put(undefined))
    expect((await records.all(ann, 'lists')).records).toEqual([])
  })

  test('R24 a change reads and writes in one go: no tab writes over another', async () => {
    const { tab } = browser()
    const tabs = [tab(), tab(), tab()]
    const plus = ([count]: readonly unknown[]) => [Number(count ?? 0) + 1]
    await Promise.all(Array.from({ length: 30 }, (_, at) => (tabs[at % 3] ?? tab()).change(ann, [list('count')], plus)))
    expect((await tab().all(ann, 'lists')).records).toEqual([{ id: 'count', value: 30 }])
  })

  test('R24 tabs hear of each other, and of themselves, for the kinds they asked for', async () => {
    const { tab } = browser()
    const [one, other] = [tab(), tab()]
    const [here, there, elsewhere] = [vi.fn<() => void>(), vi.fn<() => void>(), vi.fn<() => void>()]
    one.onChange(ann, ['lists'], here)
    const stop = other.onChange(ann, ['lists'], there)
    one.onChange(bob, ['lists'], elsewhere)
    one.onChange(ann, ['pad'], elsewhere)
    await one.change(ann, [list('1')], put(1))
    expect([here, there, elsewhere].map(({ mock }) => mock.calls.length)).toEqual([1, 1, 0])
    stop()
    await one.change(ann, [list('1')], put(2))
    expect([here, there].map(({ mock }) => mock.calls.length)).toEqual([2, 1])
  })

  test('S12 what is heard and is no message of ours changes nothing', () => {
    const { tab, tabs } = browser()
    const heard = vi.fn<() => void>()
    tab().onChange(ann, ['lists'], heard)
    fc.assert(fc.property(fc.anything(), (message) => tabs.forEach((hear) => hear(message))))
    expect(heard).not.toHaveBeenCalled()
  })

  test('R5 where storage is forbidden, and with it the channel, records are kept in the tab and nothing breaks', async () => {
    const Forbidden = function Forbidden() {
      throw new DOMException('The operation is insecure.', 'SecurityError')
    }
    const window = { indexedDB: undefined, IDBKeyRange: FakeRange, BroadcastChannel: Forbidden } as unknown as Window
    const alone = recordsOf(window)
    const stop = alone.onChange(ann, ['lists'], () => undefined)
    expect(await alone.change(ann, [{ kind: 'lists', id: 'a' }], () => ['kept'])).toBe(false)
    expect((await alone.all(ann, 'lists')).records).toEqual([{ id: 'a', value: 'kept' }])
    stop()
  })

  test('R24 tabs of a real browser hear of each other over a channel of our own', async () => {
    const window = { indexedDB: new FakeFactory(), IDBKeyRange: FakeRange, BroadcastChannel } as unknown as Window
    const [one, other] = [recordsOf(window), recordsOf(window)]
    const heard = vi.fn<() => void>()
    const stops = [one, other].map((records) => records.onChange(ann, ['lists'], heard))
    await one.change(ann, [list('1')], put(1))
    await vi.waitFor(() => expect(heard).toHaveBeenCalledTimes(2))
    stops.forEach((stop) => stop())
    await one.change(ann, [list('1')], put(2))
    const old = recordsOf({ indexedDB: undefined } as unknown as Window)
    old.onChange(ann, ['lists'], heard)
    expect(await old.change(ann, [list('1')], put(1))).toBe(false)
    expect(heard).toHaveBeenCalledTimes(3)
  })

  test('C-122 a buyer is counted and forgotten, others stay', async () => {
    const { tab } = browser()
    const records = tab()
    for (const owner of [ann, bob])
      await records.change(owner, [list('1'), list('2'), { kind: 'receipts', id: 'r' }], () => [1, 2, 3])
    const none = { lists: 0, listLines: 0, listFiles: 0, partNumbers: 0, pad: 0, receipts: 0, attempts: 0 }
    expect(await records.count(ann)).toEqual({ ...none, lists: 2, receipts: 1, attempts: 0 })
    await records.forget(ann)
    expect([await records.count(ann), await records.count(bob)]).toEqual([
      none,
      { ...none, lists: 2, receipts: 1, attempts: 0 },
    ])
  })
})

describe('a device that does not keep them', () => {
  test.each([
    ['none', () => undefined],
    [
      'a forbidden one',
      () => {
        throw new DOMException('denied', 'SecurityError')
      },
    ],
  ])('R5 with no database, %s, the tab goes on in memory and says so', async (_, database) => {
    const { tab } = browser()
    const records = tab(database)
    expect(await records.change(ann, [list('1')], put('A'))).toBe(false)
    expect(await records.change(ann, [list('1')], ([before]) => [`${String(before)}B`])).toBe(false)
    expect(await records.all(ann, 'lists')).toEqual({ records: [{ id: '1', value: 'AB' }], isKept: false })
    expect((await records.all(bob, 'lists')).records).toEqual([])
    await records.forget(ann)
    expect((await records.all(ann, 'lists')).records).toEqual([])
  })

  test('R5 a full device keeps the old ones; the new ones are there until the tab closes, or there is room again', async () => {
    const { tab, factory } = browser()
    let isFull = false
    const full = refusing(factory, () => isFull)
    const records = tab(() => full)
    await records.change(ann, [list('old')], put('old'))
    isFull = true
    expect(await records.change(ann, [list('new')], put('new'))).toBe(false)
    expect(await records.change(ann, [list('old')], put(undefined))).toBe(false)
    expect(await records.all(ann, 'lists')).toEqual({ records: [{ id: 'new', value: 'new' }], isKept: false })
    expect((await tab().all(ann, 'lists')).records).toEqual([{ id: 'old', value: 'old' }])
    isFull = false
    expect(await records.change(ann, [list('new')], (found) => found)).toBe(true)
    expect((await tab().all(ann, 'lists')).records.map(({ id }) => id)).toEqual(['new', 'old'])
  })

  test('R5 a database that does not open is waited for once, and used when it has opened after all', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const { tab, factory } = browser()
    const asked: (() => void)[] = []
    const silent = {
      open: () => ({ addEventListener: (kind: string, hear: () => void) => kind === 'error' && asked.push(hear) }),
    }
    let known: unknown = silent
    const records = tab(() => known as IDBFactory)
    const first = records.change(ann, [list('1')], put('A'))
    await vi.advanceTimersByTimeAsync(10_000)
    expect(await first).toBe(false)
    vi.useRealTimers()
    // No timer runs that could end a second wait.
    expect(await records.all(ann, 'lists')).toEqual({ records: [{ id: '1', value: 'A' }], isKept: false })
    expect(asked).toHaveLength(1)
    known = factory
    asked.forEach((tell) => tell())
    await noted()
    expect(await records.change(ann, [list('1')], (found) => found)).toBe(true)
    expect((await tab().all(ann, 'lists')).records).toEqual([{ id: '1', value: 'A' }])
  })

  test('R4 a database without a place for records, or of a later portal, is opened all the same', async () => {
    const { tab, factory } = browser()
    await new Promise<void>((resolve) => {
      const request = factory.open('tradepost', 7)
      request.onsuccess = () => {
        request.result.close()
        resolve()
      }
    })
    expect(await tab().change(ann, [list('1')], put(1))).toBe(true)
    expect((await tab().all(ann, 'lists')).records).toHaveLength(1)
  })

  test('R27 a database that the browser closes is opened anew', async () => {
    const { tab, factory } = browser()
    const records = tab()
    await records.change(ann, [list('1')], put(1))
    // Another tab with a later portal changes the database: this one lets go of it.
    await new Promise<void>((resolve) => {
      const request = factory.open('tradepost', 2)
      request.onsuccess = () => {
        request.result.close()
        resolve()
      }
    })
    expect(await records.change(ann, [list('2')], put(2))).toBe(true)
    expect((await records.all(ann, 'lists')).records).toHaveLength(2)
  })
})
