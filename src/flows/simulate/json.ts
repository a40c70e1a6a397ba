import { asText } from '../walk/as-text'

/** Anything as JSON to read, and what refers to itself in one sentence. */
export const jsonOf = (value: unknown): string => {
  try {
    return asText(value, 2) ?? 'nothing'
  } catch {
    return 'This cannot be shown as JSON.'
  }
}

/** Whether a payload says nothing. */
export const isBare = (payload: unknown): boolean =>
  payload === null || payload === undefined || (typeof payload === 'object' && Object.keys(payload).length === 0)
