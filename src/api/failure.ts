import { HTTPError } from 'ky'
import type { Failure } from './schemas/failure'
import { clippedText, type Language } from './schemas/shared'

const clipped = (text: unknown): string | null =>
  typeof text === 'string' && text.trim() !== '' ? clippedText(text) : null

const fieldMessages = (errors: unknown): Record<string, readonly string[]> => {
  const fields: Record<string, readonly string[]> = Object.create(null)
  if (typeof errors !== 'object' || errors === null) return fields
  for (const [field, value] of Object.entries(errors)) {
    const list = (Array.isArray(value) ? value : [value]).map(clipped).filter((text) => text !== null)
    if (list.length > 0) fields[field] = list
  }
  return fields
}

const bodyOf = async (response: Response): Promise<Record<string, unknown>> => {
  try {
    const body: unknown = await response.json()
    return typeof body === 'object' && body !== null ? { ...body } : {}
  } catch {
    // An empty or broken body of a refusal says nothing; the status is all there is.
    return {}
  }
}

/** Turns whatever a call in this language threw into a `Failure`; an abort stays an abort, because nobody waits for it. */
export const failureOf = async (error: unknown, lang: Language): Promise<Failure | DOMException> => {
  if (error instanceof DOMException && error.name === 'AbortError') return error
  if (!(error instanceof HTTPError)) return { kind: 'unreachable' }
  const body = await bodyOf(error.response)
  const message = clipped(body['message'])
  const fields = fieldMessages(body['errors'])
  const spoken = message === null && Object.keys(fields).length === 0 ? {} : { lang }
  if (error.response.status === 401) return { kind: 'unauthorised', message, ...spoken }
  return { kind: 'rejected', status: error.response.status, message, fields, ...spoken }
}

/** The failure of an address that cannot be asked for, such as an empty code: the server knows no such thing. */
export const unknownAddress: Failure = { kind: 'rejected', status: 404, message: null, fields: {} }
