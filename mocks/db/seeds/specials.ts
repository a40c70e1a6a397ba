import type { Product } from '../kinds'
import { minMax, withInfo, words } from './known-products'
import { longWords } from './long-words'
import { product } from './products'

type Place =
  | 'bolts'
  | 'carriageBolts'
  | 'nuts'
  | 'washers'
  | 'anchors'
  | 'electrical'
  | 'plumbing'
  | 'tools'
  | 'safety'
  | 'packaging'
type Places = Readonly<Record<Place, number>>

/** The first products of ACME: one for each state that a product can put a screen into. */
export const acmeSpecials = (at: Places, tagIds: readonly number[]): Product[] => [
  product(
    1001,
    'P-1001',
    words('Carriage bolt M6 x 50', 'Tornillo de carruaje M6 x 50', 'Boulon de carrosserie M6 x 50'),
    {
      picture: 'bolts',
      price: 12.5,
      min: null,
      available: 25,
      categoryIds: [at.carriageBolts],
      info: words('Sold one by one.', 'Se vende por unidades.', 'Vendu à l’unité.'),
    },
  ),
  minMax(1002, [at.bolts]),
  product(1003, 'P-MAX0', words('Flat washer M8', 'Arandela plana M8', 'Rondelle plate M8'), {
    picture: 'washer',
    price: 0.35,
    max: 0,
    available: 900,
    categoryIds: [at.washers],
  }),
  product(
    1004,
    'P-MIN1MAX1',
    words(
      'Torque wrench, one per customer',
      'Llave dinamométrica, una por cliente',
      'Clé dynamométrique, une par client',
    ),
    {
      picture: 'wrench',
      price: 189,
      max: 1,
      available: 6,
      categoryIds: [at.tools],
    },
  ),
  product(
    1005,
    'P-MAXLTMIN',
    words('Hose clamp 20-32 mm, remainder', 'Abrazadera 20-32 mm, resto de serie', 'Collier 20-32 mm, fin de série'),
    {
      picture: 'clamp',
      price: 1.85,
      min: 10,
      max: 5,
      categoryIds: [at.plumbing],
    },
  ),
  product(
    1006,
    'P-NOIMG',
    words('Thread sealing tape 12 m', 'Cinta selladora de roscas 12 m', 'Ruban d’étanchéité 12 m'),
    {
      picture: null,
      price: 1.2,
      uom: 'RL',
      cf: 1,
      categoryIds: [at.plumbing],
    },
  ),
  product(1007, 'P-OUT', words('Ball valve 1"', 'Válvula de bola 1"', 'Vanne à boisseau sphérique 1"'), {
    picture: 'valve',
    price: 24.6,
    available: 0,
    categoryIds: [at.plumbing],
  }),
  product(1008, 'P-NEG', words('Circuit breaker 16 A', 'Interruptor automático 16 A', 'Disjoncteur 16 A'), {
    picture: 'breaker',
    price: 13.4,
    available: -4,
    categoryIds: [at.electrical],
  }),
  product(
    1009,
    'P-HALF',
    words(
      'Copper cable 3 x 2.5 mm², by the roll',
      'Cable de cobre 3 x 2.5 mm², por rollo',
      'Câble en cuivre 3 x 2.5 mm², au rouleau',
    ),
    {
      picture: 'cable',
      price: 96.2,
      uom: 'RL',
      cf: 100,
      available: 0.5,
      categoryIds: [at.electrical],
    },
  ),
  product(1010, 'P-NOSTOCK', words('Cable tie 200 mm, black', 'Brida 200 mm, negra', 'Collier nylon 200 mm, noir'), {
    picture: 'ties',
    price: 5.1,
    uom: 'BDL',
    cf: 100,
    available: null,
    categoryIds: [at.electrical],
  }),
  product(
    1011,
    'P-NOCAT',
    words('Shipping label, blank', 'Etiqueta de envío, en blanco', 'Étiquette d’expédition, vierge'),
    {
      picture: 'tape',
      price: 9.95,
      uom: 'RL',
      cf: 500,
    },
  ),
  product(
    1012,
    'P-NOINFO',
    words('Packing tape 48 mm, clear', 'Cinta de embalaje 48 mm, transparente', 'Ruban d’emballage 48 mm, transparent'),
    {
      picture: 'tape',
      price: 2.75,
      uom: 'RL',
      categoryIds: [at.packaging],
    },
  ),
  withInfo(1013, [at.tools]),
  product(1014, 'P-REL', words('Cordless drill 18 V', 'Taladro a batería 18 V', 'Perceuse sans fil 18 V'), {
    picture: 'driver',
    price: 129,
    categoryIds: [at.tools],
    related: ['P-INFO', 'P-MIN1MAX1', 'P-1001'],
    complementary: ['P-MIN6MAX20', 'P-MAX0'],
  }),
  product(
    1015,
    'P-RELONLY',
    words('Safety glasses, clear', 'Lentes de seguridad, transparentes', 'Lunettes de protection, incolores'),
    {
      picture: 'glasses',
      price: 6.95,
      categoryIds: [at.safety],
      related: ['P-TAGS', 'P-BIG'],
    },
  ),
  product(1016, 'P-COMPONLY', words('Hex nut M8', 'Tuerca hexagonal M8', 'Écrou hexagonal M8'), {
    picture: 'nut',
    price: 0.28,
    available: 2400,
    categoryIds: [at.nuts],
    complementary: ['P-MIN6MAX20', 'P-MAX0'],
  }),
  product(1017, 'P-TAGS', words('Work glove, size L', 'Guante de trabajo, talla L', 'Gant de travail, taille L'), {
    picture: 'glove',
    price: 4.4,
    uom: 'PK',
    cf: 12,
    categoryIds: [at.safety],
    tagIds,
  }),
  product(
    1018,
    'P-NOPUOM',
    words('Hard hat, sample', 'Casco de seguridad, muestra', 'Casque de chantier, échantillon'),
    {
      picture: 'hat',
      price: 15,
      categoryIds: [at.safety],
      puomId: null,
    },
  ),
  product(1019, 'P-TEXTPRICE', words('Spring washer M6', 'Arandela elástica M6', 'Rondelle élastique M6'), {
    picture: 'washer',
    price: '0.10',
    available: 5000,
    categoryIds: [at.washers],
  }),
  product(1020, 'P-CENTS', words('Spring washer M8', 'Arandela elástica M8', 'Rondelle élastique M8'), {
    picture: 'washer',
    price: 0.2,
    available: 5000,
    categoryIds: [at.washers],
  }),
  product(
    1021,
    'P-ZERO',
    words('Product catalogue, printed', 'Catálogo de productos, impreso', 'Catalogue de produits, imprimé'),
    {
      picture: 'box',
      price: 0,
      categoryIds: [at.packaging],
    },
  ),
  product(
    1022,
    'P-NOPRICE',
    words('Special pump, price on request', 'Bomba especial, precio a consultar', 'Pompe spéciale, prix sur demande'),
    {
      picture: 'valve',
      price: null,
      categoryIds: [at.plumbing],
    },
  ),
  product(
    1023,
    'P-BIG',
    words('Breaker panel, 24 circuits', 'Cuadro eléctrico, 24 circuitos', 'Tableau électrique, 24 circuits'),
    {
      picture: 'breaker',
      price: 1234.5,
      available: 3,
      categoryIds: [at.electrical],
    },
  ),
  product(
    1024,
    'P-NOCF',
    words('Corrugated box 40 x 30 x 25 cm', 'Caja de cartón 40 x 30 x 25 cm', 'Carton 40 x 30 x 25 cm'),
    {
      picture: 'box',
      price: 1.65,
      uom: 'BOX',
      cf: null,
      categoryIds: [at.packaging],
    },
  ),
  product(1025, 'P-LONG', longWords, {
    picture: 'anchor',
    price: 2.95,
    min: 1,
    available: 310,
    categoryIds: [at.anchors],
  }),
]
