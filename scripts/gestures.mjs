// What a buyer does that `npm run bench -- --only gestures` times: each with how the portal is opened with little data and with much, what comes
// before it and what takes it back.
/** A busy machine is slow, not wrong; in ms. */
export const patience = 120_000

/** In the page: how long the next event of a kind takes until what it changes is painted, in ms. */
const watch = (kind) => {
  globalThis.tookNow = new Promise((resolve) =>
    addEventListener(
      kind,
      ({ timeStamp }) =>
        requestAnimationFrame(() => {
          const channel = new MessageChannel()
          channel.port1.addEventListener('message', () => resolve(performance.now() - timeStamp), { once: true })
          channel.port1.start()
          channel.port2.postMessage(null)
        }),
      { capture: true, once: true },
    ),
  )
}
const taken = async (page, kind, act) => {
  await page.evaluate(watch, kind)
  await act()
  return page.evaluate(() => globalThis.tookNow)
}
/** To the end of the page, until a row is there and painted. */
const jump = (page, last) =>
  page.evaluate(async (row) => {
    const began = performance.now()
    scrollTo(0, document.documentElement.scrollHeight)
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))
    do {
      await frame()
      if (performance.now() - began > 20_000) throw new Error(`${row} does not come.`)
    } while (document.querySelector(row) === null)
    return performance.now() - began
  }, last)
const toTop = async (page) => {
  await page.evaluate(() => scrollTo(0, 0))
  await page.waitForTimeout(300)
}

const click = (find) => (page) => taken(page, 'click', () => find(page).click())
const press = (key) => (page) => taken(page, 'keydown', () => page.keyboard.press(key))
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
      sold.push(
        ...data.filter(({ selling_price, min_order_qty }) => selling_price > 0 && Number(min_order_qty ?? 1) <= 2),
      )
    }
    return sold.slice(0, wanted)
  }, count)
const fillCart = (count) => async (page) => {
  const lines = (await soldOf(page, count)).map((product) => ({
    product,
    quantity: 2,
    comment: '',
    tag1: null,
    tag2: null,
  }))
  await page.evaluate((cart) => localStorage.setItem('cart', cart), JSON.stringify({ tenantCode: 'ACME', lines }))
  await page.goto('/cart')
  await page.getByRole('spinbutton').first().waitFor()
  return lines.length
}
const fillPad = (count) => async (page) => {
  const text = (await soldOf(page, count)).map(({ part_number }) => `${part_number}\t2`).join('\n')
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
const article = (page) => page.getByRole('article')
const treeSearch = (page) => page.getByRole('textbox', { name: 'Search categories' })
const rowAt = (count) => `[data-index="${count - 1}"]`

/** What is looked at with small and with large data; `open` answers how many there are, `null` where it does not matter. */
export const groups = [
  {
    what: 'cart of 900 lines',
    large: { scenario: 'thousand-products', open: fillCart(900) },
    small: { scenario: 'demo', open: fillCart(10) },
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
      opens('cart panel', button(/^Cart, /), (page) => page.getByRole('dialog')),
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
      gesture('jump to the end', (page) => jump(page, 'tbody tr:nth-last-child(1)[data-index]'), { after: toTop }),
    ],
  },
  {
    what: 'order pad of 900 rows',
    large: { scenario: 'thousand-products', open: fillPad(900) },
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
