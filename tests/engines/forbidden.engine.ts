import { add, cartHolds, checkOut, expect, fillIn, test, words } from './support'

test.use({ circumstances: 'forbidden' })

test('R5 where storage is forbidden the buyer is told, and can order as long as the tab is open', async ({
  tab,
  desk,
}) => {
  await tab.goTo('/login/ACME')
  // It is said once and for three seconds: the page itself looks out for it.
  await tab.run((text) => {
    const look = () => document.body.textContent?.includes(text) && (document.body.dataset['told'] = 'yes')
    new MutationObserver(look).observe(document.body, { childList: true, subtree: true })
    look()
  }, words.notStored)
  await fillIn(tab)
  await tab.isAt('/products')
  await add(tab, 'P-1001')
  await tab.says('What the buyer was told', () => tab.run(() => document.body.dataset['told'] ?? ''), 'yes')
  await tab.at('link', 'Orders').click()
  await tab.isAt('/orders')
  await cartHolds(tab, 1)
  await checkOut(tab)
  await tab.at('button', 'Complete order').click()
  await tab.isAt('/order-success')
  await cartHolds(tab, 0)
  expect(await desk.calls('POST', '/api/orders/ACME')).toHaveLength(1)
})
