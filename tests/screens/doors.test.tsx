import { screen, waitFor } from '@testing-library/react'
import { expect, onTestFinished, test } from 'vitest'
import { visit } from '../support/screen'

const box = () => screen.getByLabelText<HTMLInputElement>('Company code')
const codeField = () => screen.getByLabelText<HTMLInputElement>(/^Company code/)
const describedBy = (field: Element) =>
  (field.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent ?? '')
    .join(' ')
    .trim()
const text = (key: string) => window.localStorage.getItem(key)
/** The list that follows a login may wait: nothing is said about it here. */
const idle = { faults: [{ path: '/api/products/*', delay: 60_000 }] } as const

test.each([
  ['/login/zetta', '/login/ACME', 'Welcome to Acme Supply'],
  ['/browse/ZETTA', '/browse/ACME', 'P-1001'],
  ['/about-us/ZETTA', '/about-us/ACME', 'Acme Supply'],
])('C-125 a code that no company has is said at %s, and mended there', async (path, mended, seen) => {
  const { fill, press, place } = await visit(path)
  expect(await screen.findByText('No company ZETTA')).toBeDefined()
  expect(box().value).toBe('ZETTA')
  // An error of its field, and in the title.
  expect(box().getAttribute('aria-invalid')).toBe('true')
  expect(describedBy(box())).toMatch(/ No company ZETTA( There is|$)/)
  await waitFor(() => expect(document.title).toMatch(/^Error: /))
  await press('Go')
  expect([place(), document.activeElement]).toEqual([path, box()])
  await fill('Company code', 'acme')
  await press('Go')
  await waitFor(() => expect(place()).toBe(mended))
  expect(await screen.findByText(seen)).toBeDefined()
  expect(screen.queryByText('No company ZETTA')).toBeNull()
  expect(document.title).not.toMatch(/^Error: /)
})

test('C-125 an unknown company has no categories beside it: nothing is offered that cannot help', async () => {
  const { fill, press } = await visit('/browse/ZETTA')
  await screen.findByText('No company ZETTA')
  await waitFor(() => expect(screen.queryByRole('heading', { name: 'Categories' })).toBeNull())
  expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull()
  await fill('Company code', 'acme')
  await press('Go')
  expect(await screen.findByRole('heading', { name: 'Categories' })).toBeDefined()
})

test('C-125 a whole address of the portal may be pasted for the code', async () => {
  const { fill, press, place } = await visit('/login/ZETTA')
  await screen.findByText('No company ZETTA')
  await fill('Company code', 'http://localhost:5173/login/acme')
  await press('Go')
  await waitFor(() => expect(place()).toBe('/login/ACME'))
})

test('C-125 Enter in the code of a registration goes on to the next field, and complains of none', async () => {
  const { user } = await visit('/register?code=ZETTA')
  await screen.findByLabelText(/^First name/)
  await user.click(codeField())
  await user.keyboard('{Enter}')
  expect(document.activeElement).not.toBe(codeField())
  expect(document.activeElement?.tagName).toBe('INPUT')
  expect(screen.queryByText(/fields are empty/)).toBeNull()
})

test('C-125 links of a login without a company ask for its code in the same box', async () => {
  const { fill, press, place } = await visit('/login/ZETTA')
  await screen.findByText('No company ZETTA')
  await press('About us')
  expect(document.activeElement).toBe(box())
  await fill('Company code', 'acme')
  await press('Go')
  await waitFor(() => expect(place()).toBe('/about-us/ACME'))
})

test('C-125 REG-18 at the registration the code is read-only, and Change code keeps what was typed', async () => {
  const { fill, follow, place } = await visit('/register/ZETTA')
  expect(await screen.findByText('No company ZETTA')).toBeDefined()
  expect([codeField().readOnly, codeField().value]).toEqual([true, 'ZETTA'])
  await fill(/^First name/, 'Ann')
  await follow('Change code')
  await waitFor(() => expect(place()).toBe('/register?code=ZETTA'))
  expect([codeField().readOnly, codeField().value, document.activeElement]).toEqual([false, 'ZETTA', codeField()])
  expect(screen.getByLabelText<HTMLInputElement>(/^First name/).value).toBe('Ann')
  // The sentence stays for as long as that code does.
  expect(screen.getByText('No company ZETTA')).toBeDefined()
  await fill(/^Company code/, 'acme')
  expect(screen.queryByText('No company ZETTA')).toBeNull()
})

test('C-125 the forgotten password says that no company has the code, also while it is changed', async () => {
  const { fill, follow } = await visit('/forgot-password/ZETTA')
  expect(await screen.findByText('No company ZETTA')).toBeDefined()
  await follow('Change code')
  await waitFor(() => expect(codeField().readOnly).toBe(false))
  expect(screen.getByText('No company ZETTA')).toBeDefined()
  expect(screen.getByText('Check the code, or ask the company for it.')).toBeDefined()
  await fill(/^Company code/, 'acme')
  expect(screen.queryByText('No company ZETTA')).toBeNull()
})

test('C-125 FORGOT-05 Change code beats the last-used code, and keeps the email', async () => {
  const { fill, follow, place } = await visit('/forgot-password', { stored: { lastManufacturerCode: 'BOLT' } })
  await screen.findByLabelText(/^Company code/)
  expect([codeField().readOnly, codeField().value]).toEqual([true, 'BOLT'])
  await fill(/^Email/, 'ann@north.test')
  await follow('Change code')
  await waitFor(() => expect(codeField().readOnly).toBe(false))
  expect([place(), codeField().value, document.activeElement]).toEqual([
    '/forgot-password?code=BOLT',
    'BOLT',
    codeField(),
  ])
  expect(screen.getByLabelText<HTMLInputElement>(/^Email/).value).toBe('ann@north.test')
})

test('C-03 the way back to the login has the code in upper case', async () => {
  await visit('/register/acme')
  expect((await screen.findByRole('link', { name: 'Back to login' })).getAttribute('href')).toBe('/login/ACME')
})

test('DOORS a registration survives Back and Forward, its passwords do not', async () => {
  const { fill, follow, place } = await visit('/register/ACME')
  await screen.findByLabelText(/^First name/)
  await fill(/^First name/, 'Ann')
  await fill(/^Choose a password/, 'Secret-123')
  await follow('Back to login')
  await waitFor(() => expect(place()).toBe('/login/ACME'))
  expect(JSON.stringify({ ...window.sessionStorage, ...window.localStorage })).not.toContain('Secret-123')
  window.history.back()
  await waitFor(() => expect(screen.getByLabelText<HTMLInputElement>(/^First name/).value).toBe('Ann'))
  expect(screen.getByLabelText<HTMLInputElement>(/^Choose a password/).value).toBe('')
})

test('REG-46 www.foo.com becomes a website when the cursor leaves it', async () => {
  const { fill, user } = await visit('/register/ACME')
  await screen.findByLabelText(/^Website/)
  await fill(/^Website/, 'www.foo.com')
  await user.tab()
  await waitFor(() => expect(screen.getByLabelText<HTMLInputElement>(/^Website/).value).toBe('https://www.foo.com'))
})

test('LOGIN-31 a cart that a login would empty is announced before, and the emptying is told after', async () => {
  const login = await visit('/login', { signedInAs: 'buyer@acme.test', cart: { 'P-1001': 3 } })
  await login.press('Account of Alex Morgan')
  await login.user.click(await screen.findByRole('menuitem', { name: 'Logout' }))
  await screen.findByText('Welcome to Acme Supply')
  const warning = 'This device keeps a cart of ACME with 1 product. Logging in here empties it.'
  expect(screen.queryByText(warning)).toBeNull()
  login.app.navigation.push('/login/BOLT')
  expect(await screen.findByText(warning)).toBeDefined()
  expect(screen.getByRole('link', { name: 'Log in at ACME instead' }).getAttribute('href')).toBe('/login/ACME')
  await login.fill(/^Email/, 'buyer@bolt.test')
  await login.fill(/^Password/, 'Passw0rd!')
  await login.press('Log in')
  expect(await screen.findByText('The cart of ACME was emptied: you logged in at another company.')).toBeDefined()
  expect(text('cart') ?? '').not.toContain('P-1001')
})

test('LOGIN-38 the code box stays with its text and the cursor when the host answers late', async () => {
  const { fill, world } = await visit('/login', {
    resolveHost: 'ACME',
    faults: [{ path: '/api/public/resolve-host', delay: 4000 }],
  })
  await screen.findByLabelText('Company code')
  await fill('Company code', 'bol')
  expect(await screen.findByText('Welcome to Acme Supply')).toBeDefined()
  expect([box().value, document.activeElement, world.resolveHost]).toEqual(['BOL', box(), 'ACME'])
})

test('C-117 a 401 to the login call is a refused login: same company, message, email, cursor in the password', async () => {
  const login = await visit('/login/BOLT', {
    stored: { lastManufacturerCode: 'ACME' },
    faults: [{ path: '/api/login', status: 401, body: { message: 'These credentials do not match.' } }],
  })
  await login.fill(/^Email/, 'buyer@bolt.test')
  await login.fill(/^Password/, 'wrong')
  await login.press('Log in')
  expect(await screen.findByText('These credentials do not match.')).toBeDefined()
  expect(login.place()).toBe('/login/BOLT')
  expect(screen.getByLabelText<HTMLInputElement>(/^Email/).value).toBe('buyer@bolt.test')
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText(/^Password/)))
  expect(screen.queryByText(/session has ended/)).toBeNull()
})

test('LOGIN-23 after a wrong password the cursor stands in the password', async () => {
  const login = await visit('/login/ACME', idle)
  await login.fill(/^Email/, 'buyer@acme.test')
  await login.fill(/^Password/, 'wrong')
  await login.press('Log in')
  await screen.findByText('The email or the password is wrong.')
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText(/^Password/)))
})

test('C-124 the first visit has the theme of the system; a choice is kept, and the system asked no more', async () => {
  const system = Object.assign(new EventTarget(), { matches: true })
  Object.assign(window, { matchMedia: () => system })
  onTestFinished(() => void Reflect.deleteProperty(window, 'matchMedia'))
  const { press } = await visit('/login/ACME')
  const theme = () => document.documentElement.dataset['theme']
  await screen.findByRole('button', { name: 'Switch to the light theme' })
  Object.assign(system, { matches: false })
  system.dispatchEvent(new Event('change'))
  await waitFor(() => expect(theme()).toBe('light'))
  expect(text('darkMode')).toBeNull()
  await press('Switch to the dark theme')
  system.dispatchEvent(new Event('change'))
  expect([theme(), text('darkMode')]).toEqual(['dark', 'true'])
})
