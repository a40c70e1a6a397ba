import * as v from 'valibot'
import { languages } from '../../languages'
import { ForgotPasswordRequest, PasswordRequest, RegistrationRequest } from './account'
import * as catalogue from './catalogue'
import * as ordering from './ordering'
import * as session from './session'
import * as shared from './shared'
import { ErrorLogRequest } from './shell'
import { PublicSettings, ResolvedHost, Settings } from './tenant'

/*
 * What a server has to send. The schemas of this folder read leniently, so they alone cannot say it: this file names
 * the wire form of each lenient part, and the fields without which a screen cannot work. Only the contract's document
 * and its checker import it; the product does not.
 */

/** A schema in JSON Schema's own words. */
export type JsonForm = { readonly [keyword: string]: unknown }

const number = '[+\\-]?(\\d+(\\.\\d*)?|\\.\\d+)([eE][+\\-]?\\d+)?'
const numberText = `^\\s*${number}\\s*$`
const countText = '^\\d+$'

/** A lenient schema and its wire form; one without a schema stands where the `forms` of an entity put it. */
export const wireForms: Readonly<Record<string, { readonly schema?: v.GenericSchema; readonly form: JsonForm }>> = {
  Id: {
    schema: shared.Id,
    form: {
      type: ['number', 'string'],
      minLength: 1,
      description: 'An identifier; it comes back unchanged.',
      examples: [1001],
    },
  },
  IdOrNull: {
    schema: shared.idOrNull,
    form: {
      type: ['number', 'string', 'null'],
      minLength: 1,
      description: 'An identifier, or null where there is none.',
    },
  },
  Text: {
    schema: shared.looseText,
    form: { type: ['string', 'number'], description: 'A text; a number is read as its digits.' },
  },
  Name: {
    schema: shared.nameText,
    form: {
      type: ['string', 'number'],
      description: 'What something is called; words of more than 600 letters are cut.',
    },
  },
  LongTextOrNull: {
    schema: shared.longTextOrNull,
    form: { type: ['string', 'null'], description: 'A text as long as it may be, or null where there is none.' },
  },
  TextOrNull: {
    schema: shared.textOrNull,
    form: { type: ['string', 'null'], description: 'A text, or null where there is none.' },
  },
  Day: {
    form: {
      type: 'string',
      pattern: '^\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])([T ].*)?$',
      description: 'A day, YYYY-MM-DD; a time may stand behind it.',
      examples: ['2026-11-25'],
    },
  },
  FilledText: { form: { type: 'string', minLength: 1, description: 'A text that is not empty.' } },
  Numeric: {
    form: {
      type: ['number', 'string'],
      pattern: numberText,
      description: 'A number, also as text.',
      examples: [12.5, '0.10'],
    },
  },
  NumericOrNull: {
    schema: shared.looseNumber,
    form: {
      type: ['number', 'string', 'null'],
      pattern: `${numberText}|^$`,
      description: 'A number, also as text; null or an empty text where there is none.',
    },
  },
  Count: {
    form: { type: ['integer', 'string'], minimum: 0, pattern: countText, description: 'A whole number from 0.' },
  },
  CountOrNull: {
    form: {
      type: ['integer', 'string', 'null'],
      minimum: 0,
      pattern: countText,
      description: 'A whole number from 0, or null.',
    },
  },
  PageNumber: {
    form: { type: ['integer', 'string'], minimum: 1, pattern: '^0*[1-9]\\d*$', description: 'A whole number from 1.' },
  },
  Flag: {
    schema: shared.flag,
    form: { enum: ['1', '0', 1, 0, ''], description: 'On for "1", off for "0", an empty text or when missing.' },
  },
  TextByLanguage: {
    schema: shared.textByLanguage,
    form: {
      type: ['string', 'object', 'null'],
      pattern: '^\\s*(\\{[\\s\\S]*\\}\\s*)?$',
      additionalProperties: { type: ['string', 'null'] },
      description: 'A text per language code, as an object or as its JSON text.',
      examples: ['{"en":"Welcome","es":"Bienvenido"}'],
    },
  },
  CategoryNames: {
    schema: catalogue.categoryNames,
    form: {
      type: ['array', 'string', 'null'],
      items: { type: ['string', 'null'] },
      description: 'Names of categories: a list, or one text with commas.',
    },
  },
  Language: {
    schema: shared.lang,
    form: { type: 'string', enum: languages, description: 'A language of the portal.' },
  },
}

type Keys<TSchema extends v.GenericSchema> = keyof v.InferInput<TSchema> & string
export type Entity = {
  readonly schema: v.GenericSchema
  readonly description: string
  /** Fields that must be there, beyond those that the schema itself insists on. */
  readonly required: readonly string[]
  /** Fields whose wire form is stricter or looser than that of their reader, with the name of that form or entity. */
  readonly forms: Readonly<Record<string, string>>
}
const entity = <TSchema extends v.GenericSchema>(
  schema: TSchema,
  description: string,
  required: readonly Keys<TSchema>[] = [],
  forms: Partial<Record<Keys<TSchema>, string>> = {},
): Entity => ({ schema, description, required, forms: forms as Entity['forms'] })

/** A product as guests get it: what only buyers need may be missing. */
const GuestProduct = v.object(catalogue.Product.entries)
const GuestProductPage = shared.pageOf(GuestProduct)
const GuestCatalogue = v.intersect([catalogue.GuestCatalogue.options[0], GuestProductPage])
const counts = {
  from: 'CountOrNull',
  to: 'CountOrNull',
  total: 'Count',
  last_page: 'PageNumber',
  current_page: 'PageNumber',
}
const MessageAnswer = v.object({ message: shared.textOrNull })
const FailureAnswer = v.object({
  message: shared.textOrNull,
  errors: v.optional(v.record(v.string(), v.union([v.string(), v.array(v.string())]))),
})

/** Every named thing of the contract (spec 3). */
export const entities = {
  RegistrationRequest: entity(RegistrationRequest, 'A registration; the passwords come together or not at all.'),
  PasswordRequest: entity(PasswordRequest, 'A change of the password.'),
  ForgotPasswordRequest: entity(ForgotPasswordRequest, 'A request for a new password.'),
  LoginRequest: entity(session.LoginRequest, 'Email and password of a buyer.'),
  ErrorLogRequest: entity(ErrorLogRequest, 'A failure of a screen.'),
  OrderHeader: entity(ordering.OrderHeader, 'Whom the order is for, and where it goes.'),
  OrderItem: entity(ordering.OrderItem, 'A line of an order to be placed; the price in dollars.'),
  OrderRequest: entity(ordering.OrderRequest, 'An order to be placed.'),

  Message: entity(MessageAnswer, 'Words for the buyer.', ['message']),
  Failure: entity(FailureAnswer, 'Why the server refused; `errors` holds messages by field.', ['message']),
  Manufacturer: entity(session.Manufacturer, 'A tenant of the buyer.', ['name']),
  User: entity(session.User, 'The signed-in buyer.', ['email', 'name']),
  LoginAnswer: entity(session.LoginAnswer, 'The new session; the first tenant is used.', ['token', 'tenants'], {
    token: 'FilledText',
  }),
  ResolvedHost: entity(ResolvedHost, 'The code of the tenant that the host name stands for.', ['code']),
  PublicSettings: entity(PublicSettings, 'What everybody may know of a tenant.'),
  Settings: entity(Settings, 'What buyers may know of a tenant.', [], { default_page: 'TextOrNull' }),
  Tag: entity(catalogue.Tag, 'A tag; its colour as hex digits without #.', ['name']),
  TagList: entity(catalogue.TagList, 'All tags of the tenant.'),
  RelatedProduct: entity(catalogue.RelatedProduct, 'What another product shows of itself.', [
    'part_number',
    'description',
  ]),
  Product: entity(catalogue.Product, 'A product as buyers see it; the price in dollars.', [
    'part_number',
    'description',
    'uom_code',
    'default_puom_id',
  ]),
  GuestProduct: entity(GuestProduct, 'A product as guests see it.', ['part_number', 'description']),
  PageMeta: entity(
    shared.PageMeta,
    'The place of a page in the whole list.',
    ['from', 'to', 'total', 'last_page', 'current_page'],
    counts,
  ),
  ProductPage: entity(catalogue.ProductPage, 'A page of products.', ['meta'], { meta: 'PageMeta' }),
  ProductDetails: entity(catalogue.ProductDetails, 'The product comes first; an empty list when there is none.'),
  GuestProductPage: entity(GuestProductPage, 'A page of products for guests.', ['meta'], { meta: 'PageMeta' }),
  GuestCatalogue: entity(GuestCatalogue, 'A page of the public catalogue.', ['manufacturer_name', 'manufacturer_code']),
  CategoryStep: entity(catalogue.CategoryStep, 'An ancestor of a category.', ['category']),
  Category: entity(catalogue.Category, 'A category; `category` is its name.', ['category', 'parent_id']),
  CategoryPage: entity(catalogue.CategoryPage, 'A page of the list of categories.', [], { last_page: 'PageNumber' }),
  CategoryBrowse: entity(catalogue.CategoryBrowse, 'A place in the tree of categories.', [
    'currentCategory',
    'childCategories',
  ]),
  Coded: entity(ordering.Coded, 'Something that has a code.', ['code']),
  Address: entity(ordering.Address, 'An address; type S means shipping.', ['type', 'address', 'city'], {
    postal_code: 'TextOrNull',
  }),
  Customer: entity(ordering.Customer, 'The customer behind a buyer.', ['code', 'name', 'email']),
  CustomerList: entity(ordering.CustomerList, 'The customer comes first; an empty list when there is none.'),
  OrderRow: entity(
    ordering.OrderRow,
    'A row of the list of orders; the total in dollars.',
    ['sale_no', 'customer_name', 'order_date', 'total'],
    { total: 'Numeric', order_date: 'Day' },
  ),
  OrderList: entity(ordering.OrderList, 'The orders of one status.'),
  OrderedProduct: entity(ordering.OrderedProduct, 'The product of a line.', ['part_number', 'description']),
  ProductUom: entity(ordering.ProductUom, 'The product of a line in its unit of measure.', ['product']),
  OrderCustomer: entity(ordering.OrderCustomer, 'Whom an order is for.', ['name']),
  OrderLine: entity(
    ordering.OrderLine,
    'A line of an order; the price in dollars.',
    ['sale_qty', 'price', 'productuom'],
    { sale_qty: 'Numeric', price: 'Numeric' },
  ),
  Order: entity(ordering.Order, 'An order; its total is the sum of its lines.', ['sale_no', 'sale_date', 'items'], {
    sale_date: 'Day',
  }),
  OrderOrNothing: entity(ordering.OrderOrNothing, 'The order, or null when there is none.'),
} as const satisfies Readonly<Record<string, Entity>>
export type EntityName = keyof typeof entities
