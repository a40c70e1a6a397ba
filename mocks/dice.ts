/** Repeatable chance: numbers from 0 up to 1 that follow from the seed alone (the mulberry32 generator). */
export const createDice = (seed: number) => {
  let state = seed | 0
  return {
    roll: (): number => {
      state = (state + 0x6d2b79f5) | 0
      let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
      mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
      return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
    },
    /** Where the dice stand: a dice made from it rolls the same from there. */
    state: (): number => state,
  }
}
export type Dice = ReturnType<typeof createDice>
