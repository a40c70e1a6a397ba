import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { fillForm, mandatory } from '../support/registration-form'
import { visit } from '../support/screen'

const register = 'POST /api/register'
const approval = 'Registration successful! Your account is pending company approval.'
const valueOf = (label: RegExp) => screen.getByLabelText<HTMLInputElement>(label).value
const body = {
  firstName: 'Ann',
  lastName: 'Lee',
  company: 'North Yard',
  address: '1 King St',
  address2: '',
  address3: '',
  city: 'Toronto',
  state: 'ON',
  zip: 'M1M 1M1',
  country: 'CA',
  phone: '(416) 555-0100',
  email: 'ann@north.test',
  webAddress: '',
  manufacturerCode: 'ACME',
  lang: 'en',
}

test('GEN-04 REG-38 REG-40 REG-41 MSG-23 ENT-10 a complete form is sent, and waits for approval', async () => {
  const page = await visit('/register/ACME')
  await fillForm(page)
  await page.press('Register')
  expect(await screen.findByText(approval)).toBeDefined()
  expect(page.calls(register).map((call) => call.body)).toEqual([body])
  await waitFor(() => expect(mandatory.map(([label]) => valueOf(label))).toEqual(mandatory.map(() => '')))
  expect(valueOf(/^Company code/)).toBe('ACME')
})

test('REG-44 nobody is signed in by a registration', async () => {
  const page = await visit('/register/ACME')
  await fillForm(page)
  await page.press('Register')
  await screen.findByText(approval)
  expect(page.place()).toBe('/register/ACME')
  expect(window.localStorage.getItem('authToken')).toBeNull()
  expect(window.localStorage.getItem('user')).toBeNull()
})

test('REG-08 REG-09 the optional lines are sent when they are filled', async () => {
  const page = await visit('/register/ACME')
  await fillForm(page)
  await page.fill(/^Address line 2/, 'Unit 4')
  await page.fill(/^Address line 3/, 'Back door')
  await page.press('Register')
  await screen.findByText(approval)
  expect(page.lastCall(register)?.body).toEqual({ ...body, address2: 'Unit 4', address3: 'Back door' })
})

test('REG-37 passwords are sent when they are chosen', async () => {
  const page = await visit('/register/ACME')
  await fillForm(page)
  await page.fill(/^Choose a password/, 'Secret1!')
  await page.fill(/^Repeat the password/, 'Secret1!')
  await page.press('Register')
  await screen.findByText(approval)
  expect(page.lastCall(register)?.body).toEqual({
    ...body,
    password: 'Secret1!',
    password_confirmation: 'Secret1!',
  })
})

test('REG-39 the words of the server are shown', async () => {
  const fault = { path: '/api/register', status: 200, body: { message: 'Acme will call you on Monday.' } }
  const page = await visit('/register/ACME', { faults: [fault] })
  await fillForm(page)
  await page.press('Register')
  expect(await screen.findByText('Acme will call you on Monday.')).toBeDefined()
  expect(screen.queryByText(approval)).toBeNull()
})

test('REG-40 an answer without words has the fixed ones', async () => {
  const page = await visit('/register/ACME', { faults: [{ path: '/api/register', status: 200, body: {} }] })
  await fillForm(page)
  await page.press('Register')
  expect(await screen.findByText(approval)).toBeDefined()
})

test('REG-42 a refusal is shown in the words of the server, and nothing typed is lost', async () => {
  const page = await visit('/register/ACME')
  await fillForm(page, 'taken@acme.test')
  await page.press('Register')
  await waitFor(() => expect(page.lastCall(register)?.status).toBe(422))
  expect(await screen.findByText('An account with this email already exists.')).toBeDefined()
  expect([valueOf(/^First name/), valueOf(/^Email/), valueOf(/^State or province/)]).toEqual([
    'Ann',
    'taken@acme.test',
    'ON',
  ])
})

test.each([
  ['without the name of a field', undefined],
  [
    'as a conflict',
    { method: 'POST', path: '/api/register', status: 409, body: { message: 'Already known.' } } as const,
  ],
])('A5 REG-42 an email that is taken, told %s, stands at the email; the summary leads there', async (_, fault) => {
  const page = await visit('/register/ACME', { faults: fault ? [fault] : [] })
  await fillForm(page, 'taken@acme.test')
  await page.press('Register')
  const text = fault ? 'Already known.' : 'An account with this email already exists.'
  const summary = await screen.findByRole('group', { name: '1 field needs your attention.' })
  await waitFor(() => expect(document.activeElement).toBe(summary))
  await page.follow(`Email: ${text}`)
  const email = screen.getByRole('textbox', { name: /^Email/, description: text })
  expect([email.getAttribute('aria-invalid'), document.activeElement === email]).toEqual(['true', true])
  // Told once: not beside the button again.
  expect(screen.getAllByText(new RegExp(text))).toHaveLength(2)
  expect(screen.queryByRole('alert')).toBeNull()
})

test('REG-43 a failure without words has the fallback', async () => {
  const page = await visit('/register/ACME', { faults: [{ path: '/api/register', status: 501 }] })
  await fillForm(page)
  await page.press('Register')
  const alert = await screen.findByRole('alert')
  expect(alert.textContent).toContain('Ocurrió un error inesperado')
  expect(valueOf(/^First name/)).toBe('Ann')
})

test('REG-33 REG-35 an empty form has eleven complaints and makes no call', async () => {
  const { press, calls } = await visit('/register')
  await screen.findByRole('option', { name: 'Mexico' })
  await press('Register')
  await waitFor(() => expect(screen.getAllByText('This field is required')).toHaveLength(11))
  for (const label of [/^Address line 2/, /^Address line 3/, /^Website/]) {
    expect(screen.getByLabelText(label).getAttribute('aria-invalid')).toBeNull()
  }
  expect(calls(register)).toHaveLength(0)
})

test('REG-34 an edited field loses its complaint, the others keep theirs', async () => {
  const { press, fill } = await visit('/register/ACME')
  await press('Register')
  await waitFor(() => expect(screen.getAllByText('This field is required')).toHaveLength(10))
  await fill(/^First name/, 'A')
  await waitFor(() => expect(screen.getAllByText('This field is required')).toHaveLength(9))
  expect(screen.getByLabelText(/^First name/).getAttribute('aria-invalid')).toBeNull()
})

test('REG-36 MSG-02 passwords that differ are not sent', async () => {
  const page = await visit('/register/ACME')
  await fillForm(page)
  await page.fill(/^Choose a password/, 'one')
  await page.fill(/^Repeat the password/, 'two')
  await page.press('Register')
  expect(await screen.findByText('Passwords do not match')).toBeDefined()
  expect(page.calls(register)).toHaveLength(0)
})

test('REG-46 a malformed email or web address is not sent', async () => {
  const page = await visit('/register/ACME')
  await fillForm(page, 'abc')
  await page.fill(/^Website/, 'foo')
  await page.press('Register')
  await waitFor(() => expect(screen.getByLabelText(/^Email/).getAttribute('aria-invalid')).toBe('true'))
  expect(screen.getByLabelText(/^Website/).getAttribute('aria-invalid')).toBe('true')
  expect(page.calls(register)).toHaveLength(0)
})
