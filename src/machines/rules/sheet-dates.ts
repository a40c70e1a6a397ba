const day = '(?:0?[1-9]|[12]\\d|3[01])'
const month = '(?:0?[1-9]|1[0-2])'
const year = '(?:19|20)\\d\\d'
const time = '(?:[T ]\\d{1,2}:\\d{2}(?::\\d{2}(?:\\.\\d+)?)?(?:Z|[+-]\\d{2}:?\\d{2}| ?[ap]m)?)?'
const name =
  '(?:jan|ene|f[eé]v|feb|mar|mrz|m[äa]r|apr|abr|avr|ma[iy]|may|jun|juin|jul|juil|aug|ago|ao[uû]|sep|set|oct|okt|nov|dec|dic|d[eé]c|dez)\\p{L}*\\.?'
const two = `(?:${day}([./-])${month}|${month}([./-])${day})`
const written = new RegExp(
  `^(?:${year}([./-])${month}\\1${day}|${two}(?:\\2|\\3)${year}|(?:${day}/${month}|${month}/${day})/\\d\\d|${day}[ -](?:de )?${name}[ -](?:de )?(?:${year}|\\d\\d)|${name} ${day},? ${year})${time}$`,
  'iu',
)
/** `2026-01-05`, `05.01.2026`, `1/5/26`, `5 Jan 2026`: a day, and neither a part number nor a quantity. */
export const isDate = (cell: string): boolean => cell.length <= 40 && written.test(cell.trim())
