import { expect, test } from 'vitest'
import { createActor, fromCallback } from 'xstate'
import type { CartStoreEvent, CartStoreInput } from '../../src/machines/ordering/cart-store'
import type { CartChanged } from '../../src/machines/ordering/cart.types'
import { cartMachine } from '../../src/machines/ordering/cart.machine'
import { line } from '../rules/samples'

/** The cart over a store that another tab has emptied without any news of it. */
const emptiedElsewhere = () => {
  const cartStore = fromCallback<CartStoreEvent, CartStoreInput>(({ sendBack, receive }) => {
    sendBack({ type: 'cart.found', lines: [line(3)], isDamaged: false })
    receive(({ type }) => {
      if (type === 'cart.sought') sendBack({ type: 'cart.changedElsewhere', lines: [], isOrdered: true })
      if (type === 'cart.saved') sendBack({ type: 'cart.stored' })
    })
  })
  return createActor(cartMachine.provide({ actors: { cartStore } }), { input: { tenantCode: 'ACME' } }).start()
}

test.each<[string, () => ReturnType<typeof emptiedElsewhere>]>([
  ['no question is open', emptiedElsewhere],
  [
    'it is asked whether to cancel the order',
    () => {
      const cart = emptiedElsewhere()
      cart.send({ type: 'clearing.requested' })
      return cart
    },
  ],
])('R23 what another tab has ordered is off the screen when that is told, %s', (_, open) => {
  const cart = open()
  expect(cart.getSnapshot().context.lines).toHaveLength(1)
  const news: CartChanged[] = []
  const subscriber = createActor(fromCallback<CartChanged>(({ receive }) => receive((one) => news.push(one)))).start()
  cart.send({ type: 'subscriber.joined', subscriber })
  news.length = 0
  cart.send({ type: 'order.settledElsewhere' })
  expect(cart.getSnapshot().context.lines).toEqual([])
  // Nothing was removed: what is gone was ordered.
  expect(news.map(({ lines, isTold }) => [lines.length, isTold])).toEqual([
    [1, true],
    [0, true],
  ])
})

test.each([
  ['doubt', true],
  ['underWay', true],
  ['free', undefined],
] as const)('R23 the cart of another tab is heard of before its order: %s', (phase, isTold) => {
  const cart = emptiedElsewhere()
  const news: CartChanged[] = []
  const subscriber = createActor(fromCallback<CartChanged>(({ receive }) => receive((one) => news.push(one)))).start()
  cart.send({ type: 'order.changed', phase, by: 'me', others: [] })
  cart.send({ type: 'subscriber.joined', subscriber })
  cart.send({ type: 'cart.changedElsewhere', lines: [] })
  expect(news.at(-1)).toMatchObject({ lines: [] })
  expect(news.at(-1)?.isTold).toBe(isTold)
})
