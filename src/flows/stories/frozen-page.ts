/** A picture that is larger than this, in px of its longer side, is scaled down. */
const mostPixels = 800
const unwanted = 'script,link,noscript,base,meta[http-equiv],iframe,object,embed,source,template,style'

const rulesOf = (sheet: CSSStyleSheet): readonly string[] => {
  try {
    // A font of another file would be asked for in vain: the reader's own stands in for it.
    return [...sheet.cssRules].map(({ cssText }) => cssText).filter((text) => !/^@(?:font-face|import)/.test(text))
  } catch {
    return []
  }
}
const withoutFiles = (css: string): string => css.replaceAll(/url\((?!["']?(?:data:|#))[^)]*\)/g, 'none')
/** A style must not end before its end. */
const enclosed = (css: string): string => css.replaceAll('</', '<\\/')

const pictureOf = (image: HTMLImageElement): string | null => {
  if (image.src.startsWith('data:')) return image.src
  const { naturalWidth, naturalHeight } = image
  if (!image.complete || naturalWidth === 0) return null
  const scale = Math.min(1, mostPixels / Math.max(naturalWidth, naturalHeight))
  const canvas = image.ownerDocument.createElement('canvas')
  canvas.width = Math.round(naturalWidth * scale)
  canvas.height = Math.round(naturalHeight * scale)
  try {
    canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height)
    return canvas.toDataURL('image/png')
  } catch {
    return null
  }
}

/** What stands in a field is no attribute: it is made one, so that the copy holds it, too. */
const fill = (from: Element, to: Element): void => {
  if (from.localName === 'textarea') to.textContent = (from as HTMLTextAreaElement).value
  else if (from.localName === 'option') to.toggleAttribute('selected', (from as HTMLOptionElement).selected)
  else if (from.localName === 'input') {
    const { type, checked, value } = from as HTMLInputElement
    if (type === 'checkbox' || type === 'radio') to.toggleAttribute('checked', checked)
    // What somebody typed as a password is nobody's business.
    else if (type !== 'password') to.setAttribute('value', value)
  }
}
const address = /^(?:xlink:)?href$|^(?:form)?action$/
const still = (element: Element): void => {
  for (const name of element.getAttributeNames()) {
    const value = element.getAttribute(name) ?? ''
    if (name.startsWith('on') || name === 'srcset' || name === 'srcdoc') element.removeAttribute(name)
    // Written anew only when it has to be: the policy of the page takes no style as an attribute.
    else if (name === 'style' && withoutFiles(value) !== value) element.setAttribute(name, withoutFiles(value))
    else if (address.test(name) && !value.startsWith('#')) element.setAttribute(name, '#')
  }
}

/**
 * A page as the text of an HTML file that looks alike, needs nothing else and does nothing: styles inside, pictures as
 * data, no scripts, no addresses.
 */
export const frozenPage = (page: Document): string => {
  const copy = page.documentElement.cloneNode(true) as HTMLElement
  const originals = [...page.documentElement.querySelectorAll('*')]
  for (const [place, element] of [...copy.querySelectorAll('*')].entries()) {
    const original = originals[place]
    if (!original) continue
    still(element)
    fill(original, element)
    if (original.localName !== 'img') continue
    const picture = pictureOf(original as HTMLImageElement)
    if (picture === null) element.removeAttribute('src')
    else element.setAttribute('src', picture)
  }
  for (const element of copy.querySelectorAll(unwanted)) element.remove()
  copy.querySelector('body')?.setAttribute('inert', '')
  const css = [...page.styleSheets].flatMap(rulesOf).map(withoutFiles).join('\n')
  const style = page.createElement('style')
  style.textContent = enclosed(css)
  copy.querySelector('head')?.append(style)
  return `<!doctype html>\n${copy.outerHTML}`
}
