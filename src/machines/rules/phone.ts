const longest = 10

const digitsOf = (text: string): string => text.replace(/[^0-9]/g, '')

// A country code pasted in front would push the last digit out of the ten (C-26, K15).
const hasCountryCode = (text: string): boolean => text.trimStart().startsWith('+1')

const written = (digits: string): string => {
  if (digits === '') return ''
  if (digits.length <= 3) return `(${digits}`
  const line = digits.length > 6 ? `-${digits.slice(6)}` : ''
  return `(${digits.slice(0, 3)}) ${digits.slice(3, 6)}${line}`
}

/** The first ten digits of a text as `(123) 456-7890`, or as much of that as there are digits (spec 5). */
export const formatPhone = (text: string): string =>
  written(
    digitsOf(text)
      .slice(hasCountryCode(text) ? 1 : 0)
      .slice(0, longest),
  )

/** True when something of what was typed is not kept: what is neither a digit nor between digits, or a digit after the tenth (REG-30, REG-31). */
export const isPhoneCut = (text: string): boolean =>
  /[^0-9\s()+./\u2010-\u2015-]/.test(text) || digitsOf(text).length - (hasCountryCode(text) ? 1 : 0) > longest

const behind = (text: string, count: number): number => {
  if (count === 0) return Math.min(1, text.length)
  let seen = 0
  for (let at = 0; at < text.length; at += 1) {
    if (/[0-9]/.test(text.charAt(at))) seen += 1
    if (seen === count) return at + 1
  }
  return text.length
}

/**
 * What a phone field shows after an edit, and where its caret goes: behind the digit it stood behind.
 * `next` and `caret` are what the browser made of the edit of `previous`. When only a bracket, blank or dash was
 * deleted, it would come straight back; the digit before it (or after it, at the start) is deleted in its place.
 */
export const phoneEdit = (
  previous: string,
  next: string,
  caret: number,
): { readonly text: string; readonly caret: number } => {
  const dropped = hasCountryCode(next) ? 1 : 0
  const digits = digitsOf(next).slice(dropped)
  const before = Math.max(0, digitsOf(next.slice(0, caret)).length - dropped)
  const isOnlyMarkDeleted = next.length < previous.length && dropped === 0 && digits === digitsOf(previous)
  const gone = Math.max(0, before - 1)
  const kept = isOnlyMarkDeleted ? digits.slice(0, gone) + digits.slice(gone + 1) : digits
  const text = written(kept.slice(0, longest))
  return { text, caret: behind(text, isOnlyMarkDeleted ? gone : Math.min(before, longest)) }
}
