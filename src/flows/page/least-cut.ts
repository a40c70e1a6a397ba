/** From where to where something reaches along one axis, in px. */
export type Reach = { readonly from: number; readonly to: number }
/** Something that nobody wants to see cut, and how little. */
export type Precious = Reach & { readonly weight: number }
type View = {
  /** Where the view would like to begin, how much it shows, and how much there is. */
  readonly wanted: number
  readonly size: number
  readonly whole: number
  /** How far it may go on where there is nothing more. */
  readonly beyond?: number
  /** What has to stay in the view. */
  readonly target: Reach
}

/** Between what the view begins or ends with and its edge, which fades. */
const edge = 20
/** A part of the view that stays empty: worth the beginning of one thing, not the end of one. */
const emptiness = 2
/** Without that air a view begins where something ends only if that saves a thing that stands close below it. */
const tightness = 0.5

/** Where a view begins so that the fewest of some things are cut at its edges: as close to where it would like to as that allows. */
export const leastCut = (things: readonly Precious[], { wanted, size, whole, beyond = 0, target }: View): number => {
  const last = Math.max(0, whole - size)
  const within = (start: number): number => Math.min(last + beyond, Math.max(0, start))
  const shows = (start: number): boolean => start <= target.from && start + size >= target.to
  const isCut = ({ from, to }: Reach, at: number): boolean => from < at && to > at
  // What loses its beginning cannot be read at all.
  const cuts = (start: number): number =>
    things.reduce(
      (sum, thing) => {
        const losses = (isCut(thing, start) ? 3 : 0) + (isCut(thing, start + size) ? 1 : 0)
        return sum + losses * thing.weight
      },
      start > last ? emptiness : 0,
    )
  const airy = things.flatMap(({ from, to }) => [from - edge, from - edge - size, to + edge, to + edge - size])
  const first = within(Math.min(wanted, last))
  return [...airy.map((start) => ({ start, price: 0 })), ...things.map(({ to }) => ({ start: to, price: tightness }))]
    .map(({ start, price }) => ({ start: within(start), price }))
    .filter(({ start }) => shows(start))
    .map(({ start, price }) => ({ start, cost: cuts(start) + price, way: Math.abs(start - wanted) }))
    .reduce((best, one) => (one.cost < best.cost || (one.cost === best.cost && one.way < best.way) ? one : best), {
      start: first,
      // Whatever else is cut: what the view is about stands clear of its edges.
      cost: shows(first) ? cuts(first) : Infinity,
      way: 0,
    }).start
}
