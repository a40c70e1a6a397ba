import { parsed } from './json'

/** A cart that lies on the device while nobody is signed in: the code of its company, and how many lines it has. */
export type LyingCart = { readonly code: string; readonly lines: number }

/** The cart of a stored text at a glance; one of a version that named no company is of the last one (spec 4 Login). */
export const lyingCart = (text: string | null, lastCode: string | null): LyingCart | null => {
  const stored = parsed(text)
  const { tenantCode = lastCode, lines = stored }: { tenantCode?: unknown; lines?: unknown } = Object(stored)
  if (typeof tenantCode !== 'string' || !Array.isArray(lines) || lines.length === 0) return null
  return { code: tenantCode, lines: lines.length }
}

/** Whether a login at the company of that code empties the cart (LOGIN-31). */
export const isAtRisk = (cart: LyingCart | null, code: string | null): cart is LyingCart =>
  cart !== null && code !== null && cart.code.toUpperCase() !== code.toUpperCase()
