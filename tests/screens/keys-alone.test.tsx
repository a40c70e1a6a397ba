import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { visit } from '../support/screen'

const buyer = { signedInAs: 'buyer@acme.test' } as const
const quantity = async () =>
  within(await screen.findByRole('list', { name: 'All products' })).getAllByRole('spinbutton')[0] as HTMLInputElement

test('2.1.1 Home on a quantity of nothing buys nothing; on one that counts it leads to the least', async () => {
  const { user } = await visit('/products', buyer)
  const field = await quantity()
  field.focus()
  await user.keyboard('{Home}')
  expect(field.value).toBe('0')
  expect(screen.getByRole('button', { name: /^Cart/ }).getAttribute('aria-label')).not.toMatch(/1/)
  await user.keyboard('{ArrowUp}{ArrowUp}{ArrowUp}')
  await waitFor(() => expect(field.value).toBe('3'))
  await user.keyboard('{Home}')
  await waitFor(() => expect(field.value).toBe('1'))
})

test('3.3.1 a number of nothing that is refused is heard, also where the focus stands in its field', async () => {
  const { user } = await visit('/part-numbers', buyer)
  const field = await screen.findByLabelText('My number')
  field.focus()
  const heard: string[] = []
  field.addEventListener('focus', () => heard.push(field.tagName))
  await user.keyboard('{Enter}')
  expect(heard).toEqual(['INPUT'])
  expect(field.getAttribute('aria-invalid')).toBe('true')
  expect(document.activeElement).toBe(field)
})
