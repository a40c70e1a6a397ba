import { http } from 'msw'
import * as v from 'valibot'
import { empty, json, readBody, Refusal } from '../contract'
import { demoLogins, demoTenants } from '../db/demo'
import { FaultRequest } from '../faults'
import { seedOf } from '../grounds'
import { looks } from '../scenario-looks'
import { scenarioOf, scenarios } from '../scenarios'
import { objectionToSizes, Sizes } from '../sizes'
import { editableTables, editRow } from '../edits'
import { onDay } from '../row-rules'
import { tableList, tablePage } from '../tables'
import { beginScenario, resetWorld, worldNames, type World } from '../world'
import { openWorld, saveWorld, WorldFile } from '../world-file'
import { answering } from './answering'

const SettingsRequest = v.strictObject({ resolveHost: v.nullable(v.string()) })
const ApproveRequest = v.strictObject({ email: v.pipe(v.string(), v.nonEmpty()) })
const ScenarioRequest = v.strictObject({ name: v.string(), sizes: v.exactOptional(Sizes) })
/** A change of a row: `before` alone deletes, `after` alone adds, both replace. */
const EditRequest = v.strictObject({
  before: v.nullable(v.record(v.string(), v.unknown())),
  after: v.nullable(v.record(v.string(), v.unknown())),
})
const mostUndone = 100
const ClockRequest = v.union([
  v.strictObject({ now: v.pipe(v.string(), v.isoTimestamp()) }),
  v.strictObject({ advance: v.pipe(v.number(), v.finite()) }),
  v.strictObject({ real: v.literal(true) }),
])

const latest = Date.UTC(9999, 11, 31)
/** Sets the clock ahead of the real time, in ms; only years from 1970 to 9999 can be written as dates everywhere. */
const moveClock = ({ clock }: World, offset: number): void => {
  const to = Date.now() + offset
  if (!(to >= 0 && to <= latest)) throw new Refusal(400, 'The clock goes from 1970 to 9999.')
  clock.move(offset)
}
const clockAnswer = ({ clock }: World) => ({ now: clock.now().toISOString(), offset: clock.offset() })
const numberIn = (url: URL, name: string, fallback: number): number => {
  const text = url.searchParams.get(name)
  if (text === null) return fallback
  if (!/^\d{1,9}$/.test(text)) throw new Refusal(400, `"${name}" must be a whole number; it was "${text}".`)
  return Number(text)
}

const faultHandlers = (world: World) => [
  http.post(
    '*/__mock/faults',
    answering(async ({ request }) => json(world.faults.add(await readBody(request, FaultRequest)), 201)),
  ),
  http.get('*/__mock/faults', () => json(world.faults.list())),
  http.delete('*/__mock/faults', () => {
    world.faults.clear()
    return empty(204)
  }),
  http.delete(
    '*/__mock/faults/:id',
    answering(({ params }) => {
      if (!world.faults.remove(Number(params['id']))) throw new Refusal(404, `There is no fault ${params['id']}.`)
      return empty(204)
    }),
  ),
]

const logHandlers = (world: World) => [
  http.get(
    '*/__mock/log',
    answering(({ request }) => json(world.log.since(numberIn(new URL(request.url), 'since', 0)))),
  ),
  http.delete('*/__mock/log', () => {
    world.log.clear()
    return empty(204)
  }),
  http.get('*/__mock/errors', () => json(world.db.errorReports())),
]

const dataHandlers = (world: World) => [
  http.get('*/__mock/tables', () =>
    json(tableList(world).map((table) => ({ ...table, canBeEdited: editableTables.includes(table.name) }))),
  ),
  http.get(
    '*/__mock/tables/:name',
    answering(({ request, params }) => {
      const url = new URL(request.url)
      const page = Math.max(1, numberIn(url, 'page', 1))
      const found = tablePage(world, params['name'] ?? '', page, url.searchParams.get('search') ?? '')
      if (found === null) throw new Refusal(404, `There is no table "${params['name']}".`)
      return json(found)
    }),
  ),
  http.post(
    '*/__mock/tables/:name',
    answering(async ({ request, params }) => {
      const { before, after } = await readBody(request, EditRequest)
      world.undo = [...world.undo, editRow(world, { table: params['name'] ?? '', before, after })].slice(-mostUndone)
      return json({ undo: world.undo.length })
    }),
  ),
  http.post(
    '*/__mock/undo',
    answering(() => {
      const last = world.undo.at(-1)
      if (last === undefined) throw new Refusal(400, 'There is nothing to undo.')
      editRow(world, last, true)
      world.undo = world.undo.slice(0, -1)
      return json({ undo: world.undo.length })
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
  http.get('*/__mock/world', () => json(saveWorld(world))),
  http.put(
    '*/__mock/world',
    answering(async ({ request }) => json(openWorld(world, await readBody(request, WorldFile)))),
  ),
]

/** QA's switches. They are outside /api, so they count neither as calls nor as targets of faults. */
export const controlHandlers = (world: World) => [
  http.get('*/__mock/state', () =>
    json({
      world: world.name,
      worlds: worldNames(),
      scenario: world.scenario,
      sizes: world.sizes,
      beginnings: world.beginnings,
      clock: clockAnswer(world),
      sequence: world.log.sequence(),
      oldest: world.log.list()[0]?.id ?? null,
      faults: world.faults.list().length,
      undo: world.undo.length,
      resolveHost: world.resolveHost,
      server: world.server,
      isRecording: world.recorder.isOn(),
      recorded: world.recorder.list().length,
      replayed: world.replay.answers.length,
      tenants: demoTenants,
      logins: demoLogins,
    }),
  ),
  http.post('*/__mock/reset', () => {
    resetWorld(world)
    return empty(204)
  }),
  http.get('*/__mock/scenarios', () =>
    json(scenarios.map(({ name, says }) => ({ name, says, look: looks[name], isActive: name === world.scenario }))),
  ),
  http.post(
    '*/__mock/scenarios',
    answering(async ({ request }) => {
      const { name, sizes } = await readBody(request, ScenarioRequest)
      const scenario = scenarioOf(name)
      if (scenario === null) throw new Refusal(404, `There is no scenario "${name}".`)
      const objection = objectionToSizes(seedOf(scenario, world.ground), sizes ?? {})
      if (objection !== null) throw new Refusal(400, objection)
      beginScenario(world, name, sizes)
      return json({ scenario: name, sizes: world.sizes })
    }),
  ),
  http.get('*/__mock/clock', () => json(clockAnswer(world))),
  http.post(
    '*/__mock/clock',
    answering(async ({ request }) => {
      const wish = await readBody(request, ClockRequest)
      if ('now' in wish) {
        const noDay = onDay('now', wish.now)
        if (noDay !== null) throw new Refusal(400, noDay)
        moveClock(world, new Date(wish.now).getTime() - Date.now())
      } else if ('advance' in wish) moveClock(world, world.clock.offset() + wish.advance)
      else world.clock.move(0)
      return json(clockAnswer(world))
    }),
  ),
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
  ...faultHandlers(world),
  ...logHandlers(world),
  ...dataHandlers(world),
]
