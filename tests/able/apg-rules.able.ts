import { atCheckout, card, logIn } from '../journeys/support'
import { expect } from './able-test'
import { pattern } from './claims'

pattern(
  'A4 a change of the route moves the focus to its heading, a change of the page does not',
  async (page, claims) => {
    const { is, focus } = claims
    await logIn(page)
    await expect(page.getByRole('article').first()).toBeVisible()
    await page.getByRole('link', { name: 'Orders', exact: true }).click()
    await focus('orders', 'h1 Orders')
    await page.getByRole('link', { name: 'Products', exact: true }).click()
    await focus('products', 'h1 All products')
    await page.goBack()
    await focus('back', 'h1 Orders')
    await page.goForward()
    await expect(page.getByRole('article').first()).toBeVisible()
    const next = page.getByRole('navigation').getByRole('button', { name: 'Next' })
    await next.press('Enter')
    await is('the page is turned', () => Promise.resolve(new URL(page.url()).searchParams.get('page')), '2')
    await is('the focus stays', () => page.evaluate(() => document.activeElement?.tagName), 'BUTTON')
    await is(
      'how many are shown is told',
      async () => (await page.getByRole('status').allInnerTexts()).some((text) => /\d+.*\d+/.test(text)),
      true,
    )
  },
)

pattern('A6 the login works with managers of passwords', async (page, { is, has, focus }) => {
  await page.goto('/login/ACME')
  const email = page.getByLabel('Email')
  const password = page.getByRole('textbox', { name: 'Password' })
  await expect(email).toBeVisible()
  await has('the email is a user name', email, 'autocomplete', 'username')
  await has('and of the type email', email, 'type', 'email')
  await has('the password is the current one', password, 'autocomplete', 'current-password')
  await has('and hidden', password, 'type', 'password')
  const show = page.getByRole('button', { name: 'Show password' })
  await has('show is a toggle', show, 'aria-pressed', 'false')
  await show.focus()
  await page.keyboard.press('Space')
  await has('it says its state', show, 'aria-pressed', 'true')
  await has('and shows', page.locator('input[autocomplete="current-password"]'), 'type', 'text')
  await focus('the focus stays', 'button Show password')
  await is(
    'pasting is not prevented',
    async () => {
      await email.fill('pasted@acme.test')
      return email.inputValue()
    },
    'pasted@acme.test',
  )
})

pattern('A5 a form that is refused says what is wrong, where it is', async (page, { is, has }) => {
  await page.goto('/login/ACME')
  const email = page.getByLabel('Email')
  await expect(email).toBeVisible()
  await page.getByRole('button', { name: 'Log in', exact: true }).press('Enter')
  await has('the field is wrong', email, 'aria-invalid', 'true')
  await is(
    'and says why',
    async () => {
      const ids = (await email.getAttribute('aria-describedby')) ?? ''
      const texts = await Promise.all(
        ids
          .split(' ')
          .filter(Boolean)
          .map((id) => page.locator(`[id="${id}"]`).innerText()),
      )
      return texts.join(' ').includes('required')
    },
    true,
  )
  await is('the title says so', async () => (await page.title()).startsWith('Error: '), true)
  await is('the focus is led there', () => page.evaluate(() => document.activeElement !== document.body), true)
  await email.fill('a@b.test')
  await is('what is typed takes it back', async () => (await email.getAttribute('aria-invalid')) !== 'true', true)
})

pattern('A7 a busy button keeps the focus, and the result is told', async (page, { is }) => {
  await atCheckout(page)
  await page.context().request.post('/__mock/faults', {
    data: { path: '/api/orders/ACME', method: 'POST', delay: 1500 },
  })
  const complete = page.getByRole('button', { name: 'Complete order' })
  await complete.focus()
  await page.keyboard.press('Enter')
  await is(
    'it names its state',
    () =>
      page
        .getByText('Processing…')
        .count()
        .then((count) => count > 0),
    true,
  )
  await is('the focus is not lost', () => page.evaluate(() => document.activeElement !== document.body), true)
  await is(
    'the end is a screen of its own',
    () => page.getByRole('heading', { level: 1 }).evaluate((heading) => heading === document.activeElement),
    true,
  )
})

pattern('A10 chips of filters, one after the other', async (page, { is, focus }) => {
  await logIn(page)
  await expect(page.getByRole('article').first()).toBeVisible()
  await page.getByRole('button', { name: 'Tags', exact: true }).click()
  await expect(page.getByRole('listbox').getByRole('option').first()).toBeVisible()
  await page.keyboard.press('Enter')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Escape')
  const chips = page.getByRole('button', { name: /^Remove / })
  await is('each can be removed by its name', () => chips.count(), 2)
  const second = await chips.nth(1).getAttribute('aria-label')
  await chips.first().press('Enter')
  await focus('the next one has the focus', `button ${second}`)
  await page.keyboard.press('Enter')
  await is('none is left', () => chips.count(), 0)
  await focus('the filter has the focus', 'button Tags')
})

pattern('A16 a card has one link, and its buttons beside it', async (page, { is, has }) => {
  await logIn(page)
  const product = card(page, 'P-1001')
  await expect(product).toBeVisible()
  await is('one link', () => product.getByRole('link').count(), 1)
  await is('nothing to press in it', () => product.locator('a button, button a, button button').count(), 0)
  await is('it stands in the heading', () => product.getByRole('heading').getByRole('link').count(), 1)
  await has('the picture says nothing beside the name', product.locator('img').first(), 'alt', '')
  await is('the cart says its count', () => page.getByRole('button', { name: 'Cart, 0 items' }).count(), 1)
})

pattern('A18 stock is a word, not a colour', async (page, { is }) => {
  await logIn(page)
  await expect(page.getByRole('article').first()).toBeVisible()
  const cards = page.getByRole('article')
  const count = await cards.count()
  await is('each card says it', () => cards.filter({ hasText: /in stock|out of stock/i }).count(), count)
  await is(
    'the place in the menu is said',
    () => page.getByRole('link', { name: 'Products', exact: true }).getAttribute('aria-current'),
    'page',
  )
})

pattern('A23 loading is told, and its shapes are not read', async (page, { is }) => {
  await logIn(page)
  await expect(page.getByRole('article').first()).toBeVisible()
  // The answer comes when everything was looked at, however long that takes.
  let answer = () => {}
  const asked = new Promise<void>((tell) => {
    answer = tell
  })
  await page.route(/\/api\/products\/ACME\b/, async (route) => {
    await asked
    await route.continue()
  })
  await page.reload()
  await is(
    'the place is busy',
    () =>
      page
        .locator('main [aria-busy="true"]')
        .count()
        .then((found) => found > 0),
    true,
  )
  await is(
    'it is told',
    async () => (await page.locator('[data-told]').allInnerTexts()).some((text) => text.includes('Loading')),
    true,
  )
  await is(
    'where it is told is outside of what is busy',
    () => page.locator('[aria-busy="true"] [data-told]').count(),
    0,
  )
  await is('the shapes are not read', () => page.getByRole('article').count(), 0)
  answer()
  await expect(page.getByRole('article').first()).toBeVisible()
  await is('the place is not busy any more', () => page.locator('main [aria-busy="true"]').count(), 0)
})

pattern('toolbar: the tools of the list of products', async (page, { is, key }) => {
  await logIn(page)
  await expect(page.getByRole('article').first()).toBeVisible()
  const bar = page.getByRole('toolbar', { name: 'List tools' })
  await is('it has a name', () => bar.count(), 1)
  await is('one stop', () => bar.locator('button:not([tabindex="-1"]), select:not([tabindex="-1"])').count(), 1)
  await page.getByRole('button', { name: 'Search', exact: true }).focus()
  await key('Tab', 'button Next page')
  await key('ArrowRight', 'select Products per page')
  const size = await bar.getByRole('combobox').inputValue()
  await key('ArrowRight', 'button Cards')
  await is('the arrow chose nothing on its way', () => bar.getByRole('combobox').inputValue(), size)
  await key('End', 'button Rows')
  await key('ArrowRight', 'button Previous page')
  await key('ArrowLeft', 'button Rows')
  await key('Home', 'button Previous page')
  await key('Tab', 'a Carriage bolt M6 x 50')
  await key('Shift+Tab', 'button Previous page')
  await key('Shift+Tab', 'button Search')
})

pattern('table: rows of goods, and four stops to the first quantity', async (page, { is, focus }) => {
  await logIn(page)
  await expect(page.getByRole('article').first()).toBeVisible()
  await page.getByRole('button', { name: 'Rows', exact: true }).click()
  const rows = page.getByRole('table').locator('tbody tr')
  await expect(rows.first()).toBeVisible()
  await is(
    'each row has a head',
    async () => (await rows.getByRole('rowheader').count()) === (await rows.count()),
    true,
  )
  await page.getByRole('textbox', { name: 'Search part number or description' }).focus()
  for (let stop = 0; stop < 4; stop += 1) await page.keyboard.press('Tab')
  await focus('the fourth stop is the quantity', 'input Quantity of Carriage bolt M6 x 50')
})
