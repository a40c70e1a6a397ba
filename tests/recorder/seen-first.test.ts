import { expect, test } from 'vitest'
import { allMachines } from '../../src/flows/all-machines'
import { graphOf } from '../../src/flows/chart/graph'
import { actorsAt } from '../../src/flows/live/live-model'
import { followedIn } from '../../src/flows/page/followed'
import { play } from '../../src/flows/report/played'
import { rowOf } from '../support/screen'
import { reportOf } from './whole-troubles'

const machines = allMachines.map(({ machine }) => machine)

/** Every step of the report of a login: what it has newly led to, and which state of its chart comes into sight first. */
const stepsOfLogin = async () => {
  const report = await reportOf({
    name: 'a login',
    path: '/login/ACME',
    happens: async ({ fill, press }) => {
      await fill(/^Email/, 'buyer@acme.test')
      await fill(/^Password/, 'Passw0rd!')
      await press('Log in')
      await rowOf('P-1001')
    },
  })
  const { entries, rows } = play(report, machines)
  const before = new Map<number, readonly string[]>()
  return rows.flatMap(({ at, toId, from, label, to }) => {
    const actors = actorsAt(entries, at)
    const told = actors.find(({ id }) => id === toId)
    const asker = told?.machine === null ? actors.find(({ id }) => id === told.parent) : told
    const machine = machines.find(({ id }) => id === asker?.machine)
    const known = before.get(asker?.id ?? 0) ?? []
    for (const { id, states } of actors) before.set(id, states)
    if (asker === undefined || machine === undefined) return []
    const [active, entered, last] = [asker.states, asker.entered, asker.transitions].map((ids) => new Set(ids))
    if (!active || !entered || !last) return []
    const followed = followedIn(graphOf(machine), { active, entered, last }, [])
    const isNew = (id: string) => asker.states.includes(id) && !known.includes(id)
    return [{ said: `${from} ${label} to ${to}`, first: followed[0], fresh: followed.filter(isNew) }]
  })
}

test('QA at every step of a report what was just entered comes into sight first', async () => {
  const steps = await stepsOfLogin()
  const first = new Map(steps.map((step) => [step.said, step.first]))
  expect(first.get('session session.opened to app')).toBe('app.shop.fetching.patient')
  expect(first.get('app asks to loadShop')).toBe('app.shop.fetching.patient')
  const changed = steps.filter(({ fresh }) => fresh.length > 0)
  expect(changed.length).toBeGreaterThan(20)
  expect(changed.filter((step) => !step.fresh.includes(step.first ?? ''))).toEqual([])
})
