import type { Session } from '../../src/api/schemas/session'

/** A buyer of a tenant, signed in. */
export const sessionAt = (code: string, token = `token-${code}`): Session => ({
  token,
  manufacturer: { code, name: `${code} Industrial`, logo: null },
  user: { email: 'buyer@acme.test', name: 'Ann Buyer', rep_code: null },
})
