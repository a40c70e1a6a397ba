import type { Language } from '../../api/schemas/shared'

const formats = new Map<Language, Intl.DateTimeFormat>()

const formatOf = (language: Language): Intl.DateTimeFormat => {
  const known = formats.get(language)
  if (known !== undefined) return known
  const format = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeZone: 'UTC' })
  formats.set(language, format)
  return format
}

/**
 * The day that a date-only or ISO text begins with, in the language's medium form ("Nov 21, 2026"). The day is the one
 * written in the text, never shifted by a time zone (C-76); a text without a real day is returned as it is.
 */
export const formatDay = (text: string, language: Language): string => {
  const written = /^(\d{4})-(\d{2})-(\d{2})(?=$|[T ])/.exec(text.trim())
  if (written === null) return text
  const [year = 0, month = 0, day = 0] = written.slice(1).map(Number)
  const date = new Date(0)
  date.setUTCFullYear(year, month - 1, day)
  // A day that the month does not have lands in another month.
  if (date.getUTCMonth() !== month - 1) return text
  return formatOf(language).format(date)
}

/** An ISO instant on the reader's wall clock ("Nov 21, 2026, 2:30 PM"); a text that is none is returned as it is. */
export const formatMoment = (instant: string, language: Language): string => {
  const date = new Date(instant)
  if (Number.isNaN(date.getTime())) return instant
  return new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' }).format(date)
}

/** The day on the buyer's wall clock, YYYY-MM-DD, for sale_date (C-76). */
export const localDay = (date: Date): string =>
  [
    String(date.getFullYear()).padStart(4, '0'),
    String(date.getMonth() + 1).padStart(2, '0'),
    String(date.getDate()).padStart(2, '0'),
  ].join('-')
