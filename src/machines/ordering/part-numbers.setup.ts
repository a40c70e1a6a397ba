import { assign, enqueueActions, sendParent, sendTo, setup } from 'xstate'
import type { NoticeGiven } from '../app.types'
import { delays } from '../delays'
import { withoutSubscriber, withSubscriber, type Recipient } from '../news'
import { listener, port } from '../port'
import type { Notice } from '../rules/notice'
import type { Owner } from '../rules/order-attempt'
import { numberKey, partFor, type NumberChange, type OwnNumber } from '../rules/part-numbers'
import type {
  LastChange,
  NumberDeed,
  NumberFile,
  NumbersChanged,
  NumbersFound,
  NumbersTold,
  PartNumbersContext,
  PartNumbersEvent,
} from './part-numbers.types'

const refusals = { full: 'numbersFull', incomplete: 'numberIncomplete', tooLong: 'numberTooLong' } as const
/** What is told of a change: by hand one number comes, or is refused, at a time. */
const noticeOf = (change: NumberChange | undefined, { problems, isKept }: NumbersChanged): Notice | null => {
  const [problem] = problems
  if (!isKept) return { kind: 'listNotKept' }
  // The screen says what came of a file.
  if (change?.kind === 'added' && change.isFile) return null
  if (problem?.kind === 'taken') return { kind: 'numberTaken', own: problem.own, part: problem.partNumber }
  if (problem !== undefined) return { kind: refusals[problem.kind] }
  const [entry, ...more] = change?.kind === 'added' ? change.entries : []
  return entry && more.length === 0 ? { kind: 'numberRemembered', own: entry.own, part: entry.partNumber } : null
}
/** What the screen says of a change: of a removal, and of a file. */
const lastOf = (
  change: NumberChange | undefined,
  outcome: Omit<LastChange, 'removed' | 'heads'>,
  { untaken, heads }: Pick<PartNumbersContext, 'untaken' | 'heads'>,
): Partial<PartNumbersContext> => {
  if (change?.kind === 'removed') return { last: { ...outcome, removed: change.own, heads: null } }
  if (change?.kind !== 'added' || !change.isFile) return {}
  return {
    last: { ...outcome, problems: [...outcome.problems, ...untaken], removed: null, heads },
    untaken: [],
    heads: null,
  }
}
const numbersTold = ({ numbers }: PartNumbersContext): NumbersTold => ({ type: 'numbers.changed', numbers })
const given = (notice: Notice): NoticeGiven => ({ type: 'notice.given', notice })

export const partNumbersSetup = setup({
  types: {} as {
    context: PartNumbersContext
    events: PartNumbersEvent
    input: { readonly owner: Owner }
    tags: 'busy' | 'looking' | 'settled'
  },
  actors: {
    storedNumbers: listener<NumbersFound, Owner>('storedNumbers'),
    changeNumbers: port<NumbersChanged, NumberDeed>('changeNumbers'),
    readNumberFile: port<NumberFile, { file: File }>('readNumberFile'),
    saveNumberFile: port<void, { numbers: readonly OwnNumber[] }>('saveNumberFile'),
  },
  actions: {
    tell: sendParent((_, notice: Notice) => given(notice)),
    tellOutcome: sendParent(({ context }, outcome: NumbersChanged) =>
      given(noticeOf(context.queue[0], outcome) ?? { kind: 'listNotKept' }),
    ),
    queue: assign(({ context }, { change }: { change: NumberChange }) => ({
      queue: [...context.queue, change],
      last: null,
    })),
    queueFile: assign(({ context }, { file }: { file: NumberFile }) => {
      if (file.kind === 'refused') return {}
      const change = { kind: 'added' as const, entries: file.entries, isFile: true as const }
      return { queue: [...context.queue, change], untaken: file.untaken, heads: file.heads, last: null }
    }),
    takeBack: assign(({ context: { queue, last } }) => ({
      queue: last?.undo ? [...queue, last.undo] : queue,
      last: null,
    })),
    noteDone: assign(({ context: { queue, untaken, heads } }, { problems, added, known, undo }: NumbersChanged) => ({
      queue: queue.slice(1),
      ...lastOf(queue[0], { problems, added, known, undo }, { untaken, heads }),
    })),
    note: assign((_, { numbers, damaged, isKept }: NumbersFound) => ({ numbers, damaged, isKept })),
    publish: enqueueActions(({ context, enqueue }) => {
      for (const subscriber of context.subscribers) enqueue.sendTo(subscriber, numbersTold(context))
    }),
    welcome: sendTo(
      (_, { subscriber }: { subscriber: Recipient<NumbersTold> }) => subscriber,
      ({ context }) => numbersTold(context),
    ),
    join: assign(({ context }, joining: { subscriber: Recipient<NumbersTold> }) => ({
      subscribers: withSubscriber(context.subscribers, joining),
    })),
    leave: assign(({ context }, leaving: { subscriber: Recipient<NumbersTold> }) => ({
      subscribers: withoutSubscriber(context.subscribers, leaving),
    })),
    nextInQueue: assign(({ context }) => ({ queue: context.queue.slice(1) })),
  },
  guards: {
    hasMore: ({ context }) => context.queue.length > 0,
    isUnknown: ({ context }, { text }: { text: string }) =>
      numberKey(text) !== '' && partFor(context.numbers, text) === null,
    isMissed: ({ context }) => context.missed !== null,
    isWorthTelling: ({ context }, outcome: NumbersChanged) => noticeOf(context.queue[0], outcome) !== null,
    isRefused: (_, { file }: { file: NumberFile }) => file.kind === 'refused',
    isReadable: (_, { file }: { file: NumberFile }) => file.kind === 'numbers' && file.entries.length > 0,
    isUndoable: ({ context: { last } }) => last?.undo != null,
  },
  delays: { telling: delays.telling },
})
