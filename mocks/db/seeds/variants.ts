import type { Category, Product, Tag, TenantSeed, Words } from '../kinds'
import type { Seed } from '../models'
import type { Customer, Order } from '../records'
import { totalOf } from '../totals'
import { allFamilies } from './families'
import { grown, places } from './grown'
import { product, same } from './products'
import { workingDaysOf } from './shop/years'

/** A change of what a world begins with. The seed itself stays as it is. */
export type Variant = (seed: Seed) => Seed

const buyer = 'buyer@acme.test'

export const ofAcme =
  (change: (acme: TenantSeed) => Partial<TenantSeed>): Variant =>
  (seed) => ({
    ...seed,
    tenants: seed.tenants.map((one) => (one.tenant.code === 'ACME' ? { ...one, ...change(one) } : one)),
  })

const ofBuyer =
  (change: (customer: Customer) => Customer | null): Variant =>
  (seed) => ({
    ...seed,
    customers: seed.customers.flatMap((customer) => {
      const isBuyer = customer.tenant === 'ACME' && customer.email === buyer
      const changed = isBuyer ? change(customer) : customer
      return changed === null ? [] : [changed]
    }),
  })

export const numbered = (words: Words, place: number): Words => ({
  en: `${words.en} ${place}`,
  es: `${words.es} ${place}`,
  fr: `${words.fr} ${place}`,
})

/** The ids of rows that were grown begin here: those before are the demo's own. */
export const firstGrown = { products: 10_001, categories: 100_001, tags: 10_001 } as const

/** So many products of ACME, spread over its categories. */
export const products = (count: number): Variant =>
  ofAcme(({ products: own, categories }) => ({
    products: grown(own.slice(0, count), count, firstGrown.products, (id, place): Product => {
      const family = allFamilies[place % allFamilies.length]
      const category = categories[place % categories.length]
      return product(id, `${family?.part ?? 'XX'}-${id}`, numbered(family?.name ?? same('Part'), place + 1), {
        picture: family?.picture ?? 'box',
        price: 1 + (place % 997) / 10,
        uom: family?.uom ?? 'EA',
        cf: family?.cf ?? 1,
        available: (place * 37) % 240,
        categoryIds: category === undefined ? [] : [category.id],
      })
    }),
  }))

/** So many categories of ACME, three levels deep beyond the demo's own. */
export const categories = (count: number): Variant =>
  ofAcme(({ categories: own }) => {
    const last = own.filter(({ id }) => id < firstGrown.categories).length
    return {
      categories: grown(own, count, firstGrown.categories, (id, place): Category => ({
        id,
        name: numbered({ en: 'Range', es: 'Gama', fr: 'Gamme' }, place + 1),
        // Every hundredth is a top category, every tenth stands below it, the others below those.
        parentId:
          place % 100 === 0
            ? null
            : firstGrown.categories + (place % 10 === 0 ? place - (place % 100) : place - (place % 10)),
        image: null,
        rank: last + place + 1,
        isRepeated: false,
      })),
    }
  })

/** So many tags of ACME. */
export const tags = (count: number): Variant =>
  ofAcme(({ tags: own }) => ({
    tags: grown(own, count, firstGrown.tags, (id, place): Tag => ({
      id,
      name: numbered({ en: 'Norm', es: 'Norma', fr: 'Norme' }, place + 1),
      colour: ((place * 2_654_435) % 0xffffff).toString(16).padStart(6, '0').toUpperCase(),
    })),
  }))

/** So many more draft orders of the buyer, one line each, until the day before today. */
export const orders =
  (count: number, today?: Date): Variant =>
  (seed) => {
    const days = workingDaysOf(count, today ?? new Date())
    const taken = new Set(seed.orders.map(({ id }) => id))
    let last = 1000
    const nextId = (): number => (taken.has((last += 1)) ? nextId() : last)
    return {
      ...seed,
      orders: [
        ...seed.orders,
        ...places(count, (place): Order => {
          const bolt = { partNumber: 'P-1001', description: same('Carriage bolt'), uom: 'EA', price: 12.5 }
          const lines = [{ id: 1, ...bolt, quantity: 1 + (place % 9) }]
          const id = nextId()
          return {
            id,
            tenant: 'ACME',
            email: buyer,
            saleNo: `SO-${10_000 + id}`,
            status: 'draft',
            date: days[place] ?? '',
            customerName: 'Northwind Machining Ltd.',
            total: totalOf(lines),
            lines,
          }
        }),
      ],
    }
  }

/** One more draft order, SO-13001, with so many lines of what ACME sells; in the place of another of that number. */
export const linesOfOrder =
  (count: number): Variant =>
  (seed) => {
    const sold = seed.tenants.find(({ tenant }) => tenant.code === 'ACME')?.products ?? []
    const lines = places(sold.length === 0 ? 0 : count, (place) => {
      const { partNumber, description, uom, price } = sold[place % sold.length] as Product
      return { id: 300_001 + place, partNumber, description, uom, quantity: 1 + (place % 9), price: Number(price ?? 0) }
    })
    const order: Order = {
      id: 3001,
      tenant: 'ACME',
      email: buyer,
      saleNo: 'SO-13001',
      status: 'draft',
      date: '2025-04-10',
      customerName: 'Northwind Machining Ltd.',
      total: totalOf(lines),
      lines,
    }
    return { ...seed, orders: [...seed.orders.filter(({ id }) => id !== order.id), order] }
  }

const cents = (dollars: number): number => Math.round(dollars * 100) / 100
/** Can be ordered in any quantity, and costs enough that it may have cost less. */
const isPlain = ({ price, min, max, puomId, description }: Product): boolean =>
  typeof price === 'number' &&
  price >= 5 &&
  (min ?? 1) <= 1 &&
  (max ?? 0) === 0 &&
  puomId !== null &&
  description.en.length < 60
/** What two of its lines cost more today, a piece, and how many of them were ordered: $43.20 in all. */
const rises: Readonly<Record<number, readonly [rise: number, quantity: number]>> = { 3: [1.2, 18], 16: [2.16, 10] }
/** One more order of the buyer, of 25 lines; two of them cost more today, the others are as they were. */
export const lastMonth: Variant = (seed) => {
  const sold = seed.tenants.find(({ tenant }) => tenant.code === 'ACME')?.products.filter(isPlain) ?? []
  const lines = sold.slice(0, 25).map(({ partNumber, description, uom, price }, place) => {
    const [rise, quantity] = rises[place] ?? [0, 2 + (place % 5)]
    return { id: 20_001 + place, partNumber, description, uom, quantity, price: cents(Number(price) - rise) }
  })
  const order: Order = {
    id: 2001,
    tenant: 'ACME',
    email: buyer,
    saleNo: 'SO-12001',
    status: 'draft',
    date: '2025-03-20',
    customerName: 'Northwind Machining Ltd.',
    total: totalOf(lines),
    lines,
  }
  return { ...seed, orders: [...seed.orders, order] }
}

export const nothingToSell: Variant = ofAcme(() => ({ products: [], categories: [], tags: [] }))
export const noCategories: Variant = ofAcme(({ products: own }) => ({
  categories: [],
  products: own.map((one) => ({ ...one, categoryIds: [] })),
}))
export const withoutPuom: Variant = ofAcme(({ products: own }) => ({
  products: own.map((one) => ({ ...one, puomId: null })),
}))
/** Every price of ACME a dollar higher: a cart filled before holds the old ones. What has no price gets none. */
export const dearer: Variant = ofAcme(({ products: own }) => ({
  products: own.map((one) => ({
    ...one,
    price: one.price === null ? null : Math.round((Number(one.price) + 1) * 100) / 100,
  })),
}))
/** Every third product of ACME is gone, from the first on. */
export const partsGone: Variant = ofAcme(({ products: own }) => ({
  products: own.filter((_, place) => place % 3 !== 0),
}))
/** No product of ACME is sold in less than six. */
export const minimumRaised: Variant = ofAcme(({ products: own }) => ({
  products: own.map((one) => ({ ...one, min: Math.max(6, Number(one.min ?? 1)) })),
}))
export const soldOut: Variant = ofAcme(({ products: own }) => ({
  products: own.map((one) => ({ ...one, available: 0 })),
}))
export const withoutBranding: Variant = ofAcme(({ tenant }) => ({
  tenant: {
    ...tenant,
    colour: '#0B5C86', // the portal's own: what has no colour is drawn in it
    shade: '#084A6D',
    logo: null,
    publicSettings: { name: tenant.name, logo_url: null, banner_image_url: null },
  },
}))

const everyText = (text: (words: Words) => Words): Variant =>
  ofAcme((acme) => ({
    products: acme.products.map((one) => ({
      ...one,
      description: text(one.description),
      info: text(one.info ?? one.description),
    })),
    categories: acme.categories.map((one) => ({ ...one, name: text(one.name) })),
    tags: acme.tags.map((one) => ({ ...one, name: text(one.name) })),
  }))
/** Texts of 10,000 letters without a space, as long as a text field of a server may be. */
export const hugeTexts: Variant = everyText(({ en, es, fr }) => ({
  en: en.padEnd(10_000, 'W'),
  es: es.padEnd(10_000, 'W'),
  fr: fr.padEnd(10_000, 'W'),
}))
const trap = "<img src=x onerror=\"document.title='trapped'\"><script>document.title='trapped'</script>"
/** HTML that would run, in every text of the catalogue. */
export const trappedTexts: Variant = everyText(({ en, es, fr }) => ({
  en: `${en} ${trap}`,
  es: `${es} ${trap}`,
  fr: `${fr} ${trap}`,
}))

export const oneAddress: Variant = ofBuyer((customer) => ({
  ...customer,
  addresses: customer.addresses.filter(({ type }) => type === 'S').slice(0, 1),
}))
export const noAddress: Variant = ofBuyer((customer) => ({ ...customer, addresses: [] }))
export const noCustomer: Variant = ofBuyer(() => null)

export const noOrders: Variant = (seed) => ({ ...seed, orders: seed.orders.filter(({ email }) => email !== buyer) })
