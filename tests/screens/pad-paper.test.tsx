import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { visit } from '../support/screen'

const buyer = { signedInAs: 'buyer@acme.test' } as const

test('PAD an empty sheet shows eight lines, and a press on the paper writes in its blank row', async () => {
  const { user } = await visit('/order-pad', buyer)
  const first = await screen.findByLabelText<HTMLInputElement>('Part number, row 1')
  expect(screen.getAllByLabelText(/^Part number, row/)).toHaveLength(1)
  const line = screen.getByText('8')
  await user.click(line)
  expect(document.activeElement).toBe(first)
  await user.keyboard('P-1001')
  // The row that was blank is one, and another one is blank: still eight lines, and the press leads to the new one.
  await waitFor(() => expect(screen.getAllByLabelText(/^Part number, row/)).toHaveLength(2))
  expect(screen.queryByText('9')).toBeNull()
  await user.click(screen.getByText('8'))
  expect(document.activeElement).toBe(screen.getByLabelText('Part number, row 2'))
})
