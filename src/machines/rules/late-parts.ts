import { matchRoute, type RouteName } from './access'

/** A part of the shop whose code comes when it is wanted. */
export type LatePart = 'ordering' | 'tools'

const cartAndOrders: readonly RouteName[] = ['cart', 'checkout', 'orderSuccess', 'orders', 'order']
const tools: readonly RouteName[] = ['lists', 'list', 'orderLink', 'orderPad', 'desk', 'partNumbers']
/** The tools work with lists, which come with carts and orders. */
const routesOf: Readonly<Record<LatePart, ReadonlySet<RouteName>>> = {
  ordering: new Set([...cartAndOrders, ...tools]),
  tools: new Set(tools),
}

/** True for the addresses whose screens belong to that part. */
export const needsPart = (part: LatePart, pathname: string): boolean =>
  routesOf[part].has(matchRoute(pathname)?.name ?? 'root')
