import { defective, type Json, misled, type Planted } from './planted-servers'

const products = /^\/api\/products\/[^/]+$/
const details = /^\/api\/products\/[^/]+\/details\//
const list = 'GET /api/products/{manufacturerCode}'
const product = `${list}/details/{productId} #/data/0`

const rows = (body: Json) => body['data'] as Json[]
const beside = (body: Json) => (rows(body)[0]?.['related_products'] ?? []) as Json[]
const withBeside = (body: Json, others: readonly Json[]): Json => ({
  ...body,
  data: [{ ...rows(body)[0], related_products: others }],
})
/** The products, but for a call with this value of a parameter, which means another. */
const overheard = (name: string, value: string, change: (url: URL) => unknown) =>
  misled(products, (url) => {
    const values = url.searchParams.getAll(name)
    if (values.length === 1 && values[0] === value) change(url)
  })

/** Faults that a look at the first row, the first tag and the first page does not find. */
export const ofCorners: readonly Planted[] = [
  [
    'a maximum that no list says, of products that stand on no first page',
    () => {
      const withoutLimit = (row: Json): Json => ({ ...row, max_order_qty: null })
      const limited = (row: Json): Json =>
        Number(row['id']) > 1040 && Number(row['id']) % 5 === 0 ? { ...row, max_order_qty: 7 } : withoutLimit(row)
      return defective(/^\/api\/products\//, (body, request) => {
        const change = details.test(new URL(request.url).pathname) ? limited : withoutLimit
        return { ...body, data: rows(body).map(change) }
      })
    },
    `${product}/max_order_qty: null, as in the list, got 7`,
  ],
  [
    'a product in the middle of a page that costs something else by itself',
    () =>
      defective(details, (body) =>
        rows(body)[0]?.['id'] === 1003 ? { ...body, data: [{ ...rows(body)[0], selling_price: 99 }] } : body,
      ),
    `${product}/selling_price: 0.35, as in the list, got 99`,
  ],
  [
    'products shown beside others, of which the last is not there',
    () =>
      defective(details, (body) => {
        const last = beside(body).at(-1)
        return last === undefined ? body : withBeside(body, [...beside(body).slice(0, -1), { ...last, id: 88_889 }])
      }),
    `${product.replace('/0', '')}: rows: product 88889 is shown beside 1014, got list of 0`,
  ],
  [
    'a tag that is overheard, another than the first',
    () => overheard('tag_ids[]', '2', (url) => url.searchParams.delete('tag_ids[]')),
    `${list} #/data/1/tags: tag 2 among them, as asked, got list of 0`,
  ],
  [
    'a tag that finds nothing',
    () => overheard('tag_ids[]', '4', (url) => url.searchParams.set('search', 'nothing at all')),
    `${list} #/data: product 1102: it has tag 4, got list of 0 without it`,
  ],
  [
    'a category that is overheard, another than the first',
    () => overheard('categoryId', '14', (url) => url.searchParams.delete('categoryId')),
    `${list} #/meta/total: 4, products of category 14, got 90`,
  ],
  [
    'a third page that is the second one',
    () => overheard('page', '3', (url) => url.searchParams.set('page', '2')),
    `${list} #/data: other rows than on page 2, got the same rows`,
  ],
  [
    'a page of 24 that holds 12',
    () => overheard('per_page', '24', (url) => url.searchParams.set('per_page', '12')),
    `${list} #/data: 24 rows, as asked: 90 in all, got list of 12`,
  ],
]
