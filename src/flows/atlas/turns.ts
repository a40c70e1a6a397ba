/** So many screens are drawn at a time: each is a whole portal, and one after the other a row stands sooner. */
const most = 3

let busy = 0
const waiting: (() => void)[] = []
const next = (): void => {
  if (busy < most) waiting.shift()?.()
}

/** Calls `begin` when it is its turn, in the order in which they ask; the answer ends the turn, or the waiting for it. */
export const takeTurn = (begin: () => void): (() => void) => {
  let stands: 'waiting' | 'busy' | 'over' = 'waiting'
  const start = () => {
    stands = 'busy'
    busy += 1
    begin()
  }
  waiting.push(start)
  next()
  return () => {
    if (stands === 'busy') busy -= 1
    if (stands === 'waiting') waiting.splice(waiting.indexOf(start), 1)
    if (stands === 'over') return
    stands = 'over'
    next()
  }
}
