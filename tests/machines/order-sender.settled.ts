import { expect, test } from 'vitest'
import { noted } from '../support/machine'
import { doubting, foreignAttempt as foreign, openDevice, openSender, sayFate } from '../support/senders'

export const twoTabs = () => {
  const device = openDevice()
  return [openSender({ device }), openSender({ device })] as const
}
/** The kinds of notices that a sender has given. */
export const notices = ({ told }: ReturnType<typeof openSender>) =>
  told.flatMap((one) => (one.type === 'notice.given' ? [one.notice.kind] : []))

/** What a tab tells of an order that another one has settled, whichever news comes first. */
export const settledTests = () => {
  const told = (sender: ReturnType<typeof openSender>, attempt: typeof foreign | null) => {
    // Written by nobody of this test: only the news arrives.
    sender.device.announce(attempt)
    return noted()
  }
  test('CHECK-32 the turn comes before the news of the order that another tab has placed: that is told all the same, once', async () => {
    const sender = openSender()
    const hold = sender.device.take()
    await told(sender, foreign)
    sender.device.put(null, foreign.key)
    hold()
    await noted()
    expect([sender.at(), notices(sender)]).toEqual(['free', ['orderPlaced']])
    await told(sender, null)
    expect(notices(sender)).toEqual(['orderPlaced'])
  })

  test.each([true, false])(
    'CHECK-32 it is there: %s, of what another tab has settled in the same moment: told',
    async (isThere) => {
      const gone = await doubting()
      gone.device.put(null)
      await sayFate(gone, isThere)
      expect(notices(gone)).toEqual(['orderNotTaken'])
      const placed = await doubting()
      placed.device.put(null, placed.device.stored()?.key)
      await sayFate(placed, isThere)
      expect([placed.at(), notices(placed)]).toEqual(['free', ['orderPlaced']])
    },
  )

  test('R16 a checkout in another tab hears which order is stored: what was typed for it goes there, too', async () => {
    const [one, other] = twoTabs()
    one.submit()
    await noted()
    const { key } = one.device.stored()!
    await one.orders.answer()
    await noted()
    expect([one.storedTold(), other.storedTold()]).toEqual([key, key])
  })
}
