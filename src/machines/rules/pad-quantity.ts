import { withoutMark } from './list-marks'
import { unitWords } from './unit-words'

/** How `1.000` and `1,000` are meant: a thousand, or one. */
export type NumberReading = 'thousands' | 'decimals'
/** The sign in a number that is not clear. */
export type NumberSign = '.' | ','
/** How each sign is meant, once the buyer has said so: who writes `1.000` may write `1,000` as well. */
export type NumberReadings = Readonly<Partial<Record<NumberSign, NumberReading>>>
/** What a quantity as it was written says. */
export type PadQuantity =
  | { readonly kind: 'missing' }
  | { readonly kind: 'whole'; readonly quantity: number; readonly unit: string | null }
  /** `1.000`: a thousand, or one? */
  | { readonly kind: 'unclear' }
  | { readonly kind: 'notWhole' }
  | { readonly kind: 'negative' }
  | { readonly kind: 'tooLarge' }
  | { readonly kind: 'noNumber' }

const written = /^(?:[x×*]\s*)?(\+?\d[\d.,' ]*)\s*(?:[x×*]|([\p{L}²³]{1,12})\.?)?$/iu
const grouped = /^[1-9]\d{0,2}(?:([.,' ])\d{3})(?:\1\d{3})*$/
const oneGroup = /^[1-9]\d{0,2}[.,]\d{3}$/
const decimal = /^(\d+)[.,](\d+)$/
const both = /^([1-9]\d{0,2}(?:([.,' ])\d{3})+)([.,])(\d+)$/

const figures = /[\u0660-\u0669\u06f0-\u06f9\uff10-\uff19]/g
/** Arabic and full-width figures as everybody else writes them. */
const withPlainFigures = (text: string): string =>
  text.replace(figures, (figure) =>
    String(figure.charCodeAt(0) - (figure >= '\uff10' ? 0xff10 : figure >= '\u06f0' ? 0x06f0 : 0x0660)),
  )
const inBrackets = /^\(\s*(\d[^()]*)\)$/
/** How a sheet of accounts writes a number below zero (decision 049). */
const accounted = /^\(\s*\d[\d.,' ]*\)$/
const countWord = '(?:qty|quantity|qté|quantité|cant|cantidad)(?!\\p{L})'
/** `="2"`, `=2` and `'2` are how spreadsheets write a 2; `(2 pcs)`, `qty 2` and `2/ea` are the ways of people. */
const bare = (text: string): string =>
  text
    .replace(/^=\s*"?(?=\d)([^"]*)"?$/, '$1')
    .replace(/^'(?=\d)/, '')
    .replace(inBrackets, '$1')
    .replace(new RegExp(`^${countWord}\\s*[.:=]?\\s*(?=\\d)`, 'iu'), '')
    .replace(/^(\d[\d.,' ]*?)\s*\/\s*(?=\p{L})/u, '$1 ')
    .trim()

/** `20 EUR` is a price, as `$20` is. */
const currency = /^(?:eur|euros?|usd|dollars?|d[oó]lar(?:es)?|cad|gbp|pounds?|chf|mxn|pesos?|cents?|centimes?)$/iu
const wholeOf = (digits: string, unit: string | null): PadQuantity => {
  const quantity = Number(digits)
  return Number.isSafeInteger(quantity) ? { kind: 'whole', quantity, unit } : { kind: 'tooLarge' }
}
const withDecimals = (whole: string, decimals: string, unit: string | null): PadQuantity =>
  /^0+$/.test(decimals) ? wholeOf(whole, unit) : { kind: 'notWhole' }
const onlyDigits = (text: string): string => text.replace(/\D/g, '')

/**
 * Reads a quantity of a sheet: `6`, `x6`, `6x`, `6 BOX`, `1 000`, `1.000,00`, `qty 6`. `1.000`
 * and `1,000` are unclear until the buyer has said which is meant.
 */
export const readPadQuantity = (text: string, reading: NumberReading | null): PadQuantity => {
  // What nobody can see is no part of a number.
  const trimmed = text
    .replace(/[\s\u00a0\u202f\u2009]+/g, ' ')
    .replace(/\p{Cc}/gu, '')
    .replaceAll('’', "'")
    .trim()
  if (trimmed === '') return { kind: 'missing' }
  const figured = withPlainFigures(trimmed)
  const plain = bare(figured)
  const isBelow = /^[-\u2212]\s?\d/.test(plain)
  if (isBelow || accounted.test(figured))
    return readPadQuantity(plain.slice(isBelow ? 1 : 0), reading).kind === 'noNumber'
      ? { kind: 'noNumber' }
      : { kind: 'negative' }
  const [, count = '', word = ''] = written.exec(plain) ?? []
  if (currency.test(word)) return { kind: 'noNumber' }
  const number = count.trim().replace(/^\+/, '')
  const unit = word === '' || /^x$/i.test(word) ? null : word
  if (/^\d+$/.test(number)) return wholeOf(number, unit)
  if (oneGroup.test(number)) {
    if (reading === null) return { kind: 'unclear' }
    return reading === 'thousands' ? wholeOf(onlyDigits(number), unit) : readDecimals(number, unit)
  }
  if (grouped.test(number)) return wholeOf(onlyDigits(number), unit)
  const mixed = both.exec(number)
  if (mixed && mixed[2] !== mixed[3]) return withDecimals(onlyDigits(mixed[1] ?? ''), mixed[4] ?? '', unit)
  if (decimal.test(number)) return readDecimals(number, unit)
  return { kind: 'noNumber' }
}
const readDecimals = (number: string, unit: string | null): PadQuantity => {
  const [, whole = '', decimals = ''] = decimal.exec(number) ?? []
  return withDecimals(whole, decimals, unit)
}

/** The sign in a quantity such as `1.000` or `1,000`; `null` for one that is clear by itself. */
export const openSign = (text: string): NumberSign | null => {
  if (readPadQuantity(text, null).kind !== 'unclear') return null
  return /[.,](?=\d)/.exec(withPlainFigures(text))?.[0] === ',' ? ',' : '.'
}

/** Reads a quantity of which it may be known how its sign is meant. */
export const readQuantityBy = (text: string, readings: NumberReadings): PadQuantity => {
  const sign = openSign(text)
  return readPadQuantity(text, sign && (readings[sign] ?? null))
}
/** The readings, once the buyer has said how `text` is meant. */
export const withReading = (readings: NumberReadings, text: string, reading: NumberReading): NumberReadings => {
  const sign = openSign(text)
  return sign === null ? readings : { ...readings, [sign]: reading }
}

const unitWord = new RegExp(`^(?:${unitWords})\\.?$`, 'iu')
/** `EA`, `box`: a unit of measure. */
export const isUnit = (text: string): boolean => unitWord.test(text)
/** A unit in a cell of its own: a single letter may be a size. */
export const isUnitCell = (cell: string): boolean => isUnit(cell) && /\p{L}{2}/u.test(cell)
const amount = String.raw`(?:[x×]\s?)?\d+(?:[.,]\d+)*(?:\s?[x×]|\s?(?:${unitWords}))?`
// No number begins with the zeros of a thousand.
const atEnd = new RegExp(String.raw`^(.*\S)\s+(?!000(?:\s|$))(\d{1,3}(?: 000)+|${amount})$`, 'iu')
const marked = new RegExp(String.raw`^(?:[x×]\s?\d|\d[\d.,]*\s?(?:[x×]|${unitWords})$)`, 'iu')
const inFront = new RegExp(String.raw`^((?:${countWord}\s*[.:=]?\s*)?\d+(?:[.,]\d+)*(?:\s?[x×])?)\s+(\S.*)$`, 'iu')
/** `3 boxes HB-100`; what is behind the unit is no size. */
const unitInFront = new RegExp(
  String.raw`^(\d+(?:[.,]\d+)*\s?(?:${unitWords})\.?)\s+((?=\S*\p{N})(?=\S*\p{L})\S+)$`,
  'iu',
)
const withNote = new RegExp(String.raw`^(\S*\d\S*)\s+(${amount})\s+(\S.*)$`, 'iu')
/** `HB 110 x 3`, `HB-130: 5`, `HB-140 (5)`, `HB-150, qty 5`, `HB-160 + 2`; `M8 x 40` and `20 x 3 x 100` are sizes. */
const link = String.raw`(?:\s*[:=,;|]\s+|\s+[–—\u2212-]\s+|\s+\+\s*|\s+(?=[x×(]|${countWord}))`
const counted = String.raw`(?:\(\s*${amount}\s*\)|(?:[x×]\s+|${countWord}\s*[.:=]?\s*)?${amount})`
/** Longer texts are letters of people. */
const longestLinked = 200
const linked = new RegExp(String.raw`^((?:\S+\s+){0,3}\S*\p{N}\S*?)${link}(${counted})$`, 'iu')
const size = String.raw`M?\d{1,3}(?:[.,]\d+)?`
const isSize = new RegExp(String.raw`^${size}(?:\s?[x×]\s?\d+(?:[.,]\d+)?)*$`, 'i')
/** A size, also behind a word: `Bolt M8 x 40`. A bolt of two measures has no third. */
const endsInSize = (text: string): boolean =>
  !/(?:^|\s)M\d[\d.,]*\s?[x×]\s?\d[\d.,]*$/i.test(text) && (isSize.test(text) || /\sM\d{1,3}(?:[.,]\d+)?$/i.test(text))
const hasDigit = (text: string): boolean => /\p{N}/u.test(text)

const cellsOfWords = (text: string): readonly string[] => {
  const [, named = '', count = ''] = text.length > longestLinked ? [] : (linked.exec(text) ?? [])
  const isMeasure = /^[x×]/i.test(count) && endsInSize(named)
  // Behind a part number brackets say how many; alone in the cell of a sheet they say below zero.
  if (named !== '' && !isMeasure) return [named, count.replace(inBrackets, '$1')]
  if (/\s[x×]\s/i.test(named)) return [text]
  const [, many = '', one = ''] = unitInFront.exec(text) ?? []
  if (one !== '' && !endsInSize(one)) return [one, many]
  const [, part = '', quantity = ''] = isMeasure ? [] : (atEnd.exec(text) ?? [])
  if (hasDigit(part) || marked.test(quantity)) {
    const [, first = '', second = ''] = inFront.exec(text) ?? []
    // `6 x 100 20` says the quantity in front: what is marked wins.
    return /[x×]$/i.test(first) ? [second, first] : [part, quantity]
  }
  const [, ...noted] = withNote.exec(text) ?? []
  if (noted.length > 0) return noted
  const [, first = '', second = ''] = inFront.exec(text) ?? []
  return hasDigit(second) ? [second, first] : [text]
}
/**
 * The cells of a line without separators but blanks: part number, quantity and comment, as far as they can be told apart.
 * Two blanks or more separate cells. A part number alone stays whole, blanks and all, and so does the mark of a list before it.
 */
export const cellsBetweenBlanks = (line: string): readonly string[] => {
  const text = line.trim()
  const columns = text.split(/\s{2,}/)
  if (columns.length > 1) return columns
  const bare = withoutMark(text)
  const [part = '', ...others] = cellsOfWords(bare)
  return [text.slice(0, text.length - bare.length) + part, ...others]
}
