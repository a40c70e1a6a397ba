// @vitest-environment node
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { createWorld, worldOf } from '../../mocks/world'
import { worldName } from '../../mocks/world-name'
import { freshMock, type Row } from './client'

const report = { error: { message: 'm', stack: 's' }, errorInfo: { componentStack: 'c' }, lang: 'en' }
const logOf = async ({ get }: Awaited<ReturnType<typeof freshMock>>) => (await get<readonly Row[]>('/__mock/log')).body

describe('faults', () => {
  test('MOCK-22 a status and a body for a path, once', async () => {
    const { get, send } = await freshMock('buyer@acme.test')
    const made = await send('POST', '/__mock/faults', { path: '/api/tags', status: 401, body: { message: 'Go away' } })
    expect(made).toMatchObject({ status: 201, body: { id: 1, path: '/api/tags', status: 401, times: 1 } })
    expect(await get('/api/tags?lang=en')).toMatchObject({ status: 401, body: { message: 'Go away' } })
    expect((await get('/api/tags?lang=en')).status).toBe(200)
  })

  test('MOCK-22 always, by method, wildcard and query, until taken back', async () => {
    const { get, send } = await freshMock('buyer@acme.test')
    const fault = { method: 'GET', path: '/api/*/ACME', query: 'page=2', status: 503, body: 'busy', times: 'always' }
    await send('POST', '/__mock/faults', fault)
    for (let turn = 0; turn < 3; turn += 1) {
      expect(await get('/api/categories/ACME?lang=en&page=2')).toMatchObject({ status: 503, text: 'busy' })
    }
    expect((await get('/api/categories/ACME?lang=en&page=1')).status).toBe(200)
    expect((await get<readonly Row[]>('/__mock/faults')).body).toMatchObject([fault])
    expect((await send('DELETE', '/__mock/faults')).status).toBe(204)
    expect((await get('/api/categories/ACME?lang=en&page=2')).status).toBe(200)
  })

  test.each([
    {},
    { path: 'api' },
    { path: '/api/*', status: '500' },
    { path: '/api/*', time: 1 },
    { path: '/api/*', drop: 'soon' },
  ])('MOCK-22 a fault like %j is refused with the reason', async (fault) => {
    const { send } = await freshMock()
    expect(await send('POST', '/__mock/faults', fault)).toMatchObject({
      status: 400,
      body: { message: expect.any(String) },
    })
  })

  test('MOCK-22 a connection cut before the server did anything', async () => {
    const { send, get, world } = await freshMock()
    world.faults.add({ path: '/api/log/error', drop: 'before', times: 1 })
    await expect(send('POST', '/api/log/error', report)).rejects.toThrow(TypeError)
    expect((await get('/__mock/errors')).body).toEqual([])
    expect(world.log.list()).toMatchObject([{ end: 'dropped', status: 0, fault: 1 }])
  })

  test('MOCK-23 a delayed call answers after the delay, and is in the log from the start', async () => {
    const { get, world } = await freshMock()
    world.faults.add({ path: '/api/public/*', delay: 80, times: 1 })
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    onTestFinished(() => void vi.useRealTimers())
    const asked = get('/api/public/settings/ACME?lang=en')
    await vi.advanceTimersByTimeAsync(79)
    expect(world.log.list()).toMatchObject([{ status: 0, fault: 1 }])
    expect(vi.getTimerCount()).toBe(1)
    await vi.advanceTimersByTimeAsync(1)
    expect((await asked).status).toBe(200)
    expect(world.log.list()).toMatchObject([{ status: 200 }])
  })
})

describe('the log', () => {
  test('MOCK-24 method, path, query, headers and body of each call, and no call of the switches', async () => {
    const mock = await freshMock('buyer@acme.test')
    await mock.get('/api/products/ACME?lang=en&tag_ids[]=1&tag_ids[]=2')
    await mock.get('/__mock/faults')
    const [login, products, ...rest] = await logOf(mock)
    expect(rest).toEqual([])
    expect(login).toMatchObject({
      method: 'POST',
      path: '/api/login',
      query: {},
      status: 200,
      body: { email: 'buyer@acme.test', password: 'Passw0rd!', lang: 'en' },
    })
    expect(products).toMatchObject({
      method: 'GET',
      path: '/api/products/ACME',
      query: { lang: 'en', 'tag_ids[]': ['1', '2'] },
      headers: { authorization: expect.stringMatching(/^Bearer /) },
      body: null,
      time: expect.stringMatching(/^\d{4}-/),
    })
    expect((await mock.send('DELETE', '/__mock/log')).status).toBe(204)
    expect(await logOf(mock)).toEqual([])
  })

  test('MOCK-24 an unknown call is refused by name and logged', async () => {
    const mock = await freshMock()
    expect((await mock.send('PATCH', '/api/orders/ACME', { lang: 'en' })).body.message).toContain(
      'PATCH /api/orders/ACME',
    )
    expect(await logOf(mock)).toMatchObject([{ method: 'PATCH', status: 400 }])
  })

  test('MOCK-24 the last 2,000 calls are kept', () => {
    const { log } = createWorld('long')
    for (let index = 0; index < 2005; index += 1) {
      log.add({
        time: '',
        method: 'GET',
        path: `/api/${index}`,
        query: {},
        headers: {},
        body: null,
        status: 200,
        fault: null,
      })
    }
    expect(log.list()).toHaveLength(2000)
    expect(log.list()[0]?.path).toBe('/api/5')
  })

  test('MOCK-19 error reports: 204 without a session, kept for reading; another status by switch', async () => {
    const { get, send, world } = await freshMock()
    expect(await send('POST', '/api/log/error', report)).toMatchObject({ status: 204, text: '' })
    expect((await get('/__mock/errors')).body).toEqual([report])
    world.faults.add({ path: '/api/log/error', status: 401, times: 1 })
    expect((await send('POST', '/api/log/error', report)).status).toBe(401)
    expect((await send('POST', '/api/log/error', { error: {} })).status).toBe(400)
  })

  test('MOCK-15 MOCK-24 a body of more than 1 MB is 413', async () => {
    const { send } = await freshMock()
    expect((await send('POST', '/api/login', 'a'.repeat(1_000_001))).status).toBe(413)
  })
})

describe('worlds', () => {
  test('MOCK-28 a reset brings everything back to the start', async () => {
    const { get, send, login, world } = await freshMock('buyer@acme.test')
    const header = {
      customer_id: 1001,
      sale_date: '2025-06-01',
      shipping_address_id: 302,
      purchase_order: '',
      note: '',
    }
    await send('POST', '/api/orders/ACME', {
      header,
      items: [{ puom_id: 51001, sale_qty: 1, price: 12.5, comment: '' }],
      lang: 'en',
    })
    world.resolveHost = 'ACME'
    world.faults.add({ path: '/api/login', status: 500, times: 'always' })
    expect((await send('POST', '/__mock/reset')).status).toBe(204)
    expect((await get('/api/tags?lang=en')).status).toBe(401)
    expect((await login('buyer@acme.test')).status).toBe(200)
    expect((await get('/api/orders/ACME?lang=en&status=draft')).body.data).toHaveLength(3)
    expect(world.resolveHost).toBeNull()
  })

  test('MOCK-28 a cookie names a world of its own, made on demand; at most 200 are kept', () => {
    expect(worldName(null)).toBe('default')
    expect(worldName('a=b; mock-world=qa-7; c=d')).toBe('qa-7')
    const first = worldOf('kept')
    expect(worldOf('kept')).toBe(first)
    expect(worldOf('other')).not.toBe(first)
    // What makes a further world cheap: the rows of the seed were written out once, for the first one.
    const written = vi.spyOn(JSON, 'stringify')
    onTestFinished(() => written.mockRestore())
    for (let index = 0; index < 200; index += 1) worldOf(`filler ${index}`)
    expect(written).not.toHaveBeenCalled()
    expect(worldOf('kept')).not.toBe(first)
  })
})
