/** What a text says as JSON; `undefined` when it is none. What is no text is taken as it is. */
export const parsed = (json: unknown): unknown => {
  if (typeof json !== 'string') return json
  try {
    return JSON.parse(json)
  } catch {
    return undefined
  }
}
