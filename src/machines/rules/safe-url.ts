/**
 * A picture's address that may go into `src`, `null` for anything else (a placeholder is shown): http(s) without
 * credentials, a path of our own origin, or data:image. Backslashes and inner blanks or control characters are refused,
 * because browsers read them as slashes or leave them out.
 */
export const pictureUrl = (url: string | null): string | null => {
  const text = url?.trim() ?? ''
  if (/[\\\s\p{Cc}]/u.test(text)) return null
  if (/^\/(?!\/)/.test(text)) return text
  if (/^data:image\/[a-z0-9.+-]+[;,]/i.test(text)) return text
  if (!/^https?:\/\/[^/?#@]+(?:[/?#]|$)/i.test(text)) return null
  return URL.canParse(text) ? text : null
}
