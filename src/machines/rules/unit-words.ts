import { factorOf, isOtherUnit, unitLabel, type LineProduct, type LineUnit } from './cart'

/** How people write the units of measure, one unit a line; two words of one line mean the same. */
const spellings = [
  'ea|each|pc|pcs|pce|pces|piece|pieces|pieza|piezas|pièce|pièces|st|stk|stück|un|ud|uds|unit|units|unidad|unidades|unité|unités',
  'pr|pair|pairs|par|paire',
  'dz|doz|dozen|dozens|docena|docenas|douzaine|douzaines',
  'box|boxes|bx|caja|cajas|boîte|boîtes|boite|boites',
  'pk|pkt|pack|packs|paquet|paquete',
  'set|sets',
  'kit|kits',
  'm|mt',
  'ft',
  'kg',
  'g',
  'lb',
  'l',
  'roll|rolls|rl|rollo|rollos|rouleau',
  'case|cases|cs',
  'ctn|carton|cartons',
  'bag|bags|bolsa|sac',
]
/** All of them, as the alternatives of a regular expression. */
export const unitWords = spellings.join('|')
const unitOf = new Map(spellings.flatMap((line, at) => line.split('|').map((word) => [word, at] as const)))

/** By what a product is sold, as it stands beside a quantity that is handed on: `BOX x 100`, `EA x 1`; `null` without a name. */
export const soldBy = ({ uom_code, cf }: Pick<LineUnit, 'uom_code' | 'cf'>): string | null =>
  unitLabel(uom_code, factorOf(cf) ?? 1) || null
const counted = /^(?<word>.*\S) x (?<holds>\d+(?:\.\d+)?)$/u
/** The word of a unit, and how many it holds where that is said: `BOX x 100` holds 100, of a `box` nobody knows. */
export const readUnit = (unit: string): { readonly word: string; readonly holds: number | null } => {
  const { word = unit, holds } = counted.exec(unit)?.groups ?? {}
  return { word, holds: holds === undefined ? null : Number(holds) }
}

/** How many pieces are in the first of them; of boxes nobody knows. */
const pieces = [1, 2, 12]
const piecesOf = (unit: string): number | undefined => {
  const { word, holds } = readUnit(unit)
  return holds ?? pieces[unitOf.get(word.toLowerCase()) ?? -1]
}
/**
 * How many of a product so many in another unit are: 12 of an `EA` for a dozen, 3 boxes of 100 for 300 pieces. As many where
 * one of a unit may be one of the product; `null` where it is surely not that many, and where a unit that holds several
 * would make something else of it: 250 pieces are no boxes of 200, and of metres nobody knows.
 */
export const countInUnit = (
  quantity: number,
  unit: string,
  { uom_code, cf }: Pick<LineProduct, 'uom_code' | 'cf'>,
): number | null => {
  const written = piecesOf(unit)
  const factor = cf ?? 1
  const sold = factor === 1 ? piecesOf(uom_code) : factor
  if (factor <= 1 && (!written || (!sold && written === 1))) return quantity
  const count = (quantity * (written ?? 0)) / (sold ?? 0)
  return count > 0 && Number.isSafeInteger(count) ? count : null
}

/** True where a unit is written, and the product is sold by another one: `pcs` is `EA`, `box` is not, nor `BOX x 50` `BOX x 100`. */
export const isOtherUnitWritten = (unit: string | null, product: Pick<LineProduct, 'uom_code' | 'cf'>): boolean => {
  const { word, holds } = readUnit(unit ?? '')
  if (holds !== null && holds !== (factorOf(product.cf) ?? 1)) return true
  if (unit === null || !isOtherUnit(word, product)) return false
  const meant = unitOf.get(word.toLowerCase())
  return meant === undefined || meant !== unitOf.get(product.uom_code.toLowerCase())
}
