import { getResponse } from 'msw'
import { json } from './contract'
import { catalogueHandlers } from './handlers/catalogue'
import { sessionHandlers } from './handlers/session'
import { tenantHandlers } from './handlers/tenant'
import type { World } from './world'

const handlersOf = new WeakMap<World, ReturnType<typeof allHandlers>>()
const allHandlers = (world: World) => [...sessionHandlers(world), ...tenantHandlers(world), ...catalogueHandlers(world)]

export const respond = async (world: World, request: Request): Promise<Response> => {
  const handlers = handlersOf.get(world) ?? allHandlers(world)
  handlersOf.set(world, handlers)
  const { pathname } = new URL(request.url)
  return (
    (await getResponse(handlers, request)) ??
    json({ message: `The mock does not know ${request.method} ${pathname}.` }, 400)
  )
}
