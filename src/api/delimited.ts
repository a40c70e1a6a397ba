import papa from 'papaparse'

/**
 * Reads at most `most` rows of delimited text whose lines end with `\n`. What is given explicitly is what the library
 * would guess wrong: the separator, the end of a line; and its fast way does not know where a row ends.
 */
export const readDelimited = (text: string, separator: string, most: number) => {
  if (most <= 0) return { rows: [], cursor: 0, isBroken: false }
  const rows: (readonly string[])[] = []
  let [cursor, isBroken] = [0, false]
  // The library leaves such a mark out, and does not count it.
  const skipped = text.startsWith('\ufeff') ? 1 : 0
  papa.parse<string[]>(text, {
    delimiter: separator,
    newline: '\n',
    quoteChar: '"',
    escapeChar: '"',
    fastMode: false,
    skipEmptyLines: false,
    step: ({ data, errors, meta }, parser) => {
      if (errors.some(({ type }) => type === 'Quotes')) isBroken = true
      cursor = meta.cursor + skipped
      if (data.some((cell) => cell.trim() !== '')) rows.push(data)
      if (rows.length >= most || isBroken) parser.abort()
    },
  })
  return { rows, cursor: rows.length < most ? text.length : cursor, isBroken }
}
