import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { rowOf, visit } from '../support/screen'

const file = new File(['CB-120,6\nNO-SUCH,2'], 'Monday.csv', { type: 'text/csv' })

test('LISTS a line that knows only its part number says what that is, with its unit', async () => {
  const { user, follow } = await visit('/lists', { signedInAs: 'buyer@acme.test' })
  await user.upload(await screen.findByLabelText('From a file'), file)
  await follow('Monday')
  const known = await rowOf('CB-120')
  await waitFor(() => expect(known.getByText(/Carriage bolt/)).toBeDefined())
  const box = screen.getByRole('textbox', { name: 'Quantity of CB-120' })
  expect(document.getElementById(box.getAttribute('aria-describedby') ?? '')?.textContent).toMatch(/^\w+ x \d+$/)
  // Nothing is said of a number that the server does not know.
  expect((await screen.findByText('NO-SUCH')).closest('tr')?.textContent).toBe('NO-SUCH')
})

test('PARTS an own number says what it stands for', async () => {
  const { fill, press } = await visit('/part-numbers', { signedInAs: 'buyer@acme.test' })
  await fill('My number', 'BOX-A')
  await fill('Part number', 'CB-120')
  await press('Add')
  const row = (await screen.findByLabelText('Part number of BOX-A')).closest('tr')
  await waitFor(() => expect(row?.textContent).toContain('Carriage bolt'))
})
