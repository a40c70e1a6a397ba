import type { TextByLanguage } from '../../api/schemas/shared'
import type { PublicSettings } from '../../api/schemas/tenant'
import type { Recipient, SubscriptionEvent } from '../news'
import type { TenantLooks } from '../rules/accents-kept'

/** The host of this page belongs to a tenant. */
export type CodeOffered = { readonly type: 'code.offered'; readonly code: string }
/** The public looks of a tenant are there; `addresses` and `looks` are `null` where they could not be fetched. */
export type StorefrontSettled = {
  readonly type: 'storefront.settled'
  readonly code: string
  readonly addresses: TextByLanguage | null
  readonly looks: TenantLooks | null
}
/** What the tenant tells forms and documents that depend on it. */
export type TenantNews = CodeOffered | StorefrontSettled
export type TenantContext = {
  /** Code of the address, else of the host; the tenant whose looks a guest sees. */
  readonly code: string | null
  readonly origin: 'address' | 'host' | null
  readonly storefront: PublicSettings | null
  /** The looks of `code` have been fetched, or could not be. */
  readonly isSettled: boolean
  readonly subscribers: readonly Recipient<TenantNews>[]
}
export type TenantEvent = { type: 'place.changed'; pathname: string } | SubscriptionEvent<TenantNews>
/** The tenant, as who depends on it knows it. */
export type TenantRef = Recipient<SubscriptionEvent<TenantNews>>
