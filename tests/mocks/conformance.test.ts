// @vitest-environment node
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createMockServer } from '../../mocks/hosts/http'
import { createMockFetch } from '../../mocks/hosts/node'
import { conformance } from './conformance'

describe('QA: in this process', () => {
  test.each(conformance)('$name', async ({ run }) => {
    const { fetch: call } = createMockFetch('conformance')
    await expect(run((path, init) => call(path, init))).resolves.toBeUndefined()
  })
})

describe('QA: over HTTP', () => {
  const server = createMockServer()
  let origin = ''
  beforeAll(async () => {
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  })
  afterAll(() => {
    server.closeAllConnections()
    server.close()
  })
  test.each(conformance)('$name', async ({ run }) => {
    const call = (path: string, init?: RequestInit) =>
      fetch(origin + path, { ...init, headers: { ...init?.headers, cookie: 'mock-world=conformance' } })
    await expect(run(call)).resolves.toBeUndefined()
  })
})
