import { hash } from './digest'
import { asSeen } from './invisible'
import { linkVersion, readPiece, tenantOfLink } from './link-tenant'
import { bareLine, quantityText, unitIn, type ListLine } from './lists'
import { readUnit } from './unit-words'

/** An address that is longer is cut by programs that pass it on; then a file is the way. */
const longestLink = 2_000
/** Whether an address comes through whole, whoever passes it on. */
export const isLinkShort = (address: string): boolean => address.length <= longestLink

const mostRows = 1_000
/** As long as in a list; a longer one is written whole, and told where the link is opened: cut, it would be another part. */
const longestPart = 500

/** One piece of a link: what separates pieces, or is lost on the way through a chat, is written out. */
const written = (text: string): string =>
  encodeURIComponent(text.replace(/\p{Surrogate}/gu, '\uFFFD')).replace(
    /[!'()*~_.]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  )
/** A short mark of a text: the same for the same text. */
export const sealOf = (rows: string): string => hash(rows, 0x811c9dc5)

/** `12-EA`, `5-BOX-100`: how many, the unit that was sold then, and how many it holds; a unit as it was written is `12 box`. */
const amountText = (line: ListLine): string => {
  const { word, holds } = readUnit(unitIn(line) ?? '')
  if (holds === null) return quantityText(line)
  return [line.quantity, word, ...(holds === 1 && !word.includes('-') ? [] : [holds])].join('-')
}
const writtenRow = (line: ListLine): string => {
  const { partNumber, comment } = line
  const cells = [written(partNumber.trim()), written(amountText(line))]
  return [...cells, ...(comment === '' ? [] : [written(comment)])].join(':')
}

/**
 * The fragment of a link, without its number sign: tenant, part numbers, quantities with the unit that they count, and
 * comments; no price and nothing about the sender. A line without a part number cannot be passed on.
 */
export const linkFragment = (tenantCode: string, lines: readonly ListLine[]): string => {
  const rows = lines
    .filter(({ partNumber }) => partNumber.trim() !== '')
    .map(writtenRow)
    .join('/')
  return [linkVersion, written(tenantCode), sealOf(rows), rows].join('/')
}

/** What a link holds. `isWhole` is false when it was cut or changed on its way; `broken` counts rows that cannot be read. */
export type OrderLink = {
  readonly tenantCode: string | null
  readonly lines: readonly ListLine[]
  readonly broken: number
  readonly isWhole: boolean
}

/** Whoever wrote a link: what is shown is what is asked for, and what is sent. */
const readText = (piece: string): string | null => {
  const text = readPiece(piece)
  return text === null ? null : asSeen(text)
}
/** `12`; `12 EA` where the unit was not known to be the product's; `5-BOX-100` where it was. */
const amountOf =
  /^(?<quantity>\d{1,15})(?: (?<written>[\p{L}²³]{1,12})|-(?<sold>.{1,40}?)(?:-(?<holds>\d{1,9}(?:\.\d{1,4})?))?)?$/u
const readRow = (row: string): ListLine | null => {
  const [first = '', amount = '', third = '', ...more] = row.split(':')
  const [partNumber, comment] = [readText(first)?.trim() ?? '', readText(third)]
  const isReadable = partNumber !== '' && partNumber.length <= longestPart && comment !== null && more.length === 0
  const { quantity, sold, holds, written: text } = amountOf.exec(readText(amount) ?? '')?.groups ?? {}
  const unit = sold === undefined ? text : `${sold} x ${holds ?? 1}`
  if (!isReadable || quantity === undefined || comment.length > longestLink) return null
  return bareLine(partNumber, Number(quantity), comment, '', unit)
}

/** A link from the fragment of an address, with or without its number sign; never throws, whatever was pasted. */
export const readLink = (fragment: string): OrderLink => {
  const [, , seal = '', ...rows] = fragment.replace(/^#/, '').split('/')
  const tenantCode = tenantOfLink(fragment)
  if (tenantCode === null) return { tenantCode: null, lines: [], broken: 0, isWhole: false }
  const filled = rows.filter((row) => row !== '')
  const lines = filled.slice(0, mostRows).map(readRow)
  const readable = lines.filter((line) => line !== null)
  return {
    tenantCode,
    lines: readable,
    broken: filled.length - readable.length,
    isWhole: seal === sealOf(rows.join('/')),
  }
}
