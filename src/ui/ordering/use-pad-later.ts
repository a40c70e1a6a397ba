import { useSelector } from '@xstate/react'
import type { SnapshotFrom } from 'xstate'
import type { OpenTools } from '../../machines/shop.types'
import { useTools } from '../app-context'
import { seenLater } from '../seen-later'

type Pad = OpenTools['pad']
type Snapshot = SnapshotFrom<Pad>

/** Between two letters of somebody who types, in ms. */
const betweenLetters = 120
/** Somebody goes from field to field, or the pad hears an answer; somebody types into a row that was there; anything else. */
const quietOf = ({ context: was }: Snapshot, { context: now }: Snapshot): number | null => {
  if (was.rows === now.rows) return 0
  return now.touched !== null && was.rows.length === now.rows.length ? betweenLetters : null
}

const pads = new WeakMap<Pad, ReturnType<typeof seenLater>>()
const laterOf = (pad: Pad) => {
  const known = pads.get(pad) ?? seenLater(pad, quietOf)
  pads.set(pad, known)
  return known
}

/** What follows from all rows: while somebody types it is drawn once there is a pause; the letter waits for nothing. */
export const usePadLater = <T>(selector: (snapshot: Snapshot) => T, compare?: (one: T, other: T) => boolean): T =>
  useSelector(laterOf(useTools().pad), selector, compare)
