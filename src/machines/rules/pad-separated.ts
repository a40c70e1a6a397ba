import { isPart } from './pad-part'

/** `P-1001,6`: a part number and how many of it, where a line has another separator than the rest of its sheet. Figures alone may be a measure. */
export const separatedPart = (text: string): { readonly part: string; readonly quantity: string } | null => {
  const [, part = '', quantity = ''] = /^([^\s,]*\p{L}[^\s,]*),([1-9]\d{0,4})$/u.exec(text.trim()) ?? []
  return isPart(part) ? { part, quantity } : null
}
