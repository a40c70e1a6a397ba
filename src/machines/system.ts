import type { ForesightActor } from './catalogue/foresight.machine'
import type { AnyActorRef } from 'xstate'
import type { AppRef } from './app.types'
import type { DensityActor } from './catalogue/density.machine'
import type { CategoriesActor } from './catalogue/categories.machine'
import type { TagsActor } from './catalogue/tags.machine'
import type { CartStoreActor } from './ordering/cart-store'
import type { CartActor } from './ordering/cart.machine'
import type { CartViewActor } from './ordering/cart-view.machine'
import type { DraftsActor } from './ordering/drafts.machine'
import type { ListsActor } from './ordering/lists.machine'
import type { PartNumbersActor } from './ordering/part-numbers.machine'
import type { FreshnessActor } from './ordering/freshness.machine'
import type { OrderSenderActor } from './ordering/order-sender.machine'
import type { ReceiptsActor } from './ordering/receipts.machine'
import type { PadStoreActor } from './ordering/pad-store'
import type { PadActor } from './ordering/pad.machine'
import type { NavigationGuardActor } from './session/navigation-guard.machine'
import type { SessionActor } from './session/session.machine'
import type { CrashActor } from './shell/crash.machine'
import type { EditionActor } from './shell/edition.machine'
import type { PreferencesActor } from './shell/preferences.machine'
import type { ToastsActor } from './shell/toasts.machine'
import type { AccentActor } from './tenant/accent.machine'
import type { SettingsActor } from './tenant/settings.machine'
import type { TenantActor } from './tenant/tenant.machine'

/** Every long-lived actor by the name that it has in the system. Those of a session or a shop are there as long as it is. */
export type Actors = {
  readonly app: AppRef
  readonly preferences: PreferencesActor
  readonly toasts: ToastsActor
  readonly crash: CrashActor
  readonly tenant: TenantActor
  readonly accent: AccentActor
  readonly density: DensityActor
  readonly edition: EditionActor
  readonly session: SessionActor
  readonly guard: NavigationGuardActor
  readonly settings: SettingsActor
  readonly categories: CategoriesActor
  readonly tags: TagsActor
  readonly cart: CartActor
  readonly cartStore: CartStoreActor
  readonly cartView: CartViewActor
  readonly drafts: DraftsActor
  readonly lists: ListsActor
  readonly partNumbers: PartNumbersActor
  readonly orderSender: OrderSenderActor
  readonly receipts: ReceiptsActor
  readonly pad: PadActor
  readonly padStore: PadStoreActor
  readonly freshness: FreshnessActor
  readonly foresight: ForesightActor
}
type System = AnyActorRef['system']

/** An actor of the system by its name; the one place where names become types. */
export const actorIn = <TName extends keyof Actors>(system: System, name: TName): Actors[TName] => system.get(name)

/** Those that end with a session or a shop, while others may still want to take leave of them. */
const passing: ReadonlySet<string> = new Set([
  'settings',
  'tenant',
  'cart',
  'cartView',
  'lists',
  'partNumbers',
  'orderSender',
] satisfies (keyof Actors)[])
/** True when an actor of a session is gone: the system knows it no longer. */
export const isGone = (actor: Pick<AnyActorRef, 'id' | 'system'>): boolean =>
  passing.has(actor.id) && actor.system.get(actor.id) !== actor

/** The recipient of a `sendTo`, by its name. */
export const to =
  <TName extends keyof Actors>(name: TName) =>
  ({ system }: { readonly system: System }): Actors[TName] =>
    actorIn(system, name)

/** An actor whose logic comes later has a name of its own, too; the types know only those that `setup` lists. */
export const named = (id: keyof Actors | 'shop' | 'showcase'): { readonly systemId: string } => {
  const names = { id, systemId: id }
  return names
}
