// @vitest-environment node
import { describe, expect, test } from 'vitest'
import { createPassing } from '../../mocks/openapi/passing'
import { freshMock } from './client'

type Spoil = (body: { data: Record<string, unknown>[]; total?: number } & Record<string, unknown>) => unknown
const asItIs: Spoil = (body) => body

/** Answers of the mock as they pass by, one after another, some of them spoilt; `at` is the time in ms. */
const passer = async () => {
  const { get, send } = await freshMock('buyer@acme.test')
  const clock = { now: 0 }
  const passing = createPassing(() => clock.now)
  const pass = async (address: string, spoil = asItIs) => {
    const { text, status } = await get(address)
    const { pathname: path, searchParams: query } = new URL(address, 'http://localhost')
    const spoilt = JSON.stringify(spoil(JSON.parse(text) as Parameters<Spoil>[0]))
    const answer = { method: 'GET', path, query, status, type: 'application/json', text: spoilt }
    return passing(answer).map(({ where, expected, got }) => `${where}: ${expected}, got ${got}`)
  }
  const login = async (email: string) => {
    const { text } = await send('POST', '/api/login', { email, password: 'Passw0rd!', lang: 'en' })
    const call = { method: 'POST', path: '/api/login', query: new URLSearchParams(), type: 'application/json' }
    return passing({ ...call, status: 200, text })
  }
  return { pass, clock, get, login }
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

  test('another least quantity, or another price, than in a list of the same minute; another buyer may have others', async () => {
    const { pass, clock, login } = await passer()
    const other =
      (change: Readonly<Record<string, unknown>>): Spoil =>
      (body) => ({
        ...body,
        data: body.data.map((row, at) => (at === 0 ? { ...row, ...change } : row)),
      })
    const found = '/api/products/ACME?lang=en&page=1&per_page=12&search=P-1001'
    await pass(list(1))
    expect(await pass(found)).toEqual([])
    expect(await pass(found, other({ min_order_qty: 24 }))).toEqual([
      '#/data/0/min_order_qty: missing, as in a list before, got 24',
    ])
    expect(await pass(list(1), other({ min_order_qty: 24, selling_price: 99 }))).toEqual([
      '#/data/0/selling_price: 12.5, as in a list before, got 99',
    ])
    expect(await login('buyer@acme.test')).toEqual([])
    expect(await pass(found)).toEqual([])
    clock.now = 60_001
    expect(await pass(found, other({ min_order_qty: 36 }))).toEqual([])
  })

  test('what a list alone lacks, a category shows otherwise, or what stands beside a product says otherwise', async () => {
    const { pass } = await passer()
    const lacking =
      (field: string): Spoil =>
      (body) => ({ ...body, data: body.data.map((row) => ({ ...row, [field]: null })) })
    const details = '/api/products/ACME/details/1002?lang=en'
    const category = '/api/categories/ACME/browse/13?lang=en&page=1'
    await pass(list(1), lacking('max_order_qty'))
    expect(await pass(details)).toEqual(['#/data/0/max_order_qty: null, as in the list, got 20'])
    const { pass: another } = await passer()
    expect([await another(list(1)), await another(category), await another(details)]).toEqual([[], [], []])
    expect(await another(details, lacking('primary_image'))).toEqual([
      '#/data/0/primary_image: "/media/ACME/bolt.svg", as in the list, got null',
    ])
    const dearer: Spoil = (body) => {
      const products = body['products'] as { data: Record<string, unknown>[] }
      return { ...body, products: { ...products, data: products.data.map((row) => ({ ...row, selling_price: 9999 })) } }
    }
    expect((await another(category, dearer))[0]).toMatch(
      /^#\/products\/data\/0\/selling_price: .*, as in a list before, got 9999$/,
    )
  })

  test('an order with other lines than when it was opened before', async () => {
    const { pass } = await passer()
    const swapped: Spoil = (body) => {
      const items = body['items'] as { productuom: unknown }[]
      const units = items.map(({ productuom }) => productuom)
      return { ...body, items: items.map((line, at) => ({ ...line, productuom: units.at(at - 1) })) }
    }
    const order = '/api/orders/ACME/101?lang=en'
    expect([await pass(order), await pass(order.replace('en', 'fr'))]).toEqual([[], []])
    expect(await pass(order, swapped)).toEqual([
      expect.stringMatching(/^#\/items\/0: 1 x P-1001 at 12.5, as read before, got 1 x /),
    ])
  })

  test('an order that opens, and is then in no list; one that was listed before may have become another one', async () => {
    const without: Spoil = (body) => ({ ...body, data: body.data.filter(({ id }) => id !== 102) })
    const lists = async (pass: Awaited<ReturnType<typeof passer>>['pass'], spoil: Spoil) => [
      ...(await pass(orders('draft'), spoil)),
      ...(await pass(orders('processed'), spoil)),
    ]
    const order = '/api/orders/ACME/102?lang=en'
    const { pass } = await passer()
    await pass(order)
    expect(await lists(pass, without)).toEqual([
      '#/data: order 102 in the list of one status: it opened, and was draft, got neither has it',
    ])
    const { pass: again } = await passer()
    await again(order)
    expect(await lists(again, asItIs)).toEqual([])
    await again(order)
    expect(await lists(again, without)).toEqual([])
    // A pending one is in neither list.
    const { pass: pending } = await passer()
    await pending('/api/orders/ACME/107?lang=en')
    expect(await lists(pending, asItIs)).toEqual([])
  })

  test('of several tags each row has one', async () => {
    const { pass, get } = await passer()
    const tagged = '/api/products/ACME?lang=en&page=1&per_page=48&tag_ids[]=1&tag_ids[]=3'
    expect(await pass(tagged)).toEqual([])
    const all = await get('/api/products/ACME?lang=en&page=1&per_page=48')
    expect(await pass(tagged, () => all.body)).toContain(
      '#/data/1/tags: tag 1 or 3 among them, as asked, got list of 0',
    )
  })
})
