// @vitest-environment node
import { expect, test } from 'vitest'
import { createPassing } from '../../mocks/openapi/passing'
import { freshMock, type Row } from './client'

const lists = ['draft', 'processed'].map((status) => `/api/orders/ACME?lang=en&status=${status}`)
const order = {
  header: { customer_id: 1001, sale_date: '2026-06-01', shipping_address_id: 302, purchase_order: '', note: '' },
  items: [{ puom_id: 51001, sale_qty: 2, price: 12.5, comment: '' }],
  lang: 'en',
}

/** What is said of the lists after an order of $25.00, where the server makes this of their rows; `apart` in ms. */
const saidAfter = async (
  spoil: (rows: readonly Row[], known: ReadonlySet<unknown>) => readonly Row[],
  { times = 1, apart = 0, sendsAgain = false, lost = 0 } = {},
) => {
  const { get, send } = await freshMock('buyer@acme.test')
  const clock = { now: 0 }
  const passing = createPassing(() => clock.now)
  const known = new Set<unknown>()
  const look = async (isAfter: boolean) => {
    const said = []
    for (const address of lists) {
      const { body, status } = await get(address)
      const { pathname: path, searchParams: query } = new URL(address, 'http://localhost')
      const data = isAfter ? spoil(body.data ?? [], known) : body.data
      for (const { id } of isAfter ? [] : (body.data ?? [])) known.add(id)
      const answer = { method: 'GET', path, query, status, type: 'application/json', text: JSON.stringify({ data }) }
      said.push(...passing(answer).map(({ expected, got }) => `${expected}, got ${got}`))
    }
    return said
  }
  await look(false)
  for (let turn = 0; turn < times; turn += 1) {
    const key = sendsAgain ? 'one' : `key ${turn}`
    const { status, text } = await send('POST', '/api/orders/ACME', order, { 'Idempotency-Key': key })
    const call = { method: 'POST', path: '/api/orders/ACME', query: new URLSearchParams(), type: 'application/json' }
    const answer = turn < lost ? { status: 0, text: '' } : { status, text }
    const said = passing({ ...call, ...answer, sent: { body: JSON.stringify(order), key } })
    if (turn >= lost) expect(said).toEqual([])
  }
  clock.now += apart
  return look(true)
}
const isNew = (known: ReadonlySet<unknown>) => (row: Row) => !known.has(row['id'])

test('an order that was placed stands in the lists: nothing is said of a right server', async () => {
  expect(await saidAfter((rows) => rows)).toEqual([])
  expect(await saidAfter((rows) => rows, { times: 2, sendsAgain: true })).toEqual([])
  // Several orders between two lists: nobody can tell which is which.
  expect(await saidAfter((rows) => rows, { times: 2 })).toEqual([])
  expect(await saidAfter((rows) => rows, { times: 3 })).toEqual([])
  // One that was stored although its answer was lost.
  expect(await saidAfter((rows) => rows, { times: 2, lost: 1 })).toEqual([])
})

test('an order that is not listed afterwards, twice, or with another total', async () => {
  const gone = await saidAfter((rows, known) => rows.filter(({ id }) => known.has(id)))
  expect(gone).toEqual(['the order that was placed before, of 25.00, got no new order in the list of either status'])
  const twice = await saidAfter((rows, known) => [
    ...rows,
    ...rows.filter(isNew(known)).map((row) => ({ ...row, id: 987_654 })),
  ])
  expect(twice).toEqual(['the order that was placed before, of 25.00, got 2 new ones of it'])
  const other = await saidAfter((rows, known) => rows.map((row) => (isNew(known)(row) ? { ...row, total: 37.5 } : row)))
  expect(other).toEqual(['the order that was placed before, of 25.00, got one of 37.5'])
})

test('what is said holds for a minute, and not where a colleague ordered, too', async () => {
  const withoutIt = (rows: readonly Row[], known: ReadonlySet<unknown>) => rows.filter(({ id }) => known.has(id))
  expect(await saidAfter(withoutIt, { apart: 60_001 })).toEqual([])
  const colleague = (rows: readonly Row[], known: ReadonlySet<unknown>) => [
    ...rows,
    ...rows.filter(isNew(known)).map((row) => ({ ...row, id: 987_654, total: 99 })),
  ]
  expect(await saidAfter(colleague)).toEqual([])
})

test('what was placed has the lines that were sent, by the units of products that passed by', async () => {
  const saidOf = async (part: string) => {
    const { get, send } = await freshMock('buyer@acme.test')
    const passing = createPassing(() => 0)
    const pass = async (address: string, spoil = (text: string) => text) => {
      const { text, status } = await get(address)
      const { pathname: path, searchParams: query } = new URL(address, 'http://localhost')
      const said = passing({ method: 'GET', path, query, status, type: 'application/json', text: spoil(text) })
      return said.map(({ where, expected, got }) => `${where}: ${expected}, got ${got}`)
    }
    await pass('/api/products/ACME?lang=en&page=1&per_page=12')
    for (const address of lists) await pass(address)
    const { status, text } = await send('POST', '/api/orders/ACME', order)
    const call = { method: 'POST', path: '/api/orders/ACME', query: new URLSearchParams(), type: 'application/json' }
    passing({ ...call, status, text, sent: { body: JSON.stringify(order), key: null } })
    for (const address of lists) await pass(address)
    const rows = (await get(lists[0] ?? '')).body.data ?? []
    const id = Math.max(...rows.map((row) => Number(row['id'])))
    return pass(`/api/orders/ACME/${id}?lang=en`, (told) => told.replaceAll('P-1001', part))
  }
  expect(await saidOf('P-1001')).toEqual([])
  expect(await saidOf('HB-100')).toEqual(['#/items: 2 x P-1001 at 12.5, as sent, got 2 x HB-100 at 12.5'])
})
