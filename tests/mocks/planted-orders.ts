import { defective, mapped, misled, type Json, type Planted } from './planted-servers'

const order = /^\/api\/orders\/[^/]+\/./
const orders = /^\/api\/orders\/[^/]+$/
const products = /^\/api\/products\/[^/]+$/
const one = 'GET /api/orders/{manufacturerCode}/{orderId} #/items'
const linesOf = (body: Json) => body['items'] as Json[]
type Unit = { readonly product: Json }
const unitOf = (line: Json) => line['productuom'] as Unit

/** An order whose lines have what `other` makes of their units of measure. */
const withUnits = (body: Json, other: (unit: Unit, at: number, all: readonly Json[]) => Unit): Json => {
  const items = linesOf(body)
  return { ...body, items: items.map((line, at) => ({ ...line, productuom: other(unitOf(line), at, items) })) }
}
/** Each line has the product of the next one. */
const rotated = (body: Json): Json =>
  withUnits(body, (unit, at, all) => unitOf(all[(at + 1) % all.length] ?? {}) ?? unit)

/** What of an order is spoilt each second time that it is read. */
const eachSecond = (spoil: (body: Json) => Json) => {
  const times = new Map<string, number>()
  return defective(order, (body, { url }) => {
    const { pathname } = new URL(url)
    const time = (times.get(pathname) ?? 0) + 1
    times.set(pathname, time)
    return time % 2 === 0 ? spoil(body) : body
  })
}

/** The lists of orders without one of them. */
const unlisted = (id: number) =>
  defective(orders, (body) => ({ ...body, data: (body['data'] as Json[]).filter((row) => row['id'] !== id) }))

/** The goods of several tags as `change` makes them. */
const tagged = (path: RegExp, change: (ids: readonly string[]) => readonly string[]) =>
  misled(path, (url) => {
    const ids = url.searchParams.getAll('tag_ids[]')
    if (ids.length < 2) return
    url.searchParams.delete('tag_ids[]')
    for (const id of change(ids)) url.searchParams.append('tag_ids[]', id)
  })

/** A server that exchanges lines of orders, loses an order, or does not mind several tags. */
export const ofLines: readonly Planted[] = [
  [
    "lines of an order that have each other's products",
    () => defective(order, rotated),
    `${one}/0/productuom/product/part_number: "FW-100", which costs 3.15 as this line does, and another line has, got "FW-110"`,
  ],
  [
    'lines that are others when they are read again',
    () => eachSecond(rotated),
    `${one}/0: 1 x FW-100 at 3.15, as read before, got 1 x FW-110 at 3.15`,
  ],
  [
    'a quantity that is another one when it is read again',
    () => eachSecond((body) => ({ ...body, items: linesOf(body).map((line) => ({ ...line, sale_qty: 77 })) })),
    `${one}/0: 1 x FW-100 at 3.15, as read before, got 77 x FW-100 at 3.15`,
  ],
  [
    'a line with the part number of another product',
    () =>
      defective(order, (body) =>
        withUnits(body, (unit) => ({ ...unit, product: { ...unit.product, part_number: 'P-1001' } })),
      ),
    `${one}/0/productuom/product/part_number: "FW-100", which is called so, and costs 3.15, got "P-1001"`,
  ],
  [
    'orders of what the catalogue never had',
    () =>
      defective(order, (body) =>
        withUnits(body, (unit) => {
          const { part_number: part } = unit.product
          return { ...unit, product: { part_number: `OTHER ${String(part)}`, description: 'Other' } }
        }),
      ),
    `${one}: a part number of the catalogue in one line at least, got none of 18, OTHER P-MIN6MAX20 say`,
  ],
  [
    'a product that costs two prices in one order',
    () => defective(order, (body) => withUnits(body, (_unit, _at, all) => unitOf(all[0] ?? {}))),
    `${one}/1/price: 3.15, as FW-100 costs in another line, got 4.32`,
  ],
  ...[103, 102, 101].map(
    (id) =>
      [
        `order ${id}, which opens and is in no list`,
        () => unlisted(id),
        `GET /api/orders/{manufacturerCode} #/data: order ${id}, which opens and is draft, got list of 2 without it`,
      ] as const,
  ),
  [
    'several tags of which the first counts alone',
    () => tagged(products, ([id = '']) => [id]),
    'GET /api/products/{manufacturerCode} #/data: the 1 products with tags 1 and 3, or the 15 with one of them, got 8 of these',
  ],
  [
    'several tags of which the last counts alone',
    () => tagged(products, (ids) => ids.slice(-1)),
    'GET /api/products/{manufacturerCode} #/data: the 1 products with tags 1 and 3, or the 15 with one of them, got 8 of these',
  ],
  [
    'several tags that are overheard',
    () => tagged(products, () => []),
    'GET /api/products/{manufacturerCode} #/data/0/tags: tag 1 or 3 among them, as asked, got list of 0',
  ],
  [
    'several tags in a category of which the last counts alone',
    () => tagged(/\/browse\/\d+$/, (ids) => ids.slice(-1)),
    'GET /api/categories/{manufacturerCode}/browse/{categoryId} #/products/data: the 0 products with tags 1 and 4, or the 2 with one of them, got 1 of these',
  ],
]

const allOf = (body: Json, ids: readonly string[]) =>
  (body['data'] as Json[]).filter((row) => {
    const own = new Set((row['tags'] as Json[]).map((tag) => String(tag['id'])))
    return ids.every((id) => own.has(id))
  })
/** A server that is right, and does what another may do otherwise. */
export const right: readonly (readonly [kind: string, server: () => Promise<typeof globalThis.fetch>])[] = [
  [
    'says no more of an order than the contract',
    () => defective(order, ({ id, status, total, ...body }) => ({ ...body, tells: [id, status, total].length })),
  ],
  [
    'has raised all its prices since the orders',
    () =>
      defective(/^\/api\/(?:products|categories)\//, (body) =>
        mapped(body, { selling_price: (price) => (price === null ? null : Number(price) * 2) }),
      ),
  ],
  [
    'has given its products other numbers since the orders',
    () =>
      defective(order, (body) =>
        withUnits(body, (unit, at) =>
          at === 0 ? { ...unit, product: { ...unit.product, part_number: 'OLD-1' } } : unit,
        ),
      ),
  ],
  [
    'shows what has all of several tags',
    () =>
      defective(products, (body, { url }) => {
        const ids = new URL(url).searchParams.getAll('tag_ids[]')
        if (ids.length < 2) return body
        const data = allOf(body, ids)
        const some = { from: 1, to: data.length, total: data.length, last_page: 1, current_page: 1 }
        return { data, meta: data.length === 0 ? { ...some, from: 0, to: 0 } : some }
      }),
  ],
]
