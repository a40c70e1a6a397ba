import { useSelector } from '@xstate/react'
import { useMemo, type ReactNode } from 'react'
import { Outlet } from 'react-router-dom'
import {
  hasAccountFailed,
  hasShopFailed,
  isAccountSlow,
  isShopSlow,
  selectAccount,
  selectShop,
} from '../machines/app.selectors'
import { isSignedIn } from '../machines/session/session.selectors'
import { actorIn } from '../machines/system'
import type { ShopActor } from '../machines/shop.machine'
import { AccountContext, ShopContext, useApp } from './app-context'
import { DoubtTold } from './shell/doubt-told'
import { ScreenLoading } from './shell/screen-loading'
import { SlowNotice } from './shell/slow-notice'
import { UnfetchedScreen } from './shell/unfetched-screen'

type WaitingProps = { readonly isSlow: boolean; readonly onRetry: () => void }
/** Code on its way; when it takes long, it can be asked for again. */
export const Waiting = ({ isSlow, onRetry }: WaitingProps) => (
  <>
    <ScreenLoading />
    {isSlow && <SlowNotice onRetry={onRetry} />}
  </>
)

/** Places the shop around its screens, once it is open. */
export const ShopPart = ({ children }: { children: ReactNode }) => {
  const { root, actors } = useApp()
  const open = useSelector(root, selectShop)
  const hasFailed = useSelector(root, hasShopFailed)
  const isSlow = useSelector(root, isShopSlow)
  const isBuyer = useSelector(actors.session, isSignedIn)
  const retry = () => root.send({ type: 'part.retried' })
  const shop = useMemo(
    () =>
      open && {
        logic: open.screens,
        actors: {
          shop: open.actor as ShopActor,
          cart: actorIn(root.system, 'cart'),
          cartView: actorIn(root.system, 'cartView'),
          partNumbers: actorIn(root.system, 'partNumbers'),
          receipts: actorIn(root.system, 'receipts'),
          orderSender: actorIn(root.system, 'orderSender'),
          freshness: actorIn(root.system, 'freshness'),
          categories: actorIn(root.system, 'categories'),
          tags: actorIn(root.system, 'tags'),
        },
      },
    [open, root],
  )
  if (hasFailed) return <UnfetchedScreen onRetry={retry} />
  if (!shop) return <Waiting isSlow={isSlow} onRetry={retry} />
  return (
    <ShopContext value={shop}>
      {isBuyer && <DoubtTold />}
      {children}
    </ShopContext>
  )
}

/** Places the account logic around its screens, once its code is there; some of them stand in the layout of the shop. */
export const AccountPart = ({ isInside = false }: { isInside?: boolean }) => {
  const { root } = useApp()
  const account = useSelector(root, selectAccount)
  const hasFailed = useSelector(root, hasAccountFailed)
  const isSlow = useSelector(root, isAccountSlow)
  const retry = () => root.send({ type: 'part.retried' })
  if (hasFailed) return <UnfetchedScreen isInside={isInside} onRetry={retry} />
  return account ? (
    <AccountContext value={account}>
      <Outlet />
    </AccountContext>
  ) : (
    <Waiting isSlow={isSlow} onRetry={retry} />
  )
}
