import { createMockFetch } from '../../mocks/hosts/node'
import type { World } from '../../mocks/world'

/** What a call brought back: the status, the text, and the text read as JSON (an empty text is an empty object). */
export type Answer<TBody> = { readonly status: number; readonly text: string; readonly body: TBody }
export type Row = Readonly<Record<string, unknown>>
/** The shapes that the tests look into; each call has some of these. */
export type Body = {
  readonly message?: string
  readonly token?: string
  readonly data?: readonly Row[]
  readonly meta?: Readonly<Record<string, number | null>>
  readonly [name: string]: unknown
}

const read = async <TBody>(response: Response): Promise<Answer<TBody>> => {
  const text = await response.text()
  const isJson = response.headers.get('content-type')?.includes('json') === true
  return { status: response.status, text, body: (isJson ? JSON.parse(text) : {}) as TBody }
}

/** A caller of a mock: remembers the token of its login. */
export type Client = {
  readonly get: <TBody = Body>(path: string) => Promise<Answer<TBody>>
  readonly send: <TBody = Body>(
    method: string,
    path: string,
    body?: unknown,
    headers?: Record<string, string>,
  ) => Promise<Answer<TBody>>
  readonly login: (email: string, password?: string) => Promise<Answer<Body>>
}

/** A client over any fetch; the origin goes in front of each path. */
export const clientOf = (fetch: typeof globalThis.fetch, origin = ''): Client => {
  let token: string | null = null
  const headers = (): Record<string, string> => (token === null ? {} : { Authorization: `Bearer ${token}` })
  const send: Client['send'] = async (method, path, body, more = {}) =>
    read(
      await fetch(`${origin}${path}`, {
        method,
        headers: { ...headers(), ...more },
        ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
      }),
    )
  return {
    get: async (path) => read(await fetch(`${origin}${path}`, { headers: headers() })),
    send,
    login: async (email, password = 'Passw0rd!') => {
      token = null
      const answer = await send<Body>('POST', '/api/login', { email, password, lang: 'en' })
      token = answer.body.token ?? null
      return answer
    },
  }
}

/** A fresh mock of its own, and a client of it; signed in when an email is given. */
export type FreshMock = Client & { readonly world: World; readonly fetch: typeof fetch }
export const freshMock = async (email?: string): Promise<FreshMock> => {
  const { fetch, world } = createMockFetch('test')
  const client = clientOf(fetch)
  if (email !== undefined) await client.login(email)
  return { ...client, world, fetch }
}
