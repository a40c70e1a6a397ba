import { toJsonSchemaDefs } from '@valibot/to-json-schema'
import type * as v from 'valibot'
import type { Operation, Parameter } from '../../src/api/schemas/operation-parts'
import { operations } from '../../src/api/schemas/operations'
import { entities, type Entity, type JsonForm, wireForms } from '../../src/api/schemas/wire'
import { words } from '../words'
import { exampleOf } from './examples'

type Forms = Readonly<Record<string, JsonForm>>
type Named = Readonly<Record<string, v.GenericSchema>>

const lenient: Named = Object.fromEntries(
  Object.entries(wireForms).flatMap(([name, { schema }]) => (schema === undefined ? [] : [[name, schema]])),
)
const named: Named = Object.fromEntries(Object.entries(entities).map(([name, { schema }]) => [name, schema]))
const refTo = (name: string): JsonForm => ({ $ref: `#/components/schemas/${name}` })

const isForm = (value: unknown): value is JsonForm =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The rows of a lenient list: `null` stands for a row that could not be read, which no server sends. */
const rowForm = (items: unknown): unknown => {
  const either = isForm(items) ? items['anyOf'] : null
  return Array.isArray(either) && either.length === 2 ? either[0] : items
}

/** What the generator says, without what belongs to the reader: its defaults, and its `null` for unreadable rows. */
const onTheWire = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(onTheWire)
  if (!isForm(value)) return value
  const { default: _reader, propertyNames: _always, ...rest } = value
  const form = Object.fromEntries(Object.entries(rest).map(([key, part]) => [key, onTheWire(part)]))
  return 'items' in form ? { ...form, items: rowForm(form['items']) } : form
}

const entityForm = (generated: unknown, { description, required, forms }: Entity): JsonForm => {
  const form = onTheWire(generated)
  if (!isForm(form)) throw new Error(`No schema for: ${description}`)
  const insisted = Array.isArray(form['required']) ? form['required'] : []
  const all = [...new Set([...insisted, ...required])].toSorted()
  const replaced = Object.fromEntries(Object.entries(forms).map(([field, name]) => [field, refTo(name)]))
  const properties = isForm(form['properties']) ? { properties: { ...form['properties'], ...replaced } } : {}
  const { required: _before, ...rest } = form
  const type = 'allOf' in form ? { type: 'object' } : {}
  return { description, ...type, ...rest, ...properties, ...(all.length === 0 ? {} : { required: all }) }
}

const schemas = (): Readonly<Record<string, JsonForm>> => {
  const generated: Readonly<Record<string, unknown>> = toJsonSchemaDefs(
    { ...lenient, ...named },
    {
      target: 'draft-2020-12',
      typeMode: 'input',
      // JSON knows no infinite numbers, and the only trimmed texts are those of forms written by hand.
      ignoreActions: ['finite', 'trim'],
      overrideRef: ({ referenceId }) => `#/components/schemas/${referenceId}`,
    },
  )
  const all: Readonly<Record<string, JsonForm>> = {
    ...Object.fromEntries(Object.entries(wireForms).map(([name, { form }]) => [name, form])),
    ...Object.fromEntries(
      Object.entries(entities).map(([name, entity]) => [name, entityForm(generated[name], entity)]),
    ),
  }
  return Object.fromEntries(Object.entries(all).toSorted(([one], [other]) => (one < other ? -1 : 1)))
}

const refusals: Readonly<Record<number, readonly [name: string, description: string]>> = {
  400: ['BadRequest', 'The call breaks the contract.'],
  401: ['Unauthorised', 'There is no valid session.'],
  403: ['Forbidden', 'The session belongs to another tenant, or the account may not enter.'],
  404: ['NotFound', 'There is no such thing.'],
  409: ['Conflict', 'The order contradicts another one.'],
  413: ['TooLarge', 'The body is too large.'],
  422: ['Refused', 'The values are refused; `errors` says which.'],
  500: ['Broken', 'The server failed.'],
}
/** What the mock says with each of them, in its own words. */
const said: Readonly<Record<string, v.InferInput<typeof entities.Failure.schema>>> = {
  BadRequest: { message: 'This call takes no query: lang belongs in the body.' },
  Unauthorised: { message: words('signInAgain', 'en') },
  Forbidden: { message: words('otherCompany', 'en') },
  NotFound: { message: words('unknownOrder', 'en') },
  Conflict: { message: words('orderConflict', 'en') },
  TooLarge: { message: 'The body is larger than 1 MB.' },
  Refused: { message: words('orderRefused', 'en'), errors: { purchase_order: [words('purchaseOrderUsed', 'en')] } },
  Broken: { message: words('brokenServer', 'en') },
}
/** The same with an example: for whoever writes a client or a server, and for tools that play one. */
const shown = (name: string, forms: Forms) => ({
  'application/json': { schema: refTo(name), example: exampleOf(name, forms) },
})

const parameterOf = ({ name, in: place, description, isRequired, form, isRepeated }: Parameter) => ({
  name,
  in: place,
  description,
  required: isRequired,
  ...(isRepeated ? { style: 'form', explode: true, schema: { type: 'array', items: form } } : { schema: form }),
})

const operationOf = (
  { id, area, summary, spec, needsToken, parameters, request, success, ...rest }: Operation,
  forms: Forms,
) => ({
  operationId: id,
  tags: [area],
  summary,
  description: `Specification, section ${spec}.`,
  security: needsToken ? [{ bearer: [] }] : [],
  ...(parameters.length === 0 ? {} : { parameters: parameters.map(parameterOf) }),
  ...(request === null ? {} : { requestBody: { required: true, content: shown(request, forms) } }),
  responses: {
    ...Object.fromEntries(
      rest.refusals.map((status) => [status, { $ref: `#/components/responses/${refusals[status]?.[0] ?? ''}` }]),
    ),
    [success.status]: {
      description: success.description,
      ...(success.answer === null ? {} : { content: shown(success.answer, forms) }),
    },
  },
})

const paths = (forms: Forms) => {
  const all: Record<string, Record<string, ReturnType<typeof operationOf>>> = {}
  for (const operation of operations) {
    all[operation.path] = { ...all[operation.path], [operation.method.toLowerCase()]: operationOf(operation, forms) }
  }
  return all
}

/** The contract of the portal with its server as an OpenAPI 3.1 document (spec 7), the same at every call. */
export const contractDocument = () => documentOf(schemas())
const documentOf = (forms: Forms) => ({
  openapi: '3.1.0',
  info: {
    title: 'Tradepost',
    version: '1',
    summary: 'What the ordering portal asks of its server.',
    description:
      'Every call goes to the origin of the page. A GET has the language in its query, any other call in its body. ' +
      'Fields of an answer that are not named here are ignored; a body with fields that its schema does not name is refused where it says so (`additionalProperties`).',
    license: { name: 'MIT', identifier: 'MIT' },
  },
  servers: [{ url: '/', description: 'The origin of the page.' }],
  tags: [
    { name: 'session', description: 'Signing in.' },
    { name: 'tenant', description: 'The manufacturer whose storefront it is.' },
    { name: 'catalogue', description: 'Products, categories and tags.' },
    { name: 'ordering', description: 'Customers and orders.' },
    { name: 'account', description: 'Registration and passwords.' },
    { name: 'shell', description: 'What belongs to no area.' },
  ],
  paths: paths(forms),
  components: {
    securitySchemes: { bearer: { type: 'http', scheme: 'bearer', description: 'The token of the login.' } },
    responses: Object.fromEntries(
      Object.values(refusals).map(([name, description]) => [
        name,
        {
          description: `${description} The body may be missing.`,
          content: { 'application/json': { schema: refTo('Failure'), example: said[name] } },
        },
      ]),
    ),
    schemas: forms,
  },
})
export type ContractDocument = ReturnType<typeof contractDocument>

/** The document as the file that is checked in. */
export const contractText = (): string => `${JSON.stringify(contractDocument(), null, 2)}\n`
