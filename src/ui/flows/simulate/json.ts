/** Anything as JSON to read; maps and sets as lists, and what refers to itself in one sentence. */
export const jsonOf = (value: unknown): string => {
  try {
    const text: string | undefined = JSON.stringify(
      value,
      (_, inner: unknown) => (inner instanceof Map || inner instanceof Set ? [...inner] : inner),
      2,
    )
    return text ?? 'nothing'
  } catch {
    return 'This cannot be shown as JSON.'
  }
}

/** Whether a payload says nothing. */
export const isBare = (payload: unknown): boolean =>
  payload === null || payload === undefined || (typeof payload === 'object' && Object.keys(payload).length === 0)
