import { describe, expect, test } from 'vitest'
import { delays } from '../../src/machines/delays'
import { isElsewhere, isUnsettled } from '../../src/machines/ordering/order-doubt.selectors'
import { isLookingBack } from '../../src/machines/ordering/order-sender.selectors'
import { lost } from '../../src/machines/rules/order-attempt'
import { foreignAttempt as foreign, openDevice, openSender } from '../support/senders'
import { noted } from '../support/machine'

/** When what is said of an order stands, so that it is said once. */
export const wordTests = () =>
  describe('the word on an order', () => {
    test('A7 that another page may be at it is not said while that is found out; half a second later it stands', async () => {
      const device = openDevice()
      const hold = device.take()
      device.put(foreign)
      const sender = openSender({ device })
      await noted()
      expect([sender.at(), isElsewhere(sender.now()), isUnsettled(sender.now())]).toEqual(['elsewhere', true, true])
      sender.clock.increment(delays.standing - 1)
      expect(isUnsettled(sender.now())).toBe(true)
      sender.clock.increment(1)
      expect([sender.at(), isUnsettled(sender.now())]).toEqual(['elsewhere', false])
      hold()
    })

    test('A7 a doubt is said when the orders were looked through, or when that takes longer', async () => {
      const device = openDevice()
      device.put(lost(foreign))
      const sender = openSender({ device, pathname: '/orders' })
      await noted()
      expect([sender.at(), isUnsettled(sender.now())]).toEqual(['doubt.searching', true])
      sender.clock.increment(delays.standing)
      expect([sender.at(), isUnsettled(sender.now())]).toEqual(['doubt.searching', false])
    })

    test('A7 who looks back at an order of a page before sends nothing', async () => {
      const device = openDevice()
      device.put({ ...foreign, state: 'refused' })
      const sender = openSender({ device, pathname: '/orders' })
      await noted()
      expect([sender.at(), isLookingBack(sender.now()), isUnsettled(sender.now())]).toEqual([
        'underWay.verifying',
        true,
        true,
      ])
      expect(sender.orders.calls).toEqual([])
    })
  })
