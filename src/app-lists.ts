import { fromPromise } from 'xstate'
import { createJsonStore } from './api/browser/json-store'
import { deviceKeys } from './api/browser/device-keys'
import { freshKey } from './api/browser/fresh-key'
import type { RecordId, Records } from './api/browser/records'
import { saveTable } from './api/browser/table-file'
import { numbersOf } from './app-numbers'
import { recordOwner, type Ports } from './app-ports'
import { heldFilesOver } from './machines/ordering/held-late'
import type { FileQuestion, ListDeed, ListQuestion, ListRead, ListsFound } from './machines/ordering/lists.types'
import { listening } from './machines/port'
import { localDay } from './machines/rules/local-day'
import {
  changedLists,
  freeName,
  idsOf,
  listsFromDrafts,
  readList,
  storedList,
  wantedName,
  withoutMoved,
  type ListChange,
  type ListOutcome,
  type ListStamp,
} from './machines/rules/list-changes'
import { fileName, fileRows } from './machines/rules/list-file'
import type { ListFile } from './machines/rules/list-sheet'
import { newestFirst, readHead } from './machines/rules/lists'
import type { Owner } from './machines/rules/order-attempt'

const recordsFor = (id: string): readonly RecordId[] => [
  { kind: 'lists', id },
  { kind: 'listLines', id },
]
/** The moment, and the name of a list to which nobody gave one. */
const stamp = (): ListStamp => {
  const now = new Date()
  return {
    id: freshKey(),
    name: `${localDay(now)} ${now.toTimeString().slice(0, 5)}`,
    savedAt: now.toISOString(),
  }
}

/** The ports of everything that works with lists, over the records of this device. */
export const listPorts = ({ window, store, say }: Pick<Ports, 'window' | 'store' | 'say'>, records: Records) => {
  const drafts = createJsonStore(store, deviceKeys.drafts)

  /** Two lists without a name that are made in one minute are told apart as well. */
  const freshStamp = async (owner: Owner, wanted: ListChange): Promise<ListStamp> => {
    const made = stamp()
    if (wanted.kind !== 'made' || wantedName(wanted) !== null) return made
    const { records: found } = await records.all(recordOwner(owner), 'lists')
    const taken = found.flatMap(({ id, value }) => readHead(id, value)?.name ?? [])
    return taken.includes(made.name) ? { ...made, name: freeName(made.name, taken) } : made
  }
  const change = async ({ owner, change: wanted }: ListDeed): Promise<ListOutcome> => {
    const made = await freshStamp(owner, wanted)
    const { target, source } = idsOf(wanted, made)
    const outcomes: Omit<ListOutcome, 'isKept'>[] = []
    const isKept = await records.change(
      recordOwner(owner),
      [...recordsFor(target), ...(source === target ? [] : recordsFor(source))],
      ([head, lines, ...others]) => {
        const found = { head, lines }
        const other = source === target ? found : { head: others[0], lines: others[1] }
        const outcome = changedLists(wanted, made, { target: found, source: other })
        // A device that refuses is asked again for memory: what came last holds.
        outcomes.unshift(outcome)
        const { list, before } = outcome
        const isUntouched = list === before && (list !== null || wanted.kind !== 'removed')
        if (isUntouched) return [head, lines, ...others]
        const kept = list === null ? { head: undefined, lines: undefined } : storedList(list)
        return [kept.head, kept.lines, ...others]
      },
    )
    return { list: null, before: null, cut: [], summed: [], ...outcomes[0], isKept }
  }

  /** Drafts of an earlier portal become lists under their own ids, so that doing it twice, or in two tabs, makes one of each. */
  const moveDrafts = async (owner: Owner, tried: Set<string>): Promise<number> => {
    const { lists, damaged } = listsFromDrafts(drafts.read(), owner)
    const moved: string[] = []
    for (const list of lists) {
      // One that the device did not keep is a list in this tab, and stays a draft on the device.
      if (tried.has(list.id)) continue
      tried.add(list.id)
      const { isKept } = await change({ owner, change: { kind: 'restored', list } })
      if (isKept) moved.push(list.id)
    }
    // A draft leaves its old place only when its list is on the device; what another tab wrote meanwhile stays.
    if (moved.length > 0) {
      const left = withoutMoved(drafts.read(), owner, moved)
      if (left === null) drafts.remove()
      else drafts.write(left)
    }
    return damaged
  }

  const look = async (owner: Owner, tried: Set<string>): Promise<ListsFound> => {
    const unmoved = await moveDrafts(owner, tried)
    const { records: found, isKept } = await records.all(recordOwner(owner), 'lists')
    const heads = found.map(({ id, value }) => readHead(id, value))
    const readable = heads.filter((head) => head !== null)
    return {
      type: 'lists.found',
      heads: newestFirst(readable),
      damaged: unmoved + heads.length - readable.length,
      isKept,
    }
  }

  const read = async ({ owner, id }: ListQuestion): Promise<ListRead | null> => {
    const [head, lines] = await records.read(recordOwner(owner), recordsFor(id))
    return readList(id, { head, lines })
  }

  return {
    storedLists: listening<ListsFound, Owner>((tell, owner) => {
      const stopped = new AbortController()
      const tried = new Set<string>()
      const hear = () => {
        void look(owner, tried).then((found) => (stopped.signal.aborted ? undefined : tell(found)))
      }
      const stops = [records.onChange(recordOwner(owner), ['lists'], hear), drafts.onOtherTab(hear)]
      hear()
      return () => {
        stopped.abort()
        stops.forEach((stop) => stop())
      }
    }),
    readList: fromPromise<ListRead | null, ListQuestion>(({ input }) => read(input)),
    changeList: fromPromise<ListOutcome, ListDeed>(({ input }) => change(input)),
    heldFiles: heldFilesOver(
      async (owner) => (await records.all(recordOwner(owner), 'listFiles')).records.length > 0,
      async (owner, tell) => (await import('./app-files')).keepFiles(window, records, owner, tell),
    ),
    readListFile: fromPromise<ListFile, FileQuestion>(async ({ input }) => {
      const { readListFile } = await import('./app-files')
      return readListFile(input)
    }),
    saveListFile: fromPromise<boolean, ListQuestion>(async ({ input }) => {
      const list = await read(input)
      if (list !== null)
        await saveTable(window, fileName(list.name), fileRows(list.lines, say, await numbersOf(records, input.owner)))
      return list !== null
    }),
  }
}
