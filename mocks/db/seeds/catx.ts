import type { TenantSeed } from '../kinds'
import { growTree } from './categories'
import { families } from './families'
import { sized } from './products'
import { tenant } from './tenants'

// Five at the top: one with children but no product anywhere below, one with products only, one with both, one with
// neither, one without a picture.
const tree = growTree(31, [
  [
    'power',
    'Power distribution',
    'Distribución eléctrica',
    'Distribution électrique',
    'breaker',
    [
      [
        'protection',
        'Protection',
        'Protección',
        'Protection',
        'breaker',
        [
          ['breakers', 'Circuit breakers', 'Interruptores automáticos', 'Disjoncteurs', 'breaker'],
          ['fuses', 'Fuses', 'Fusibles', 'Fusibles', ''],
        ],
      ],
      ['cabinets', 'Cabinets', 'Armarios', 'Armoires', 'box'],
    ],
  ],
  ['drills', 'Drills', 'Taladros', 'Perceuses', 'driver'],
  [
    'fasteners',
    'Fasteners',
    'Sujetadores',
    'Fixations',
    'bolts',
    [
      ['nuts', 'Nuts', 'Tuercas', 'Écrous', 'nut'],
      ['washers', 'Washers', 'Arandelas', 'Rondelles', 'washer'],
    ],
  ],
  ['surplus', 'Surplus', 'Excedentes', 'Surplus', 'tag'],
  [
    'protective',
    'Protective wear',
    'Ropa de protección',
    'Vêtements de protection',
    '',
    [
      [
        'head',
        'Head and eyes',
        'Cabeza y ojos',
        'Tête et yeux',
        'hat',
        [
          ['hats', 'Hard hats', 'Cascos', 'Casques', 'hat'],
          ['glasses', 'Safety glasses', 'Lentes de seguridad', 'Lunettes de protection', 'glasses'],
        ],
      ],
    ],
  ],
])

const fastenerFamilies = families(
  'hexBolts',
  'carriageBolts',
  'woodScrews',
  'drywallScrews',
  'anchors',
  'hexNuts',
  'lockNuts',
  'flatWashers',
  'clamps',
)

/** Catalyx: browses by category (b2b_advanced_categories), with a Spanish welcome only. */
export const catx: TenantSeed = {
  tenant: tenant({
    code: 'CATX',
    name: 'Catalyx',
    colours: ['#1F7A5C', '#12503C'],
    hasBanner: true,
    title: { es: 'Bienvenido a Catalyx' },
    subtitle: { es: 'Material eléctrico e industrial.' },
    publicAbout: ['en', 'es', 'fr'],
    privateAbout: ['en', 'es', 'fr'],
    settings: { default_page: 'catalogs', b2b_advanced_categories: '1', b2b_sell_minimum: '0' },
  }),
  categories: tree.categories,
  tags: [
    { id: 1, name: { en: 'New', es: 'Nuevo', fr: 'Nouveau' }, colour: 'FFEE00' },
    { id: 2, name: { en: 'Indoor', es: 'Interior', fr: 'Intérieur' }, colour: '1F7A5C' },
    { id: 3, name: { en: 'Outdoor', es: 'Exterior', fr: 'Extérieur' }, colour: '000080' },
  ],
  products: [
    ...sized(4101, families('drills'), () => [tree.at('drills')], [1]),
    ...sized(4201, fastenerFamilies, () => [tree.at('fasteners')], [1, 2, 3]).slice(0, 30),
    ...sized(4301, families('hats', 'glasses'), ({ key }) => [tree.at(key)], [2]),
    ...sized(4401, families('gloves'), () => [tree.at('protective')], [3]),
  ],
}
