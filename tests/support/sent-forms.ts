import { fillForm } from './registration-form'
import type { visit } from './screen'

type Page = Awaited<ReturnType<typeof visit>>

/** The forms whose fields a server may name: where each stands, what it calls, a field of it, and how it is sent. */
export const forms = [
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
