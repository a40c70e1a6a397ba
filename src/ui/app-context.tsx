import { useActorRef, useSelector } from '@xstate/react'
import { createContext, use, type ReactNode } from 'react'
import type { ActorOptions, AnyActorLogic, InputFrom, SnapshotFrom } from 'xstate'
import type { App } from '../app'
import type { Language } from '../api/schemas/shared'
import type { AccountParts } from '../machines/account/account.types'
import { selectSettingsActor } from '../machines/app.selectors'
import type { ShopActor } from '../machines/shop.machine'
import type { OpenOrdering, OpenTools, ShopScreens } from '../machines/shop.types'
import { selectOrdering } from '../machines/shop.selectors'
import { selectLanguage } from '../machines/shell/preferences.selectors'
import type { Actors } from '../machines/system'
import type { SettingsActor } from '../machines/tenant/settings.machine'

/** What a screen of the shop works with; all but the categories are there for signed-in buyers. */
export type Shop = {
  readonly logic: ShopScreens
  readonly actors: Pick<
    Actors,
    'cart' | 'cartView' | 'partNumbers' | 'receipts' | 'orderSender' | 'freshness' | 'categories' | 'tags'
  > & { readonly shop: ShopActor }
}

export const AppContext = createContext<App | null>(null)
export const ShopContext = createContext<Shop | null>(null)
export const OrderingContext = createContext<OpenOrdering | null>(null)
export const ToolsContext = createContext<OpenTools | null>(null)
export const AccountContext = createContext<AccountParts | null>(null)

const present = <T,>(value: T | null, name: string): T => {
  if (value === null) throw new Error(`There is no ${name} around this component.`)
  return value
}

export const AppProvider = ({ app, children }: { app: App; children: ReactNode }) => (
  <AppContext value={app}>{children}</AppContext>
)

/** The actors and logic that are there from the beginning. */
export const useApp = (): App => present(use(AppContext), 'app')
/** The actors and logic of catalogue, cart and orders; only inside `ShopPart`. */
export const useShop = (): Shop => present(use(ShopContext), 'shop')
/** The same anywhere in the shop; `null` while its code is not there. */
export const useOpenOrdering = (): OpenOrdering | null => useSelector(useShop().actors.shop, selectOrdering)
/** Lists, drafts, and the logic of carts and orders; only inside `OrderingPart`. */
export const useOrdering = (): OpenOrdering => present(use(OrderingContext), 'ordering')
/** The order pad, and the logic of the tools; only inside `ToolsPart`. */
export const useTools = (): OpenTools => present(use(ToolsContext), 'tools')
/** The logic of registration, passwords, profile and About Us; only inside `AccountPart`. */
export const useAccount = (): AccountParts => present(use(AccountContext), 'account')

type ScreenOptions<TLogic extends AnyActorLogic> = { readonly input: Omit<InputFrom<TLogic>, 'app'> }

/** An actor that lives as long as the screen and can speak to the app; should it fail, the error screen shows. */
export const useScreenActor = <TLogic extends AnyActorLogic>(logic: TLogic, options?: ScreenOptions<TLogic>) => {
  const { reportCrash, actorOptions, root } = useApp()
  // What the options are depends on the logic; of the observer only the error side is used here.
  return useActorRef(
    logic,
    { ...actorOptions, input: { app: root, ...options?.input } } as ActorOptions<TLogic> as never,
    { error: (error: unknown) => reportCrash(error) } as never,
  )
}

/** The language on the screen. */
export const useLanguage = (): Language => useSelector(useApp().actors.preferences, selectLanguage)

/** Something of the settings of the buyer's tenant; `otherwise` while nobody is signed in. */
export const useSetting = <T,>(selector: (snapshot: SnapshotFrom<SettingsActor>) => T, otherwise: T): T => {
  const settings = useSelector(useApp().root, selectSettingsActor)
  const chosen = (snapshot: SnapshotFrom<SettingsActor> | undefined) =>
    snapshot === undefined ? otherwise : selector(snapshot)
  return useSelector(settings ?? undefined, chosen)
}
