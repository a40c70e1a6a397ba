/** The day on the buyer's wall clock, YYYY-MM-DD, for sale_date (C-76). */
export const localDay = (date: Date): string =>
  [
    String(date.getFullYear()).padStart(4, '0'),
    String(date.getMonth() + 1).padStart(2, '0'),
    String(date.getDate()).padStart(2, '0'),
  ].join('-')

/** The day of an ISO instant on the buyer's wall clock; empty for a text that is none. */
export const dayOfInstant = (text: string): string => {
  const date = new Date(text)
  return Number.isNaN(date.getTime()) ? '' : localDay(date)
}
