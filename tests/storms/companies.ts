import type { Own } from './screens'

/** Three companies, and something of each that has an address of its own. */
export const tenants = {
  ACME: { category: 11, product: 1013, order: 102 },
  BOLT: { category: 21, product: 2001, order: 109 },
  CATX: { category: 31, product: 4101, order: 109 },
} as const satisfies Readonly<Record<string, Own>>
export type Tenant = keyof typeof tenants
export const codes = Object.keys(tenants) as readonly Tenant[]
