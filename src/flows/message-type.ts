/** What kind of message came from another page; `null` for what is none of ours. */
export const typeIn = (data: unknown): unknown =>
  typeof data === 'object' && data !== null && 'type' in data ? data.type : null
