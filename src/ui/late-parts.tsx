import { useSelector } from '@xstate/react'
import type { ReactNode } from 'react'
import { Outlet } from 'react-router-dom'
import type { LatePart } from '../machines/rules/late-parts'
import { hasPartFailed, isPartSlow, selectTools } from '../machines/shop.selectors'
import { OrderingContext, ToolsContext, useOpenOrdering, useShop } from './app-context'
import { Waiting } from './parts'
import { UnfetchedScreen } from './shell/unfetched-screen'

/** What stands where a late part of the shop is not there yet: that it is on its way, or could not be fetched. */
const WaitingFor = ({ part }: { part: LatePart }) => {
  const { shop } = useShop().actors
  const isSlow = useSelector(shop, isPartSlow(part))
  const retry = () => shop.send({ type: 'part.retried' })
  return useSelector(shop, hasPartFailed(part)) ? (
    <UnfetchedScreen isInside onRetry={retry} />
  ) : (
    <Waiting isSlow={isSlow} onRetry={retry} />
  )
}

const Ordering = ({ children }: { children: ReactNode }) => {
  const ordering = useOpenOrdering()
  return ordering ? <OrderingContext value={ordering}>{children}</OrderingContext> : <WaitingFor part="ordering" />
}
/** Places lists, drafts and the logic of carts and orders around their screens. */
export const OrderingPart = () => (
  <Ordering>
    <Outlet />
  </Ordering>
)

/** Places the order pad and the logic of the tools around their screens, too. */
export const ToolsPart = () => {
  const tools = useSelector(useShop().actors.shop, selectTools)
  return (
    <Ordering>
      {tools ? (
        <ToolsContext value={tools}>
          <Outlet />
        </ToolsContext>
      ) : (
        <WaitingFor part="tools" />
      )}
    </Ordering>
  )
}
