import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { visit } from '../support/screen'

const buyer = { signedInAs: 'buyer@acme.test' } as const
const ready = (name: string) => screen.findByRole('heading', { level: 1, name })
const valueOf = (name: string) => screen.getByText(name, { selector: 'dt' }).nextElementSibling?.textContent

test('the buy box says the limits and what the quantity comes to', async () => {
  const { press } = await visit('/products/1002', buyer)
  await ready('Hex bolt M8')
  expect(valueOf('Min order qty')).toBe('6')
  expect(valueOf('Max order qty')).toBe('20')
  await press('More of Hex bolt M8')
  expect((await screen.findByText(/^6 x \$3\.00 =/)).textContent).toBe('6 x $3.00 = $18.00')
  expect(screen.getByText('6 x BOX 12 = 72')).toBeDefined()
})

test('the way to a product leads through its categories, each a link', async () => {
  await visit('/products/1002', buyer)
  const trail = within(await screen.findByRole('navigation', { name: 'Breadcrumb' }))
  expect(trail.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['Fasteners', 'Bolts', 'Hex bolts'])
})

test('DETAIL-31 a related product is ordered from its row', async () => {
  const { press, stored } = await visit('/products/1014', buyer)
  await ready('Cordless drill 18 V')
  await press('More of Impact drill 20 V')
  await waitFor(() =>
    expect(stored('cart')).toMatchObject({ lines: [{ quantity: 1, product: { default_puom_id: 51013 } }] }),
  )
})

test('a related product that cannot be read stays a link, and can not be ordered from its row', async () => {
  await visit('/products/1014', {
    ...buyer,
    faults: [{ path: '/api/products/ACME/details/1013', status: 500, times: 'always' }],
  })
  await ready('Cordless drill 18 V')
  expect(await screen.findByRole('button', { name: 'More of Carriage bolt M6 x 50' })).toBeDefined()
  expect(screen.getByRole('link', { name: 'Impact drill 20 V' })).toBeDefined()
  expect(screen.queryByRole('button', { name: 'More of Impact drill 20 V' })).toBeNull()
})

test('where nothing belongs to a product, others of its category are ordered from their rows', async () => {
  const { user, stored } = await visit('/products/1002', buyer)
  await ready('Hex bolt M8')
  const heading = await screen.findByRole('heading', { level: 2, name: 'More in Hex bolts' })
  const rows = within(await screen.findByRole('table', { name: 'More in Hex bolts' })).getAllByRole('row')
  expect(heading).toBeDefined()
  expect(rows.length).toBeGreaterThan(2)
  expect(within(rows[1] as HTMLElement).queryByText('P-1002')).toBeNull()
  await user.click(within(rows[1] as HTMLElement).getByRole('button', { name: /^More of/ }))
  await waitFor(() => expect(stored('cart')).toMatchObject({ lines: [{ quantity: expect.any(Number) }] }))
})
