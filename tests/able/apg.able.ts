import { card, logIn } from '../journeys/support'
import { expect } from './able-test'
import { pattern } from './claims'

const atProducts = async (page: Parameters<typeof logIn>[0]) => {
  await logIn(page)
  await expect(page.getByRole('article').first()).toBeVisible()
}

pattern('A8 tree: the categories', async (page, { is, has, key, focus }) => {
  await atProducts(page)
  const tree = page.getByRole('tree', { name: 'Categories' })
  const items = tree.getByRole('treeitem')
  await expect(items.nth(2)).toBeVisible()
  const names = (await items.allInnerTexts()).map((name) => name.trim())
  const item = (at: number) => items.nth(at)
  const name = (at: number) => `treeitem ${names[at]}`
  await is('one stop', () => tree.locator('[tabindex="0"]').count(), 1)
  await has('level of the first', item(0), 'aria-level', '1')
  await has('position of the second', item(1), 'aria-posinset', '2')
  await has('size of the set', item(1), 'aria-setsize', String(names.length))
  await item(0).focus()
  await key('ArrowDown', name(1))
  await key('ArrowUp', name(0))
  await key('ArrowUp', name(0))
  await key('End', name(names.length - 1))
  await key('ArrowDown', name(names.length - 1))
  await key('Home', name(0))
  const parents = await items.evaluateAll((rows) => rows.findIndex((row) => row.getAttribute('aria-expanded') !== null))
  await item(parents).focus()
  await has('a branch is closed', item(parents), 'aria-expanded', 'false')
  await page.keyboard.press('ArrowRight')
  await has('ArrowRight opens it', item(parents), 'aria-expanded', 'true')
  await focus('and stays', name(parents))
  await has('its child is one level deeper', item(parents + 1), 'aria-level', '2')
  await page.keyboard.press('ArrowRight')
  await is(
    'ArrowRight goes to the child',
    () => item(parents + 1).evaluate((row) => row === document.activeElement),
    true,
  )
  await key('ArrowLeft', name(parents))
  await page.keyboard.press('ArrowLeft')
  await has('ArrowLeft closes it', item(parents), 'aria-expanded', 'false')
  await page.keyboard.press('Home')
  const last = names.at(-1) ?? ''
  const first = names.findIndex((one, at) => at > 0 && one[0]?.toLowerCase() === last[0]?.toLowerCase())
  await key(last[0]?.toLowerCase() ?? '', name(first))
  await page.keyboard.press('Home')
  await page.keyboard.press('Enter')
  await is('Enter chooses', () => Promise.resolve(new URL(page.url()).searchParams.has('category')), true)
  await has('the chosen one is selected', item(0), 'aria-selected', 'true')
  await has('and current', item(0), 'aria-current', 'true')
  await has('another is not', item(1), 'aria-selected', 'false')
  await is('one stop still', () => tree.locator('[tabindex="0"]').count(), 1)
})

pattern('A11 spin button: the quantity of a product', async (page, { is, has, key, focus }) => {
  await atProducts(page)
  const product = card(page, 'P-MIN6MAX20')
  const field = product.getByRole('spinbutton')
  const name = (await field.getAttribute('aria-label')) ?? ''
  await is('it is named with the product', () => Promise.resolve(/Hex bolt M8/.test(name)), true)
  await is(
    'minus is named with the product',
    () => product.getByRole('button', { name: /^Less of Hex bolt M8/ }).count(),
    1,
  )
  await is(
    'plus is named with the product',
    () => product.getByRole('button', { name: /^More of Hex bolt M8/ }).count(),
    1,
  )
  await has('its value', field, 'aria-valuenow', '0')
  await has('its least', field, 'aria-valuemin', '0')
  await has('its most', field, 'aria-valuemax', '20')
  await field.focus()
  const value = async (pressed: string, wanted: string) => {
    await page.keyboard.press(pressed)
    await has(pressed, field, 'aria-valuenow', wanted)
    await is(`${pressed} shows`, () => field.inputValue(), wanted)
  }
  await value('ArrowUp', '6')
  await value('ArrowUp', '7')
  await value('ArrowDown', '6')
  await value('PageUp', '7')
  await value('PageDown', '6')
  await value('End', '20')
  await value('Home', '6')
  await focus('the focus stays', `spinbutton ${name}`)
  await page.keyboard.type('12')
  await has('what is typed counts only when it is done', field, 'aria-valuenow', '6')
  await page.keyboard.press('Escape')
  await is('Escape gives it up', () => field.inputValue(), '6')
  await field.fill('9')
  await value('Enter', '9')
  await field.fill('9999')
  await page.keyboard.press('Enter')
  await is(
    'what is refused says why',
    () =>
      page
        .getByText(/maximum/i)
        .first()
        .isVisible(),
    true,
  )
  await page.keyboard.press('ArrowDown')
  await key(
    'Shift+Tab',
    await (async () => {
      await page.keyboard.press('Tab')
      return `spinbutton ${name}`
    })(),
  )
})

pattern('A13 dialog: the cart panel', async (page, { is, has, focus }) => {
  await atProducts(page)
  await card(page, 'P-1001')
    .getByRole('button', { name: /^More of/ })
    .click()
  const opener = page.getByRole('button', { name: 'Cart, 1 item' })
  await opener.focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog')
  await is('Enter opens it', () => dialog.isVisible(), true)
  await is(
    'it has a name',
    async () => {
      const id = await dialog.getAttribute('aria-labelledby')
      return (await page.locator(`[id="${id}"]`).innerText()).length > 0
    },
    true,
  )
  const inside = () => dialog.evaluate((box) => box.contains(document.activeElement))
  await is('the focus is in it', inside, true)
  await is(
    'what is behind is hidden',
    () =>
      page
        .locator('#root, body > div')
        .first()
        .evaluate(
          (root) =>
            root.closest('[aria-hidden="true"], [inert]') !== null ||
            document.querySelector('[aria-hidden="true"] main, [inert] main') !== null,
        ),
    true,
  )
  const stops = await dialog.locator('a[href], button:not([disabled]), input, select, textarea').count()
  for (let at = 0; at <= stops + 1; at += 1) {
    await page.keyboard.press('Tab')
    await is(`Tab ${at + 1} stays in it`, inside, true)
  }
  for (let at = 0; at <= 2; at += 1) {
    await page.keyboard.press('Shift+Tab')
    await is(`Shift+Tab ${at + 1} stays in it`, inside, true)
  }
  await page.keyboard.press('Escape')
  await is('Escape closes it', () => dialog.count(), 0)
  await focus('the focus goes back', 'button Cart, 1 item')
  await page.keyboard.press('Space')
  await is('Space opens it', () => dialog.isVisible(), true)
  await dialog.getByRole('button', { name: 'Close', exact: true }).press('Enter')
  await is('its button closes it', () => dialog.count(), 0)
  await focus('the focus goes back again', 'button Cart, 1 item')
  await has('the opener says what it opens', opener, 'aria-haspopup', 'dialog')
})

pattern('A12 alert dialog: a product is removed', async (page, { is, focus, key }) => {
  await atProducts(page)
  await card(page, 'P-1001')
    .getByRole('button', { name: /^More of/ })
    .click()
  await page.goto('/cart')
  const remove = page.getByRole('button', { name: /^Remove / })
  await remove.focus()
  const opener = `button ${await remove.getAttribute('aria-label')}`
  await page.keyboard.press('Enter')
  const question = page.getByRole('alertdialog')
  await is('it is asked', () => question.isVisible(), true)
  for (const part of ['aria-labelledby', 'aria-describedby'])
    await is(
      part,
      async () => {
        const id = await question.getAttribute(part)
        return (await page.locator(`[id="${id}"]`).innerText()).length > 0
      },
      true,
    )
  await focus('the safe answer has the focus', 'button Cancel')
  await page.keyboard.press('Tab')
  const inside = () => question.evaluate((box) => box.contains(document.activeElement))
  await is('Tab stays', inside, true)
  await page.keyboard.press('Tab')
  await is('Tab goes round', inside, true)
  await page.mouse.click(5, 5)
  await is('a press beside it leaves the focus in it', inside, true)
  await is('and answers nothing', () => question.count(), 1)
  await page.keyboard.press('Escape')
  await is('Escape is the safe answer', () => question.count(), 0)
  await focus('the focus goes back', opener)
  await is('nothing is removed', () => page.getByRole('button', { name: /^Remove / }).count(), 1)
  await page.keyboard.press('Enter')
  await focus('safe again', 'button Cancel')
  await key('Enter', opener)
  await is('Enter on it removes nothing', () => page.getByRole('button', { name: /^Remove / }).count(), 1)
  await page.keyboard.press('Enter')
  await question.getByRole('button').last().focus()
  await page.keyboard.press('Enter')
  await is('the other answer does it', () => page.getByRole('button', { name: /^Remove / }).count(), 0)
  await is(
    'the focus is not lost',
    async () => await page.evaluate(() => document.activeElement === document.body),
    false,
  )
})
