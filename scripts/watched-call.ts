import type { IncomingMessage } from 'node:http'
import { brotliDecompressSync, gunzipSync, inflateSync } from 'node:zlib'

/** A call as it came; `path` starts with `/api`, with its query. */
type Asked = {
  readonly method: string
  readonly path: string
  readonly headers: Readonly<Record<string, string>>
  readonly cookies: string | null
  readonly server: string
}
/** How it ended; `text` is `null` where the answer is too large, or in a coding that is not known here. */
type Ended = {
  readonly body: string
  readonly status: number
  readonly type: string | null
  readonly text: string | null
  readonly end?: 'aborted' | 'truncated'
  readonly isUnreached: boolean
}
/** Looks at a call when it comes, and at its end. */
export type Watch = (asked: Asked) => (ended: Ended) => void

/** So much of a body is looked at, in bytes. */
const limit = 5_000_000

const gathered = (stream: IncomingMessage) => {
  const chunks: Buffer[] = []
  let size = 0
  stream.on('data', (chunk: Buffer) => {
    size += chunk.length
    if (size <= limit) chunks.push(chunk)
  })
  return (): Buffer | null => (size > limit ? null : Buffer.concat(chunks))
}

const codings: Readonly<Record<string, (bytes: Buffer) => Buffer>> = {
  identity: (bytes) => bytes,
  gzip: (bytes) => gunzipSync(bytes, { maxOutputLength: limit }),
  'x-gzip': (bytes) => gunzipSync(bytes, { maxOutputLength: limit }),
  deflate: (bytes) => inflateSync(bytes, { maxOutputLength: limit }),
  br: (bytes) => brotliDecompressSync(bytes, { maxOutputLength: limit }),
}
const textOf = (bytes: Buffer | null, coding: string): string | null => {
  if (bytes === null) return null
  try {
    return bytes.length === 0 ? '' : (codings[coding]?.(bytes).toString('utf8') ?? null)
  } catch {
    return null
  }
}

/** Gathers what one call and its answer hold while they stream by, and tells the watcher once. */
export const watched = (watch: Watch, incoming: IncomingMessage, path: string, server: string) => {
  const { method = 'GET', headers } = incoming
  const plain = Object.entries(headers).map(([name, value]) => [name, [value ?? ''].flat().join(', ')])
  const bodyOf = gathered(incoming)
  const tell = watch({ method, path, headers: Object.fromEntries(plain), cookies: headers.cookie ?? null, server })
  let isTold = false
  const ended = (end: Omit<Ended, 'body' | 'isUnreached'>, isUnreached = false): void => {
    if (isTold) return
    isTold = true
    tell({ body: bodyOf()?.toString('utf8') ?? '(too large)', isUnreached, ...end })
  }
  return {
    answered: (answer: IncomingMessage): void => {
      const bytesOf = gathered(answer)
      const { statusCode: status = 502, headers: said } = answer
      const coding = (said['content-encoding'] ?? 'identity').trim().toLowerCase()
      const known = () => ({ status, type: said['content-type'] ?? null, text: textOf(bytesOf(), coding) })
      answer.on('end', () => ended(known()))
      answer.on('aborted', () => ended({ ...known(), end: 'truncated' }))
    },
    /** Nobody answered there: `text` is what the caller was told instead. */
    unreached: (text: string): void => ended({ status: 502, type: 'application/json', text }, true),
    left: (): void => ended({ status: 0, type: null, text: '', end: 'aborted' }),
  }
}
