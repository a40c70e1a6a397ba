import type { Language } from '../../api/schemas/shared'

const formats = new Map<Language, Intl.DateTimeFormat>()

const formatOf = (language: Language): Intl.DateTimeFormat => {
  const known = formats.get(language)
  if (known !== undefined) return known
  const format = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeZone: 'UTC' })
  formats.set(language, format)
  return format
}

/** French writes the first of a month as an ordinal number, which the browser does not. */
export const withOrdinal = (written: string, language: Language): string =>
  language === 'fr' ? written.replace(/^1(?=\s)/u, '1er') : written

/** The beginning of a day that is known to be one. */
const instantOf = (day: string): Date => {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number)
  const instant = new Date(0)
  instant.setUTCFullYear(year, month - 1, date)
  return instant
}

/** The day of the calendar that a date-only or ISO text begins with, YYYY-MM-DD; `null` for a text without a real day. */
export const dayIn = (text: string): string | null => {
  const written = /^(\d{4})-(\d{2})-(\d{2})(?=$|[T ])/.exec(text.trim())
  if (written === null) return null
  // A day that the month does not have lands in another month.
  return instantOf(written[0]).getUTCMonth() === Number(written[2]) - 1 ? written[0] : null
}

/**
 * The day that a date-only or ISO text begins with, in the language's medium form ("Nov 21, 2026"). The day is the one
 * written in the text, never shifted by a time zone (C-76); a text without a real day is returned as it is.
 */
export const formatDay = (text: string, language: Language): string => {
  const day = dayIn(text)
  return day === null ? text : withOrdinal(formatOf(language).format(instantOf(day)), language)
}

const monthFormats = new Map<Language, Intl.DateTimeFormat>()
/** A month, YYYY-MM, as the language writes it ("October 2026"). */
export const formatMonth = (month: string, language: Language): string => {
  const known = monthFormats.get(language)
  const format = known ?? new Intl.DateTimeFormat(language, { year: 'numeric', month: 'short', timeZone: 'UTC' })
  if (!known) monthFormats.set(language, format)
  return format.format(instantOf(`${month}-01`))
}

/** An ISO instant on the reader's wall clock ("Nov 21, 2026, 2:30 PM"); a text that is none is returned as it is. */
export const formatMoment = (instant: string, language: Language): string => {
  const date = new Date(instant)
  if (Number.isNaN(date.getTime())) return instant
  const written = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' }).format(date)
  return withOrdinal(written, language)
}
