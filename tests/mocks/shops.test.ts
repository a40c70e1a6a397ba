// @vitest-environment node
import { describe, expect, test } from 'vitest'
import { seed } from '../../mocks/db/seeds/seed'
import { grownShop } from '../../mocks/db/seeds/shop/shop'
import { orders } from '../../mocks/db/seeds/variants'
import { pictureOf } from '../../mocks/pictures/gallery'
import { sizeVariant } from '../../mocks/sizes'
import { createWorld } from '../../mocks/world'

const today = new Date('2026-05-13T15:00:00Z')
const shops = grownShop(seed, today)
const shopOf = (code: string, { tenants } = shops) => {
  const found = tenants.find(({ tenant }) => tenant.code === code)
  if (found === undefined) throw new Error(`No ${code}.`)
  return found
}
const isSpecimen = (part: string) => part.startsWith('P-')
const ordersOf = (email: string) => shops.orders.filter((order) => order.email === email && order.id > 20_000)
const monthOf = (date: string) => Number(date.slice(5, 7))

describe('C-127 the shops that people see', () => {
  test('ACME sells 400 products, and every one of the seed is among them as it was', () => {
    const { products } = shopOf('ACME')
    expect(products).toHaveLength(400)
    // The tag without a colour stays with its specimen.
    const bare = (all: typeof products) => all.map(({ tagIds: _, ...one }) => one)
    expect(bare(products)).toEqual(expect.arrayContaining(bare(shopOf('ACME', seed).products)))
    expect(products.find(({ partNumber }) => partNumber === 'P-TAGS')?.tagIds).toEqual([1, 2, 3])
    expect(products.filter(({ tagIds }) => tagIds.includes(3))).toHaveLength(1)
    for (const key of ['id', 'partNumber', 'puomId'] as const) {
      const known = products.map((one) => one[key]).filter((one) => one !== null)
      expect(new Set(known).size, key).toBe(known.length)
    }
  })

  test.each(['ACME', 'BOLT'])('%s shows what can be bought first and the specimens last', (code) => {
    const parts = shopOf(code).products.map(({ partNumber }) => isSpecimen(partNumber))
    expect(parts.indexOf(true)).toBeGreaterThan(60)
    expect(parts.slice(parts.indexOf(true))).not.toContain(false)
  })

  test('the first page shows twelve kinds of goods, each with a picture of its own kind', () => {
    const { tenant, products } = shopOf('ACME')
    const first = products.slice(0, 12)
    expect(new Set(first.map(({ partNumber }) => partNumber.split('-')[0])).size).toBe(12)
    const pictures = products.flatMap(({ picture }) => picture ?? [])
    for (const picture of new Set(pictures)) expect(pictureOf(tenant, picture), picture).toMatch(/^<svg/)
    expect(new Set(pictures).size).toBeGreaterThanOrEqual(40)
  })

  test('every category at the bottom of the tree has goods, and every good has its name in three languages', () => {
    const { products, categories } = shopOf('ACME')
    const parents = new Set(categories.map(({ parentId }) => parentId))
    for (const { id, name } of categories.filter((one) => !parents.has(one.id)))
      expect(products.filter(({ categoryIds }) => categoryIds.includes(id)).length, name.en).toBeGreaterThan(2)
    for (const { description, partNumber } of products.filter(({ id }) => id > 5000))
      expect(new Set(Object.values(description)).size, partNumber).toBeGreaterThan(1)
  })

  test('neighbours that are named exist', () => {
    for (const { products } of shops.tenants.filter(({ tenant }) => tenant.code !== 'CATX')) {
      const parts = new Set(products.map(({ partNumber }) => partNumber))
      for (const one of products.filter(({ id }) => id > 5000)) {
        for (const part of one.related) expect(parts.has(part), `${one.partNumber} > ${part}`).toBe(true)
      }
    }
  })
})

describe('C-127 three years of orders', () => {
  test.each(['buyer@acme.test', 'buyer@bolt.test', 'buyer@catx.test'])('%s restocks in most weeks', (email) => {
    const orders = ordersOf(email)
    expect(orders.length).toBeGreaterThan(120)
    expect(orders.length).toBeLessThan(220)
    const dates = orders.map(({ date }) => date)
    expect(dates).toEqual([...dates].sort())
    expect(dates[0]?.slice(0, 7)).toBe('2023-05')
    expect(dates.at(-1)?.slice(0, 7)).toBe('2026-05')
    expect((dates.at(-1) ?? '') < '2026-05-13').toBe(true)
  })

  test('there are gaps (Christmas, holidays) and a season (spring over winter)', () => {
    const orders = ordersOf('buyer@acme.test')
    expect(orders.filter(({ date }) => date.slice(5) > '12-27')).toEqual([])
    const sumIn = (...months: readonly number[]) =>
      orders.filter(({ date }) => months.includes(monthOf(date))).reduce((sum, { total }) => sum + total, 0)
    expect(sumIn(3, 4, 5, 6)).toBeGreaterThan(sumIn(11, 12, 1, 2))
  })

  test('a total is the sum of its lines, parts come again, and old prices were lower', () => {
    const orders = ordersOf('buyer@acme.test')
    const times = new Map<string, number>()
    for (const { lines, total } of orders) {
      expect(total).toBeCloseTo(
        lines.reduce((sum, { price, quantity }) => sum + price * quantity, 0),
        2,
      )
      for (const { partNumber } of lines) times.set(partNumber, (times.get(partNumber) ?? 0) + 1)
    }
    expect(Math.max(...times.values())).toBeGreaterThan(10)
    const part = [...times].sort(([, one], [, other]) => other - one)[0]?.[0]
    const prices = orders.flatMap(({ lines }) =>
      lines.filter((line) => line.partNumber === part).map((line) => line.price),
    )
    expect(prices[0]).toBeLessThan(prices.at(-1) ?? 0)
  })

  test('every order is alike in every world of a day', () => {
    expect(grownShop(seed, today)).toEqual(shops)
  })
})

test('C-127 who names no world meets the shops; a world by a name begins with the specimens', () => {
  const firstOf = (name: string) => createWorld(name).db.catalogue('ACME').products[0]?.partNumber
  expect(firstOf('default')).toBe('HB-100')
  expect(firstOf('a tester')).toBe('P-1001')
})

describe('many orders of one buyer', () => {
  const inDays = orders(
    5000,
    today,
  )(seed)
    .orders.filter(({ saleNo }) => saleNo > 'SO-11000' && saleNo < 'SO-16001')
    .map(({ date }) => date)

  test('the last is of the working day before today, the first of four years ago; last month and this year have some', () => {
    expect([inDays.length, inDays.at(-1), inDays[0]?.slice(0, 7)]).toEqual([5000, '2026-05-12', '2022-05'])
    expect(inDays).toEqual([...inDays].sort())
    const inMonth = (month: string) => inDays.filter((date) => date.startsWith(month)).length
    expect(inMonth('2026-04')).toBeGreaterThan(100)
    expect(inMonth('2026-04')).toBeGreaterThan(inMonth('2026-01'))
    expect(inMonth('2025-12')).toBeLessThan(inMonth('2025-11'))
  })

  test('20,000 of them, and one of many lines, beside the years of a grown shop: each has a number of its own', () => {
    const all = sizeVariant({ orders: 20_000, lines: 3 })(shops).orders
    expect(new Set(all.map(({ id }) => id)).size).toBe(all.length)
    expect(all.length).toBeGreaterThanOrEqual(shops.orders.length + 20_000)
    expect(all.filter(({ saleNo }) => saleNo === 'SO-13001').map(({ lines }) => lines.length)).toEqual([3])
  })

  test('none is of a Saturday or a Sunday, most are of Mondays; the same day gives the same orders', () => {
    const onDay = (weekday: number) => inDays.filter((date) => new Date(date).getUTCDay() === weekday).length
    expect([onDay(0), onDay(6)]).toEqual([0, 0])
    expect(onDay(1)).toBeGreaterThan(onDay(3))
    expect(orders(5000, today)(seed)).toEqual(orders(5000, today)(seed))
    expect(orders(0, today)(seed).orders).toHaveLength(seed.orders.length)
  })
})
