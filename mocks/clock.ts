/** The time of a world: the real one, moved by so many milliseconds. */
export const createClock = (start = 0) => {
  let offset = start
  return {
    now: (): Date => new Date(Date.now() + offset),
    offset: (): number => offset,
    /** Sets the offset in ms; 0 is the real time. */
    move: (by: number): void => {
      offset = by
    },
  }
}
export type Clock = ReturnType<typeof createClock>
