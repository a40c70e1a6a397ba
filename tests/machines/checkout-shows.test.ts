// @vitest-environment node
import { describe, expect, test } from 'vitest'
import * as shows from '../../src/machines/ordering/checkout.selectors'
import { openCheckout, startCheckout, startReady, twoLines } from '../support/checkouts'
import { unreachable } from '../support/senders'
import { customer } from '../rules/samples'

const { selectFingerprint, isAddressWrong, isRefused, isWithoutNetwork } = shows
const oneAddress = customer({ shipping_addresses: customer().shipping_addresses.slice(0, 2) })

describe('what the checkout tells its screen', () => {
  test('the customer is on the way, takes long, and is there', async () => {
    const started = openCheckout()
    await started.memory.answer(null)
    const told = () => [shows.isCustomerBusy(started.now()), shows.isCustomerSlow(started.now())]
    expect([told(), shows.selectCustomer(started.now())]).toEqual([[true, false], null])
    started.clock.increment(8000)
    expect(told()).toEqual([true, true])
    await started.customers.answer(customer())
    expect([told(), shows.selectCustomer(started.now())?.code]).toEqual([[false, false], 'C-1001'])
    expect([shows.hasCustomerFailed(started.now()), shows.canRetryCustomer(started.now())]).toEqual([false, false])
  })

  test('C-128 the customer could not be fetched, and can be asked for again', async () => {
    const started = await startCheckout()
    await started.customers.fail(unreachable)
    expect([shows.hasCustomerFailed(started.now()), shows.canRetryCustomer(started.now())]).toEqual([true, true])
  })

  test('there is no network, and there is again', async () => {
    const started = await startReady()
    expect(isWithoutNetwork(started.now())).toBe(false)
    started.network(false)
    expect(isWithoutNetwork(started.now())).toBe(true)
    started.network(true)
    expect(isWithoutNetwork(started.now())).toBe(false)
  })

  test.each(['underWay', 'doubt'] as const)(
    'R31 of an order that is out already (%s) nobody is told to send it later',
    async (phase) => {
      const started = await startReady()
      started.network(false)
      started.actor.send({ type: 'order.changed', phase })
      expect(isWithoutNetwork(started.now())).toBe(false)
    },
  )

  test('what would be ordered changes with the address and the lines, and is nothing while a rule speaks against it', async () => {
    const waiting = await startCheckout()
    expect(selectFingerprint(waiting.now())).toBeNull()
    const started = await startReady()
    started.type({ addressId: '21' })
    const one = selectFingerprint(started.now())
    started.type({ addressId: '22' })
    const other = selectFingerprint(started.now())
    expect(one).not.toBeNull()
    expect(other).not.toBe(one)
    started.type({ addressId: '21' })
    expect(selectFingerprint(started.now())).toBe(one)
    started.type({ addressId: '99' })
    expect(selectFingerprint(started.now())).toBeNull()
    const empty = await startReady([])
    empty.type({ addressId: '21' })
    expect(selectFingerprint(empty.now())).toBeNull()
  })

  test('a rule that speaks against the order, at the address where it is about that', async () => {
    const told = async (known: ReturnType<typeof customer>, addressId: string, lines = twoLines) => {
      const started = await startCheckout(lines)
      await started.customers.answer(known)
      started.type({ addressId })
      expect([isRefused(started.now()), isAddressWrong(started.now())]).toEqual([false, false])
      started.submit()
      return [isRefused(started.now()), isAddressWrong(started.now())]
    }
    expect(await told(customer(), '')).toEqual([true, true])
    expect(await told(customer(), '99')).toEqual([true, true])
    expect(await told(oneAddress, '99')).toEqual([true, true])
    expect(await told(customer(), '21', [])).toEqual([true, false])
    expect(await told(customer(), '21')).toEqual([false, false])
  })

  test('an order that was pressed waits for its lines; at the prices shown it can be sent', async () => {
    const started = await startReady()
    started.type({ addressId: '21' })
    started.freshness.will(null)
    expect([shows.isHeldForCheck(started.now()), shows.canTrust(started.now())]).toEqual([false, true])
    started.submit()
    expect(shows.isHeldForCheck(started.now())).toBe(true)
    started.phase('underWay')
    started.freshness.answer(0)
    expect([shows.isHeldForCheck(started.now()), shows.canTrust(started.now())]).toEqual([false, false])
  })
})
