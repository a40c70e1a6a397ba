import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { visit } from '../support/screen'

type Shown = Awaited<ReturnType<typeof visit>>

/** Clicks into the field, sets the cursor behind what is there, and pastes. */
const pasteBehind = async ({ user }: Shown, box: HTMLInputElement, text: string) => {
  await user.click(box)
  box.setSelectionRange(box.value.length, box.value.length)
  await user.paste(text)
}
const buyer = { signedInAs: 'buyer@acme.test', cart: { 'P-1001': 7 } }
const spin = () => screen.findByRole<HTMLInputElement>('spinbutton')

test.each([
  ['the cart', '/cart'],
  ['a card', '/products?search=P-1001'],
])('CART a copied cell is the whole quantity, a figure goes to the cursor: %s', async (_, path) => {
  const shown = await visit(path, buyer)
  const box = await spin()
  await waitFor(() => expect(box.value).toBe('7'))
  await pasteBehind(shown, box, '12\r\n')
  expect(box.value).toBe('12')
  await pasteBehind(shown, box, '0')
  expect(box.value).toBe('120')
})

test('PAD a copied cell is the whole value of a field', async () => {
  const shown = await visit('/order-pad', buyer)
  const [part, quantity] = [
    await screen.findByLabelText<HTMLInputElement>('Part number, row 1'),
    screen.getByLabelText<HTMLInputElement>('Quantity, row 1'),
  ]
  await shown.user.type(part, 'P-1001')
  await shown.user.type(quantity, '7')
  await pasteBehind(shown, quantity, '12\n')
  await waitFor(() => expect(quantity.value).toBe('12'))
  await pasteBehind(shown, part, 'P-MAX0\n')
  await waitFor(() => expect(part.value).toBe('P-MAX0'))
})

test('LISTS a copied cell is the whole standard quantity', async () => {
  const shown = await visit('/lists', buyer)
  await shown.user.upload(await screen.findByLabelText('From a file'), new File(['CB-120,7'], 'Monday.csv'))
  await shown.follow('Monday')
  const box = await screen.findByRole<HTMLInputElement>('textbox', { name: /^Quantity of/ })
  await pasteBehind(shown, box, '12\n')
  expect(box.value).toBe('12')
})
