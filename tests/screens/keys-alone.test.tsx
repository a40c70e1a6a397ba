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

test('2.1.1 Enter on a quantity of a card leads to the one of the next card, Shift Enter back; at the ends it stays', async () => {
  const { user } = await visit('/products', buyer)
  const first = await quantity()
  const list = within(screen.getByRole('list', { name: 'All products' }))
  const second = list.getAllByRole('spinbutton')[1] as HTMLInputElement
  first.focus()
  await user.keyboard('3{Enter}')
  expect(document.activeElement).toBe(second)
  await waitFor(() => expect(first.value).toBe('3'))
  await user.keyboard('{Shift>}{Enter}{/Shift}')
  expect(document.activeElement).toBe(first)
  await user.keyboard('{Shift>}{Enter}{/Shift}')
  expect(document.activeElement).toBe(first)
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
