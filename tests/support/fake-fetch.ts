/** A call as it went over the wire. */
export type Sent = {
  readonly method: string
  readonly url: URL
  readonly path: string
  readonly headers: Headers
  readonly body: Record<string, unknown> | null
  readonly signal: AbortSignal
}
type Answer = Response | Promise<Response>

/** A server of one function: `answer` is asked per call, `calls` holds what was sent. */
export const fakeFetch = (answer: (sent: Sent) => Answer) => {
  const calls: Sent[] = []
  const fetch = async (input: RequestInfo | URL, init?: RequestInit): Promise<Response> => {
    const request = new Request(input, init)
    const url = new URL(request.url)
    const text = await request.text()
    const sent = {
      method: request.method,
      url,
      path: url.pathname,
      headers: request.headers,
      body: text === '' ? null : JSON.parse(text),
      signal: request.signal,
    }
    calls.push(sent)
    return answer(sent)
  }
  return { fetch: fetch as typeof globalThis.fetch, calls }
}

export const json = (body: unknown, status = 200, headers: Record<string, string> = {}): Response =>
  new Response(JSON.stringify(body), { status, headers: { 'Content-Type': 'application/json', ...headers } })
