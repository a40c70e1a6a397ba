import fc from 'fast-check'
import type { ContractDocument } from '../../mocks/openapi/document'

type Form = Readonly<Record<string, unknown>>
const isForm = (value: unknown): value is Form => typeof value === 'object' && value !== null && !Array.isArray(value)
const formsIn = (value: unknown): readonly Form[] => (Array.isArray(value) ? value.filter(isForm) : [])
const numberIn = (form: Form, key: string, otherwise: number): number =>
  typeof form[key] === 'number' ? form[key] : otherwise

/** Texts that people and machines really send, and some that only attackers do. */
const texts = fc.oneof(
  { weight: 3, arbitrary: fc.string({ unit: 'grapheme', maxLength: 12 }) },
  { weight: 2, arbitrary: fc.constantFrom('HB-100', '1001', '0', '-1', 'buyer@acme.test', '2026-03-01', ' ', 'é') },
  {
    weight: 1,
    arbitrary: fc.constantFrom('__proto__', '../..', '%2e%2e', '\u0000', "' OR 1=1", '<b>', 'x'.repeat(5000)),
  },
)

/** Values that a schema of the contract allows, so far as its keywords say. */
const fitting = (document: ContractDocument, form: unknown): fc.Arbitrary<unknown> => {
  if (!isForm(form)) return fc.jsonValue()
  const schemas: Form = document.components.schemas
  if ('$ref' in form) return fitting(document, schemas[String(form['$ref']).split('/').at(-1) ?? ''])
  if (Array.isArray(form['enum'])) return fc.constantFrom<unknown>(...(form['enum'] as unknown[]))
  if ('anyOf' in form) return fc.oneof(...formsIn(form['anyOf']).map((one) => fitting(document, one)))
  const types = [form['type'] ?? 'string'].flat()
  return fc.oneof(...types.map((type) => ofType(document, form, String(type))))
}
const ofType = (document: ContractDocument, form: Form, type: string): fc.Arbitrary<unknown> => {
  if (type === 'null') return fc.constant(null)
  if (type === 'boolean') return fc.boolean()
  if (type === 'integer' || type === 'number') {
    const min = numberIn(form, 'minimum', -5)
    return fc.oneof(fc.integer({ min, max: min + 40 }), fc.integer({ min, max: numberIn(form, 'maximum', 2 ** 31) }))
  }
  if (type === 'array')
    return fc.array(fitting(document, form['items']), { minLength: numberIn(form, 'minItems', 0), maxLength: 4 })
  if (type === 'object') {
    const fields = isForm(form['properties']) ? Object.entries(form['properties']) : []
    const needed = [form['required'] ?? []].flat().map(String)
    return fc.record(Object.fromEntries(fields.map(([name, field]) => [name, fitting(document, field)])), {
      requiredKeys: needed,
    })
  }
  if (typeof form['pattern'] === 'string') return fc.stringMatching(new RegExp(form['pattern']))
  if (form['format'] === 'date') return fc.constantFrom('2026-03-01', '1970-01-01', '2026-02-31')
  const shortest = numberIn(form, 'minLength', 0)
  return texts.map((text) => (text.length < shortest ? text + 'a'.repeat(shortest - text.length) : text))
}

/** A value one field of which may be gone, of another kind, or too many. */
const spoilt = (arbitrary: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> =>
  fc.tuple(arbitrary, fc.nat(20), fc.jsonValue(), fc.boolean()).map(([value, at, other, isMore]) => {
    if (!isForm(value)) return other
    const keys = Object.keys(value)
    const key = keys[at % Math.max(1, keys.length)]
    if (isMore || key === undefined) return { ...value, more: other }
    return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, name === key ? other : one]))
  })

export type PlannedCall = {
  readonly method: string
  readonly path: string
  readonly body: string | undefined
  readonly who: 'buyer' | 'nobody' | 'stranger'
}
const ids = fc.constantFrom('1001', '1002', '10', '101', '1', '999999', '5001')

/** Calls of every operation of the contract: most as it wants them, the rest wrong in one place. */
export const contractCalls = (document: ContractDocument, codes: readonly string[]): fc.Arbitrary<PlannedCall> =>
  fc.oneof(
    ...Object.entries(document.paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, operation]) => {
        const parameters = (operation.parameters ?? []).map(({ name, in: place, required, schema }) => {
          const right =
            name === 'manufacturerCode' ? fc.constantFrom(...codes) : place === 'path' ? ids : fitting(document, schema)
          const value = fc.oneof({ weight: 5, arbitrary: right }, { weight: 1, arbitrary: texts })
          return fc.tuple(
            fc.constant({ name, place }),
            required
              ? fc.oneof({ weight: 9, arbitrary: value }, { weight: 1, arbitrary: fc.constant(undefined) })
              : fc.option(value, { nil: undefined }),
          )
        })
        const sent = operation.requestBody?.content['application/json'].schema
        const right = sent === undefined ? null : fitting(document, sent)
        const body =
          right === null
            ? fc.constant(undefined)
            : fc.oneof(
                { weight: 5, arbitrary: right.map((value) => JSON.stringify(value)) },
                { weight: 3, arbitrary: spoilt(right).map((value) => JSON.stringify(value)) },
                { weight: 1, arbitrary: texts },
              )
        const who = fc.constantFrom('buyer', 'buyer', 'buyer', 'nobody', 'stranger' as const)
        return fc.tuple(fc.tuple(...parameters), body, who).map(([values, text, caller]): PlannedCall => {
          const query = new URLSearchParams()
          let address = path
          for (const [{ name, place }, value] of values) {
            if (place === 'path') address = address.replace(`{${name}}`, encodeURIComponent(String(value ?? ' ')))
            else if (value !== undefined) for (const one of [value].flat()) query.append(name, String(one))
          }
          const search = query.size > 0 ? `?${query}` : ''
          return { method: method.toUpperCase(), path: address + search, body: text, who: caller }
        })
      }),
    ),
  )
