import { add, card, cartHolds, checkOut, expect, fillIn, logIn, test, words } from './support'

test('SESSION-08 a session that expires in the middle of the checkout comes back to the checkout', async ({
  tab,
  desk,
}) => {
  await logIn(tab)
  await add(tab, 'P-1001')
  await checkOut(tab)
  await desk.fault({ path: '/api/orders/ACME', method: 'POST', status: 401, body: { message: 'Token expired.' } })
  await tab.at('button', 'Complete order').click()
  await tab.isAt('/login/ACME')
  await tab.text(words.sessionEnded).shown()
  expect(await tab.stored('authToken')).toBeNull()

  await fillIn(tab)
  await tab.isAt('/checkout')
  await cartHolds(tab, 1)
  await tab.text('C-1001').shown()
  await tab.at('button', 'Complete order').click()
  await tab.isAt('/order-success')
})

test('R23 two tabs follow each other: cart, logout and login', async ({ tab, openTab }) => {
  await logIn(tab)
  const other = await openTab()
  await other.goTo('/orders')
  await other.at('heading', 'Orders').shown()
  await add(tab, 'P-1001')
  await cartHolds(other, 1)
  await other.goTo('/products')
  await add(other, 'P-MAX0')
  await cartHolds(tab, 2)

  await tab.at('button', /^Account of/).click()
  await tab.at('menuitem', 'Logout').click()
  await other.isAt('/login/ACME')
  await tab.isAt('/login/ACME')
  await fillIn(tab)
  await other.isAt('/products')
  await cartHolds(other, 2)
})

test('R24 eight adds in two tabs at the same instant store eight lines', async ({ tab, openTab }) => {
  await logIn(tab)
  const other = await openTab()
  await other.goTo('/products')
  await card(other, 'P-1001').shown()
  // Each presses four buttons in one go: the other tab when it hears the word, this one when it has given it.
  await other.run(() => {
    const channel = new BroadcastChannel('now')
    channel.addEventListener('message', () => {
      for (const button of [...document.querySelectorAll<HTMLElement>('article button[aria-label^="More of"]')].slice(
        4,
        8,
      ))
        button.click()
    })
  })
  await tab.run(() => {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel is of one origin
    new BroadcastChannel('now').postMessage('now')
    for (const button of [...document.querySelectorAll<HTMLElement>('article button[aria-label^="More of"]')].slice(
      0,
      4,
    ))
      button.click()
  })
  const lines = async () =>
    (JSON.parse((await tab.stored('cart')) ?? '{"lines":[]}') as { lines: unknown[] }).lines.length
  await tab.says('The number of lines', lines, 8)
  await other.reload()
  await tab.says('The number of lines', lines, 8)
})

test('I18N-10 THEME-02 language and theme change at once and are still there after a reload', async ({ tab }) => {
  await logIn(tab)
  await tab.at('combobox', 'Language').choose('Español')
  await tab.at('heading', 'Todos los productos').shown()
  await tab.says('The language', () => tab.run(() => document.documentElement.lang), 'es')
  await tab.at('button', 'Cambiar al tema oscuro').click()
  await tab.says('The theme', () => tab.run(() => document.documentElement.dataset['theme'] ?? ''), 'dark')
  await tab.goTo('/orders')
  await tab.at('row').having('14 mar 2025').shown()
  await tab.says('The theme', () => tab.run(() => document.documentElement.dataset['theme'] ?? ''), 'dark')
  await tab.at('combobox', 'Idioma').choose('Français')
  await tab.at('row').having('14 mars 2025').shown()
})
