import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { fillForm } from '../support/registration-form'
import { visit } from '../support/screen'

type Page = Awaited<ReturnType<typeof visit>>

/** The forms whose fields a server may name: where each stands, what it calls, a field of it, and how it is sent. */
const forms = [
  {
    at: '/login/ACME',
    path: '/api/login',
    field: 'email',
    send: async (page: Page) => {
      await page.fill(/^Email/, 'ann@acme.test')
      await page.fill(/^Password/, 'x')
      await page.press('Log in')
    },
  },
  {
    at: '/register/ACME',
    path: '/api/register',
    field: 'zip',
    send: async (page: Page) => {
      await fillForm(page)
      await page.press('Register')
    },
  },
  {
    at: '/forgot-password/ACME',
    path: '/api/auth/forgot-password',
    field: 'email',
    send: async (page: Page) => {
      await page.fill(/^Email/, 'ann@acme.test')
      await page.press('Request a reset')
    },
  },
  {
    at: '/profile',
    who: { signedInAs: 'buyer@acme.test' },
    path: '/api/user/*',
    field: 'new_password',
    send: async (page: Page) => {
      await page.fill(/^Current password/, 'Passw0rd!')
      await page.fill(/^New password/, 'x')
      await page.fill(/^Repeat the new password/, 'x')
      await page.press('Change password')
    },
  },
] as const
const refusedAt = async (form: (typeof forms)[number], errors: Readonly<Record<string, readonly string[]>>) => {
  const faults = [{ path: form.path, status: 422, body: { message: 'Bad.', errors } }]
  const page = await visit(form.at, { ...('who' in form ? form.who : {}), faults })
  await form.send(page)
  return page
}

test.each(forms)('R15 at $at what the server says of a field that the form does not have is told', async (form) => {
  await refusedAt(form, { other: ['Something else.'] })
  expect((await screen.findByRole('alert')).textContent).toBe('Something else.')
  expect(screen.queryByText('Bad.')).toBeNull()
  expect(document.querySelector('[aria-invalid]')).toBeNull()
})
