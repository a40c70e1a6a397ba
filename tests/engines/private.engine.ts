import { add, cartHolds, checkOut, logIn, test } from './support'

test.use({ circumstances: 'private' })

test('R5 in a private window everything works, and the cart comes through a reload', async ({ tab, openTab }) => {
  await logIn(tab)
  await add(tab, 'P-1001')
  await tab.reload()
  await cartHolds(tab, 1)
  const other = await openTab()
  await other.goTo('/orders')
  await cartHolds(other, 1)
  await checkOut(tab)
  await tab.at('button', 'Complete order').click()
  await tab.isAt('/order-success')
  await cartHolds(other, 0)
})
