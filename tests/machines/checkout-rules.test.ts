// @vitest-environment node
import { describe, expect, test } from 'vitest'
import { startCheckout, startReady } from '../support/checkouts'
import { customer, line } from '../rules/samples'

const limits = { min_order_qty: 6 }

describe('rules', () => {
  const bad = { default_puom_id: null }
  test.each([
    { why: 'CHECK-24 no customer', known: null, lines: [line(2)], form: {}, problem: { kind: 'missingData' } },
    { why: 'CHECK-25 no lines', known: customer(), lines: [], form: {}, problem: { kind: 'missingData' } },
    {
      why: 'CHECK-36 C-104 a line under its minimum',
      known: customer(),
      lines: [line(4, limits)],
      form: { addressId: '' },
      problem: { kind: 'belowMinimum', name: 'Hex bolt M8', minimum: 6, productId: 1 },
    },
    {
      why: 'CHECK-26 no address',
      known: customer(),
      lines: [line(2)],
      form: { addressId: '' },
      problem: { kind: 'noAddress' },
    },
    {
      why: 'CHECK-27 an address of somebody else',
      known: customer(),
      lines: [line(2)],
      form: { addressId: '99' },
      problem: { kind: 'unknownAddress' },
    },
    {
      why: 'CHECK-28 no PUOM',
      known: customer(),
      lines: [line(2, bad)],
      form: {},
      problem: { kind: 'missingPuom', partNumber: 'P-1001' },
    },
    {
      why: 'CHECK-37 C-77 the first rule in the listed order',
      known: customer({ shipping_addresses: [] }),
      lines: [line(2, bad)],
      form: {},
      problem: { kind: 'noAddress' },
    },
    {
      why: 'R38 no price',
      known: customer(),
      lines: [line(2, { selling_price: null })],
      form: {},
      problem: { kind: 'missingPrice', partNumber: 'P-1001' },
    },
  ])('R34 VALID-24 $why: the text, and no call', async ({ known, lines, form, problem }) => {
    const { customers, type, submit, at, now, sent } = await startCheckout(lines)
    await customers.answer(known)
    type(form)
    submit()
    expect(now().context.problem).toEqual(problem)
    expect([at(), sent()]).toEqual(['collecting', []])
  })
})

test('a network that goes while the lines are checked keeps the order back, too', async () => {
  const { submit, network, sent, now, freshness, at } = await startReady()
  freshness.will(null)
  submit()
  network(false)
  freshness.answer(0)
  expect([sent(), at(), now().context.problem]).toEqual([[], 'collecting', { kind: 'noNetwork' }])
})
