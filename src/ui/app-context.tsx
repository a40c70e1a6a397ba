import { useActorRef, useSelector } from '@xstate/react'
import { createContext, use, type ReactNode } from 'react'
import type { ActorOptions, AnyActorLogic } from 'xstate'
import type { App } from '../app'
import type { Shop } from '../app-shop'
import type { Language } from '../api/schemas/shared'

const AppContext = createContext<App | null>(null)
const ShopContext = createContext<Shop | null>(null)

export const AppProvider = ({ app, children }: { app: App; children: ReactNode }) => (
  <AppContext value={app}>{children}</AppContext>
)
export const ShopProvider = ({ shop, children }: { shop: Shop; children: ReactNode }) => (
  <ShopContext value={shop}>{children}</ShopContext>
)

/** The actors and logic of the front door. Throws outside `AppProvider`. */
export const useApp = (): App => {
  const app = use(AppContext)
  if (!app) throw new Error('There is no app around this component.')
  return app
}

/** The actors and logic behind the front door. Throws outside `ShopProvider`. */
export const useShop = (): Shop => {
  const shop = use(ShopContext)
  if (!shop) throw new Error('There is no shop around this component.')
  return shop
}

/** An actor that lives as long as the screen; should it fail, the error screen shows. */
export const useScreenActor = <TLogic extends AnyActorLogic>(logic: TLogic, options?: ActorOptions<TLogic>) => {
  const { reportCrash } = useApp()
  // The observer's type depends on the logic; only its error side is used here.
  return useActorRef(logic, options as never, { error: (error: unknown) => reportCrash(error) } as never)
}

export const useLanguage = (): Language => useSelector(useApp().actors.preferences, ({ context }) => context.language)
