import { screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { visit } from '../support/screen'

vi.mock('../../src/app-account', () => {
  throw new TypeError('Failed to fetch dynamically imported module: /assets/account.js')
})

test('C-106 A2 a part that cannot be fetched: its heading names the page and takes the focus, in the one main region, which has it while Retry asks again', async () => {
  const { user, app } = await visit('/catalogs', { signedInAs: 'buyer@acme.test' })
  await screen.findByRole('heading', { level: 1, name: 'Catalogs' })
  app.actors.guard.send({ type: 'navigation.requested', to: '/profile' })
  const heading = await screen.findByRole('heading', { level: 1, name: 'This page could not be fetched' })
  await waitFor(() => expect(document.activeElement).toBe(heading))
  expect(document.title).toBe('This page could not be fetched - Tradepost')
  expect(screen.getAllByRole('main')).toHaveLength(1)
  const retry = screen.getByRole('button', { name: 'Retry' })
  retry.focus()
  await user.keyboard('{Enter}')
  await waitFor(() => expect(retry.isConnected).toBe(false))
  expect(document.activeElement).not.toBe(document.body)
})
