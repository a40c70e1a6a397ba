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
  ['products', { id: 1002 }, 'There is another row'],
  ['products', { tenant: 'BOLT' }, 'A row stays with its tenant.'],
  ['categories', { name: 'Bolts' }, 'name'],
  ['tags', { colour: 7 }, 'colour'],
  ['orders', { status: 'lost' }, 'status'],
  ['users', { email: '' }, 'email'],
  ['customers', { extra: 1 }, 'extra'],
])('a wrong row of %s (%j) is refused with the reason, and nothing changes', async (table, change, reason) => {
  const mock = await freshMock('buyer@acme.test')
  const before = await rowOf(mock, table, table === 'products' ? 'P-1001' : '')
  const answer = await edit(mock, table, before, { ...before, ...change })
  expect(answer.status).toBe(400)
  expect(answer.body.message).toContain(reason)
  expect(await rowOf(mock, table, table === 'products' ? 'P-1001' : '')).toEqual(before)
  expect((await mock.send('POST', '/__mock/undo')).status).toBe(400)
})

test('a row that is gone, and a table that is only looked at, are refused', async () => {
  const mock = await freshMock()
  const row = await rowOf(mock, 'orders', '')
  await edit(mock, 'orders', row, null)
  expect((await edit(mock, 'orders', row, row)).body.message).toBe('The row is no longer there.')
  expect((await edit(mock, 'sessions', null, { key: 'x' })).body.message).toContain('cannot be changed')
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
