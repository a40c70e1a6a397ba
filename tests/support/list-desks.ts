import { createActor, fromCallback, SimulatedClock } from 'xstate'
import { listsMachine } from '../../src/machines/ordering/lists.machine'
import type {
  FilesFound,
  FileQuestion,
  FilesHeld,
  ListDeed,
  ListQuestion,
  ListRead,
  ListsEvent,
  ListsFound,
  ListsRequests,
} from '../../src/machines/ordering/lists.types'
import type { PadRowsOpened } from '../../src/machines/ordering/pad.types'
import { listening } from '../../src/machines/port'
import type { ListOutcome } from '../../src/machines/rules/list-changes'
import { fileOf, type ListFile } from '../../src/machines/rules/list-sheet'
import { bareLine, listOf } from '../../src/machines/rules/lists'
import { collectingParent, question, recipient, record } from './machine'

/** What the tests reach. */
export const recorder = record(listsMachine)
export const owner = { tenantCode: 'ACME', email: 'buyer@acme.test' }
export const lines = [bareLine('CB-120', 6)]
/** A list of one line. */
export const weekly = listOf({ id: 'a', name: 'Weekly', savedAt: '2026-03-01T10:00:00.000Z' }, lines)
/** It is kept as asked. */
export const outcome = (patch: Partial<ListOutcome> = {}): ListOutcome => ({
  list: weekly,
  before: null,
  cut: [],
  summed: [],
  isKept: true,
  ...patch,
})

/** The lists of a buyer; every port is answered by hand. */
export const start = () => {
  const changing = question<ListOutcome, ListDeed>()
  const readingFile = question<ListFile, FileQuestion>()
  const writing = question<boolean, ListQuestion>()
  const reading = question<ListRead | null, ListQuestion>()
  const pad = recipient<PadRowsOpened>()
  const clock = new SimulatedClock()
  const { parent, told } = collectingParent<ListsRequests>({ inspect: recorder.inspect, clock })
  let find: (news: ListsFound) => void = () => undefined
  let findFiles: (files: readonly File[]) => void = () => undefined
  /** The names of the files that were to be kept, each time. */
  const held: string[][] = []
  const logic = listsMachine.provide({
    actors: {
      storedLists: listening<ListsFound, typeof owner>((tell) => {
        find = tell
        return () => undefined
      }),
      changeList: changing.logic,
      readList: reading.logic,
      readListFile: readingFile.logic,
      saveListFile: writing.logic,
      heldFiles: fromCallback<FilesHeld, typeof owner>(({ sendBack, receive }) => {
        findFiles = (files) => sendBack({ type: 'files.found', files } satisfies FilesFound)
        receive(({ files }) => held.push(files.map(({ name }) => name)))
      }),
    },
  })
  const actor = createActor(logic, { parent, input: { owner, pad: pad.ref } }).start()
  return {
    actor,
    clock,
    changing,
    reading,
    readingFile,
    writing,
    find: (patch: Partial<ListsFound> = {}) =>
      find({ type: 'lists.found', heads: [weekly], damaged: 0, isKept: true, ...patch }),
    /** The buyer says something of the sheet that is asked about, and it is read on. */
    say: async (said: Extract<ListsEvent, { type: 'column.chosen' | 'number.read' }>) => {
      actor.send(said)
      const { open, answer } = readingFile.last().input
      if (open === null) throw new Error('Nothing was asked.')
      await readingFile.answer(fileOf(open, answer))
    },
    findFiles: (...files: readonly File[]) => findFiles(files),
    /** The names of the files that are to be kept now. */
    held: () => held.at(-1),
    now: () => actor.getSnapshot(),
    notices: () => told.flatMap((news) => (news.type === 'notice.given' ? [news.notice] : [])),
    moves: () => told.flatMap((news) => (news.type === 'notice.given' ? [] : [news.to])),
    opened: () => pad.heard.filter(({ type }) => type === 'rows.opened'),
    asked: () => changing.calls.map(({ input }) => input.change),
  }
}
