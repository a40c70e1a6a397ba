import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { fillForm } from '../support/registration-form'
import { visit } from '../support/screen'

const summary = (name: RegExp) => screen.findByRole('group', { name })

test('A5 a form that is refused leads to a summary; each of its links leads to the field', async () => {
  const page = await visit('/register/ACME')
  await page.press('Register')
  const told = await summary(/^10 fields are empty:$/)
  expect(document.activeElement).toBe(told)
  const links = within(told).getAllByRole('link')
  expect(links[0]?.textContent).toBe('First name')
  await page.follow('Email')
  expect(document.activeElement).toBe(screen.getByLabelText(/^Email/))
  // What is mended is told no more; the rest is.
  await page.fill(/^Email/, 'ann@acme.test')
  await waitFor(() => expect(within(told).getAllByRole('link')).toHaveLength(links.length - 1))
  expect(document.title).toMatch(/^Error: /)
})

test('A5 14 what is empty is named in one sentence, what is wrong otherwise has its own', async () => {
  const page = await visit('/register/ACME')
  await page.fill(/^Email/, 'ann')
  await page.press('Register')
  const told = await summary(/^10 fields need your attention/)
  expect(within(told).getByText('9 fields are empty:')).toBeDefined()
  const [empty, others] = within(told).getAllByRole('list')
  expect(within(empty as HTMLElement).getAllByRole('link')).toHaveLength(9)
  expect(within(others as HTMLElement).getByRole('link').textContent).toBe(
    'Email: Enter an email address like name@company.com.',
  )
})

test.each([
  ['/login/ACME', {}],
  ['/forgot-password/ACME', {}],
  ['/register/ACME', {}],
  ['/profile', { signedInAs: 'buyer@acme.test' }],
] as const)('A5 at %s what the asterisk means is said before the first field that has one', async (address, who) => {
  await visit(address, who)
  const said = await screen.findByText('Fields marked * are required.')
  const field = document.querySelector('[aria-required]')
  expect(said.compareDocumentPosition(field as Element) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy()
})

test('A5 at the checkout the one field with an asterisk says beside its name what that means', async () => {
  await visit('/checkout', { signedInAs: 'buyer@acme.test' })
  const field = await screen.findByRole('combobox', { name: /^Shipping address/ })
  expect(field.parentElement?.parentElement?.textContent).toContain('* required field')
})

test('A5 a single problem is told in the singular, in the language of the reader', async () => {
  const page = await visit('/forgot-password/ACME', { language: 'fr' })
  await page.press(/^Demander une/)
  const told = await summary(/^1 champ demande votre attention/)
  expect(within(told).getByRole('link').textContent).toMatch(/^Courriel\u00a0: /)
})

test('C-126 what a malformed email or web address should look like is said in our words', async () => {
  const page = await visit('/login/ACME')
  await page.fill(/^Email/, 'ann')
  await page.press('Log in')
  expect(await screen.findByText('Enter an email address like name@company.com.')).toBeDefined()
  const told = await summary(/2 fields need your attention/)
  expect(
    within(told)
      .getAllByRole('link')
      .map(({ textContent }) => textContent),
  ).toEqual(['Email: Enter an email address like name@company.com.', 'Password: This field is required'])
})

test('A5 the password form has its summary, too', async () => {
  const page = await visit('/profile', { signedInAs: 'buyer@acme.test' })
  await page.press('Change password')
  const told = await summary(/3 fields need your attention/)
  expect(document.activeElement).toBe(told)
  await page.follow(/^Repeat the new password: /)
  expect(document.activeElement?.getAttribute('name')).toBe('new_password_confirmation')
})

const linksOf = (told: HTMLElement) =>
  within(told)
    .getAllByRole('link')
    .map(({ textContent }) => textContent)
const refusing = (path: string, errors: Readonly<Record<string, unknown>>, message?: string) => [
  { path, status: 422, body: { errors, ...(message === undefined ? {} : { message }) }, times: 'always' as const },
]

test('A5 at the checkout a missing address is in the summary, and stands at its field', async () => {
  const page = await visit('/checkout', { signedInAs: 'buyer@acme.test', cart: { 'P-1001': 1 } })
  const select = await screen.findByRole('combobox', { name: /Shipping address/ })
  await page.user.selectOptions(select, '')
  await page.press('Complete order')
  const told = await summary(/^1 field needs your attention/)
  expect(document.activeElement).toBe(told)
  expect(linksOf(told)).toEqual(['Error: Please select a shipping address.'])
  expect(select.getAttribute('aria-invalid')).toBe('true')
  await page.follow('Error: Please select a shipping address.')
  expect(document.activeElement).toBe(select)
  expect(document.title).toMatch(/^Error: /)
})

test('A5 CHECK-29 what the company says of fields of an order stands at them, and the focus is led there', async () => {
  const page = await visit('/checkout', { signedInAs: 'buyer@acme.test', cart: { 'P-1001': 1 } })
  await screen.findByRole('combobox', { name: /Shipping address/ })
  await page.fill('Customer PO', 'ERR422')
  await page.press('Complete order')
  const told = await summary(/^2 fields need your attention/)
  await waitFor(() => expect(document.activeElement).toBe(told))
  const po = screen.getByLabelText('Customer PO')
  expect(linksOf(told)[0]).toBe('Customer PO: This purchase order number has been used before.')
  expect(document.getElementById(po.getAttribute('aria-describedby') ?? '')?.textContent).toMatch(/used before/)
  await page.fill('Customer PO', 'PO 8')
  await waitFor(() => expect(po.getAttribute('aria-invalid')).toBeNull())
  expect(linksOf(told)).toEqual([expect.stringMatching(/^Special instructions: /)])
})

test('A5 the login leads to the field that the server names', async () => {
  const faults = refusing('/api/login', { email: ['Nobody has this email.'] }, 'Nobody has this email.')
  const page = await visit('/login/ACME', { faults })
  await page.fill(/^Email/, 'ann@acme.test')
  await page.fill(/^Password/, 'x')
  await page.press('Log in')
  const told = await summary(/^1 field needs your attention/)
  await waitFor(() => expect(document.activeElement).toBe(told))
  expect(linksOf(told)).toEqual(['Email: Nobody has this email.'])
  // It is said once beside the summary: at the field.
  expect(screen.getAllByText('Nobody has this email.', { ignore: '[data-errors] *' })).toHaveLength(1)
})

test.each([
  ['buyer@acme.test', 'The email or the password is wrong.', /^Password/],
  ['pending@acme.test', 'Your account is still waiting for company approval.', /^Email/],
])('A5 LOGIN-35 why %s may not come in is the summary, in its own words: %s', async (email, said, label) => {
  const page = await visit('/login/ACME')
  await page.fill(/^Email/, email)
  await page.fill(/^Password/, email.startsWith('pending') ? 'Passw0rd!' : 'wrong')
  await page.press('Log in')
  const told = await summary(/^1 field needs your attention/)
  expect(linksOf(told)).toEqual([said])
  const field = screen.getByLabelText<HTMLInputElement>(label)
  // A password is typed anew: the focus is there, and what is wrong is read with it.
  await waitFor(() => expect(document.activeElement).toBe(label.test('Password') ? field : told))
  // Who is led to it hears it, and not twice.
  expect(document.getElementById(told.getAttribute('aria-describedby') ?? '')?.textContent).toBe(said)
  expect(screen.queryByRole('alert')).toBeNull()
  expect(document.title).toMatch(/^Error: /)
  await page.follow(said)
  expect(document.activeElement).toBe(field)
  expect(field.getAttribute('aria-invalid')).toBe('true')
  expect(document.getElementById(field.getAttribute('aria-describedby') ?? '')?.textContent).toBe(said)
  await page.user.type(field, 'x')
  await waitFor(() => expect(told.isConnected).toBe(false))
  expect(screen.queryByText(said)).toBeNull()
})

test('A5 a login of which the server names both fields leads to the summary', async () => {
  const errors = { email: ['Nobody has this email.'], password: ['Too old a password.'] }
  const faults = [{ path: '/api/login', status: 422, body: { message: 'No.', errors } }]
  const page = await visit('/login/ACME', { faults })
  await page.fill(/^Email/, 'ann@acme.test')
  await page.fill(/^Password/, 'x')
  await page.press('Log in')
  const told = await summary(/^2 fields need your attention/)
  await waitFor(() => expect(document.activeElement).toBe(told))
  expect(linksOf(told)).toEqual(['Email: Nobody has this email.', 'Password: Too old a password.'])
})

test('A5 a login that the server could not take names no field', async () => {
  const body = { message: 'Closed for an hour.' }
  const page = await visit('/login/ACME', { faults: [{ path: '/api/login', status: 503, body }] })
  await page.fill(/^Email/, 'ann@acme.test')
  await page.fill(/^Password/, 'x')
  await page.press('Log in')
  expect((await screen.findByRole('alert')).textContent).toBe('Closed for an hour.')
  expect(document.querySelector('[aria-invalid]')).toBeNull()
})

test('A25 3.1.2 what the server said of a field keeps its language, at the field and in the summary', async () => {
  const faults = refusing('/api/register', { zip: ['Not in Ontario.'] }, 'Not in Ontario.')
  const page = await visit('/register/ACME', { faults })
  await fillForm(page)
  await page.press('Register')
  await summary(/^1 field needs your attention/)
  const said = () =>
    screen.getAllByText('Not in Ontario.').map((words) => words.closest('[lang]')?.getAttribute('lang'))
  // In the summary they are part of a sentence, as long as the page has their language.
  expect(said()).toEqual(['en'])
  await page.speak('fr')
  await waitFor(() => expect(document.documentElement.lang).toBe('fr'))
  expect(said()).toEqual(['en', 'en'])
})

test('A5 a registration that the server refuses leads to its fields; what it says besides is told, too', async () => {
  const faults = refusing('/api/register', { web_address: ['No such site.'], zip: 'Not in Ontario.' }, 'Look again.')
  const page = await visit('/register/ACME', { faults })
  await fillForm(page)
  await page.press('Register')
  const told = await summary(/^2 fields need your attention/)
  await waitFor(() => expect(document.activeElement).toBe(told))
  expect(linksOf(told)).toEqual(['Website: No such site.', 'Postal or ZIP code: Not in Ontario.'])
  expect(screen.getByText('Look again.')).toBeDefined()
})

test('A5 a forgotten password that the server refuses leads to its field', async () => {
  const faults = refusing('/api/auth/forgot-password', { manufacturerCode: ['Closed.'] })
  const page = await visit('/forgot-password/ACME', { faults })
  await page.fill(/^Email/, 'ann@acme.test')
  await page.press('Request a reset')
  const told = await summary(/^1 field needs your attention/)
  await waitFor(() => expect(document.activeElement).toBe(told))
  // The company said nothing of the whole: the specified sentence stands beside what it said of the field (spec 8).
  expect(screen.getByText('An unexpected error occurred.')).toBeTruthy()
})

test('A5 a new password that the server refuses leads to its field', async () => {
  const faults = refusing('/api/user/*', { new_password: ['Used before.'] }, 'Used before.')
  const page = await visit('/profile', { signedInAs: 'buyer@acme.test', faults })
  await page.fill(/^Current password/, 'Passw0rd!')
  await page.fill(/^New password/, 'x')
  await page.fill(/^Repeat the new password/, 'x')
  await page.press('Change password')
  const told = await summary(/^1 field needs your attention/)
  await waitFor(() => expect(document.activeElement).toBe(told))
  expect(linksOf(told)).toEqual(['New password: Used before.'])
})

test('A5 a state that waits for its country is told, and its link leads to the country', async () => {
  const page = await visit('/register/ACME')
  await page.press('Register')
  await summary(/fields are empty/)
  await page.follow('State or province')
  expect(document.activeElement).toBe(screen.getByLabelText(/^Country/))
})

test('A5 what the company says of the only address leads to it: it has no field, and is described by the refusal', async () => {
  const errors = { shipping_address_id: ['We do not deliver there.'] }
  const refused = { method: 'POST', path: '/api/orders/*', status: 422, body: { message: 'Refused.', errors } } as const
  const page = await visit('/checkout', { signedInAs: 'rep@acme.test', cart: { 'P-1001': 1 }, faults: [refused] })
  await screen.findByText(/55 King Street West/)
  await page.press('Complete order')
  await summary(/^1 thing needs your attention/)
  await page.follow('Shipping address: We do not deliver there.')
  const address = screen.getByRole('group', { name: 'Shipping address' })
  expect(document.activeElement).toBe(address)
  expect(document.getElementById(address.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
    'We do not deliver there.',
  )
})

test('A5 CHECK-26 that there is no address to deliver to is the summary; its link leads to where one would stand', async () => {
  const page = await visit('/checkout', { signedInAs: 'noaddr@acme.test', cart: { 'P-1001': 1 } })
  await screen.findByText('No address on file.')
  await page.press('Complete order')
  const told = await summary(/^1 thing needs your attention/)
  expect(document.activeElement).toBe(told)
  expect(linksOf(told)).toEqual(['Error: Please select a shipping address.'])
  expect(screen.queryByRole('alert')).toBeNull()
  await page.follow('Error: Please select a shipping address.')
  const address = screen.getByRole('group', { name: 'Shipping address' })
  expect(document.activeElement).toBe(address)
  expect(document.getElementById(address.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
    'Error: Please select a shipping address.',
  )
})
