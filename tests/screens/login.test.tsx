import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { visit } from '../support/screen'

const resolve = 'GET /api/public/resolve-host'
const publicSettings = 'GET /api/public/settings/'

test('LOGIN-01 LOGIN-02 LOGIN-41 API-05 the banner has the welcome texts of the tenant', async () => {
  const { calls } = await visit('/login/ACME')
  expect(await screen.findByText('Welcome to Acme Supply')).toBeDefined()
  expect(screen.getByText('Everything your workshop needs, in one order.')).toBeDefined()
  expect(calls(publicSettings).map(({ path }) => path)).toEqual(['/api/public/settings/ACME'])
})

test('LOGIN-03 the banner shows the picture of the tenant', async () => {
  await visit('/login/ACME')
  const words = await screen.findByText('Welcome to Acme Supply')
  expect(words.closest('aside')?.querySelector('img')?.getAttribute('src')).toContain('/media/ACME/banner.svg')
})

test('LOGIN-04 the styles of the tenant are on its welcome texts', async () => {
  await visit('/login/ACME')
  const title = await screen.findByText('Welcome to Acme Supply')
  expect(title.style.color).toBe('rgb(255, 217, 160)')
  expect(screen.getByText('Everything your workshop needs, in one order.').style.fontSize).toBe('18px')
})

test('LOGIN-05 ROUTE-05 without a tenant the welcome is a general one', async () => {
  await visit('/login')
  expect(await screen.findByText('Welcome')).toBeDefined()
  expect(screen.getByText('Find parts, fill your cart and follow your orders in one place.')).toBeDefined()
})

test('LOGIN-06 ROUTE-06 the logo of the tenant is shown', async () => {
  await visit('/login/ACME')
  const name = await screen.findByText('Acme Supply')
  expect(name.parentElement?.querySelector('img')?.getAttribute('src')).toContain('/media/ACME/logo.svg')
})

test('LOGIN-06 a tenant without a logo has no broken picture', async () => {
  await visit('/login/BOLT')
  expect(await screen.findByText('Bolt Industrial', { selector: 'span' })).toBeDefined()
  expect(screen.getByRole('main').querySelector('img')).toBeNull()
})

test('LOGIN-07 LOGIN-08 LOGIN-11 LOGIN-21 there are email, masked password and button, and no error', async () => {
  await visit('/login/ACME')
  expect((await screen.findByLabelText(/^Email/)).getAttribute('type')).toBe('email')
  expect(screen.getByLabelText(/^Password/).getAttribute('type')).toBe('password')
  expect(screen.getByRole('button', { name: 'Log in' }).getAttribute('aria-disabled')).toBeNull()
  expect(screen.queryByRole('alert')).toBeNull()
})

test('S20 a manager of passwords knows the fields, and what is pasted stays', async () => {
  const { user } = await visit('/login/ACME')
  const box = await screen.findByLabelText(/^Password/)
  expect(box.getAttribute('autocomplete')).toBe('current-password')
  expect(screen.getByLabelText(/^Email/).getAttribute('autocomplete')).toBe('username')
  box.focus()
  await user.paste(' Pass word! ')
  expect((box as HTMLInputElement).value).toBe(' Pass word! ')
})

test('LOGIN-09 the password can be shown and hidden, and nothing is sent by it', async () => {
  const { press, calls } = await visit('/login/ACME')
  const box = await screen.findByLabelText(/^Password/)
  await press('Show password')
  await waitFor(() => expect(box.getAttribute('type')).toBe('text'))
  await press('Show password')
  await waitFor(() => expect(box.getAttribute('type')).toBe('password'))
  expect(calls('POST /api/login')).toHaveLength(0)
})

test.each([
  ['LOGIN-10 the forgot-password link keeps the code', 'Forgot password?', '/forgot-password/ACME'],
  ['LOGIN-13 the register link keeps the code', 'Register', '/register/ACME'],
  ['LOGIN-14 the browse link goes to the catalogue of the code', 'Browse products', '/browse/ACME'],
  ['LOGIN-15 the About Us link goes to that of the code', 'About us', '/about-us/ACME'],
])('%s', async (_, name, path) => {
  await visit('/login/ACME')
  expect((await screen.findByRole('link', { name })).getAttribute('href')).toBe(path)
})

test('LOGIN-10 LOGIN-13 without a code the links have none', async () => {
  await visit('/login')
  expect((await screen.findByRole('link', { name: 'Forgot password?' })).getAttribute('href')).toBe('/forgot-password')
  expect(screen.getByRole('link', { name: 'Register' }).getAttribute('href')).toBe('/register')
})

test('LOGIN-16 without a code, browsing asks for one', async () => {
  const { press, place } = await visit('/login')
  await press('Browse products')
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Company code')))
  expect(place()).toBe('/login')
})

test('LOGIN-17 LOGIN-18 LOGIN-19 MSG-58 the code is typed in upper case and Go leads to its catalogue', async () => {
  const { fill, press, place } = await visit('/login')
  await fill('Company code', 'acme')
  expect(screen.getByLabelText<HTMLInputElement>('Company code').value).toBe('ACME')
  await press('Go')
  await waitFor(() => expect(place()).toBe('/browse/ACME'))
})

test('LOGIN-20 Go with an empty code goes nowhere', async () => {
  const { press, place } = await visit('/login')
  await press('Go')
  expect(await screen.findByText('This field is required')).toBeDefined()
  expect(place()).toBe('/login')
})

test('LOGIN-38 API-04 without a code in the address the host is asked, and its tenant appears', async () => {
  const { calls } = await visit('/login', { resolveHost: 'ACME' })
  expect(await screen.findByText('Welcome to Acme Supply')).toBeDefined()
  expect(calls(resolve).map(({ query }) => query)).toEqual([{ lang: 'en' }])
})

test('LOGIN-39 a code in the address wins over that of the host', async () => {
  const { calls } = await visit('/login/BOLT', { resolveHost: 'ACME' })
  expect(await screen.findByText('Fasteners by the box.')).toBeDefined()
  expect(calls('GET /api/public/settings/ACME')).toHaveLength(0)
})

test('LOGIN-40 a failed question about the host leaves the plain login', async () => {
  const { calls } = await visit('/login', { faults: [{ path: '/api/public/resolve-host', status: 501 }] })
  expect(await screen.findByText('Welcome')).toBeDefined()
  await waitFor(() => expect(calls(resolve)[0]?.status).toBe(501))
  expect(screen.queryByRole('alert')).toBeNull()
  expect(screen.getByRole('button', { name: 'Log in' })).toBeDefined()
})

test('LOGIN-42 failed public settings leave a login that works', async () => {
  const { fill, press, place } = await visit('/login/ACME', {
    faults: [{ path: '/api/public/settings/*', status: 501, times: 'always' }],
  })
  expect(await screen.findByText('Welcome')).toBeDefined()
  await fill(/^Email/, 'buyer@acme.test')
  await fill(/^Password/, 'Passw0rd!')
  await press('Log in')
  await waitFor(() => expect(place()).toBe('/products'))
})

test('I18N-16 the welcome follows the language', async () => {
  const { speak } = await visit('/login/ACME')
  await screen.findByText('Welcome to Acme Supply')
  await speak('es')
  expect(await screen.findByText('Bienvenido a Acme Supply')).toBeDefined()
})

test('I18N-17 a welcome that lacks the language is shown in English', async () => {
  await visit('/login/BOLT', { language: 'fr' })
  const slogan = await screen.findByText('Fasteners by the box.')
  expect([document.documentElement.lang, slogan.lang]).toEqual(['fr', 'en'])
})

test('A25 WCAG 3.1.2 a welcome in the language of the page, and the general one, carry no other', async () => {
  const page = await visit('/login/ACME', { language: 'fr' })
  const { default: words } = await import('../../locales/fr.json')
  const title = await screen.findByText('Bienvenue chez Acme Supply')
  expect(title.lang).toBe('')
  page.leave()
  await visit('/login/CATX', { language: 'fr' })
  await screen.findByText('Catalyx')
  expect((await screen.findByText(words.login.welcomeTitle)).lang).toBe('')
})

test('I18N-18 a welcome in neither the language nor English is the general one', async () => {
  await visit('/login/CATX', { language: 'fr' })
  await screen.findByText('Catalyx')
  const { default: words } = await import('../../locales/fr.json')
  expect(await screen.findByText(words.login.welcomeTitle)).toBeDefined()
})

test('A6 from the email the next stop is the password; the link beside its label comes behind it', async () => {
  const { user } = await visit('/login/ACME')
  const email = await screen.findByLabelText(/^Email/)
  email.focus()
  await user.tab()
  expect(document.activeElement).toBe(screen.getByLabelText(/^Password/))
  await user.tab()
  await user.tab()
  expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Forgot password?' }))
})
