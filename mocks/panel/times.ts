const hour = 3_600_000

/** A moment as the tester's clock shows it: `2026-11-21 16:50:26`. */
export const dateText = (iso: string): string => new Date(iso).toLocaleString('sv')
/** Its time of day with milliseconds. */
export const timeText = (iso: string): string => {
  const date = new Date(iso)
  return `${date.toLocaleTimeString('sv')}.${String(date.getMilliseconds()).padStart(3, '0')}`
}

/** How far a clock is from the real time, `null` for one that is not moved; `offset` in ms. */
export const offsetText = (offset: number): string | null => {
  const size = Math.abs(offset)
  if (size < 1000) return null
  const [amount, unit] =
    size >= 48 * hour
      ? [Math.round(size / (24 * hour)), 'days']
      : size >= hour
        ? [Math.round(size / (hour / 10)) / 10, 'h']
        : size >= 60_000
          ? [Math.round(size / 60_000), 'min']
          : [Math.round(size / 1000), 's']
  return `${amount} ${unit} ${offset > 0 ? 'ahead' : 'behind'}`
}
