import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { visit } from '../support/screen'
const buyer = { signedInAs: 'buyer@acme.test' }

const file = (text: string, name: string) => new File([text], name, { type: 'text/csv' })

test('LISTS a file that is chosen while another one is asked about is told to wait, and is asked about after it', async () => {
  const { user, press } = await visit('/lists', buyer)
  const chosen = await screen.findByLabelText('From a file')
  await user.upload(chosen, file('CB-100\t1.000', 'first.tsv'))
  expect(await screen.findByRole('heading', { name: 'first becomes a list' })).toBeDefined()
  await user.upload(chosen, file('HB-100\t2.000', 'second.tsv'))
  expect(await screen.findByText('1 more file waits for its turn.')).toBeDefined()
  await press('1.000 is 1000')
  expect(await screen.findByRole('heading', { name: 'second becomes a list' })).toBeDefined()
  expect(screen.queryByText('1 more file waits for its turn.')).toBeNull()
})

test('LISTS a column without a heading of which nothing is taken is named by its place and first cells', async () => {
  const { user, press } = await visit('/lists', buyer)
  await user.upload(await screen.findByLabelText('From a file'), file('CB-100;50;2\nHB-100;100;3', 'plain.csv'))
  await press('Column 3: 2, 3')
  expect(await screen.findByText('Columns not used: Column 2: 50, 100')).toBeDefined()
})
