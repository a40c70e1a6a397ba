import { codeSegment } from './access'

/** Where order links lead; what they hold stands in the fragment, which no browser sends to a server. */
export const linkPath = '/order-link'
/** The first piece of every link that this portal can read. */
export const linkVersion = '1'

/** A piece of a link, `null` when it is broken. */
export const readPiece = (text: string): string | null => {
  try {
    return decodeURIComponent(text)
  } catch {
    return null
  }
}

/** The code of the tenant that a link is for, from the fragment of the address; `null` when it cannot be one. */
export const tenantOfLink = (fragment: string): string | null => {
  const [version, code = ''] = fragment.replace(/^#/, '').split('/')
  const tenantCode = version === linkVersion ? readPiece(code) : null
  return tenantCode !== null && codeSegment(tenantCode) !== null ? tenantCode : null
}

/** The login of the tenant of a link; the common one where the link names none. */
export const loginOfLink = (fragment: string): string => {
  const tenantCode = tenantOfLink(fragment)
  return tenantCode === null ? '/login' : `/login/${codeSegment(tenantCode) ?? ''}`
}
/** Whether a text is the path of an order link, as the tab kept it. */
export const isLink = (text: string | null): text is string => text !== null && text.startsWith(`${linkPath}#`)

/**
 * The address of a link whose number sign a program on its way has written out, from the path that is left of it, with
 * all that stands before; `null` where it is none.
 */
export const mendedLink = (pathname: string): string | null => {
  const [, path, rest] = /^((?:\/[^/]+)*\/order-link)%23(.+)$/i.exec(pathname) ?? []
  if (path === undefined || rest === undefined) return null
  const isAllWritten = rest.includes('%25') || !rest.includes('/')
  return `${path}#${isAllWritten ? (readPiece(rest) ?? rest) : rest}`
}
