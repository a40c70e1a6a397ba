import { screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { holdClock } from '../support/clock'
import { visit } from '../support/screen'

const buyer = { signedInAs: 'buyer@acme.test' } as const
const password = 'PUT /api/user/ACME/password'
type Page = Awaited<ReturnType<typeof visit>>

const change = async ({ fill, press }: Page, current: string, next: string, again = next) => {
  await fill(/^Current password/, current)
  await fill(/^New password/, next)
  await fill(/^Repeat the new password/, again)
  await press('Change password')
}

test('PROFILE-01 to PROFILE-03 ENT-17 API-14 name, email and phone of the customer are shown', async () => {
  const { calls } = await visit('/profile', buyer)
  expect(await screen.findByText('Northwind Machining Ltd.')).toBeDefined()
  expect(screen.getByText('buyer@acme.test')).toBeDefined()
  expect(screen.getByText('(416) 555-0100')).toBeDefined()
  expect(calls('GET /api/customers/ACME')[0]?.query).toMatchObject({ email: 'buyer@acme.test' })
})

test('PROFILE-03 a customer without a phone breaks nothing', async () => {
  await visit('/profile', { signedInAs: 'neworders@acme.test' })
  expect(await screen.findByText('Fresh Start Fabrication')).toBeDefined()
  expect(screen.queryByText(/null|undefined/)).toBeNull()
})

test('C-100 a customer that hangs says so after 8 s, and Retry fetches it', async () => {
  holdClock()
  const { press } = await visit('/profile', { ...buyer, faults: [{ path: '/api/customers/*', delay: 90_000 }] })
  await screen.findByRole('button', { name: 'Change password' })
  await vi.advanceTimersByTimeAsync(8500)
  expect(await screen.findByText('Still loading. The network or the server is slow.')).toBeDefined()
  await press('Retry')
  expect(await screen.findByText('Northwind Machining Ltd.')).toBeDefined()
})

test('PROFILE-04 the password is changed with three masked fields', async () => {
  await visit('/profile', buyer)
  for (const label of [/^Current password/, /^New password/, /^Repeat the new password/]) {
    const field = await screen.findByLabelText<HTMLInputElement>(label)
    expect([field.type, field.labels?.[0]?.textContent]).toEqual(['password', expect.stringMatching(/\*$/)])
  }
  const form = screen.getByRole('button', { name: 'Change password' }).closest('form')
  expect(form?.querySelectorAll('input[type=password]')).toHaveLength(3)
})

test('PROFILE-05 three empty fields have three complaints and make no call', async () => {
  const { press, calls } = await visit('/profile', buyer)
  await press('Change password')
  await waitFor(() => expect(screen.getAllByText('This field is required')).toHaveLength(3))
  expect(calls(password)).toHaveLength(0)
})

test('PROFILE-06 MSG-03 new passwords that differ are not sent', async () => {
  const page = await visit('/profile', buyer)
  await change(page, 'Passw0rd!', 'one', 'two')
  expect(await screen.findByText('New passwords do not match.')).toBeDefined()
  expect(page.calls(password)).toHaveLength(0)
})

test('PROFILE-07 PROFILE-11 API-15 MSG-53 any new password is sent, and the server says that it holds', async () => {
  const page = await visit('/profile', buyer)
  await change(page, 'Passw0rd!', 'a')
  expect(await screen.findByText('Password updated successfully!')).toBeDefined()
  expect(page.calls(password).map(({ body }) => body)).toEqual([
    { current_password: 'Passw0rd!', new_password: 'a', new_password_confirmation: 'a', lang: 'en' },
  ])
})

test('PROFILE-08 a wrong current password is refused in the words of the server', async () => {
  const page = await visit('/profile', buyer)
  await change(page, 'wrong', 'a')
  expect(await screen.findByText('The current password is wrong.')).toBeDefined()
  expect(page.lastCall(password)?.status).toBe(422)
  expect(page.place()).toBe('/profile')
})

test('A5 a wrong current password is marked and described, and leads to the summary, as whatever the server says of a field', async () => {
  const errors = { new_password: ['Too short.'] }
  const page = await visit('/profile', buyer)
  await change(page, 'wrong', 'a')
  const first = await screen.findByRole('group', { name: /need/ })
  await waitFor(() => expect(document.activeElement).toBe(first))
  // Told once: the summary has it, and the field is described by it.
  expect(screen.queryByRole('alert')).toBeNull()
  const current = screen.getByLabelText<HTMLInputElement>(/^Current password/)
  const description = document.getElementById(current.getAttribute('aria-describedby') ?? '')
  expect([current.getAttribute('aria-invalid'), description?.textContent]).toEqual([
    'true',
    'The current password is wrong.',
  ])
  const told = within(screen.getByRole('group', { name: /need/ })).getAllByRole('link')
  expect(told.map(({ textContent }) => textContent)).toEqual(['Current password: The current password is wrong.'])
  page.leave()

  const fault = { method: 'PUT', path: '/api/user/*/password', status: 422, body: { message: 'Too short.', errors } }
  const other = await visit('/profile', { ...buyer, faults: [{ ...fault, method: 'PUT' }] })
  await change(other, 'Passw0rd!', 'a')
  const summary = await screen.findByRole('group', { name: /need/ })
  await waitFor(() => expect(document.activeElement).toBe(summary))
})

test('PROFILE-09 a failure without words has the fixed ones', async () => {
  const page = await visit('/profile', buyer)
  await change(page, 'Passw0rd!', '500')
  expect((await screen.findByRole('alert')).textContent).toBe('An unexpected error occurred.')
})

test('PROFILE-10 a customer that cannot be fetched leaves a password form that works', async () => {
  const page = await visit('/profile', { ...buyer, faults: [{ path: '/api/customers/*', status: 501 }] })
  await waitFor(() => expect(page.lastCall('GET /api/customers/ACME')?.status).toBe(501))
  // Said in its place, without alarm, with Retry.
  expect(await screen.findByText('Not loaded.')).toBeDefined()
  expect(screen.queryByText('-')).toBeNull()
  expect(screen.getByRole('button', { name: 'Retry' })).toBeDefined()
  expect(screen.queryByRole('alert')).toBeNull()
  await change(page, 'Passw0rd!', 'a')
  expect(await screen.findByText('Password updated successfully!')).toBeDefined()
})

test('A3 a refused change of the password stands in the title, until it is mended', async () => {
  const { user, press } = await visit('/profile', { signedInAs: 'buyer@acme.test' })
  await screen.findByLabelText(/^Current password/)
  expect(document.title).toBe('My profile - Acme Supply')
  await press('Change password')
  await waitFor(() => expect(document.title).toBe('Error: My profile - Acme Supply'))
  await user.type(screen.getByLabelText(/^Current password/), 'Passw0rd!')
  await user.type(screen.getByLabelText(/^New password/), 'An0ther-one')
  await user.type(screen.getByLabelText(/^Repeat the new password/), 'An0ther-one')
  await waitFor(() => expect(document.title).toBe('My profile - Acme Supply'))
})
