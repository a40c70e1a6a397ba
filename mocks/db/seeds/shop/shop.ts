import type { Product, TenantSeed } from '../../kinds'
import type { Seed } from '../../models'
import { at as acmeAt } from '../acme-categories'
import { goods, mixed } from './goods'
import { yearsOf } from './years'

/** What stands for a state of a screen and not for something to buy (the part numbers of the demo data). */
const isSpecimen = ({ partNumber }: Product): boolean => partNumber.startsWith('P-')

/** The tag without a colour is a specimen, too: goods do not wear it. */
const worn =
  ({ tags }: TenantSeed) =>
  (one: Product): Product => ({
    ...one,
    tagIds: one.tagIds.filter((id) => tags.find((tag) => tag.id === id)?.name.en !== 'T-NOCOLOUR'),
  })

const withGoods = (tenant: TenantSeed, more: readonly Product[]): TenantSeed => ({
  ...tenant,
  products: [
    ...mixed([...tenant.products.filter((one) => !isSpecimen(one)), ...more]).map(worn(tenant)),
    ...tenant.products.filter(isSpecimen),
  ],
})

/** The number of a category of BOLT by its English name; it sells fasteners only. */
const boltCategories: Readonly<Record<string, string>> = {
  hexBolts: 'Hex bolts',
  carriageBolts: 'Carriage bolts',
  eyeBolts: 'Bolts',
  hexNuts: 'Nuts',
  lockNuts: 'Nuts',
  wingNuts: 'Nuts',
  flatWashers: 'Washers',
  springWashers: 'Washers',
  anchors: 'Anchors',
}
const idAtBolt =
  ({ categories }: TenantSeed) =>
  (category: string): number | null =>
    categories.find(({ name }) => name.en === boltCategories[category])?.id ?? null

const acmeName = 'Northwind Machining Ltd.'

/**
 * The seed grown into shops that look like shops (C-127): 400 products of ACME and a full range of BOLT, what can be
 * bought first and the specimens last, and three years of orders until yesterday. Ids and codes of the seed stay.
 */
export const grownShop = (seed: Seed, today: Date): Seed => {
  const tenants = seed.tenants.map((tenant) => {
    const tagIds = tenant.tags.map(({ id }) => id)
    if (tenant.tenant.code === 'ACME') return withGoods(tenant, goods(5001, acmeAt, tagIds))
    if (tenant.tenant.code === 'BOLT') return withGoods(tenant, goods(6001, idAtBolt(tenant), tagIds))
    return tenant
  })
  const soldBy = (code: string) =>
    tenants.find(({ tenant }) => tenant.code === code)?.products.filter((one) => !isSpecimen(one)) ?? []
  const regulars = [
    { tenant: 'ACME', email: 'buyer@acme.test', customerName: acmeName, firstId: 22_001, seed: 7 },
    { tenant: 'BOLT', email: 'buyer@bolt.test', customerName: 'Customer 1 of BOLT', firstId: 21_001, seed: 11 },
    { tenant: 'CATX', email: 'buyer@catx.test', customerName: 'Customer 2 of CATX', firstId: 20_001, seed: 13 },
  ]
  return {
    ...seed,
    tenants,
    orders: [...seed.orders, ...regulars.flatMap((one) => yearsOf(one, soldBy(one.tenant), today))],
  }
}
