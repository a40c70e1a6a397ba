import type { Fault, FaultInput } from '../faults'
import type { LoggedCall } from '../call-log'
import type { Row } from './api'
import { addressText, prettyText } from './calls'

/** The form of a fault as it is filled in; an empty text leaves a field out. */
export type FaultFields = {
  readonly method: string
  readonly path: string
  readonly query: string
  readonly status: string
  readonly sequence: string
  /** A line each: `Name: value`. */
  readonly headers: string
  readonly body: string
  readonly type: string
  readonly delay: string
  readonly jitter: string
  readonly isHanging: boolean
  readonly drop: string
  readonly truncate: string
  readonly trickle: string
  readonly pad: string
  readonly skip: string
  readonly times: string
  readonly isAlways: boolean
  readonly probability: string
  readonly seed: string
  /** It is the answer of a call, written anew: it takes the place of one that was written for always. */
  readonly isAnswer: boolean
}
export const emptyFault: FaultFields = {
  method: '',
  path: '',
  query: '',
  status: '',
  sequence: '',
  headers: '',
  body: '',
  type: '',
  delay: '',
  jitter: '',
  isHanging: false,
  drop: '',
  truncate: '',
  trickle: '',
  pad: '',
  skip: '',
  times: '1',
  isAlways: false,
  probability: '',
  seed: '',
  isAnswer: false,
}

const numbers = [
  'status',
  'delay',
  'jitter',
  'truncate',
  'trickle',
  'pad',
  'skip',
  'times',
  'probability',
  'seed',
] as const
const texts = ['method', 'path', 'query', 'type', 'drop'] as const

/** A number where one is written; other texts go as they are, so that the mock says what is wrong. */
const numberOrText = (text: string): number | string => (Number.isFinite(Number(text)) ? Number(text) : text)

/** The body: JSON when it is an object or a list and no type says otherwise, else text. */
const bodyOf = (text: string, type: string): unknown => {
  if (type.trim() !== '' || !/^\s*[{[]/.test(text)) return text
  try {
    return JSON.parse(text)
  } catch (error) {
    const reason = error instanceof Error ? error.message : ''
    throw new Error(`body: this is not JSON (${reason}). Give it a type to send it as a text.`, { cause: error })
  }
}

/** `200, 200, 503`, perhaps with the `then normal` that follows anyway; what is no number goes as it is, so that the mock says what is wrong. */
const sequenceOf = (text: string): readonly (number | string)[] =>
  text
    .replace(/[\s,;]*then (?:normal|as ever)\s*$/i, '')
    .split(/[\s,;]+/)
    .filter((one) => one !== '')
    .map(numberOrText)

/** A line each, name and value apart by the first colon. */
const headersOf = (text: string): Row =>
  Object.fromEntries(
    text
      .split('\n')
      .filter((line) => line.trim() !== '')
      .map((line) => {
        const at = line.indexOf(':')
        if (at < 1) throw new Error(`headers: “${line.trim()}” is not “Name: value”.`)
        return [line.slice(0, at).trim(), line.slice(at + 1).trim()]
      }),
  )

/** What is asked of the mock. Throws an Error with the reason for a body that looks like JSON and is none. */
export const faultWish = (fields: FaultFields): Row => {
  const written = (name: (typeof numbers)[number] | (typeof texts)[number] | 'sequence') => fields[name].trim()
  return Object.fromEntries([
    ...texts.filter((name) => name === 'path' || written(name) !== '').map((name) => [name, written(name)]),
    ...numbers.filter((name) => written(name) !== '').map((name) => [name, numberOrText(written(name))]),
    ...(written('sequence') === '' ? [] : [['sequence', sequenceOf(fields.sequence)]]),
    ...(fields.headers.trim() === '' ? [] : [['headers', headersOf(fields.headers)]]),
    ...(fields.isAlways ? [['times', 'always']] : []),
    ...(fields.isHanging ? [['hang', true]] : []),
    ...(fields.body.trim() === '' ? [] : [['body', bodyOf(fields.body, fields.type)]]),
  ])
}

/** The form for the answer of a call, to be changed: it happens to the same call, with the body that it had. */
export const answerFault = (call: LoggedCall): FaultFields => {
  const answer = call.answer ?? ''
  const isJson = /^\s*[{[]/.test(answer)
  return {
    ...emptyFault,
    isAnswer: true,
    method: call.method,
    path: call.path,
    query: addressText(call).slice(call.path.length + 1),
    status: String(call.status),
    body: prettyText(answer),
    type: isJson || answer === '' ? '' : 'text/plain',
  }
}

/** The answers that were written before for just these calls, for always: the oldest fault happens, so that a new one never would. */
export const answeredBefore = (faults: readonly Fault[], wish: Row): readonly Fault[] =>
  faults.filter(
    (one) =>
      one.status !== undefined &&
      one.times === 'always' &&
      (['method', 'path', 'query'] as const).every((name) => one[name] === wish[name]),
  )

/** What testers want most often, with one click. */
export const quickFaults: readonly { readonly label: string; readonly done: string; readonly fault: FaultInput }[] = [
  {
    label: 'Lose the answer of the next order',
    done: 'The next order will be stored, and its answer will never arrive.',
    fault: { method: 'POST', path: '/api/orders/*', drop: 'after' },
  },
  {
    label: 'Fail the next order with 500',
    done: 'The next order will be answered with 500.',
    fault: { method: 'POST', path: '/api/orders/*', status: 500 },
  },
  {
    label: 'Refuse the next order with 422',
    done: 'The next order will be answered with 422.',
    fault: { method: 'POST', path: '/api/orders/*', status: 422, body: { message: 'The order is refused.' } },
  },
  {
    label: 'Slow every call by 2 s',
    done: 'Every call takes two seconds more from now on.',
    fault: { path: '/api/*', delay: 2000, times: 'always' },
  },
  {
    label: 'End the session at the next call',
    done: 'The next call will be answered with 401.',
    fault: { path: '/api/*', status: 401, body: { message: 'The session is over.' } },
  },
  {
    label: 'Go offline (drop all)',
    done: 'Every call loses its connection from now on.',
    fault: { path: '/api/*', drop: 'before', times: 'always' },
  },
]

/** Paths that a fault may name, for the form to suggest. */
export const knownPaths: readonly string[] = [
  '/api/*',
  '/api/login',
  '/api/register',
  '/api/auth/forgot-password',
  '/api/user/*',
  '/api/public/resolve-host',
  '/api/public/settings/*',
  '/api/settings/*',
  '/api/products/*',
  '/api/products/*/details/*',
  '/api/categories/*',
  '/api/tags',
  '/api/browse/*',
  '/api/customers/*',
  '/api/orders/*',
]
