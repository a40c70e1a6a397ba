import { createActor, fromCallback, type InspectionEvent } from 'xstate'
import type { CartStoreEvent, CartStoreInput, CartStoreNews } from '../../src/machines/ordering/cart-store'
import { cartMachine } from '../../src/machines/ordering/cart.machine'
import type { CartEvent, CartNews, Lines } from '../../src/machines/ordering/cart.types'
import type { Notice } from '../../src/machines/rules/notice'
import { collectingParent } from './machine'

type Saving = { readonly tenantCode: string; readonly lines: Lines }
type Setting = {
  readonly lines?: Lines
  readonly isSellMinimumOn?: boolean
  readonly inspect?: (event: InspectionEvent) => void
  /** What the store says when the cart opens; `null` says nothing. */
  readonly found?: CartStoreNews | null
  /** Whether the store says that it holds what it was given. */
  readonly isStoring?: boolean
}

/** A running cart of ACME that holds the given lines; what is handed to the store, and told, is collected. */
export const openCart = ({
  lines = [],
  isSellMinimumOn = false,
  inspect,
  found = { type: 'cart.found', lines, isDamaged: false },
  isStoring = true,
}: Setting = {}) => {
  const saved: Saving[] = []
  const { parent, told } = collectingParent<CartNews>(inspect ? { inspect } : {})
  const cartStore = fromCallback<CartStoreEvent, CartStoreInput>(({ input: { tenantCode }, sendBack, receive }) => {
    const tell: (news: CartStoreNews) => void = sendBack
    receive((event) => {
      if (event.type === 'cart.sought') return
      saved.push({ tenantCode, lines: event.lines })
      if (isStoring) tell({ type: 'cart.stored' })
    })
    if (found) tell(found)
  })
  const actor = createActor(cartMachine.provide({ actors: { cartStore } }), { parent, input: { tenantCode: 'ACME' } })
  actor.start()
  actor.send({ type: 'step.changed', isSellMinimumOn })
  const now = () => actor.getSnapshot()
  return {
    actor,
    saved,
    /** What the cart told the shop. */
    news: told,
    now,
    send: (...events: CartEvent[]) => events.forEach((event) => actor.send(event)),
    quantities: () => now().context.lines.map(({ quantity }) => quantity),
    told: () => told.flatMap((event): Notice[] => (event.type === 'notice.given' ? [event.notice] : [])),
    isAsking: () => now().hasTag('asking'),
  }
}
