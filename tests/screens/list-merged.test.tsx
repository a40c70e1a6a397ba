import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { mergeWithCopy } from '../support/lists'
import { visit } from '../support/screen'

test('LISTS what a merge cut to the maximum stays said, line by line, beside the way back', async () => {
  const shown = await visit('/cart', { signedInAs: 'buyer@acme.test', cart: { 'P-MIN6MAX20': 18 } })
  await mergeWithCopy(shown)
  const cut = within(await screen.findByRole('list', { name: 'Cut to the maximum' }))
  expect(cut.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['P-MIN6MAX20 from 36 to 20'])
  await shown.press('Undo')
  expect(screen.queryByRole('list', { name: 'Cut to the maximum' })).toBeNull()
})
