import { add, card, cartHolds, checkOut, expect, logIn, test, words } from './support'
import { keys } from './tab'

test('LOGIN-26 LOGIN-35 a buyer logs in, and a wrong password says so', async ({ tab }) => {
  await tab.goTo('/login/ACME')
  await tab.at('textbox', 'Email').fill('buyer@acme.test')
  await tab.at('textbox', 'Password').fill('wrong')
  await tab.at('button', 'Log in').click()
  await tab.at('alert').shown()
  await tab.at('textbox', 'Password').fill('Passw0rd!')
  await tab.at('button', 'Log in').click()
  await tab.isAt('/products')
  await card(tab, 'P-1001').shown()
})

test('GEN-01 a buyer finds parts, orders them and sees the order', async ({ tab, desk }) => {
  await logIn(tab)
  await tab.at('textbox', 'Search part number or description').fill(`hex bolt m8${keys.Enter}`)
  await tab.isAt('/products?search=hex+bolt+m8')
  await add(tab, 'P-MIN6MAX20')
  await tab.says('The quantity', card(tab, 'P-MIN6MAX20').at('spinbutton').value, '6')
  await cartHolds(tab, 6)
  await checkOut(tab)
  await tab.at('textbox', 'Customer PO').fill('PO-77')
  await tab.at('button', 'Complete order').click()
  await tab.isAt('/order-success')
  await cartHolds(tab, 0)
  const [call, ...others] = await desk.calls('POST', '/api/orders/ACME')
  expect(others).toEqual([])
  // The day of the buyer, whatever the engine makes of dates.
  const today = await tab.run(() => {
    const now = new Date()
    return [now.getFullYear(), now.getMonth() + 1, now.getDate()].map((part) => String(part).padStart(2, '0')).join('-')
  })
  expect(call?.body).toMatchObject({ header: { sale_date: today, purchase_order: 'PO-77' }, items: [{ sale_qty: 6 }] })

  await tab.at('link', 'See orders').click()
  await tab.isAt('/orders')
  await tab.at('row').at('link').click()
  await tab.at('cell', 'P-MIN6MAX20').shown()
})

test('ORDERS-12 a click anywhere in a row opens the order of that row', async ({ tab }) => {
  await logIn(tab)
  await tab.goTo('/orders')
  for (const number of ['SO-10102', 'SO-10103']) {
    const row = tab.at('row').having(number)
    const place = await row.at('link', number).attribute('href')
    await row.at('cell').poke()
    await tab.isAt(place ?? '')
    await tab.at('heading', `Order ${number}`).shown()
    await tab.goTo('/orders')
  }
})

test('R31 the answer to an order gets lost: it is said, the cart is kept, and the order is there once at most', async ({
  tab,
  desk,
}) => {
  await logIn(tab)
  await add(tab, 'P-1001')
  await checkOut(tab)
  await desk.fault({ path: '/api/orders/ACME', method: 'POST', drop: 'after', times: 'always' })
  await tab.at('button', 'Complete order').click()
  await tab.text(words.unknownOutcome).shown()
  await cartHolds(tab, 1)
  // A browser may send a call again by itself when its connection is cut; the key says that it is the same order.
  const sent = await desk.calls('POST', '/api/orders/ACME')
  expect(new Set(sent.map(({ headers }) => headers['idempotency-key'])).size).toBe(1)
  await tab.goTo('/orders')
  await tab.at('row').having('SO-10103').shown()
  expect(await tab.at('row').at('link').count()).toBeLessThanOrEqual(4)
})

test('CART-29 CART-35 a draft is saved, comes through a reload, and is opened again', async ({ tab }) => {
  await logIn(tab)
  await add(tab, 'P-1001')
  await cartHolds(tab, 1)
  await tab.goTo('/cart')
  await tab.at('button', 'Save as draft').click()
  await tab.at('heading', 'Saved drafts').shown()
  await tab.reload()
  await tab.at('heading', 'Saved drafts').shown()
  await tab.at('button', /^More of/).click()
  await cartHolds(tab, 2)
  await tab.at('button', /^Open draft/).click()
  await tab.at('alertdialog').at('button', 'Replace cart').click()
  await cartHolds(tab, 1)
})
