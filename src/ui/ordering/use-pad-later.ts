import { useSelector } from '@xstate/react'
import type { SnapshotFrom } from 'xstate'
import type { OpenTools } from '../../machines/shop.types'
import { useTools } from '../app-context'
import { seenLater } from '../seen-later'

type Pad = OpenTools['pad']
type Snapshot = SnapshotFrom<Pad>

/** Somebody types into a row that was there, goes from field to field, or the pad hears an answer. */
const isTyping = ({ context: was }: Snapshot, { context: now }: Snapshot): boolean =>
  was.rows === now.rows || (now.touched !== null && was.rows.length === now.rows.length)

const pads = new WeakMap<Pad, ReturnType<typeof seenLater>>()
const laterOf = (pad: Pad) => {
  const known = pads.get(pad) ?? seenLater(pad, isTyping)
  pads.set(pad, known)
  return known
}

/** What follows from all rows: while somebody types it is drawn a moment after the letter, which waits for nothing. */
export const usePadLater = <T>(selector: (snapshot: Snapshot) => T, compare?: (one: T, other: T) => boolean): T =>
  useSelector(laterOf(useTools().pad), selector, compare)
