import { freshMock } from './client'

export type Json = Record<string, unknown>
/** What a planted defect does to an answer: another body, or another response. */
type Plant = (body: Json, request: Request) => unknown

/** The mock with one defect: the answers to calls whose path fits are not what they should be. */
export const defective = async (path: RegExp, plant: Plant): Promise<typeof globalThis.fetch> => {
  const { fetch } = await freshMock()
  return async (input, init) => {
    const request = new Request(input, init)
    const response = await fetch(input, init)
    if (!path.test(new URL(request.url).pathname) || !response.ok) return response
    const spoilt = plant((await response.json()) as Json, request)
    return spoilt instanceof Response ? spoilt : Response.json(spoilt)
  }
}

/** The mock that is asked something else than what it was: a parameter is overheard, an id is taken for another. */
export const misled = async (path: RegExp, change: (url: URL) => unknown): Promise<typeof globalThis.fetch> => {
  const { fetch } = await freshMock()
  return (input, init) => {
    const url = new URL(new Request(input, init).url)
    if (path.test(url.pathname)) change(url)
    return fetch(url, init)
  }
}

const listOf = (body: Json, key = 'data') => body[key] as Json[]
const firstRow = (body: Json, change: Json): Json => {
  const [first, ...rest] = listOf(body)
  return { ...body, data: [{ ...first, ...change }, ...rest] }
}
const withMeta = (body: Json, change: Json): Json => ({ ...body, meta: { ...(body['meta'] as Json), ...change } })
const without = (row: Json | undefined, field: string): Json =>
  Object.fromEntries(Object.entries(row ?? {}).filter(([name]) => name !== field))

/** The same with fields changed wherever they stand. */
export const mapped = (value: unknown, change: Readonly<Record<string, (was: unknown) => unknown>>): unknown => {
  if (Array.isArray(value)) return value.map((part) => mapped(part, change))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, part]) => [name, change[name]?.(part) ?? mapped(part, change)]),
  )
}

const products = /^\/api\/products\/[^/]+$/
/** A server that answers in another form than the contract says. */
export const ofForm: readonly (readonly [kind: string, path: RegExp, plant: Plant, found: string])[] = [
  [
    'a missing field',
    products,
    (body) => ({ ...body, data: listOf(body).map((row) => without(row, 'part_number')) }),
    'GET /api/products/{manufacturerCode} #/data/0/part_number: text or number, got missing',
  ],
  [
    'a wrong type',
    /\/details\//,
    (body) => firstRow(body, { tags: 'New' }),
    'GET /api/products/{manufacturerCode}/details/{productId} #/data/0/tags: list, got "New"',
  ],
  [
    'null where it is not allowed',
    /^\/api\/customers\//,
    (body) => firstRow(body, { name: null }),
    'GET /api/customers/{manufacturerCode} #/data/0/name: text or number, got null',
  ],
  [
    'a wrong status',
    /^\/api\/tags$/,
    (body) => Response.json(body, { status: 202 }),
    'GET /api/tags status: 200, got 202',
  ],
  [
    'HTML instead of JSON',
    /^\/api\/settings\//,
    () => new Response('<!doctype html><title>Sign in</title>', { headers: { 'Content-Type': 'text/html' } }),
    'GET /api/settings/{manufacturerCode} content-type: application/json, got text/html',
  ],
  [
    'a list instead of an object',
    /^\/api\/categories\/[^/]+$/,
    (body) => body['data'],
    'GET /api/categories/{manufacturerCode} #: object, got list of 20',
  ],
  [
    'a value outside its list',
    /^\/api\/public\/settings\//,
    (body) => ({ ...body, b2b_advanced_categories: 'yes' }),
    'GET /api/public/settings/{manufacturerCode} #/b2b_advanced_categories: one of "1", "0", 1, 0, "", got "yes"',
  ],
  [
    'a total that is no number',
    /^\/api\/orders\/[^/]+$/,
    (body) => firstRow(body, { total: '$ 12' }),
    'GET /api/orders/{manufacturerCode} #/data/0/total: A number, also as text, got "$ 12"',
  ],
  [
    'a date as somebody writes it by hand',
    /^\/api\/orders\/[^/]+$/,
    (body) => firstRow(body, { order_date: '25/11/2026' }),
    'GET /api/orders/{manufacturerCode} #/data/0/order_date: A day, YYYY-MM-DD; a time may stand behind it, got "25/11/2026"',
  ],
  [
    'a date that is a number',
    /^\/api\/orders\/[^/]+\/./,
    (body) => ({ ...body, sale_date: 1_763_942_400 }),
    'GET /api/orders/{manufacturerCode}/{orderId} #/sale_date: text, got 1763942400',
  ],
  [
    'paging that does not add up',
    /^\/api\/browse\/[^/]+\/products$/,
    (body) => withMeta(body, { total: 3 }),
    'GET /api/browse/{manufacturerCode}/products #/meta/total: at least 12, the last row here, got 3',
  ],
  [
    'a success with the body of an error',
    /\/browse$/,
    () => ({ message: 'SQLSTATE[HY000]' }),
    'GET /api/categories/{manufacturerCode}/browse #: what was asked for, ' +
      'got an error with status 200: object (message)',
  ],
  [
    'pages that are all the first one',
    products,
    (body) => ({ ...withMeta(body, { current_page: 1 }) }),
    'GET /api/products/{manufacturerCode} #/meta/current_page: 2, as asked, got 1',
  ],
  [
    'addresses that nobody embedded',
    /^\/api\/customers\//,
    (body) => ({ ...body, data: listOf(body).map((row) => without(row, 'shipping_addresses')) }),
    'GET /api/customers/{manufacturerCode} #/data/0/shipping_addresses: list, as embed asks for, got missing',
  ],
  [
    'a nested field that is missing',
    /^\/api\/orders\/[^/]+\/./,
    (body) => ({ ...body, items: listOf(body, 'items').map((row) => without(row, 'sale_qty')) }),
    'GET /api/orders/{manufacturerCode}/{orderId} #/items/0/sale_qty: number or text, got missing',
  ],
]

const rowsDoubled = (body: Json): Json => {
  const [first, second, ...rest] = listOf(body)
  return { ...body, data: [first, second && first, ...rest].filter((row) => row !== undefined) }
}
/** The second page begins with the last row of the first one. */
const overlapping = () => {
  let last: Json | undefined
  return (body: Json, { url }: Request): Json => {
    const rows = listOf(body)
    const page = new URL(url).searchParams.get('page')
    const first = last
    if (page === '1' && !url.includes('search')) last = rows.at(-1)
    return page === '2' && first !== undefined ? { ...body, data: [first, ...rows.slice(1)] } : body
  }
}

export type Planted = readonly [kind: string, server: () => Promise<typeof globalThis.fetch>, found: string]
const order = /^\/api\/orders\/[^/]+\/./
/** A server of the right form whose answers are not what was asked for. */
export const ofMeaning: readonly Planted[] = [
  [
    'a search that is ignored',
    () => misled(products, ({ searchParams }) => searchParams.delete('search')),
    'GET /api/products/{manufacturerCode} #/data/1/part_number: a row with "P-1001" in it, as searched, got "P-MIN6MAX20"',
  ],
  [
    'a search of guests that is ignored',
    () => misled(/^\/api\/browse\/[^/]+\/products$/, ({ searchParams }) => searchParams.delete('search')),
    'GET /api/browse/{manufacturerCode}/products #/data/1/part_number: a row with "P-1001" in it, as searched, got "P-MIN6MAX20"',
  ],
  [
    'a category that is ignored',
    () => misled(products, ({ searchParams }) => searchParams.delete('categoryId')),
    'GET /api/products/{manufacturerCode} #/data/0/categories_names: "Hex bolts" among them, as asked, got list of 1',
  ],
  [
    'a tag that is ignored',
    () => misled(products, ({ searchParams }) => searchParams.delete('tag_ids[]')),
    'GET /api/products/{manufacturerCode} #/data/1/tags: tag 1 among them, as asked, got list of 0',
  ],
  [
    'a search in a category that is ignored',
    () => misled(/\/browse(?:\/|$)/, ({ searchParams }) => searchParams.delete('search')),
    'GET /api/categories/{manufacturerCode}/browse/{categoryId} #/products/data/1/part_number: a row with "P-MIN6MAX20" in it, as searched, got "HB-100"',
  ],
  [
    'a tag in a category that is ignored',
    () => misled(/\/browse(?:\/|$)/, ({ searchParams }) => searchParams.delete('tag_ids[]')),
    'GET /api/categories/{manufacturerCode}/browse/{categoryId} #/products/data/0/tags: tag 1 among them, as asked, got list of 0',
  ],
  [
    'a category of guests that is ignored',
    () => misled(/^\/api\/browse\/[^/]+\/products$/, ({ searchParams }) => searchParams.delete('categoryId')),
    'GET /api/browse/{manufacturerCode}/products #/meta/total: 6, products of category 13, got 90',
  ],
  [
    'a status of orders that is ignored',
    () => misled(/^\/api\/orders\/[^/]+$/, ({ searchParams }) => searchParams.set('status', 'draft')),
    'GET /api/orders/{manufacturerCode} #/data/0/id: an order of the status asked for, got 103, which is draft, too',
  ],
  [
    'a product that is listed twice',
    () => defective(products, rowsDoubled),
    'GET /api/products/{manufacturerCode} #/data/1/id: each row once, got 1001, which is row 0, too',
  ],
  [
    'pages that overlap',
    () => defective(products, overlapping()),
    'GET /api/products/{manufacturerCode} #/data: other rows than on page 1, got 1012 on both',
  ],
  [
    'another order than the one asked for',
    () => misled(order, (url) => void (url.pathname = url.pathname.replace(/\d+$/, '101'))),
    'GET /api/orders/{manufacturerCode}/{orderId} #/id: 103, as asked, got 101',
  ],
  [
    'another product than the one asked for',
    () => misled(/\/details\//, (url) => void (url.pathname = url.pathname.replace(/\d+$/, '1005'))),
    'GET /api/products/{manufacturerCode}/details/{productId} #/data/0/id: 1001, as asked, got 1005',
  ],
  [
    'an order whose lines do not add up',
    () =>
      defective(order, (body) => ({ ...body, items: listOf(body, 'items').map((row) => ({ ...row, sale_qty: 77 })) })),
    'GET /api/orders/{manufacturerCode}/{orderId} #/total: 14810.95, the sum of its lines, got 1327.4',
  ],
  [
    'an order that costs something else in the list',
    () => defective(/^\/api\/orders\/[^/]+$/, (body) => firstRow(body, { total: 1.5 })),
    'GET /api/orders/{manufacturerCode}/{orderId} #/total: 1.5, as in the list, got 1327.4',
  ],
  [
    'a category that holds less than it says',
    () =>
      defective(/^\/api\/categories\/[^/]+$/, (body) => ({
        ...body,
        data: listOf(body).map((row) => ({ ...row, products_count: Number(row['products_count']) + 5 })),
      })),
    'GET /api/products/{manufacturerCode} #/meta/total: 11, products of category 13, got 6',
  ],
  [
    'a product that costs something else in the list',
    () => defective(products, (body) => firstRow(body, { selling_price: 9.99 })),
    'GET /api/products/{manufacturerCode}/details/{productId} #/data/0/selling_price: 9.99, as in the list, got 12.5',
  ],
  [
    'a category that counts its children wrongly',
    () =>
      defective(/^\/api\/categories\/[^/]+\/browse\/./, (body) => ({
        ...body,
        currentCategory: { ...(body['currentCategory'] as Json), children_count: 9 },
      })),
    'GET /api/categories/{manufacturerCode}/browse/{categoryId} #/childCategories: 9, as counted, got list of 5',
  ],
  [
    'an order of another number than in the list',
    () => defective(/^\/api\/orders\/[^/]+$/, (body) => firstRow(body, { sale_no: 'SO-7' })),
    'GET /api/orders/{manufacturerCode}/{orderId} #/sale_no: SO-7, as in the list, got "SO-10103"',
  ],
  [
    'an order of another day than in the list',
    () => defective(order, (body) => ({ ...body, sale_date: '2020-02-02T10:00:00Z' })),
    'GET /api/orders/{manufacturerCode}/{orderId} #/sale_date: 2025-01-31, as in the list, got "2020-02-02T10:00:00Z"',
  ],
  [
    'a language that is ignored',
    () => misled(/./, ({ searchParams }) => searchParams.has('lang') && searchParams.set('lang', 'en')),
    'GET /api/public/settings/{manufacturerCode} query lang: texts in fr, as asked, got those in en',
  ],
  [
    'categories whose way from the top is turned round',
    () => defective(/^\/api\/categories\//, (body) => mapped(body, { path: (way) => (way as Json[]).toReversed() })),
    'GET /api/categories/{manufacturerCode} #/data/3/path: the way from the top to its parent 12, got one to 11',
  ],
  [
    'a category that is its own parent',
    () => defective(/^\/api\/categories\/[^/]+$/, (body) => firstRow(body, { parent_id: listOf(body)[0]?.['id'] })),
    'GET /api/categories/{manufacturerCode} #/data/0/parent_id: another category than itself, got 11',
  ],
  [
    'categories that all count a child too many',
    () => defective(/^\/api\/categories\//, (body) => mapped(body, { children_count: (count) => Number(count) + 1 })),
    'GET /api/categories/{manufacturerCode}/browse/{categoryId} #/childCategories: 6, as counted, got list of 5',
  ],
  [
    'a list of categories that all count a child too many',
    () =>
      defective(/^\/api\/categories\/[^/]+$/, (body) => mapped(body, { children_count: (count) => Number(count) + 1 })),
    'GET /api/categories/{manufacturerCode}/browse/{categoryId} #/childCategories: 6, as counted, got list of 5',
  ],
]

/** A server that does what the contract allows and nobody means: a product of which more must be bought than may be. */
export const unorderable = () => defective(products, (body) => firstRow(body, { min_order_qty: 10, max_order_qty: 5 }))
