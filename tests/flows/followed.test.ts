// @vitest-environment node
import { describe, expect, test } from 'vitest'
import { graphOf } from '../../src/flows/chart/graph'
import { asManyAs, besideIn, followedIn } from '../../src/flows/page/followed'
import { leastCut } from '../../src/flows/page/least-cut'
import { leastFor } from '../../src/flows/page/use-zoom'
import { machineOf } from './machines'

const graph = graphOf(machineOf('checkout'))
const takenTo = (state: string) =>
  new Set(graph.transitions.filter(({ targets }) => targets.includes(state)).map(({ key }) => key))
const active = (...ids: readonly string[]) => new Set(['checkout', ...ids])

describe('flows: what the view of a chart stays around', () => {
  const both = active('checkout.customer', 'checkout.customer.known', 'checkout.order', 'checkout.order.collecting')
  test('is the innermost active states, and first of them the one that the last transition led to', () => {
    const answered = takenTo('checkout.customer.known')
    expect(followedIn(graph, { active: both, entered: new Set(), last: answered }, [])).toEqual([
      'checkout.customer.known',
      'checkout.order.collecting',
    ])
    const last = takenTo('checkout.order.collecting')
    expect(followedIn(graph, { active: both, entered: new Set(), last }, [])).toEqual([
      'checkout.order.collecting',
      'checkout.customer.known',
    ])
  })

  test('is first of all what was just entered, whichever part has taken the event', () => {
    const last = takenTo('checkout.customer.known')
    const entered = new Set(['checkout.order', 'checkout.order.collecting'])
    expect(followedIn(graph, { active: both, entered, last }, [])).toEqual([
      'checkout.order.collecting',
      'checkout.customer.known',
    ])
  })

  test('is where everything begins while nothing is active', () => {
    const begins = ['checkout.customer.loading.patient', 'checkout.customer.loading']
    expect(followedIn(graph, { active: active(), entered: new Set(), last: new Set() }, begins)).toEqual([
      'checkout.customer.loading',
    ])
  })

  test('is as many of them as there is room for, before all the first', () => {
    const box = (x: number, y: number) => ({ x, y, width: 100, height: 50 })
    expect(asManyAs([box(0, 0), box(900, 0), box(0, 200)], { width: 400, height: 400 })).toEqual({
      x: 0,
      y: 0,
      width: 100,
      height: 250,
    })
    expect(asManyAs([box(0, 0)], { width: 10, height: 10 })).toEqual(box(0, 0))
    expect(asManyAs([], { width: 10, height: 10 })).toBeNull()
  })
})

test('flows: a chart that is followed begins with letters of 11 px, all actors as a whole unless one is asked for', () => {
  expect(leastFor({ follow: true, spotlight: false, selected: null })).toBe(0.92)
  expect(leastFor({ follow: false, spotlight: true, selected: null })).toBeUndefined()
  expect(leastFor({ follow: false, spotlight: true, selected: { kind: 'state', id: 'system.cart' } })).toBe(0.92)
})

test('flows: beside a state stands where one can go from it, then the ways there', () => {
  const beside = besideIn(graph, ['checkout.customer.loading'])
  const places = beside.slice(0, 4)
  expect(places.toSorted()).toEqual(['failed', 'kept', 'known', 'missing'].map((name) => `checkout.customer.${name}`))
  const ways = graph.transitions.filter(({ targets }) => targets.some((id) => places.includes(id)))
  expect(beside.slice(4).toSorted()).toEqual(ways.map(({ key }) => key).toSorted())
})

describe('flows: where a view begins', () => {
  const target = { from: 400, to: 500 }
  const view = { wanted: 350, size: 300, whole: 1000, target }
  const thing = (from: number, to: number, weight = 1) => ({ from, to, weight })
  test('is where it would like to while nothing is cut there', () => {
    expect(leastCut([], view)).toBe(350)
    expect(leastCut([thing(400, 500), thing(0, 340), thing(660, 900)], view)).toBe(350)
  })

  test('is beside what it would have cut, and what it stays around is always in it', () => {
    expect(leastCut([thing(300, 380)], view)).toBe(400)
    expect(leastCut([thing(560, 700)], view)).toBe(240)
    expect(leastCut([thing(100, 900)], view)).toBe(350)
    // Where something has to be cut it is its end, and rather words beside an arrow than those of a state.
    expect(leastCut([thing(300, 380), thing(540, 1000)], { ...view, size: 120 })).toBe(400)
    expect(leastCut([thing(210, 260), thing(500, 560, 2)], { ...view, wanted: 240 })).toBe(280)
  })

  test('is never where what it is about would not be in sight, if it can be elsewhere', () => {
    expect(leastCut([thing(600, 650)], { ...view, wanted: 420 })).toBe(370)
  })

  test('is right where something ends if what stands close after it would be cut otherwise', () => {
    expect(leastCut([thing(150, 390), thing(396, 440)], view)).toBe(390)
  })

  test('is past the end of the picture only where that saves the beginning of something', () => {
    const narrow = { ...view, wanted: 700, target: { from: 900, to: 990 } }
    expect(leastCut([thing(600, 740)], narrow)).toBe(700)
    expect(leastCut([thing(600, 740)], { ...narrow, beyond: 150 })).toBe(760)
    expect(leastCut([], { ...narrow, wanted: 800, beyond: 150 })).toBe(700)
  })

  test('is inside the picture', () => {
    expect(leastCut([], { ...view, wanted: -50, target: { from: 0, to: 50 } })).toBe(0)
    expect(leastCut([], { ...view, wanted: 900, target: { from: 960, to: 990 } })).toBe(700)
  })
})
