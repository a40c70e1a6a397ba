// @vitest-environment node
import * as fc from 'fast-check'
import { createActor, type EventObject } from 'xstate'
import { describe, expect, test } from 'vitest'
import type { CategoryBrowse, GuestCatalogue, Product, ProductPage } from '../../src/api/schemas/catalogue'
import type { OrderRow, OrderStatus } from '../../src/api/schemas/ordering'
import type { Answered } from '../../src/api/schemas/kept'
import { categoryBrowseMachine } from '../../src/machines/catalogue/category-browse.machine'
import { guestBrowseMachine } from '../../src/machines/catalogue/guest-browse.machine'
import { productDetailMachine } from '../../src/machines/catalogue/product-detail.machine'
import { productListMachine } from '../../src/machines/catalogue/product-list.machine'
import { orderListMachine } from '../../src/machines/ordering/order-list.machine'
import type { ProductQuery } from '../../src/machines/rules/product-query'
import { longRun, runs } from '../rules/samples'
import { openCart } from '../support/carts'
import { noted, question, testApp } from '../support/machine'
import { fullProduct } from '../support/products'

/** A screen that loads, open: how it is made to ask for something else, and what it shows of the answers. */
type Screen = {
  readonly send: (event: EventObject) => void
  readonly stop: () => void
  readonly snapshot: () => unknown
  /** Asks for what was not asked for before; absent where a screen has one question only. */
  readonly ask?: (count: number) => void
  readonly calls: readonly { readonly signal: AbortSignal; readonly reject: (error: unknown) => void }[]
  readonly answer: (at: number, label: string) => void
  /** The label of the answer on the screen. */
  readonly shown: () => string | null
  readonly isBusy: () => boolean
}

const meta = { from: 1, to: 1, total: 12_000_000, last_page: 1_000_000, current_page: 1 }
const pageOf = (label: string): ProductPage => ({ data: [{ part_number: label } as Product], meta })
const labelOf = (page: { readonly data: readonly { readonly part_number: string }[] } | null | undefined) =>
  page?.data[0]?.part_number ?? null
type Paged = { readonly code: string; readonly query: ProductQuery }

const screens: Readonly<Record<string, () => Screen>> = {
  'product list': () => {
    const { logic, calls } = question<Answered<ProductPage>, Paged>()
    const { app, tell } = testApp()
    const input = { app, code: 'ACME', pathname: '/products', search: '' }
    const actor = createActor(productListMachine.provide({ actors: { loadProducts: logic } }), { input }).start()
    return {
      ...handles(actor),
      ask: (count) => tell({ type: 'place.changed', pathname: '/products', search: `?page=${count + 1}` }),
      calls,
      answer: (at, label) => calls[at]?.resolve(pageOf(label)),
      shown: () => labelOf(actor.getSnapshot().context.page),
      isBusy: () => actor.getSnapshot().hasTag('busy'),
    }
  },
  'category browse': () => {
    const { logic, calls } = question<Answered<CategoryBrowse>, Paged & { readonly categoryId: string | null }>()
    const { app, tell } = testApp()
    const input = { app, code: 'ACME', categoryId: '7', pathname: '/category/7', search: '' }
    const actor = createActor(categoryBrowseMachine.provide({ actors: { loadCategory: logic } }), { input }).start()
    return {
      ...handles(actor),
      ask: (count) => tell({ type: 'place.changed', pathname: '/category/7', search: `?search=${count}` }),
      calls,
      answer: (at, label) =>
        calls[at]?.resolve({ currentCategory: null, childCategories: [], products: pageOf(label) }),
      shown: () => labelOf(actor.getSnapshot().context.answer?.products),
      isBusy: () => actor.getSnapshot().hasTag('busy'),
    }
  },
  'guest browse': () => {
    const { logic, calls } = question<GuestCatalogue, Paged>()
    const { app, tell } = testApp()
    const input = { app, code: 'ACME', pathname: '/browse/ACME', search: '' }
    const actor = createActor(guestBrowseMachine.provide({ actors: { loadCatalogue: logic } }), { input }).start()
    const company = { manufacturer_name: 'Acme', manufacturer_logo_url: null, manufacturer_code: 'ACME' }
    return {
      ...handles(actor),
      ask: (count) => tell({ type: 'place.changed', pathname: '/browse/ACME', search: `?page=${count + 1}` }),
      calls,
      answer: (at, label) => calls[at]?.resolve({ ...company, ...pageOf(label) }),
      shown: () => labelOf(actor.getSnapshot().context.page),
      isBusy: () => actor.getSnapshot().hasTag('busy'),
    }
  },
  'order list': () => {
    const { logic, calls } = question<Answered<OrderRow[]>, { code: string; status: OrderStatus }>()
    const { app, tell } = testApp()
    const actor = createActor(orderListMachine.provide({ actors: { loadOrders: logic } }), {
      input: { app, code: 'ACME', email: 'buyer@acme.test', search: '' },
    }).start()
    return {
      ...handles(actor),
      ask: (count) =>
        tell({ type: 'place.changed', pathname: '/orders', search: count % 2 === 0 ? '' : '?status=processed' }),
      calls,
      answer: (at, label) => calls[at]?.resolve([{ sale_no: label } as OrderRow]),
      shown: () => actor.getSnapshot().context.rows[0]?.sale_no ?? null,
      isBusy: () => actor.getSnapshot().hasTag('busy'),
    }
  },
  'product detail': () => {
    const { logic, calls } = question<Answered<Product | null>, { code: string; productId: string }>()
    const input = { app: testApp().app, cart: openCart().actor, code: 'ACME', productId: '1' }
    const actor = createActor(productDetailMachine.provide({ actors: { loadProduct: logic } }), { input }).start()
    return {
      ...handles(actor),
      calls,
      answer: (at, label) => calls[at]?.resolve(fullProduct({ part_number: label })),
      shown: () => actor.getSnapshot().context.product?.part_number ?? null,
      isBusy: () => actor.getSnapshot().hasTag('busy'),
    }
  },
}
const handles = <TEvent extends EventObject>(actor: {
  readonly send: (event: TEvent) => void
  readonly stop: () => void
  readonly getSnapshot: () => unknown
}) => ({
  send: (event: EventObject) => actor.send(event as TEvent),
  stop: () => void actor.stop(),
  snapshot: () => actor.getSnapshot(),
})

/** What happens: `late` answers a call although nobody has taken note of what came before it. */
type Step =
  | { readonly does: 'ask' | 'retry.requested' | 'language.changed' | 'network.returned' }
  | { readonly does: 'answer' | 'fail'; readonly at: number; readonly isLate: boolean }
const settling = fc.record({
  does: fc.constantFrom('answer' as const, 'fail' as const),
  at: fc.nat(20),
  isLate: fc.boolean(),
})
const asking = fc.record({
  does: fc.constantFrom(
    'ask' as const,
    'ask' as const,
    'retry.requested' as const,
    'language.changed' as const,
    'network.returned' as const,
  ),
})
const steps: fc.Arbitrary<readonly Step[]> = fc.array(fc.oneof(settling, settling, asking), { maxLength: 16 })

/** Does the steps and holds after each that the screen shows the last question's answer, or none. */
const play = async (screen: Screen, done: readonly Step[]) => {
  let answered: { readonly at: number; readonly isAnswer: boolean } | null = null
  let expected: string | null = null
  const settled = new Set<number>()
  let asked = 0
  const note = async () => {
    await noted()
    if (answered?.isAnswer && answered.at === screen.calls.length - 1) expected = `answer ${answered.at}`
    answered = null
  }
  const check = () => {
    const last = screen.calls.length - 1
    expect([expected, null]).toContain(screen.shown())
    const open = screen.calls.map((_, at) => at).filter((at) => !settled.has(at))
    expect(open.map((at) => screen.calls[at]?.signal.aborted)).toEqual(open.map((at) => at < last))
    if (!screen.isBusy() && answered === null && expected === `answer ${last}`) expect(screen.shown()).toBe(expected)
  }
  for (const step of done) {
    const last = screen.calls.length - 1
    if ('at' in step) {
      const at = step.at % screen.calls.length
      if (at === last && !settled.has(at)) answered = { at, isAnswer: step.does === 'answer' }
      settled.add(at)
      if (step.does === 'answer') screen.answer(at, `answer ${at}`)
      else screen.calls[at]?.reject({ kind: 'unreachable' })
      if (!step.isLate) await note()
    } else if (step.does === 'ask' && screen.ask) {
      screen.ask((asked += 1))
      expect(screen.calls).toHaveLength(last + 2)
    } else if (step.does !== 'ask') screen.send({ type: step.does })
    if (answered === null || screen.calls.length - 1 === last) check()
  }
  await note()
  check()
  return { hasShown: expected !== null, open: screen.calls.filter((_, at) => !settled.has(at)) }
}

describe('a screen that loads', () => {
  test.each(Object.keys(screens))(
    'P24 R11 R12 %s: in any order of answers the last question’s is shown, and nothing changes after the end',
    longRun,
    async (name) => {
      let shown = 0
      await fc.assert(
        fc.asyncProperty(steps, fc.array(settling, { maxLength: 6 }), async (before, after) => {
          const screen = screens[name]?.()
          if (screen === undefined) throw new Error(`There is no ${name}.`)
          const { hasShown, open } = await play(screen, before)
          if (hasShown) shown += 1
          screen.stop()
          const end = screen.snapshot()
          const calls = screen.calls.length
          expect(open.every(({ signal }) => signal.aborted)).toBe(true)
          for (const step of after) {
            if (step.does === 'answer') screen.answer(step.at % calls, 'too late')
            else screen.calls[step.at % calls]?.reject({ kind: 'unreachable' })
          }
          await noted()
          expect(screen.snapshot()).toBe(end)
          expect(screen.calls).toHaveLength(calls)
        }),
        runs,
      )
      // The property can fail only where something was shown.
      expect(shown).toBeGreaterThan(runs.numRuns / 4)
    },
  )
})
