import { card, expect, logIn, test } from './support'

test('A13 a quantity of 0 that is left asks; Cancel and Escape lead back to it, not to the stop before it', async ({
  page,
}) => {
  await logIn(page)
  await card(page, 'P-1001').getByRole('spinbutton').fill('4')
  for (const place of ['/products', '/cart']) {
    await page.keyboard.press('Enter')
    await page.goto(place)
    const quantity = page.getByRole('spinbutton', { name: 'Quantity of Carriage bolt M6 x 50' })
    const question = page.getByRole('alertdialog')
    for (const [leave, answer] of [
      ['Tab', 'Escape'],
      ['Shift+Tab', 'Enter'],
    ] as const) {
      await quantity.focus()
      // Where the focus was before this is what it must not come back to.
      await page.keyboard.press('Shift+Tab')
      await page.keyboard.press('Tab')
      await expect(quantity).toBeFocused()
      await page.keyboard.type('0')
      await page.keyboard.press(leave)
      await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused()
      await page.keyboard.press(answer)
      await expect(question).toHaveCount(0)
      await expect(quantity, place).toBeFocused()
    }
  }
})

test('what lies over a screen goes with it: the browser leads back, and nothing of the former screen stays', async ({
  page,
}) => {
  await logIn(page)
  await card(page, 'P-1001').getByRole('spinbutton').fill('4')
  const to = (name: string) => page.getByRole('navigation').getByRole('link', { name, exact: true }).first().click()
  const heading = page.getByRole('heading', { level: 1 })
  const back = async (name: string) => {
    await page.goBack()
    await expect(heading).toHaveText(name)
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(heading).toBeFocused()
  }
  await to('About us')
  await to('Products')
  await page
    .getByRole('button', { name: /^Add .* to a list$/ })
    .first()
    .click()
  await expect(page.getByRole('dialog', { name: 'Add to which list?' })).toBeVisible()
  await back('About us')
  // A question that nobody sees the reason of any more is not answered by mistake.
  for (const [name, question] of [
    [/^Remove Carriage bolt/, 'Remove Product?'],
    ['Cancel order', 'Cancel order?'],
  ] as const) {
    await page.getByRole('link', { name: 'Go to the cart' }).press('Enter')
    await page.getByRole('main').getByRole('button', { name }).click()
    await expect(page.getByRole('alertdialog', { name: question })).toBeVisible()
    await back('About us')
    await expect(page.getByRole('alertdialog')).toHaveCount(0)
  }

  await page.setViewportSize({ width: 390, height: 844 })
  const menu = page.getByRole('dialog', { name: 'Menu' })
  const openMenu = () => page.getByRole('button', { name: 'Open menu' }).click()
  await openMenu()
  await menu.getByRole('link', { name: 'Orders', exact: true }).click()
  await expect(heading).toHaveText('Orders')
  await openMenu()
  await expect(menu).toBeVisible()
  await back('About us')
  // Forth again: it was left, and is not open any more.
  await page.goForward()
  await expect(heading).toHaveText('Orders')
  await expect(menu).toHaveCount(0)

  // Its code is there the second time, and it opens in the very moment in which the menu shuts.
  for (const way of ['first', 'again']) {
    await openMenu()
    await menu.getByRole('button', { name: 'Report a problem' }).click()
    await expect(page.getByRole('dialog', { name: 'Report a problem' })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('button', { name: 'Open menu' }), way).toBeFocused()
  }
  await openMenu()
  await menu.getByRole('button', { name: 'Report a problem' }).click()
  await expect(page.getByRole('dialog', { name: 'Report a problem' })).toBeVisible()
  await back('About us')
})
