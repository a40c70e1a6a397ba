import type { AnyStateMachine } from 'xstate'
import type { Run } from '../walk/engine'
import { nodesOf } from '../xstate-private'
import { reachOf } from '../walk/paths'
import { readRun } from '../walk/written'

/** One screen of the wall: a state of a machine, and a run that ends in it. */
export type Cell = {
  readonly id: string
  readonly description: string
  readonly run: Run
  /** True for a state that is left at once: the screen is that of what follows. */
  readonly isPassing: boolean
}

/** Runs that show a state as a buyer meets it, where the shortest one leaves the rest of the screen bare. */
const fuller: Readonly<Record<string, string>> = {
  'cart.panel.shown': 'cart!cart.found!panel.opened',
  'cart.panel.shut': 'cart!cart.found',
  'cart.keeping.kept': 'cart!cart.found',
  'cart.keeping.storing': 'cart!cart.found!line.increased',
  'cartView.order.asAdded': 'cartView!cart.changed',
  'cartView.order.arranged': 'cartView!cart.changed!sort.chosen',
  'cartView.column.none': 'cartView!cart.changed',
  // Two tables of one paste, and a row that another tab has added.
  'pad.desk.open':
    'pad!pad.found*1!numbers.changed!text.pasted!done.readSheet*3!part.answered!part.answered*3!part.answered*4',
  'pad.keeping.kept': 'pad!pad.found*4!numbers.changed!part.answered!part.answered*1',
  'checkout.customer.loading.patient': 'checkout!cart.changed!order.changed!done.rememberedForm',
  'checkout.customer.loading.slow': 'checkout!cart.changed!order.changed!done.rememberedForm!after.slow',
  'checkout.customer.known': 'checkout!cart.changed!order.changed!done.rememberedForm!done.loadCustomer',
  'checkout.customer.missing': 'checkout!cart.changed!order.changed!done.rememberedForm!done.loadCustomer*1',
  'checkout.customer.failed': 'checkout!cart.changed!order.changed!done.rememberedForm!error.loadCustomer',
  'checkout.order.opening': 'checkout!cart.changed!done.loadCustomer',
  'checkout.order.held': 'checkout!cart.changed!done.loadCustomer!order.changed*1!done.rememberedForm',
  'checkout.order.waiting': 'checkout!cart.changed!done.loadCustomer!order.changed*2!done.rememberedForm',
  'checkout.order.collecting': 'checkout!cart.changed!done.loadCustomer!order.changed!done.rememberedForm',
}

const runTo = (machine: AnyStateMachine, id: string): Run | undefined => {
  const written = fuller[id]
  if (written === undefined) return reachOf(machine).states.get(id)
  const read = readRun(written, [machine])
  return 'run' in read ? read.run : undefined
}

/** The screens of a machine: one for each state that has no states inside, in the order of the definition. */
export const cellsOf = (machine: AnyStateMachine): readonly Cell[] =>
  nodesOf(machine.root).flatMap((node) => {
    const run = node.type === 'atomic' || node.type === 'final' ? runTo(machine, node.id) : undefined
    if (run === undefined) return []
    const isPassing = run.steps.at(-1)?.to.includes(node.id) !== true
    return [{ id: node.id, description: node.description ?? '', run, isPassing }]
  })
