import type { SnapshotFrom } from 'xstate'
import { namesakesAmong, type Namesake } from '../rules/number-namesakes'
import type { padMachine } from './pad.machine'

type Snapshot = SnapshotFrom<typeof padMachine>

/** The new numbers of the buyer's own that a product of the company carries, too, or that stand for none; compare with `sameNamesakes`. */
export const selectNamesakes = ({ context: { weighed, own, known } }: Snapshot): readonly Namesake[] =>
  namesakesAmong(weighed, own, known)
export const sameNamesakes = (one: readonly Namesake[], other: readonly Namesake[]): boolean =>
  JSON.stringify(one) === JSON.stringify(other)
