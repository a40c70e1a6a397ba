import { http } from 'msw'
import { contractDocument, contractText } from '../openapi/document'
import { contractPage } from '../openapi/page'
import { contractStyles } from '../openapi/page.css'
import type { World } from '../world'

const hashOf = async (text: string): Promise<string> => {
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)))
  return btoa(String.fromCharCode(...hash))
}
const page = (html: string, policy: string): Response =>
  new Response(html, {
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy': policy,
      'X-Content-Type-Options': 'nosniff',
      'Referrer-Policy': 'same-origin',
    },
  })
/** The page of the contract runs nothing and loads nothing. */
const contractPolicy = async (): Promise<string> =>
  `default-src 'none'; style-src 'sha256-${await hashOf(contractStyles)}'; img-src data:; base-uri 'none'; form-action 'none'; frame-ancestors 'self'`

/**
 * What the mock shows to people: QA's panel, a page of its own at /__mock, and the contract at /__mock/openapi and openapi.json. The same
 * for every world: the panel asks for what it shows, and the contract does not depend on data.
 */
export const panelHandlers = (_world: World) => [
  http.get('*/__mock', async () => {
    const { page: panel, policy } = await import('virtual:mock-panel')
    return page(panel, policy)
  }),
  http.get('*/__mock/openapi', async ({ request }) =>
    page(contractPage(contractDocument(), new URL('openapi.json', request.url).href), await contractPolicy()),
  ),
  http.get(
    '*/__mock/openapi.json',
    () => new Response(contractText(), { headers: { 'Content-Type': 'application/json; charset=utf-8' } }),
  ),
]
