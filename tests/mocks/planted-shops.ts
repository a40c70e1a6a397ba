import { freshMock } from './client'
import { defective, misled, type Json, type Planted } from './planted-servers'

const products = /^\/api\/products\/[^/]+$/
const details = /\/details\//
const guests = /^\/api\/browse\/[^/]+\/products$/
const orders = /^\/api\/orders\/[^/]+$/
const rows = (body: Json) => body['data'] as Json[]
const each = (change: Json) => (body: Json) => ({ ...body, data: rows(body).map((row) => ({ ...row, ...change })) })
const asked = ({ url }: Request, name: string) => new URL(url).searchParams.get(name)
const withTotal = (body: Json, total: number, perPage: number) => ({
  ...body,
  meta: { ...(body['meta'] as Json), total, last_page: Math.ceil(total / perPage) },
})
const wholly = (data: readonly Json[]) => ({
  data,
  meta: { from: 1, to: data.length, total: data.length, last_page: 1, current_page: 1 },
})

/** A mock to which every call comes as `change` makes it. */
const altered = async (change: (init: RequestInit, url: URL) => RequestInit): Promise<typeof fetch> => {
  const { fetch } = await freshMock()
  return (input, init) => fetch(input, change(init ?? {}, new URL(new Request(input, init).url)))
}
const headersOf = ({ headers }: RequestInit) => headers as Record<string, string>

const product = 'GET /api/products/{manufacturerCode}/details/{productId} #/data'
const list = 'GET /api/products/{manufacturerCode} #'
/** A server that contradicts itself, or keeps less, or more, from somebody than it should. */
export const ofShops: readonly Planted[] = [
  [
    'another stock than in the list',
    () => defective(details, each({ available: 777 })),
    `${product}/0/available: 25, as in the list, got 777`,
  ],
  [
    'another minimum than in the list',
    () => defective(details, each({ min_order_qty: 24 })),
    `${product}/0/min_order_qty: missing, as in the list, got 24`,
  ],
  [
    'another unit than in the list',
    () => defective(details, each({ uom_code: 'BOX' })),
    `${product}/0/uom_code: "EA", as in the list, got "BOX"`,
  ],
  [
    'another price where it is searched for',
    () => defective(products, (body, call) => (asked(call, 'search') ? each({ selling_price: 1 })(body) : body)),
    `${list}/data/0/selling_price: 12.5, as elsewhere, got 1`,
  ],
  [
    'a search that minds part numbers only',
    () =>
      defective(products, (body, call) => {
        const sought = (asked(call, 'search') ?? '').toLowerCase()
        return wholly(rows(body).filter(({ part_number: part }) => String(part).toLowerCase().includes(sought)))
      }),
    `${list}/data: rows: a product has "Carriage" in its description, got list of 0`,
  ],
  [
    'a search that minds case',
    () =>
      defective(products, (body, call) => {
        const sought = asked(call, 'search') ?? ''
        return sought === '' ? body : wholly(rows(body).filter((row) => JSON.stringify(row).includes(sought)))
      }),
    `${list}/data: product 1001: "Carriage" stands in its description, got list of 0 without it`,
  ],
  [
    'a search of guests that loses the last of several',
    () =>
      defective(guests, (body, call) => {
        const kept = rows(body).slice(0, -1)
        return (asked(call, 'search') ?? '') !== '' && kept.length > 0 ? { ...body, ...wholly(kept) } : body
      }),
    'GET /api/browse/{manufacturerCode}/products #/data: product 1165: its part number begins with SP, got list of 6 without it',
  ],
  [
    'a search that loses the last of several',
    () =>
      defective(products, (body, call) => {
        const sought = asked(call, 'search') ?? ''
        const kept = rows(body).slice(0, -1)
        return sought !== '' && kept.length > 0 ? wholly(kept) : body
      }),
    `${list}/data: product 1105: its part number begins with HB-, got list of 4 without it`,
  ],
  [
    'another price in another language',
    () =>
      defective(products, (body, call) => (asked(call, 'lang') === 'fr' ? each({ selling_price: 14 })(body) : body)),
    `${list}/data/0/selling_price: 12.5, as in en, got 14`,
  ],
  [
    'a category that is overheard where a tag is asked for, too',
    () => misled(products, ({ searchParams }) => searchParams.has('tag_ids[]') && searchParams.delete('categoryId')),
    `${list}/data/0/id: a product of category 13, got 1017`,
  ],
  [
    'a product beside which another stands twice',
    () => {
      const other = { id: 1002, part_number: 'P-1002', description: 'X', primary_image: null }
      return defective(details, each({ related_products: [other, other] }))
    },
    `${product}/0/related_products/1/id: no product twice, got 1002`,
  ],
  [
    'a product beside which another stands that there is not',
    () =>
      defective(
        details,
        each({ related_products: [{ id: 88_888, part_number: 'X', description: 'X', primary_image: null }] }),
      ),
    `${product}: rows: product 88888 is shown beside 1001, got list of 0`,
  ],
  [
    'a page that counts one more',
    () => defective(products, (body, call) => (asked(call, 'page') === '2' ? withTotal(body, 91, 12) : body)),
    `${list}/meta/total: 90, as on page 1, got 91`,
  ],
  [
    'more goods than there are',
    () =>
      defective(products, (body, call) =>
        Number((body['meta'] as Json)['total']) === 90 ? withTotal(body, 330, Number(asked(call, 'per_page'))) : body,
      ),
    `${list}/data: rows: 330 in all, page 28 of 28, got list of 0`,
  ],
  [
    'a wide page in another order',
    () =>
      defective(products, (body, call) =>
        asked(call, 'per_page') === '48' ? { ...body, data: rows(body).toReversed() } : body,
      ),
    `${list}/data/0/id: 1001, as on a smaller page, got 1123`,
  ],
  [
    'a second page in another order',
    () =>
      defective(products, (body, call) =>
        asked(call, 'page') === '2' ? { ...body, data: rows(body).toReversed() } : body,
      ),
    `${list}/data/12/id: 1024, as on a smaller page, got 1013`,
  ],
  [
    'a tag that loses goods',
    () => defective(products, (body, call) => (asked(call, 'tag_ids[]') ? wholly(rows(body).slice(0, 1)) : body)),
    `${list}/data: product 1101: it has tag 1, got list of 1 without it`,
  ],
  [
    'two tags of one name',
    () =>
      defective(/^\/api\/tags$/, (body) => {
        const tags = body as unknown as Json[]
        return tags.map((tag, at) => (at === 1 ? { ...tag, name: tags[0]?.['name'] } : tag))
      }),
    'GET /api/tags #/1/name: another name than that of 1, got "On sale"',
  ],
  [
    'two categories of one name beside each other',
    () =>
      defective(/^\/api\/categories\/[^/]+$/, (body) => ({
        ...body,
        data: rows(body).map((row) => (row['id'] === 13 ? { ...row, category: 'Carriage bolts' } : row)),
      })),
    'GET /api/categories/{manufacturerCode} #/data/3/category: another name than that of 13, got "Carriage bolts"',
  ],
  [
    'a category below another one than it is listed',
    () =>
      defective(/\/browse\/\d+$/, (body) => ({
        ...body,
        childCategories: (body['childCategories'] as Json[]).map((row) => ({ ...row, parent_id: 999, path: [] })),
      })),
    'GET /api/categories/{manufacturerCode}/browse/{categoryId} #/childCategories/0/parent_id: 11, which was asked for, got 999',
  ],
  [
    'a company of another name than at the login',
    () => defective(/^\/api\/public\/settings\//, (body) => ({ ...body, name: 'Somebody Else' })),
    'GET /api/public/settings/{manufacturerCode} #/name: "Acme Supply", as at the login, got "Somebody Else"',
  ],
  [
    'settings that are not the public ones',
    () => defective(/^\/api\/settings\//, (body) => ({ ...body, b2b_sell_minimum: '1' })),
    'GET /api/settings/{manufacturerCode} #/b2b_sell_minimum: "0", as in the public settings, got "1"',
  ],
  [
    'guests who see another company',
    () => misled(guests, (url) => void (url.pathname = url.pathname.replace('ACME', 'BOLT'))),
    'GET /api/browse/{manufacturerCode}/products #/manufacturer_code: "ACME", as at the login, got "BOLT"',
  ],
  [
    'guests who see goods that no buyer can open',
    () =>
      defective(guests, (body) => ({
        ...body,
        data: rows(body).map((row) => ({ ...row, id: Number(row['id']) + 700_000 })),
      })),
    'GET /api/browse/{manufacturerCode}/products #/data/0/id: products of ACME, got 701001, which a buyer cannot open',
  ],
  [
    'a product in one language, whichever is asked for',
    () => misled(details, ({ searchParams }) => searchParams.set('lang', 'en')),
    `${product}/0/description: "Boulon de carrosserie M6 x 50", as buyers see it, got "Carriage bolt M6 x 50"`,
  ],
  [
    'a customer for whoever is asked for',
    () => misled(/^\/api\/customers\//, ({ searchParams }) => searchParams.set('email', 'buyer@acme.test')),
    'GET /api/customers/{manufacturerCode} #/data: no row: nobody has the email nobody@no-such-company.invalid, got list of 1',
  ],
  [
    'an order of a day to come',
    () => defective(orders, each({ order_date: '2999-01-01' })),
    'GET /api/orders/{manufacturerCode} #/data/0/order_date: a day that has come, got "2999-01-01"',
  ],
  [
    'several orders of one number',
    () => defective(orders, each({ sale_no: 'SO-1' })),
    'GET /api/orders/{manufacturerCode} #/data/1/sale_no: another number than that of order 103, got "SO-1"',
  ],
  [
    'orders of other companies alone',
    () => defective(orders, each({ customer_name: 'Somebody Else Inc.' })),
    'GET /api/orders/{manufacturerCode} #/data/0/customer_name: "Northwind Machining Ltd." of one order at least, got "Somebody Else Inc."',
  ],
  [
    'a door that any password opens',
    () =>
      altered((init) =>
        typeof init.body === 'string' && init.body.includes('buyer@acme.test')
          ? { ...init, body: init.body.replace('not-the-password-of-anybody', 'Passw0rd!') }
          : init,
      ),
    'POST /api/login status: a refusal of a wrong password, got 200',
  ],
  [
    'products of a company that there is not',
    () => misled(details, (url) => void (url.pathname = url.pathname.replace('NO-SUCH-COMPANY', 'ACME'))),
    'GET /api/products/{manufacturerCode}/details/{productId} status: 403 or 404, got 200',
  ],
  [
    'a token that may be another one',
    () => {
      let known: string | undefined
      return altered((init) => {
        const { Authorization: token } = headersOf(init)
        if (token === undefined || token === 'Bearer not-a-token') return init
        known ??= token
        return { ...init, headers: { ...headersOf(init), Authorization: known } }
      })
    },
    'GET /api/settings/{manufacturerCode} status: 401, got 200',
  ],
]

const order = /^\/api\/orders\/[^/]+\/./
const isCheck = (init: RequestInit) => typeof init.body === 'string' && init.body.includes('CONTRACT CHECK')
const taken = (isTaken: (body: string) => boolean) => async (): Promise<typeof fetch> => {
  const { fetch } = await freshMock()
  return async (input, init) =>
    isCheck(init ?? {}) && isTaken(String(init?.body)) ? new Response(null, { status: 201 }) : fetch(input, init)
}
/** A server that takes orders wrongly. */
export const ofOrders: readonly Planted[] = [
  [
    'a key that is not minded',
    () =>
      altered((init) => {
        const { 'Idempotency-Key': key, ...headers } = headersOf(init)
        return key === undefined ? init : { ...init, headers }
      }),
    'GET /api/orders/{manufacturerCode} #/data: one new order: one was placed, sent twice with one key, got 2 new ones',
  ],
  [
    'an order that is taken and lost',
    taken((body) => !body.includes('999999999')),
    'GET /api/orders/{manufacturerCode} #/data: one new order: one was placed, sent twice with one key, got 0 new ones',
  ],
  [
    'an order for a customer that there is not',
    taken((body) => body.includes('999999999')),
    'POST /api/orders/{manufacturerCode} status: 400 or 403 or 404 or 409 or 422, got 201',
  ],
  [
    'an order of other goods than were sent',
    () =>
      defective(order, (body) => ({
        ...body,
        items: (body['items'] as Json[]).map((line) => ({
          ...line,
          productuom: { product: { part_number: 'P-OTHER', description: 'Other' }, uom: null },
        })),
      })),
    'GET /api/orders/{manufacturerCode}/{orderId} #/items: 1 x P-TEXTPRICE at 0.1, 1 x P-CENTS at 0.2, as sent, got 1 x P-OTHER at 0.1, 1 x P-OTHER at 0.2',
  ],
]
