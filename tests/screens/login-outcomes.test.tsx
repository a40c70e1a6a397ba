import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { visit } from '../support/screen'

type Screen = Awaited<ReturnType<typeof visit>>
const signIn = async ({ fill, press }: Screen, email: string, password = 'Passw0rd!') => {
  await fill(/^Email/, email)
  await fill(/^Password/, password)
  await press('Log in')
}
/** The list that follows a login may wait: nothing is said about it here. */
const idle = { faults: [{ path: '/api/products/*', delay: 60_000 }] } as const
const text = (key: string) => window.localStorage.getItem(key)

test('LOGIN-24 LOGIN-26 STORE-01 a valid login stores the token and leads to the catalogue', async () => {
  const login = await visit('/login/ACME', idle)
  await signIn(login, 'buyer@acme.test')
  await waitFor(() => expect(login.place()).toBe('/products'))
  expect(text('authToken')).toMatch(/^[0-9a-f-]{36}$/)
})

test('LOGIN-27 LOGIN-28 STORE-02 STORE-03 manufacturer and user are stored as JSON', async () => {
  const login = await visit('/login/ACME', idle)
  await signIn(login, 'rep@acme.test')
  await waitFor(() => expect(text('authToken')).not.toBeNull())
  expect(login.stored('manufacturer')).toEqual({ code: 'ACME', name: 'Acme Supply', logo: '/media/ACME/logo.svg' })
  expect(login.stored('user')).toEqual({ email: 'rep@acme.test', name: 'Robin Reyes', rep_code: 'R01' })
})

test('LOGIN-28 without a rep_code none is stored', async () => {
  const login = await visit('/login/ACME', idle)
  await signIn(login, 'buyer@acme.test')
  await waitFor(() => expect(text('authToken')).not.toBeNull())
  expect(login.stored('user')).toEqual({ email: 'buyer@acme.test', name: 'Alex Morgan' })
})

test('LOGIN-29 LOGIN-30 STORE-04 STORE-05 STORE-06 STORE-08 the branding keys are set', async () => {
  const login = await visit('/login/ACME', idle)
  await signIn(login, 'buyer@acme.test')
  await waitFor(() => expect(text('authToken')).not.toBeNull())
  expect(['tenantName', 'logoUrl', 'tenantCode', 'lastManufacturerCode'].map(text)).toEqual([
    'Acme Supply',
    '/media/ACME/logo.svg',
    'ACME',
    'ACME',
  ])
})

test('STORE-07 a missing logo removes its key', async () => {
  const login = await visit('/login/BOLT', { ...idle, stored: { logoUrl: '/media/ACME/logo.svg' } })
  await signIn(login, 'buyer@bolt.test')
  await waitFor(() => expect(text('tenantCode')).toBe('BOLT'))
  expect(text('logoUrl')).toBeNull()
})

test('LOGIN-25 API-26 of several tenants the first one is used', async () => {
  const login = await visit('/login/ACME')
  await signIn(login, 'multi@acme.test')
  expect(await screen.findByRole('link', { name: /Bolt Industrial, Home/ })).toBeDefined()
  expect(login.stored('manufacturer')).toMatchObject({ code: 'BOLT' })
  await screen.findByText('P-MIN6MAX20')
  expect(login.calls('GET /api/products/').every(({ path }) => path === '/api/products/BOLT')).toBe(true)
})

test('API-03 API-24 the login sends email, password and lang, and no company code', async () => {
  const login = await visit('/login/ACME', { language: 'fr' })
  await login.fill(/^(Adresse )?[eE]-?mail|^Courriel/, 'buyer@acme.test')
  await login.fill(/^Mot de passe/, 'Passw0rd!')
  await login.user.keyboard('{Enter}')
  await waitFor(() => expect(login.calls('POST /api/login')).toHaveLength(1))
  const call = login.lastCall('POST /api/login')
  expect(call?.body).toEqual({ email: 'buyer@acme.test', password: 'Passw0rd!', lang: 'fr' })
  expect(call?.query).toEqual({})
})

test('LOGIN-12 LOGIN-22 while submitting the button has a busy label and cannot be pressed twice', async () => {
  const login = await visit('/login/ACME', { faults: [{ path: '/api/login', delay: 60_000 }] })
  await signIn(login, 'buyer@acme.test')
  const busy = await screen.findByRole('button', { name: 'Logging in…' })
  await login.user.dblClick(busy)
  await waitFor(() => expect(login.calls('POST /api/login')).toHaveLength(1))
})

test('LOGIN-11 Enter in a field submits too', async () => {
  const login = await visit('/login/ACME', idle)
  await login.fill(/^Email/, 'buyer@acme.test')
  await login.fill(/^Password/, 'Passw0rd!{Enter}')
  await waitFor(() => expect(login.place()).toBe('/products'))
})

test('LOGIN-23 LOGIN-35 a wrong password shows the message of the server and can be corrected', async () => {
  const login = await visit('/login/ACME', idle)
  await signIn(login, 'buyer@acme.test', 'wrong')
  expect(await screen.findByText('The email or the password is wrong.')).toBeDefined()
  expect(screen.getByLabelText<HTMLInputElement>(/^Email/).value).toBe('buyer@acme.test')
  await login.fill(/^Password/, 'Passw0rd!')
  await login.press('Log in')
  await waitFor(() => expect(login.place()).toBe('/products'))
})

test('LOGIN-36 MSG-13 a refusal without a message shows the fixed sentences', async () => {
  const login = await visit('/login/ACME')
  await signIn(login, 'nomsg@acme.test')
  expect(await screen.findByText('An unexpected error occurred')).toBeDefined()
  expect(text('authToken')).toBeNull()
})

test('LOGIN-36 MSG-13 without a network the same sentences and a hint are shown', async () => {
  const login = await visit('/login/ACME', { faults: [{ path: '/api/login', drop: 'before' }] })
  await signIn(login, 'buyer@acme.test')
  expect(await screen.findByText('An unexpected error occurred')).toBeDefined()
  expect(screen.getByText('No connection to the server. Check the network and try again.')).toBeDefined()
})

test('LOGIN-37 an account that waits for approval is refused with the message of the server', async () => {
  const login = await visit('/login/ACME')
  await signIn(login, 'pending@acme.test')
  expect(await screen.findByText('Your account is still waiting for company approval.')).toBeDefined()
})

test.each(['notenant@acme.test', 'nouser@acme.test'])(
  'LOGIN-33 LOGIN-34 MSG-14 an incomplete answer for %s signs nobody in',
  async (email) => {
    const login = await visit('/login/ACME')
    await signIn(login, email)
    expect(await screen.findByText('No se pudo obtener la información de la compañía')).toBeDefined()
    expect(text('authToken')).toBeNull()
    expect(login.place()).toBe('/login/ACME')
  },
)

test('MSG-14 I18N-14 the fixed Spanish sentence is the same in a French interface', async () => {
  const login = await visit('/login/ACME', { language: 'fr' })
  await login.fill(/^Mot de passe/, 'Passw0rd!')
  await login.user.type(screen.getByRole('textbox', { name: /mail|Courriel/ }), 'notenant@acme.test{Enter}')
  expect(await screen.findByText('No se pudo obtener la información de la compañía')).toBeDefined()
})

test('VALID-01 VALID-09 VALID-24 MSG-01 empty fields are refused before anything is sent', async () => {
  const { press, calls } = await visit('/login/ACME')
  await press('Log in')
  expect(await screen.findAllByText('This field is required')).toHaveLength(2)
  expect(calls('POST /api/login')).toHaveLength(0)
})

test('VALID-01 VALID-02 both fields are marked as mandatory, and an edited field loses its error', async () => {
  const { press, fill } = await visit('/login/ACME')
  await press('Log in')
  await screen.findAllByText('This field is required')
  expect(screen.getByText(/^Email/, { selector: 'label' }).textContent).toBe('Email *')
  expect(screen.getByText(/^Password/, { selector: 'label' }).textContent).toBe('Password *')
  await fill(/^Email/, 'a')
  await waitFor(() => expect(screen.getAllByText('This field is required')).toHaveLength(1))
})

test('LOGIN-31 signing in at another tenant clears the cart', async () => {
  const login = await visit('/login', { signedInAs: 'buyer@acme.test', cart: { 'P-1001': 3 } })
  await login.press('Account of Alex Morgan')
  await login.user.click(await screen.findByRole('menuitem', { name: 'Logout' }))
  await signIn(login, 'buyer@bolt.test')
  expect(await screen.findByRole('button', { name: 'Cart, 0 items' })).toBeDefined()
  expect(text('cart') ?? '').not.toContain('P-1001')
})

test('LOGIN-32 signing in at the same tenant keeps the cart', async () => {
  const login = await visit('/login', { signedInAs: 'buyer@acme.test', cart: { 'P-1001': 3 } })
  await login.press('Account of Alex Morgan')
  await login.user.click(await screen.findByRole('menuitem', { name: 'Logout' }))
  await signIn(login, 'rep@acme.test')
  expect(await screen.findByRole('button', { name: 'Cart, 3 items' })).toBeDefined()
})
