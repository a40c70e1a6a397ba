import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { visit } from '../support/screen'
import { listen } from '../support/told'

const buyer = { signedInAs: 'buyer@acme.test' }

test('A7 that a list is deleted is told once, though it is shown with the way to take it back, too', async () => {
  const { press, user } = await visit('/lists', buyer)
  await press('New list')
  const more = await screen.findByRole('button', { name: 'More about New list' })
  const heard = listen()
  await user.click(more)
  await user.click(await screen.findByRole('menuitem', { name: 'Delete' }))
  await screen.findByRole('button', { name: 'Undo' })
  await waitFor(() => expect(screen.getAllByText('Deleted: New list')).toHaveLength(2))
  expect(heard.filter((words) => words.includes('Deleted'))).toEqual(['Deleted: New list'])
})

test('LISTS of several lists that were deleted each Ctrl+Z brings one back, the last one first; the way stays there', async () => {
  const { user, press } = await visit('/lists', buyer)
  const names = ['New list', 'New list (2)']
  for (const name of names) {
    await press('New list')
    await screen.findByRole('link', { name })
  }
  for (const name of names) {
    await user.click(screen.getByRole('button', { name: `More about ${name}` }))
    await user.click(await screen.findByRole('menuitem', { name: 'Delete' }))
    await waitFor(() => expect(screen.queryByRole('link', { name })).toBeNull())
  }
  const heard = listen()
  await screen.findByText('No lists yet')
  await user.keyboard('{Control>}z{/Control}')
  await screen.findByRole('link', { name: 'New list (2)' })
  expect(screen.getByRole('button', { name: 'Undo' })).toBeDefined()
  await user.keyboard('{Control>}z{/Control}')
  await screen.findByRole('link', { name: 'New list' })
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull()
  const back = () => heard.filter((words) => /Deleted|Back again/.test(words))
  await waitFor(() => expect(back()).toEqual(['Back again: New list (2)', 'Back again: New list']))
})
