import type { Page } from '@playwright/test'
import { expect, test } from './support'
import { longUnless } from './length'

/** Holds every module of the portal back: only the page, its first script and its styles come. */
const holdModules = async (page: Page) => {
  let release = (): void => undefined
  const released = new Promise<void>((resolve) => (release = resolve))
  await page.route(/\/assets\/(?!first-)[^/]*\.js$/, async (route) => {
    await released
    await route.continue()
  })
  return () => release()
}
/** The login as it is painted before any module runs. */
const atDoor = async (page: Page, address = '/login/ACME') => {
  const release = await holdModules(page)
  await page.goto(address, { waitUntil: 'commit' })
  await expect(page.locator('html[data-door]')).toBeAttached()
  await expect(page.locator('input[type=password]')).toBeVisible()
  return release
}
/** The portal has taken over what stands in the page. */
const isTakenOver = (page: Page) => expect(page.locator('html:not([data-door])')).toBeAttached()
const email = (page: Page) => page.locator('input[name=email]')
const password = (page: Page) => page.locator('input[name=password]')

/** Marks every element of the portal, so that it is known again. */
const markAll = (page: Page) =>
  page.evaluate(() => {
    const all = [...document.querySelectorAll('#root *')]
    for (const one of all) Object.assign(one, { isOfDoor: true })
    return all.length
  })
const unmarked = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('#root form, #root form *, #root h1, #root select')]
      .filter((one) => !('isOfDoor' in one))
      .map((one) => one.outerHTML.slice(0, 120)),
  )

/** What is drawn, element by element; the names that only tie a label to its field apart. */
const drawnNow = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('#root *')].map((one) => {
      const attributes = [...one.attributes]
        // What was chosen says the list itself.
        .filter(({ name }) => name !== 'selected')
        .map(({ name, value }) => `${name}=${value.replaceAll(/_[Rr]_\w+_/g, 'id')}`)
      const texts = [...one.childNodes].filter(({ nodeType }) => nodeType === Node.TEXT_NODE)
      return [one.localName, ...attributes.toSorted(), ...texts.map(({ textContent }) => textContent)].join(' ')
    }),
  )

test('LOGIN-07 LOGIN-12 what is typed before any module runs stays, with caret and focus, and Enter logs in once', async ({
  page,
  world,
}) => {
  const release = await atDoor(page)
  expect(await markAll(page)).toBeGreaterThan(60)
  await email(page).click()
  await page.keyboard.type('buyer@acme.test')
  await page.keyboard.press('Tab')
  await page.keyboard.type('Pasw0rd!')
  for (let step = 0; step < 5; step += 1) await page.keyboard.press('ArrowLeft')
  await page.keyboard.type('s')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Logging in…' })).toBeVisible()
  await page.keyboard.press('Enter')
  expect(await world.calls('POST', '/api/login')).toEqual([])
  await world.fault({ path: '/api/login', method: 'POST', status: 422, body: { message: 'Come back later.' } })
  release()
  await expect(page.getByText('Come back later.')).toBeVisible()
  expect((await world.calls('POST', '/api/login')).map(({ body }) => body)).toMatchObject([
    { email: 'buyer@acme.test', password: 'Passw0rd!' },
  ])
  await expect(password(page)).toHaveValue('Passw0rd!')
  expect(await email(page).evaluate((field) => 'isOfDoor' in field)).toBe(true)
  expect(await password(page).evaluate((field) => 'isOfDoor' in field)).toBe(true)
  await password(page).press('Enter')
  await expect(page).toHaveURL('/products')
})

test('LOGIN-07 focus and caret are where they were, and typing goes on there', async ({ page }) => {
  const release = await atDoor(page)
  await markAll(page)
  await password(page).click()
  await page.keyboard.type('abef')
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.type('c')
  release()
  await isTakenOver(page)
  expect(await unmarked(page)).toEqual([])
  await expect(password(page)).toBeFocused()
  await page.keyboard.type('d')
  await expect(password(page)).toHaveValue('abcdef')
  expect(await password(page).evaluate((field: HTMLInputElement) => field.selectionStart)).toBe(4)
})

test('LOGIN-07 who changes the text after Enter has not sent it', async ({ page, world }) => {
  const release = await atDoor(page)
  await email(page).fill('buyer@acme.test')
  await password(page).fill('Passw0r')
  await password(page).press('Enter')
  await password(page).press('d')
  await expect(page.getByRole('button', { name: 'Log in', exact: true })).toBeVisible()
  release()
  await isTakenOver(page)
  await page.keyboard.type('!')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/products')
  expect(await world.calls('POST', '/api/login')).toHaveLength(1)
})

test('S20 what the browser filled in without an event is sent', async ({ page, world }) => {
  const release = await atDoor(page)
  await page.evaluate(() => {
    for (const [name, text] of [
      ['email', 'buyer@acme.test'],
      ['password', 'Passw0rd!'],
    ]) {
      const field = document.querySelector(`input[name=${name}]`)
      if (field instanceof HTMLInputElement) field.value = text ?? ''
    }
  })
  release()
  await isTakenOver(page)
  await expect(page.getByText('Welcome to Acme Supply')).toBeVisible()
  await expect(email(page)).toHaveValue('buyer@acme.test')
  await page.getByRole('button', { name: 'Log in', exact: true }).click()
  await expect(page).toHaveURL('/products')
  expect((await world.calls('POST', '/api/login')).map(({ body }) => body)).toMatchObject([
    { email: 'buyer@acme.test', password: 'Passw0rd!' },
  ])
})

test('LOGIN-07 something foreign in the form costs its elements, not what was typed', async ({ browser, baseURL }) => {
  // A page of its own: the portal says in the console that it drew the login anew.
  const context = await browser.newContext({ baseURL: baseURL ?? '' })
  const page = await context.newPage()
  const said: string[] = []
  page.on('console', (message) => said.push(message.text()))
  const release = await atDoor(page)
  await page.evaluate(() => document.querySelector('form')?.prepend(document.createElement('section')))
  await email(page).fill('buyer@acme.test')
  await password(page).fill('Pasw0rd!')
  await password(page).evaluate((field: HTMLInputElement) => field.setSelectionRange(3, 3))
  release()
  await isTakenOver(page)
  expect(said.join()).toContain('The login was drawn anew.')
  await expect(password(page)).toBeFocused()
  await page.keyboard.type('s')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/products')
  await context.close()
})

for (const address of ['/login/ACME', '/login'])
  test(`S4 no request carries what is typed at ${address} when the modules never come`, async ({ page }) => {
    const asked: string[] = []
    page.on('request', (request) => asked.push(`${request.url()} ${request.postData() ?? ''}`))
    await page.route(/\/assets\/(?!first-)[^/]*\.js$/, (route) => route.abort())
    await page.goto(address)
    const addressBefore = page.url()
    await expect(page.getByRole('alert')).toHaveText(/^No connection to the server/)
    for (const field of await page.locator('input').all()) await field.fill('typed-words')
    for (const field of await page.locator('input').all()) await field.press('Enter')
    for (const button of await page.locator('button[type=submit]').all()) await button.click()
    // Whatever the browser would have sent has left when something later comes back.
    await page.evaluate(() => fetch('/edition.txt').then((answer) => answer.text()))
    expect(page.url()).toBe(addressBefore)
    expect(asked.join('\n')).not.toContain('typed')
    expect(asked.filter((one) => one.includes('/login'))).toHaveLength(1)
  })

test('R16 where the code did not come the page is loaded again, by itself or by hand, with the email that was typed', async ({
  page,
  context,
}) => {
  const code = /\/assets\/(?!first-)[^/]*\.js$/
  await page.route(code, (route) => route.abort())
  await page.goto('/login/ACME')
  const retry = page.getByRole('button', { name: 'Retry' })
  await expect(retry).toBeVisible()
  await email(page).fill('buyer@acme.test')
  await password(page).fill('Passw0rd!')
  await retry.click()
  await expect(retry).toBeVisible()
  await expect(email(page)).toHaveValue('buyer@acme.test')
  await expect(password(page)).toHaveValue('')
  await page.unroute(code)
  await context.setOffline(true)
  await context.setOffline(false)
  await isTakenOver(page)
  await expect(retry).toBeHidden()
  await expect(email(page)).toHaveValue('buyer@acme.test')
})

test.describe('without any script', () => {
  test.use({ javaScriptEnabled: false })
  test('S4 there is no form to type into, and a sentence says what is needed', async ({ page }) => {
    await page.goto('/login/ACME')
    await expect(page.getByText(/needs JavaScript/)).toBeVisible()
    await expect(page.locator('input')).toHaveCount(0)
  })
})

test('S4 where no script can be had a sentence says what is needed, and goes where the portal comes all the same', async ({
  page,
}) => {
  const sentence = page.getByText(/needs JavaScript/)
  await page.route(/\.js$/, (route) => route.abort())
  await page.goto('/products')
  await expect(sentence).toBeVisible()
  await page.unroute(/\.js$/)
  await page.route(/\/theme[^/]*\.js$|\/first-[^/]*\.js$/, (route) => route.abort())
  await page.goto('/login/ACME')
  await expect(page.getByLabel('Email')).toBeVisible()
  await expect(sentence).toBeHidden()
})

test.describe('in every language and look', () => {
  for (const language of ['en', 'es', 'fr'])
    for (const colorScheme of ['light', 'dark'] as const)
      for (const address of ['/login', '/login/acme'])
        test(
          `I18N-01 THEME-06 ${address}, ${language}, ${colorScheme}: what stands in the page is what the portal draws`,
          longUnless(
            language === 'en'
              ? colorScheme === 'light'
              : colorScheme === 'dark' && (language === 'es') === (address === '/login'),
          ),
          async ({ page }) => {
            await page.emulateMedia({ colorScheme })
            await page.addInitScript(
              (chosen) => (window === window.top ? localStorage.setItem('i18nextLng', chosen) : undefined),
              language,
            )
            await page.addInitScript(() => {
              const moved = { sum: 0 }
              Object.assign(window, { moved })
              new PerformanceObserver((list) => {
                for (const entry of list.getEntries())
                  if ('value' in entry && !('hadRecentInput' in entry && entry.hadRecentInput))
                    moved.sum += Number(entry.value)
              }).observe({ type: 'layout-shift', buffered: true })
            })
            const release = await atDoor(page, address)
            expect(await page.evaluate(() => document.documentElement.lang)).toBe(language)
            await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
            const count = await markAll(page)
            release()
            await isTakenOver(page)
            expect(await unmarked(page)).toEqual([])
            expect(count).toBeGreaterThan(60)
            await page.waitForLoadState('networkidle')
            const adopted = await drawnNow(page)
            expect(await page.evaluate(() => (window as unknown as { moved: { sum: number } }).moved.sum)).toBeLessThan(
              0.02,
            )
            // Drawn from the beginning, by a page whose device remembers something that no guest has.
            await page.evaluate(() => localStorage.setItem('user', '{}'))
            await page.unroute(/\/assets\/(?!first-)[^/]*\.js$/)
            await page.goto(address)
            await expect(page.locator('input[type=password]')).toBeVisible()
            await page.waitForLoadState('networkidle')
            expect(adopted).toEqual(await drawnNow(page))
          },
        )
})

test('LOGIN-01 the banner of the company is seen before any module runs, and nothing of it is left behind', async ({
  page,
}) => {
  const release = await atDoor(page)
  const pattern = page.locator('[data-pattern]')
  await expect(pattern).toHaveCSS('background-image', /banner/)
  await expect(pattern).toHaveCSS('transform', 'none')
  release()
  await isTakenOver(page)
  await expect(page.locator('#root img[src*=banner]')).toBeVisible()
  await expect(page.locator('#root [style*=banner]')).toHaveCount(0)
})
