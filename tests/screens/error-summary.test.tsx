import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { visit } from '../support/screen'

const summary = (name: RegExp) => screen.findByRole('group', { name })

test('A5 a form that is refused leads to a summary; each of its links leads to the field', async () => {
  const page = await visit('/register/ACME')
  await page.press('Register')
  const told = await summary(/fields need your attention/)
  expect(document.activeElement).toBe(told)
  const links = within(told).getAllByRole('link')
  expect(links[0]?.textContent).toBe('First name: This field is required')
  await page.follow(/^Email: /)
  expect(document.activeElement).toBe(screen.getByLabelText(/^Email/))
  // What is mended is told no more; the rest is.
  await page.fill(/^Email/, 'ann@acme.test')
  await waitFor(() => expect(within(told).getAllByRole('link')).toHaveLength(links.length - 1))
  expect(document.title).toMatch(/^Error: /)
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
