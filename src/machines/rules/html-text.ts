const named: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: '\u00a0' }
const signOf = (whole: string, name: string): string => {
  const code = /^#x/i.test(name) ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1))
  if (!name.startsWith('#')) return named[name.toLowerCase()] ?? whole
  return code > 0 && code <= 0x10_ff_ff ? String.fromCodePoint(code) : whole
}
const decoded = (text: string): string => text.replace(/&(#\d{1,7}|#x[\da-f]{1,6}|[a-z]{2,8});/gi, signOf)
const spanOf = (tag: string): number =>
  Math.max(1, Math.min(50, Number(/\bcolspan\s*=\s*["']?(\d{1,3})/i.exec(tag)?.[1] ?? 1)))

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
  /** How many columns the cell before takes up; none at the beginning of a row. Ends of cells may be left out. */
  let before = 0
  const text = withoutUnseen(html).replace(tagOf, (tag: string, slash: string, name: string) => {
    const element = name.toLowerCase()
    if (!isTable) return block.test(element) ? '\n' : ''
    if (element === 'tr') {
      before = 0
      return '\n'
    }
    if (slash === '' && (element === 'td' || element === 'th')) {
      const tabs = '\t'.repeat(before)
      before = spanOf(tag)
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
