/** What stands before a line of a list: a dash, a dot, an arrow, the mark of a quoted letter, a box to tick; a blank follows. */
const signs = '(?:[\\u2010-\\u2015\\u2212*+#>•·▪‣◦●○■□◾☐☑☒✓✔➢→►▶\\uf0b7\\uf0a7-]{1,3}|\\[[ x]?\\])'
const marked = new RegExp(`^${signs}\\s+(?=\\S)`, 'iu')
const ordinal = /^\d{1,4}[.)]\s+(?=\S)/

/** A text without the mark of a list before it. */
export const withoutMark = (text: string): string => text.replace(marked, '')
/** A text without the number of a list before it: `1.`, `2)`. */
export const withoutOrdinal = (text: string): string => text.replace(ordinal, '')
/** `1.` and `2)` count the lines of a list. */
export const isOrdinal = (cell: string): boolean => /^\d{1,4}[.)]$/.test(cell)

/** Word processors put a tab behind the mark or the number of a line: it separates no columns. */
const listTab = new RegExp(`^([^\\S\\t\\n]*(?:${signs}|\\d{1,4}[.)]))\\t+(?=[^\\t\\n])`, 'gimu')
/** The lines of a text in which tabs stand behind the marks of a list and nowhere else, with blanks for them. */
export const withoutListTabs = (text: string): string => {
  const lines = text.includes('\t') ? text.replace(listTab, '$1 ') : text
  return lines.includes('\t') ? text : lines
}

const ordinalOf = (line: string): number => Number(/^\s*(\d{1,4})[.)]\s+\S/.exec(line)?.[1] ?? Number.NaN)
/** True when lines are counted one by one, from whatever number on. */
export const areCounted = (lines: readonly string[]): boolean =>
  lines.length > 1 && lines.every((line, at) => ordinalOf(line) === ordinalOf(lines[0] ?? '') + at)
/** A counted line: its number, and what is behind it. */
export const countedParts = (line: string): readonly [string, string] | null => {
  const [, count = '', rest = ''] = /^\s*(\d+[.)])\s+(.*)$/.exec(line) ?? []
  return count === '' ? null : [count, rest]
}
