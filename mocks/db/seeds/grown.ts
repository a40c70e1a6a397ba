/** So many new rows. */
export const places = <T>(count: number, make: (place: number) => T): T[] =>
  Array.from({ length: count }, (_, place) => make(place))

/** So many rows: what there is, of grown ones the first, then more; they go on where the grown ones of a scenario end. */
export const grown = <T extends { readonly id: number }>(
  own: readonly T[],
  count: number,
  first: number,
  make: (id: number, place: number) => T,
): T[] => {
  const kept = own.filter(({ id }, place) => id < first || place < count)
  const next = kept.filter(({ id }) => id >= first).length
  return [...kept, ...places(Math.max(0, count - kept.length), (place) => make(first + next + place, next + place))]
}
