// @vitest-environment node
import { describe, expect, test } from 'vitest'
import { emptyForm, type OrderForm } from '../../src/machines/rules/order-form'
import { isWithoutNetwork, selectLed } from '../../src/machines/ordering/checkout.selectors'
import { checkoutRecorder, openCheckout, startCheckout, startReady } from '../support/checkouts'
import type { CheckResult } from '../../src/machines/rules/freshness'
import { customer, line, product } from '../rules/samples'
import { customerTests } from './checkout.customer'

customerTests()

describe('without a network', () => {
  test('nothing is sent and nothing waits: the reason is told, and goes with its cause', async () => {
    const { submit, trust, network, sent, now, freshness } = await startReady()
    network(false)
    expect(isWithoutNetwork(now())).toBe(true)
    submit()
    trust()
    expect(now().context.problem).toEqual({ kind: 'noNetwork' })
    expect([sent(), freshness.heard]).toEqual([[], []])
    network(true)
    expect(now().context.problem).toBeNull()
    // Whoever pressed before presses again: nothing went out by itself.
    expect(sent()).toEqual([])
    submit()
    expect(sent()).toHaveLength(1)
  })
})

describe('what the device remembers', () => {
  const form: OrderForm = {
    addressId: '22',
    purchaseOrder: 'PO-7',
    note: 'Dock 3',
    delivery: 'delivery',
    payment: 'cod',
  }

  test('R16 what was filled in before is there again, and the customer keeps its address', async () => {
    const { memory, customers, forms, now, at } = await startCheckout(undefined, form)
    expect(memory.last().input).toEqual({ code: 'ACME', email: 'buyer@acme.test' })
    await customers.answer(customer())
    expect([now().context.form, at(), forms]).toEqual([form, 'collecting', []])
  })

  test('R16 a remembered form without address leaves the one that was preselected meanwhile', async () => {
    const { memory, customers, now } = openCheckout()
    await customers.answer(customer())
    await memory.answer({ ...form, addressId: '' })
    expect(now().context.form).toEqual({ ...form, addressId: '21' })
  })

  test('CHECK-29 what the company said of a field while the buyer was elsewhere stands there when they come back', async () => {
    const blamed = { purchaseOrder: { kind: 'refused' as const, text: 'Used before.' } }
    const { memory, type, now } = openCheckout(undefined, 'free', { blamed })
    await memory.answer({ ...emptyForm, purchaseOrder: 'PO-1' })
    expect(now().context.blamed).toEqual(blamed)
    type({ purchaseOrder: 'PO-2' })
    expect(now().context.blamed).toEqual({})
  })

  test('R16 every change is remembered', async () => {
    const { type, forms } = await startReady()
    type({ note: 'Dock 3' })
    expect(forms).toMatchObject([{ note: 'Dock 3', addressId: '21' }])
  })

  test('R16 what was typed for an order that another tab has placed is not typed for the next one', async () => {
    const { type, phase, memory, now, at, submit, sent } = await startReady()
    type({ purchaseOrder: 'PO-7', note: 'Dock 3', addressId: '22', payment: 'net30' })
    phase('doubt')
    phase('free', 'key-1')
    expect(at()).toBe('opening')
    // The device has forgotten it with the order.
    await memory.answer(null)
    const choices = { delivery: 'pickUp', payment: 'cod' }
    expect([at(), now().context.form]).toEqual([
      'collecting',
      { addressId: '21', purchaseOrder: '', note: '', ...choices },
    ])
    submit()
    expect(sent()).toMatchObject([{ purchaseOrder: '', note: '' }])
  })

  test('R31 what was typed for the next order while one was in doubt is there when that is placed', async () => {
    const { type, phase, memory, now } = await startReady()
    phase('doubt')
    type({ purchaseOrder: 'PO-8' })
    phase('free', 'key-1')
    await memory.answer({ ...form, purchaseOrder: 'PO-8' })
    expect(now().context.form).toMatchObject({ purchaseOrder: 'PO-8', addressId: '22' })
  })

  test('R16 an order that was refused, or is not there, takes nothing of what was typed', async () => {
    const { type, phase, now, at } = await startReady()
    type({ purchaseOrder: 'PO-7' })
    phase('doubt')
    phase('free')
    expect([at(), now().context.form.purchaseOrder]).toEqual(['collecting', 'PO-7'])
  })

  test.each([
    ['opening', 'held'],
    ['free', 'collecting'],
    ['underWay', 'held'],
    ['doubt', 'waiting'],
  ] as const)('R32 nothing is sent before the form is there; then the sender, %s, decides', async (phase, state) => {
    const { submit, memory, customers, at, sent } = openCheckout(undefined, phase)
    await customers.answer(customer())
    submit()
    expect([at(), sent()]).toEqual(['opening', []])
    await memory.answer(null)
    expect(at()).toBe(state)
  })
})

describe('handing over', () => {
  test('CHECK-32 once it is put right, the message goes and the order is handed over', async () => {
    const { type, submit, sent, now } = await startReady()
    type({ addressId: '' })
    submit()
    expect([now().context.problem, sent()]).toEqual([{ kind: 'noAddress' }, []])
    type({ addressId: '22' })
    submit()
    expect([now().context.problem, sent().length]).toEqual([null, 1])
  })

  test('API-16 C-103 what is ordered: customer, address, lines and what was typed', async () => {
    const lines = [{ ...line(2), comment: 'blue' }]
    const { type, submit, sent } = await startReady(lines)
    type({ purchaseOrder: 'PO-7', note: 'Dock 3', delivery: 'delivery', payment: 'net30' })
    submit()
    const typed = { purchaseOrder: 'PO-7', note: 'Dock 3', addressId: '21' }
    expect(sent()).toMatchObject([{ customer: { id: 5 }, lines, ...typed }])
  })

  test('CHECK-21 R29 while an order is under way nothing is handed over, and nothing changes', async () => {
    const { type, submit, sent, phase, now } = await startReady()
    submit()
    phase('underWay')
    for (let press = 0; press < 10; press += 1) submit()
    type({ note: 'too late' })
    expect([sent().length, now().context.form.note, now().hasTag('busy')]).toEqual([1, '', true])
  })

  test('R31 while an order is in doubt the next one can be filled in, and waits', async () => {
    const { type, submit, sent, phase, forms, at } = await startReady()
    phase('doubt')
    type({ note: 'the next one' })
    submit()
    expect([at(), sent(), forms.length]).toEqual(['waiting', [], 1])
    phase('free')
    submit()
    expect(sent()).toMatchObject([{ note: 'the next one' }])
  })
})

describe('a cart that never lies', () => {
  const results = (price: number): readonly CheckResult[] => [
    { productId: 1, at: 7, product: product({ selling_price: price }) },
  ]
  const holding = async () => {
    const started = await startReady()
    started.freshness.will(null)
    started.submit()
    return started
  }

  test('a press is held until the lines are checked, and goes on by itself when nothing differs', async () => {
    const { freshness, sent, now, type, at } = await holding()
    expect([freshness.heard.length, sent(), now().hasTag('checking')]).toEqual([1, [], true])
    type({ note: 'Dock 3' })
    freshness.answer(0)
    expect([at(), sent()]).toMatchObject(['collecting', [{ note: 'Dock 3' }]])
  })

  test('R31 the sender knows of the press while the lines are checked: it stays when the checkout is left', async () => {
    const { freshness, heard } = await holding()
    expect(heard()).toContain('press.begun')
    expect(heard()).not.toContain('press.ended')
    freshness.answer(0)
    expect(heard().slice(-2).toSorted()).toEqual(['order.sent', 'press.ended'])
  })

  test('a price that went up meanwhile is told, and nothing is sent; agreed to, it is sent', async () => {
    const { freshness, cart, sent, now, submit } = await holding()
    cart.send({ type: 'lines.checked', results: results(13.5) })
    freshness.answer(0)
    expect([sent(), now().context.problem]).toEqual([[], { kind: 'offersOpen', count: 1 }])
    expect(now().context.led).toBe(1)
    submit()
    expect([freshness.heard, now().context.problem?.kind]).toEqual([[], 'offersOpen'])
    cart.send({ type: 'offers.accepted', accepted: [{ productId: 1, price: 13.5 }] })
    expect(now().context.problem).toBeNull()
    submit()
    freshness.answer(0)
    expect(sent()[0]?.lines[0]?.product.selling_price).toBe(13.5)
  })

  test('a price that came down meanwhile needs no consent, but is shown before it is sent', async () => {
    const { freshness, cart, sent, now, submit } = await holding()
    cart.send({ type: 'lines.checked', results: results(11) })
    freshness.answer(0)
    expect([sent(), now().context.problem]).toEqual([[], { kind: 'changedMeanwhile' }])
    submit()
    freshness.answer(0)
    expect(sent()[0]?.lines[0]?.product.selling_price).toBe(11)
  })

  test('lines that could not be checked hold the order until the buyer trusts the prices shown', async () => {
    const { freshness, cart, sent, submit, trust, phase } = await holding()
    freshness.answer(12)
    expect(sent()).toEqual([])
    trust()
    expect([sent().length, freshness.heard.map(({ type }) => type)]).toEqual([1, ['check.waived']])
    // It holds until the cart becomes another order.
    phase('underWay')
    phase('free')
    submit()
    expect([sent().length, freshness.heard.length]).toEqual([2, 1])
    cart.send({ type: 'lines.checked', results: results(12.5) })
    submit()
    expect([sent().length, freshness.heard.length]).toEqual([3, 1])
    cart.send({ type: 'line.decreased', productId: 2 }, { type: 'question.confirmed' })
    submit()
    expect([sent().length, freshness.heard.length]).toEqual([3, 2])
  })

  test('trusting in the middle of a check sends at once; a rule that speaks against it still does', async () => {
    const { sent, trust, type, now, at } = await holding()
    type({ addressId: '' })
    trust()
    expect([sent(), now().context.problem, at()]).toEqual([[], { kind: 'noAddress' }, 'collecting'])
    trust()
    expect(sent()).toEqual([])
    type({ addressId: '22' })
    trust()
    expect(sent()).toHaveLength(1)
  })

  test('trust ends when the company refuses the order for its goods', async () => {
    const { freshness, sent, trust, submit, outdate } = await holding()
    trust()
    outdate()
    submit()
    expect([sent().length, freshness.heard.at(-1)?.type]).toEqual([1, 'check.requested'])
  })

  describe('an order that the company refuses for its goods', () => {
    const refusedOnce = async () => {
      const checkout = await startReady()
      checkout.freshness.will(null)
      checkout.outdate()
      return { ...checkout, resolved: () => checkout.heard().filter((type) => type === 'refusal.resolved').length }
    }

    test('has its lines checked at once, and leads to them when that is done', async () => {
      const { freshness, now } = await refusedOnce()
      expect([freshness.heard.map(({ type }) => type), selectLed(now())]).toEqual([['check.requested'], 0])
      freshness.answer(0)
      expect(selectLed(now())).toBe(1)
    })

    test('keeps its words as long as a line has to be agreed to, and not longer', async () => {
      const { cart, resolved } = await refusedOnce()
      cart.send({ type: 'lines.checked', results: results(13.5) })
      expect(resolved()).toBe(0)
      cart.send({ type: 'offers.accepted', accepted: [{ productId: 1, price: 13.5 }] })
      expect(resolved()).toBe(1)
      cart.send({ type: 'comment.changed', productId: 1, comment: 'Gate 4' })
      expect(resolved()).toBe(1)
    })

    test('a check that nobody waits for leads nowhere', async () => {
      const { actor, now } = await startReady()
      actor.send({ type: 'check.ended', unchecked: 0 })
      expect(selectLed(now())).toBe(0)
    })
  })

  test('a line that is gone is no part of the order', async () => {
    const { cart, submit, sent } = await startReady()
    cart.send({ type: 'lines.checked', results: [{ productId: 1, at: 7, product: null }] })
    submit()
    expect(sent()[0]?.lines.map(({ product: { id } }) => id)).toEqual([2])
  })
})

test('CHECK every state and every transition of the checkout is reached by the tests above', () => {
  expect(checkoutRecorder.unreached()).toEqual([])
})
