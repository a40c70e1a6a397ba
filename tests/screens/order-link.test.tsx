import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { demoPassword } from '../../mocks/db/seeds/people'
import { bareLine } from '../../src/machines/rules/lists'
import { linkFragment } from '../../src/machines/rules/order-link'
import { kept } from '../support/records'
import { visit } from '../support/screen'

const buyer = { signedInAs: 'buyer@acme.test', cart: { 'P-1001': 3 } }
const link = (code: string) =>
  `/order-link#${linkFragment(code, [bareLine('P-1001', 6, 'gate 4'), bareLine('NO-SUCH', 2)])}`
const login = async ({ fill, press }: Awaited<ReturnType<typeof visit>>, email: string) => {
  await fill(/^Email/, email)
  await fill(/^Password/, demoPassword)
  await press('Log in')
}

const parts = async () => {
  await screen.findByRole('heading', { level: 1, name: 'Order pad' })
  await waitFor(() => expect(fields('Part number, row 1')).toHaveLength(1))
  return fields(/^Part number, row/).map(({ value }) => value)
}
const fields = (name: string | RegExp) => screen.queryAllByLabelText<HTMLInputElement>(name)

test('LINKS a link lands in the order pad, adds nothing, and the first quantity is next', async () => {
  const { press, stored, place } = await visit(link('ACME'), buyer)
  expect(await parts()).toEqual(['P-1001', 'NO-SUCH', ''])
  expect(place()).toBe('/order-pad')
  expect(fields('Comment, row 1').map(({ value }) => value)).toEqual(['gate 4'])
  expect(screen.getByText('From an order link')).toBeDefined()
  await waitFor(() => expect(document.activeElement).toBe(fields('Quantity, row 1')[0]))
  expect(stored('cart')).toMatchObject({ lines: [{ quantity: 3 }] })
  await press('Add 1 of 2')
  await waitFor(() => expect(stored('cart')).toMatchObject({ lines: [{ quantity: 9 }] }))
})

test('LINKS it can become a list, from the pad', async () => {
  const { press, user } = await visit(link('ACME'), buyer)
  await parts()
  await screen.findByRole('button', { name: 'Add 1 of 2' })
  await press('Add to a list')
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Make list' }))
  await waitFor(async () => expect(await kept('lists')).toMatchObject([{ lineCount: 2, itemCount: 8 }]))
})

test('LINKS without a session it leads to the login of its tenant, and comes through it', async () => {
  const page = await visit(link('ACME'))
  await waitFor(() => expect(page.place()).toBe('/login/ACME'))
  expect(window.sessionStorage.getItem('orderLink')).toBe(link('ACME'))
  await login(page, 'buyer@acme.test')
  expect(await parts()).toEqual(['P-1001', 'NO-SUCH', ''])
  expect([page.place(), window.sessionStorage.getItem('orderLink')]).toEqual(['/order-pad', null])
})

test('LINKS it comes through a reload of the login', async () => {
  window.sessionStorage.setItem('orderLink', link('ACME'))
  const page = await visit('/login/ACME')
  await login(page, 'buyer@acme.test')
  expect(await parts()).toEqual(['P-1001', 'NO-SUCH', ''])
})

test('LINKS one of another tenant is explained, with the way to its login', async () => {
  const { press, place } = await visit(link('BOLT'), buyer)
  expect(await screen.findByText(/^This link is for the company BOLT; you are signed in at/)).toBeDefined()
  await press('Log out and log in at BOLT')
  await waitFor(() => expect(place()).toBe('/login/BOLT'))
  expect(window.sessionStorage.getItem('orderLink')).toBe(link('BOLT'))
})

test.each(['', '#nonsense', '#1/ACME/0/'])('LINKS %j is no link, and says so', async (hash) => {
  await visit(`/order-link${hash}`, buyer)
  expect(await screen.findByText('This link cannot be read')).toBeDefined()
})

test('LINKS of a broken one the readable lines are there, and the others are counted', async () => {
  await visit('/order-link#1/ACME/0/P-1001:6/x/N-8:y', buyer)
  expect(await parts()).toEqual(['P-1001', ''])
  const flaws = /^2 lines of the link cannot be read\. This link was cut or changed on its way/
  expect(screen.getByText(flaws)).toBeDefined()
})

test('LINKS beside other rows, what is wrong with a broken one names its own rows', async () => {
  const { fill } = await visit('/order-link#1/ACME/0/P-1001:6/P-1002:2', buyer)
  expect(await parts()).toEqual(['P-1001', 'P-1002', ''])
  expect(screen.getByText(/^This link was cut or changed on its way/)).toBeDefined()
  await fill('Part number, row 3', 'P-1003')
  expect(await screen.findByText(/^# 1–2: This link was cut or changed on its way/)).toBeDefined()
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
