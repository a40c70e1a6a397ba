import { codeSegment } from '../../machines/rules/access'

/** Back to the login, of the company whose code is known; codes are written in upper case (C-03). */
export const loginPath = (code: string | null): string => {
  const part = code === null ? null : codeSegment(code.toUpperCase())
  return part === null ? '/login' : `/login/${part}`
}
