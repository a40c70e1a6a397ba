import type { Session, StoredSession } from '../api/schemas/session'
import type { Language } from '../api/schemas/shared'
import type { ErrorReport } from '../api/schemas/shell'
import type { Recipient, SubscriptionEvent } from './news'
import type { Visitor } from './rules/access'
import type { KeptAccents } from './rules/accents-kept'
import type { Density } from './rules/density'
import type { Notice } from './rules/notice'
import type { AccountParts } from './account/account.types'
import type { ShopOwner } from './rules/shop-owner'
import type { ShopActor } from './shop.machine'
import type { ShopScreens } from './shop.types'
import type { ShowcaseActor } from './showcase.machine'
import type { SettingsActor } from './tenant/settings.machine'

/** Where the reader is: the path decides who may see it, the search only what it shows. */
export type PathAndSearch = {
  readonly pathname: string
  readonly search: string
  /** What an order link holds; no other place says its fragment. */
  readonly hash?: string
}
/** The language and the theme of this browser. */
export type Preferences = { readonly language: Language; readonly isDark: boolean }

/** What the browser and the server tell the app by themselves; `at` in ms on a clock that never goes back. */
export type OutsideNews =
  | { readonly type: 'address.changed'; readonly place: PathAndSearch; readonly at: number }
  | NetworkReturned
  /** A 401 to a call that carried the stored token, or none where none is stored. */
  | {
      readonly type: 'call.unauthorised'
      readonly message: string | null
      readonly lang?: Language | undefined
    }
  | { readonly type: 'session.stored'; readonly stored: StoredSession }
  | { readonly type: 'preferences.stored'; readonly preferences: Preferences }
  | { readonly type: 'storage.refused' }
  | { readonly type: 'error.noticed'; readonly error: unknown }
  /** F6, and with Shift. */
  | { readonly type: 'region.wanted'; readonly isBack: boolean }

/** What the session tells the app. `next` is the session that takes the place of the one that ended. */
export type SessionNews =
  | { readonly type: 'session.opened'; readonly session: Session; readonly isRestored: boolean }
  | { readonly type: 'session.closed'; readonly visitor: Visitor; readonly isExpired: boolean }
  | { readonly type: 'visitor.known'; readonly visitor: Visitor }
  | CrashNews
  | NoticeGiven
/** What the navigation guard tells the app. */
export type GuardNews =
  { readonly type: 'place.opened'; readonly place: PathAndSearch } | { readonly type: 'loop.found' }
/** What the preferences tell the app. */
export type PreferencesNews = LanguageChanged | NoticeGiven
/** A screen, or an actor behind it, cannot go on. */
export type CrashNews = { readonly type: 'screen.crashed'; readonly error: unknown; readonly componentStack: string }
/** Something to tell the reader. */
export type NoticeGiven = { readonly type: 'notice.given'; readonly notice: Notice }

/** The address was changed, and the reader may be there. */
export type PlaceChanged = { readonly type: 'place.changed'; readonly pathname: string; readonly search: string }
/** The words on the screen are those of another language. */
export type LanguageChanged = { readonly type: 'language.changed' }
/** The browser has a network again. */
export type NetworkReturned = { readonly type: 'network.returned' }
/** What the app tells every screen that subscribes. */
export type AppNews = PlaceChanged | LanguageChanged | NetworkReturned

/** That the reader wants to go somewhere; `replaced` leaves no trace in the history. */
export type NavigationRequest =
  | { readonly type: 'navigation.requested'; readonly to: string }
  | { readonly type: 'navigation.replaced'; readonly to: string }
/** Where a guest wants to be after a login at that company; `null` when the wish is over. */
export type PlaceWished = {
  readonly type: 'place.wished'
  readonly wish: { readonly code: string; readonly to: string } | null
}
/** What a screen, or the shop, may tell the app. */
export type ScreenRequest = NavigationRequest | NoticeGiven | PlaceWished

/** The root of all actors, as a screen knows it. */
export type AppRef = Recipient<SubscriptionEvent<AppNews> | ScreenRequest>

export type AppContext = {
  readonly start: AppInput
  readonly subscribers: readonly Recipient<AppNews>[]
  readonly place: PathAndSearch
  readonly session: Session | null
  /** The settings of the tenant of the session. */
  readonly settings: SettingsActor | null
  /** The shop of the moment: a buyer's, or what a guest may see of it. */
  readonly shop: OpenShop | null
  readonly account: AccountParts | null
}
/** Makes the report that the error log is sent; it leaves out what belongs to the reader. */
export type Describe = (error: unknown, componentStack: string) => ErrorReport
export type AppInput = {
  readonly place: PathAndSearch
  readonly preferences: Preferences
  /** An order link that this tab kept through a login, `null` when there is none. */
  readonly link?: string | null
  readonly describe: Describe
  /** The colours of tenants that this device keeps. */
  readonly accents?: KeptAccents
  /** How goods were shown on this device before. */
  readonly density?: Density
}
/** A shop that is open, for whom, and the logic of its screens. */
export type OpenShop = {
  readonly owner: ShopOwner
  readonly actor: ShopActor | ShowcaseActor
  readonly screens: ShopScreens
}
export type AppEvent =
  | OutsideNews
  | SessionNews
  | GuardNews
  | PreferencesNews
  | ScreenRequest
  | SubscriptionEvent<AppNews>
  | { readonly type: 'part.retried' }
  /** An actor of the system failed for good. */
  | { readonly type: `xstate.error.actor.${string}`; readonly error: unknown; readonly actorId: string }
export type AppTag = 'shopSlow' | 'shopFailed' | 'accountSlow' | 'accountFailed'
