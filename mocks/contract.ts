import { HttpResponse, type DefaultBodyType } from 'msw'
import * as v from 'valibot'
import { isLanguage, type Language } from '../src/api/schemas/shared'
import type { Tenant } from './db/kinds'
import type { User } from './db/records'
import { reasonsIn } from './reasons'
import { words, type WordKey } from './words'
import type { World } from './world'

/** A call that breaks the contract, or that the server refuses: thrown by the checks, sent by `answering`. */
export class Refusal extends Error {
  constructor(
    readonly status: number,
    message: string | null,
    readonly extra: Readonly<Record<string, unknown>> = {},
  ) {
    super(message ?? '')
    this.name = 'Refusal'
  }
}

/** A JSON answer. */
export const json = (body: object, status = 200) =>
  HttpResponse.json<DefaultBodyType>(body as DefaultBodyType, { status })
/** Statuses whose answers have no body, whatever is asked for. */
export const isBodyless = (status: number): boolean => [204, 205, 304].includes(status)
/** An answer without a body. */
export const empty = (status: number) => new HttpResponse(null, { status })
/** A refusal in the words of the language. */
export const refusal = (status: number, language: Language, key: WordKey) => new Refusal(status, words(key, language))

/** The refusal as an answer: `{ message }`, or nothing where a server without words is played. */
export const answerTo = (error: unknown): Response => {
  if (!(error instanceof Refusal)) throw error
  return error.message === '' ? empty(error.status) : json({ message: error.message, ...error.extra }, error.status)
}

const bad = (reason: string) => new Refusal(400, reason)

/**
 * The query of a call, checked: `lang` must be there in a browser's call; nothing may be empty, unknown or (unless it ends in `[]`)
 * repeated. Throws a 400 that says why.
 */
export const readQuery = (request: Request, known: readonly string[] = []) => {
  const { searchParams } = new URL(request.url)
  // A page must say its language; somebody with curl need not.
  const language = searchParams.get('lang') ?? (request.headers.has('sec-fetch-mode') ? null : 'en')
  if (!isLanguage(language))
    throw bad(`The query needs lang, a language of the portal; it was ${JSON.stringify(language)}.`)
  for (const [name, value] of searchParams) {
    if (name !== 'lang' && !known.includes(name)) throw bad(`Unknown query parameter "${name}".`)
    if (value === '') throw bad(`The query parameter "${name}" is empty; leave it out instead.`)
    if (!name.endsWith('[]') && searchParams.getAll(name).length > 1) throw bad(`"${name}" is there more than once.`)
  }
  const whole = (name: string, lowest: number, highest: number, fallback: number): number => {
    const text = searchParams.get(name)
    if (text === null) return fallback
    const value = Number(text)
    if (!/^\d+$/.test(text) || value < lowest || value > highest) {
      throw bad(`"${name}" must be a whole number from ${lowest} to ${highest}; it was "${text}".`)
    }
    return value
  }
  return {
    language,
    text: (name: string): string | undefined => searchParams.get(name) ?? undefined,
    page: (): number => whole('page', 1, 1_000_000, 1),
    whole,
    /** An id that is a number in every tenant of the mock; one that is no number matches nothing. */
    id: (name: string): number | undefined => {
      const text = searchParams.get(name)
      return text === null ? undefined : Number(text)
    },
    ids: (name: string): number[] => searchParams.getAll(name).map(Number),
  }
}

/** The body of a call, read by the strict schema of the contract. Throws a 400 that says why. */
export const readBody = async <TOutput>(
  request: Request,
  schema: v.GenericSchema<unknown, TOutput>,
): Promise<TOutput> => {
  if (new URL(request.url).search !== '') throw bad('This call takes no query: lang belongs in the body.')
  const text = await request.clone().text()
  let body: unknown
  try {
    body = JSON.parse(text)
  } catch {
    throw bad('The body is not JSON.')
  }
  const result = v.safeParse(schema, body)
  if (!result.success) throw bad(`The body differs from the contract: ${reasonsIn(result.issues, 'body').join('; ')}`)
  return result.output
}

/** A signed-in caller. */
export type Caller = { readonly user: User; readonly tenant: Tenant }

/**
 * Who calls, by bearer token. Throws 401 without a valid token, 403 when the path names another tenant, 500 for the
 * tenant whose calls fail on purpose (`isFailing` false: the call is one that works there too).
 */
export const authorise = (
  world: World,
  request: Request,
  { code, language, isFailing = true }: { code: string | null; language: Language; isFailing?: boolean },
): Caller => {
  const key = /^Bearer (\S+)$/.exec(request.headers.get('authorization') ?? '')?.[1] ?? null
  const token = key === null ? null : world.db.token(key)
  const isOver = token === null || token.callsLeft === 0 || token.until <= world.clock.now().getTime()
  if (isOver) throw refusal(401, language, 'signInAgain')
  const user = world.db.user(token.email)
  const tenant = world.db.tenant(token.tenant)
  if (user === null || tenant === null) throw refusal(401, language, 'signInAgain')
  world.db.useToken(token)
  if (code !== null && code !== tenant.code) throw refusal(403, language, 'otherCompany')
  if (isFailing && tenant.settings === null) throw refusal(500, language, 'brokenServer')
  return { user, tenant }
}

/** The tenant of a path that anybody may ask about. Throws 404. */
export const tenantOf = (world: World, code: string, language: Language): Tenant => {
  const tenant = world.db.tenant(code)
  if (tenant === null || tenant.code !== code) throw refusal(404, language, 'unknownCompany')
  return tenant
}
