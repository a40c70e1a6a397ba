/** What the reader looks at: a state by its id, or a transition by its key. */
export type Selection = { readonly kind: 'state' | 'transition'; readonly id: string }

/** Reads an id or a key; a key ends with its place in square brackets, an id never does. */
export const selectionOf = (id: string): Selection => ({ kind: /\[\d+\]$/.test(id) ? 'transition' : 'state', id })

/** The part of a chart that something was done to; `null` beside all of them. */
export const partOf = (target: EventTarget): Selection | null => {
  const part = target instanceof Element ? target.closest<SVGElement>('[data-state],[data-transition]') : null
  const id = part?.dataset['state'] ?? part?.dataset['transition']
  return id === undefined ? null : selectionOf(id)
}
