import { languageNames } from '../../src/languages'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, onTestFinished, test, vi } from 'vitest'
import en from '../../locales/en.json'
import es from '../../locales/es.json'
import fr from '../../locales/fr.json'
import { visit } from '../support/screen'

const buyer = { signedInAs: 'buyer@acme.test' } as const
const english = () => screen.findByRole('button', { name: en.login.submit })
const spanish = () => screen.findByRole('button', { name: es.login.submit })
const french = () => screen.findByRole('button', { name: fr.login.submit })

const browserSpeaks = (...languages: string[]) => {
  const spy = vi.spyOn(navigator, 'languages', 'get').mockReturnValue(languages)
  onTestFinished(() => spy.mockRestore())
}
const cookieSays = (language: string) => {
  document.cookie = `i18next=${language}; path=/`
  onTestFinished(() => {
    document.cookie = 'i18next=; path=/; max-age=0'
  })
}

test('I18N-01 CONST-19 three languages are offered, each under its own name', async () => {
  await visit('/login')
  const list = await screen.findByRole('combobox', { name: 'Language' })
  const items = within(list).getAllByRole('option')
  expect(items.map((item) => item.textContent)).toEqual(Object.values(languageNames))
  expect(items.slice(0, 3).map((item) => item.textContent)).toEqual(['English', 'Español', 'Français'])
})

test('I18N-02 I18N-09 a browser that speaks none of them sees English', async () => {
  browserSpeaks('xx')
  await visit('/login', { language: null })
  expect(await english()).toBeDefined()
})

test('I18N-03 STORE-10 the chosen language is stored', async () => {
  const { speak } = await visit('/login')
  await speak('fr')
  expect(await french()).toBeDefined()
  expect(window.localStorage.getItem('i18nextLng')).toBe('fr')
  expect(document.documentElement.lang).toBe('fr')
})

test('I18N-04 the address has the first word', async () => {
  cookieSays('fr')
  await visit('/login?lng=es', { language: 'fr' })
  expect(await spanish()).toBeDefined()
})

test('I18N-05 the cookie has the second', async () => {
  cookieSays('es')
  await visit('/login', { language: 'fr' })
  expect(await spanish()).toBeDefined()
})

test('I18N-06 local storage goes before session storage', async () => {
  window.sessionStorage.setItem('i18nextLng', 'es')
  await visit('/login', { language: 'fr' })
  expect(await french()).toBeDefined()
})

test('I18N-07 session storage goes before the browser', async () => {
  browserSpeaks('fr')
  window.sessionStorage.setItem('i18nextLng', 'es')
  await visit('/login', { language: null })
  expect(await spanish()).toBeDefined()
})

test('I18N-08 I18N-13 the language of the browser counts by its first part, also in calls', async () => {
  browserSpeaks('fr-CA', 'en')
  const { calls } = await visit('/login/ACME', { language: null })
  expect(await french()).toBeDefined()
  await waitFor(() => expect(calls('GET /api/public/settings/')[0]?.query).toEqual({ lang: 'fr' }))
})

test('I18N-10 the cart changes language and keeps what was typed', async () => {
  const { fill, speak } = await visit('/cart', { ...buyer, cart: { 'P-1001': 2 } })
  await fill(/^Comment for/, 'Zinc')
  await speak('es')
  expect(await screen.findByRole('heading', { level: 1, name: new RegExp(es.cart.title) })).toBeDefined()
  expect(screen.getByDisplayValue('Zinc')).toBeDefined()
})

test('I18N-10 a new language keeps the filters of the list, and the products are asked for in it', async () => {
  const { speak, place, lastCall } = await visit('/products?search=P-MIN6', buyer)
  await screen.findByText('Hex bolt M8')
  await speak('fr')
  expect(await screen.findByText('Boulon hexagonal M8')).toBeDefined()
  expect(place()).toBe('/products?search=P-MIN6')
  expect(lastCall('GET /api/products/')?.query).toMatchObject({ search: 'P-MIN6', lang: 'fr' })
})

const places = [
  ['/cart', 'cart', 'title'],
  ['/checkout', 'checkout', 'title'],
  ['/orders', 'orders', 'title'],
  ['/catalogs', 'catalogs', 'title'],
  ['/order-success', 'success', 'title'],
  ['/products', 'products', 'title'],
] as const
const rawKey = new RegExp(`\\b(${Object.keys(en).join('|')})\\.[a-z]+[A-Za-z]*\\b`)

test.each([
  ['es', es],
  ['fr', fr],
] as const)('I18N-15 every screen has its words in %s, and no raw keys', async (language, words) => {
  const { app } = await visit('/cart', { ...buyer, language })
  for (const [path, area, key] of places) {
    app.navigation.push(path)
    // One after the other: each screen has to be there before the next one.
    // oxlint-disable-next-line no-await-in-loop
    await screen.findByRole('heading', { level: 1, name: words[area][key] })
    expect(document.body.textContent).not.toMatch(rawKey)
  }
})

test('I18N-15 the name of a screen differs in the three languages', () => {
  for (const [, area, key] of places) {
    if (area === 'catalogs') continue
    expect(es[area][key]).not.toBe(en[area][key])
    expect(fr[area][key]).not.toBe(en[area][key])
  }
})

test('I18N-03 a language chosen in another tab is taken over', async () => {
  await visit('/login')
  await english()
  window.localStorage.setItem('i18nextLng', 'es')
  window.dispatchEvent(new StorageEvent('storage', { key: 'i18nextLng' }))
  expect(await spanish()).toBeDefined()
})

test('A25 3.1.2 what the server refused a login with keeps its language, and says so, when the page has another one', async () => {
  const page = await visit('/login/ACME')
  await english()
  await page.fill(/^Email/, 'buyer@acme.test')
  await page.fill(/^Password/, 'wrong')
  await page.press(en.login.submit)
  const said = await screen.findByText('The email or the password is wrong.')
  expect(said.closest('[lang]')).toBe(document.documentElement)
  await page.speak('fr')
  await waitFor(() => expect(said.closest('[lang]')?.getAttribute('lang')).toBe('en'))
  await page.speak('en')
  await waitFor(() => expect(said.closest('[lang]')).toBe(document.documentElement))
})

test('A25 3.1.2 of a refused order only the words of the server keep their language', async () => {
  const refused = {
    method: 'POST',
    path: '/api/orders/*',
    status: 422,
    delay: 600,
    body: { message: 'No credit left.' },
  } as const
  const page = await visit('/checkout', { ...buyer, cart: { 'P-1001': 3 }, faults: [refused] })
  await screen.findByText('Northwind Machining Ltd.')
  await page.press(en.checkout.complete)
  await page.user.click(screen.getByRole('link', { name: en.shell.orders }))
  await screen.findByText(/The order was not taken/)
  await page.speak('es')
  const said = await screen.findByText('No credit left.')
  expect(said.getAttribute('lang')).toBe('en')
  expect(said.closest('[role="alert"]')?.textContent).toBe(
    es.checkout.refusedElsewhere.replace('{{reason}}', 'No credit left.'),
  )
})
