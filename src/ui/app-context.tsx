import { useActorRef, useSelector } from '@xstate/react'
import { createContext, use, type ReactNode } from 'react'
import type { ActorOptions, AnyActorLogic } from 'xstate'
import type { App } from '../app'
import type { Account } from '../app-account'
import type { Doors } from '../app-doors'
import type { Shop } from '../app-shop'
import type { Language } from '../api/schemas/shared'

export const AppContext = createContext<App | null>(null)
const DoorsContext = createContext<Doors | null>(null)
const ShopContext = createContext<Shop | null>(null)
const AccountContext = createContext<Account | null>(null)

/** What the atlas puts in the place of a screen's actor; there is nothing around the real portal. */
export type Stage = (logic: AnyActorLogic) => { readonly logic: AnyActorLogic; readonly options: object } | null
export const StageContext = createContext<Stage | null>(null)

const present = <T,>(value: T | null, name: string): T => {
  if (value === null) throw new Error(`There is no ${name} around this component.`)
  return value
}

export const AppProvider = ({ app, doors, children }: { app: App; doors: Doors; children: ReactNode }) => (
  <AppContext value={app}>
    <DoorsContext value={doors}>{children}</DoorsContext>
  </AppContext>
)

/** Places the shop around its screens; suspends until it is there, throws when it cannot be fetched. */
export const ShopDoor = ({ children }: { children: ReactNode }) => (
  <ShopContext value={use(present(use(DoorsContext), 'app').shop())}>{children}</ShopContext>
)

/** Places the account doors around their screens; suspends until they are there, throws when they cannot be fetched. */
export const AccountDoor = ({ children }: { children: ReactNode }) => (
  <AccountContext value={use(present(use(DoorsContext), 'app').account())}>{children}</AccountContext>
)

/** The actors and logic of the front door. */
export const useApp = (): App => present(use(AppContext), 'app')
/** The actors and logic of catalogue, cart and orders; only inside `ShopDoor`. */
export const useShop = (): Shop => present(use(ShopContext), 'shop')
/** The logic of registration, passwords, profile and About Us; only inside `AccountDoor`. */
export const useAccount = (): Account => present(use(AccountContext), 'account')

/** An actor that lives as long as the screen; should it fail, the error screen shows. */
export const useScreenActor = <TLogic extends AnyActorLogic>(logic: TLogic, options?: ActorOptions<TLogic>) => {
  const { reportCrash, watched } = useApp()
  const staged = use(StageContext)?.(logic)
  // The types of options and observer depend on the logic; of the observer only the error side is used here.
  return useActorRef(
    (staged?.logic ?? logic) as TLogic,
    { ...watched, ...options, ...staged?.options } as never,
    { error: (error: unknown) => reportCrash(error) } as never,
  )
}

/** The language on the screen. */
export const useLanguage = (): Language => useSelector(useApp().actors.preferences, ({ context }) => context.language)
