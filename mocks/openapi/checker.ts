import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js'
import type { Operation, Parameter } from '../../src/api/schemas/operation-parts'
import { operations } from '../../src/api/schemas/operations'
import type { EntityName, JsonForm } from '../../src/api/schemas/wire'
import { type Difference, differenceOf, gotWords, withoutNoise, wordsOf } from './difference'
import { contractDocument } from './document'

/** Method and path of an operation, as differences name it. */
export const nameOf = ({ method, path }: Pick<Operation, 'method' | 'path'>): string => `${method} ${path}`

const patterns = operations.map((operation) => ({
  operation,
  pattern: new RegExp(`^${operation.path.replace(/\{\w+\}/g, '[^/]+')}$`),
}))

/** The operation of a call, `null` when the contract has none. The path starts with `/api`. */
export const operationFor = (method: string, path: string): Operation | null =>
  patterns.find(({ operation, pattern }) => operation.method === method && pattern.test(path))?.operation ?? null

/** The schema with every reference replaced by what it stands for; no entity of the contract holds itself. */
const resolved = (form: unknown, schemas: Readonly<Record<string, JsonForm>>): unknown => {
  if (Array.isArray(form)) return form.map((part) => resolved(part, schemas))
  if (typeof form !== 'object' || form === null) return form
  const ref: unknown = '$ref' in form ? form.$ref : null
  if (typeof ref === 'string') return resolved(schemas[ref.replace(/^.*\//, '')], schemas)
  return Object.fromEntries(Object.entries(form).map(([key, part]) => [key, resolved(part, schemas)]))
}

const parsed = (text: string): { readonly value: unknown } | null => {
  try {
    return { value: JSON.parse(text) }
  } catch {
    return null
  }
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** A success that says nothing of what was asked for, only that something went wrong. */
const isErrorBody = (value: unknown, { properties }: JsonForm): boolean => {
  if (!isRecord(value) || !isRecord(properties)) return false
  const known = Object.keys(properties)
  if (['error', 'errors', 'exception'].some((key) => key in value && !known.includes(key))) return true
  return 'message' in value && !known.some((key) => key in value)
}

const queryValue = (text: string, form: JsonForm): unknown =>
  form['type'] === 'integer' && /^-?\d+$/.test(text) ? Number(text) : text

export type Checker = {
  /** What is wrong with a call to the server: path, token, query, body. `url` may be relative. */
  readonly checkRequest: (method: string, url: string, headers: Headers, body: string) => readonly Difference[]
  /** What is wrong with an answer. `path` is without query; `contentType` is `null` when there is none. */
  readonly checkAnswer: (
    method: string,
    path: string,
    status: number,
    contentType: string | null,
    body: string,
  ) => readonly Difference[]
}

let shared: Checker | null = null
/** One for all, made when the first call comes: unit tests of other things need none. */
export const sharedChecker = (): Checker => (shared ??= createChecker())

/** The contract as a check of calls and answers; each schema is compiled once, when it is needed first. */
export const createChecker = (): Checker => {
  const { schemas } = contractDocument().components
  // The linter of the document checks the schemas themselves; once more here would cost the mock 0.1 s at its start.
  const ajv = new Ajv2020({ allErrors: true, verbose: true, allowUnionTypes: true, meta: false, validateSchema: false })
  ajv.addFormat('date', /^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/)
  const compiled = new Map<string | JsonForm, { readonly form: JsonForm; readonly validate: ValidateFunction }>()
  const schemaOf = (key: EntityName | JsonForm) => {
    const known = compiled.get(key)
    if (known) return known
    const form = resolved(typeof key === 'string' ? schemas[key] : key, schemas) as JsonForm
    const made = { form, validate: ajv.compile(form) }
    compiled.set(key, made)
    return made
  }
  const differences = (operation: Operation, key: EntityName | JsonForm, value: unknown): readonly Difference[] => {
    const { validate } = schemaOf(key)
    if (validate(value)) return []
    return withoutNoise(validate.errors ?? []).map((error) => differenceOf(nameOf(operation), error))
  }

  const parameterDifferences = (
    operation: Operation,
    parameter: Parameter,
    values: readonly string[],
  ): readonly Difference[] => {
    const { name, form, isRequired, isRepeated } = parameter
    const where = `${parameter.in} ${name}`
    const difference = (expected: string, got: string) => [{ operation: nameOf(operation), where, expected, got }]
    if (values.length === 0) return isRequired ? difference(wordsOf(form), 'missing') : []
    if (values.length > 1 && !isRepeated) return difference('one value', `${values.length} values`)
    return values.flatMap((text) => {
      const found = differences(operation, form, queryValue(text, form))
      return found.flatMap(({ expected }) => difference(expected, gotWords(text)))
    })
  }
  const queryDifferences = (operation: Operation, query: URLSearchParams): Difference[] => {
    const known = operation.parameters.filter((parameter) => parameter.in === 'query')
    const unknown = [...new Set(query.keys())].filter((key) => !known.some(({ name }) => name === key))
    return [
      ...known.flatMap((parameter) => parameterDifferences(operation, parameter, query.getAll(parameter.name))),
      ...unknown.map((key) => ({
        operation: nameOf(operation),
        where: `query ${key}`,
        expected: 'no such parameter',
        got: gotWords(query.get(key)),
      })),
    ]
  }

  const checkRequest: Checker['checkRequest'] = (method, url, headers, body) => {
    const { pathname, searchParams } = new URL(url, 'http://localhost')
    const operation = operationFor(method, pathname)
    if (operation === null) {
      return [{ operation: `${method} ${pathname}`, where: 'path', expected: 'a call of the contract', got: 'unknown' }]
    }
    const all = queryDifferences(operation, searchParams)
    const token = headers.get('authorization')
    if (operation.needsToken && !/^Bearer \S+$/.test(token ?? '')) {
      all.push({
        operation: nameOf(operation),
        where: 'header Authorization',
        expected: 'Bearer and a token',
        got: token === null ? 'missing' : 'something else',
      })
    }
    if (operation.request === null) return all
    const json = parsed(body)
    if (json === null) {
      return [...all, { operation: nameOf(operation), where: '#', expected: 'JSON', got: gotWords(body) }]
    }
    return [...all, ...differences(operation, operation.request, json.value)]
  }

  const checkAnswer: Checker['checkAnswer'] = (method, path, status, contentType, body) => {
    const operation = operationFor(method, path)
    if (operation === null) {
      return [{ operation: `${method} ${path}`, where: 'path', expected: 'a call of the contract', got: 'unknown' }]
    }
    const difference = (where: string, expected: string, got: string): Difference => ({
      operation: nameOf(operation),
      where,
      expected,
      got,
    })
    const { success, refusals } = operation
    const isSuccess = success.status === '2XX' ? status >= 200 && status < 300 : status === Number(success.status)
    if (!isSuccess && !refusals.includes(status)) {
      return [difference('status', [success.status, ...refusals].join(', '), String(status))]
    }
    if (isSuccess && success.answer === null) return []
    if (!isSuccess && body.trim() === '') return []

    const answer = isSuccess && success.answer !== null ? success.answer : 'Failure'
    const isJson = /^application\/(?:[\w.+-]+\+)?json\b/i.test(contentType ?? '')
    // The reader takes an empty body for null, so where null is allowed an empty body is, too.
    const json = parsed(body.trim() === '' ? 'null' : body)
    if (body.trim() !== '' && !isJson) {
      const found = difference('content-type', 'application/json', contentType ?? 'missing')
      if (json === null) return [found]
      return [found, ...differences(operation, answer, json.value)]
    }
    if (json === null) return [difference('#', 'JSON', gotWords(body))]
    if (isSuccess && isErrorBody(json.value, schemaOf(answer).form)) {
      return [difference('#', 'what was asked for', `an error with status ${status}: ${gotWords(json.value)}`)]
    }
    return differences(operation, answer, json.value)
  }
  return { checkRequest, checkAnswer }
}
