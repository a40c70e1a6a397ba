import { card, logIn } from '../journeys/support'
import { expect } from './able-test'
import { focused, pattern } from './claims'

pattern('A9 combobox and listbox: the tags', async (page, { is, has, focus }) => {
  await logIn(page)
  await expect(page.getByRole('article').first()).toBeVisible()
  const opener = page.getByRole('button', { name: 'Tags', exact: true })
  await has('the button says what it opens', opener, 'aria-haspopup', 'listbox')
  await opener.focus()
  await page.keyboard.press('Enter')
  const box = page.getByRole('combobox', { name: /tag/i })
  await is('the list opens', () => box.isVisible(), true)
  await has('expanded', box, 'aria-expanded', 'true')
  await has('autocomplete', box, 'aria-autocomplete', 'list')
  const list = page.getByRole('listbox')
  await has('several', list, 'aria-multiselectable', 'true')
  await is(
    'controls the list',
    async () => (await box.getAttribute('aria-controls')) === (await list.getAttribute('id')),
    true,
  )
  const active = async () => {
    const id = await box.getAttribute('aria-activedescendant')
    return id === null ? null : page.locator(`[id="${id}"]`).getAttribute('aria-posinset')
  }
  await is('the first is active', active, '1')
  const total = (await list.getByRole('option').first().getAttribute('aria-setsize')) ?? ''
  for (const [key, wanted] of [
    ['ArrowDown', '2'],
    ['ArrowDown', '3'],
    ['ArrowUp', '2'],
    ['End', total],
    ['ArrowDown', '1'],
    ['ArrowUp', total],
    ['Home', '1'],
  ] as const) {
    await page.keyboard.press(key)
    await is(key, active, wanted)
  }
  const first = list.getByRole('option').first()
  await has('not chosen', first, 'aria-selected', 'false')
  await page.keyboard.press('Enter')
  await has('Enter chooses', first, 'aria-selected', 'true')
  await page.keyboard.press('Enter')
  await has('Enter again lets go', first, 'aria-selected', 'false')
  await page.keyboard.type('zzzz')
  await has('nothing fits', box, 'aria-expanded', 'false')
  await is(
    'which is told',
    () =>
      page
        .getByRole('dialog')
        .getByRole('status')
        .innerText()
        .then((text) => text.length > 0),
    true,
  )
  await page.keyboard.press('Escape')
  await is('Escape closes it', () => page.getByRole('combobox', { name: /tag/i }).count(), 0)
  await focus('the focus goes back', 'button Tags')
})

pattern('A14 tabs: the orders', async (page, { is, has, key }) => {
  await logIn(page)
  await expect(page).toHaveURL(/products/)
  await page.goto('/orders')
  const tabs = page.getByRole('tab')
  await expect(tabs.nth(1)).toBeVisible()
  const names = (await tabs.allInnerTexts()).map((name) => name.trim())
  await is(
    'the list has a name',
    async () => ((await page.getByRole('tablist').getAttribute('aria-label')) ?? '').length > 0,
    true,
  )
  await has('the first is selected', tabs.first(), 'aria-selected', 'true')
  await has('the second is not', tabs.nth(1), 'aria-selected', 'false')
  const panel = page.getByRole('tabpanel')
  await is(
    'the panel belongs to the tab',
    async () => (await panel.getAttribute('aria-labelledby')) === (await tabs.first().getAttribute('id')),
    true,
  )
  await is(
    'the tab controls the panel',
    async () => (await tabs.first().getAttribute('aria-controls')) === (await panel.getAttribute('id')),
    true,
  )
  await is('one stop', () => page.locator('[role=tablist][tabindex="0"], [role=tab][tabindex="0"]').count(), 1)
  await tabs.first().focus()
  await key('ArrowRight', `tab ${names[1]}`)
  await has('it follows the focus', tabs.nth(1), 'aria-selected', 'true')
  await has('and the other lets go', tabs.first(), 'aria-selected', 'false')
  await key('ArrowRight', `tab ${names.length > 2 ? names[2] : names[0]}`)
  await key('Home', `tab ${names[0]}`)
  await key('End', `tab ${names.at(-1)}`)
  await key('ArrowRight', `tab ${names[0]}`)
  await key('ArrowLeft', `tab ${names.at(-1)}`)
})

pattern('A14 accordion: products that go with another', async (page, { is, has, focus }) => {
  await logIn(page)
  await expect(page).toHaveURL(/products/)
  await page.goto('/products/1014')
  const complementary = page.getByRole('button', { name: /^Complementary/ })
  const related = page.getByRole('button', { name: /^Related/ })
  await expect(complementary).toBeVisible()
  await is('in a heading', () => complementary.evaluate((button) => button.parentElement?.tagName ?? ''), 'H2')
  await complementary.focus()
  await has('closed', complementary, 'aria-expanded', 'false')
  await page.keyboard.press('Enter')
  await has('Enter opens it', complementary, 'aria-expanded', 'true')
  await has('one at a time', related, 'aria-expanded', 'false')
  const region = page.getByRole('region', { name: /^Complementary/ })
  await is('its body is a region with its name', () => region.count(), 1)
  await is(
    'it controls the body',
    async () => (await complementary.getAttribute('aria-controls')) === (await region.getAttribute('id')),
    true,
  )
  await page.keyboard.press('Space')
  await has('Space closes it', complementary, 'aria-expanded', 'false')
  await focus('the focus stays', await complementary.evaluate((button) => `button ${button.textContent?.trim()}`))
  await page.keyboard.press('ArrowUp')
  await is('ArrowUp goes to the other', () => related.evaluate((button) => button === document.activeElement), true)
  await page.keyboard.press('End')
  await is('End goes to the last', () => complementary.evaluate((button) => button === document.activeElement), true)
  await page.keyboard.press('Home')
  await is('Home goes to the first', () => related.evaluate((button) => button === document.activeElement), true)
})

pattern('A15 toast: a notice in the corner', async (page, { is }) => {
  await logIn(page)
  await card(page, 'P-1001')
    .getByRole('button', { name: /^More of/ })
    .click()
  await page.goto('/cart')
  await expect(page.getByRole('button', { name: 'Save as draft' })).toBeVisible()
  const region = page.getByRole('region', { name: 'Notices' })
  await is('its place is there before it', () => region.getByRole('status').count(), 1)
  await is('and empty', () => region.getByRole('status').innerText(), '')
  await page.getByRole('button', { name: 'Save as draft' }).press('Enter')
  const close = region.getByRole('button', { name: 'Close notice' })
  await is('it is told', () => close.count(), 1)
  await is(
    'the focus is not taken',
    async () => !(await region.evaluate((box) => box.contains(document.activeElement))),
    true,
  )
  await close.focus()
  await page.keyboard.press('Escape')
  await is('Escape closes it', () => close.count(), 0)
  await is('the focus is not lost', () => page.evaluate(() => document.activeElement !== document.body), true)
})

pattern('breadcrumb: where a category stands', async (page, { is, has }) => {
  await logIn(page)
  await expect(page).toHaveURL(/products/)
  await page.goto('/category/11')
  const trail = page.getByRole('navigation', { name: 'Breadcrumb' })
  await expect(trail.getByRole('listitem').nth(1)).toBeVisible()
  await is('it is a landmark with a name', () => trail.count(), 1)
  await is('it is a list in order', () => trail.locator('ol').count(), 1)
  await is('one step is the page', () => trail.locator('[aria-current]').count(), 1)
  await has('and says so', trail.locator('[aria-current]'), 'aria-current', 'page')
  await is('it is the last', () => trail.getByRole('listitem').last().locator('[aria-current=page]').count(), 1)
  await is('it is no link', () => trail.locator('a[aria-current]').count(), 0)
  await is('arrows are not read', () => trail.locator('svg:not([aria-hidden=true])').count(), 0)
})

pattern('A14 menu: the account', async (page, { is, has, focus, key }) => {
  await logIn(page)
  // The heading of the first screen has had the focus.
  await expect(page.getByRole('article').first()).toBeVisible()
  const opener = page.getByRole('button', { name: /^Account of/ })
  await expect(opener).toBeVisible()
  const name = `button ${await opener.getAttribute('aria-label')}`
  await has('it says what it opens', opener, 'aria-haspopup', 'menu')
  await has('closed', opener, 'aria-expanded', 'false')
  await opener.focus()
  await page.keyboard.press('Enter')
  await has('open', page.locator('[aria-haspopup=menu]').first(), 'aria-expanded', 'true')
  const items = page.getByRole('menuitem')
  const names = (await items.allInnerTexts()).map((text) => text.trim())
  const item = (at: number) => `menuitem ${names.at(at)}`
  await focus('the first item has the focus', item(0))
  await key('ArrowDown', item(1))
  await key('ArrowUp', item(0))
  await key('End', item(-1))
  await key('Home', item(0))
  await key('ArrowUp', item(-1))
  await key('ArrowDown', item(0))
  await key('l', `menuitem ${names.find((one) => one.toLowerCase().startsWith('l'))}`)
  await page.keyboard.press('Escape')
  await is('Escape closes it', () => page.getByRole('menu').count(), 0)
  await focus('the focus goes back', name)
  await page.keyboard.press('ArrowDown')
  await focus('ArrowDown opens it', item(0))
  await page.keyboard.press('Tab')
  await is('Tab leaves it', () => page.getByRole('menu').count(), 0)
  await is('Tab leads on from its button', async () => !['nothing', name].includes(await focused(page)), true)
})

pattern('A17 pager: pages of products', async (page, { is, has, focus }) => {
  await logIn(page)
  const pager = page.getByRole('navigation', { name: /page/i }).last()
  await expect(pager).toBeVisible()
  await is('a landmark', () => pager.count(), 1)
  const previous = pager.getByRole('button', { name: 'Previous' })
  const next = pager.getByRole('button', { name: 'Next' })
  await has('no page before the first', previous, 'aria-disabled', 'true')
  await has('one after it', next, 'aria-disabled', null)
  await is('which page it is', () => pager.getByText(/Page 1 of \d+/).count(), 1)
  await next.focus()
  await page.keyboard.press('Enter')
  await is(
    'Enter turns it',
    () =>
      page
        .getByText(/Page 2 of \d+/)
        .count()
        .then((count) => count > 0),
    true,
  )
  await focus('the focus stays', await next.evaluate((button) => `button ${button.getAttribute('aria-label')}`))
  await has('back is possible now', previous, 'aria-disabled', null)
})
