import { createActor, SimulatedClock } from 'xstate'
import type { Product, ProductPage } from '../../src/api/schemas/catalogue'
import type { Answered } from '../../src/api/schemas/kept'
import { bolt } from '../../src/flows/walk/samples/goods'
import type { CartChanged, CartEvent } from '../../src/machines/ordering/cart.types'
import { jumpMachine } from '../../src/machines/ordering/jump.machine'
import type { NumbersTold } from '../../src/machines/ordering/part-numbers.types'
import type { Owner } from '../../src/machines/rules/order-attempt'
import { publisher, question, record, testApp } from './machine'

export const recorder = record(jumpMachine)
export const product = (part_number: string, patch: Partial<Product> = {}): Product => ({
  ...bolt,
  id: part_number,
  part_number,
  min_order_qty: 1,
  max_order_qty: 0,
  ...patch,
})
export const page = (...data: Product[]): ProductPage => ({
  data,
  meta: { current_page: 1, last_page: 1, total: data.length, from: 1, to: data.length },
})

export const start = (text?: string) => {
  const search = question<Answered<ProductPage>, { code: string; search: string; page: number }>()
  const known = question<ReadonlySet<string>, { owner: Owner }>()
  const clock = new SimulatedClock()
  const app = testApp()
  const cart = publisher<CartChanged, CartEvent>([{ type: 'cart.changed', lines: [], isSellMinimumOn: false }])
  const numbers = publisher<NumbersTold>([
    { type: 'numbers.changed', numbers: [{ own: 'MY-1', partNumber: 'CB-120' }] },
  ])
  const actor = createActor(jumpMachine.provide({ actors: { searchParts: search.logic, knownParts: known.logic } }), {
    input: {
      app: app.app,
      cart: cart.ref as never,
      numbers: numbers.ref,
      code: 'ACME',
      email: 'ann@acme.test',
      ...(text === undefined ? {} : { text }),
    },
    clock,
    inspect: recorder.inspect,
  }).start()
  const type = (text: string) => actor.send({ type: 'text.changed', text })
  const enter = () => actor.send({ type: 'enter.pressed' })
  const find = async (text: string, ...data: Product[]) => {
    type(text)
    clock.increment(150)
    await search.answer(page(...data))
  }
  const added = () =>
    cart.heard.flatMap((event) =>
      event.type === 'rows.added' ? event.lines.map((line) => [line.product.part_number, line.quantity]) : [],
    )
  return { actor, search, known, clock, app, cart, type, enter, find, added, now: () => actor.getSnapshot() }
}
