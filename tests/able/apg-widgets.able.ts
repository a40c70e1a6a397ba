import { atCheckout, card, logIn } from '../journeys/support'
import { expect } from './able-test'
import { pattern } from './claims'

pattern('combobox: the box that finds and adds a part', async (page, { is, has, focus }) => {
  await logIn(page)
  await expect(page.getByRole('article').first()).toBeVisible()
  await page.keyboard.press('Control+k')
  const box = page.getByRole('combobox', { name: /^Part number or words/ })
  await is('the key opens it', () => box.isVisible(), true)
  await focus('the focus is in it', 'combobox Part number or words, then x and a quantity')
  await has('nothing is open yet', box, 'aria-expanded', 'false')
  await has('what it completes with', box, 'aria-autocomplete', 'list')
  const list = page.getByRole('listbox', { name: 'Products found' })
  await is('the list is not read while it is empty', () => list.count(), 0)
  await page.keyboard.type('bolt')
  await has('typing opens it', box, 'aria-expanded', 'true')
  await is('its list has a name', () => list.count(), 1)
  await is(
    'controls the list',
    async () => (await box.getAttribute('aria-controls')) === (await list.getAttribute('id')),
    true,
  )
  const options = list.getByRole('option')
  const active = async () => {
    const id = await box.getAttribute('aria-activedescendant')
    return options.evaluateAll((all, wanted) => all.findIndex((one) => one.id === wanted), id)
  }
  await is('the first is active', active, 0)
  await has('and selected', options.first(), 'aria-selected', 'true')
  const last = (await options.count()) - 1
  for (const [key, wanted] of [
    ['ArrowDown', 1],
    ['ArrowDown', 2],
    ['ArrowUp', 1],
  ] as const) {
    await page.keyboard.press(key)
    await is(key, active, wanted)
  }
  await is('one is selected', () => list.locator('[aria-selected="true"]').count(), 1)
  await is('there are several', () => Promise.resolve(last >= 2), true)
  await is('the text stays', () => box.inputValue(), 'bolt')
  await focus('the focus stays in the box', 'combobox Part number or words, then x and a quantity')
  await is(
    'how many were found is told',
    async () => /\d+ products? found/.test(await page.getByRole('dialog').getByRole('status').innerText()),
    true,
  )
  await page.keyboard.press('Escape')
  await is('Escape closes the list', () => list.count(), 0)
})

pattern('combobox: the same box on the desk', async (page, { is, has, focus }) => {
  await logIn(page)
  await expect(page).toHaveURL(/products/)
  await page.goto('/desk')
  const box = page.getByRole('combobox', { name: /^Part number or words/ })
  await expect(box).toBeVisible()
  await box.focus()
  await page.keyboard.type('bolt')
  await has('typing opens the list', box, 'aria-expanded', 'true')
  await page.keyboard.press('Escape')
  await has('Escape closes it', box, 'aria-expanded', 'false')
  await focus('the focus stays', 'combobox Part number or words, then x and a quantity')
  await page.keyboard.type('CB-120')
  await has('it opens again', box, 'aria-expanded', 'true')
  await page.keyboard.press('Enter')
  await is(
    'what Enter did is told',
    async () => (await page.getByRole('status').allInnerTexts()).some((text) => /CB-120 added/.test(text)),
    true,
  )
})

pattern('radio group: how the order is delivered', async (page, { is, focus }) => {
  await atCheckout(page)
  const group = page.getByRole('radiogroup', { name: 'Delivery method' })
  await is('it has a name', () => group.count(), 1)
  const radios = group.getByRole('radio')
  await is('each option has a name', () => group.getByRole('radio', { name: /Pick Up|Delivery/ }).count(), 2)
  const checked = () => radios.evaluateAll((all) => all.findIndex((one) => one.getAttribute('aria-checked') === 'true'))
  const at = () => radios.evaluateAll((all) => all.findIndex((one) => one === document.activeElement))
  await is('one is checked', checked, 0)
  await radios.first().focus()
  await is('one stop', () => group.locator('[role=radio][tabindex="0"]').count(), 1)
  for (const [key, wanted] of [
    ['ArrowDown', 1],
    ['ArrowDown', 0],
    ['ArrowUp', 1],
    ['ArrowLeft', 0],
    ['ArrowRight', 1],
  ] as const) {
    // A key that a person presses is down for a while; what it checks is checked then.
    await page.keyboard.press(key, { delay: 80 })
    await is(`${key} moves`, at, wanted)
    await is(`${key} checks`, checked, wanted)
  }
  await page.keyboard.press('Tab')
  await is('Tab leaves it', at, -1)
  await page.keyboard.press('Shift+Tab')
  await is('and comes back to the checked one', at, 1)
  await page.keyboard.press('Space')
  await is('Space leaves it checked', checked, 1)
  await focus(
    'the focus stays',
    await radios.nth(1).evaluate((radio) => `radio ${(radio as HTMLButtonElement).labels[0]?.textContent?.trim()}`),
  )
})

pattern('dialog: a guest is asked to log in', async (page, { is }) => {
  await page.goto('/browse/ACME')
  const opener = page.getByRole('article').first().getByRole('button')
  await expect(opener).toBeVisible()
  await opener.focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog')
  await is('Enter opens it', () => dialog.isVisible(), true)
  for (const part of ['aria-labelledby', 'aria-describedby'])
    await is(
      part,
      async () => {
        const id = await dialog.getAttribute(part)
        return (await page.locator(`[id="${id}"]`).innerText()).length > 0
      },
      true,
    )
  const inside = () => dialog.evaluate((box) => box.contains(document.activeElement))
  await is('the focus is in it', inside, true)
  const stops = await dialog.locator('a[href], button').count()
  for (let at = 0; at <= stops; at += 1) {
    await page.keyboard.press('Tab')
    await is(`Tab ${at + 1} stays in it`, inside, true)
  }
  await page.keyboard.press('Escape')
  await is('Escape closes it', () => dialog.count(), 0)
  await is('the focus goes back', () => opener.evaluate((button) => button === document.activeElement), true)
})

pattern('dialog: the drawer of categories on a phone', async (page, { is, has }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await logIn(page)
  const opener = page.getByRole('button', { name: /categories/i }).first()
  await expect(opener).toBeVisible()
  await has('it says what it opens', opener, 'aria-haspopup', 'dialog')
  await has('closed', opener, 'aria-expanded', 'false')
  await opener.focus()
  await page.keyboard.press('Enter')
  const drawer = page.getByRole('dialog', { name: 'Categories' })
  await is('it has a name', () => drawer.count(), 1)
  const inside = () => drawer.evaluate((box) => box.contains(document.activeElement))
  await is('the focus is in it', inside, true)
  await is('the tree is in it', () => drawer.getByRole('tree').count(), 1)
  await page.keyboard.press('Shift+Tab')
  await is('Shift+Tab stays in it', inside, true)
  await page.keyboard.press('Escape')
  await is('Escape closes it', () => drawer.count(), 0)
  await is('the focus goes back', () => opener.evaluate((button) => button === document.activeElement), true)
  await opener.press('Enter')
  await drawer.getByRole('treeitem').first().press('Enter')
  await is('a choice closes it', () => drawer.count(), 0)
  await is('the focus is not lost', () => page.evaluate(() => document.activeElement !== document.body), true)
})

pattern('disclosure: the search of the categories', async (page, { is, has, focus }) => {
  await logIn(page)
  await expect(page.getByRole('treeitem').nth(2)).toBeVisible()
  // The heading has had the focus, as after each change of the route.
  await expect(page.getByRole('article').first()).toBeVisible()
  const opener = page.getByRole('button', { name: 'Search categories' })
  await has('closed', opener, 'aria-expanded', 'false')
  await opener.focus()
  await page.keyboard.press('Space')
  await is('Space opens it, and it has the focus', () => page.evaluate(() => document.activeElement?.tagName), 'INPUT')
  const before = await page.getByRole('treeitem').count()
  await page.keyboard.type('bolt')
  await is('the tree is narrowed', async () => (await page.getByRole('treeitem').count()) < before, true)
  await is(
    'how many fit is told',
    async () => (await page.getByRole('status').allInnerTexts()).some((text) => /\d+ result/.test(text)),
    true,
  )
  await is('the ancestors stay', () => page.locator('[role=treeitem][aria-level="1"]').count().then(Boolean), true)
  await page
    .getByRole('button', { name: /^Close/ })
    .first()
    .press('Enter')
  await has('closed again', opener, 'aria-expanded', 'false')
  await focus('the focus stays', 'button Search categories')
  await is('the tree is whole', () => page.getByRole('treeitem').count(), before)
})

pattern('table: the cart', async (page, { is, has }) => {
  await logIn(page)
  for (const part of ['P-1001', 'P-MIN6MAX20'])
    await card(page, part)
      .getByRole('button', { name: /^More of/ })
      .click()
  await page.goto('/cart')
  const table = page.getByRole('table', { name: 'Cart' })
  await expect(table).toBeVisible()
  await is('it has a name', () => table.count(), 1)
  await is('each column has a head', () => table.getByRole('columnheader').count(), 7)
  await is(
    'no head is empty',
    async () => (await table.getByRole('columnheader').allTextContents()).every((text) => text.trim() !== ''),
    true,
  )
  await is('each line has a head', () => table.locator('tbody').getByRole('rowheader').count(), 2)
  await is('so has the total', () => table.locator('tfoot').getByRole('rowheader').count(), 1)
  await has('how many rows there are', table, 'aria-rowcount', '4')
  await is(
    'each row says which it is',
    () =>
      table
        .locator('tbody [aria-rowindex]')
        .evaluateAll((rows) => rows.map((row) => row.getAttribute('aria-rowindex'))),
    ['2', '3'],
  )
})

pattern('table: the orders, sorted', async (page, { is, has, focus }) => {
  await logIn(page)
  await expect(page).toHaveURL(/products/)
  await page.goto('/orders')
  const table = page.getByRole('table', { name: 'Orders' })
  await expect(table).toBeVisible()
  const heads = table.getByRole('columnheader')
  await is('each column has a head', () => heads.count(), 5)
  await is(
    'each row has a head',
    async () => {
      const rows = await table.locator('tbody tr').count()
      return rows > 0 && (await table.locator('tbody').getByRole('rowheader').count()) === rows
    },
    true,
  )
  await is('nothing is sorted yet', () => table.locator('[aria-sort]').count(), 0)
  const total = heads.filter({ hasText: 'Total' })
  const press = total.getByRole('button')
  await press.focus()
  await page.keyboard.press('Enter')
  await has('Enter sorts up', total, 'aria-sort', 'ascending')
  await focus('the focus stays', 'button Total')
  await page.keyboard.press('Space')
  await has('Space sorts down', total, 'aria-sort', 'descending')
  await is('one column is sorted', () => table.locator('[aria-sort]').count(), 1)
  await page.keyboard.press('Enter')
  await has('and lets go', total, 'aria-sort', null)
})

pattern('A17 pager: at both ends', async (page, { is, has, focus }) => {
  await logIn(page)
  const pager = page.getByRole('navigation', { name: /page/i }).last()
  await expect(pager).toBeVisible()
  const button = (name: string) => pager.getByRole('button', { name, exact: true })
  const [first, previous, next, last] = [button('First'), button('Previous'), button('Next'), button('Last')]
  await has('no first before the first', first, 'aria-disabled', 'true')
  await has('no previous before it', previous, 'aria-disabled', 'true')
  await has('a last', last, 'aria-disabled', null)
  await last.focus()
  await page.keyboard.press('Enter')
  await has('Enter leads to it', last, 'aria-disabled', 'true')
  await has('nothing is next', next, 'aria-disabled', 'true')
  await has('something is before', previous, 'aria-disabled', null)
  await focus('the focus stays, though it leads no further', 'button Last')
  const { searchParams } = new URL(page.url())
  await page.keyboard.press('Enter')
  await is('pressed again nothing happens', () => Promise.resolve(new URL(page.url()).search), `?${searchParams}`)
  await first.focus()
  await page.keyboard.press('Space')
  await has('Space leads back', first, 'aria-disabled', 'true')
})

pattern('A2 landmarks: what the page is made of', async (page, { is, has }) => {
  await logIn(page)
  await expect(page.getByRole('article').first()).toBeVisible()
  await page.reload()
  await expect(page.getByRole('article').first()).toBeVisible()
  await is('one banner', () => page.getByRole('banner').count(), 1)
  await is('one main', () => page.getByRole('main').count(), 1)
  await is('the menu has a name', () => page.getByRole('navigation', { name: 'Main menu' }).count(), 1)
  await is('one heading of the first level', () => page.getByRole('heading', { level: 1 }).count(), 1)
  await is(
    'no level is left out',
    () =>
      page.getByRole('heading').evaluateAll((all) => {
        const levels = all.map((one) => Number(one.tagName.slice(1)))
        return levels.every((level, at) => at === 0 || level <= (levels[at - 1] ?? 1) + 1)
      }),
    true,
  )
  const skip = page.locator('a[href], button, input, select, textarea, [tabindex="0"]').first()
  await has('the first stop of the document leads past the header', skip, 'class', 'skip-link')
  await skip.focus()
  await page.keyboard.press('Enter')
  await is('to the content', () => page.evaluate(() => document.activeElement?.closest('main') !== null), true)
})
