import { add, cartHolds, checkOut, expect, fillIn, logIn, test } from './support'

test.beforeEach(async ({ tab }) => {
  await tab.resize(390, 844)
  await tab.goTo('/login/ACME')
  expect(await tab.width()).toBe(390)
})

test('HEAD-17 on a phone the menu leads everywhere', async ({ tab }) => {
  await fillIn(tab)
  await tab.isAt('/products')
  await tab.at('link', 'Orders').gone()
  await tab.at('button', 'Open menu').click()
  await tab.at('dialog').at('link', 'Orders').click()
  await tab.isAt('/orders')
  await tab.at('dialog').gone()
  await tab.goTo('/products')
  await tab.at('button', 'Categories').click()
  await tab.at('dialog').at('treeitem', 'Safety').click()
  await tab.isAt(/category=/)
  await tab.at('dialog').gone()
})

test('GEN-01 LOGIN-43 a buyer orders on a phone', async ({ tab }) => {
  await fillIn(tab)
  await add(tab, 'P-1001')
  await cartHolds(tab, 1)
  await checkOut(tab)
  await tab.at('button', 'Complete order').click()
  await tab.isAt('/order-success')
  await tab.at('link', 'See orders').click()
  await tab.at('row').at('link').click()
  await tab.isAt(/^\/orders\/./)
})

test('A19 nothing is wider than a phone', async ({ tab }) => {
  for (const place of ['/login/ACME', '/browse/ACME', '/register/ACME', '/forgot-password', '/about-us/ACME']) {
    await tab.goTo(place)
    await tab.at('heading').shown()
    await tab.says(`${place} is too wide`, tab.isTooWide, false)
  }
  await logIn(tab)
  await add(tab, 'P-1001')
  await cartHolds(tab, 1)
  for (const place of [
    '/products',
    '/products/1002',
    '/cart',
    '/checkout',
    '/orders',
    '/orders/101',
    '/profile',
    '/category',
  ]) {
    await tab.goTo(place)
    await cartHolds(tab, 1)
    await tab.at('heading').shown()
    await tab.says(`${place} is too wide`, tab.isTooWide, false)
  }
})
