/** A small text store that never throws: what the browser refuses is kept in memory until the tab closes. */
export type TextStore = {
  readonly read: (key: string) => string | null
  readonly write: (key: string, value: string) => void
  readonly remove: (key: string) => void
  /** Calls back with the new text when another tab changes one of the keys; returns the unsubscriber. */
  readonly onOtherTab: (keys: readonly string[], listener: (text: string | null) => void) => () => void
}

/**
 * Wraps a Web Storage area. `onFault` is told once when the area is full, forbidden or missing (quality R5).
 */
export const createTextStore = (
  area: () => Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>,
  onFault: () => void,
): TextStore => {
  const memory = new Map<string, string | null>()
  let isFaulty = false
  const attempt = <T>(action: () => T, otherwise: T): T => {
    try {
      return action()
    } catch {
      if (!isFaulty) onFault()
      isFaulty = true
      return otherwise
    }
  }
  return {
    read: (key) => memory.get(key) ?? (memory.has(key) ? null : attempt(() => area().getItem(key), null)),
    write: (key, value) => {
      const isStored = attempt(() => {
        area().setItem(key, value)
        return true
      }, false)
      if (isStored) memory.delete(key)
      else memory.set(key, value)
    },
    remove: (key) => {
      memory.delete(key)
      attempt(() => area().removeItem(key), undefined)
    },
    onOtherTab: (keys, listener) => {
      const onStorage = (event: StorageEvent) => {
        const { key, newValue } = event
        // The event says what was written; what can be read may still be older, or this tab's own.
        if (key === null || keys.includes(key)) {
          listener(newValue ?? (key === null ? null : attempt(() => area().getItem(key), null)))
        }
      }
      window.addEventListener('storage', onStorage)
      return () => window.removeEventListener('storage', onStorage)
    },
  }
}
