import { beforeEach, describe, expect, test } from 'vitest'
import type { InspectionEvent } from 'xstate'
import { allMachines } from '../../src/flows/all-machines'
import { graphOf } from '../../src/flows/chart/graph'
import { layOut } from '../../src/flows/chart/layout'
import { overlaps } from '../../src/flows/chart/overlaps'
import { portalSystem } from '../../src/flows/system/system-machine'
import { systemOf, undeclared } from '../../src/flows/system/system'
import { heardBy, innerEvents, machineIdIn, nameOf, parentOf, systemNameOf } from '../../src/recorder/xstate-actors'
import { json } from '../support/fake-fetch'
import { rested, signedInStorage, startApp } from '../support/apps'

const { system } = portalSystem()
const told = system.tells.map(
  ({ from, to, event }) => `${from.split('.').at(-1)} tells ${to.split('.').at(-1)} ${event}`,
)
const called = (ref: object): string => systemNameOf(ref) ?? nameOf(ref)
/** The news of a publisher come through a small actor that only hands them on. */
const isMessenger = (ref: object): boolean => heardBy(ref) !== null

describe('the picture of the whole system', () => {
  beforeEach(() => window.localStorage.clear())

  test('is drawn without anything covered, and nothing is told to nobody', async () => {
    expect(system.lost).toEqual([])
    expect(undeclared(system)).toEqual([])
    expect(overlaps(await layOut(graphOf(portalSystem().machine)))).toEqual([])
  })

  test('finds an event that its recipient does not know, and one that is sent to nobody', () => {
    const [first] = system.tells
    if (!first) throw new Error('Nobody tells anybody anything.')
    const planted = { ...first, event: 'cellar.opened' }
    expect(undeclared({ ...system, tells: [...system.tells, planted] })).toEqual([
      `${planted.from} tells ${planted.to} cellar.opened`,
    ])
    const without = allMachines.map(({ machine }) => machine).filter(({ id }) => id !== 'app')
    expect(systemOf(without).lost).toContain('dashboard tells app navigation.replaced')
  })

  test('holds every machine, each where it is started', () => {
    const machines = new Set(system.actors.map(({ machine }) => machine?.id))
    expect(allMachines.filter(({ machine }) => !machines.has(machine.id)).map(({ machine }) => machine.id)).toEqual([])
    const ids = system.actors.map(({ id }) => id)
    expect(ids).toEqual(
      expect.arrayContaining(['app', 'app.shop.cart.cartStore', 'app.showcase.categories', 'app.toasts.toastTimer']),
    )
    expect(told).toEqual(
      expect.arrayContaining([
        'app tells guard visitor.left',
        'cart tells drafts cart.changed',
        'tenant tells registration code.offered',
        'checkout tells orderSender order.sent',
        'orderSender tells cart order.accepted',
        'orderSender tells checkout order.changed',
        'cartStore tells cart cart.found',
      ]),
    )
  })

  test.each([
    ['a buyer at the cart', '/cart', signedInStorage()],
    ['a buyer at the profile', '/profile', signedInStorage()],
    ['a guest who browses', '/browse/ACME', {}],
    ['a guest at the login', '/login/ACME', {}],
  ])('holds every actor that runs for %s, and whatever they tell each other', async (_, path, stored) => {
    const actors = new Set<object>()
    const said = new Set<string>()
    const inspect = (event: InspectionEvent) => {
      actors.add(event.actorRef)
      if (event.type !== '@xstate.event' || event.sourceRef === undefined) return
      const { actorRef, sourceRef } = event
      const { type } = event.event
      if (type.startsWith(innerEvents.any) || type.startsWith('subscriber.')) return
      const sender = isMessenger(sourceRef) || machineIdIn(sourceRef) === null ? null : called(sourceRef)
      if (sender !== null && !isMessenger(actorRef)) said.add(`${sender} tells ${called(actorRef)} ${type}`)
    }
    const { app } = await startApp({ path, stored, answer: () => json({ data: [], last_page: 1 }), inspect })
    app.actors.toasts.send({ type: 'notice.given', notice: { kind: 'cartNotSaved' } })
    app.actors.preferences.send({ type: 'language.chosen', language: 'fr' })
    await rested()
    app.actors.session.send({ type: 'session.rejected', message: null })
    await rested()

    const ids = new Map(system.actors.map(({ id, ports }) => [id, ports]))
    const pathOf = (ref: object): string => {
      const parent = parentOf(ref)
      return parent === null ? called(ref) : `${pathOf(parent)}.${called(ref)}`
    }
    const missing = [...actors].filter((ref) => {
      const parent = parentOf(ref)
      const isPort = parent !== null && ids.get(pathOf(parent))?.includes(nameOf(ref)) === true
      return !isMessenger(ref) && !ids.has(pathOf(ref)) && !isPort
    })
    expect(missing.map(pathOf)).toEqual([])
    expect(actors.size).toBeGreaterThan(10)
    expect(said.size).toBeGreaterThan(3)
    expect([...said].filter((one) => !told.includes(one))).toEqual([])
  })
})
