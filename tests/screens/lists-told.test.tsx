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

test('A7 another name of a list is told once, by Enter or by leaving the field; without one the former is back, which is told, too', async () => {
  const { user, press, follow } = await visit('/lists', buyer)
  await press('New list')
  await follow('New list')
  const box = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Name of the list' })
  const heard = listen()
  const told = () => heard.filter((words) => /called/.test(words))
  await user.clear(box)
  await user.type(box, 'Weekly{Enter}')
  await waitFor(() => expect(told()).toEqual(['The list is now called Weekly.']))
  await user.clear(box)
  await user.type(box, 'Monday{Tab}')
  await waitFor(() => expect(told().slice(1)).toEqual(['The list is now called Monday.']))
  await user.clear(box)
  await user.tab()
  expect(box.value).toBe('Monday')
  await waitFor(() => expect(told().slice(2)).toEqual(['A list needs a name: it is still called Monday.']))
  await user.clear(box)
  await user.keyboard('{Enter}')
  await waitFor(() => expect(told().slice(3)).toEqual(['A list needs a name: it is still called Monday.']))
})
