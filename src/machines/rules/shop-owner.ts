import type { Session } from '../../api/schemas/session'
import { matchRoute, type RouteName } from './access'

/** For whom a shop is open: a signed-in buyer, or a guest who looks through the catalogue of a tenant (spec 6). */
export type ShopOwner =
  { readonly kind: 'buyer'; readonly session: Session } | { readonly kind: 'guest'; readonly code: string }

/** The owner of the shop of the moment, `null` while nobody is signed in and nobody browses. */
export const shopOwner = (session: Session | null, pathname: string): ShopOwner | null => {
  if (session !== null) return { kind: 'buyer', session }
  const route = matchRoute(pathname)
  return route?.name === 'browse' && route.code !== undefined ? { kind: 'guest', code: route.code.toUpperCase() } : null
}

/** True for the same buyer with the same token, and for guests of the same tenant. */
export const isSameOwner = (one: ShopOwner, other: ShopOwner): boolean =>
  one.kind === 'buyer'
    ? other.kind === 'buyer' && one.session.token === other.session.token
    : other.kind === 'guest' && one.code === other.code

const accountRoutes: ReadonlySet<RouteName> = new Set([
  'register',
  'forgotPassword',
  'publicAboutUs',
  'profile',
  'aboutUs',
])
/** True for the addresses whose screens belong to the account part. */
export const needsAccount = (pathname: string): boolean => accountRoutes.has(matchRoute(pathname)?.name ?? 'root')
