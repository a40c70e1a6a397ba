import { add, cartHolds, checkOut, expect, logIn, test } from './support'

test.use({ circumstances: 'insecure' })

test('R24 R31 on a plain network address, without locks and randomUUID, tabs and orders work', async ({
  tab,
  desk,
  openTab,
}) => {
  await logIn(tab)
  expect(await tab.run(() => [isSecureContext, 'locks' in navigator, 'randomUUID' in crypto])).toEqual([
    false,
    false,
    false,
  ])
  const other = await openTab()
  await other.goTo('/orders')
  await other.at('heading', 'Orders').shown()
  await add(tab, 'P-1001')
  await cartHolds(other, 1)
  await checkOut(tab)
  await tab.at('button', 'Complete order').click()
  await tab.isAt('/order-success')
  await cartHolds(other, 0)
  const [call, ...others] = await desk.calls('POST', '/api/orders/ACME')
  expect(others).toEqual([])
  expect(call?.headers['idempotency-key']).toMatch(/^[\da-f]{32}$/)
})
