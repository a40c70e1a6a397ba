import { isOtherUnit, type LineProduct } from './cart'

/** How people write the units of measure, one unit a line; two words of one line mean the same. */
const spellings = [
  'ea|each|pc|pcs|pce|pces|piece|pieces|pieza|piezas|pièce|pièces|un|ud|uds|unit|units|unidad|unidades|unité|unités',
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
  'pr|pair|pairs|par|paire',
  'dz|doz|dozen',
]
/** All of them, as the alternatives of a regular expression. */
export const unitWords = spellings.join('|')
const unitOf = new Map(spellings.flatMap((line, at) => line.split('|').map((word) => [word, at] as const)))

/** True where a unit is written, and the product is sold by another one: `pcs` is `EA`, `box` is not. */
export const isOtherUnitWritten = (unit: string | null, product: Pick<LineProduct, 'uom_code'>): boolean => {
  if (!isOtherUnit(unit, product)) return false
  const meant = unitOf.get(unit?.toLowerCase() ?? '')
  return meant === undefined || meant !== unitOf.get(product.uom_code.toLowerCase())
}
