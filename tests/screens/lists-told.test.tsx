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
