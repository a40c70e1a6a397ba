import { createActor, fromPromise, SimulatedClock } from 'xstate'
import type { Id } from '../../src/api/schemas/shared'
import type { CartChanged, CartEvent, Lines } from '../../src/machines/ordering/cart.types'
import { freshnessMachine } from '../../src/machines/ordering/freshness.machine'
import type { CheckEnded, ProductsPassed, ReadingNews } from '../../src/machines/ordering/freshness.types'
import type { CartViewEvent, LinesSeen } from '../../src/machines/ordering/cart-view.types'
import type { OrderNews, OrderSenderEvent } from '../../src/machines/ordering/order-sender.types'
import { listening } from '../../src/machines/port'
import { withChecks, type CheckResult } from '../../src/machines/rules/freshness'
import { product } from '../rules/samples'
import { noted, publisher, recipient, record, testApp } from './machine'

export const freshnessRecorder = record(freshnessMachine)
/** What the clock of the test says, in ms. */
export const noon = 1_772_445_600_000

type Reading = { readonly ids: readonly Id[]; readonly tell: (news: ReadingNews) => void; isGivenUp: boolean }

/** An answer about a product, at the price of the samples when none is given. */
export const heard = (productId: number, price: number | null = 12.5): CheckResult => ({
  productId,
  at: noon,
  product: product({ id: productId, selling_price: price }),
})

/** Freshness over a cart that does what it is told, with a server that the test answers by hand. */
export const openFreshness = (first: Lines, pathname = '/checkout') => {
  const clock = new SimulatedClock()
  const app = testApp()
  const readings: Reading[] = []
  let now = noon
  let pass: (news: ProductsPassed) => void = () => undefined
  const cart = publisher<CartChanged, CartEvent>([{ type: 'cart.changed', lines: [], isSellMinimumOn: false }])
  const cartView = publisher<LinesSeen, CartViewEvent>()
  const sender = publisher<OrderNews, OrderSenderEvent>([{ type: 'order.changed', phase: 'free' }])
  const asker = recipient<CheckEnded>()
  const actor = createActor(
    freshnessMachine.provide({
      actors: {
        passingProducts: listening<ProductsPassed>((tell) => {
          pass = tell
          return () => undefined
        }),
        tellTime: fromPromise(async () => now),
        readProducts: listening<ReadingNews, { code: string; ids: readonly Id[] }>((tell, { ids }) => {
          const reading: Reading = { ids, tell, isGivenUp: false }
          readings.push(reading)
          return () => void (reading.isGivenUp = true)
        }),
      },
    }),
    {
      clock,
      inspect: freshnessRecorder.inspect,
      input: { code: 'ACME', app: app.app, cart: cart.ref, cartView: cartView.ref, sender: sender.ref, pathname },
    },
  ).start()
  let lines: Lines = []
  const hold = (next: Lines) => {
    lines = next
    cart.tell({ type: 'cart.changed', lines, isSellMinimumOn: false })
  }
  hold(first)
  /** What the cart was told since the last look, which it then does. */
  const take = () => {
    const results = cart.heard.splice(0).flatMap((event) => (event.type === 'lines.checked' ? event.results : []))
    if (results.length > 0) hold(withChecks(lines, results))
    return results
  }
  return {
    actor,
    clock,
    app,
    asker: asker.heard,
    readings,
    /** The products that each reading asked for. */
    asked: () => readings.map(({ ids }) => ids),
    hold,
    take,
    now: () => actor.getSnapshot(),
    request: () => actor.send({ type: 'check.requested', by: asker.ref }),
    visit: (to: string) => app.tell({ type: 'place.changed', pathname: to, search: '' }),
    /** These lines of the cart are in view, by their places. */
    see: (from: number, to: number) =>
      cartView.tell({ type: 'lines.seen', ids: lines.slice(from, to + 1).map(({ product: { id } }) => String(id)) }),
    /** What the view of the cart was told last: the lines that could not be checked. */
    missed: () => cartView.heard.findLast((event) => event.type === 'check.settled'),
    pass: (results: readonly CheckResult[], code = 'ACME') => {
      pass({ type: 'products.passed', code, results })
      return take()
    },
    refuse: () => sender.tell({ type: 'order.changed', phase: 'free', isOutdated: true }),
    sending: () => sender.tell({ type: 'order.changed', phase: 'underWay' }),
    later: (ms: number) => void (now += ms),
    /** A portion of the last reading. */
    answer: async (results: readonly CheckResult[], failed: readonly Id[] = []) => {
      readings.at(-1)?.tell({ type: 'products.read', results, failed })
      take()
      await noted()
    },
    end: async () => {
      readings.at(-1)?.tell({ type: 'reading.ended' })
      await noted()
    },
  }
}
