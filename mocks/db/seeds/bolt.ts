import type { TenantSeed } from '../kinds'
import { growTree } from './categories'
import { families } from './families'
import { sized } from './products'
import { minMax, withInfo } from './known-products'
import { tenant } from './tenants'

const tree = growTree(21, [
  [
    'bolts',
    'Bolts',
    'Pernos',
    'Boulons',
    'bolt',
    [
      ['hexBolts', 'Hex bolts', 'Pernos hexagonales', 'Boulons hexagonaux', 'bolt'],
      ['carriageBolts', 'Carriage bolts', 'Tornillos de carruaje', 'Boulons de carrosserie', 'bolts'],
    ],
  ],
  ['hexNuts', 'Nuts', 'Tuercas', 'Écrous', 'nut'],
  ['flatWashers', 'Washers', 'Arandelas', 'Rondelles', 'washer'],
  ['anchors', 'Anchors', 'Anclajes', 'Ancrages', 'anchor'],
])

/** Bolt Industrial: sells in steps of the minimum, hides additional info, has English texts only and no logo. */
export const bolt: TenantSeed = {
  tenant: tenant({
    code: 'BOLT',
    name: 'Bolt Industrial',
    colours: ['#1F5FA8', '#153F70'],
    hasLogo: false,
    title: { en: 'Bolt Industrial' },
    subtitle: { en: 'Fasteners by the box.' },
    titleStyles: 'color: #7db4ff; font-weight: 700',
    publicAbout: ['en'],
    privateAbout: ['en'],
    settings: {
      default_page: 'products',
      b2b_advanced_categories: '0',
      b2b_sell_minimum: '1',
      b2b_hide_additional_info: '1',
      b2b_message_order_confirmation: 'Bolt Industrial has your order. We will call you within one working day.',
    },
  }),
  categories: tree.categories,
  tags: [
    { id: 1, name: { en: 'Zinc', es: 'Zinc', fr: 'Zinc' }, colour: 'B0BAC4' },
    { id: 2, name: { en: 'Stainless', es: 'Inoxidable', fr: 'Inox' }, colour: '1F5FA8' },
    { id: 3, name: { en: 'Last boxes', es: 'Últimas cajas', fr: 'Dernières boîtes' }, colour: 'FFEE00' },
  ],
  products: [
    minMax(2001, [tree.at('hexBolts')]),
    withInfo(2002, [tree.at('bolts')]),
    ...sized(
      2101,
      families('hexBolts', 'carriageBolts', 'hexNuts', 'flatWashers', 'anchors'),
      ({ key }) => [tree.at(key)],
      [1, 2, 3],
    ),
  ],
}
