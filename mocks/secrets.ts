/** What stands where a secret was. */
const hidden = '(not kept)'
const secretHeader =
  /^(?:authorization|proxy-authorization|cookie|set-cookie|x-(?:api-key|auth-token|csrf-token|xsrf-token))$/i
const secretField = /password|token|secret|authorization/i

/** Headers whose secrets are only named. */
export const headersWithoutSecrets = (headers: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, secretHeader.test(name) ? hidden : value]))

/** A value of JSON in which the texts of secret fields are only named. */
export const withoutSecrets = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(withoutSecrets)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, part]) => [
      name,
      secretField.test(name) && typeof part === 'string' && part !== '' ? hidden : withoutSecrets(part),
    ]),
  )
}

/** The same of a text that may be JSON; any other text stays. */
export const textWithoutSecrets = (text: string): string => {
  try {
    return JSON.stringify(withoutSecrets(JSON.parse(text)))
  } catch {
    return text
  }
}
