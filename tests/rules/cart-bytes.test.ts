// @vitest-environment node
import * as v from 'valibot'
import { beforeAll, describe, expect, test } from 'vitest'
import { createMockFetch } from '../../mocks/hosts/node'
import { ProductPage, type Product } from '../../src/api/schemas/catalogue'
import { pruned, withQuantity, type CartLine } from '../../src/machines/rules/cart'
import { changed, linesOf, readText, storable, writeText } from '../../src/machines/rules/cart-sync'
import { withChecks } from '../../src/machines/rules/freshness'
import { clientOf } from '../mocks/client'

const at = 1_772_445_600_000
const languages = ['en', 'es', 'fr'] as const
/** Every product of ACME as the mock serves it, by language. */
const sold = new Map<string, readonly Product[]>()
beforeAll(async () => {
  const { get, login } = clientOf(createMockFetch('bytes').fetch)
  await login('buyer@acme.test')
  for (const lang of languages) {
    const pages: Product[] = []
    for (let page = 1, last = 1; page <= last; page += 1) {
      const { data, meta } = v.parse(
        ProductPage,
        (await get(`/api/products/ACME?lang=${lang}&per_page=48&page=${page}`)).body,
      )
      pages.push(...data)
      last = meta.last_page
    }
    sold.set(lang, pages)
  }
})

/** A cart of these products, each added from its card and checked since. */
const cartOf = (products: readonly Product[]): readonly CartLine[] => {
  const lines = products.reduce<readonly CartLine[]>((all, product) => withQuantity(all, product, 24), [])
  return withChecks(
    lines,
    products.map((product) => ({ productId: product.id, at, product })),
  )
}
const textOf = (lines: readonly CartLine[]) =>
  writeText('ACME', changed(readText(null, 'ACME').cart, [], storable(lines), '0123abcd'))
const bytesPerLine = (lines: readonly CartLine[]) => Buffer.byteLength(textOf(lines)) / lines.length
/** Texts of 10,000 letters stand for a server that is out of its mind, not for a cart. */
const isSane = ({ description }: Product) => description.length < 200

describe.each(languages)('a cart of products as they are sold, %s', (lang) => {
  test('STORE-11 takes at most 320 bytes a line: 60 lines, and all that there is', () => {
    const products = (sold.get(lang) ?? []).filter(isSane)
    expect(products.length).toBeGreaterThan(80)
    expect(bytesPerLine(cartOf(products))).toBeLessThanOrEqual(320)
    for (let from = 0; from + 60 <= products.length; from += 10)
      expect(bytesPerLine(cartOf(products.slice(from, from + 60)))).toBeLessThanOrEqual(320)
  })

  test('STORE-11 keeps nothing that only a product page shows', () => {
    const rich = (sold.get(lang) ?? []).find(({ additional_info }) => additional_info !== null)
    const more = {
      ...(rich as Product),
      long_description: 'x'.repeat(5_000),
      images: ['/a.svg', '/b.svg'],
      related_products: [rich],
      complementary_products: [rich],
    }
    const [kept] = (JSON.parse(textOf(cartOf([more as Product]))) as { lines: { product: object }[] }).lines
    expect(Object.keys(kept?.product ?? {}).toSorted()).toEqual(
      Object.entries(pruned(more as Product))
        .filter(([, value]) => value !== null && value !== '')
        .map(([name]) => name)
        .toSorted(),
    )
  })
})

test('STORE-11 a cart of 0.1.0, with whole products and without marks, is read and written short', () => {
  const products = (sold.get('en') ?? []).filter(isSane).slice(0, 60)
  const old = products.map((product) => ({ product, quantity: 24, comment: '', tag1: null, tag2: null }))
  const read = readText(JSON.stringify({ tenantCode: 'ACME', lines: old }), 'ACME')
  expect([read.isDamaged, linesOf(read.cart).map(({ product: { id } }) => id)]).toEqual([
    false,
    products.map(({ id }) => id),
  ])
  const text = writeText('ACME', read.cart)
  expect(Buffer.byteLength(text) / products.length).toBeLessThanOrEqual(320)
  const [first] = (JSON.parse(text) as { lines: object[] }).lines
  expect(Object.keys(first ?? {}).toSorted()).toEqual(['comment', 'product', 'quantity', 'tag1', 'tag2'])
})
