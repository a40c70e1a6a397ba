// @vitest-environment node
import { expect, it } from 'vitest'
import { checkServer } from '../../mocks/openapi/check-server'
import { freshMock } from './client'
import { ofOrders } from './planted-shops'

const login = { base: 'http://localhost', password: 'Passw0rd!', tenant: null, language: 'en', place: true } as const
const found = async (fetch: typeof globalThis.fetch, email = 'buyer@acme.test') =>
  (await checkServer({ ...login, fetch, email })).differences.map(
    ({ operation, where, expected, got }) => `${operation} ${where}: ${expected}, got ${got}`,
  )

it('--place places one order, and finds nothing on a right server', async () => {
  const { fetch, world } = await freshMock()
  const count = () => world.db.orders('ACME', 'buyer@acme.test').length
  const before = count()
  expect(await found(fetch)).toEqual([])
  expect(count()).toBe(before + 1)
})

it.each(['noaddr@acme.test', 'nocust@acme.test', 'buyer@empt.test'])(
  '--place asks for nothing where nothing can be ordered: %s',
  async (email) => expect(await found((await freshMock()).fetch, email)).toEqual([]),
)

it.each(ofOrders)('--place finds %s', async (_kind, server, difference) => {
  expect(await found(await server())).toContain(difference)
})
