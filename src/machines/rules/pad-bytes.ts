/** Why a file is not read. */
export type FileRefusal = 'picture' | 'workbook' | 'binary' | 'tooLarge' | 'empty' | 'unopened' | 'noReader'
/** What the bytes of a file are: text, or why they are none. */
export type Decoded = { readonly text: string } | { readonly refused: FileRefusal }

/** The largest file, and the longest text, that is read at once: in bytes, and in characters. */
export const largestSheet = 10 * 1024 * 1024

const signatures: readonly (readonly [FileRefusal, readonly number[]])[] = [
  ['picture', [0x89, 0x50, 0x4e, 0x47]],
  ['picture', [0xff, 0xd8, 0xff]],
  ['picture', [0x47, 0x49, 0x46, 0x38]],
  ['picture', [0x52, 0x49, 0x46, 0x46]],
  ['picture', [0x49, 0x49, 0x2a, 0x00]],
  ['picture', [0x4d, 0x4d, 0x00, 0x2a]],
  ['workbook', [0x50, 0x4b, 0x03, 0x04]],
  ['workbook', [0xd0, 0xcf, 0x11, 0xe0]],
  ['binary', [0x25, 0x50, 0x44, 0x46]],
  ['binary', [0x1f, 0x8b]],
]
const looked = 4096
/** HEIC and AVIF, as telephones take them, say what they are behind the length of their first part. */
const isTelephonePicture = (bytes: Uint8Array): boolean =>
  /^ftyp(?:heic|heix|hevc|heim|heis|mif1|msf1|avif|avis)/.test(new TextDecoder('latin1').decode(bytes.subarray(4, 12)))
/** An archive names what it holds at its end, and an office file what it is at its beginning. */
const isWorkbook = (bytes: Uint8Array): boolean => {
  if (bytes[0] !== 0x50) return true
  const names = [bytes.subarray(0, looked), bytes.subarray(-looked * 4)].map((part) =>
    new TextDecoder('latin1').decode(part),
  )
  return names.some((text) => /xl\/|spreadsheet/.test(text)) || !names.some((text) => text.includes('PK\u0005\u0006'))
}

/** UTF-16 without a mark: of Latin text every other byte is zero. */
const zeroSide = (bytes: Uint8Array): 'utf-16le' | 'utf-16be' | null => {
  const length = Math.min(bytes.length, looked) & ~1
  if (length < 4) return null
  let [even, odd] = [0, 0]
  for (let at = 0; at < length; at += 2) {
    if (bytes[at] === 0) even += 1
    if (bytes[at + 1] === 0) odd += 1
  }
  const half = length / 2
  if (odd > half * 0.4 && even < half * 0.1) return 'utf-16le'
  return even > half * 0.4 && odd < half * 0.1 ? 'utf-16be' : null
}
const encodingOf = (bytes: Uint8Array): string | null => {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le'
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be'
  return zeroSide(bytes)
}
const decodedAs = (encoding: string, bytes: Uint8Array, fatal: boolean): string | null => {
  try {
    return new TextDecoder(encoding, { fatal }).decode(bytes)
  } catch {
    return null
  }
}
const lost = '\uFFFD'
/**
 * UTF-8 with a byte that was broken on its way is UTF-8 still: its other signs of several bytes say so, and the broken
 * one is shown as what it is. Windows-1252 has hardly a sequence that looks like one.
 */
const decodedAsDamaged = (bytes: Uint8Array): string | null => {
  const text = decodedAs('utf-8', bytes, false) ?? ''
  const others = text.match(/[^\p{ASCII}\uFFFD]/gu)?.length ?? 0
  return others > text.split(lost).length - 1 ? text : null
}
/** The first line by which a spreadsheet is told what separates cells; the text shows it. */
const separatorLine = /^sep=[^\r\n]\r?\n/i
const typable = '\t\n\v\f\r\u001b'
/** Control characters, without those that a text may have. */
const controlsIn = (text: string): number =>
  (text.match(/\p{Cc}/gu) ?? []).filter((sign) => sign < ' ' && !typable.includes(sign)).length
/** More than one character in a hundred that nobody types: no text. */
const isNoText = (text: string): boolean => {
  const start = text.slice(0, looked * 4)
  return controlsIn(start) > Math.max(1, start.length / 100)
}

/**
 * The text of a file, judged by its content and not by its name: UTF-8, also damaged, and UTF-16 with or without a
 * mark, else Windows-1252. Pictures, workbooks and other files that hold no text are refused.
 */
export const decodeSheet = (bytes: Uint8Array): Decoded => {
  if (bytes.length === 0) return { refused: 'empty' }
  if (bytes.length > largestSheet) return { refused: 'tooLarge' }
  const sign = signatures.find(([, start]) => start.every((byte, at) => bytes[at] === byte))
  if (sign) return { refused: sign[0] === 'workbook' && !isWorkbook(bytes) ? 'binary' : sign[0] }
  if (isTelephonePicture(bytes)) return { refused: 'picture' }
  const utf16 = encodingOf(bytes)
  const text = utf16
    ? decodedAs(utf16, bytes, false)
    : (decodedAs('utf-8', bytes, true) ?? decodedAsDamaged(bytes) ?? decodedAs('windows-1252', bytes, false))
  return text === null || isNoText(text) ? { refused: 'binary' } : { text: text.replace(separatorLine, '') }
}
