const secret = /password|token|authorization|secret|^key$/i
const mask = '••••••'
const textLimit = 300
const listLimit = 30
const depthLimit = 6

const isActor = (value: object): value is { readonly sessionId: string } =>
  'sessionId' in value && 'getSnapshot' in value

/**
 * A plain copy of any value for showing: passwords, tokens and keys masked, long texts and lists cut, actors and functions
 * named, cycles and depths beyond six marked. Never throws.
 */
export const copyOf = (value: unknown, depth = 0, above: readonly object[] = []): unknown => {
  if (typeof value === 'string')
    return value.length > textLimit ? `${value.slice(0, textLimit)}… (${value.length})` : value
  if (typeof value === 'function') return '(function)'
  if (typeof value === 'bigint' || typeof value === 'symbol') return String(value)
  if (typeof value !== 'object' || value === null) return value
  if (isActor(value)) return '(actor)'
  if (above.includes(value)) return '(again)'
  if (depth >= depthLimit) return Array.isArray(value) ? `(${value.length} rows)` : '(more)'
  if (value instanceof Error) return `${value.name}: ${value.message}`
  const within = [...above, value]
  if (value instanceof Map || value instanceof Set) return copyOf([...value], depth, above)
  if (Array.isArray(value)) {
    const rows = value.slice(0, listLimit).map((row) => copyOf(row, depth + 1, within))
    return value.length > listLimit ? [...rows, `(${value.length - listLimit} more)`] : rows
  }
  try {
    return Object.fromEntries(
      Object.entries(value)
        .slice(0, 100)
        .map(([name, part]) => [
          name,
          secret.test(name) && part !== null && part !== '' ? mask : copyOf(part, depth + 1, within),
        ]),
    )
  } catch {
    return '(unreadable)'
  }
}
