import { http } from 'msw'
import type { World } from '../world'

/** QA's panel, a page of its own at /__mock; the same for every world, because it asks for what it shows. */
export const panelHandlers = (_world: World) => [
  http.get('*/__mock', async () => {
    const { page, policy } = await import('virtual:mock-panel')
    return new Response(page, {
      headers: {
        'Content-Type': 'text/html; charset=utf-8',
        'Content-Security-Policy': policy,
        'X-Content-Type-Options': 'nosniff',
        'Referrer-Policy': 'same-origin',
      },
    })
  }),
]
