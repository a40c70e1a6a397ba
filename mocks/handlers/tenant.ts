import { http } from 'msw'
import { authorise, json, readQuery, refusal, tenantOf } from '../contract'
import type { World } from '../world'
import { answering } from './answering'

/** The tenant that a host name stands for: `acme.localhost` is ACME. */
const codeOfHost = (world: World, host: string): string | null => {
  const name = /^([a-z0-9-]+)\.localhost(?::\d+)?$/i.exec(host)?.[1]
  return name === undefined ? null : (world.db.tenant(name)?.code ?? null)
}

export const tenantHandlers = (world: World) => [
  http.get(
    '*/api/public/resolve-host',
    answering(({ request }) => {
      const { language } = readQuery(request)
      const host = request.headers.get('host') ?? new URL(request.url).host
      const code = world.resolveHost ?? codeOfHost(world, host)
      if (code === null) throw refusal(404, language, 'unknownHost')
      return json({ code })
    }),
  ),
  http.get(
    '*/api/public/settings/:code',
    answering(({ request, params }) => {
      const { language } = readQuery(request)
      return json(tenantOf(world, params['code'] ?? '', language).publicSettings)
    }),
  ),
  http.get(
    '*/api/settings/:code',
    answering(({ request, params }) => {
      const { language } = readQuery(request)
      return json(authorise(world, request, { code: params['code'] ?? '', language }).tenant.settings ?? {})
    }),
  ),
]
