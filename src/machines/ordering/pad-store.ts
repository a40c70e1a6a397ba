import { fromCallback, type ActorRefFrom } from 'xstate'
import { freeRows, leftRows, othersHolds, withAddedRows } from '../rules/pad-holds'
import {
  emptyPad,
  isSamePad,
  isStoredAlike,
  leftOf,
  mergedPads,
  withHolds,
  type KeptPad,
  type LeftPad,
  type PadOwner,
} from '../rules/pad-storage'

/** Where pads are kept on this device, per tenant and user. A database stands behind it: nothing is there at once. */
export type PadStorage = {
  /** What the device keeps, with what pages that were left had not written; `isKept` is false where it keeps nothing. */
  readonly open: (owner: PadOwner) => Promise<{ readonly pad: KeptPad; readonly isKept: boolean }>
  /** Writes what `next` makes of what is stored in that moment, in one go; answers whether the device keeps it. */
  readonly change: (owner: PadOwner, next: (stored: KeptPad) => KeptPad) => Promise<boolean>
  /** Calls back when the pad was changed, here or in another tab; answers how to stop. */
  readonly onChange: (owner: PadOwner, listener: () => void) => () => void
  /** Calls back when the page may be gone in a moment; answers how to stop. */
  readonly onLeaving: (listener: () => void) => () => void
  /** Puts aside at once what a page that may be gone has not written yet, and lets go of it when it is written. */
  readonly putAside: (owner: PadOwner, mark: string, left: LeftPad) => void
  readonly letGo: (mark: string) => void
  /** Does the work in a moment; answers how to give it up. */
  readonly later: (work: () => void) => () => void
  /** A mark that no other tab has. */
  readonly freshMark: () => string
  /** The present instant, in ms. */
  readonly now: () => number
}
/** What the pad tells its store. */
export type PadStoreEvent =
  | { readonly type: 'pad.saved'; readonly pad: KeptPad }
  /** Rows are about to go to the cart: no other tab is to add them. */
  | { readonly type: 'hold.wanted'; readonly ids: readonly string[] }
/** What the store tells the pad. */
export type PadStoreNews =
  | { readonly type: 'pad.found'; readonly pad: KeptPad; readonly mark: string; readonly isKept: boolean }
  | { readonly type: 'pad.stored' }
  | { readonly type: 'pad.notStored' }
  | { readonly type: 'pad.changedElsewhere'; readonly pad: KeptPad }
  /** This tab alone may add these of the rows that were wanted. */
  | { readonly type: 'hold.given'; readonly ids: readonly string[] }

/** How long somebody may go on typing until it is written in between, in ms. A page that is left puts aside what waits. */
const longestWait = 5_000

/** How many letters wait as text. */
const lengthOf = ({ rest }: KeptPad): number => rest.reduce((sum, { text }) => sum + text.length, 0)

/**
 * The pad of a buyer on this device. What is written waits a moment, because somebody types; it is written at once when
 * the session ends. A page that is left cannot wait for a database: what was not written yet is put aside, and merged in
 * at the next opening. What another tab wrote meanwhile is merged, never written over. Rows that go to the cart are held
 * in the record first, in one go with what other tabs do: of two tabs that add them at once, one does (decision 046).
 */
export const padStoreOver = (device: PadStorage) =>
  fromCallback<PadStoreEvent, { readonly owner: PadOwner }>(({ input: { owner }, sendBack, receive }) => {
    const mark = device.freshMark()
    /** What the device held when this tab last wrote or looked, and what the pad on the screen holds. */
    let [base, shown]: [KeptPad, KeptPad] = [emptyPad, emptyPad]
    let giveUp: (() => void) | null = null
    /** Since when something waits to be written, in ms. */
    let waitsSince = 0
    let isOver = false
    let isKept = true
    /** How often it was called back that the pad has changed while this tab writes; `null` while it does not. */
    let heard: number | null = null
    /** Rows that this tab was given for the cart; those that are gone at the next write are there. */
    let held: readonly string[] = []
    /** By which mark something of this tab was put aside and is not written yet. */
    let aside: string | null = null
    let turn: Promise<void> = Promise.resolve()
    const tell = (news: PadStoreNews) => (isOver ? undefined : sendBack(news))

    /** One after the other: what is read and written in between is nobody else's. */
    const inTurn = (work: () => Promise<void>) => {
      turn = turn.then(work).catch(() => tell({ type: 'pad.notStored' }))
    }
    const letGo = () => {
      if (aside !== null) device.letGo(aside)
      aside = null
    }
    /** The device holds something else than this tab knew: what is on the screen is made of both. */
    const takeIn = (mine: KeptPad, whole: KeptPad) => {
      base = whole
      if (isSamePad(mine, whole)) return
      shown = mergedPads(mine, shown, whole)
      tell({ type: 'pad.changedElsewhere', pad: shown })
    }
    /** Writes what is on the screen; `wanted` are rows that this tab is about to add. Answers those that it may. */
    const write = async (wanted: readonly string[] = []): Promise<readonly string[]> => {
      const mine = shown
      let [whole, free] = [mine, wanted]
      const added = leftRows(held, base.rows, mine.rows)
      heard = 0
      let ownNews = 0
      const makeOf = (stored: KeptPad): KeptPad => {
        const at = device.now()
        const holds = othersHolds(stored.holds ?? [], mark, at)
        whole = mergedPads(base, mine, stored, added)
        free = freeRows(wanted, mine.rows, whole.rows, holds)
        const all = free.length === 0 ? holds : [...holds, { mark, at, ids: free }]
        const made = withHolds(whole, all, withAddedRows(stored.added ?? [], at, added))
        ownNews = isStoredAlike(made, stored) ? 0 : 1
        return made
      }
      try {
        isKept = await device.change(owner, makeOf)
      } finally {
        // What this tab wrote itself it knows; it would read and compare all of it again.
        if (heard > ownNews) inTurn(look)
        heard = null
      }
      held = wanted.length > 0 ? free : held.filter((id) => !added.includes(id))
      takeIn(mine, whole)
      letGo()
      if (giveUp === null) tell({ type: isKept ? 'pad.stored' : 'pad.notStored' })
      return free
    }
    /** A device that keeps nothing shares nothing with other tabs. */
    const hold = async (ids: readonly string[]) => {
      let free = ids
      try {
        if (isKept) free = await write(ids)
      } finally {
        tell({ type: 'hold.given', ids: free })
      }
    }
    const flush = () => {
      if (giveUp === null) return
      giveUp()
      giveUp = null
      inTurn(async () => void (await write()))
    }
    const leave = () => {
      letGo()
      const left = isKept ? leftOf(base, shown) : null
      if (left !== null) {
        aside = device.freshMark()
        device.putAside(owner, aside, left)
      }
      flush()
    }
    const look = async () => {
      const { pad } = await device.open(owner)
      // What waits to be written is merged when it is written.
      if (giveUp === null) takeIn(base, pad)
    }
    inTurn(async () => {
      const found = await device.open(owner).catch(() => ({ pad: emptyPad, isKept: false }))
      base = found.pad
      shown = found.pad
      isKept = found.isKept
      tell({ type: 'pad.found', pad: base, mark, isKept })
    })
    receive((event) => {
      if (event.type === 'hold.wanted') return inTurn(() => hold(event.ids))
      const isText = lengthOf(event.pad) !== lengthOf(shown)
      shown = event.pad
      const at = device.now()
      if (giveUp === null) waitsSince = at
      // Whoever types is not held up by the writing; it is written when they pause, or after a while.
      if (giveUp === null || Math.abs(at - waitsSince) < longestWait) {
        giveUp?.()
        giveUp = device.later(flush)
      }
      // A long text came or went: nobody types it, and no page that is left could put it aside.
      if (isText) flush()
    })
    const hear = () => {
      if (heard === null) inTurn(look)
      else heard += 1
    }
    const stops = [device.onChange(owner, hear), device.onLeaving(leave)]
    return () => {
      isOver = true
      stops.forEach((stop) => stop())
      leave()
    }
  })
export type PadStoreActor = ActorRefFrom<ReturnType<typeof padStoreOver>>
