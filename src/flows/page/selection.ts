/** What the reader looks at: a state by its id, or a transition by its key. */
export type Selection = { readonly kind: 'state' | 'transition'; readonly id: string }

/** Reads an id or a key; a key ends with its place in square brackets, an id never does. */
export const selectionOf = (id: string): Selection => ({ kind: /\[\d+\]$/.test(id) ? 'transition' : 'state', id })
