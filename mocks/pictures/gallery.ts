import { banner, logo } from './branding'
import type { Colours, Drawing } from './drawing'
import { fasteners } from './fasteners'
import { fittings } from './fittings'
import { installation } from './installation'
import { supplies } from './supplies'
import { tools } from './tools'
import { workshop } from './workshop'

const drawings = new Map<string, Drawing>(
  Object.entries({ ...fasteners, ...fittings, ...installation, ...supplies, ...tools, ...workshop }),
)

/** The picture of a name in the colours of a tenant: `logo`, `banner` or a kind of product; `null` for any other. */
export const pictureOf = (tenant: Colours & { readonly code: string }, name: string): string | null => {
  if (name === 'logo') return logo(tenant.code, tenant)
  if (name === 'banner') return banner(tenant.code, tenant)
  return drawings.get(name)?.(tenant) ?? null
}
