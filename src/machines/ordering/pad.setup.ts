import { lookupKey } from '../rules/pad-lookups'
import { assign, enqueueActions, fromCallback, sendParent, sendTo, setup } from 'xstate'
import type { AppNews } from '../app.types'
import { delays } from '../delays'
import { subscription } from '../news'
import { listener, port } from '../port'
import { matchRoute } from '../rules/access'
import { firstShort, padLines } from '../rules/pad-adding'
import { quantitiesIn } from '../rules/cart-column'
import { countsOf } from '../rules/pad-counts'
import { fieldOf, nextProblem } from '../rules/pad-judge'
import type { Lookup } from '../rules/pad-matching'
import { newNames, weighedParts } from '../rules/pad-namesakes'
import { isReadable } from '../rules/pad-kept'
import { roomIn, writtenRows, type PadField } from '../rules/pad-rows'
import type { KeptPad } from '../rules/pad-storage'
import { tickOf } from '../rules/pad-ticks'
import { ownTable } from '../rules/part-numbers'
import { productName } from '../rules/cart'
import { maximumOf } from '../rules/quantity'
import type { CartChanged } from './cart.types'
import {
  fixed,
  goodRows,
  heldRows,
  neighbour,
  pointing,
  saying,
  takenAway,
  takenIn,
  undone,
  wantedAdded,
} from './pad.changes'
import { countsRead, isGoing, judgedOf, unaskedIn } from './pad.judged'
import { fileRead, refused, sheetAdded } from './pad.sheets'
import { differenceNow } from './pad.shown'
import { checkedSaid, isSettled, rowsSaid, watching } from './pad.watched'
import { padLookupMachine } from './pad-lookup.machine'
import type { PadStoreEvent, PadStoreNews } from './pad-store'
import type { NumbersTold } from './part-numbers.types'
import type {
  PadContext,
  PadEvent,
  PadInput,
  PadLookupNews,
  PadNews,
  PadPageNews,
  PadSource,
  PadWord,
  ProblemSought,
  RowsAdded,
  RowSought,
  RowsTaken,
  SheetRead,
} from './pad.types'

const mostAtOnce = 6
/** So many failures in a row, and nobody is asked any more before the buyer wants it or the network returns. */
const mostFailures = 6
const isPadPath = (pathname: string): boolean => matchRoute(pathname)?.name === 'orderPad'
const childId = (key: string): string => `part ${key}`
const withKnown = ({ known }: PadContext, key: string, lookup: Lookup): PadContext['known'] =>
  new Map(known).set(key, lookup)
/** What goes to the cart now. */
const goingLines = (context: PadContext) => padLines(context.rows, judgedOf(context), isGoing(context))
type HoldGiven = Extract<PadStoreNews, { type: 'hold.given' }>

/** The words that the pad's chart is written in: actions, guards and their parameters. */
export const padSetup = setup({
  types: {} as {
    context: PadContext
    events: PadEvent
    input: PadInput
    tags: 'opening' | 'reading' | 'checking' | 'slow' | 'stalled' | 'notKept' | 'narrow'
  },
  actors: {
    appNews: subscription<AppNews>(),
    cartNews: subscription<CartChanged>(),
    numbersNews: subscription<NumbersTold>(),
    padStore: fromCallback<PadStoreEvent, { readonly owner: PadContext['owner'] }>(() => {
      throw new Error('Port "padStore" was not provided.')
    }),
    padPage: listener<PadPageNews>('padPage'),
    readSheet: port<SheetRead, { readonly source: PadSource; readonly room: number }>('readSheet'),
    copyText: port<void, { readonly text: string }>('copyText'),
    lookup: padLookupMachine,
  },
  actions: {
    tell: sendParent((_, news: PadNews) => news),
    say: assign(({ context }, word: PadWord) => saying(context, word)),
    handOver: sendTo('padStore', ({ context: { rows, rest } }): PadStoreEvent => ({
      type: 'pad.saved',
      pad: { rows: writtenRows(rows), rest },
    })),
    keepHanded: assign(({ context: { rows, rest } }) => ({ handed: { rows, rest } })),
    takeIn: assign(({ context }, { pad, mark }: { pad: KeptPad; mark: string }) => takenIn(context, pad, mark)),
    askMore: enqueueActions(({ context, enqueue }) => {
      const parts = unaskedIn(context).slice(0, mostAtOnce - context.checking.length)
      const weighed = weighedParts(context.weighed, context.own)
      for (const part of parts) {
        const input = { code: context.owner.tenantCode, ...part }
        enqueue.spawnChild('lookup', { id: childId(lookupKey(part)), input })
      }
      enqueue.assign({
        checking: [...context.checking, ...parts.map(lookupKey)],
        // What is looked up for the page of own numbers is no news of the rows.
        asked: context.asked + parts.filter(({ part }) => !weighed.includes(part)).length,
      })
    }),
    stopAsking: enqueueActions(({ context, enqueue }) => {
      for (const key of context.checking) enqueue.stopChild(childId(key))
      enqueue.assign({ checking: [], asked: 0 })
    }),
    knowNumbers: assign((_, { numbers }: NumbersTold) => ({ own: ownTable(numbers) })),
    weighNumbers: assign(({ context: { own, weighed } }, { numbers }: NumbersTold) => ({
      weighed: [...new Set([...weighed, ...newNames(own, numbers)])],
      own: ownTable(numbers),
    })),
    learn: assign(({ context }, { key, lookup }: Extract<PadLookupNews, { type: 'part.answered' }>) => ({
      known: withKnown(context, key, lookup),
      checking: context.checking.filter((one) => one !== key),
      failures: 0,
    })),
    readCounts: assign(({ context }) => ({ rows: countsRead(context) })),
    noteFailure: assign(({ context }, { key, isOffline }: Extract<PadLookupNews, { type: 'part.failed' }>) => ({
      known: withKnown(context, key, { kind: 'failed', isOffline }),
      checking: context.checking.filter((one) => one !== key),
      failures: context.failures + 1,
    })),
    failOpen: assign(({ context }, { isOffline }: { isOffline: boolean }) => ({
      known: new Map([
        ...context.known,
        ...unaskedIn({ ...context, checking: [] }).map(
          (part) => [lookupKey(part), { kind: 'failed', isOffline }] as const,
        ),
      ]),
    })),
    forgetFailures: assign(({ context: { known } }) => ({
      known: new Map([...known].filter(([, { kind }]) => kind !== 'failed')),
      failures: 0,
    })),
    forgetKnown: assign({ known: new Map(), failures: 0 }),
    sayChecked: assign(({ context }) => checkedSaid(context)),
    sayRows: assign(({ context }) => rowsSaid(context)),
    watch: assign(({ context }, { id }: { id: string }) => watching(context, id)),
    fix: assign(({ context }, { id }: { id: string }) => {
      const fix = judgedOf(context).find((one) => one.id === id)?.fix
      return fix ? fixed(context, id, fix) : {}
    }),
    undo: assign(({ context }) => undone(context)),
    pointAtNeighbour: assign(({ context }, { id, field, to }: RowSought) => {
      const row = neighbour(context, id, to)
      // A row without a part number begins there.
      return pointing(context, row?.id ?? id, row?.part.trim() === '' ? 'part' : field)
    }),
    pointAtProblem: assign(({ context }, { from, isBack = false }: ProblemSought) => {
      const problem = nextProblem(judgedOf(context), from, isBack)
      if (problem === null) return saying(context, { kind: 'noProblem' })
      return {
        ...pointing(context, problem.id, fieldOf(problem)),
        ...(problem.id === from && saying(context, { kind: 'noOtherProblem' })),
      }
    }),
    // Of several files each reason stays that is given.
    keepIncoming: assign(({ context: { inbox, refusal } }, source: PadSource) => ({
      inbox: [...inbox, source],
      refusal: inbox.length === 0 ? null : refusal,
    })),
    dropIncoming: assign(({ context }) => ({ inbox: context.inbox.slice(1) })),
    addSheet: assign(({ context }, { read }: { read: SheetRead }) => {
      const source = context.inbox[0]
      return read.kind === 'sheet' ? sheetAdded(context, read, source?.kind === 'rest' ? source.waiting : null) : {}
    }),
    addWanted: assign(({ context }) => {
      const source = context.inbox[0]
      return source?.kind === 'rows' ? wantedAdded(context, source) : {}
    }),
    refuse: assign(({ context }, { read }: { read: SheetRead }) => refused(context, read)),
    refuseUnopened: assign(({ context }) => ({ refusal: 'unopened', refusedFile: fileRead(context), said: null })),
    takeElsewhere: assign(({ context }, { pad }: { pad: KeptPad }) => takenIn(context, pad, context.mark)),
    wantHold: enqueueActions(({ context, enqueue }) => {
      const wanted = goodRows(context)
      enqueue.assign({ wanted })
      const event: PadStoreEvent = { type: 'hold.wanted', ids: wanted.map(({ id }) => id) }
      enqueue.sendTo('padStore', event)
    }),
    keepHeld: assign(({ context }, { ids }: HoldGiven) => ({ wanted: heldRows(context, ids) })),
    tellElsewhere: sendParent(({ context }, { ids }: HoldGiven): PadNews => ({
      type: 'notice.given',
      notice: { kind: 'rowsElsewhere', count: context.wanted.filter(({ id }) => !ids.includes(id)).length },
    })),
    sendRows: sendTo(
      ({ context }) => context.cart,
      ({ context, self }): RowsAdded => ({
        type: 'rows.added',
        lines: goingLines(context),
        by: self,
      }),
    ),
    takeAway: assign(({ context }, { taken }: RowsTaken) => takenAway(context, taken)),
    tellCut: sendParent(({ context }, { taken }: RowsTaken): PadNews => {
      const product = firstShort(goingLines(context), taken)
      const maximum = product ? (maximumOf(product) ?? 0) : 0
      return {
        type: 'notice.given',
        notice: { kind: 'quantityCut', maximum, product: product ? productName(product) : '' },
      }
    }),
  },
  guards: {
    isKept: (_, { isKept }: { isKept: boolean }) => isKept,
    isHere: ({ context: { pathname } }) => isPadPath(pathname),
    isAway: ({ context: { pathname } }) => !isPadPath(pathname),
    isUnkept: ({ context: { rows, rest, handed } }) => rows !== handed.rows || rest !== handed.rest,
    canAskMore: ({ context }) => context.checking.length < mostAtOnce && unaskedIn(context).length > 0,
    hasUnasked: ({ context }) => unaskedIn(context).length > 0,
    hasCounts: ({ context }) => countsRead(context) !== context.rows,
    isIdle: ({ context }) => context.checking.length === 0,
    isHopeless: ({ context }, { isOffline }: { isOffline: boolean }) =>
      isOffline || context.failures + 1 >= mostFailures,
    hasFailures: ({ context: { known } }) => [...known.values()].some(({ kind }) => kind === 'failed'),
    isRetry: ({ context }, { id }: { id: string }) =>
      judgedOf(context).find((one) => one.id === id)?.fix?.kind === 'retry',
    hasNeighbour: ({ context }, { id, to }: RowSought) => neighbour(context, id, to) !== undefined,
    hasSheet: ({ context: { inbox } }) => inbox[0] !== undefined && inbox[0].kind !== 'rows',
    hasWanted: ({ context: { inbox } }) => inbox[0]?.kind === 'rows',
    isRefused: (_, { read }: { read: SheetRead }) => read.kind === 'refused',
    canTakeRest: ({ context: { rest, rows, inbox } }) =>
      rest.some(isReadable) && roomIn(rows) > 0 && !inbox.some(({ kind }) => kind === 'rest'),
    isPart: (_, { field }: { field: PadField }) => field === 'part',
    isColumn: (_, { text, into }: Extract<PadPageNews, { type: 'text.pasted' }>) =>
      into?.field === 'quantity' && quantitiesIn(text) !== null,
    isTicked: ({ context }, { id }: { id: string }) =>
      judgedOf(context).some((one) => one.id === id && tickOf(one) === 'on'),
    isSettled: ({ context }) => isSettled(context),
    hasGood: ({ context }) => countsOf(judgedOf(context)).good > 0,
    hasChanged: ({ context }) => differenceNow(context).changed > 0,
    isAllSame: ({ context }) => differenceNow(context).changed + differenceNow(context).open === 0,
    isCutShort: ({ context }, { taken }: RowsTaken) => firstShort(goingLines(context), taken) !== null,
    isAllHeld: ({ context }, { ids }: HoldGiven) => context.wanted.every(({ id }) => ids.includes(id)),
    isSomeHeld: (_, { ids }: HoldGiven) => ids.length > 0,
  },
  delays: { slow: delays.slow, pause: delays.pause },
})
