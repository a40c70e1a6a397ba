// What a buyer does that `npm run bench -- --only gestures` times: each with how the portal is opened with little data and with much, what comes
// before it and what takes it back.
import { choose, click, jump, press, toTop } from './gesture-timing.mjs'

/** A busy machine is slow, not wrong; in ms. */
export const patience = 120_000

const button = (name) => (page) => page.getByRole('button', { name }).first()
const escape = (page) => page.keyboard.press('Escape')
/** A gesture: what is done before it, the gesture, and what takes it back. */
const gesture = (name, act, { before, after } = {}) => ({ name, act, before, after })
const opens = (name, find, isThere) =>
  gesture(
    name,
    async (page) => {
      const took = await click(find)(page)
      await isThere(page).first().waitFor()
      return took
    },
    { after: escape },
  )
const types = (name, find, { enter: enterFirst, leave } = {}) =>
  gesture(name, (page) => press('e')(page), {
    before: async (page) => {
      await enterFirst?.(page)
      await find(page).click()
    },
    after: async (page) => {
      await page.keyboard.press('Backspace')
      await leave?.(page)
    },
  })

const soldOf = (page, count) =>
  page.evaluate(async (wanted) => {
    const headers = { authorization: `Bearer ${localStorage.getItem('authToken')}` }
    const sold = []
    for (let at = 1; sold.length < wanted && at < 60; at += 1) {
      const { data } = await (await fetch(`/api/products/ACME?page=${at}&per_page=48&lang=en`, { headers })).json()
      if (data.length === 0) break
      sold.push(...data.filter(({ selling_price, max_order_qty }) => selling_price > 0 && max_order_qty === undefined))
    }
    return sold.slice(0, wanted)
  }, count)
const fillCart = (count) => async (page) => {
  const lines = (await soldOf(page, count)).map((product) => ({
    product,
    quantity: Math.max(2, Number(product.min_order_qty ?? 0)),
    comment: '',
    tag1: null,
    tag2: null,
  }))
  if (lines.length < count) throw new Error(`ACME sells ${lines.length} plain products, not ${count}.`)
  await page.evaluate((cart) => localStorage.setItem('cart', cart), JSON.stringify({ tenantCode: 'ACME', lines }))
  await page.goto('/cart')
  await page.getByRole('spinbutton').first().waitFor()
  return lines.length
}
const fillPad = (count) => async (page) => {
  const text = (await soldOf(page, count)).map(({ part_number }) => `${part_number}\t20`).join('\n')
  await page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'Order pad' }).click()
  await page.getByLabel('Part number, row 1', { exact: true }).waitFor()
  await page.evaluate((pasted) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/plain', pasted)
    document.body.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  }, text)
  await page.getByText(/^Checked: /).waitFor()
  return text.split('\n').length
}
const at = (address, isThere) => async (page) => {
  await page.goto(address)
  await isThere(page).first().waitFor()
  return null
}
const pageSize = (page) => page.getByRole('combobox', { name: 'Products per page' }).first()
const language = (page) => page.locator('header select').first()
const jumpBox = (page) => page.getByRole('combobox', { name: /^Part number or words/ })
const toJumpBox = async (page) => {
  await button(/^Find and add a part/)(page).click()
  await jumpBox(page).waitFor()
}
const article = (page) => page.getByRole('article')
const treeSearch = (page) => page.getByRole('textbox', { name: 'Search categories' })
const rowAt = (count) => `[data-index="${count - 1}"]`

const backTo12 = async (page) => {
  await pageSize(page).selectOption('12')
  await page.waitForTimeout(1000)
}

/** What is looked at with small and with large data; `open` answers how many there are, `null` where it does not matter. */
export const groups = [
  {
    what: 'cart of 1,000 lines',
    large: { scenario: 'fifty-thousand-products', open: fillCart(1000) },
    small: { scenario: 'demo', open: fillCart(20) },
    gestures: (count) => [
      gesture('plus', click(button(/^More of/))),
      types('letter in a comment', (page) => page.getByRole('textbox', { name: /comment/i }).first()),
      opens('question before removal', button(/^Remove /), (page) => page.getByRole('alertdialog')),
      gesture(
        'removal',
        click((page) => page.getByRole('alertdialog').getByRole('button', { name: 'Remove' })),
        {
          before: (page) => button(/^Remove /)(page).click(),
          after: async (page) => {
            await page.getByRole('button', { name: 'Undo', exact: true }).click()
            await page.waitForTimeout(300)
          },
        },
      ),
      types('letter in the search of the cart', (page) =>
        page.getByRole('searchbox', { name: 'Find in the cart' }).first(),
      ),
      opens('menu: share', button('Share'), (page) => page.getByRole('menuitem')),
      opens('cart panel', button(/^Cart, /), (page) => page.getByRole('dialog')),
      gesture(
        'cart panel, until its lines are there',
        click(button(/^Cart, /), { css: '[role=dialog] [role=spinbutton]', count: 4 }),
        { after: escape },
      ),
      gesture('jump to the end', (page) => jump(page, rowAt(count)), { after: toTop }),
    ],
  },
  {
    what: '5,000 categories',
    large: { scenario: 'five-thousand-categories', open: at('/products', article) },
    small: { scenario: 'demo', open: at('/products', article) },
    gestures: () => [
      gesture('plus on a card', click(button(/^More of/))),
      opens('account menu', button(/^Account of/), (page) => page.getByRole('menuitem')),
      gesture('first letter of the tree search', (page) => press('e')(page), {
        before: async (page) => {
          await button('Search categories')(page).click()
          await treeSearch(page).click()
        },
        after: (page) => button('Close category search')(page).click(),
      }),
    ],
  },
  {
    what: '50,000 products',
    large: { scenario: 'fifty-thousand-products', open: at('/products', article) },
    small: { scenario: 'demo', open: at('/products', article) },
    gestures: () => [
      gesture('page size 48', choose(pageSize, '48'), {
        before: (page) => page.evaluate(() => scrollTo(0, 0)),
        after: backTo12,
      }),
      gesture('page size 48, until all 48 are there', choose(pageSize, '48', { css: 'article', count: 48 }), {
        after: backTo12,
      }),
      gesture('language switch', choose(language, 'fr', { css: 'button[aria-label^="Panier"]', count: 1 }), {
        after: (page) => language(page).selectOption('en'),
      }),
      opens('dialog: find and add', button(/^Find and add a part/), jumpBox),
      types('letter in find and add', jumpBox, { enter: toJumpBox, leave: escape }),
      types('letter in the search for products', (page) =>
        page.getByRole('textbox', { name: 'Search part number or description' }),
      ),
    ],
  },
  {
    what: '2,000 tags',
    large: { scenario: 'two-thousand-tags', open: at('/products', article) },
    small: { scenario: 'demo', open: at('/products', article) },
    gestures: () => [
      opens('opening the tag box', button(/^Tags/), (page) => page.getByRole('listbox').getByRole('option')),
      types('letter in the tag box', (page) => page.getByRole('combobox', { name: 'Search tags' }), {
        enter: (page) => button(/^Tags/)(page).click(),
        leave: escape,
      }),
    ],
  },
  {
    what: '5,000 orders',
    large: { scenario: 'five-thousand-orders', open: at('/orders', (page) => page.getByRole('row').nth(1)) },
    small: { scenario: 'demo', open: at('/orders', (page) => page.getByRole('row').nth(1)) },
    gestures: () => [
      gesture(
        'sorting',
        click((page) => page.getByRole('columnheader').getByRole('button').first()),
      ),
      types('letter in the search of orders', (page) => page.getByRole('textbox', { name: 'Search orders' })),
      gesture('jump to the end', (page) => jump(page, 'tbody tr:nth-last-child(1)[data-index]'), { after: toTop }),
    ],
  },
  {
    what: 'order pad of 1,000 rows',
    large: { scenario: 'fifty-thousand-products', open: fillPad(1000) },
    small: { scenario: 'demo', open: fillPad(10) },
    gestures: () => [types('key in a quantity', (page) => page.getByLabel('Quantity, row 3', { exact: true }))],
  },
]

/** Signs in to a world of its own; answers the page. */
export const enter = async (browser, origin, { scenario }) => {
  const context = await browser.newContext({ baseURL: origin, locale: 'en-US', viewport: { width: 1280, height: 800 } })
  await context.addCookies([{ name: 'mock-world', value: `bench-${scenario}-${Date.now()}`, url: origin }])
  await context.request.post('/__mock/scenarios', { data: { name: scenario }, timeout: patience })
  const page = await context.newPage()
  page.setDefaultTimeout(patience)
  await page.goto('/login/ACME')
  await page.getByLabel('Email').fill('buyer@acme.test')
  await page.getByRole('textbox', { name: 'Password' }).fill('Passw0rd!')
  await page.getByRole('button', { name: 'Log in', exact: true }).click()
  await article(page).first().waitFor()
  return page
}
