import type { EntityName, JsonForm } from './wire'

/** A value in the path or in the query of a call. */
export type Parameter = {
  readonly name: string
  readonly in: 'path' | 'query' | 'header'
  readonly description: string
  readonly isRequired: boolean
  /** What the text of the value has to be; of each one, when the parameter may be repeated. */
  readonly form: JsonForm
  readonly isRepeated?: true
}

/** A call of the product (spec 7). */
export type Operation = {
  readonly id: string
  readonly area: 'session' | 'tenant' | 'catalogue' | 'ordering' | 'account' | 'shell'
  readonly method: 'GET' | 'POST' | 'PUT'
  /** `{name}` stands for a path parameter. */
  readonly path: string
  readonly summary: string
  /** The sections of the specification that describe it. */
  readonly spec: string
  readonly needsToken: boolean
  readonly parameters: readonly Parameter[]
  readonly request: EntityName | null
  /** `answer` is `null` where the body of a success stays unread. */
  readonly success: {
    readonly status: '200' | '2XX'
    readonly answer: EntityName | null
    readonly description: string
  }
  /** The statuses of its refusals, whose body is a `Failure` or empty. */
  readonly refusals: readonly number[]
}

const text: JsonForm = { type: 'string', minLength: 1 }
const page: JsonForm = { type: 'integer', minimum: 1 }

const inPath = (name: string, description: string): Parameter => ({
  name,
  in: 'path',
  description,
  isRequired: true,
  form: text,
})
const inQuery = (name: string, description: string, form: JsonForm = text): Parameter => ({
  name,
  in: 'query',
  description,
  isRequired: false,
  form,
})
const needed = (parameter: Parameter): Parameter => ({ ...parameter, isRequired: true })

const code = inPath('manufacturerCode', 'The code of the tenant.')
const lang = needed(inQuery('lang', 'The language of the answer.', { type: 'string', enum: ['en', 'es', 'fr'] }))
const pageNumber = inQuery('page', 'The page, from 1; the first when missing.', page)
const search = inQuery('search', 'Words to look for.')
const categoryId = inQuery('categoryId', 'Only products of this category and of those below it.')
const tags: Parameter = {
  ...inQuery('tag_ids[]', 'Only products with one of these tags; once per tag.'),
  isRepeated: true,
}

type Answered = Pick<Operation, 'success'>
const ok = (answer: EntityName, description: string): Answered => ({ success: { status: '200', answer, description } })
const always = [400, 500] as const
const ofBuyers = { needsToken: true, refusals: [...always, 401, 403] } as const
const ofEverybody = { needsToken: false, refusals: [...always, 404] } as const
const read = { method: 'GET', request: null } as const

/** Every call of the product, in the order of spec 7. */
export const operations: readonly Operation[] = [
  {
    id: 'register',
    area: 'account',
    method: 'POST',
    path: '/api/register',
    spec: '2, 3, 5, 7',
    summary: 'Asks for an account, which waits for approval',
    parameters: [],
    request: 'RegistrationRequest',
    needsToken: false,
    ...ok('Message', 'The request is stored; the message is shown.'),
    refusals: [...always, 404, 413, 422],
  },
  {
    id: 'login',
    area: 'session',
    method: 'POST',
    path: '/api/login',
    spec: '3, 4, 7',
    summary: 'Begins a session',
    parameters: [],
    request: 'LoginRequest',
    needsToken: false,
    ...ok('LoginAnswer', 'The session.'),
    // A wrong password is 422: a 401 means a lost session everywhere (spec 4).
    refusals: [...always, 403, 413, 422],
  },
  {
    id: 'resolveHost',
    area: 'tenant',
    ...read,
    path: '/api/public/resolve-host',
    spec: '7',
    summary: 'The tenant that the host name stands for',
    parameters: [lang],
    ...ofEverybody,
    ...ok('ResolvedHost', 'The code of the tenant.'),
  },
  {
    id: 'publicSettings',
    area: 'tenant',
    ...read,
    path: '/api/public/settings/{manufacturerCode}',
    spec: '3, 7',
    summary: 'What everybody may know of a tenant',
    parameters: [code, lang],
    ...ofEverybody,
    ...ok('PublicSettings', 'Branding, flags and About Us addresses.'),
  },
  {
    id: 'settings',
    area: 'tenant',
    ...read,
    path: '/api/settings/{manufacturerCode}',
    spec: '3, 7',
    summary: 'What buyers may know of a tenant',
    parameters: [code, lang],
    ...ofBuyers,
    ...ok('Settings', 'The settings of the session.'),
  },
  {
    id: 'guestCategories',
    area: 'catalogue',
    ...read,
    path: '/api/browse/{manufacturerCode}/categories',
    spec: '3, 7',
    summary: 'A page of the categories, for guests',
    parameters: [code, pageNumber, lang],
    ...ofEverybody,
    ...ok('CategoryPage', 'The page.'),
  },
  {
    id: 'categories',
    area: 'catalogue',
    ...read,
    path: '/api/categories/{manufacturerCode}',
    spec: '3, 7',
    summary: 'A page of the categories, for buyers',
    parameters: [code, pageNumber, lang],
    ...ofBuyers,
    ...ok('CategoryPage', 'The page.'),
  },
  {
    id: 'browseTop',
    area: 'catalogue',
    ...read,
    path: '/api/categories/{manufacturerCode}/browse',
    spec: '2, 3, 7',
    summary: 'The top of the tree of categories',
    parameters: [code, pageNumber, search, tags, lang],
    ...ofBuyers,
    ...ok('CategoryBrowse', 'The top.'),
  },
  {
    id: 'browseCategory',
    area: 'catalogue',
    ...read,
    spec: '2, 3, 7',
    path: '/api/categories/{manufacturerCode}/browse/{categoryId}',
    summary: 'A category with its children and products',
    parameters: [code, inPath('categoryId', 'The id of the category.'), pageNumber, search, tags, lang],
    needsToken: true,
    refusals: [...ofBuyers.refusals, 404],
    ...ok('CategoryBrowse', 'The category.'),
  },
  {
    id: 'tags',
    area: 'catalogue',
    ...read,
    path: '/api/tags',
    spec: '3, 7',
    summary: 'All tags of the tenant of the session',
    parameters: [lang],
    ...ofBuyers,
    ...ok('TagList', 'The tags.'),
  },
  {
    id: 'products',
    area: 'catalogue',
    ...read,
    path: '/api/products/{manufacturerCode}',
    spec: '2, 3, 7, 9',
    summary: 'A page of products, for buyers',
    parameters: [
      code,
      pageNumber,
      inQuery('per_page', 'Products on a page; 12 when missing.', { type: 'integer', minimum: 1, maximum: 100 }),
      search,
      categoryId,
      tags,
      lang,
    ],
    ...ofBuyers,
    ...ok('ProductPage', 'The page.'),
  },
  {
    id: 'productDetails',
    area: 'catalogue',
    ...read,
    spec: '2, 3, 7',
    path: '/api/products/{manufacturerCode}/details/{productId}',
    summary: 'One product',
    parameters: [code, inPath('productId', 'The id of the product.'), lang],
    needsToken: true,
    refusals: [...ofBuyers.refusals, 404],
    ...ok('ProductDetails', 'The product.'),
  },
  {
    id: 'guestProducts',
    area: 'catalogue',
    ...read,
    path: '/api/browse/{manufacturerCode}/products',
    spec: '2, 3, 7',
    summary: 'A page of products, for guests',
    parameters: [code, pageNumber, search, categoryId, lang],
    ...ofEverybody,
    ...ok('GuestCatalogue', 'The page.'),
  },
  {
    id: 'customer',
    area: 'ordering',
    ...read,
    path: '/api/customers/{manufacturerCode}',
    spec: '3, 7',
    summary: 'The customer of an email',
    parameters: [
      code,
      needed(inQuery('email', 'The email of the signed-in buyer.')),
      inQuery('embed', 'Asks for the addresses.', {
        type: 'string',
        enum: ['shippingAddresses.province,shippingAddresses.country'],
      }),
      lang,
    ],
    ...ofBuyers,
    ...ok('CustomerList', 'The customer.'),
  },
  {
    id: 'changePassword',
    area: 'account',
    method: 'PUT',
    spec: '2, 5, 7',
    path: '/api/user/{manufacturerCode}/password',
    summary: 'Changes the password of the signed-in buyer',
    parameters: [code],
    request: 'PasswordRequest',
    needsToken: true,
    ...ok('Message', 'The password is changed; the message is shown.'),
    refusals: [...ofBuyers.refusals, 413, 422],
  },
  {
    id: 'placeOrder',
    area: 'ordering',
    method: 'POST',
    path: '/api/orders/{manufacturerCode}',
    spec: '3, 7, 8',
    summary: 'Places an order',
    parameters: [
      code,
      {
        name: 'Idempotency-Key',
        in: 'header',
        description: 'The same key and body again place no second order.',
        isRequired: false,
        form: text,
      },
    ],
    request: 'OrderRequest',
    needsToken: true,
    success: { status: '2XX', answer: null, description: 'The order is placed. Any success will do.' },
    refusals: [...ofBuyers.refusals, 409, 413, 422],
  },
  {
    id: 'orders',
    area: 'ordering',
    ...read,
    path: '/api/orders/{manufacturerCode}',
    spec: '2, 3, 4, 7',
    summary: 'The orders of one status',
    parameters: [
      code,
      needed(inQuery('status', 'Which orders.', { type: 'string', enum: ['draft', 'processed'] })),
      lang,
    ],
    ...ofBuyers,
    ...ok('OrderList', 'The orders.'),
  },
  {
    id: 'order',
    area: 'ordering',
    ...read,
    path: '/api/orders/{manufacturerCode}/{orderId}',
    spec: '2, 3, 7',
    summary: 'One order, at the top level of the answer',
    parameters: [code, inPath('orderId', 'The id of the order.'), lang],
    needsToken: true,
    refusals: [...ofBuyers.refusals, 404],
    ...ok('OrderOrNothing', 'The order.'),
  },
  {
    id: 'forgotPassword',
    area: 'account',
    method: 'POST',
    path: '/api/auth/forgot-password',
    spec: '2, 7',
    summary: 'Asks the administrator for a new password',
    parameters: [],
    request: 'ForgotPasswordRequest',
    needsToken: false,
    ...ok('Message', 'The request is sent; the message is shown.'),
    refusals: [...always, 404, 413, 422],
  },
  {
    id: 'logError',
    area: 'shell',
    method: 'POST',
    path: '/api/log/error',
    spec: '2, 4, 7',
    summary: 'Reports a failure of a screen',
    parameters: [],
    request: 'ErrorLogRequest',
    needsToken: false,
    success: { status: '2XX', answer: null, description: 'The report is stored. Nobody waits for the answer.' },
    refusals: [...always, 401, 413],
  },
]
