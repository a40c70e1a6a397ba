const named: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: '\u00a0' }
const signOf = (whole: string, name: string): string => {
  const code = /^#x/i.test(name) ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1))
  if (!name.startsWith('#')) return named[name.toLowerCase()] ?? whole
  return code > 0 && code <= 0x10_ff_ff ? String.fromCodePoint(code) : whole
}
const decoded = (text: string): string => text.replace(/&(#\d{1,7}|#x[\da-f]{1,6}|[a-z]{2,8});/gi, signOf)
const numberAt = (tag: string, name: RegExp): number => Number(name.exec(tag)?.[1] ?? 1)
const spanOf = (tag: string): number => Math.max(1, Math.min(50, numberAt(tag, /\bcolspan\s*=\s*["']?(\d{1,3})/i)))
/** How many rows a cell reaches over; 0 is to the end of the table. */
const depthOf = (tag: string): number => {
  const depth = numberAt(tag, /\browspan\s*=\s*["']?(\d{1,5})/i)
  return depth === 0 ? Infinity : depth
}

/** What is no text of a page, and ends of lines that are none on it. */
const withoutUnseen = (html: string): string =>
  html
    .replace(/<!--[^]*?(?:-->|$)/g, '')
    .replace(/<(style|script|head|template)\b[^]*?(?:<\/\1\s*>|$)/gi, '')
    .replace(/[\t\r\n]+/g, ' ')
const tagOf = /<(\/?)([a-z][a-z\d]*)\b((?:"[^"]*"|'[^']*'|[^'"<>])*)>/gi
const block = /^(?:br|p|div|li|tr|h[1-6]|ul|ol|table)$/

/**
 * The text of a piece of HTML: cells of a table as tab-separated text, one line for each row, paragraph and item. It makes
 * no markup of it, because a page whose policy asks for trusted types may not.
 */
export const textOfHtml = (html: string): string => {
  const isTable = /<t[dh]\b/i.test(html)
  /** How many rows below are still covered by a cell of a row above, by columns. */
  let covered: number[] = []
  let below: number[] = []
  /** The column of the next cell, and the one where the text stands that was written last. */
  let [next, at] = [0, 0]
  const text = withoutUnseen(html).replace(tagOf, (tag: string, slash: string, name: string) => {
    const element = name.toLowerCase()
    if (!isTable) return block.test(element) ? '\n' : ''
    if (element === 'table' && slash === '') [covered, below, next, at] = [[], [], 0, 0]
    if (element === 'tr' && slash === '') {
      covered = below.map((rows) => rows)
      below = covered.map((rows) => Math.max(0, rows - 1))
      ;[next, at] = [0, 0]
    }
    if (element === 'tr') return '\n'
    if (slash === '' && (element === 'td' || element === 'th')) {
      // What reaches down from above is in the way.
      while ((covered[next] ?? 0) > 0) next += 1
      const tabs = '\t'.repeat(next - at)
      at = next
      next += spanOf(tag)
      for (let column = at; column < next; column += 1) below[column] = Math.max(below[column] ?? 0, depthOf(tag) - 1)
      return tabs
    }
    // A cell of several paragraphs is one cell.
    return block.test(element) ? ' ' : ''
  })
  return decoded(text)
    .split('\n')
    .map((line) =>
      line
        .split('\t')
        .map((cell) => cell.replace(/ +/g, ' ').trim())
        .join('\t')
        .replace(/\t$/, ''),
    )
    .filter((line) => line.trim() !== '')
    .join('\n')
}
/** True for a text that is a page with a table, as many programs write for a sheet. */
export const isHtmlTable = (text: string): boolean =>
  /^\s*<(?:!doctype|html|head|body|table|meta|style|\?xml)\b/i.test(text.slice(0, 2000)) && /<t[dh]\b/i.test(text)
