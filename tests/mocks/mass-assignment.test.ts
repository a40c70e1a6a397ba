// @vitest-environment node
import { expect, test } from 'vitest'
import { freshMock } from './client'

const header = { customer_id: 1001, sale_date: '2025-06-01', shipping_address_id: 302, purchase_order: '', note: '' }
const item = { puom_id: 51001, sale_qty: 2, price: 12.5, comment: '' }
const passwords = { current_password: 'Passw0rd!', new_password: 'Passw0rd!2', new_password_confirmation: 'Passw0rd!2' }
const writes = [
  ['POST', '/api/login', { email: 'buyer@acme.test', password: 'Passw0rd!', lang: 'en' }],
  ['POST', '/api/auth/forgot-password', { email: 'buyer@acme.test', manufacturerCode: 'ACME', lang: 'en' }],
  ['POST', '/api/orders/ACME', { header, items: [item], lang: 'en' }],
  ['PUT', '/api/user/ACME/password', { ...passwords, lang: 'en' }],
] as const

test.each(writes)('S22 %s %s is taken as it is, and refused with one field more', async (method, path, body) => {
  const extra = { is_admin: true }
  const { send } = await freshMock('buyer@acme.test')
  const refused = await send(method, path, { ...body, ...extra })
  expect([refused.status, refused.text]).toEqual([400, expect.stringContaining('is_admin')])
  expect((await send(method, path, body)).status).toBeLessThan(300)
})

test.each([
  ['the header', { header: { ...header, total: 1 }, items: [item], lang: 'en' }, 'total'],
  ['an item', { header, items: [{ ...item, discount: 90 }], lang: 'en' }, 'discount'],
])('S22 an order with one field more in %s is refused, and nothing is stored', async (_, body, field) => {
  const { send, world } = await freshMock('buyer@acme.test')
  const before = world.db.records().orders.length
  const { status, text } = await send('POST', '/api/orders/ACME', body)
  expect([status, text]).toEqual([400, expect.stringContaining(field)])
  expect(world.db.records().orders).toHaveLength(before)
})
