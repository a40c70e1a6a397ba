import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { visit } from '../support/screen'

test('KEEPER a new version is offered wherever the buyer is, and comes when the buyer wants it', async () => {
  const { app, press } = await visit('/products', { signedInAs: 'buyer@acme.test' })
  const reload = vi.spyOn(app.navigation, 'reload').mockImplementation(() => undefined)
  expect(screen.queryByText(/There is a new version/)).toBeNull()
  app.actors.edition.send({ type: 'edition.found' })
  expect(await screen.findByText('There is a new version of the portal. Your cart is kept.')).toBeDefined()
  await press('Later')
  expect(screen.queryByText(/There is a new version/)).toBeNull()
  app.actors.edition.send({ type: 'edition.found' })
  await screen.findByText(/There is a new version/)
  expect(reload).not.toHaveBeenCalled()
  await press('Load it now')
  expect(reload).toHaveBeenCalledOnce()
})
