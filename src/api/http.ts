import ky from 'ky'
import * as v from 'valibot'
import { buildSettings } from '../build-settings'
import { failureOf, unknownAddress } from './failure'
import type { Failure } from './schemas/failure'
import type { Language } from './schemas/shared'
import { createSharing } from './sharing'

/** A refusal for lack of a valid session: the token that the call carried, and what the server said. */
export type Rejection = Omit<Extract<Failure, { kind: 'unauthorised' }>, 'kind'> & { readonly token: string | null }

export type HttpOptions = {
  /** The stored token, read at the moment of each call (C-37). */
  readonly token: () => string | null
  readonly language: () => Language
  /** How many sessions have ended in this tab. */
  readonly ends: () => number
  /** Called once per 401 of the present session, except where the call says `isQuiet` (spec 4). */
  readonly onUnauthorised: (rejection: Rejection) => void
  /** Origin and path in front of `/api`; the page's own origin in the product. */
  readonly base: string
  readonly fetch: typeof fetch
}

type Query = Readonly<Record<string, string | number | readonly string[] | null | undefined>>
type Schema<TOutput> = v.GenericSchema<unknown, TOutput>
type Sent = { readonly signal?: AbortSignal; readonly headers?: Record<string, string>; readonly isQuiet?: boolean }

/** One path segment: encoded; empty, `.`, `..` and broken text are refused, because no encoding makes them harmless. */
export const segment = (text: string | number): string => {
  const value = String(text).trim()
  if (value === '' || value === '.' || value === '..' || /\p{Surrogate}/u.test(value)) throw unknownAddress
  return encodeURIComponent(value)
}

/** Where this build asks for the path of an operation: `/api/...`, unless the API has another path there. */
const asked = (path: string): string => buildSettings.apiPath + path.replace(/^\/api(?=\/)/, '')

/** The query of the address itself, if it has one, then the values of the call, then the language. */
const searchParams = (path: string, query: Query, language: Language): URLSearchParams => {
  const params = new URLSearchParams(/\?([^#]*)/.exec(path)?.[1])
  for (const [name, value] of Object.entries(query)) {
    if (Array.isArray(value)) value.forEach((item: string) => params.append(name, item))
    else if (value !== null && value !== undefined && value !== '') params.append(name, String(value))
  }
  params.set('lang', language)
  return params
}

const rowsOf = (value: unknown): number | null => {
  const list: unknown = typeof value === 'object' && value !== null && 'data' in value ? value.data : value
  return Array.isArray(list) ? list.length : null
}

/** How long the words of an answer to a write are waited for, in ms. */
const wordsPatience = 2000

const decoded = <TOutput>(path: string, text: string, schema: Schema<TOutput>): TOutput => {
  let json: unknown
  try {
    json = JSON.parse(text.trim() || 'null')
  } catch {
    throw { kind: 'unreadable' } satisfies Failure
  }
  const result = v.safeParse(schema, json)
  if (!result.success) throw { kind: 'unreadable' } satisfies Failure
  const [sent, kept] = [rowsOf(json), rowsOf(result.output)]
  if (sent !== null && kept !== null && kept < sent) console.warn(`${path}: ${sent - kept} unreadable row(s) left out.`)
  return result.output
}

/**
 * The one way to the server (spec 7): bearer, `lang`, statuses, parsing and retries of reads. Rejects with a `Failure`,
 * or with the abort that the caller asked for. There is no time limit (spec 9); writes are never sent twice. Equal reads
 * that are under way are one call, but for those of `anew`.
 */
export const createHttp = ({ token, language, ends, onUnauthorised, base, fetch }: HttpOptions) => {
  const client = ky.create({
    fetch,
    timeout: false,
    retry: {
      limit: 2,
      methods: ['get'],
      statusCodes: [408, 429, 500, 502, 503, 504],
      maxRetryAfter: 5000,
      jitter: true,
    },
  })

  const send = async (
    path: string,
    method: 'get' | 'post' | 'put',
    options: Sent & { query?: Query; body?: object; text?: string; isToldLate?: boolean; retries?: number | undefined },
  ) => {
    const sentToken = token()
    const sentAfter = ends()
    const sentIn = language()
    try {
      return await client(`${base}${path}`, {
        method,
        // A browser follows a redirected POST as a GET: what answers that says nothing of what was sent (R31).
        redirect: method === 'get' ? 'follow' : 'error',
        // Nothing of a buyer stays in the browser's cache, and no call waits there for an equal one that hangs.
        cache: 'no-store',
        headers: {
          Accept: 'application/json',
          ...(options.text === undefined ? {} : { 'Content-Type': 'application/json' }),
          ...options.headers,
          ...(sentToken === null ? {} : { Authorization: `Bearer ${sentToken}` }),
        },
        ...(options.signal ? { signal: options.signal } : {}),
        ...(options.retries === undefined ? {} : { retry: { limit: options.retries } }),
        ...(options.body ? { json: { ...options.body, lang: language() } } : {}),
        ...(options.text === undefined ? {} : { body: options.text }),
        ...(method === 'get' ? { searchParams: searchParams(path, options.query ?? {}, language()) } : {}),
      })
    } catch (error) {
      const failure = await failureOf(error, sentIn)
      if ('kind' in failure && failure.kind === 'unauthorised' && !options.isQuiet) {
        // A session that has ended since then needs no end: its last calls may have gone out without a token already.
        const { message, lang } = failure
        const said = { token: sentToken, message, ...(lang && { lang }) }
        const tell = () => ends() === sentAfter && onUnauthorised(said)
        // The session ends with it: whoever asked has to write something down before that.
        if (options.isToldLate) setTimeout(tell)
        else tell()
      }
      throw failure
    }
  }

  const textOf = async (response: Response): Promise<string> => {
    try {
      return await response.text()
    } catch (error) {
      throw await failureOf(error, language())
    }
  }

  /**
   * Who answers in the server's place says nothing of what was written: a network that wants a login sends a page, and a
   * browser takes a connection that broke off behind `100` or `103` for a 200 without a single header. What begins like
   * a page is one, whatever it is called. Servers call an empty answer HTML, and JSON, too: that is one when it begins in
   * words.
   */
  const isOfAnother = async (answer: Response): Promise<boolean> => {
    if (answer.status === 200 && [...answer.headers].length === 0) return true
    // An answer that breaks off, or hangs, is one without words.
    const late = new Promise<string>((resolve) => setTimeout(resolve, wordsPatience, ''))
    const words = await Promise.race([wordsOf(answer.clone()), late])
    const isCalledPage = /html|xml/i.test(answer.headers.get('Content-Type') ?? '')
    return (isCalledPage ? /^\s*(?:<|[^\s\d[{"]+\s+\S)/ : /^\s*</).test(words)
  }
  /** What was written is done: an answer that breaks off after its status is one without words. */
  const wordsOf = async (response: Response): Promise<string> => {
    try {
      return await textOf(response)
    } catch (failure) {
      if (failure instanceof DOMException) throw failure
      return ''
    }
  }
  /** The answer is a success already; a connection that breaks or hangs now takes nothing of that back. */
  const unread = (response: Response): void => void response.body?.cancel().catch(() => undefined)

  const sharing = createSharing()
  const read = async (path: string, query: Query, signal: AbortSignal | undefined, retries: number | undefined) =>
    textOf(await send(asked(path), 'get', { query, retries, ...(signal && { signal }) }))
  const readTogether: typeof read = (path, query, signal, retries) => {
    const key = JSON.stringify([path, String(searchParams(path, query, language())), token(), retries])
    return sharing.read(key, signal, (shared) => read(path, query, shared, retries))
  }
  const getter =
    (ask: typeof read) =>
    async <TOutput>(path: string, schema: Schema<TOutput>, query: Query = {}, signal?: AbortSignal, retries?: number) =>
      decoded(path, await ask(path, query, signal, retries), schema)
  /** What is read while something is written may be from before or after it. */
  const write: typeof send = async (...sent) => {
    sharing.forget()
    const answer = await send(...sent).finally(sharing.forget)
    if (await isOfAnother(answer)) throw { kind: 'unreachable' } satisfies Failure
    return answer
  }

  const line = {
    /** Reads JSON and parses it by its schema; tried again twice, or as often as is said. */
    get: getter(readTogether),
    /** Reads a text document of our own origin; a query of its own stays. */
    text: async (path: string, signal?: AbortSignal) => textOf(await send(path, 'get', signal ? { signal } : {})),
    /** Writes an object and parses the answer. */
    post: async <TOutput>(path: string, body: object, schema: Schema<TOutput>, sent: Sent = {}) =>
      decoded(path, await wordsOf(await write(asked(path), 'post', { body, ...sent })), schema),
    /** Writes an object; any success of the server will do, the body stays unread. */
    postUnread: async (path: string, body: object, sent: Sent = {}): Promise<void> =>
      unread(await write(asked(path), 'post', { body, ...sent })),
    /** The same with a text of JSON, byte for byte (CHECK-34). A 401 ends the session after the caller heard of it. */
    postText: async (path: string, text: string, sent: Sent = {}): Promise<void> =>
      unread(await write(asked(path), 'post', { text, isToldLate: true, ...sent })),
    put: async <TOutput>(path: string, body: object, schema: Schema<TOutput>, sent: Sent = {}) =>
      decoded(path, await wordsOf(await write(asked(path), 'put', { body, ...sent })), schema),
  }
  return {
    ...line,
    /** The same for what has to be the answer of this moment: its reads share nothing. */
    anew: { ...line, get: getter(read) },
  }
}
/** A client, and one whose reads share nothing. */
export type HttpLine = ReturnType<typeof createHttp>
export type Http = HttpLine['anew']
