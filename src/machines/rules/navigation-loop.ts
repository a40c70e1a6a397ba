const windowMs = 5_000
const allowed = 15

/**
 * The times (ms) to remember after a path change at `now`: those of the last 5,000 ms, `now` last. A clock that went
 * backwards says nothing about how much time has passed, so counting starts anew.
 */
export const recorded = (times: readonly number[], now: number): readonly number[] => {
  const last = times.at(-1)
  if (last !== undefined && now < last) return [now]
  return [...times.filter((time) => now - time <= windowMs), now].slice(-(allowed + 1))
}

/** True when the last 16 path changes lie within 5,000 ms, both ends included (spec 2, C-09). */
export const isLoop = (times: readonly number[]): boolean => {
  const first = times.at(-(allowed + 1))
  const last = times.at(-1)
  return first !== undefined && last !== undefined && last >= first && last - first <= windowMs
}
