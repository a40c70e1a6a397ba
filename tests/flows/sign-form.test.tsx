import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { connectDevServer } from '../../src/flows/page/dev-server'
import { nothingSigned } from '../../src/flows/signing/sign-off'
import { SignOffTab } from '../../src/flows/signing/sign-off-tab'
import { openPage } from './open-page'

afterEach(() => connectDevServer(null))

test('QA words that could not be kept stay in their field, and go when they are', async () => {
  let isRefused = true
  connectDevServer(async (_, wish) => {
    if (wish === undefined) return { ...nothingSigned, isServed: true }
    return isRefused ? { problem: 'The file cannot be written.' } : { ...nothingSigned, ...wish, isServed: true }
  })
  const user = await openPage([{ id: 'sign-off', title: 'Sign-off', Body: SignOffTab }], '#/cart/sign-off')
  await screen.findByText(/^Kept in docs\/flows\/sign-off\.json/)
  const form = within(screen.getByRole('form', { name: 'Approve cart' }))
  const [words, name] = form.getAllByRole<HTMLInputElement>('textbox')
  if (!words || !name) throw new Error('The form has no fields.')
  await user.type(words, 'As we said on Monday')
  await user.clear(name)
  await user.type(name, 'Ana')
  await user.click(form.getByRole('button', { name: 'Approve' }))
  expect((await screen.findAllByRole('alert')).map(({ textContent }) => textContent)).toContain(
    'The file cannot be written.',
  )
  expect(words.value).toBe('As we said on Monday')
  isRefused = false
  await user.click(form.getByRole('button', { name: 'Approve' }))
  expect(await screen.findByText(/^Signed: Ana, .*, “As we said on Monday”\.$/)).toBeTruthy()
  await waitFor(() => expect(words.value).toBe(''))
})

test('QA who approved before is not forgotten by the next approval: the latest stands out, earlier ones are folded', async () => {
  const user = await openPage([{ id: 'sign-off', title: 'Sign-off', Body: SignOffTab }], '#/cart/sign-off')
  const form = within(await screen.findByRole('form', { name: 'Approve cart' }))
  const [words, name] = form.getAllByRole<HTMLInputElement>('textbox')
  if (!words || !name) throw new Error('The form has no fields.')
  for (const [who, said] of [
    ['Ana', 'As we said on Monday'],
    ['Ben', 'From the warehouse, too'],
  ] as const) {
    await user.clear(name)
    await user.type(name, who)
    await user.type(words, said)
    await user.click(form.getByRole('button', { name: 'Approve' }))
    await waitFor(() => expect(words.value).toBe(''))
  }
  expect(screen.getByText(/^Signed: Ben, .*, “From the warehouse, too”\.$/)).toBeTruthy()
  const earlier = screen.getByRole('list', { name: 'Earlier approvals', hidden: true })
  expect(earlier.closest('details')?.open).toBe(false)
  await user.click(screen.getByText('1 earlier approval'))
  expect(earlier.closest('details')?.open).toBe(true)
  expect(earlier.textContent).toMatch(/As we said on Monday.*Ana, \d{4}-\d\d-\d\d, of what it is now/)
})
