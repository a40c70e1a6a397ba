import { fromCallback, type ActorRefFrom } from 'xstate'
import { mergedRows } from '../rules/pad-rows'
import { emptyPad, type KeptPad, type PadOwner } from '../rules/pad-storage'

/** Where pads are kept on this device, per tenant and user. Asynchronous, so that a database can stand behind it. */
export type PadStorage = {
  readonly read: (owner: PadOwner) => Promise<KeptPad>
  readonly write: (owner: PadOwner, pad: KeptPad) => Promise<void>
  /** Calls back when another tab wrote; answers how to stop. */
  readonly onOtherTab: (listener: () => void) => () => void
  /** Calls back when the page may be gone in a moment; answers how to stop. */
  readonly onLeaving: (listener: () => void) => () => void
  /** Does the work in a moment; answers how to give it up. */
  readonly later: (work: () => void) => () => void
  /** A mark that no other tab has. */
  readonly freshMark: () => string
}
/** What the pad tells its store. */
export type PadStoreEvent = { readonly type: 'pad.saved'; readonly pad: KeptPad }
/** What the store tells the pad. */
export type PadStoreNews =
  | { readonly type: 'pad.found'; readonly pad: KeptPad; readonly mark: string }
  | { readonly type: 'pad.stored' }
  | { readonly type: 'pad.notStored' }
  | { readonly type: 'pad.changedElsewhere'; readonly pad: KeptPad }

const isSame = (one: KeptPad, other: KeptPad): boolean => JSON.stringify(one) === JSON.stringify(other)
/** Text that both tabs changed is kept twice rather than lost. */
const mergedRest = (base: string, mine: string, theirs: string): string => {
  if (mine === base) return theirs
  return theirs === base || theirs === mine ? mine : [mine, theirs].filter((text) => text !== '').join('\n')
}
const merged = (base: KeptPad, mine: KeptPad, theirs: KeptPad): KeptPad => ({
  rows: mergedRows(base.rows, mine.rows, theirs.rows),
  rest: mergedRest(base.rest, mine.rest, theirs.rest),
})

/**
 * The pad of a buyer on this device. What is written waits a moment, because somebody types; it is written at once when
 * the page or the session ends. What another tab wrote meanwhile is merged, never written over.
 */
export const padStoreOver = ({ read, write, onOtherTab, onLeaving, later, freshMark }: PadStorage) =>
  fromCallback<PadStoreEvent, { readonly owner: PadOwner }>(({ input: { owner }, sendBack, receive }) => {
    const tell: (news: PadStoreNews) => void = sendBack
    /** What the device held when this tab last looked, and what the pad on the screen holds. */
    let [base, shown]: [KeptPad, KeptPad] = [emptyPad, emptyPad]
    let giveUp: (() => void) | null = null
    let isOver = false
    let turn: Promise<void> = Promise.resolve()

    /** One after the other: what is read and written in between is nobody else's. */
    const inTurn = (work: () => Promise<void>) => {
      turn = turn.then(work).catch(() => (isOver ? undefined : tell({ type: 'pad.notStored' })))
    }
    const takeIn = (theirs: KeptPad) => {
      const whole = merged(base, shown, theirs)
      base = theirs
      if (isSame(whole, shown)) return
      shown = whole
      if (!isOver) tell({ type: 'pad.changedElsewhere', pad: whole })
    }
    const flush = () => {
      if (giveUp === null) return
      giveUp()
      giveUp = null
      inTurn(async () => {
        takeIn(await read(owner))
        const pad = shown
        await write(owner, pad)
        base = pad
        if (!isOver && giveUp === null) tell({ type: 'pad.stored' })
      })
    }
    inTurn(async () => {
      base = await read(owner)
      shown = base
      if (!isOver) tell({ type: 'pad.found', pad: base, mark: freshMark() })
    })
    receive(({ pad }) => {
      shown = pad
      giveUp ??= later(flush)
    })
    const stops = [
      onOtherTab(() => inTurn(async () => (giveUp === null ? takeIn(await read(owner)) : undefined))),
      onLeaving(flush),
    ]
    return () => {
      isOver = true
      stops.forEach((stop) => stop())
      flush()
    }
  })
export type PadStoreActor = ActorRefFrom<ReturnType<typeof padStoreOver>>
