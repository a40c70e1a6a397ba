import type { ErrorReport } from '../../api/schemas/shell'

const longest = 2500

const secrets: readonly (readonly [RegExp, string])[] = [
  [/Bearer\s+[^\s"',;]+/gi, 'Bearer [redacted]'],
  [/\beyJ[\w-]+\.[\w-]+(\.[\w-]+)?/g, '[token]'],
  [/[\w.+%-]+@[\w-]+(\.[\w-]+)+/g, '[email]'],
  [/(?:\+?\d[ .-]?)?\(?\d{3}\)?[ .-]?\d{3}[ .-]?\d{4}\b/g, '[phone]'],
  [/([?&][\w.[\]-]+=)[^&\s"'#]*/g, '$1[value]'],
]

/** A text without the token, tokens, addresses, phone numbers and query values; control characters escaped (quality S21). */
export const redacted = (text: string, token: string | null): string => {
  let clean = token ? text.replaceAll(token, '[token]') : text
  for (const [pattern, replacement] of secrets) clean = clean.replace(pattern, replacement)
  // oxlint-disable-next-line no-control-regex -- control characters are what is looked for
  clean = clean.replace(/[\u0000-\u0008\u000b-\u001f\u007f]/g, (sign) => `\\x${sign.charCodeAt(0).toString(16)}`)
  return clean.slice(0, longest)
}

/** What the error log is sent (spec 7): nothing that belongs to the reader, at most 8 KB. */
export const errorReport = (error: unknown, componentStack: string, token: string | null): ErrorReport => {
  const { message, stack } = error instanceof Error ? error : { message: String(error), stack: '' }
  return {
    error: { message: redacted(message, token), stack: redacted(stack ?? '', token) },
    errorInfo: { componentStack: redacted(componentStack, token) },
  }
}
