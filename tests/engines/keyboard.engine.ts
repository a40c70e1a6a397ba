import { cartHolds, expect, tabTo, test } from './support'
import { keys } from './tab'

test('A5 A13 A22 keys alone: login, an article, the cart, the order', async ({ tab }) => {
  await tab.goTo('/login/ACME')
  await tab.at('textbox', 'Email').shown()
  await tabTo(tab, 'textbox', 'Email')
  await tab.type('buyer@acme.test')
  await tabTo(tab, 'textbox', 'Password')
  await tab.type('Passw0rd!')
  await tab.press(keys.Enter)
  await tab.isAt('/products')
  await tab.at('article').shown()
  await tabTo(tab, 'button', /^More of/)
  await tab.press(keys.Enter)
  await cartHolds(tab, 1)

  await tab.reload()
  await cartHolds(tab, 1)
  await tabTo(tab, 'button', /^Cart,/, 'back')
  await tab.press(keys.Space)
  await tab.at('dialog').shown()
  for (let turn = 0; turn < 12; turn += 1) {
    await tab.press(keys.Tab)
    expect(await tab.run(() => document.activeElement?.closest('[role="dialog"]') !== null)).toBe(true)
  }
  await tab.press(keys.Escape)
  await tab.at('dialog').gone()
  await tab.says('The focus on the cart', tab.at('button', /^Cart,/).isFocused, true)

  await tab.press(keys.Enter)
  await tabTo(tab, 'button', 'Checkout')
  await tab.press(keys.Enter)
  await tab.isAt('/checkout')
  await tab.text('C-1001').shown()
  await tabTo(tab, 'button', 'Complete order')
  await tab.press(keys.Enter)
  await tab.isAt('/order-success')
})
