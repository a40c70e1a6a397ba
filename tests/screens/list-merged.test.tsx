import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { visit } from '../support/screen'

test('LISTS what a merge cut to the maximum stays said, line by line, beside the way back', async () => {
  const { press, follow, user } = await visit('/cart', { signedInAs: 'buyer@acme.test', cart: { 'P-MIN6MAX20': 18 } })
  await press('Save as draft')
  await follow('All lists (1)')
  const list = within(await screen.findByRole('list', { name: 'Lists' }))
  const name = (await list.findByRole('link')).textContent ?? ''
  const choose = async (of: string, deed: string) => {
    await user.click(await screen.findByRole('button', { name: `More about ${of}` }))
    await user.click(await screen.findByRole('menuitem', { name: deed }))
  }
  await choose(name, 'Duplicate')
  await list.findByRole('link', { name: `${name} (2)` })
  await choose(name, 'Add to another list')
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: `${name} (2)` }))
  const cut = within(await screen.findByRole('list', { name: 'Cut to the maximum' }))
  expect(cut.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['P-MIN6MAX20 from 36 to 20'])
  await press('Undo')
  expect(screen.queryByRole('list', { name: 'Cut to the maximum' })).toBeNull()
})
