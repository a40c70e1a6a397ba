import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { visit } from '../support/screen'
import { listen } from '../support/told'

const buyer = { signedInAs: 'buyer@acme.test' } as const
const slow = (path: string) => ({ path, delay: 120 })
const waits = (heard: readonly string[]) => heard.filter((words) => /Loading|Reading|Looking/.test(words))

test('WCAG 4.1.3 after the login one sentence says that something is on its way, whatever is waited for', async () => {
  const page = await visit('/login/ACME', { faults: [slow('/api/settings/*'), slow('/api/products/*')] })
  await screen.findByRole('heading', { name: 'Log in' })
  const heard = listen()
  await page.fill(/^Email/, 'buyer@acme.test')
  await page.fill(/^Password/, 'Passw0rd!')
  await page.press('Log in')
  await screen.findByRole('link', { name: 'Hex bolt M8' })
  expect(waits(heard)).toEqual(['Loading…'])
})

test('WCAG 4.1.3 after an order one sentence, too, and the number is not a second one', async () => {
  const page = await visit('/checkout', { ...buyer, cart: { 'P-1001': 3 }, faults: [slow('/api/orders/*')] })
  await screen.findByRole('combobox', { name: /Shipping address/ })
  const heard = listen()
  await page.press('Complete order')
  await screen.findByRole('heading', { level: 1, name: /Thank/ })
  await screen.findByRole('link', { name: /^SO-/ })
  expect(waits(heard).length).toBeLessThanOrEqual(1)
})

test('WCAG 4.1.3 an order that is ordered again slowly is one wait until its lines are there', async () => {
  const page = await visit('/orders', { ...buyer, faults: [slow('/api/orders/ACME/*'), slow('/api/products/*')] })
  await screen.findByRole('button', { name: 'Order again: SO-10101' })
  const heard = listen()
  await page.press('Order again: SO-10101')
  await waitFor(() => expect(heard.at(-1)).toMatch(/^3 lines, 1 changed, the same total as the last time/))
  expect(waits(heard)).toEqual(['Loading…'])
})

test('WCAG 4.1.3 another wait, after something came, is told again', async () => {
  const page = await visit('/orders', { ...buyer, faults: [slow('/api/orders/*')] })
  await screen.findByText('SO-10101')
  const heard = listen()
  await page.user.click(screen.getByRole('tab', { name: 'Processed' }))
  await screen.findByText('SO-10104')
  await page.user.click(screen.getByRole('link', { name: 'SO-10104' }))
  await screen.findByRole('heading', { name: /SO-10104/ })
  expect(waits(heard)).toEqual(['Loading…', 'Loading…'])
})
