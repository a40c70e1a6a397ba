import { languages } from '../../languages'
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

export const text: JsonForm = { type: 'string', minLength: 1 }
const page: JsonForm = { type: 'integer', minimum: 1 }

/** A value in the path. */
export const inPath = (name: string, description: string): Parameter => ({
  name,
  in: 'path',
  description,
  isRequired: true,
  form: text,
})
/** A value in the query that may be missing. */
export const inQuery = (name: string, description: string, form: JsonForm = text): Parameter => ({
  name,
  in: 'query',
  description,
  isRequired: false,
  form,
})
/** The same value, which may not be missing. */
export const needed = (parameter: Parameter): Parameter => ({ ...parameter, isRequired: true })

export const code = inPath('manufacturerCode', 'The code of the tenant.')
export const lang = needed(inQuery('lang', 'The language of the answer.', { type: 'string', enum: languages }))
export const pageNumber = inQuery('page', 'The page, from 1; the first when missing.', page)
export const search = inQuery('search', 'Words to look for.')
export const categoryId = inQuery('categoryId', 'Only products of this category and of those below it.')
export const tags: Parameter = {
  ...inQuery('tag_ids[]', 'Only products with one of these tags; once per tag.'),
  isRepeated: true,
}

type Answered = Pick<Operation, 'success'>
/** A success with a body. */
export const ok = (answer: EntityName, description: string): Answered => ({
  success: { status: '200', answer, description },
})
/** The refusals of every call, and what calls of buyers and of everybody have in common. */
export const always = [400, 500] as const
export const ofBuyers = { needsToken: true, refusals: [...always, 401, 403] } as const
export const ofEverybody = { needsToken: false, refusals: [...always, 404] } as const
export const read = { method: 'GET', request: null } as const
