// @vitest-environment node
import { IDBFactory, IDBKeyRange } from 'fake-indexeddb'
import { createActor, waitFor, type AnyActorLogic, type OutputFrom } from 'xstate'
import { describe, expect, test } from 'vitest'
import { recordsOf } from '../../src/api/browser/records'
import type { TextStore } from '../../src/api/browser/storage'
import { listPorts } from '../../src/app-lists'
import type { ListsFound } from '../../src/machines/ordering/lists.types'
import type { ListChange } from '../../src/machines/rules/list-changes'
import { listLineOf } from '../../src/machines/rules/lists'
import { line } from '../rules/samples'
import { collectingParent, noted } from '../support/machine'
import { fileWords } from '../support/file-words'

const owner = { tenantCode: 'ACME', email: 'ann@acme.test' }
const draft = (id: string, email = owner.email) => ({
  id,
  name: `Draft ${id}`,
  savedAt: `2026-01-0${id}T10:00:00.000Z`,
  tenantCode: 'ACME',
  email,
  lines: [line(3, {}, 'note')],
})

/** Tabs of one browser: one local storage, one database. */
const browser = (drafts: readonly unknown[] = [], hasDatabase = true) => {
  const texts = new Map([['drafts', JSON.stringify(drafts)]])
  const tabs = new Set<() => void>()
  const store: TextStore = {
    read: (key) => texts.get(key) ?? null,
    write: (key, value) => void texts.set(key, value),
    remove: (key) => void texts.delete(key),
    onOtherTab: (_, hear) => {
      const tell = () => hear(null)
      tabs.add(tell)
      return () => void tabs.delete(tell)
    },
  }
  const window = {
    indexedDB: hasDatabase ? new IDBFactory() : undefined,
    IDBKeyRange,
  } as unknown as Window
  const tab = () => {
    const ports = listPorts({ window, store, say: fileWords('en') }, recordsOf(window))
    const { parent, told } = collectingParent<ListsFound>()
    const listening = createActor(ports.storedLists, { parent, input: owner }).start()
    const ask = async <TLogic extends AnyActorLogic>(logic: TLogic, input: unknown): Promise<OutputFrom<TLogic>> => {
      const actor = createActor(logic as AnyActorLogic, { input }).start()
      return (await waitFor(actor, ({ status }) => status !== 'active')).output as OutputFrom<TLogic>
    }
    return {
      told,
      change: (change: ListChange) => ask(ports.changeList, { owner, change }),
      read: (id: string) => ask(ports.readList, { owner, id }),
      stop: () => parent.stop(),
      listening,
    }
  }
  /** Resolves when storage has come to rest. */
  const rested = async () => {
    for (let round = 0; round < 60; round += 1) await noted()
  }
  return { tab, rested, drafts: () => JSON.parse(texts.get('drafts') ?? 'null') as unknown, write: store.write, tabs }
}
const names = (found: ListsFound | undefined) => found?.heads.map(({ name }) => name)

test('LIST two lists without a name that are made in one minute have two names', async () => {
  const { tab } = browser()
  const { change } = tab()
  const made: ListChange = { kind: 'made', name: null, lines: [] }
  const [one, other] = [(await change(made)).list?.name, (await change(made)).list?.name]
  expect([one, other]).toEqual([expect.stringMatching(/^\d{4}-\d\d-\d\d \d\d:\d\d$/), expect.any(String)])
  expect(other).not.toBe(one)
})

describe('drafts of an earlier portal', () => {
  test('C-59 they become lists once, the newest first, and leave local storage; those of others stay', async () => {
    const { tab, rested, drafts } = browser([draft('1'), draft('2'), draft('3', 'bob@acme.test')])
    const one = tab()
    await rested()
    expect(names(one.told.at(-1))).toEqual(['Draft 2', 'Draft 1'])
    expect(await one.read('1')).toMatchObject({ lines: [listLineOf(line(3, {}, 'note'))], damaged: 0 })
    expect(drafts()).toEqual([draft('3', 'bob@acme.test')])
  })

  test('R24 two tabs that do it at the same time, or one that was interrupted, make one list of each', async () => {
    const { tab, rested, drafts, write } = browser([draft('1'), draft('2')])
    const tabs = [tab(), tab()]
    await rested()
    // Interrupted: the lists are there, and the drafts are still in their old place.
    write('drafts', JSON.stringify([draft('1'), draft('2')]))
    const late = tab()
    await rested()
    for (const { told } of [...tabs.slice(0, 1), late]) expect(names(told.at(-1))).toEqual(['Draft 2', 'Draft 1'])
    expect(drafts()).toBeNull()
  })

  test('R5 where the device has no database they stay drafts, are lists in this tab, and it is said', async () => {
    const { tab, rested, drafts } = browser([draft('1')], false)
    const one = tab()
    await rested()
    expect(one.told.at(-1)).toMatchObject({ heads: [{ name: 'Draft 1' }], isKept: false })
    expect(drafts()).toEqual([draft('1')])
    expect(await one.change({ kind: 'removed', id: '1' })).toMatchObject({ isKept: false, before: { id: '1' } })
    await rested()
    expect(names(one.told.at(-1))).toEqual([])
  })

  test('R4 what cannot be read is counted, and stays', async () => {
    const { tab, rested, drafts } = browser([{ ...draft('1'), lines: [] }])
    const one = tab()
    await rested()
    expect(one.told.at(-1)).toMatchObject({ heads: [], damaged: 1 })
    expect(drafts()).toHaveLength(1)
  })

  test('R24 a draft that an older tab saves is a list as soon as it is heard of', async () => {
    const { tab, rested, write, tabs } = browser()
    const one = tab()
    await rested()
    write('drafts', JSON.stringify([draft('1')]))
    tabs.forEach((hear) => hear())
    await rested()
    expect(names(one.told.at(-1))).toEqual(['Draft 1'])
  })
})

describe('lists on the device', () => {
  test('LISTS a new list is read again by the next tab, and nothing is told after the end', async () => {
    const { tab, rested } = browser()
    const one = tab()
    await rested()
    const { list } = await one.change({ kind: 'made', name: 'Van', lines: [listLineOf(line(2))] })
    await rested()
    expect(names(one.told.at(-1))).toEqual(['Van'])
    expect(await tab().read(list?.id ?? '')).toEqual({ ...list, damaged: 0 })
    expect(await one.read('nothing')).toBeNull()
    one.stop()
  })
})
