// @vitest-environment node
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import * as v from 'valibot'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createHttp } from '../../src/api/http'
import { failureOf } from '../support/http'

const seen: string[] = []
const server = createServer(({ method, url }, answer) => {
  seen.push(`${method} ${url?.split('?')[0]}`)
  if (url?.startsWith('/api/moved')) answer.writeHead(302, { Location: '/elsewhere' }).end()
  else answer.writeHead(200, { 'Content-Type': 'application/json' }).end('{"message":"Welcome to the hotel"}')
})
beforeAll(() => new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready)))
afterAll(() => new Promise((done) => server.close(done)))

const connected = () =>
  createHttp({
    token: () => null,
    language: () => 'en',
    ends: () => 0,
    onUnauthorised: () => {},
    base: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    fetch,
  })

test.each(['post', 'put'] as const)(
  'R31 a %s that is led elsewhere has no answer: what stands there says nothing of it',
  async (method) => {
    seen.length = 0
    expect(await failureOf(connected()[method]('/api/moved', {}, v.unknown()))).toEqual({ kind: 'unreachable' })
    expect(seen).toEqual([`${method.toUpperCase()} /api/moved`])
  },
)

test('a read may be led elsewhere', async () => {
  expect(await connected().get('/api/moved', v.unknown())).toEqual({ message: 'Welcome to the hotel' })
})
