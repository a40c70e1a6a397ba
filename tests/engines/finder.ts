/** One step of the way to an element: by role and name, by a text within it, or by its own text. */
export type Step = {
  readonly role?: string
  readonly name?: Words
  readonly having?: Words
  readonly text?: Words
}
/** A whole text, or a pattern as it goes over the wire. */
export type Words = string | { readonly source: string; readonly flags: string }

export const words = (name: string | RegExp): Words =>
  typeof name === 'string' ? name : { source: name.source, flags: name.flags }

/** In words, for the sentence of a failure. */
export const describe = (steps: readonly Step[]): string => {
  const say = (text: Words) => (typeof text === 'string' ? `"${text}"` : `/${text.source}/`)
  return steps
    .map(({ role, name, having, text }) =>
      [
        role ?? 'text',
        ...(name === undefined ? [] : [say(name)]),
        ...(text === undefined ? [] : [say(text)]),
        ...(having === undefined ? [] : [`with ${say(having)}`]),
      ].join(' '),
    )
    .join(' > ')
}

/**
 * Runs in the page: the elements that can be seen and that assistive technology would find by these steps. Classic
 * WebDriver finds by selector alone, and a portal is found by what it says.
 */
export const find = (steps: readonly Step[]): Element[] => {
  const squash = (text: string | null | undefined) => (text ?? '').replaceAll(/\s+/g, ' ').trim()
  const fits = (text: string, wanted: Words | undefined) =>
    wanted === undefined ||
    (typeof wanted === 'string' ? text === wanted : new RegExp(wanted.source, wanted.flags).test(text))
  const inputs: Readonly<Record<string, string>> = {
    checkbox: 'checkbox',
    radio: 'radio',
    number: 'spinbutton',
    search: 'searchbox',
    button: 'button',
    submit: 'button',
  }
  const tags: Readonly<Record<string, string>> = {
    button: 'button',
    article: 'article',
    textarea: 'textbox',
    select: 'combobox',
    nav: 'navigation',
    main: 'main',
    iframe: 'frame',
    option: 'option',
    tr: 'row',
    td: 'cell',
    th: 'columnheader',
  }
  const roleOf = (element: Element): string => {
    const given = element.getAttribute('role')
    if (given !== null) return given
    const tag = element.localName
    if (/^h[1-6]$/.test(tag)) return 'heading'
    if (tag === 'a') return element.hasAttribute('href') ? 'link' : ''
    if (tag === 'input') return inputs[element.getAttribute('type') ?? ''] ?? 'textbox'
    return tags[tag] ?? ''
  }
  const isSeen = (element: Element): boolean => {
    // The options of a closed list have no place of their own.
    const shown = element.localName === 'option' ? (element.closest('select') ?? element) : element
    return shown.getClientRects().length > 0 && getComputedStyle(shown).visibility === 'visible'
  }
  const isOpen = (element: Element) => element.closest('[aria-hidden="true"], [inert]') === null
  const said = (node: Node): string => {
    if (!(node instanceof Element)) return node.nodeType === Node.TEXT_NODE ? (node.textContent ?? '') : ''
    if (node.getAttribute('aria-hidden') === 'true' || getComputedStyle(node).display === 'none') return ''
    return (
      node.getAttribute('aria-label') ??
      node.getAttribute('alt') ??
      [...node.childNodes].map(said).join(getComputedStyle(node).display === 'inline' ? '' : ' ')
    )
  }
  const nameOf = (element: Element): string => {
    const named = element.getAttribute('aria-labelledby')
    if (named !== null) {
      return squash(
        named
          .split(' ')
          .map((id) => document.getElementById(id)?.textContent ?? '')
          .join(' '),
      )
    }
    const { labels } = element as HTMLInputElement
    const label = labels?.[0]
    return squash(
      element.getAttribute('aria-label') ??
        (label ? said(label) : null) ??
        (said(element) || element.getAttribute('title') || element.getAttribute('placeholder')),
    )
  }
  const within = (roots: readonly Element[], { role, name, having, text }: Step): Element[] => {
    const all = roots.flatMap((root) => [...root.querySelectorAll('*')])
    const matching = all.filter((element) => {
      if (role !== undefined && (roleOf(element) !== role || !isOpen(element) || !fits(nameOf(element), name)))
        return false
      const content = () => squash(element.textContent)
      if (having !== undefined && !(typeof having === 'string' ? content().includes(having) : fits(content(), having)))
        return false
      return text === undefined || fits(content(), text)
    })
    // Of nested elements with the same text the innermost says it.
    const found =
      text === undefined
        ? matching
        : matching.filter((one) => !matching.some((other) => one !== other && one.contains(other)))
    return [...new Set(found)].filter(isSeen)
  }
  return steps.reduce<Element[]>((roots, step) => within(roots, step), [document.documentElement])
}
