import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { startRecording } from '../../src/recorder/early'
import { fillForm } from '../support/registration-form'
import { visit } from '../support/screen'

const link = 'Report a problem'
/** Opens the report beside words of the screen, and closes it again. */
const reported = async (words: RegExp, { user }: Awaited<ReturnType<typeof visit>>) => {
  const button = await screen.findByRole('button', { name: link })
  expect(button.closest('[data-notice],[data-errors]')?.textContent).toMatch(words)
  // A reader is told what is wrong, and not the way on each time.
  expect(button.closest('[role=status],[role=alert]')).toBeNull()
  await user.click(button)
  const dialog = await screen.findByRole('dialog', { name: link })
  expect(await within(dialog).findByRole('button', { name: 'Save as file' })).toBeDefined()
  await user.keyboard('{Escape}')
}

test('an order of which nobody knows whether it arrived can be reported beside the words that say so', async () => {
  const shown = await visit('/checkout', {
    signedInAs: 'buyer@acme.test',
    cart: { 'P-1001': 1 },
    faults: [{ method: 'POST', path: '/api/orders/*', drop: 'after', times: 1 }],
    recording: startRecording(window),
  })
  await screen.findByText('Northwind Machining Ltd.')
  await shown.press('Complete order')
  const doubt = await screen.findByRole('group', { name: 'What to do with this order' })
  await waitFor(() => expect(document.activeElement).toBe(doubt))
  await reported(/We do not know whether the order arrived/, shown)
  expect(screen.getByRole('button', { name: link })).toBeDefined()
})

test('an order of which the server says what is wrong with its fields can be reported beside them', async () => {
  const shown = await visit('/checkout', {
    signedInAs: 'buyer@acme.test',
    cart: { 'P-1001': 1 },
    faults: [
      {
        method: 'POST',
        path: '/api/orders/*',
        status: 422,
        body: { message: 'No.', errors: { purchase_order: ['Too long.'] } },
        times: 1,
      },
    ],
    recording: startRecording(window),
  })
  await screen.findByText('Northwind Machining Ltd.')
  expect(screen.queryByRole('button', { name: link })).toBeNull()
  await shown.press('Complete order')
  await reported(/needs? your attention/, shown)
})

test('who is back at the login because the session ended can report it there; who just wants in is not asked', async () => {
  const shown = await visit('/orders', { signedInAs: 'expired@acme.test', recording: startRecording(window) })
  await reported(/Your session has ended|Unauthenticated/, shown)
  shown.leave()

  await visit('/login/ACME', { recording: startRecording(window) })
  expect(await screen.findByRole('button', { name: 'Log in' })).toBeDefined()
  expect(screen.queryByRole('button', { name: link })).toBeNull()
})

test('a login that the server could not take, or did not want, can be reported: no menu is there yet', async () => {
  const shown = await visit('/login/ACME', {
    faults: [{ method: 'POST', path: '/api/login', status: 500, times: 1 }],
    recording: startRecording(window),
  })
  await shown.fill(/^Email/, 'buyer@acme.test')
  await shown.fill(/^Password/, 'wrong')
  await shown.press('Log in')
  await reported(/An unexpected error occurred/, shown)
  await shown.press('Log in')
  await reported(/The email or the password is wrong/, shown)
  expect(screen.getByLabelText(/^Email/)).toHaveProperty('value', 'buyer@acme.test')
})

test('a registration of which the server says what is wrong with its fields can be reported beside them', async () => {
  const errors = { email: ['This email is taken already.'] }
  const shown = await visit('/register/ACME', {
    faults: [
      {
        path: '/api/register',
        method: 'POST',
        status: 422,
        body: { message: errors.email[0] ?? '', errors },
        times: 1,
      },
    ],
    recording: startRecording(window),
  })
  await shown.press('Register')
  await screen.findByRole('group', { name: /are empty/ })
  expect(screen.queryByRole('button', { name: link })).toBeNull()
  await fillForm(shown)
  await shown.press('Register')
  await reported(/This email is taken already/, shown)
})

test('HEAD-17 the menu of small screens leads to the report, too, and the focus comes back to it', async () => {
  const { press, user } = await visit('/catalogs', {
    signedInAs: 'buyer@acme.test',
    recording: startRecording(window),
  })
  // A screen that comes takes the focus.
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 })))
  await press('Open menu')
  await user.click(within(await screen.findByRole('dialog', { name: 'Menu' })).getByRole('button', { name: link }))
  const dialog = await screen.findByRole('dialog', { name: link })
  expect(screen.queryByRole('dialog', { name: 'Menu' })).toBeNull()
  expect(await within(dialog).findByRole('button', { name: 'Save as file' })).toBeDefined()
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Open menu' })))
})
