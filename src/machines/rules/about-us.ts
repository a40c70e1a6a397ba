import { textIn, type Language, type TextByLanguage } from '../../api/schemas/shared'

/**
 * The full address of the About Us document in a language, else of the English one, `null` when there is none that may
 * be fetched (C-85): our own origin, or https without credentials. `base` is the address of the portal itself.
 */
export const documentAddress = (addresses: TextByLanguage, language: Language, base: string): string | null => {
  const text = textIn(addresses, language)?.trim() ?? ''
  if (text === '' || /[\\\s\p{Cc}]/u.test(text) || !URL.canParse(text, base)) return null
  const url = new URL(text, base)
  if (url.username !== '' || url.password !== '') return null
  return url.origin === new URL(base).origin || url.protocol === 'https:' ? url.href : null
}

/** Where a link of a document leads, `null` for anything that is no address of the web, a mailbox or a telephone. */
export const documentLink = (href: string, address: string): string | null => {
  if (!URL.canParse(href, address)) return null
  const url = new URL(href, address)
  return ['http:', 'https:', 'mailto:', 'tel:'].includes(url.protocol) ? url.href : null
}
