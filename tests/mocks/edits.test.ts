// @vitest-environment node
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { openWorld, WorldFile } from '../../mocks/world-file'
import { freshMock, type FreshMock, type Row } from './client'

const rowOf = async ({ get }: FreshMock, table: string, search: string): Promise<Row> =>
  (await get<{ rows: readonly Row[] }>(`/__mock/tables/${table}?search=${encodeURIComponent(search)}`)).body.rows[0] ??
  {}
const edit = ({ send }: FreshMock, table: string, before: Row | null, after: Row | null) =>
  send('POST', `/__mock/tables/${table}`, { before, after })
const found = async ({ get }: FreshMock, search: string) =>
  (await get(`/api/products/ACME?lang=en&search=${search}`)).body.data ?? []

test('a product is changed, added, deleted and taken back; other worlds keep theirs', async () => {
  const mock = await freshMock('buyer@acme.test')
  const before = await rowOf(mock, 'products', 'P-1001')
  expect((await edit(mock, 'products', before, { ...before, price: 99.5 })).status).toBe(200)
  expect(await found(mock, 'P-1001')).toMatchObject([{ selling_price: 99.5 }])
  const copy = { ...before, id: 777_001, partNumber: 'COPY-1', puomId: 777_002 }
  expect((await edit(mock, 'products', null, copy)).body).toEqual({ undo: 2 })
  expect(await found(mock, 'COPY-1')).toMatchObject([{ id: 777_001 }])
  expect((await edit(mock, 'products', copy, null)).status).toBe(200)
  expect(await found(mock, 'COPY-1')).toEqual([])
  for (const left of [2, 1, 0]) expect((await mock.send('POST', '/__mock/undo')).body).toEqual({ undo: left })
  expect(await found(mock, 'P-1001')).toMatchObject([{ selling_price: 12.5 }])
  expect(await found(mock, 'COPY-1')).toEqual([])
  expect((await mock.send('POST', '/__mock/undo')).status).toBe(400)
  const other = await freshMock('buyer@acme.test')
  expect(await found(other, 'P-1001')).toMatchObject([{ selling_price: 12.5 }])
})

test.each([
  ['products', { price: { much: 1 } }, 'price'],
  ['products', { price: 'abc' }, 'price: A price is a number such as 12.5'],
  ['products', { id: 1002 }, 'There is another row'],
  ['products', { tenant: 'BOLT' }, 'A row stays with its tenant.'],
  ['categories', { name: 'Bolts' }, 'name'],
  ['tags', { colour: 7 }, 'colour'],
  ['orders', { status: 'lost' }, 'status'],
  ['orders', { date: 'yesterday' }, 'date'],
  ['orders', { date: '2026-02-30' }, 'date: There is no such day.'],
  ['orders', { tenant: 'NOPE' }, 'tenant: There is no tenant "NOPE".'],
  ['customers', { tenant: 'NOPE' }, 'tenant: There is no tenant "NOPE".'],
  ['users', { tenants: ['ACME', 'NOPE'] }, 'tenants: There is no tenant "NOPE".'],
  ['users', { tenants: ['ACME', 'ACME'] }, 'tenants: "ACME" stands there twice.'],
  ['sessions', { until: '2026-02-30T10:00:00.000Z' }, 'until: There is no such day.'],
  ['products', { categoryIds: [14, 999_999] }, 'categoryIds: There is no category 999999.'],
  ['products', { tagIds: [1, 1] }, 'tagIds: 1 stands there twice.'],
  ['products', { partNumber: ' ' }, 'partNumber: Nobody could order by it.'],
  ['products', { description: { en: '', es: ' ', fr: '' } }, 'description: Nobody could tell what it is.'],
  ['products', { uom: '' }, 'uom: It is sold by something.'],
  ['products', { related: ['NOPE'] }, 'related: There is no other product "NOPE".'],
  ['categories', { parentId: 999_999 }, 'parentId: There is no category 999999.'],
  ['users', { email: '' }, 'email'],
  ['customers', { extra: 1 }, 'extra'],
  ['products', { price: -1 }, 'price: It is never negative.'],
  ['products', { available: -3 }, 'available: It is never negative.'],
  ['products', { min: -6 }, 'min: It is never negative.'],
  ['products', { min: 5, max: 4 }, 'min: It is more than max'],
  ['products', { cf: 0 }, 'cf: A unit holds more'],
  ['tags', { colour: 'green' }, 'colour: A colour has'],
  ['orders', { total: 1 }, 'total: The lines add up to '],
  ['orders', { email: 'nobody' }, 'email: An email has'],
  ['users', { email: 'nobody' }, 'email: An email has'],
  ['customers', { email: 'a@b@c' }, 'email: An email has'],
  ['tenants', { publicSettings: { b2b_sell_minimum: 'often' } }, 'publicSettings #/b2b_sell_minimum: expected'],
  ['tenants', { settings: { b2b_sell_minimum: { on: 1 } } }, 'settings #/b2b_sell_minimum: expected'],
])('a wrong row of %s (%j) is refused with the reason, and nothing changes', async (table, change, reason) => {
  const mock = await freshMock('buyer@acme.test')
  const before = await rowOf(mock, table, table === 'products' ? 'P-1001' : '')
  const answer = await edit(mock, table, before, { ...before, ...change })
  expect(answer.status).toBe(400)
  expect(answer.body.message).toContain(reason)
  expect(await rowOf(mock, table, table === 'products' ? 'P-1001' : '')).toEqual(before)
  expect((await mock.send('POST', '/__mock/undo')).status).toBe(400)
})

test('no two addresses of a customer, and no two lines of an order, have the same number', async () => {
  const mock = await freshMock('buyer@acme.test')
  for (const [table, field] of [
    ['customers', 'addresses'],
    ['orders', 'lines'],
  ] as const) {
    const before = await rowOf(mock, table, '')
    const [first] = before[field] as readonly Row[]
    const answer = await edit(mock, table, before, { ...before, [field]: [first, first] })
    expect([answer.status, answer.body.message]).toEqual([400, expect.stringMatching(/: \d+ stands there twice\./)])
  }
})

test('lines of an order are never negative, and their total goes with them', async () => {
  const mock = await freshMock()
  const before = await rowOf(mock, 'orders', '')
  const lines = before['lines'] as readonly Row[]
  const changed = (change: Row, total: unknown) => ({
    ...before,
    total,
    lines: lines.map((line, at) => (at === 0 ? { ...line, ...change } : line)),
  })
  const { body } = await edit(mock, 'orders', before, changed({ quantity: -2 }, before['total']))
  expect(body.message).toMatch(/lines\.0\.quantity: It is never negative\.; total: The lines add up to/)
  const sum = lines.slice(1).reduce((all, line) => all + Number(line['quantity']) * Number(line['price']), 5)
  const right = changed({ quantity: 1, price: 5 }, Math.round(sum * 100) / 100)
  expect((await edit(mock, 'orders', before, right)).status).toBe(200)
})

test('no category is below itself, at once or further up; one of another name is', async () => {
  const mock = await freshMock()
  const { rows } = (await mock.get<{ rows: readonly Row[] }>('/__mock/tables/categories')).body
  const isOnce = ({ id, tenant }: Row) =>
    rows.filter((row) => row['id'] === id && row['tenant'] === tenant).length === 1
  const child = rows.find((row) => row['parentId'] !== null && isOnce(row)) ?? {}
  const parent = rows.find((row) => row['id'] === child['parentId'] && row['tenant'] === child['tenant']) ?? {}
  const reason = /^The row cannot be kept: parentId: A category is not below itself/
  expect((await edit(mock, 'categories', child, { ...child, parentId: child['id'] })).body.message).toMatch(reason)
  expect((await edit(mock, 'categories', parent, { ...parent, parentId: child['id'] })).body.message).toMatch(reason)
  expect((await edit(mock, 'categories', child, { ...child, parentId: null })).status).toBe(200)
  expect((await edit(mock, 'categories', parent, { ...parent, parentId: child['id'] })).status).toBe(200)
})

test('a row that was changed meanwhile is not written over, nor deleted; one of the demo that is odd may be changed', async () => {
  const mock = await freshMock('buyer@acme.test')
  const before = await rowOf(mock, 'products', 'P-1001')
  await edit(mock, 'products', before, { ...before, price: 99.5 })
  for (const after of [{ ...before, uom: 'BOX' }, null]) {
    const { status, body } = await edit(mock, 'products', before, after)
    expect([status, body.message]).toEqual([400, 'The row was changed meanwhile: open it again.'])
  }
  expect(await found(mock, 'P-1001')).toMatchObject([{ selling_price: 99.5 }])
  const odd = (await mock.get<{ rows: readonly Row[] }>('/__mock/tables/orders?search=999.99')).body.rows[0] ?? {}
  expect((await edit(mock, 'orders', odd, { ...odd, saleNo: 'SO-7' })).status).toBe(200)
  expect((await mock.send('POST', '/__mock/undo')).status).toBe(200)
  expect(await rowOf(mock, 'orders', '999.99')).toEqual(odd)
})

test('every table that is shown can be edited', async () => {
  const mock = await freshMock()
  const { body } = await mock.get<readonly { name: string; canBeEdited: boolean }[]>('/__mock/tables')
  expect(body.length).toBeGreaterThan(8)
  expect(body.filter(({ canBeEdited }) => !canBeEdited)).toEqual([])
})

test('a tenant is changed, added, and saved with the world; its code, and those of the scenario, stay', async () => {
  const mock = await freshMock()
  const named = async ({ get }: FreshMock, code: string) =>
    (await get<{ rows: readonly Row[] }>('/__mock/tables/tenants')).body.rows.find((row) => row['code'] === code) ?? {}
  const acme = await named(mock, 'ACME')
  expect((await edit(mock, 'tenants', acme, { ...acme, colour: 'red' })).body.message).toContain('six hex digits')
  expect((await edit(mock, 'tenants', acme, { ...acme, code: 'ACMO' })).body.message).toContain('code: The code')
  expect((await edit(mock, 'tenants', acme, null)).body.message).toContain('stays')
  const front = { ...(acme['publicSettings'] as Row), b2b_advanced_categories: '0' }
  expect((await edit(mock, 'tenants', acme, { ...acme, publicSettings: front })).status).toBe(200)
  expect((await edit(mock, 'tenants', null, { ...acme, code: 'NEWCO', name: 'New company' })).status).toBe(200)
  const shown = async ({ get }: FreshMock, code: string) => (await get(`/api/public/settings/${code}?lang=en`)).status
  expect([await shown(mock, 'NEWCO'), await shown(mock, 'NOSUCH')]).toEqual([200, 404])
  const file = (await mock.get('/__mock/world')).text
  const other = await freshMock()
  openWorld(other.world, v.parse(WorldFile, JSON.parse(file)))
  expect((await other.get('/api/public/settings/ACME?lang=en')).body).toMatchObject({ b2b_advanced_categories: '0' })
  expect(await shown(other, 'NEWCO')).toBe(200)
  const added = await named(mock, 'NEWCO')
  expect((await edit(mock, 'tenants', added, null)).status).toBe(200)
  expect(await shown(mock, 'NEWCO')).toBe(404)
})

test('a session that is deleted or ends is over for its buyer; taken back, it goes on', async () => {
  const mock = await freshMock('buyer@acme.test')
  const orders = async () => (await mock.get('/api/orders/ACME?status=draft&lang=en')).status
  const session = await rowOf(mock, 'sessions', 'buyer@acme.test')
  expect(await orders()).toBe(200)
  expect((await edit(mock, 'sessions', session, { ...session, until: 'soon' })).body.message).toContain('until')
  await edit(mock, 'sessions', session, { ...session, until: '2020-01-01T00:00:00.000Z' })
  expect(await orders()).toBe(401)
  await mock.send('POST', '/__mock/undo')
  await edit(mock, 'sessions', session, null)
  expect(await orders()).toBe(401)
  await mock.send('POST', '/__mock/undo')
  expect(await orders()).toBe(200)
})

test('reports of errors are added, changed, deleted and taken back in their order', async () => {
  const mock = await freshMock()
  const shown = async () =>
    (await mock.get<{ rows: readonly Row[] }>('/__mock/tables/errors')).body.rows.map(({ report }) => report)
  for (const report of ['first', 'second', 'third']) await edit(mock, 'errors', null, { id: 500_000, report })
  expect(await shown()).toEqual(['first', 'second', 'third'])
  await edit(mock, 'errors', { id: 2, report: 'second' }, null)
  await edit(mock, 'errors', { id: 2, report: 'third' }, { id: 2, report: 'last' })
  expect(await shown()).toEqual(['first', 'last'])
  for (let count = 0; count < 2; count += 1) await mock.send('POST', '/__mock/undo')
  expect(await shown()).toEqual(['first', 'second', 'third'])
})

test('a registration is approved by hand: it leaves its table, and its buyer can log in', async () => {
  const mock = await freshMock()
  const rows = async () => (await mock.get<{ rows: readonly Row[] }>('/__mock/tables/registrations')).body.rows
  const [waiting] = await rows()
  expect((await mock.login('pending@acme.test')).status).toBe(403)
  await edit(mock, 'registrations', waiting ?? {}, { ...waiting, status: 'active' })
  expect(await rows()).toEqual([])
  expect((await mock.login('pending@acme.test')).status).toBe(200)
})

test('a row that is gone, and a table that there is not, are refused', async () => {
  const mock = await freshMock()
  const row = await rowOf(mock, 'orders', '')
  await edit(mock, 'orders', row, null)
  expect((await edit(mock, 'orders', row, row)).body.message).toBe('The row is no longer there.')
  expect((await edit(mock, 'nonsense', null, { key: 'x' })).body.message).toContain('cannot be changed')
})

test('a saved world holds the catalogue that was changed, and brings it back elsewhere', async () => {
  const mock = await freshMock('buyer@acme.test')
  const untouched = (await mock.get('/__mock/world')).body
  expect(untouched['catalogues']).toBeUndefined()
  const before = await rowOf(mock, 'products', 'P-1001')
  await edit(mock, 'products', before, { ...before, partNumber: 'NEW-1' })
  const file = (await mock.get('/__mock/world')).text
  const other = await freshMock()
  openWorld(other.world, v.parse(WorldFile, JSON.parse(file)))
  await other.login('buyer@acme.test')
  expect(await found(other, 'NEW-1')).toMatchObject([{ id: 1001 }])
  expect(await found(other, 'P-1001')).toEqual([])
})
