import { fromCallback, type ActorRefFrom } from 'xstate'
import { afterOrder, hasSameLines, rebased, type Ordered } from '../rules/cart-merge'
import { changed, isForeign, joined, linesOf, readText, storable, takenOver, writeText } from '../rules/cart-sync'
import type { CartLine } from '../rules/cart'

type Lines = readonly CartLine[]

/** Where carts are kept: one text for all tabs of this browser. */
export type CartStorage = {
  readonly read: () => string | null
  readonly write: (text: string) => void
  /** A cart of fewer lines is written before anything else can happen; to write a longer one would hold up a press. */
  readonly atOnce: number
  /** Calls back with what another tab wrote, `null` when it removed the cart; answers how to stop. */
  readonly onOtherTab: (listener: (text: string | null) => void) => () => void
  /** Does the work while no other tab does its own; at once where the browser knows no locks. */
  readonly locked: (work: () => void) => void
  /** Does the work once what was just pressed is painted, in a moment at the latest; answers how to give it up. */
  readonly oncePainted: (work: () => void) => () => void
  /** Calls back when the page may be gone in a moment; answers how to stop. */
  readonly onLeaving: (listener: () => void) => () => void
  /** A mark that nobody else has. */
  readonly freshMark: () => string
}
/** What the cart tells its store. */
export type CartStoreEvent =
  | { readonly type: 'cart.saved'; readonly lines: Lines }
  /** Another tab has placed an order, and this one may not have heard yet what it took: what is stored is looked at now. */
  | { readonly type: 'cart.sought' }
  /** What was ordered leaves what is stored, whatever this tab knows of it; `lines` is what the cart shows without it. */
  | {
      readonly type: 'order.settled'
      readonly ordered: readonly Ordered[]
      /** The mark of the buyer whose order it was. */
      readonly by: string
      readonly lines: Lines
    }
/** What is written of it. */
type CartWritten = Exclude<CartStoreEvent, { readonly type: 'cart.sought' }>
/** What the store tells the cart. */
export type CartStoreNews =
  | { readonly type: 'cart.found'; readonly lines: Lines; readonly isDamaged: boolean }
  | { readonly type: 'cart.stored' }
  /** `isOrdered`: what is gone was ordered by another tab. */
  | { readonly type: 'cart.changedElsewhere'; readonly lines: Lines; readonly isOrdered?: true }
export type CartStoreInput = { readonly tenantCode: string }

/**
 * The cart of a tenant on this device (C-35, quality R24, R27). Every change is written at once, so that a tab that is
 * closed loses nothing; a long cart once the press is painted, and before the page can be gone (decision 071). What another tab wrote is joined with what this one knows, and written when storage lacks
 * something of it: so all tabs end with the same cart. A lock, where there is one, only spares them doing it twice.
 */
export const cartStoreOver = ({
  read,
  write,
  atOnce,
  onOtherTab,
  locked,
  oncePainted,
  onLeaving,
  freshMark,
}: CartStorage) =>
  fromCallback<CartStoreEvent, CartStoreInput>(({ input: { tenantCode }, sendBack, receive }) => {
    const tell: (news: CartStoreNews) => void = sendBack
    const mark = freshMark()
    const firstText = read()
    const first = readText(firstText, tenantCode)
    let { cart } = first
    /** The lines that the cart on the screen holds: what it saved, or was told. */
    let shown = linesOf(cart)
    /** The text that this tab last took in or wrote: as long as storage holds it, nobody else had a say. */
    let known = firstText
    let isOver = false
    /** What the cart saved and is not written yet, and how to give up writing it later. */
    let waiting: { readonly event: CartWritten; readonly giveUp: () => void } | null = null

    const store = () => {
      const text = writeText(tenantCode, cart)
      if (text !== read()) write(text)
      known = text
    }
    const takeIn = (text: string | null) => {
      const { cart: other, isMarked } = readText(text, tenantCode)
      cart = isMarked ? joined(cart, other) : takenOver(cart, linesOf(other), mark)
      known = text
    }
    /** A text that storage does not hold any more, because this tab or another has written since: nothing is removed. */
    const takeInLate = (text: string) => {
      const { cart: other, isMarked } = readText(text, tenantCode)
      cart = isMarked ? joined(cart, other) : changed(cart, [], linesOf(other), mark)
    }
    const hear = (text: string | null) => {
      const present = read()
      // Most often this tab's own text: known without reading it again.
      if (isOver || (text === present && text === known)) return
      if (isForeign(text, tenantCode) || isForeign(present, tenantCode)) return
      if (text === present) takeIn(text)
      else if (text !== null) takeInLate(text)
      // A cart that was removed is not put back by what was heard before.
      if (present !== null) store()
    }
    const save = (event: CartWritten) => {
      const present = read()
      // Another tab signed in elsewhere: its cart is not this tab's to write over.
      const isOthers = present !== known && isForeign(present, tenantCode)
      const isNews = present !== known && !isOthers
      if (isNews) takeIn(present)
      const wanted = storable(event.lines)
      const held = linesOf(cart)
      cart =
        event.type === 'order.settled'
          ? changed(cart, held, afterOrder(held, event.ordered, event.by), mark)
          : changed(cart, shown, isNews ? rebased(shown, wanted, held) : wanted, mark)
      shown = wanted
      if (!isOthers) store()
    }
    /** The cart hears of it when it has done what it is doing: until then its lines are the former ones. */
    const tellDifference = (isOrdered = false) =>
      queueMicrotask(() => {
        if (isOver) return
        flush()
        const lines = linesOf(cart)
        if (hasSameLines(shown, lines)) return
        shown = lines
        tell({ type: 'cart.changedElsewhere', lines, ...(isOrdered && { isOrdered }) })
      })
    const look = (text: () => string | null) =>
      locked(() => {
        flush()
        hear(text())
        tellDifference()
      })
    const keep = (event: CartWritten) => {
      save(event)
      tell({ type: 'cart.stored' })
      tellDifference()
      look(read)
    }
    /** Before anybody looks at what is stored, or has a say in it. */
    const flush = () => {
      const late = waiting
      waiting = null
      if (late === null) return
      late.giveUp()
      keep(late.event)
    }

    tell({ type: 'cart.found', lines: shown, isDamaged: first.isDamaged })
    receive((event) => {
      if (event.type === 'cart.sought') {
        flush()
        // Without the lock: it only spares two tabs the same work.
        hear(read())
        return tellDifference(true)
      }
      if (event.type === 'order.settled' || event.lines.length < atOnce) {
        flush()
        return keep(event)
      }
      waiting = { event, giveUp: waiting?.giveUp ?? oncePainted(flush) }
    })
    const stops = [onOtherTab((text) => look(() => text)), onLeaving(flush)]
    return () => {
      isOver = true
      stops.forEach((stop) => stop())
      waiting?.giveUp()
      // Not over what somebody else made of it since: a cart that was removed stays so.
      if (waiting !== null && read() === known) save(waiting.event)
      waiting = null
    }
  })
export type CartStoreActor = ActorRefFrom<ReturnType<typeof cartStoreOver>>
