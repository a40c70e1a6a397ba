import { isOpen } from '../../src/machines/rules/order-attempt'
import { users, type Tables, type User } from './tables'
import { keptOf, phaseAt, userOf, type World } from './state'

type Orders = World['stored']
const sumOf = (orders: Orders, product: 0 | 1, user?: User): number =>
  Object.entries(orders)
    .filter(([key]) => user === undefined || userOf(key) === user)
    .reduce((sum, [, units]) => sum + units[product], 0)

/**
 * What must never be, whatever happens in whatever order; `null` when all is well. Users of one company share the cart
 * (C-91): what one of them orders is no second order of the other.
 */
export const faultOf = (tables: Tables, world: World): string | null => {
  const { added, done, stored, settled, cart, questions, tabs } = world
  for (const product of [0, 1] as const) {
    const isTwice = users.some((user) => done[user][product] + sumOf(stored, product, user) > added[product])
    if (isTwice) return 'more is ordered than anybody put into the cart'
    const over = done.ann[product] + done.bob[product] + sumOf(settled, product)
    if (cart[product] > added[product]) return 'a line is back that nobody put there'
    if (cart[product] + over < added[product]) return 'a line left the cart without its order'
  }
  for (const key of Object.keys(settled)) {
    if (stored[key] === undefined) return 'a line left the cart with an order that is not stored'
  }
  for (const user of users) {
    const open = keptOf(world, user).attempt?.key
    const own = questions.filter((one) => one.user === user).map(({ key }) => key)
    const inStore = Object.keys(stored).filter((key) => userOf(key) === user)
    if ([...own, ...inStore].some((key) => key !== open && settled[key] === undefined)) {
      return 'an order is stored or on its way, and the device does not know'
    }
  }
  for (const { shop, news } of tabs) {
    if (shop === null) continue
    const { attempt, owner } = tables.sender.at(shop.sender).context as {
      readonly attempt: { readonly key: string } | null
      readonly owner: { readonly email: string }
    }
    if (!owner.email.startsWith(shop.user)) return 'a tab shows what belongs to somebody else'
    const isHeard = !news.attempt && !news.session
    if (
      isHeard &&
      attempt === null &&
      isOpen(keptOf(world, shop.user).attempt) &&
      phaseAt(tables, shop.sender) === 'free'
    ) {
      return 'an order is in doubt, and the buyer is not told'
    }
  }
  return null
}
