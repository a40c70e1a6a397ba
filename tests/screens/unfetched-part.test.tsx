import { screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { visit } from '../support/screen'

const network = vi.hoisted(() => ({ isThere: false }))
vi.mock('../../src/app-account', async (load) => {
  if (!network.isThere) throw new TypeError('Failed to fetch dynamically imported module: /assets/account.js')
  return load()
})

test('C-106 A2 a part that cannot be fetched: its heading names the page and takes the focus, in the one main region; so does the main region while Retry asks again', async () => {
  const { follow, press } = await visit('/about-us', { signedInAs: 'buyer@acme.test' })
  await follow('Products')
  await screen.findByRole('heading', { level: 1, name: 'All products' })
  await follow('About Us')
  const heading = await screen.findByRole('heading', { level: 1, name: 'This page could not be fetched' })
  expect(document.activeElement).toBe(heading)
  expect(document.title).toBe('This page could not be fetched - Tradepost')
  expect(screen.getAllByRole('main')).toHaveLength(1)
  await press('Retry')
  await waitFor(() => expect(document.activeElement).not.toBe(heading))
  expect(document.activeElement).not.toBe(document.body)
})
