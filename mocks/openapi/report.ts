import type { Report } from './asking'
import type { Difference } from './difference'

const widest = 60
const columns = ['operation', 'where', 'expected', 'got'] as const

const cut = (text: string): string => {
  const line = text.replace(/\s+/g, ' ')
  return line.length > widest ? `${line.slice(0, widest - 3)}...` : line
}

/** The same difference in many rows of a list is one line that says how often. */
const folded = (differences: readonly Difference[]): readonly Difference[] => {
  const groups = new Map<string, { readonly first: Difference; count: number }>()
  for (const difference of differences) {
    const { operation, where, expected } = difference
    const key = [operation, where.replace(/\/\d+(?=\/|$)/g, '/*'), expected].join('\n')
    const group = groups.get(key)
    if (group) group.count += 1
    else groups.set(key, { first: difference, count: 1 })
  }
  return [...groups.values()].map(({ first, count }) => {
    return count === 1 ? first : { ...first, where: `${first.where} (${count} times)` }
  })
}

/** The report as text for a terminal: a table of the differences, what was not tried, and a count. */
export const reportText = ({ calls, differences, remarks, untried }: Report): string => {
  const lines = [{ operation: 'operation', where: 'where', expected: 'expected', got: 'got' }, ...folded(differences)]
  const widths = columns.map((column) => Math.max(...lines.map((line) => cut(line[column]).length)))
  const table = lines.map((line) =>
    columns
      .map((column, at) => cut(line[column]).padEnd(widths[at] ?? 0))
      .join('  ')
      .trimEnd(),
  )
  return [
    ...(differences.length === 0 ? [] : [...table, '']),
    ...folded(remarks).map(
      ({ operation, where, expected, got }) => `Allowed, but look: ${operation} ${where}: ${expected}, got ${got}`,
    ),
    ...untried.map((name) => `Not tried, because nothing was found to ask for: ${name}`),
    `${calls} calls, ${differences.length || 'no'} difference${differences.length === 1 ? '' : 's'}`,
  ].join('\n')
}
