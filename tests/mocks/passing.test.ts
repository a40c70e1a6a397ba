// @vitest-environment node
import { describe, expect, test } from 'vitest'
import { createPassing } from '../../mocks/openapi/passing'
import { freshMock } from './client'

type Spoil = (body: { data: Record<string, unknown>[]; total?: number } & Record<string, unknown>) => unknown
const asItIs: Spoil = (body) => body

/** Answers of the mock as they pass by, one after another, some of them spoilt; `at` is the time in ms. */
const passer = async () => {
  const { get } = await freshMock('buyer@acme.test')
  const clock = { now: 0 }
  const passing = createPassing(() => clock.now)
  const pass = async (address: string, spoil = asItIs) => {
    const { text, status } = await get(address)
    const { pathname: path, searchParams: query } = new URL(address, 'http://localhost')
    const spoilt = JSON.stringify(spoil(JSON.parse(text) as Parameters<Spoil>[0]))
    const answer = { method: 'GET', path, query, status, type: 'application/json', text: spoilt }
    return passing(answer).map(({ where, expected, got }) => `${where}: ${expected}, got ${got}`)
  }
  return { pass, clock, get }
}
const list = (page: number) => `/api/products/ACME?lang=en&page=${page}&per_page=12`
const orders = (status: string) => `/api/orders/ACME?lang=en&status=${status}`

describe('answers of a real server, held against those before them', () => {
  test('nothing is said of a right server', async () => {
    const { pass } = await passer()
    const said = []
    for (const address of [list(1), list(2), list(1), orders('draft'), orders('processed'), orders('draft')])
      said.push(...(await pass(address)))
    for (const address of ['/api/products/ACME/details/1001?lang=en', '/api/orders/ACME/101?lang=en'])
      said.push(...(await pass(address)))
    expect(said).toEqual([])
  })

  test('orders of one status that stand in the other, too', async () => {
    const { pass, get } = await passer()
    await pass(orders('draft'))
    const { body } = await get(orders('draft'))
    const said = await pass(orders('processed'), () => body)
    expect(said[0]).toMatch(/^#\/data\/0\/id: an order of the status asked for, got \d+, which is draft, too$/)
  })

  test('a row on two pages, a price and a total that are others in the list; a minute later they may be', async () => {
    const { pass, clock } = await passer()
    const first: Record<string, unknown> = {}
    await pass(list(1), (body) => (Object.assign(first, body.data[0]), body))
    const shifted = await pass(list(2), ({ data, ...rest }) => ({
      ...rest,
      data: [first, ...data.slice(1)],
    }))
    expect(shifted).toEqual([`#/data: other rows than on page 1, got ${String(first['id'])} on both`])

    const dearer: Spoil = (body) => ({ ...body, data: body.data.map((row) => ({ ...row, selling_price: 9999 })) })
    const details = `/api/products/ACME/details/${String(first['id'])}?lang=en`
    expect(await pass(details, dearer)).toEqual([
      expect.stringMatching(/^#\/data\/0\/selling_price: .* as in the list, got 9999$/),
    ])

    const [row] = (await passer().then(({ get }) => get(orders('draft')))).body.data ?? []
    await pass(orders('draft'), (body) => ({ ...body, data: body.data.map((one) => ({ ...one, total: 1 })) }))
    const order = `/api/orders/ACME/${String(row?.['id'])}?lang=en`
    expect(await pass(order)).toEqual([expect.stringMatching(/^#\/total: 1, as in the list/)])
    clock.now = 60_001
    expect([await pass(details, dearer), await pass(order)]).toEqual([[], []])
  })

  test('an order of another customer, and a product of another part number, than in the list', async () => {
    const { pass } = await passer()
    let product: unknown
    let order: unknown
    await pass(list(1), (body) => ((product = body.data[0]?.['id']), body))
    await pass(orders('draft'), (body) => ((order = body.data[0]?.['id']), body))
    const renamed: Spoil = (body) => ({ ...body, data: body.data.map((row) => ({ ...row, part_number: 'X' })) })
    expect(await pass(`/api/products/ACME/details/${String(product)}?lang=en`, renamed)).toEqual([
      expect.stringMatching(/^#\/data\/0\/part_number: ".*", as in the list, got "X"$/),
    ])
    const stranger: Spoil = (body) => ({ ...body, customer: { name: 'Somebody Else Inc.' } })
    expect(await pass(`/api/orders/ACME/${String(order)}?lang=en`, stranger)).toEqual([
      '#/customer/name: "Northwind Machining Ltd.", as in the list, got "Somebody Else Inc."',
    ])
  })

  test('another product than the one asked for', async () => {
    const { pass } = await passer()
    const said = await pass('/api/products/ACME/details/1001?lang=en', (body) => ({
      ...body,
      data: body.data.map((row) => ({ ...row, id: 1002 })),
    }))
    expect(said).toEqual(['#/data/0/id: "1001", as asked, got 1002'])
  })
})
