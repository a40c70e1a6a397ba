import { codeSegment } from '../../machines/rules/access'

/** Back to the login, of the company whose code is known. */
export const loginPath = (code: string | null): string => {
  const part = code === null ? null : codeSegment(code)
  return part === null ? '/login' : `/login/${part}`
}
