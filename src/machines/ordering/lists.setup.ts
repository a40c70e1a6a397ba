import { assign, fromCallback, sendParent, sendTo, setup } from 'xstate'
import type { NoticeGiven } from '../app.types'
import { delays } from '../delays'
import { withoutSubscriber, withSubscriber } from '../news'
import { listener, port } from '../port'
import { undoOf, wantedName, withFreeName, type ListChange, type ListOutcome } from '../rules/list-changes'
import type { ListFile, SheetAnswer } from '../rules/list-sheet'
import { wantedLines, type ListHead, type ListLine } from '../rules/lists'
import type { Notice } from '../rules/notice'
import type { Owner } from '../rules/order-attempt'
import type {
  FileQuestion,
  FilesHeld,
  ListDeed,
  ListQuestion,
  ListRead,
  ListsContext,
  ListsEvent,
  ListsFound,
  ListsNews,
  ListsRequests,
} from './lists.types'
import type { PadRowsOpened } from './pad.types'

/** What is told when a change was made to the lists; `null` where the screen shows it by itself. */
const noticeOf = (
  change: ListChange | undefined,
  { list, before, cut, summed, isKept }: ListOutcome,
): Notice | null => {
  if (!isKept) return { kind: 'listNotKept' }
  if (change?.kind === 'removed') return before && { kind: 'draftDeleted', name: before.name }
  if (list === null) return { kind: 'listGone' }
  if (change?.kind === 'restored') return { kind: 'draftRestored', name: list.name }
  if (change?.kind === 'reverted') return list === before ? { kind: 'listNotReverted', name: list.name } : null
  if (cut.length > 0) return { kind: 'listCut', name: list.name, cut, summed }
  if (change?.kind === 'added' || change?.kind === 'merged') return { kind: 'listExtended', name: list.name, summed }
  if (summed.length > 0) return { kind: 'listSummed', name: list.name, summed }
  return change?.kind === 'made' || change?.kind === 'copied' ? { kind: 'draftSaved', name: list.name } : null
}
/** What takes a change back, with what is to be said beside it; a list that could not come back can be brought back still. */
const undoIn = (change: ListChange | undefined, outcome: ListOutcome | null): ListsContext['undo'] => {
  if (outcome === null) return change?.kind === 'restored' ? [{ change, name: change.list.name, cut: [] }] : []
  const back = undoOf(change, outcome)
  return back === null ? [] : [{ change: back, name: outcome.before?.name ?? '', cut: outcome.cut }]
}
/** What can be taken back once more is to be done: deletions always, a merge until something else than a deletion is done. */
const standing = ({ undo }: Pick<ListsContext, 'undo'>, { kind }: ListChange): ListsContext['undo'] =>
  undo.filter(({ change }) => change.kind === 'restored' || kind === 'removed')
type Kept = Pick<ListsContext, 'queue' | 'heads' | 'named'>
/** A change whose name no list has, nor one that is made and not yet found. */
const free = ({ queue, heads, named }: Kept, change: ListChange): ListChange =>
  withFreeName(change, [...heads, ...named], queue)
/** The names that are taken before the device has told of them. */
const withNamed = ({ heads, named }: Kept, list: Pick<ListHead, 'id' | 'name'> | null): ListsContext['named'] => {
  if (list === null || heads.some(({ id, name }) => id === list.id && name === list.name)) return named
  return [...named.filter(({ id }) => id !== list.id), { id: list.id, name: list.name }]
}
/** What is to be done, and one thing more; a name that another list has gets a number. A new list is always shown. */
const queued = (kept: Kept & Pick<ListsContext, 'undo'>, change: ListChange) => ({
  queue: [...kept.queue, free(kept, change)],
  undo: standing(kept, change),
  ...(change.kind === 'made' && { filter: '' }),
})
const given = (notice: Notice): NoticeGiven => ({ type: 'notice.given', notice })

export const listsSetup = setup({
  types: {} as {
    context: ListsContext
    events: ListsEvent
    input: Pick<ListsContext, 'owner' | 'pad'>
    tags: 'adding' | 'undoable' | 'busy' | 'settled'
  },
  actors: {
    storedLists: listener<ListsFound, Owner>('storedLists'),
    changeList: port<ListOutcome, ListDeed>('changeList'),
    readList: port<ListRead | null, ListQuestion>('readList'),
    readListFile: port<ListFile, FileQuestion>('readListFile'),
    saveListFile: port<boolean, ListQuestion>('saveListFile'),
    heldFiles: fromCallback<FilesHeld, Owner>(() => {
      throw new Error('Port "heldFiles" was not provided.')
    }),
  },
  actions: {
    tell: sendParent((_, notice: Notice) => given(notice)),
    tellOutcome: sendParent(({ context }, outcome: ListOutcome) =>
      given(noticeOf(context.queue[0], outcome) ?? { kind: 'listGone' }),
    ),
    takeHeads: assign(({ context }, { heads, damaged, isKept }: ListsFound) => ({
      isKnown: true,
      heads,
      damaged,
      isKept,
      named: context.named.filter(({ id }) => heads.every((head) => head.id !== id)),
    })),
    queue: assign(({ context }, { change }: { change: ListChange }) => queued(context, change)),
    tellNumbered: sendParent(({ context }, { change }: { change: ListChange }) =>
      given({ kind: 'listNumbered', name: wantedName(free(context, change)) ?? '' }),
    ),
    addTo: assign(({ context }, { id }: { id: string }) => ({
      ...queued(context, { kind: 'added', id, lines: context.linesToAdd }),
      linesToAdd: [],
    })),
    joinTo: assign(({ context }, { id }: { id: string }) => ({
      ...(context.joinedId !== null && queued(context, { kind: 'merged', id, sourceId: context.joinedId })),
      joinedId: null,
    })),
    seek: assign(({ event }) => (event.type === 'list.sought' ? { search: event.text } : {})),
    filter: assign((_, { text }: { text: string }) => ({ filter: text })),
    makeOf: assign(({ context }, { name, lines }: { name: string; lines?: readonly ListLine[] }) => ({
      ...queued(context, { kind: 'made', name, lines: lines ?? context.linesToAdd }),
      linesToAdd: [],
    })),
    keepFiles: assign(({ context: { waiting } }, { files }: { files: readonly File[] }) => ({
      waiting: [...waiting, ...files],
    })),
    /** A page that is left has forgotten a file: the device keeps it until it is a list. */
    holdFiles: sendTo('heldFiles', ({ context: { file, waiting } }): FilesHeld => ({
      type: 'files.held',
      files: [...(file === null ? [] : [file]), ...waiting],
    })),
    takeFile: assign(({ context: { waiting } }) => ({ file: waiting[0] ?? null, waiting: waiting.slice(1) })),
    keepSheet: assign((_, { file }: { file: ListFile }) => ({ sheet: file.kind === 'asked' ? file : null })),
    answer: assign((_, answer: SheetAnswer) => ({ answer })),
    makeOfFile: assign(({ context }, { file }: { file: ListFile }) => {
      if (file.kind !== 'list') return {}
      const next = queued(context, { kind: 'made', name: file.name, lines: file.lines })
      const name = wantedName(next.queue.at(-1)) ?? file.name
      return { ...next, imported: file.told && { ...file.told, name } }
    }),
    tellFile: sendParent((_, { file }: { file: ListFile }) =>
      given(file.kind === 'refused' ? { kind: 'fileRefused', reason: file.reason } : { kind: 'fileUnreadable' }),
    ),
    letFileGo: assign({ sheet: null, answer: null, file: null }),
    bringBack: assign(({ context }) => ({
      queue: [...context.queue, ...context.undo.slice(-1).map(({ change }) => free(context, change))],
      undo: context.undo.slice(0, -1),
    })),
    noteDone: assign(({ context }, { outcome }: { outcome: ListOutcome | null }) => ({
      queue: context.queue.slice(1),
      named: withNamed(context, outcome?.list ?? null),
      undo: [...context.undo, ...undoIn(context.queue[0], outcome)],
    })),
    publishDone: ({ context }, { outcome }: { outcome: ListOutcome | null }) => {
      const [change] = context.queue
      if (change === undefined) return
      const news: ListsNews = { type: 'list.changed', change, outcome }
      for (const subscriber of context.subscribers) subscriber.send(news)
    },
    fillPad: sendTo(
      ({ context }) => context.pad,
      (_, { list }: { list: ListRead | null }): PadRowsOpened => ({
        type: 'rows.opened',
        source: 'list',
        name: list?.name ?? '',
        broken: list?.damaged ?? 0,
        rows: wantedLines(list?.lines ?? []),
      }),
    ),
    goToPad: sendParent({ type: 'navigation.requested', to: '/order-pad' } satisfies ListsRequests),
    publishFound: ({ context }) => {
      for (const subscriber of context.subscribers) subscriber.send({ type: 'lists.changed' })
    },
    join: assign(({ context }, joining: Parameters<typeof withSubscriber<ListsNews>>[1]) => ({
      subscribers: withSubscriber(context.subscribers, joining),
    })),
    leave: assign(({ context }, leaving: Parameters<typeof withoutSubscriber<ListsNews>>[1]) => ({
      subscribers: withoutSubscriber(context.subscribers, leaving),
    })),
  },
  delays: { telling: delays.telling },
  guards: {
    hasMore: ({ context }) => context.queue.length > 0,
    isTaken: ({ context }, { change }: { change: ListChange }) =>
      change.kind === 'renamed' && free(context, change) !== change,
    isUndoable: ({ context }) => context.undo.length > 0,
    isWorthTelling: ({ context }, outcome: ListOutcome) => noticeOf(context.queue[0], outcome) !== null,
    isSheetOpen: (_, { file }: { file: ListFile }) => file.kind === 'asked',
    hasSheetLines: (_, { file }: { file: ListFile }) => file.kind === 'list',
    /** What was told of the file before is read first. */
    hasFile: ({ context: { waiting, imported } }) => waiting.length > 0 && imported === null,
    isSettled: ({ context }) => context.queue.length === 0,
    hasOwnLines: (_, { list }: { list: ListRead | null }) => (list?.lines.length ?? 0) > 0,
    isThere: (_, { list }: { list: ListRead | null }) => list !== null,
    isDone: (_, { isDone }: { isDone: boolean }) => isDone,
    hasLines: (_, { lines }: { lines: readonly ListLine[] }) => lines.length > 0,
  },
})
