// @vitest-environment node
import { describe, expect, test } from 'vitest'
import { columnsOf } from '../../mocks/panel/cells'
import { freshMock, type Row } from './client'

const embed = 'embed=shippingAddresses.province,shippingAddresses.country'
const header = { customer_id: 1001, sale_date: '2025-06-01', shipping_address_id: 302, purchase_order: '', note: '' }
const item = { puom_id: 51001, sale_qty: 2, price: 12.5, comment: '' }
const draft = { header, items: [item], lang: 'en' }
const withHeader = (change: object) => ({ ...draft, header: { ...header, ...change } })
const withItem = (change: object) => ({ ...draft, items: [{ ...item, ...change }] })

const addressesOf = (customers: readonly Row[] | undefined) =>
  (customers?.[0]?.['shipping_addresses'] ?? ['no addresses']) as readonly Row[]

test('an order that comes to more than a number can be is refused: the list of orders, and a saved world, stay readable', async () => {
  const { get, send } = await freshMock('buyer@acme.test')
  const { status, body } = await send('POST', '/api/orders/ACME', withItem({ sale_qty: 1e308 }))
  expect([status, body]).toMatchObject([
    422,
    { errors: { sale_qty: ['The quantity is more than an order can hold.'] } },
  ])
  expect((await get('/api/orders/ACME?lang=en&status=draft')).status).toBe(200)
  expect((await send('PUT', '/__mock/world', (await get('/__mock/world')).body)).status).toBe(200)
})

describe('customers', () => {
  test('MOCK-13 the customer of an email, with addresses only when the embed asks for them', async () => {
    const { get } = await freshMock('buyer@acme.test')
    const plain = (await get('/api/customers/ACME?lang=en&email=buyer@acme.test')).body.data
    expect(plain).toEqual([
      {
        id: 1001,
        code: 'C-1001',
        name: expect.any(String),
        email: 'buyer@acme.test',
        mobile_phone: expect.any(String),
      },
    ])
    const full = (await get(`/api/customers/ACME?lang=en&email=buyer@acme.test&${embed}`)).body.data
    const addresses = addressesOf(full)
    expect(addresses.map(({ type, city }) => [type, city])).toEqual([
      ['B', 'Toronto'],
      ['S', 'Toronto'],
      ['S', 'Dallas'],
      ['S', 'Nassau'],
    ])
    expect(addresses[1]).toMatchObject({
      province: { code: 'ON' },
      country: { code: 'CA' },
      postal_code: expect.any(String),
    })
    expect(addresses[3]).toMatchObject({ province: null, postal_code: null })
  })

  test.each([
    ['rep@acme.test', ['S']],
    ['noaddr@acme.test', ['B']],
    ['noaddrs@acme.test', []],
    ['plus+tag@acme.test', ['S']],
  ])('MOCK-13 %s has addresses of type %j', async (email, types) => {
    const { get } = await freshMock(email)
    const { data } = (await get(`/api/customers/ACME?lang=en&email=${encodeURIComponent(email)}&${embed}`)).body
    expect(addressesOf(data).map(({ type }) => type)).toEqual(types)
  })

  test('MOCK-13 no customer behind nocust@acme.test, none without a phone is left out, 500 by switch', async () => {
    const { get, world } = await freshMock('nocust@acme.test')
    expect((await get('/api/customers/ACME?lang=en&email=nocust@acme.test')).body.data).toEqual([])
    const phoneless = await get('/api/customers/ACME?lang=en&email=neworders@acme.test')
    expect(phoneless.body.data).toMatchObject([{ mobile_phone: null }])
    world.faults.add({ path: '/api/customers/*', status: 500, times: 1 })
    expect((await get('/api/customers/ACME?lang=en&email=nocust@acme.test')).status).toBe(500)
  })
})

describe('orders', () => {
  test('MOCK-16 each tab holds its own status, newest first; pending and canceled never come', async () => {
    const { get } = await freshMock('buyer@acme.test')
    const list = async (status: string) => (await get(`/api/orders/ACME?lang=en&status=${status}`)).body.data ?? []
    const [drafts, processed] = [await list('draft'), await list('processed')]
    expect(drafts.map(({ id }) => id)).toEqual([103, 102, 101])
    expect(processed.map(({ id }) => id)).toEqual([106, 105, 104])
    expect(drafts[1]).toEqual({
      id: 102,
      sale_no: 'SO-10102',
      customer_name: expect.any(String),
      order_date: '2025-03-01',
      total: 3,
    })
    expect((await get('/api/orders/ACME?lang=en&status=pending')).status).toBe(400)
    expect((await get('/api/orders/ACME?lang=en')).status).toBe(400)
  })

  test('MOCK-16 neworders@acme.test has none, and nobody sees the orders of another', async () => {
    const { get } = await freshMock('neworders@acme.test')
    expect((await get('/api/orders/ACME?lang=en&status=draft')).body.data).toEqual([])
    expect((await get('/api/orders/ACME/101?lang=en')).status).toBe(404)
  })

  test('MOCK-17 one order at the top level; 404 for an unknown one', async () => {
    const { get } = await freshMock('buyer@acme.test')
    type Item = { readonly price: number; readonly sale_qty: number; readonly productuom: { readonly uom: Row | null } }
    const order = async (id: number) => (await get<{ items: Item[] } & Row>(`/api/orders/ACME/${id}?lang=es`)).body
    expect(await order(102)).toMatchObject({
      sale_no: 'SO-10102',
      sale_date: '2025-03-01',
      customer: { name: 'Northwind Machining Ltd.' },
      items: [
        {
          sale_qty: 1,
          price: 3,
          productuom: {
            product: { part_number: 'P-MIN6MAX20', description: 'Tornillo hexagonal M8' },
            uom: { code: 'BOX' },
          },
        },
      ],
    })
    expect((await order(105)).items).toHaveLength(25)
    expect((await order(103)).items.map(({ productuom }) => productuom.uom === null)).toEqual([false, true, false])
    const odd = await order(104)
    expect(odd.items.reduce((sum, { price, sale_qty }) => sum + price * sale_qty, 0)).not.toBeCloseTo(
      Number(odd['total']),
      2,
    )
    expect(await get('/api/orders/ACME/999999?lang=en')).toMatchObject({
      status: 404,
      body: { message: expect.any(String) },
    })
  })

  test('MOCK-15 a new order is 201 without a body, and the first of the drafts', async () => {
    const { get, send } = await freshMock('buyer@acme.test')
    expect(await send('POST', '/api/orders/ACME', draft)).toMatchObject({ status: 201, text: '' })
    const { data } = (await get('/api/orders/ACME?lang=en&status=draft')).body
    expect(data).toHaveLength(4)
    expect(data?.[0]).toMatchObject({ sale_no: 'SO-10110', order_date: '2025-06-01', total: 25 })
    const { body } = await get(`/api/orders/ACME/${data?.[0]?.['id']}?lang=en`)
    expect(body).toMatchObject({
      items: [{ sale_qty: 2, price: 12.5, productuom: { product: { part_number: 'P-1001' } } }],
    })
  })

  test('QA: purchase order, note, comments, address and key arrive: the bench shows them, the API does not', async () => {
    const { get, send, world } = await freshMock('buyer@acme.test')
    const body = {
      ...withHeader({ purchase_order: 'PO 77', note: 'Gate 3, ñ' }),
      items: [{ ...item, comment: 'Two spares, please' }],
    }
    expect((await send('POST', '/api/orders/ACME', body, { 'Idempotency-Key': 'key-77' })).status).toBe(201)
    expect((await send('POST', '/api/orders/ACME', draft)).status).toBe(201)
    const rows = (await get('/__mock/tables/orders')).body['rows'] as readonly Row[]
    expect(rows.slice(0, 2)).toMatchObject([
      { purchaseOrder: '', note: '', idempotencyKey: null, lines: [{ comment: '' }] },
      {
        purchaseOrder: 'PO 77',
        note: 'Gate 3, ñ',
        date: '2025-06-01',
        shippingAddress: { id: 302, city: 'Toronto' },
        idempotencyKey: 'key-77',
        lines: [{ partNumber: 'P-1001', comment: 'Two spares, please' }],
      },
    ])
    const shown = columnsOf('orders', rows)
    expect(shown).toEqual(
      expect.arrayContaining(['purchaseOrder', 'note', 'shippingAddress', 'idempotencyKey', 'lines']),
    )
    const found = (await get('/__mock/tables/orders?search=po%2077')).body['rows']
    expect(found).toEqual([rows[1]])

    const { text } = await get(`/api/orders/ACME/${rows[1]?.['id']}?lang=en`)
    expect(text).not.toMatch(/PO 77|Gate 3|spares|key-77|shipping/i)

    const saved = await get('/__mock/world')
    expect((await send('PUT', '/__mock/world', saved.text)).status).toBeLessThan(300)
    expect(world.db.records().orders.at(-2)).toMatchObject({ purchaseOrder: 'PO 77', idempotencyKey: 'key-77' })
  })

  test('MOCK-15 the purchase orders that stand for refusals', async () => {
    const { send } = await freshMock('buyer@acme.test')
    const order = (purchase_order: string) => send('POST', '/api/orders/ACME', withHeader({ purchase_order }))
    const refused = await order('ERR422')
    expect(refused.status).toBe(422)
    expect(refused.body).toEqual({
      message: expect.any(String),
      errors: { purchase_order: [expect.any(String), expect.any(String)], note: [expect.any(String)] },
    })
    expect((await order('ERR422M')).body).toEqual({ message: expect.any(String) })
    expect((await order('ERR422M')).status).toBe(422)
    expect(await order('ERR409')).toMatchObject({ status: 409, body: { message: expect.any(String) } })
    expect(await order('ERR500')).toMatchObject({ status: 500, text: '' })
  })

  test.each([
    ['another’s customer', withHeader({ customer_id: 1002 }), 'customer_id'],
    ['a billing address', withHeader({ shipping_address_id: 301 }), 'shipping_address_id'],
    ['another’s address', withHeader({ shipping_address_id: 305 }), 'shipping_address_id'],
    ['an unknown unit', withItem({ puom_id: 1 }), 'puom_id'],
    ['another price', withItem({ price: 12.4 }), 'price'],
  ])('MOCK-15 %s is refused with 422', async (_, body, field) => {
    const { send } = await freshMock('buyer@acme.test')
    const answer = await send('POST', '/api/orders/ACME', body)
    expect(answer).toMatchObject({ status: 422, body: { errors: { [field]: [expect.any(String)] } } })
  })

  test.each([
    ['no lang', { header, items: [item] }],
    ['no items', { ...draft, items: [] }],
    ['a missing key', { ...draft, header: { customer_id: 1001 } }],
    ['an unknown key', { ...draft, delivery: 'Pick Up' }],
    ['a quantity as text', withItem({ sale_qty: '2' })],
    ['a date with a time', withHeader({ sale_date: '2025-06-01T10:00:00Z' })],
    ['no JSON', '{'],
  ])('MOCK-15 a body with %s is a mistake: 400', async (_, body) => {
    const { send } = await freshMock('buyer@acme.test')
    expect(await send('POST', '/api/orders/ACME', body)).toMatchObject({
      status: 400,
      body: { message: expect.any(String) },
    })
  })

  test('MOCK-15 the same order under the same key is stored once; another order under it is refused', async () => {
    const { get, send } = await freshMock('buyer@acme.test')
    const key = { 'Idempotency-Key': 'one' }
    expect((await send('POST', '/api/orders/ACME', draft, key)).status).toBe(201)
    expect((await send('POST', '/api/orders/ACME', draft, key)).status).toBe(201)
    expect((await get('/api/orders/ACME?lang=en&status=draft')).body.data).toHaveLength(4)
    expect((await send('POST', '/api/orders/ACME', withItem({ sale_qty: 3 }), key)).status).toBe(422)
  })

  test('MOCK-15 a refused order does not use its key up, and a lost answer does not lose the order', async () => {
    const { get, send, world } = await freshMock('buyer@acme.test')
    const key = { 'Idempotency-Key': 'two' }
    expect((await send('POST', '/api/orders/ACME', withHeader({ purchase_order: 'ERR409' }), key)).status).toBe(409)
    world.faults.add({ path: '/api/orders/ACME', method: 'POST', drop: 'after', times: 1 })
    await expect(send('POST', '/api/orders/ACME', draft, key)).rejects.toThrow(TypeError)
    expect((await get('/api/orders/ACME?lang=en&status=draft')).body.data).toHaveLength(4)
    expect((await send('POST', '/api/orders/ACME', draft, key)).status).toBe(201)
    expect((await get('/api/orders/ACME?lang=en&status=draft')).body.data).toHaveLength(4)
  })
})
