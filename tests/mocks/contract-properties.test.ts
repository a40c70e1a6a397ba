// @vitest-environment node
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { contractDocument } from '../../mocks/openapi/document'
import { contractCalls, type PlannedCall } from '../support/contract-calls'
import { clientOf, freshMock } from './client'

/** FAIL is the company whose server fails on purpose: it stays out, so that no failure is asked for. */
const codes = ['ACME', 'BOLT', 'CATX', 'DOCS', 'NOAB', 'ZETA', 'EMPT', 'acme', 'NOPE']

/** One mock, and who calls it: a buyer, one of another company, nobody. */
const openCallers = async () => {
  const { fetch } = await freshMock()
  const [buyer, stranger, nobody] = [clientOf(fetch), clientOf(fetch), clientOf(fetch)]
  await buyer.login('buyer@acme.test')
  await stranger.login('buyer@bolt.test')
  return { buyer, stranger, nobody } satisfies Record<PlannedCall['who'], unknown>
}

it('API-29 whatever is asked, the mock never fails by itself, and never breaks its own contract', async () => {
  const statuses = new Map<number, number>()
  const days = fc.array(contractCalls(contractDocument(), codes), { minLength: 20, maxLength: 20 })
  await fc.assert(
    fc.asyncProperty(days, async (calls) => {
      const callers = await openCallers()
      for (const { who, method, path, body } of calls) {
        const { status, text } = await callers[who].send(method, path, body)
        statuses.set(status, (statuses.get(status) ?? 0) + 1)
        // The mock holds each of its answers against the contract, and says 500 where one breaks it.
        if (status >= 500) expect([method, path, body, text]).toBe(null)
      }
    }),
    { numRuns: 120 },
  )
  // Calls of all kinds are among them: those that are answered, and those that are refused for every reason.
  const counted = (status: number) => statuses.get(status) ?? 0
  expect(counted(200)).toBeGreaterThan(200)
  for (const status of [400, 401, 403, 404, 422]) expect([status, counted(status) > 0]).toEqual([status, true])
}, 120_000)
