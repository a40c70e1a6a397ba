import { screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { holdClock } from '../support/clock'
import { visit } from '../support/screen'

type Page = Awaited<ReturnType<typeof visit>>
type Form = {
  readonly path: string
  readonly call: string
  readonly fill: (page: Page) => Promise<void>
  readonly button: string
  /** A box that was filled, and what it holds. */
  readonly kept: readonly [RegExp, string]
  /** What is said after nobody waited. */
  readonly says: RegExp
  readonly signedInAs?: string
}

const forms: Readonly<Record<string, Form>> = {
  login: {
    path: '/login/ACME',
    call: 'POST /api/login',
    fill: async ({ fill }) => {
      await fill(/^Email/, 'buyer@acme.test')
      await fill(/^Password/, 'Passw0rd!')
    },
    button: 'Log in',
    kept: [/^Password/, 'Passw0rd!'],
    says: /^You stopped waiting, and nobody is logged in\./,
  },
  'forgot password': {
    path: '/forgot-password/ACME',
    call: 'POST /api/auth/forgot-password',
    fill: ({ fill }) => fill(/^Email/, 'buyer@acme.test'),
    button: 'Request a reset',
    kept: [/^Email/, 'buyer@acme.test'],
    says: /Your request may have arrived/,
  },
  registration: {
    path: '/register/ACME',
    call: 'POST /api/register',
    fill: async ({ fill, user }) => {
      await screen.findByRole('option', { name: 'Canada' })
      await user.selectOptions(screen.getByLabelText(/^Country/), 'CA')
      await user.selectOptions(await screen.findByLabelText(/^(?:State|Province)/), 'ON')
      const texts: Readonly<Record<string, string>> = {
        'First name': 'Ann',
        'Last name': 'Lee',
        'Company \\*': 'North Yard',
        'Address \\*': '1 King St',
        City: 'Toronto',
        'ZIP|Postal': 'M1M 1M1',
        Phone: '4165550100',
        Email: 'ann@north.test',
      }
      for (const [label, text] of Object.entries(texts)) await fill(new RegExp(`^(?:${label})`), text)
    },
    button: 'Register',
    kept: [/^Email/, 'ann@north.test'],
    says: /Your request may have arrived/,
  },
  'change of the password': {
    path: '/profile',
    call: 'PUT /api/user/ACME/password',
    fill: async ({ fill }) => {
      await fill(/^Current password/, 'Passw0rd!')
      await fill(/^New password/, 'Better-456')
      await fill(/^Repeat the new password/, 'Better-456')
    },
    button: 'Change password',
    kept: [/^New password/, 'Better-456'],
    says: /The new password may be valid already/,
    signedInAs: 'buyer@acme.test',
  },
}
const stillWorking = 'Still working. The network or the server is slow.'

test.each(Object.entries(forms))(
  'C-131 the %s that hangs says so after 8 s; who stops waiting keeps what was typed, and can send again',
  async (_, { path, call, fill, button, kept: [label, text], says, signedInAs }) => {
    holdClock()
    const [method = '', address = ''] = call.split(' ')
    const page = await visit(path, {
      ...(signedInAs === undefined ? {} : { signedInAs }),
      faults: [{ method, path: address, delay: 600_000 }],
    })
    await fill(page)
    await page.press(button)
    await waitFor(() => expect(page.calls(call)).toHaveLength(1))
    expect(screen.queryByText(stillWorking)).toBeNull()
    await vi.advanceTimersByTimeAsync(8500)
    expect((await screen.findByText(stillWorking)).closest('[role=status]')).not.toBeNull()
    await page.press('Stop waiting')
    expect(await screen.findByText(says)).toBeDefined()
    expect(document.activeElement).not.toBe(document.body)
    expect(screen.queryByText(stillWorking)).toBeNull()
    expect(screen.getByLabelText<HTMLInputElement>(label).value).toBe(text)
    await page.press(button)
    await waitFor(() => expect(screen.queryByText(says)).toBeNull())
    await waitFor(() =>
      expect(
        page
          .calls(call)
          .map(({ status }) => status)
          .at(-1),
      ).toBeGreaterThanOrEqual(200),
    )
    expect(page.calls(call)).toHaveLength(2)
  },
)
