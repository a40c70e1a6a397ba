import type { Http } from './http'
import type { Failure } from './schemas/failure'

const mostBytes = 1024 * 1024
const unreadable: Failure = { kind: 'unreadable' }

/** The text of a foreign document, read only as far as it may be long. */
const limitedText = async (response: Response): Promise<string> => {
  const reader = response.body?.getReader()
  if (!reader) return ''
  const parts: BlobPart[] = []
  let size = 0
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return new Blob(parts).text()
    size += value.byteLength
    if (size > mostBytes) {
      await reader.cancel().catch(() => undefined)
      throw unreadable
    }
    parts.push(value)
  }
}

export type Documents = {
  /**
   * The About Us document of an address that `documentAddress` found usable, at most 1 MB. One of our own origin goes
   * like any call, with token and language; any other is asked for bare and unaltered, so that no secret leaves the
   * origin (C-36). Rejects with a `Failure`.
   */
  readonly read: (address: string, signal: AbortSignal) => Promise<string>
}

/** `base` is origin and path of the portal, as the client has it. */
export const createDocuments = (http: Http, base: string, bareFetch: typeof fetch): Documents => {
  const ownText = async (path: string, signal: AbortSignal) => {
    const text = await http.text(path, signal)
    if (new Blob([text]).size > mostBytes) throw unreadable
    return text
  }
  const foreignText = async (address: string, signal: AbortSignal) => {
    const response = await bareFetch(address, { signal, credentials: 'omit', referrerPolicy: 'no-referrer' })
    if (response.ok) return limitedText(response)
    throw { kind: 'rejected', status: response.status, message: null, fields: {} } satisfies Failure
  }
  return {
    read: async (address, signal) => {
      if (address.startsWith(`${base}/`)) return ownText(address.slice(base.length), signal)
      try {
        return await foreignText(address, signal)
      } catch (error) {
        if (typeof error === 'object' && error !== null && 'kind' in error) throw error
        if (signal.aborted) throw error
        throw { kind: 'unreachable' } satisfies Failure
      }
    },
  }
}
