import type { Seed } from '../models'
import { acme } from './acme'
import { bolt } from './bolt'
import { catx } from './catx'
import { seedOrders } from './orders'
import { others } from './others'
import { customers, users } from './people'

/** What every new world begins with. */
export const seed: Seed = {
  tenants: [acme, bolt, catx, ...others],
  users,
  customers,
  orders: seedOrders(acme, bolt),
  tokens: [],
  deliveries: [],
  errorReports: [],
}
