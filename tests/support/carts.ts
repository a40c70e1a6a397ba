import { createActor, type InspectionEvent } from 'xstate'
import type { CartEmitted, CartEvent, Lines } from '../../src/machines/ordering/cart.types'
import { cartMachine } from '../../src/machines/ordering/cart.machine'
import type { Notice } from '../../src/machines/rules/notice'

type Saving = { readonly tenantCode: string; readonly base: Lines; readonly lines: Lines }
type Setting = {
  readonly lines?: Lines
  readonly isSellMinimumOn?: boolean
  readonly inspect?: (event: InspectionEvent) => void
}

/** A running cart of ACME that holds the given lines; saving and news are collected. */
export const openCart = ({ lines = [], isSellMinimumOn = false, inspect }: Setting = {}) => {
  const saved: Saving[] = []
  const emitted: CartEmitted[] = []
  const actor = createActor(
    cartMachine.provide({ actions: { saveCart: (_, params) => void saved.push(params) } }),
    inspect ? { inspect } : {},
  )
  actor.on('*', (event) => emitted.push(event))
  actor.start()
  actor.send({ type: 'step.changed', isSellMinimumOn })
  actor.send({ type: 'cart.opened', tenantCode: 'ACME', lines })
  const now = () => actor.getSnapshot()
  return {
    actor,
    saved,
    emitted,
    now,
    send: (...events: CartEvent[]) => events.forEach((event) => actor.send(event)),
    quantities: () => now().context.lines.map(({ quantity }) => quantity),
    told: () => emitted.flatMap((event): Notice[] => (event.type === 'notice.given' ? [event.notice] : [])),
    isAsking: () => now().hasTag('asking'),
  }
}
