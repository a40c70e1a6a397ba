/** One `<style>` of a document: its text, and the media that it is meant for. */
export type Sheet = { readonly text: string; readonly media: string }
/** The attribute that carries what `style` said. */
export const styleAttribute = 'data-style'

type Attribute = { readonly name: string; readonly written: string; readonly value: string }
type Tag = { readonly attributes: readonly Attribute[]; readonly end: number }

/** Elements whose content is text to the parser, up to their own end. */
const textual = new Set(['style', 'script', 'title', 'textarea', 'xmp', 'iframe', 'noembed', 'noframes'])
const left = new Set(['style', 'script', 'base'])

const after = (html: string, what: string, from: number): number => {
  const found = html.indexOf(what, from)
  return found === -1 ? html.length : found + what.length
}
/** Where a pattern begins at or after a place, else the end; the pattern is global. */
const next = (html: string, pattern: RegExp, from: number): number => {
  pattern.lastIndex = from
  return pattern.exec(html)?.index ?? html.length
}

/** `<!-->` is a whole comment, and `--!>` ends one, too. */
const commentEnd = (html: string, open: number): number =>
  Math.min(after(html, '-->', open + 2), after(html, '--!>', open + 4))

/** The attributes of the tag whose name ends at `from`, read as a browser reads them. */
const tagAt = (html: string, from: number): Tag => {
  const attributes: Attribute[] = []
  let at = from
  while (at < html.length) {
    at = next(html, /[^\s/]/g, at)
    if (html[at] === '>' || at >= html.length) return { attributes, end: Math.min(at + 1, html.length) }
    const begin = at
    at = next(html, /[\s/>=]/g, at + 1)
    const name = html.slice(begin, at).toLowerCase()
    const sign = next(html, /\S/g, at)
    let value = ''
    if (html[sign] === '=') {
      const first = next(html, /\S/g, sign + 1)
      const quote = html[first]
      const isQuoted = quote === '"' || quote === "'"
      at = isQuoted ? after(html, quote, first + 1) : next(html, /[\s>]/g, first)
      value = isQuoted ? html.slice(first + 1, at - 1) : html.slice(first, at)
    }
    attributes.push({ name, written: html.slice(begin, at), value })
  }
  return { attributes, end: html.length }
}

/** Where an end tag ends: its attributes mean nothing, but their quotes hide a `>`. */
const endTagEnd = (html: string, open: number): number => tagAt(html, next(html, /[\s/>]/g, open + 2)).end

/** Where what begins with `<` and begins no element ends: an end tag, a comment or what is read as one, or the sign itself. */
const passedBy = (html: string, open: number): number => {
  if (html.startsWith('<!--', open)) return commentEnd(html, open)
  const [, sign = '', letter] = /^<([!?/])([a-z])?/i.exec(html.slice(open, open + 3)) ?? []
  if (sign === '') return open + 1
  return sign === '/' && letter !== undefined ? endTagEnd(html, open) : after(html, '>', open)
}

const rewritten = ({ name, written }: Attribute): string => {
  if (name.startsWith('on')) return ''
  return name === 'style' ? ` ${styleAttribute}${written.slice('style'.length)}` : ` ${written}`
}

/**
 * Takes out of the text of a document what a browser would refuse and report already while reading it: styles, handlers,
 * scripts, a base. This is for order, not for safety: what slips by is removed by `framedDocument`, and dies in the frame.
 * Reads every letter once, whatever the document says.
 */
export const disarm = (html: string): { readonly html: string; readonly sheets: readonly Sheet[] } => {
  const sheets: Sheet[] = []
  let result = ''
  let at = 0
  while (at < html.length) {
    const open = html.indexOf('<', at)
    if (open === -1) break
    result += html.slice(at, open)
    const [, name = ''] = /^<([a-z][^\s/>]*)/i.exec(html.slice(open, open + 32)) ?? []
    if (name === '') {
      at = passedBy(html, open)
      result += html.slice(open, at)
      continue
    }
    const kind = name.toLowerCase()
    const { attributes, end } = tagAt(html, open + 1 + name.length)
    at = end
    if (!left.has(kind)) result += `<${name}${attributes.map(rewritten).join('')}>`
    if (!textual.has(kind)) continue
    const close = next(html, new RegExp(`</${kind}(?=[\\s/>]|$)`, 'gi'), end)
    if (!left.has(kind)) result += html.slice(end, close)
    if (kind === 'style') {
      const media = attributes.find((one) => one.name === 'media')?.value ?? ''
      sheets.push({ text: html.slice(end, close), media })
    }
    at = left.has(kind) ? endTagEnd(html, close) : close
  }
  return { html: result + html.slice(at), sheets }
}
