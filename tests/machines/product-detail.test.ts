// @vitest-environment node
import { createActor, SimulatedClock } from 'xstate'
import { describe, expect, test } from 'vitest'
import type { Product } from '../../src/api/schemas/catalogue'
import type { Answered, Kept } from '../../src/api/schemas/kept'
import { productDetailMachine } from '../../src/machines/catalogue/product-detail.machine'
import type { ProductDetailEvent } from '../../src/machines/catalogue/product-detail.setup'
import { memory } from '../../src/machines/port'
import type { Notice } from '../../src/machines/rules/notice'
import { line } from '../rules/samples'
import { openCart } from '../support/carts'
import { question, record, testApp } from '../support/machine'
import { fullProduct } from '../support/products'

const recorder = record(productDetailMachine)
const limited = fullProduct({ min_order_qty: 6, max_order_qty: 20 })
type Setting = {
  inCart?: number
  isSellMinimumOn?: boolean
  code?: string
  productId?: string
  had?: Kept<Product>
}

const start = ({ inCart = 0, isSellMinimumOn = false, code = 'ACME', productId = '1', had }: Setting = {}) => {
  const products = question<Answered<Product | null>, { code: string; productId: string }>()
  const app = testApp()
  const clock = new SimulatedClock()
  const cart = openCart({ lines: inCart > 0 ? [line(inCart)] : [], isSellMinimumOn })
  const actor = createActor(
    productDetailMachine.provide({
      actors: {
        loadProduct: products.logic,
        product: memory<Product, { code: string; productId: string }>(() => had ?? null),
      },
    }),
    { input: { app: app.app, code, productId, cart: cart.actor }, clock, inspect: recorder.inspect },
  ).start()
  const now = () => actor.getSnapshot()
  const press = (...types: ('quantity.increased' | 'quantity.decreased' | 'product.added')[]) =>
    types.forEach((type) => actor.send({ type } satisfies ProductDetailEvent))
  const enter = (text: string) => actor.send({ type: 'quantity.entered', text })
  const quantity = () => now().context.quantity
  const told = () => [...app.told(), ...cart.told()]
  return { actor, app, products, moves: app.moves, told, clock, now, press, enter, quantity, lines: cart.quantities }
}
const startWith = async (product: Product, setting: Setting = {}) => {
  const started = start(setting)
  await started.products.answer(product)
  return started
}
const maximum: Notice = { kind: 'maximumReached', maximum: 20, place: 'item' }

describe('stepper', () => {
  test('DETAIL-11 DETAIL-12 plus from 0 sets the minimum, then adds 1 (ACME)', async () => {
    const { press, quantity } = await startWith(limited)
    expect(quantity()).toBe(0)
    press('quantity.increased')
    expect(quantity()).toBe(6)
    press('quantity.increased')
    expect(quantity()).toBe(7)
  })

  test('DETAIL-13 DETAIL-16 with b2b_sell_minimum on the step is the minimum (BOLT)', async () => {
    const { press, quantity } = await startWith(limited, { isSellMinimumOn: true })
    press('quantity.increased', 'quantity.increased')
    expect(quantity()).toBe(12)
    press('quantity.decreased')
    expect(quantity()).toBe(6)
  })

  test('DETAIL-14 C-54 plus is capped at the maximum, and blocked there with its text', async () => {
    const { press, quantity, told } = await startWith(limited, { isSellMinimumOn: true })
    press('quantity.increased', 'quantity.increased', 'quantity.increased', 'quantity.increased')
    expect([quantity(), told()]).toEqual([20, []])
    press('quantity.increased')
    expect([quantity(), told()]).toEqual([20, [maximum]])
  })

  test('DETAIL-15 without a maximum plus goes on', async () => {
    const { enter, press, quantity } = await startWith(fullProduct({ max_order_qty: 0 }))
    enter('998')
    press('quantity.increased')
    expect(quantity()).toBe(999)
  })

  test('DETAIL-17 DETAIL-18 minus may stand under the minimum, never under 0', async () => {
    const { press, quantity } = await startWith(limited)
    press('quantity.decreased')
    expect(quantity()).toBe(0)
    press('quantity.increased', 'quantity.decreased')
    expect(quantity()).toBe(5)
  })

  test.each([
    { text: '12', quantity: 12, told: [] },
    { text: ' 3 ', quantity: 3, told: [] },
    { text: '999', quantity: 20, told: [maximum] },
    { text: '-4', quantity: 6, told: [{ kind: 'quantityRefused', reason: 'notWhole' }] },
    { text: '0', quantity: 0, told: [] },
    { text: '', quantity: 6, told: [{ kind: 'quantityRefused', reason: 'notWhole' }] },
    { text: '1e3', quantity: 6, told: [{ kind: 'quantityRefused', reason: 'notWhole' }] },
    { text: '2.5', quantity: 6, told: [{ kind: 'quantityRefused', reason: 'notWhole' }] },
    { text: '9'.repeat(17), quantity: 6, told: [{ kind: 'quantityRefused', reason: 'tooLarge' }] },
  ])('R28 VALID-13 typing "$text" over 6 gives $quantity', async ({ text, quantity: expected, told: notices }) => {
    const { press, enter, quantity, told } = await startWith(limited)
    press('quantity.increased')
    enter(text)
    expect([quantity(), told()]).toEqual([expected, notices])
  })

  test('DETAIL-24 C-61 it starts at the quantity in the cart', async () => {
    expect((await startWith(limited, { inCart: 8 })).quantity()).toBe(8)
  })
})

describe('add to cart', () => {
  test('DETAIL-20 DETAIL-21 DETAIL-22 at the minimum it sets the line, says so and goes to the products', async () => {
    const { press, lines, moves, told } = await startWith(limited)
    press('quantity.increased', 'product.added')
    expect(lines()).toEqual([6])
    expect(moves()).toEqual(['/products'])
    expect(told()).toEqual([{ kind: 'lineUpdated', quantity: 6, product: 'Hex bolt M8' }])
  })

  test('DETAIL-23 C-61 adding again sets the line, it does not add up', async () => {
    const { enter, press, lines } = await startWith(limited, { inCart: 6 })
    enter('8')
    press('product.added')
    expect(lines()).toEqual([8])
  })

  test.each([0, 5])('DETAIL-19 C-63 %i under the minimum changes neither cart nor address', async (quantity) => {
    const { enter, press, lines, moves, now } = await startWith(limited)
    enter(String(quantity))
    press('product.added')
    expect([lines(), moves()]).toEqual([[], []])
    expect(now().context.isRefused).toBe(true)
    press('quantity.increased')
    expect(now().context.isRefused).toBe(false)
  })
})

describe('loading', () => {
  test('API-12 it asks for the product of the address', () => {
    expect(start({ productId: '77' }).products.last().input).toEqual({ code: 'ACME', productId: '77' })
  })

  test.each([{ code: '' }, { productId: '' }])('DETAIL-42 C-65 without %o nothing is asked', (setting) => {
    const { products, now } = start(setting)
    expect(products.calls).toHaveLength(0)
    expect(now().value).toBe('unidentified')
  })

  test('DETAIL-39 C-64 no data and a 404 mean that there is no such product', async () => {
    const empty = start()
    await empty.products.answer(null)
    expect(empty.now().value).toBe('notFound')
    const missing = start()
    await missing.products.fail({ kind: 'rejected', status: 404, message: null, fields: {} })
    expect(missing.now().value).toBe('notFound')
  })

  test('DETAIL-40 R16 any other failure is one; Retry and the network ask again', async () => {
    const { actor, products, now } = start()
    await products.fail({ kind: 'rejected', status: 500, message: null, fields: {} })
    expect(now().value).toBe('failed')
    actor.send({ type: 'retry.requested' })
    await products.fail({ kind: 'unreachable' })
    actor.send({ type: 'network.returned' })
    await products.answer(limited)
    expect(now().matches({ open: 'ready' })).toBe(true)
    expect(now().context.failure).toBeNull()
  })

  test('R37 another language asks again and keeps the quantity', async () => {
    const { actor, products, enter, quantity, now } = await startWith(limited, { inCart: 6 })
    enter('9')
    actor.send({ type: 'language.changed' })
    await products.answer({ ...limited, description: 'Perno' })
    expect(now().context.product?.description).toBe('Perno')
    expect(quantity()).toBe(9)
  })

  test('R11 another language while loading gives up the answer in the former one', async () => {
    const { actor, products, now } = start()
    const english = products.last()
    actor.send({ type: 'language.changed' })
    expect(english.signal.aborted).toBe(true)
    await products.answer({ ...limited, description: 'Perno' })
    expect(now().context.product?.description).toBe('Perno')
  })

  test('C-100 after 8 s the screen says so; Retry begins anew', () => {
    const { actor, clock, products, now } = start()
    clock.increment(8000)
    expect(now().hasTag('slow')).toBe(true)
    actor.send({ type: 'retry.requested' })
    expect(now().hasTag('slow')).toBe(false)
    expect(products.calls.map(({ signal }) => signal.aborted)).toEqual([true, false])
  })
})

describe('coming back', () => {
  const had = { value: limited, asOf: 1_000, isSearched: false }

  test('the product is there at once, with the quantity of the cart, and can be ordered while it is asked for', async () => {
    const { products, now, quantity, press, lines } = start({ inCart: 8, had })
    expect(now().context).toMatchObject({ product: limited, kept: null })
    expect(quantity()).toBe(8)
    press('quantity.increased', 'product.added')
    expect(lines()).toEqual([9])
    await products.answer({ ...limited, description: 'Hex bolt M8, zinc' })
    expect(now().context).toMatchObject({ product: { description: 'Hex bolt M8, zinc' }, quantity: 9, kept: null })
  })

  test.each([
    ['the network failed', { kind: 'unreachable' }, false],
    ['the server is in trouble', { kind: 'rejected', status: 500, message: null, fields: {} }, true],
  ])('when %s it stays, with its time, and Retry asks again', async (_, failure, isRefused) => {
    const { actor, products, now } = start({ had })
    await products.fail(failure)
    expect(now().context).toMatchObject({ product: limited, kept: { asOf: 1_000, isRefused } })
    actor.send({ type: 'retry.requested' })
    expect(now().context.kept).toMatchObject({ asOf: 1_000 })
    await products.answer(limited)
    expect(now().context.kept).toBeNull()
  })

  test('what is sold no more is gone', async () => {
    const { products, now } = start({ had })
    await products.answer(null)
    expect(now().value).toBe('notFound')
  })
})

describe('without a network', () => {
  test('the product as this device kept it is shown with its time, goes into the cart, and is asked for again', async () => {
    const { actor, products, now, press, lines } = start()
    await products.answer({ value: limited, asOf: 1_000, isSearched: false })
    expect(now().context).toMatchObject({ product: limited, kept: { asOf: 1_000 } })
    press('quantity.increased', 'product.added')
    expect(lines()).toEqual([6])
    actor.send({ type: 'network.returned' })
    await products.answer(limited)
    expect(now().context.kept).toBeNull()
    actor.send({ type: 'network.returned' })
    expect(products.calls).toHaveLength(2)
  })
})

test('DETAIL every state and every transition of the product detail is reached by the tests above', () => {
  expect(recorder.unreached()).toEqual([])
})
