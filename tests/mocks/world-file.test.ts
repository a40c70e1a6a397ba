// @vitest-environment node
import { describe, expect, test } from 'vitest'
import type { WorldFile } from '../../mocks/world-file'
import { freshMock } from './client'

type File = WorldFile & { records: NonNullable<WorldFile['records']>; [part: string]: unknown }
const order = {
  header: { customer_id: 1001, sale_date: '2025-06-01', shipping_address_id: 302, purchase_order: '', note: '' },
  items: [{ puom_id: 51001, sale_qty: 1, price: 12.5, comment: '' }],
  lang: 'en',
}
const ready = async () => {
  const mock = await freshMock('buyer@acme.test')
  await mock.send('POST', '/__mock/scenarios', { name: 'thousand-products' })
  await mock.send('POST', '/api/orders/ACME', order)
  await mock.send('POST', '/__mock/faults', { path: '/api/tags', status: 503, times: 3, probability: 0.5, seed: 9 })
  await mock.send('POST', '/__mock/clock', { advance: 3_600_000 })
  await mock.send('POST', '/__mock/settings', { resolveHost: 'BOLT' })
  const statuses: number[] = []
  for (let turn = 0; turn < 2; turn += 1) statuses.push((await mock.get('/api/tags?lang=en')).status)
  return { mock, statuses, file: (await mock.get<File>('/__mock/world')).body }
}

test('QA: a saved world opens elsewhere exactly as it was: data, session, faults with their dice, clock, log', async () => {
  const { mock, file } = await ready()
  const other = await freshMock()
  expect(await other.send('PUT', '/__mock/world', file)).toMatchObject({
    status: 200,
    body: { isCatalogueChanged: false },
  })
  const again = (await other.get<File>('/__mock/world')).body
  expect({ ...again, saved: '' }).toEqual({ ...file, saved: '' })
  const key = file.records.tokens[0]?.key
  const rest = async (ask: typeof fetch) => {
    const statuses: number[] = []
    for (let turn = 0; turn < 8; turn += 1) {
      statuses.push((await ask('/api/tags?lang=en', { headers: { Authorization: `Bearer ${key}` } })).status)
    }
    return statuses
  }
  const here = await rest(mock.fetch)
  expect(here).toContain(503)
  expect(await rest(other.fetch)).toEqual(here)
})

test('QA: a catalogue that has changed since is told', async () => {
  const { mock, file } = await ready()
  expect((await mock.send('PUT', '/__mock/world', { ...file, catalogue: '00000000' })).body).toEqual({
    isCatalogueChanged: true,
  })
})

describe('QA: a file that cannot be opened leaves the world as it was, and the reason is said', () => {
  const bad: Readonly<Record<string, (file: File) => unknown>> = {
    'no JSON': () => '{"format":',
    'another format': (file) => ({ ...file, format: 'a-world' }),
    'a later version': (file) => ({ ...file, version: 2 }),
    'an unknown field': (file) => ({ ...file, more: 1 }),
    'a missing part': ({ records: _, ...file }) => file,
    'an unknown scenario': (file) => ({ ...file, scenario: 'nothing' }),
    'an unknown tenant as host': (file) => ({ ...file, resolveHost: 'QQQQ' }),
    'users of one email': (file) => ({
      ...file,
      records: { ...file.records, users: [file.records.users[0], file.records.users[0]] },
    }),
    'orders of one number': (file) => ({
      ...file,
      records: { ...file.records, orders: [file.records.orders[0], file.records.orders[0]] },
    }),
    'an order whose total is a text': (file) => ({
      ...file,
      records: { ...file.records, orders: [{ ...file.records.orders[0], total: '12' }] },
    }),
    'a clock beyond all dates': (file) => ({ ...file, clock: 1e300 }),
    'a fault without an effect that is one': (file) => ({ ...file, faults: [{ fault: {}, left: 1, dice: 1 }] }),
    'a list': () => [],
    nothing: () => null,
  }
  test.each(Object.keys(bad))('%s', async (name) => {
    const { mock, file } = await ready()
    const answer = await mock.send('PUT', '/__mock/world', bad[name]?.(file))
    expect(answer).toMatchObject({ status: 400, body: { message: expect.stringMatching(/\S/) } })
    const after = (await mock.get<File>('/__mock/world')).body
    expect({ ...after, saved: '' }).toEqual({ ...file, saved: '' })
    expect(mock.world.beginnings).toBe(2)
  })
})
