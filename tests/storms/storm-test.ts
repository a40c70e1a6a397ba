import type { BrowserContext } from '@playwright/test'
import { test as base } from '../journeys/support'
import { expect } from '../journeys/support'

/** What a run counted; `scripts/storms.mjs` adds the numbers of the same kind up. */
export const note = (kind: string, numbers: Readonly<Record<string, number>>): void =>
  void base.info().annotations.push({ type: kind, description: JSON.stringify(numbers) })

const picture = Buffer.from('R0lGODlhAQABAIAAAAAAAP///ywAAAAAAQABAAACAUwAOw==', 'base64')
/** The other hosts of a storm: the one that the policy allows for About Us, and one that nothing but pictures may come from. */
export const foreignHosts = { documents: 'https://docs.other.test', pictures: 'https://trap.other.test' } as const

type Trap = {
  /** What was asked of other origins than the portal's. */
  readonly calls: string[]
  /** Those of them that carried a token. */
  readonly leaks: string[]
}

/** A second origin that answers everything and writes down who came with a token (S1). */
const trapIn = async (context: BrowserContext, origin: string): Promise<Trap> => {
  const trap: Trap = { calls: [], leaks: [] }
  context.on('request', (request) => {
    const { protocol, origin: asked } = new URL(request.url())
    if (asked === origin || !/^(?:https?|wss?):$/.test(protocol)) return
    trap.calls.push(request.url())
    if (request.headers()['authorization'] !== undefined) trap.leaks.push(request.url())
  })
  await context.route('https://*.other.test/**', (route) =>
    route.request().resourceType() === 'image'
      ? route.fulfill({ contentType: 'image/gif', body: picture })
      : route.fulfill({
          contentType: 'text/html',
          headers: { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' },
          body: '<!doctype html><h1>Elsewhere</h1>',
        }),
  )
  return trap
}

/** As the journeys', and nothing may carry a token to another origin. */
export const test = base.extend<{ trap: Trap }>({
  trap: [
    async ({ context, baseURL }, use) => {
      const trap = await trapIn(context, new URL(baseURL ?? '').origin)
      await use(trap)
      note('origins', { calls: trap.calls.length, leaks: trap.leaks.length })
      expect(trap.leaks, 'tokens to other origins').toEqual([])
    },
    { auto: true },
  ],
})
export { expect }
