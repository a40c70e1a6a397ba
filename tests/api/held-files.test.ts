// @vitest-environment node
import { IDBFactory, IDBKeyRange } from 'fake-indexeddb'
import { createActor, forwardTo, setup } from 'xstate'
import { expect, test, vi } from 'vitest'
import { recordsOf } from '../../src/api/browser/records'
import type { TextStore } from '../../src/api/browser/storage'
import { listPorts } from '../../src/app-lists'
import { recordOwner } from '../../src/app-ports'
import type { FilesFound, FilesHeld } from '../../src/machines/ordering/lists.types'
import { largestSheet } from '../../src/machines/rules/pad-bytes'
import { fileWords } from '../support/file-words'
import { browserLocks } from '../support/browser-locks'
import { noted } from '../support/machine'

const ann = { tenantCode: 'ACME', email: 'ann@acme.test' }
const bob = { ...ann, email: 'bob@acme.test' }
const monday = new File(['HB-100\t1.000'], 'Monday.csv')
const tuesday = new File(['HB-110\t2.000'], 'Tuesday.csv')

const store: TextStore = {
  read: () => null,
  write: () => undefined,
  remove: () => undefined,
  onOtherTab: () => () => undefined,
}

/** The pages of one browser: one database, one set of locks. */
const browser = () => {
  const window = {
    indexedDB: new IDBFactory(),
    IDBKeyRange,
    navigator: { locks: browserLocks().locks },
  } as unknown as Window
  const records = recordsOf(window)
  const page = (owner = ann) => {
    const told: FilesFound[] = []
    const lists = setup({
      types: {} as { events: FilesFound | FilesHeld },
      actors: { heldFiles: listPorts({ window, store, say: fileWords('en') }, recordsOf(window)).heldFiles },
    }).createMachine({
      invoke: { src: 'heldFiles', id: 'heldFiles', input: owner },
      on: {
        'files.held': { actions: forwardTo('heldFiles') },
        'files.found': { actions: ({ event }) => void told.push(event) },
      },
    })
    const actor = createActor(lists).start()
    return {
      hold: (...files: readonly File[]) => actor.send({ type: 'files.held', files }),
      found: () => told.flatMap(({ files }) => files),
      leave: () => actor.stop(),
    }
  }
  const stored = async (owner = ann) =>
    (await records.all(recordOwner(owner), 'listFiles')).records.map(({ value }) => value)
  const kept = (count: number) => vi.waitFor(async () => expect(await stored()).toHaveLength(count))
  /** Resolves when storage and turns have come to rest. */
  const rested = async () => {
    for (let round = 0; round < 60; round += 1) await noted()
  }
  return { page, kept, stored, rested, records }
}

test('LISTS a page that is opened later gets what one that is gone had not made lists of, name and bytes', async () => {
  const { page, kept } = browser()
  const first = page()
  first.hold(monday, tuesday)
  await kept(1)
  first.leave()
  const second = page()
  await vi.waitFor(() => expect(second.found()).toHaveLength(2))
  expect(second.found().map(({ name }) => name)).toEqual(['Monday.csv', 'Tuesday.csv'])
  expect(await second.found()[0]?.text()).toBe('HB-100\t1.000')
  // They are its own now.
  await kept(1)
  second.hold()
  await kept(0)
})

test('LISTS a page that is there keeps its files for itself; of two others one gets them when it is gone', async () => {
  const { page, kept, rested } = browser()
  const first = page()
  first.hold(monday)
  await kept(1)
  const [second, third] = [page(), page()]
  await rested()
  expect([second.found(), third.found()]).toEqual([[], []])
  first.leave()
  await vi.waitFor(() => expect([...second.found(), ...third.found()]).toHaveLength(1))
  await rested()
  expect([...second.found(), ...third.found()]).toHaveLength(1)
  await kept(1)
})

test('C-122 nobody else gets them, and a logout leaves none', async () => {
  const { page, kept, stored, rested, records } = browser()
  const first = page()
  first.hold(monday)
  await kept(1)
  await records.forget(recordOwner(ann))
  first.leave()
  const [other, same] = [page(bob), page()]
  await rested()
  expect([other.found(), same.found(), await stored(), await stored(bob)]).toEqual([[], [], [], []])
})

test('LISTS a file that is too large, or that cannot be read, is not kept; the others are', async () => {
  const { page, kept, stored } = browser()
  const huge = Object.defineProperty(new File(['x'], 'huge.csv'), 'size', { value: largestSheet + 1 })
  const gone = Object.defineProperty(new File(['x'], 'gone.csv'), 'arrayBuffer', {
    value: () => Promise.reject(new Error('gone')),
  })
  page().hold(huge, gone, monday)
  await kept(1)
  expect(await stored()).toMatchObject([[{ name: 'Monday.csv' }]])
})

test('LISTS a record that is damaged makes no file', async () => {
  const { page, kept, records } = browser()
  const bytes = await monday.arrayBuffer()
  await records.change(recordOwner(ann), [{ kind: 'listFiles', id: 'x' }], () => [
    ['?', { name: 'no bytes' }, { name: 'Monday.csv', bytes }],
  ])
  await kept(1)
  const first = page()
  await vi.waitFor(() => expect(first.found().map(({ name }) => name)).toEqual(['Monday.csv']))
})
