const number = '[0-3]?\\d'
const year = '(?:19|20)\\d\\d'
const name = '(?:jan|ene|f[eé]v|feb|mar|a[bpv]r|ma[iy]|jui?[nl]|aug|ago|aoû|sep|o[ck]t|nov|d[eéi]c)\\p{L}*\\.?'
const written = new RegExp(
  `^(?:${year}([./-])[01]?\\d\\1${number}|${number}([./-])${number}\\2${year}|${number}/${number}/\\d\\d|${number}[ -](?:de )?${name}[ -](?:de )?(?:20)?\\d\\d|${name} ${number},? ${year})(?:[T ][\\d:. apmz+-]+)?$`,
  'iu',
)
/** `2026-01-05`, `05.01.2026`, `1/5/26`, `5 Jan 2026`: a day, and neither a part number nor a quantity. */
export const isDate = (cell: string): boolean => cell.length <= 40 && written.test(cell)
