// @vitest-environment node
import { describe, expect, test } from 'vitest'
import openapi from '../../docs/openapi.json'
import words from '../../locales/en.json'
import { refusalText } from '../../src/machines/rules/checkout'
import { allMachines } from '../../src/flows/all-machines'
import { graphOf } from '../../src/flows/chart/graph'
import { lostAnswer, orderElsewhere } from '../../src/flows/stories/doubt-stories'
import { firstOrder, refusedOrder } from '../../src/flows/stories/order-stories'
import { callingPorts, callOf } from '../../src/flows/stories/port-calls'
import { stories } from '../../src/flows/stories/stories'
import { scenesOf, type Scene, type Story } from '../../src/flows/stories/story'
import { guestToLogin, lostSession, registration } from '../../src/flows/stories/visitor-stories'

const movesOf = ({ run }: Scene) => {
  const step = run.steps.at(-1)
  if (!step) throw new Error('A run has a start.')
  return step
}
const lastOf = (story: Story): Scene => {
  const scene = scenesOf(story).at(-1)
  if (!scene) throw new Error('The story is empty.')
  return scene
}
const sceneWhere = (story: Story, state: string): Scene => {
  const scene = scenesOf(story).find((scene) => movesOf(scene).to.includes(state))
  if (!scene) throw new Error(`${story.title} does not reach ${state}.`)
  return scene
}
const passedBy = (story: Story): ReadonlySet<string> =>
  new Set(scenesOf(story).flatMap((scene) => [...movesOf(scene).to, ...movesOf(scene).taken]))
const callsTo = (story: Story, path: string) =>
  lastOf(story)
    .calls.filter((call) => call.path === path && call.method === 'POST')
    .map(({ answer }) => answer?.words ?? 'under way')
/** What is passed when the company is known to have the order. */
const stored = 'orderSender.order.underWay.sending on xstate.done.actor.1.orderSender.order.underWay.sending [0]'
const texts = (value: unknown): readonly string[] =>
  typeof value === 'string' ? [value] : Object.values(value as object).flatMap(texts)

describe.each(stories)('$title', (story) => {
  test('every step is possible, does something, and leads where it says', () => {
    for (const scene of scenesOf(story)) {
      const { step } = scene
      const { to, taken, choice } = movesOf(scene)
      expect(step.leads.length, step.says).toBeGreaterThan(0)
      expect(to, step.says).toEqual(expect.arrayContaining([...step.leads]))
      if (choice !== null) expect(taken, step.says).not.toEqual([])
      expect(step.says).toMatch(/^[A-Z].+\.$/)
    }
  })

  test('quotes the screen word for word', () => {
    const known = new Set(texts(words))
    const quoted = story.steps.flatMap(({ sees = '' }) => sees.match(/(?<=“)[^”]+/g) ?? [])
    expect(quoted.filter((text) => !known.has(text))).toEqual([])
  })
})

test('a step that is not possible, or a sample that does not exist, fails with its reason', () => {
  const begin = { machine: 'login', begins: '', says: 'It begins.', leads: ['login.idle'] }
  const nowhere = { ...begin, begins: 'nowhere' }
  expect(() => scenesOf({ ...registration, steps: [nowhere] })).toThrow('no sample input "nowhere"')
  const impossible = { machine: 'login', does: 'done.signIn', says: 'It answers.', leads: [] }
  expect(() => scenesOf({ ...registration, steps: [begin, impossible] })).toThrow('done.signIn cannot happen here')
  const unknown = { machine: 'login', does: 'credentials.changed', sample: 'no such', says: 'Typed.', leads: [] }
  expect(() => scenesOf({ ...registration, steps: [begin, unknown] })).toThrow('no sample "no such"')
})

test('the stories reach the ends that they are named for', () => {
  expect(movesOf(lastOf(registration)).to).toContain('registration.form.registered')
  expect([...passedBy(registration)]).toContain('registration.form.refused')
  expect([...passedBy(firstOrder)]).toContain(stored)
  expect([...passedBy(refusedOrder)]).toContain(stored)
  expect([...passedBy(orderElsewhere)]).toContain('orderSender.order.doubt.concluding on turn.given [0]')
  expect([...passedBy(guestToLogin)]).toEqual(
    expect.arrayContaining(['guestBrowse.prompt.asking', 'login.success', 'session.signedIn']),
  )
})

test('the first order empties the cart that it filled', () => {
  const lines = scenesOf(firstOrder)
    .filter(({ run }) => run.machine.id === 'cart')
    .map(({ run }) => (run.snapshot.context as { readonly lines: readonly unknown[] }).lines.length)
  expect(Math.max(...lines)).toBe(2)
  expect(lines.at(-1)).toBe(0)
})

test('a session that ends during checkout takes no order, keeps the cart and leads back to the checkout', () => {
  const passed = [...passedBy(lostSession)]
  expect(passed).toEqual(
    expect.arrayContaining(['session.ending on always [0]', 'session.guest', 'cart.basket.opening']),
  )
  expect(passed).not.toContain(stored)
  expect(callsTo(lostSession, '/api/orders/{manufacturerCode}')).toEqual(['401: Unauthenticated.'])
  const back = scenesOf(lostSession).findLast(({ run }) => run.machine.id === 'navigationGuard')
  expect(back && movesOf(back).asked).toContainEqual({ name: 'replace', params: { to: '/checkout' } })
  expect(lastOf(lostSession).step.leads).toContain('checkout.order.collecting')
})

test('what happens behind a screen leaves that screen in sight', () => {
  const shown = scenesOf(lostSession).map(({ screen }) => screen?.machine.id ?? null)
  expect(shown.filter((id, place) => id !== shown[place - 1])).toEqual([null, 'checkout', 'login', 'checkout'])
})

test('a refused order shows the words of the server', () => {
  const scenes = scenesOf(refusedOrder)
  const at = scenes.findIndex(({ step }) => 'does' in step && step.does === 'error.placeOrder')
  const refused = scenes[at]
  if (!refused) throw new Error('The story is refused nowhere.')
  const { failure } = refused.run.snapshot.context as { readonly failure: Parameters<typeof refusalText>[0] }
  expect(refusalText(failure)).not.toBeNull()
  expect(scenes[at + 1]?.step.sees).toContain(refusalText(failure))
})

test('after a lost answer nothing is sent by itself, and the second try is the first one, key and body', () => {
  expect(sceneWhere(lostAnswer, 'orderSender.order.doubt.told').step.sees).toContain(words.checkout.unknownOutcome)
  expect(sceneWhere(orderElsewhere, 'orderSender.order.doubt.told').step.sees).toContain(words.checkout.interrupted)
  const lostCall = 'no answer, the connection is lost'
  expect(callsTo(lostAnswer, '/api/orders/{manufacturerCode}')).toEqual([lostCall, 'answered'])
  expect(callsTo(orderElsewhere, '/api/orders/{manufacturerCode}')).toEqual([])
  const scenes = scenesOf(lostAnswer)
  const lost = scenes.findIndex((scene) => movesOf(scene).to.includes('orderSender.order.doubt.searching'))
  const again = scenes.findIndex(({ step }) => 'does' in step && step.does === 'question.confirmed')
  const sent = scenes.slice(lost, again + 1).flatMap((scene) => movesOf(scene).started.map(({ port }) => port))
  expect(sent).not.toContain('placeOrder')
  const attempts = scenes.flatMap(({ run }) => {
    const { attempt } = run.snapshot.context as { readonly attempt?: { readonly key: string; readonly body: string } }
    return attempt ? [attempt] : []
  })
  // The samples are of two orders: what counts is that the second sending takes over what the device gave it.
  expect(attempts.at(-1)).toMatchObject({ tries: 2, key: 'order-key-1' })
})

describe('the calls of the ports', () => {
  const paths: Readonly<Record<string, object>> = openapi.paths
  const called = new Set(callingPorts.map((port) => `${callOf(port)?.method} ${callOf(port)?.path}`))

  test('are calls of the contract, made by ports of the machines', () => {
    const states = allMachines.flatMap(({ machine }) => graphOf(machine).states)
    const ports = new Set(states.flatMap(({ invokes }) => invokes.map(({ port }) => port)))
    for (const port of callingPorts) {
      const call = callOf(port)
      expect(ports).toContain(port)
      expect(Object.keys(paths[call?.path ?? ''] ?? {}), port).toContain(call?.method.toLowerCase())
    }
    expect(callOf('turn')).toBeNull()
    expect(callOf('toString')).toBeNull()
  })

  test('leave out no call of the contract but the twins of a call', () => {
    const all = Object.entries(paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
    )
    expect(all.filter((call) => !called.has(call))).toEqual([
      'GET /api/browse/{manufacturerCode}/categories',
      'GET /api/categories/{manufacturerCode}/browse',
    ])
  })
})
