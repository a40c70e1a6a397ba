// @vitest-environment node
import { expect, test } from 'vitest'
import { freshMock, type FreshMock, type Row } from './client'

const rowOf = async ({ get }: FreshMock, table: string): Promise<Row> =>
  (await get<{ rows: readonly Row[] }>(`/__mock/tables/${table}`)).body.rows[0] ?? {}
const without = (row: Row, name: string): Row => Object.fromEntries(Object.entries(row).filter(([key]) => key !== name))
const reasonsOf = ({ status, body }: { status: number; body: unknown }): readonly string[] => {
  expect(status).toBe(400)
  const { message } = body as { message: string }
  // The words of the library that checks are nobody's.
  expect(message).not.toMatch(/\b(?:Invalid|Expected|never|schema|string|Array|Object)\b|<=|>=|\/\^/)
  return message.replace(/^The (?:row cannot be kept|body differs from the contract): /, '').split('; ')
}

test('QA a row that is written by hand is refused with the field, what is expected and what came', async () => {
  const mock = await freshMock('buyer@acme.test')
  const refused = async (table: string, change: (row: Row) => Row) => {
    const row = await rowOf(mock, table)
    return reasonsOf(await mock.send('POST', `/__mock/tables/${table}`, { before: row, after: change(row) }))
  }
  expect(await refused('products', (row) => ({ ...row, partNumber: 7, min: 'six' }))).toEqual([
    'partNumber: expected a text, got 7',
    'min: expected a number, got "six"',
  ])
  expect(await refused('products', (row) => ({ ...row, price: { much: 1 } }))).toEqual([
    'price: expected a number or a text, got an object { … }',
  ])
  expect(await refused('products', (row) => ({ ...row, tagIds: '1', id: 1.5 }))).toEqual([
    'id: expected a whole number that is not too large, got 1.5',
    'tagIds: expected a list, got "1"',
  ])
  expect(await refused('products', (row) => without({ ...row, cost: 4 }, 'uom'))).toEqual([
    'uom: It has to be there, and is missing.',
    'cost: There is no field of this name here.',
  ])
  expect(await refused('orders', (row) => ({ ...row, status: 'lost', date: 'yesterday' }))).toEqual([
    'status: expected "draft" or "processed" or "pending" or "canceled", got "lost"',
    'date: expected a day such as 2026-02-28, got "yesterday"',
  ])
  expect(
    await refused('orders', (row) => ({
      ...row,
      lines: (row['lines'] as Row[]).map((line) => ({ ...line, price: null })),
    })),
  ).toContain('lines.0.price: expected a number, got null')
  expect(await refused('users', (row) => ({ ...row, email: '' }))).toEqual([
    'email: expected a text that is not empty, got nothing',
  ])
})

test('QA an answer or a fault that is written by hand is refused in the same words', async () => {
  const { send } = await freshMock()
  const refused = async (fault: Row) => reasonsOf(await send('POST', '/__mock/faults', fault))
  expect(await refused({ path: '/api/*', status: 'many' })).toEqual(['status: expected a number, got "many"'])
  expect(await refused({ path: '/api/*', status: 20 })).toEqual(['status: expected 200 or more, got 20'])
  expect(await refused({ path: '/api/*', status: 200, body: 5 })).toEqual([
    'body: expected a text or a list or an object { … }, got 5',
  ])
  expect(await refused({ path: '/api/*', status: 200, body: '', type: 'json' })).toEqual([
    'type: A type is like text/plain, perhaps with a charset.',
  ])
  expect(await refused({ path: '/api/*', delay: 1, headers: { 'X Y': 'z' } })).toEqual([
    'headers.X Y: The name of a header has letters, figures and hyphens.',
  ])
  expect(await refused({ path: '/api/*', hang: 'yes' })).toEqual(['hang: expected true, got "yes"'])
  expect(await refused({ path: '/api/*', method: 'LOOK', delay: 1 })).toEqual([
    'method: expected "GET" or "POST" or "PUT" or "PATCH" or "DELETE", got "LOOK"',
  ])
  expect(await refused({ path: '/api/*', status: 200, times: 0 })).toEqual(['times: expected 1 or more, got 0'])
  expect(await refused({ path: '/api/*', status: 200, times: 'often' })).toEqual([
    'times: expected a number or "always", got "often"',
  ])
  expect(await refused({ path: `/${'x'.repeat(600)}`, delay: 1 })).toEqual([
    'path: expected at most 500 characters, got 601',
  ])
  expect(reasonsOf(await send('POST', '/__mock/faults', [1]))).toContain('path: It has to be there, and is missing.')
})

test('QA an HTTP archive or a saved world that is none is refused in the same words', async () => {
  const { send } = await freshMock()
  const entry = { request: { method: 'GET', url: '/api/tags' }, response: { status: '200', content: {} } }
  const har = async (body: unknown) => reasonsOf(await send('PUT', '/__mock/har', body))
  expect(await har({ log: { entries: [entry] } })).toEqual([
    'log.entries.0.response.status: expected a number, got "200"',
  ])
  expect(await har({ log: { entries: {} } })).toEqual(['log.entries: expected a list, got an object { … }'])
  expect(await har({ calls: [] })).toEqual(['log: It has to be there, and is missing.'])
  expect(await har(5)).toEqual(['body: expected an object { … }, got 5'])
  const world = reasonsOf(await send('PUT', '/__mock/world', { format: 'tradepost-world', version: 2 }))
  expect(world).toContain('version: expected 1, got 2')
  expect(world).toContain('records: It has to be there, and is missing.')
})

test('QA the clock says which of its three ways is meant, and what is wrong with it', async () => {
  const { send } = await freshMock()
  const clock = async (body: unknown) => reasonsOf(await send('POST', '/__mock/clock', body))
  expect(await clock({ now: 'noon' })).toEqual(['now: expected a time such as 2026-02-28T10:00:00.000Z, got "noon"'])
})
