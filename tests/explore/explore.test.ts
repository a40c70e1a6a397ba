// @vitest-environment node
import type { AnyStateMachine } from 'xstate'
import { describe, expect, test } from 'vitest'
import { orderSenderMachine } from '../../src/machines/ordering/order-sender.machine'
import { explore } from './explore'
import { openTables } from './tables'

const small = { depth: 40, most: 12_000 }
const no = () => false

test('R31 R32 no order of events breaks a rule, as far as a small walk goes', () => {
  const { states, story } = explore(openTables(), small)
  expect(story).toBeNull()
  expect(states).toBe(small.most)
})

/** The protections of the sender, taken out one at a time: the ways to two orders that a trial of 0.1.0 found. */
const defects: readonly (readonly [string, AnyStateMachine])[] = [
  ['a refused second sending ends the attempt', orderSenderMachine.provide({ guards: { isRetry: no } })],
  [
    'what another tab sends is not looked at when there is a turn',
    orderSenderMachine.provide({ guards: { isOfAnother: no } }),
  ],
  ['what another tab has placed is not looked at', orderSenderMachine.provide({ guards: { isStoredElsewhere: no } })],
  ['a lost answer counts as a refusal', orderSenderMachine.provide({ guards: { isLost: no, isRetry: no } })],
  [
    'the attempt is forgotten before the cart is settled',
    orderSenderMachine.provide({ actions: { settleCart: () => undefined } }),
  ],
]
describe('a planted defect is found, with its shortest story', () => {
  test.each(defects)('%s', (_, machine) => {
    const { story } = explore(openTables(machine), { depth: 12, most: 150_000 })
    expect(story).not.toBeNull()
    // Breadth first: there is none that is shorter.
    expect(explore(openTables(machine), { depth: (story?.steps.length ?? 0) - 2, most: 150_000 }).story).toBeNull()
  })
})
