// @vitest-environment node
import { describe, expect, test } from 'vitest'
import { type Body, freshMock, type Row } from './client'

const parts = (body: Body) => (body.data ?? []).map((row) => row['part_number'])
const ids = (body: Body) => (body.data ?? []).map((row) => row['id'])

describe('products', () => {
  test('MOCK-10 pages carry correct meta', async () => {
    const { get } = await freshMock('buyer@acme.test')
    const first = (await get('/api/products/ACME?lang=en')).body
    const total = Number(first.meta?.['total'])
    expect(total).toBeGreaterThanOrEqual(65)
    expect(first.meta).toEqual({ from: 1, to: 12, total, last_page: Math.ceil(total / 12), current_page: 1 })
    expect(parts(first)[0]).toBe('P-1001')
    const last = (await get(`/api/products/ACME?lang=en&per_page=48&page=2`)).body
    expect(last.meta).toEqual({ from: 49, to: total, total, last_page: 2, current_page: 2 })
    expect(last.data).toHaveLength(total - 48)
  })

  test('MOCK-10 search finds part numbers and descriptions of the language in any letter case', async () => {
    const { get } = await freshMock('buyer@acme.test')
    const search = async (text: string, lang: string) =>
      parts((await get(`/api/products/ACME?lang=${lang}&search=${encodeURIComponent(text)}`)).body)
    expect(await search('p-min6', 'en')).toEqual(['P-MIN6MAX20'])
    expect(await search('HEX BOLT m8', 'en')).toContain('P-MIN6MAX20')
    expect(await search('hex bolt', 'fr')).toEqual([])
    expect(await search('boulon hexagonal m8', 'fr')).toContain('P-MIN6MAX20')
  })

  test('MOCK-10 a category includes what is below it, tags widen, and no result has neither from nor to', async () => {
    const { get } = await freshMock('buyer@acme.test')
    const list = async (query: string) => (await get(`/api/products/ACME?lang=en&per_page=100&${query}`)).body
    const fasteners = ids(await list('categoryId=11'))
    const bolts = ids(await list('categoryId=12'))
    expect(bolts.length).toBeGreaterThan(0)
    expect(fasteners).toEqual(expect.arrayContaining(bolts))
    expect(fasteners.length).toBeGreaterThan(bolts.length)
    const [one, other, both] = [
      await list('tag_ids[]=1'),
      await list('tag_ids[]=2'),
      await list('tag_ids[]=1&tag_ids[]=2'),
    ]
    expect(new Set(ids(both))).toEqual(new Set([...ids(one), ...ids(other)]))
    expect((await list('search=no-such-thing')).meta).toEqual({
      from: null,
      to: null,
      total: 0,
      last_page: 1,
      current_page: 1,
    })
  })

  test.each([
    'per_page=0',
    'per_page=101',
    'page=0',
    'page=one',
    'search=',
    'categoryid=11',
    'lang=de',
    'page=1&page=2',
  ])('MOCK-10 %s is a mistake: 400', async (query) => {
    const { get } = await freshMock('buyer@acme.test')
    const lang = query.startsWith('lang') ? '' : 'lang=en&'
    expect(await get(`/api/products/ACME?${lang}${query}`)).toMatchObject({
      status: 400,
      body: { message: expect.any(String) },
    })
  })

  test('MOCK-11 details: the product first and another behind it; nothing for an unknown id; 500 for 500', async () => {
    const { get } = await freshMock('buyer@acme.test')
    const { body } = await get('/api/products/ACME/details/1014?lang=en')
    expect(body.data).toHaveLength(2)
    expect(body.data?.[0]).toMatchObject({ part_number: 'P-REL', default_puom_id: expect.any(Number) })
    expect(body.data?.[0]?.['related_products']).toHaveLength(3)
    expect(body.data?.[0]?.['complementary_products']).toHaveLength(2)
    expect((await get('/api/products/ACME/details/999999?lang=en')).body.data).toEqual([])
    expect(await get('/api/products/ACME/details/500?lang=en')).toMatchObject({ status: 500, text: '' })
    expect((await get('/api/products/ACME?lang=en')).body.data?.[0]).not.toHaveProperty('related_products')
  })

  test('MOCK-11 the products that stand for a state are as the demo data says', async () => {
    const { get } = await freshMock('buyer@acme.test')
    const { data = [] } = (await get('/api/products/ACME?lang=en&per_page=100')).body
    const byPart = new Map(data.map((row) => [row['part_number'], row]))
    const expected: Record<string, Row> = {
      'P-1001': { available: 25, uom_code: 'EA', cf: 1, selling_price: 12.5 },
      'P-MIN6MAX20': {
        description: 'Hex bolt M8',
        min_order_qty: 6,
        max_order_qty: 20,
        uom_code: 'BOX',
        cf: 12,
        selling_price: 3,
      },
      'P-MAX0': { min_order_qty: 1, max_order_qty: 0 },
      'P-MIN1MAX1': { min_order_qty: 1, max_order_qty: 1 },
      'P-MAXLTMIN': { min_order_qty: 10, max_order_qty: 5 },
      'P-NOIMG': { primary_image: null },
      'P-OUT': { available: 0 },
      'P-NEG': { available: -4 },
      'P-HALF': { available: 0.5 },
      'P-NOCAT': { categories_names: [] },
      'P-NOINFO': { additional_info: '' },
      'P-INFO': { additional_info: expect.stringContaining('warranty') },
      'P-TAGS': { tags: [{ colour: 'FFEE00' }, { colour: '000080' }, { name: 'T-NOCOLOUR', colour: null }] },
      'P-NOPUOM': { default_puom_id: null },
      'P-TEXTPRICE': { selling_price: '0.10' },
      'P-CENTS': { selling_price: 0.2 },
      'P-ZERO': { selling_price: 0 },
      'P-BIG': { selling_price: 1234.5 },
      'P-LONG': { description: expect.stringMatching(/'.*<b>/) },
    }
    expect(Object.fromEntries(Object.keys(expected).map((part) => [part, byPart.get(part)]))).toMatchObject(expected)
    expect(byPart.get('P-1001')).not.toHaveProperty('min_order_qty')
    expect(byPart.get('P-1001')).not.toHaveProperty('max_order_qty')
    expect(byPart.get('P-NOSTOCK')).not.toHaveProperty('available')
    expect(byPart.get('P-NOPRICE')).not.toHaveProperty('selling_price')
    expect(byPart.get('P-NOCF')).not.toHaveProperty('cf')
  })

  test('MOCK-12 guests get products with price and stock, twelve a page; NOPE and NOMSG are refused', async () => {
    const { get } = await freshMock()
    const { body } = await get('/api/browse/BOLT/products?lang=en&page=1')
    expect(body).toMatchObject({
      manufacturer_name: 'Bolt Industrial',
      manufacturer_logo_url: null,
      manufacturer_code: 'BOLT',
    })
    expect(body.data).toHaveLength(12)
    expect(body.meta?.['total']).toBeGreaterThanOrEqual(15)
    expect(body.data?.[0]).toMatchObject({ selling_price: 3, available: expect.any(Number) })
    expect((await get('/api/browse/ACME/products?lang=en&search=hex%20bolt&categoryId=11')).body.data).not.toEqual([])
    expect((await get('/api/browse/BOLT/products?lang=en&per_page=24')).status).toBe(400)
    expect(await get('/api/browse/NOPE/products?lang=en')).toMatchObject({
      status: 404,
      body: { message: expect.any(String) },
    })
    expect(await get('/api/browse/NOMSG/products?lang=en')).toMatchObject({ status: 500, text: '' })
  })
})

describe('tags and failing calls', () => {
  test('MOCK-09 thirty tags for ACME, three for BOLT, none for EMPT, 500 for FAIL', async () => {
    const tagsOf = async (email: string) => (await freshMock(email)).get<readonly Row[]>('/api/tags?lang=en')
    const { body } = await tagsOf('buyer@acme.test')
    expect(body).toHaveLength(30)
    expect(body.map(({ colour }) => colour)).toEqual(
      expect.arrayContaining(['FFEE00', 'FFFFFF', '000080', '000000', '808080', null, '']),
    )
    expect((await tagsOf('buyer@bolt.test')).body).toHaveLength(3)
    expect((await tagsOf('buyer@empt.test')).body).toEqual([])
    expect((await tagsOf('buyer@fail.test')).status).toBe(500)
  })

  test.each([
    'settings/FAIL',
    'categories/FAIL',
    'categories/FAIL/browse',
    'products/FAIL',
    'products/FAIL/details/1',
    'customers/FAIL',
    'orders/FAIL/1',
  ])('MOCK-06 MOCK-09 the failing tenant answers %s with 500', async (path) => {
    const { get } = await freshMock('buyer@fail.test')
    expect(await get(`/api/${path}?lang=en`)).toMatchObject({ status: 500, body: { message: expect.any(String) } })
  })

  test('MOCK-25 names depend on the language', async () => {
    const { get } = await freshMock('buyer@acme.test')
    const nameIn = async (lang: string) => (await get<readonly Row[]>(`/api/tags?lang=${lang}`)).body[0]?.['name']
    expect([await nameIn('en'), await nameIn('es'), await nameIn('fr')]).toEqual([
      'On sale',
      'En oferta',
      'En promotion',
    ])
    const category = async (lang: string) =>
      (await get(`/api/categories/ACME?lang=${lang}`)).body.data?.[0]?.['category']
    expect([await category('en'), await category('es'), await category('fr')]).toEqual([
      'Fasteners',
      'Sujetadores',
      'Fixations',
    ])
  })
})
