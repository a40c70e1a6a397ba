import { assign, enqueueActions, sendParent, sendTo, setup } from 'xstate'
import type { NoticeGiven } from '../app.types'
import { subscription, withoutSubscriber, withSubscriber, type Recipient } from '../news'
import { changesOf, fillDown, unclearIn, type Column, type Fill, type PastedColumn } from '../rules/cart-fill'
import { arranged, asAdded, held, idsOf, isAsAdded, neighbourOf, ownTexts, problemNear } from '../rules/cart-view'
import type { CartArrangement, CartKnowledge } from '../rules/cart-view'
import type { OwnNumber } from '../rules/part-numbers'
import { enteredQuantity } from '../rules/quantity'
import { withReading, type NumberReading } from '../rules/pad-quantity'
import type { CartChanged, Lines } from './cart.types'
import type { CartViewContext, CartViewEvent, CartViewInput, LinesSeen } from './cart-view.types'
import type { NumbersTold } from './part-numbers.types'

type Left = { readonly id: string; readonly text: string | null; readonly to: 'next' | 'previous' }
type Pasted = { readonly id: string; readonly column: PastedColumn }

const isSame = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((id, at) => id === other[at])
const lineOfId = (lines: Lines, id: string) => lines.find(({ product }) => String(product.id) === id)

type Known = Pick<CartViewContext, 'lines' | 'arrangement' | 'knowledge'>
const wantedIn = ({ lines, arrangement, knowledge }: Known): readonly string[] =>
  arranged(lines, arrangement, knowledge)
/** What is shown after something became known; nothing moves, unless all lines are shown as added. */
const settledView = (former: CartViewContext, known: Known) => {
  const wanted = wantedIn(known)
  const isPlain = isAsAdded(known.arrangement)
  const next = isPlain ? wanted : held(former.shown, idsOf(former.lines), idsOf(known.lines), wanted)
  return { shown: isSame(next, former.shown) ? former.shown : next, isOutdated: !isSame(next, wanted) }
}
/** What is shown when the buyer asks for it anew. */
const freshView = (known: Known) => ({ ...known, shown: wantedIn(known), isOutdated: false })
const knownIn = ({ lines, arrangement, knowledge }: CartViewContext): Known => ({ lines, arrangement, knowledge })

/** The lines as they are shown. */
const shownLines = ({ lines, shown }: CartViewContext): Lines => {
  const byId = new Map(lines.map((line) => [String(line.product.id), line]))
  return shown.flatMap((id) => byId.get(id) ?? [])
}
/** What the pasted column would do. */
export const fillIn = (context: CartViewContext): Fill => fillDown(shownLines(context), context.column)

export const noColumn: Column = { from: '', heading: null, texts: [], readings: {} }

/** The words that the chart of the view of the cart is written in. */
export const cartViewSetup = setup({
  types: {} as {
    context: CartViewContext
    events: CartViewEvent
    input: CartViewInput
    tags: 'arranged' | 'previewing'
  },
  actors: {
    cartNews: subscription<CartChanged>(),
    numbersNews: subscription<NumbersTold>(),
  },
  actions: {
    keepSubscriber: assign(({ context }, event: { subscriber: Recipient<LinesSeen> }) => ({
      subscribers: withSubscriber(context.subscribers, event),
    })),
    dropSubscriber: assign(({ context }, event: { subscriber: Recipient<LinesSeen> }) => ({
      subscribers: withoutSubscriber(context.subscribers, event),
    })),
    keepLines: assign(({ context }, { lines }: { lines: Lines }) => {
      const arrangement = lines.length === 0 ? asAdded : context.arrangement
      const known = { ...knownIn(context), lines, arrangement }
      return { ...known, ...settledView(context, known) }
    }),
    keepMissed: assign(({ context }, { missed }: { missed: readonly string[] }) => {
      const known = { ...knownIn(context), knowledge: { ...context.knowledge, unchecked: new Set(missed) } }
      return { ...known, ...settledView(context, known) }
    }),
    keepNumbers: assign(({ context }, { numbers }: { numbers: readonly OwnNumber[] }) => {
      const knowledge: CartKnowledge = { ...context.knowledge, own: ownTexts(numbers) }
      const known = { ...knownIn(context), knowledge }
      return { ...known, ...settledView(context, known) }
    }),
    arrange: assign(({ context }, patch: Partial<CartArrangement>) =>
      freshView({ ...knownIn(context), arrangement: { ...context.arrangement, ...patch } }),
    ),
    keepInView: assign((_, { from, to }: { from: number; to: number }) => ({ inView: { from, to } })),
    /** Whoever keeps lines fresh hears which are in view, when they are others or the screen asks anew. */
    tellView: enqueueActions(({ context, enqueue }, { isAnew }: { isAnew: boolean }) => {
      const { inView, shown, told } = context
      const ids = inView ? shown.slice(inView.from, inView.to + 1) : []
      if (!isAnew && isSame(ids, told)) return
      enqueue.assign({ told: ids })
      for (const subscriber of context.subscribers)
        enqueue.sendTo(subscriber, { type: 'lines.seen', ids } satisfies LinesSeen)
    }),
    point: assign(({ context: { pointed } }, { id }: { id: string }) => ({
      pointed: { id, at: (pointed?.at ?? 0) + 1 },
    })),
    seek: enqueueActions(({ context, enqueue }, sought: { from: number; isBack: boolean }) => {
      const { shown, lines, knowledge, pointed } = context
      const id = problemNear(shown, lines, knowledge.unchecked, sought)
      if (id !== null) enqueue.assign({ pointed: { id, at: (pointed?.at ?? 0) + 1 } })
      if (id !== null && id !== shown[sought.from]) return
      const kind = id === null ? 'noProblem' : 'noOtherProblem'
      enqueue(sendParent({ type: 'notice.given', notice: { kind } } satisfies NoticeGiven))
    }),
    walk: assign(({ context: { shown, lines, pointed } }, { id, to }: Left) => ({
      pointed: { id: neighbourOf(shown, lines, id, to), at: (pointed?.at ?? 0) + 1 },
    })),
    keepColumn: assign((_, { id, column }: Pasted) => ({ column: { ...noColumn, ...column, from: id } })),
    keepReading: assign(({ context }, { reading }: { reading: NumberReading }) => ({
      column: {
        ...context.column,
        readings: withReading(context.column.readings, unclearIn(fillIn(context)), reading),
      },
    })),
    forgetColumn: assign({ column: noColumn }),
    handOver: sendTo(
      ({ context }) => context.cart,
      ({ context }) => ({ type: 'quantities.filled' as const, quantities: changesOf(fillIn(context)) }),
    ),
  },
  guards: {
    isAsAdded: ({ context }) => isAsAdded(context.arrangement),
    isArranged: ({ context }) => !isAsAdded(context.arrangement),
    isTaken: ({ context }, { id, text }: Left) => {
      const line = lineOfId(context.lines, id)
      return line !== undefined && (text === null || enteredQuantity(line.product, text).kind === 'set')
    },
    isShown: ({ context }, { id }: { id: string }) => context.shown.includes(id),
    isLineGone: ({ context }) => !context.shown.includes(context.column.from),
    hasChanges: ({ context }) => changesOf(fillIn(context)).length > 0,
  },
})
