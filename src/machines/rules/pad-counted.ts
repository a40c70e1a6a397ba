import { isPart } from './pad-part'
import { readPadQuantity } from './pad-quantity'

/** `P-1001=6`: a part number and how many of it, unless a product is called that. */
export const countedPart = (text: string): { readonly part: string; readonly quantity: string } | null => {
  const [, part = '', quantity = ''] = /^([^=\s](?:.*\S)?)\s*=\s*([^=]+)$/su.exec(text.trim()) ?? []
  const { kind } = readPadQuantity(quantity, null)
  return isPart(part) && ['whole', 'unclear', 'notWhole'].includes(kind) ? { part, quantity } : null
}
