import type { Product, TenantSeed } from '../kinds'
import { type Branch, growTree } from './categories'
import { families } from './families'
import { sized } from './products'
import { withInfo } from './known-products'
import { tenant } from './tenants'

const all = ['en', 'es', 'fr'] as const
type Shop = Pick<TenantSeed, 'products' | 'categories' | 'tags'>
const emptyShop: Shop = { products: [], categories: [], tags: [] }

const branches: Readonly<Record<string, Branch>> = {
  hats: ['hats', 'Hard hats', 'Cascos', 'Casques', 'hat'],
  gloves: ['gloves', 'Gloves', 'Guantes', 'Gants', 'glove'],
  glasses: ['glasses', 'Safety glasses', 'Lentes de seguridad', 'Lunettes de protection', 'glasses'],
  breakers: ['breakers', 'Circuit breakers', 'Interruptores automáticos', 'Disjoncteurs', 'breaker'],
  copperCables: ['copperCables', 'Cables', 'Cables', 'Câbles', 'cable'],
  ties: ['ties', 'Cable ties', 'Cinchos para cables', 'Attaches de câble', 'ties'],
  ballValves: ['ballValves', 'Ball valves', 'Válvulas de bola', 'Vannes à boisseau sphérique', 'valve'],
  clamps: ['clamps', 'Hose clamps', 'Abrazaderas', 'Colliers de serrage', 'clamp'],
  boxes: ['boxes', 'Boxes', 'Cajas', 'Cartons', 'box'],
  tapes: ['tapes', 'Tapes', 'Cintas', 'Rubans adhésifs', 'tape'],
  drills: ['drills', 'Drills', 'Taladros', 'Perceuses', 'driver'],
  sprays: ['sprays', 'Spray paints', 'Pinturas en aerosol', 'Peintures en aérosol', 'can'],
}

/** A small shop: one category for each family, and at most `limit` products. */
const shop = (
  limit: number,
  keys: readonly string[],
  extra: (firstCategory: number) => readonly Product[] = () => [],
): Shop => {
  const tree = growTree(
    21,
    keys.flatMap((key) => (branches[key] ? [branches[key]] : [])),
  )
  const own = extra(21)
  const others = sized(3101, families(...keys), ({ key }) => [tree.at(key)])
  return { categories: tree.categories, tags: [], products: [...own, ...others].slice(0, limit) }
}

/** The tenants that exist for one state each: About Us, missing flags, nothing to sell, failing calls. */
export const others: readonly TenantSeed[] = [
  {
    tenant: tenant({
      code: 'DOCS',
      name: 'Docs and Co',
      colours: ['#1F5FA8', '#153F70'],
      hasBanner: true,
      publicAbout: null,
      privateAbout: all,
      settings: { default_page: 'about_us', b2b_advanced_categories: '0', b2b_hide_additional_info: '0' },
    }),
    ...shop(8, ['boxes', 'tapes', 'gloves']),
  },
  {
    tenant: tenant({
      code: 'NOAB',
      name: 'No About',
      colours: ['#6B4FA0', '#46336B'],
      publicAbout: 'broken',
      privateAbout: null,
      settings: {
        default_page: 'about_us',
        b2b_advanced_categories: '0',
        b2b_sell_minimum: '0',
        b2b_hide_additional_info: '0',
      },
    }),
    ...shop(8, ['hats', 'glasses', 'gloves']),
  },
  {
    tenant: tenant({
      code: 'ZETA',
      name: 'Zeta Parts',
      colours: ['#0E7C86', '#08525A'],
      publicAbout: ['en', 'fr'],
      privateAbout: ['en', 'fr'],
      settings: {
        default_page: 'something_else',
        b2b_message_order_confirmation: 'Zeta Parts thanks you. Orders before noon leave today.',
      },
    }),
    ...shop(12, ['drills', 'ballValves', 'clamps', 'sprays'], (category) => [withInfo(3001, [category])]),
  },
  {
    tenant: tenant({
      code: 'EMPT',
      name: 'Empty Tenant',
      colours: ['#5B6672', '#39424B'],
      publicAbout: ['en'],
      privateAbout: ['en'],
      settings: {
        default_page: 'products',
        b2b_advanced_categories: '0',
        b2b_sell_minimum: '0',
        b2b_hide_additional_info: '0',
      },
    }),
    ...emptyShop,
  },
  {
    tenant: tenant({
      code: 'FAIL',
      name: 'Failing Tenant',
      colours: ['#A8324A', '#701F30'],
      publicAbout: ['en'],
      privateAbout: null,
      settings: null,
    }),
    ...emptyShop,
  },
  {
    tenant: tenant({
      code: 'DOC5',
      name: 'Doc Fails',
      colours: ['#386641', '#234029'],
      publicAbout: ['en'],
      privateAbout: 'broken',
      settings: { b2b_advanced_categories: '0', b2b_sell_minimum: '0', b2b_hide_additional_info: '0' },
    }),
    ...shop(8, ['breakers', 'ties', 'copperCables']),
  },
]
