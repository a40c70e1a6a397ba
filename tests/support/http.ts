import { createHttp, type HttpOptions, type Rejection } from '../../src/api/http'
import type { Language } from '../../src/api/schemas/shared'
import { fakeFetch, json, type Sent } from './fake-fetch'

/** The HTTP client over a server of one function; token, language and sessions that ended can change between calls. */
export const testHttp = (
  answer: (sent: Sent) => Response | Promise<Response> = () => json({ data: [] }),
  options: Partial<HttpOptions> = {},
) => {
  const server = fakeFetch(answer)
  const state: { token: string | null; language: Language; ends: number } = { token: null, language: 'en', ends: 0 }
  const rejections: Rejection[] = []
  const http = createHttp({
    base: 'http://portal.test',
    fetch: server.fetch,
    token: () => state.token,
    language: () => state.language,
    ends: () => state.ends,
    onUnauthorised: (rejection) => rejections.push(rejection),
    ...options,
  })
  return { http, calls: server.calls, state, rejections }
}

/** A signal that nobody gives. */
export const calm = (): AbortSignal => new AbortController().signal

/** What a call that must not succeed rejected with. */
export const failureOf = async (call: Promise<unknown>): Promise<unknown> => {
  try {
    await call
  } catch (error) {
    return error
  }
  throw new Error('The call succeeded.')
}
