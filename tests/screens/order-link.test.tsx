import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { demoPassword } from '../../mocks/db/seeds/people'
import { bareLine } from '../../src/machines/rules/lists'
import { linkFragment } from '../../src/machines/rules/order-link'
import { kept } from '../support/records'
import { visit } from '../support/screen'

const buyer = { signedInAs: 'buyer@acme.test', cart: { 'P-1001': 3 } }
const link = (code: string) =>
  `/order-link#${linkFragment(code, [bareLine('CB-120', 6, 'gate 4'), bareLine('N-8', 2)])}`
const login = async ({ fill, press }: Awaited<ReturnType<typeof visit>>, email: string) => {
  await fill(/^Email/, email)
  await fill(/^Password/, demoPassword)
  await press('Log in')
}

test('LINKS a link shows what it holds, adds nothing, and can become a list', async () => {
  const { press, stored } = await visit(link('ACME'), buyer)
  expect(await screen.findByText('CB-120')).toBeDefined()
  expect(screen.getByText('gate 4')).toBeDefined()
  expect(stored('cart')).toMatchObject({ lines: [{ quantity: 3 }] })
  await press('Save as a list')
  await waitFor(async () => expect(await kept('lists')).toMatchObject([{ lineCount: 2, itemCount: 8 }]))
})

test('LINKS without a session it leads to the login of its tenant, and comes through it', async () => {
  const page = await visit(link('ACME'))
  await waitFor(() => expect(page.place()).toBe('/login/ACME'))
  expect(window.sessionStorage.getItem('orderLink')).toBe(link('ACME'))
  await login(page, 'buyer@acme.test')
  expect(await screen.findByText('CB-120')).toBeDefined()
  expect([page.place(), window.sessionStorage.getItem('orderLink')]).toEqual(['/order-link', null])
})

test('LINKS it comes through a reload of the login', async () => {
  window.sessionStorage.setItem('orderLink', link('ACME'))
  const page = await visit('/login/ACME')
  await login(page, 'buyer@acme.test')
  expect(await screen.findByText('CB-120')).toBeDefined()
})

test('LINKS one of another tenant is explained, with the way to its login', async () => {
  const { press, place } = await visit(link('BOLT'), buyer)
  expect(await screen.findByText(/^This link is for the company BOLT; you are signed in at/)).toBeDefined()
  expect(screen.queryByText('CB-120')).toBeNull()
  await press('Log out and log in at BOLT')
  await waitFor(() => expect(place()).toBe('/login/BOLT'))
  expect(window.sessionStorage.getItem('orderLink')).toBe(link('BOLT'))
})

test.each(['', '#nonsense', '#1/ACME/0/'])('LINKS %j is no link, and says so', async (hash) => {
  await visit(`/order-link${hash}`, buyer)
  expect(await screen.findByText('This link cannot be read')).toBeDefined()
})

test('LINKS of a broken one the readable lines are there, and the others are counted', async () => {
  await visit('/order-link#1/ACME/0/CB-120:6/x/N-8:y', buyer)
  expect(await screen.findByText('CB-120')).toBeDefined()
  expect(screen.getByText('2 lines of the link cannot be read.')).toBeDefined()
  expect(screen.getByText(/^This link was cut or changed on its way/)).toBeDefined()
})

test('LINKS a cart is shared as a link, and as a code', async () => {
  const { press, user } = await visit('/cart', buyer)
  await press('Share')
  await user.click(await screen.findByRole('menuitem', { name: 'Copy link' }))
  expect(await screen.findByText(/^The link is copied/)).toBeDefined()
  expect(await window.navigator.clipboard.readText()).toContain('/order-link#1/ACME/')
  await press('Share')
  await user.click(await screen.findByRole('menuitem', { name: 'Show as code' }))
  expect(await screen.findByRole('img', { name: 'Code of the order link' })).toBeDefined()
})
