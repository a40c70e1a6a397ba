import { describe, expect, test } from 'vitest'
import { customer } from '../rules/samples'
import { startCheckout } from '../support/checkouts'

/** Who orders, and where it is shipped to. */
export const customerTests = () => {
  describe('customer', () => {
    test('API-14 CHECK-07 the customer is asked for, and the first shipping address is preselected', async () => {
      const { customers, now } = await startCheckout()
      expect(customers.last().input).toEqual({ code: 'ACME', email: 'buyer@acme.test' })
      await customers.answer(customer())
      const choices = { delivery: 'pickUp', payment: 'cod' }
      expect(now().context.form).toEqual({ addressId: '21', purchaseOrder: '', note: '', ...choices })
    })

    test('CHECK-05 CHECK-06 an address of another type is not preselected', async () => {
      const { customers, now } = await startCheckout()
      await customers.answer(customer({ shipping_addresses: customer().shipping_addresses.slice(0, 1) }))
      expect(now().context.form.addressId).toBe('')
    })

    test('CHECK-33 a failing call is only logged, and asked again by Retry and by the network', async () => {
      const { actor, customers, logged, now } = await startCheckout()
      await customers.fail({ kind: 'unreachable' })
      expect([logged, now().hasTag('customerFailed'), now().context.problem]).toEqual([['Customer'], true, null])
      actor.send({ type: 'customer.retried' })
      await customers.fail({ kind: 'unreachable' })
      actor.send({ type: 'network.returned' })
      expect(customers.calls).toHaveLength(3)
    })

    test('CHECK-24 a customer that the company does not know is said to be missing, and can be asked for again', async () => {
      const { actor, customers, now } = await startCheckout()
      await customers.answer(null)
      expect(now().hasTag('customerMissing')).toBe(true)
      actor.send({ type: 'customer.retried' })
      await customers.answer(customer())
      expect([now().hasTag('customerMissing'), now().context.customer?.id]).toEqual([false, 5])
    })

    test('C-100 a slow customer is said to be slow after 8 s; Retry gives the call up', async () => {
      const { actor, clock, customers, now } = await startCheckout()
      clock.increment(8000)
      expect(now().hasTag('customerSlow')).toBe(true)
      actor.send({ type: 'customer.retried' })
      expect(now().hasTag('customerSlow')).toBe(false)
      expect(customers.calls.map(({ signal }) => signal.aborted)).toEqual([true, false])
    })

    test('C-122 a customer that this device kept is shown with its time, and nothing is ordered by it', async () => {
      const { actor, customers, now } = await startCheckout()
      await customers.answer({ value: customer(), asOf: 1_000, isSearched: false })
      expect([now().context.customer?.id, now().context.form.addressId, now().context.kept?.asOf]).toEqual([
        5,
        '21',
        1_000,
      ])
      actor.send({ type: 'order.submitted' })
      expect(now().context.problem).toEqual({ kind: 'noNetwork' })
      actor.send({ type: 'customer.retried' })
      await customers.answer({ value: customer(), asOf: 1_000, isSearched: false })
      actor.send({ type: 'network.returned' })
      await customers.answer(customer())
      expect([now().context.kept, now().context.problem]).toEqual([null, null])
    })

    test('R16 a customer that is fetched again keeps the address that was chosen', async () => {
      const { actor, customers, type, now } = await startCheckout()
      await customers.fail({ kind: 'unreachable' })
      type({ addressId: '22' })
      actor.send({ type: 'customer.retried' })
      await customers.answer(customer())
      expect(now().context.form.addressId).toBe('22')
    })
  })
}
