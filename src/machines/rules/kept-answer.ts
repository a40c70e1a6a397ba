import type { Answered, Kept, KeptMark } from '../../api/schemas/kept'
import type { Failure } from '../../api/schemas/failure'
import type { Language } from '../../api/schemas/shared'
import { withOrdinal } from './dates'
import { localDay } from './local-day'

/** True for an answer that the device kept, given because the network failed. */
export const isKept = <T>(answer: Answered<T>): answer is Kept<T> =>
  typeof answer === 'object' && answer !== null && 'asOf' in answer

/** What was answered, now or earlier. */
export const valueOf = <T>(answer: Answered<T>): T => (isKept(answer) ? answer.value : answer)

/** What is on the screen is what this device kept: the machine's tag says so. */
export const isFromDevice = (snapshot: { readonly hasTag: (tag: 'kept') => boolean }): boolean =>
  snapshot.hasTag('kept')

/** What has to be said of a kept answer; `null` for one of the server. */
export const markOf = <T>(answer: Answered<T>): KeptMark | null =>
  isKept(answer)
    ? {
        asOf: answer.asOf,
        isSearched: answer.isSearched,
        ...(answer.isAwaited && { isAwaited: true }),
        ...(answer.language && { language: answer.language }),
      }
    : null

/** What is recalled because the server is slow is marked on the screen at once, until the server has answered. */
export const awaitedMark = (had: Kept<unknown>): { readonly kept?: KeptMark | null } =>
  had.isAwaited ? { kept: markOf(had) } : {}

/** The marks of a list that is recalled while it is asked for anew: one that stands there already stays. */
export const hadMarks = (
  { had, kept }: { readonly had: KeptMark | null; readonly kept: KeptMark | null },
  recalled: Kept<unknown>,
) => ({ kept: had === null ? null : kept, had: markOf(recalled), ...awaitedMark(recalled) })

/** The mark of what stands on the screen, and could not be asked for again. */
export const staleMark = (had: KeptMark | null, failure: Failure): KeptMark | null =>
  had && { asOf: had.asOf, isSearched: false, isRefused: failure.kind !== 'unreachable' }

/** The mark of what is put together from several answers: the oldest of their times. */
export const olderMark = (one: KeptMark | null, other: KeptMark | null): KeptMark | null => {
  if (one === null || other === null) return one ?? other
  return one.asOf <= other.asOf ? one : other
}

/** Several answers as one, which is kept when any of them is. */
export const together = <T>(answers: readonly Answered<readonly T[]>[]): Answered<T[]> => {
  const value = answers.flatMap(valueOf)
  const mark = answers.map(markOf).reduce(olderMark, null)
  return mark === null ? value : { ...mark, value }
}

/**
 * A moment (ms since 1970) on the reader's wall clock: its time alone on the day itself, YYYY-MM-DD, else with its day.
 */
export const asOfText = (asOf: number, today: string, language: Language): string => {
  const moment = new Date(asOf)
  const isToday = localDay(moment) === today
  const written = new Intl.DateTimeFormat(language, {
    ...(isToday ? {} : { dateStyle: 'medium' }),
    timeStyle: 'short',
  }).format(moment)
  return isToday ? written : withOrdinal(written, language)
}
