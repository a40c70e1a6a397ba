import type { Operation } from '../../src/api/schemas/operation-parts'
import { operations } from '../../src/api/schemas/operations'
import type { Language } from '../../src/api/schemas/shared'
import { createChecker, nameOf } from './checker'
import { type Difference, gotWords } from './difference'

/** The check cannot begin or go on: no server there, or no way in. The message is for whoever started it. */
export class CannotRun extends Error {
  override readonly name = 'CannotRun'
}

export type CheckOptions = {
  readonly fetch: typeof fetch
  /** Origin of the server, with a path in front of `/api` if it has one. */
  readonly base: string
  readonly email: string
  readonly password: string
  /** The code of the tenant to look at; the first one of the login when `null`. */
  readonly tenant: string | null
  readonly language: Language
  /** Places an order, too: without it the check only reads. */
  readonly place?: boolean
}

export type Row = Readonly<Record<string, unknown>>
/** A code and an email that no server has. */
export const nowhere = 'NO-SUCH-COMPANY'
export const nobody = 'nobody@no-such-company.invalid'
/** What a customer is asked for with. */
export const withAddresses = 'shippingAddresses.province,shippingAddresses.country'
export const isRow = (value: unknown): value is Row =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
/** The rows of a list; whatever is no row is left out. */
export const rowsOf = (value: unknown): readonly Row[] => (Array.isArray(value) ? value.filter(isRow) : [])

/** An answer: the status, and the body where it is JSON. */
export type Answer = { readonly operation: Operation; readonly status: number; readonly body: unknown }

type Call = {
  /** What stands in the path; ids may be numbers. */
  readonly path?: Readonly<Record<string, unknown>>
  /** A list is repeated, once for each of its values. */
  readonly query?: Readonly<Record<string, string | number | readonly string[]>>
  readonly body?: object
  /** `null`: without a token. The one of the login when missing. */
  readonly token?: string | null
  readonly headers?: Readonly<Record<string, string>>
  /** That of the whole check when missing. */
  readonly language?: Language
  /** The statuses that are right here; the success of the operation when missing. */
  readonly expects?: readonly number[]
}

/** Milliseconds until a server that says nothing counts as one that does not answer. */
const patience = 30_000

const baseOf = (text: string): string => {
  let url: URL
  try {
    url = new URL(text)
  } catch {
    throw new CannotRun(`"${text}" is no address. Example: https://shop.example`)
  }
  if (!/^https?:$/.test(url.protocol)) {
    throw new CannotRun(`The address must begin with http:// or https://; it was "${text}".`)
  }
  return `${url.origin}${url.pathname.replace(/\/(?:api\/?)?$/, '')}`
}

const bodyOf = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

/** Calls operations of a server by their id, and remembers every difference between its answers and the contract. */
export const createAsker = ({ fetch, base: address, language }: CheckOptions) => {
  const base = baseOf(address)
  const checker = createChecker()
  const found: Difference[] = []
  const remarks: Difference[] = []
  const tried = new Set<string>()
  let calls = 0
  let token: string | null = null

  const note = (operation: Operation, where: string, expected: string, got: string): void =>
    void found.push({ operation: nameOf(operation), where, expected, got })

  const send = async (id: string, call: Call): Promise<Answer | Error> => {
    const operation = operations.find((one) => one.id === id)
    if (operation === undefined) throw new Error(`The contract has no operation "${id}".`)
    const segment = (name: string) => encodeURIComponent(String(call.path?.[name]))
    const path = operation.path.replace(/\{(\w+)\}/g, (_, name: string) => segment(name))
    const query = new URLSearchParams(
      Object.entries(call.query ?? {}).flatMap(([name, value]) => [value].flat().map((one) => [name, String(one)])),
    )
    if (operation.method === 'GET') query.set('lang', call.language ?? language)
    const sentToken = call.token === undefined ? token : call.token
    calls += 1
    tried.add(id)
    try {
      const response = await fetch(`${base}${path}${query.size === 0 ? '' : `?${query}`}`, {
        method: operation.method,
        redirect: 'manual',
        signal: AbortSignal.timeout(patience),
        headers: {
          Accept: 'application/json',
          ...(operation.needsToken && sentToken !== null ? { Authorization: `Bearer ${sentToken}` } : {}),
          ...(call.body ? { 'Content-Type': 'application/json' } : {}),
          ...call.headers,
        },
        ...(call.body ? { body: JSON.stringify({ ...call.body, lang: language }) } : {}),
      })
      const text = await response.text()
      const { status } = response
      const expects = call.expects ?? [200]
      if (!expects.includes(status)) note(operation, 'status', expects.join(' or '), String(status))
      const type = response.headers.get('content-type')
      const differences = checker.checkAnswer(operation.method, path, status, type, text)
      // A status that is wrong here was noted already.
      found.push(...differences.filter(({ where }) => where !== 'status' || expects.includes(status)))
      return { operation, status, body: bodyOf(text) }
    } catch (error) {
      const { cause, message } = error as Error
      return new Error(cause instanceof Error && cause.message !== '' ? cause.message : message)
    }
  }

  return {
    /** The answer, or `null` when none came, which is a difference, too. */
    ask: async (id: string, call: Call = {}): Promise<Answer | null> => {
      const answer = await send(id, call)
      if (!(answer instanceof Error)) return answer
      const operation = operations.find((one) => one.id === id)
      if (operation) note(operation, 'answer', 'an answer', `none (${answer.message})`)
      return null
    },
    /** Signs in: the tenants. Throws `CannotRun` when there is no server or no way in. */
    signIn: async (email: string, password: string): Promise<readonly Row[]> => {
      const answer = await send('login', { body: { email, password } })
      if (answer instanceof Error) throw new CannotRun(`${base} does not answer: ${answer.message}`)
      const body = isRow(answer.body) ? answer.body : {}
      if (answer.status !== 200 || typeof body['token'] !== 'string') {
        const said = typeof body['message'] === 'string' ? `: ${gotWords(body['message'])}` : ''
        const why = answer.status === 200 ? 'has no token in its answer' : `was refused with status ${answer.status}`
        throw new CannotRun(`The login of ${email} ${why}${said}`)
      }
      token = body['token']
      const own = isRow(body['user']) ? body['user']['email'] : undefined
      if (typeof own === 'string' && own.toLowerCase() !== email.toLowerCase())
        note(answer.operation, '#/user/email', `${gotWords(email)}, who logged in`, gotWords(own))
      return rowsOf(body['tenants'])
    },
    /** The token of the login with one of its letters changed. */
    spoiltToken: (): string => {
      const [given, at] = [token ?? '', Math.floor(((token ?? '').length * 3) / 4)]
      return `${given.slice(0, at)}${given[at] === 'a' ? 'b' : 'a'}${given.slice(at + 1)}`
    },
    note,
    /** Remembers what the contract allows, and is hardly meant. */
    remark: (operation: Operation, where: string, expected: string, got: string): void =>
      void remarks.push({ operation: nameOf(operation), where, expected, got }),
    /** What came of it so far. `untried` are the reads of the contract that could not be asked for. */
    report: () => ({
      calls,
      differences: [...found] as readonly Difference[],
      remarks: [...remarks] as readonly Difference[],
      untried: operations.filter(({ id, method }) => method === 'GET' && !tried.has(id)).map(nameOf),
    }),
  }
}
export type Asker = ReturnType<typeof createAsker>
export type Report = ReturnType<Asker['report']>
