import { defective, type Json, type Planted } from './planted-servers'

const details = /\/details\//
const order = /^\/api\/orders\/[^/]+\/./
const first = (body: Json) => (body['data'] as Json[])[0] ?? {}

/** A server that answers about somebody, or something, else than its own lists say. */
export const ofOthers: readonly Planted[] = [
  [
    'a product of another part number than in the list',
    () => defective(details, (body) => ({ data: [{ ...first(body), part_number: 'P-1001X' }] })),
    'GET /api/products/{manufacturerCode}/details/{productId} #/data/0/part_number: "P-1001", as in the list, got "P-1001X"',
  ],
  [
    'a product that is related to itself',
    () =>
      defective(details, (body) => {
        const { id, part_number: part, description, primary_image: image = null } = first(body)
        const itself = { id, part_number: part, description, primary_image: image }
        return { data: [{ ...first(body), related_products: [itself] }] }
      }),
    'GET /api/products/{manufacturerCode}/details/{productId} #/data/0/related_products/0/id: another product than itself, got 1001',
  ],
  [
    'another unit where guests look',
    () =>
      defective(/^\/api\/browse\/[^/]+\/products$/, (body) => ({
        ...body,
        data: (body['data'] as Json[]).map((row) => ({ ...row, uom_code: 'XX' })),
      })),
    'GET /api/browse/{manufacturerCode}/products #/data/0/uom_code: "EA", as buyers see it, got "XX"',
  ],
  [
    'another colour of a tag than in the list of tags',
    () =>
      defective(/^\/api\/tags$/, (body) => (body as unknown as Json[]).map((tag) => ({ ...tag, colour: '010203' }))),
    'GET /api/products/{manufacturerCode} #/data/4/tags/0/colour: 010203, as in the list of tags, got ffee00',
  ],
  [
    'a category with other goods than it has in the list',
    () =>
      defective(/^\/api\/categories\/[^/]+\/browse\/./, (body) => ({
        ...body,
        currentCategory: { ...(body['currentCategory'] as Json), products_count: 999 },
      })),
    'GET /api/categories/{manufacturerCode}/browse/{categoryId} #/currentCategory/products_count: 37, as in the list, got 999',
  ],
  [
    'an order of another customer than in the list',
    () => defective(order, (body) => ({ ...body, customer: { name: 'Somebody Else Inc.' } })),
    'GET /api/orders/{manufacturerCode}/{orderId} #/customer/name: "Northwind Machining Ltd.", as in the list, got "Somebody Else Inc."',
  ],
  [
    'a login that opens the session of somebody else',
    () =>
      defective(/^\/api\/login$/, (body) => ({
        ...body,
        user: { ...(body['user'] as Json), email: 'other@acme.test' },
      })),
    'POST /api/login #/user/email: "buyer@acme.test", who logged in, got "other@acme.test"',
  ],
]
