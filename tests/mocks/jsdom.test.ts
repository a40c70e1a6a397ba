import { expect, test } from 'vitest'
import { createMockFetch } from '../../mocks/hosts/node'

test('MOCK-23 an abort made with the browser-like environment’s own controller ends a delayed call', async () => {
  const { fetch, world } = createMockFetch('jsdom')
  world.faults.add({ path: '/api/tags', delay: 60_000, times: 1 })
  const leaving = new AbortController()
  const asked = fetch('/api/tags?lang=en', { signal: leaving.signal })
  leaving.abort()
  await expect(asked).rejects.toThrow(expect.objectContaining({ name: 'AbortError' }))
  await expect.poll(() => world.log.list()[0]?.end).toBe('aborted')
})
