import { http } from 'msw'
import { ErrorLogRequest } from '../../src/api/schemas/shell'
import { empty, readBody } from '../contract'
import { documentPage } from '../documents'
import { pictureOf } from '../pictures/gallery'
import type { World } from '../world'
import { answering } from './answering'

/** What belongs to no area: the error log, and the files that tenants point at (About Us documents, pictures). */
export const shellHandlers = (world: World) => [
  http.post(
    '*/api/log/error',
    answering(async ({ request }) => {
      world.db.addErrorReport(await readBody(request, ErrorLogRequest))
      return empty(204)
    }),
  ),
  http.get('*/documents/broken.html', () => empty(500)),
  http.get(
    '*/documents/:code/:file',
    answering(({ params }) => {
      const tenant = world.db.tenant(params['code'] ?? '')
      const page = tenant && documentPage({ ...tenant, isStyled: tenant.code === 'BOLT' }, params['file'] ?? '')
      if (page === null) return empty(404)
      return new Response(page, { headers: { 'Content-Type': 'text/html; charset=utf-8' } })
    }),
  ),
  http.get(
    '*/media/:code/:file',
    answering(({ params }) => {
      const tenant = world.db.tenant(params['code'] ?? '')
      const picture = tenant && pictureOf(tenant, (params['file'] ?? '').replace(/\.svg$/, ''))
      if (picture === null) return empty(404)
      return new Response(picture, { headers: { 'Content-Type': 'image/svg+xml', 'Cache-Control': 'max-age=3600' } })
    }),
  ),
]
