import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { expectConsoleError } from '../support/console-errors'
import { visit } from '../support/screen'

vi.mock('../../src/ui/shell/catalogs-screen', () => ({
  CatalogsScreen: () => {
    throw new TypeError('Failed to fetch dynamically imported module: /assets/catalogs-screen.js')
  },
}))

test('C-106 R9 a screen whose code could not be fetched says so; Retry is told to the chart, which loads the page anew', async () => {
  expectConsoleError(/Failed to fetch dynamically imported module/)
  const { app, press, calls } = await visit('/catalogs', { signedInAs: 'buyer@acme.test' })
  const reload = vi.spyOn(app.navigation, 'reload').mockImplementation(() => undefined)
  const heading = await screen.findByRole('heading', { level: 1, name: 'This page could not be fetched' })
  expect(document.activeElement).toBe(heading)
  expect(document.title).toBe('This page could not be fetched - Tradepost')
  expect(app.actors.crash.getSnapshot().matches({ screen: 'unfetched' })).toBe(true)
  await press('Retry')
  expect(reload).toHaveBeenCalledOnce()
  expect(calls('POST /api/log/error')).toHaveLength(0)
})
