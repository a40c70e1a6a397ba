import type { Words } from '../kinds'

/** A kind of product that comes in sizes: the words are put in front of the size. */
export type Family = {
  readonly key: string
  readonly part: string
  readonly picture: string
  readonly name: Words
  readonly sizes: readonly string[]
  readonly uom: 'EA' | 'BOX' | 'PK' | 'CS' | 'RL' | 'BDL'
  readonly cf: number
  /** Dollars of the first size; each further size costs a little more. */
  readonly price: number
}

const family = (
  key: string,
  part: string,
  picture: string,
  [en, es, fr]: readonly [string, string, string],
  [uom, cf, price]: readonly [Family['uom'], number, number],
  sizes: readonly string[],
): Family => ({ key, part, picture, name: { en, es, fr }, sizes, uom, cf, price })

const list: readonly Family[] = [
  family(
    'hexBolts',
    'HB',
    'bolt',
    ['Hex bolt', 'Tornillo hexagonal', 'Boulon hexagonal'],
    ['BOX', 100, 14.9],
    ['M6 x 30', 'M8 x 40', 'M10 x 50', 'M12 x 60', 'M16 x 80'],
  ),
  family(
    'carriageBolts',
    'CB',
    'bolts',
    ['Carriage bolt', 'Tornillo de carruaje', 'Boulon de carrosserie'],
    ['BOX', 50, 18.35],
    ['M6 x 50', 'M8 x 70', 'M10 x 90'],
  ),
  family(
    'hexNuts',
    'HN',
    'nut',
    ['Hex nut', 'Tuerca hexagonal', 'Écrou hexagonal'],
    ['BOX', 200, 7.45],
    ['M6', 'M8', 'M10', 'M12'],
  ),
  family(
    'lockNuts',
    'LN',
    'nut',
    ['Lock nut', 'Tuerca de seguridad', 'Écrou autofreiné'],
    ['BOX', 100, 9.2],
    ['M6', 'M8', 'M10'],
  ),
  family(
    'flatWashers',
    'FW',
    'washer',
    ['Flat washer', 'Arandela plana', 'Rondelle plate'],
    ['PK', 50, 3.15],
    ['M6', 'M8', 'M10', 'M12'],
  ),
  family(
    'springWashers',
    'SW',
    'washer',
    ['Spring washer', 'Arandela elástica', 'Rondelle élastique'],
    ['PK', 50, 3.85],
    ['M8', 'M10'],
  ),
  family(
    'woodScrews',
    'WS',
    'screw',
    ['Wood screw', 'Tornillo para madera', 'Vis à bois'],
    ['BOX', 200, 11.25],
    ['4 x 40', '5 x 60', '6 x 80'],
  ),
  family(
    'drywallScrews',
    'DS',
    'screw',
    ['Drywall screw', 'Tornillo para tablarroca', 'Vis à gypse'],
    ['BOX', 500, 16.6],
    ['3.5 x 25', '3.5 x 35', '3.5 x 45'],
  ),
  family(
    'anchors',
    'AN',
    'anchor',
    ['Expansion anchor', 'Taquete de expansión', 'Ancrage à expansion'],
    ['BOX', 25, 21.4],
    ['M8 x 65', 'M10 x 80', 'M12 x 100'],
  ),
  family(
    'copperCables',
    'CC',
    'cable',
    ['Copper cable', 'Cable de cobre', 'Câble en cuivre'],
    ['RL', 100, 84.5],
    ['3 x 1.5 mm²', '3 x 2.5 mm²', '5 x 4 mm²'],
  ),
  family(
    'breakers',
    'BR',
    'breaker',
    ['Circuit breaker', 'Interruptor automático', 'Disjoncteur'],
    ['EA', 1, 12.75],
    ['10 A', '16 A', '25 A', '40 A'],
  ),
  family(
    'ties',
    'CT',
    'ties',
    ['Cable tie', 'Cincho para cables', 'Attache de câble en nylon'],
    ['BDL', 100, 4.6],
    ['150 mm', '200 mm', '300 mm'],
  ),
  family(
    'ballValves',
    'BV',
    'valve',
    ['Ball valve', 'Válvula de bola', 'Vanne à boisseau sphérique'],
    ['EA', 1, 19.95],
    ['1/2"', '3/4"', '1"', '2"'],
  ),
  family(
    'clamps',
    'HC',
    'clamp',
    ['Hose clamp', 'Abrazadera de manguera', 'Collier de durite'],
    ['PK', 10, 8.3],
    ['12-20 mm', '20-32 mm', '32-50 mm'],
  ),
  family(
    'drills',
    'DR',
    'driver',
    ['Cordless drill', 'Taladro a batería', 'Perceuse sans fil'],
    ['EA', 1, 129],
    ['12 V', '18 V', '20 V'],
  ),
  family(
    'gloves',
    'GL',
    'glove',
    ['Work glove', 'Guante de trabajo', 'Gant de travail'],
    ['PK', 12, 26.4],
    ['S', 'M', 'L', 'XL'],
  ),
  family(
    'hats',
    'HH',
    'hat',
    ['Hard hat', 'Casco de seguridad', 'Casque de chantier'],
    ['EA', 1, 17.8],
    ['52-58 cm', '58-64 cm'],
  ),
  family(
    'glasses',
    'SG',
    'glasses',
    ['Safety glasses', 'Lentes de seguridad', 'Lunettes de protection'],
    ['EA', 1, 6.95],
    ['S', 'L'],
  ),
  family(
    'boxes',
    'BX',
    'box',
    ['Corrugated box', 'Caja de cartón ondulado', 'Carton ondulé'],
    ['BDL', 25, 31.25],
    ['30 x 20 x 15 cm', '40 x 30 x 25 cm', '60 x 40 x 40 cm'],
  ),
  family(
    'tapes',
    'TP',
    'tape',
    ['Packing tape', 'Cinta de embalaje', 'Ruban d’emballage'],
    ['CS', 36, 42.9],
    ['48 mm', '72 mm'],
  ),
  family(
    'sprays',
    'SP',
    'can',
    ['Spray paint', 'Pintura en aerosol', 'Peinture en aérosol'],
    ['CS', 6, 33.6],
    ['400 ml', '600 ml'],
  ),
]

const byKey = new Map(list.map((one) => [one.key, one]))
/** The families of those keys, in that order. */
export const families = (...keys: readonly string[]): Family[] => keys.flatMap((key) => byKey.get(key) ?? [])
export const allFamilies = list
