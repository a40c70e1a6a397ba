import * as v from 'valibot'
import type { LoggedCall } from '../call-log'
import { Refusal } from '../contract'
import { headersWithoutSecrets, textWithoutSecrets, withoutSecrets } from '../secrets'
import { createAnswerMask } from './mask'
import { mostRecorded, type RecordedAnswer } from './recorded'
import { maskedAnswer } from './recorder'

const pairs = (values: Readonly<Record<string, string | readonly string[]>>) =>
  Object.entries(values).flatMap(([name, value]) => [value].flat().map((one) => ({ name, value: one })))

const entryOf = (call: LoggedCall, origin: string) => {
  const headers = pairs(headersWithoutSecrets(call.headers))
  const query = pairs(withoutSecrets(call.query) as LoggedCall['query'])
  const asked = new URLSearchParams(query.map(({ name, value }) => [name, value]))
  const sent = call.body === null ? null : withoutSecrets(call.body)
  const text = sent === null ? '' : typeof sent === 'string' ? sent : JSON.stringify(sent)
  const answer = textWithoutSecrets(call.answer ?? '')
  const type = call.type ?? (answer === '' ? '' : 'application/json')
  return {
    startedDateTime: call.time,
    time: call.took ?? 0,
    request: {
      method: call.method,
      url: `${origin}${call.path}${query.length === 0 ? '' : `?${asked}`}`,
      httpVersion: 'HTTP/1.1',
      cookies: [],
      headers,
      queryString: query,
      ...(text === '' ? {} : { postData: { mimeType: 'application/json', text } }),
      headersSize: -1,
      bodySize: new TextEncoder().encode(text).length,
    },
    response: {
      status: call.status,
      statusText: '',
      httpVersion: 'HTTP/1.1',
      cookies: [],
      headers: type === '' ? [] : [{ name: 'content-type', value: type }],
      content: {
        size: new TextEncoder().encode(answer).length,
        mimeType: type,
        ...(answer === '' ? {} : { text: answer }),
      },
      redirectURL: '',
      headersSize: -1,
      bodySize: -1,
    },
    cache: {},
    timings: { send: 0, wait: call.took ?? 0, receive: 0 },
  }
}

/** The calls of a log as an HTTP archive (HAR 1.2): no token, no password, no cookie. */
export const harOf = (calls: readonly LoggedCall[], origin: string) => ({
  log: {
    version: '1.2',
    creator: { name: 'Tradepost test bench', version: '1' },
    entries: calls.map((call) => entryOf(call, origin)),
  },
})

const named = v.array(v.looseObject({ name: v.string(), value: v.string() }))
/** PUT /__mock/har: what is read of an archive; browsers put much more into it. */
export const Har = v.looseObject({
  log: v.looseObject({
    entries: v.array(
      v.looseObject({
        request: v.looseObject({ method: v.string(), url: v.string(), queryString: v.optional(named) }),
        response: v.looseObject({
          status: v.number(),
          content: v.looseObject({
            mimeType: v.optional(v.string()),
            text: v.optional(v.string()),
            encoding: v.optional(v.string()),
          }),
        }),
      }),
    ),
  }),
})
export type Har = v.InferOutput<typeof Har>

const decoded = (text: string, encoding: string | undefined): string => {
  if (encoding !== 'base64') return text
  try {
    return new TextDecoder().decode(Uint8Array.from(atob(text), (sign) => sign.charCodeAt(0)))
  } catch {
    throw new Refusal(400, 'A body in the archive is called base64, and is not.')
  }
}

/** The answers to calls of the API in an archive, of whatever host, masked as a record is. Throws a 400 when there is none. */
export const answersIn = ({ log }: Har): readonly RecordedAnswer[] => {
  const mask = createAnswerMask()
  const answers = log.entries.flatMap(({ request, response }): RecordedAnswer[] => {
    const url = URL.canParse(request.url) ? new URL(request.url) : null
    const path = /\/api\/.*/.exec(url?.pathname ?? '')?.[0]
    const { status, content } = response
    // A call that was blocked or cut has the status 0.
    if (url === null || path === undefined || status < 200 || status > 599) return []
    const query = Object.fromEntries(
      [...new Set(url.searchParams.keys())].map((name) => [name, url.searchParams.getAll(name)]),
    )
    const text = decoded(content.text ?? '', content.encoding)
    const type = content.mimeType || null
    return [maskedAnswer(mask, { method: request.method.toUpperCase(), path, query, status, type, text })]
  })
  if (answers.length === 0) throw new Refusal(400, 'The archive holds no answer to a call of /api.')
  return answers.slice(0, mostRecorded)
}
