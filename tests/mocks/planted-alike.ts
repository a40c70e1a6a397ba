import { defective, type Json, type Planted } from './planted-servers'

const list = /^\/api\/products\/[^/]+$/
const details = /\/details\//
const top = /\/browse$/
const category = /\/browse\/\d+$/
const guests = /^\/api\/browse\/[^/]+\/products$/
const order = /^\/api\/orders\/[^/]+\/./

type Change = (row: Json) => Json
const rows = (body: Json, key = 'data') => (body[key] ?? []) as Json[]
const asked = ({ url }: Request, name: string) => (new URL(url).searchParams.get(name) ?? '') !== ''
const changed = (body: Json, change: Change): Json => ({ ...body, data: rows(body).map((row) => change(row)) })
const inside = (body: Json, change: Change): Json => ({
  ...body,
  products: changed(body['products'] as Json, change),
})
const lacks =
  (field: string): Change =>
  (row) =>
    Object.fromEntries(Object.entries(row).filter(([name]) => name !== field))
const has =
  (field: string, value: unknown): Change =>
  (row) => ({ ...row, [field]: value })
const first =
  (change: Change) =>
  (body: Json): Json => ({ ...body, data: rows(body).map((row, at) => (at === 0 ? change(row) : row)) })
const beside =
  (change: Change): Change =>
  (row) => ({ ...row, related_products: rows(row, 'related_products').map(change) })
const lines =
  (change: Change) =>
  (body: Json): Json => ({
    ...body,
    items: rows(body, 'items').map((line) => {
      const unit = line['productuom'] as Json
      return { ...line, productuom: { ...unit, product: change(unit['product'] as Json) } }
    }),
  })

const calls = {
  list: 'GET /api/products/{manufacturerCode} #/data',
  product: 'GET /api/products/{manufacturerCode}/details/{productId} #/data',
  top: 'GET /api/categories/{manufacturerCode}/browse #/products/data',
  category: 'GET /api/categories/{manufacturerCode}/browse/{categoryId} #/products/data',
  guests: 'GET /api/browse/{manufacturerCode}/products #/data',
  order: 'GET /api/orders/{manufacturerCode}/{orderId} #/items',
}

/** A server of which one answer alone says less, or something else, of a product than all the others. */
export const ofAlike: readonly Planted[] = [
  [
    'a maximum that the list alone lacks',
    () => defective(list, (body) => changed(body, lacks('max_order_qty'))),
    `${calls.list}/1/max_order_qty: 20, as elsewhere, got missing`,
  ],
  [
    'a maximum that the product page alone lacks',
    () => defective(details, first(lacks('max_order_qty'))),
    `${calls.product}/0/max_order_qty: 20, as in the list, got missing`,
  ],
  [
    'a minimum that a search alone lacks',
    () => defective(list, (body, call) => (asked(call, 'search') ? changed(body, lacks('min_order_qty')) : body)),
    `${calls.list}/4/min_order_qty: 5, as elsewhere, got missing`,
  ],
  [
    'a factor that a list of a category alone lacks',
    () => defective(list, (body, call) => (asked(call, 'categoryId') ? changed(body, lacks('cf')) : body)),
    `${calls.list}/0/cf: 12, as elsewhere, got missing`,
  ],
  [
    'a stock that a search alone lacks',
    () => defective(list, (body, call) => (asked(call, 'search') ? changed(body, lacks('available')) : body)),
    `${calls.list}/0/available: 25, as elsewhere, got missing`,
  ],
  [
    'another stock where it is searched for',
    () => defective(list, (body, call) => (asked(call, 'search') ? changed(body, has('available', 771)) : body)),
    `${calls.list}/available: 25 of product 1001, as elsewhere, got 771`,
  ],
  [
    'a stock that the product page alone lacks',
    () => defective(details, first(lacks('available'))),
    `${calls.product}/0/available: 25, as in the list, got missing`,
  ],
  [
    'another picture on the product page',
    () => defective(details, first(has('primary_image', '/media/ACME/other.svg'))),
    `${calls.product}/0/primary_image: "/media/ACME/bolts.svg", as in the list, got "/media/ACME/other.svg"`,
  ],
  [
    'tags that the product page alone lacks',
    () => defective(details, first(lacks('tags'))),
    `${calls.product}/0/tags: list of 3, as buyers see it, got missing`,
  ],
  [
    'names of categories that the list alone lacks',
    () => defective(list, (body) => changed(body, lacks('categories_names'))),
    `${calls.list}/0/categories_names: list of 1, as elsewhere, got missing`,
  ],
  [
    'a name that a product page leaves empty',
    () => defective(details, first(has('description', ''))),
    `${calls.product}/0/description: "Carriage bolt M6 x 50", as buyers see it, got ""`,
  ],
  [
    'a number that a search leaves empty',
    () => defective(list, (body, call) => (asked(call, 'search') ? changed(body, has('part_number', '')) : body)),
    `${calls.list}/0/part_number: "P-1001", as elsewhere, got ""`,
  ],
  [
    'a maximum that a search at the top alone lacks',
    () => defective(top, (body) => inside(body, lacks('max_order_qty'))),
    `${calls.top}/0/max_order_qty: 20, as elsewhere, got missing`,
  ],
  [
    'another price where a category is searched',
    () =>
      defective(category, (body, call) => (asked(call, 'search') ? inside(body, has('selling_price', 0.77)) : body)),
    `${calls.category}/0/selling_price: 3, as elsewhere, got 0.77`,
  ],
  [
    'a price that only what stands beside a product lacks',
    () => defective(details, (body) => changed(body, beside(lacks('selling_price')))),
    `${calls.product}/0/related_products/0/selling_price: 149.9, as buyers see it, got missing`,
  ],
  [
    'a picture that only what stands beside a product lacks',
    () => defective(details, (body) => changed(body, beside(lacks('primary_image')))),
    `${calls.product}/0/related_products/0/primary_image: "/media/ACME/driver.svg", as buyers see it, got missing`,
  ],
  [
    'another picture for guests',
    () => defective(guests, (body) => changed(body, has('primary_image', '/media/ACME/other.svg'))),
    `${calls.guests}/0/primary_image: "/media/ACME/bolts.svg", as buyers see it, got "/media/ACME/other.svg"`,
  ],
  [
    'a name that an order leaves empty',
    () => defective(order, lines(has('description', ''))),
    `${calls.order}/0/productuom/product/description: "Hex bolt M8", as P-MIN6MAX20 is called now, got ""`,
  ],
  [
    'a number that an order leaves empty',
    () => defective(order, lines(has('part_number', ''))),
    `${calls.order}/0/productuom/product/part_number: "P-MIN6MAX20", which is called so, got ""`,
  ],
]

/** A server that is right: what it says otherwise is a matter of the call, or of the time. */
export const rightAlike: readonly (readonly [kind: string, server: () => Promise<typeof globalThis.fetch>])[] = [
  [
    'sells something meanwhile',
    () => {
      let calls = 0
      const left: Change = (row) =>
        row['id'] === 1001 || row['id'] === 1002 ? { ...row, available: 1000 - Math.floor(calls / 10) } : row
      return defective(/^\/api\/(?:products|categories|browse)\//, (body) => {
        calls += 1
        return body['products'] === undefined ? changed(body, left) : inside(body, left)
      })
    },
  ],
  [
    'has pictures of another size, by addresses that end, on the product page',
    () =>
      defective(details, (body) =>
        changed(body, (row) => {
          const picture = String(row['primary_image'] ?? '').replace('/media/', 'https://cdn.example/large/')
          return row['primary_image'] === null ? row : { ...row, primary_image: `${picture}?until=99` }
        }),
      ),
  ],
  [
    'lists no tags where a product has none',
    () =>
      defective(/^\/api\/products\//, (body) =>
        changed(body, (row) => (rows(row, 'tags').length > 0 ? row : lacks('tags')(row))),
      ),
  ],
]
