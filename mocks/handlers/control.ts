import { http } from 'msw'
import * as v from 'valibot'
import { empty, json, readBody, Refusal } from '../contract'
import { FaultRequest } from '../faults'
import { resetWorld, type World } from '../world'
import { answering } from './answering'

const SettingsRequest = v.strictObject({ resolveHost: v.nullable(v.string()) })
const ApproveRequest = v.strictObject({ email: v.pipe(v.string(), v.nonEmpty()) })

/** QA's switches. They are outside /api, so they count neither as calls nor as targets of faults. */
export const controlHandlers = (world: World) => [
  http.post('*/__mock/reset', () => {
    resetWorld(world)
    return empty(204)
  }),
  http.post(
    '*/__mock/faults',
    answering(async ({ request }) => json(world.faults.add(await readBody(request, FaultRequest)), 201)),
  ),
  http.get('*/__mock/faults', () => json(world.faults.list())),
  http.delete('*/__mock/faults', () => {
    world.faults.clear()
    return empty(204)
  }),
  http.post(
    '*/__mock/settings',
    answering(async ({ request }) => {
      const { resolveHost } = await readBody(request, SettingsRequest)
      if (resolveHost !== null && world.db.tenant(resolveHost) === null) {
        throw new Refusal(400, `There is no tenant "${resolveHost}".`)
      }
      world.resolveHost = resolveHost
      return json({ resolveHost })
    }),
  ),
  http.post(
    '*/__mock/approve',
    answering(async ({ request }) => {
      const { email } = await readBody(request, ApproveRequest)
      const user = world.db.user(email)
      if (user === null) throw new Refusal(404, `There is no account "${email}".`)
      world.db.putUser({ ...user, status: 'active' })
      return empty(204)
    }),
  ),
  http.get('*/__mock/log', () => json(world.log.list())),
  http.delete('*/__mock/log', () => {
    world.log.clear()
    return empty(204)
  }),
  http.get('*/__mock/errors', () => json(world.db.errorReports())),
]
