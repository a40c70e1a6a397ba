// @vitest-environment node
import { assign, createMachine, fromPromise, setup } from 'xstate'
import { describe, expect, test } from 'vitest'
import { allMachines } from '../../src/flows/all-machines'
import { transitionKeys } from '../../src/flows/walk/nodes'
import { at, back, begin, choicesOf, longestPayload, take, takeTyped, type Run } from '../../src/flows/walk/engine'

const machineOf = (id: string) => {
  const found = allMachines.find(({ machine }) => machine.id === id)
  if (!found) throw new Error(`There is no machine ${id}.`)
  return found.machine
}
const choose = (run: Run, key: string) => {
  const choice = choicesOf(run).find((choice) => choice.key === key)
  if (!choice) throw new Error(`${key} cannot be chosen.`)
  return choice
}
/** Takes choices by key, each with its first sample, or with the one whose name is given. */
const walk = (run: Run, ...keys: readonly (string | readonly [string, string])[]): Run =>
  keys.reduce((run, key) => {
    const [choice, name] = typeof key === 'string' ? [choose(run, key)] : [choose(run, key[0]), key[1]]
    const offer = choice.offers.find((offer) => offer.name === name)
    return name === undefined ? take(run, choice) : take(run, choice, offer?.payload)
  }, run)
const last = (run: Run) => {
  const step = run.steps.at(-1)
  if (!step) throw new Error('A run has a start.')
  return step
}

describe.each(allMachines.map(({ machine }) => ({ id: machine.id, machine })))('$id', ({ machine }) => {
  test('begins with each of its sample inputs', () => {
    const { samples } = begin(machine)
    for (const [start] of [0, ...Object.keys(samples.inputs).slice(1)].entries()) {
      const run = begin(machine, start)
      expect(run.problem).toBeNull()
      expect(last(run).to).toContain(machine.id)
      // What only holds others, or decides at once, hears nothing itself; nor does a state that is an end.
      const hears = [...transitionKeys(machine).values()].some(
        (key) => !key.includes(' on always ') && last(run).to.some((id) => key.startsWith(`${id} on `)),
      )
      expect(choicesOf(run).length > 0).toBe(hears)
    }
  })

  test('takes every sample of whatever can happen at the start', () => {
    const run = begin(machine)
    for (const choice of choicesOf(run)) {
      for (const { payload } of choice.offers) expect(take(run, choice, payload)).toMatchObject({ problem: null })
    }
  })
})

describe('a walk through the login', () => {
  const filled = walk(begin(machineOf('login')), 'credentials.changed')

  test('tells what an event did', () => {
    const run = walk(filled, 'login.submitted')
    expect(last(run)).toMatchObject({
      label: 'login.submitted',
      payload: { malformed: {} },
      from: ['login', 'login.idle'],
      to: ['login', 'login.submitting', 'login.submitting.patient'],
      taken: ['login on login.submitted [1]'],
      started: [{ port: 'signIn' }],
      stopped: [],
    })
  })

  test('lets a port answer with a success or with any kind of failure', () => {
    const run = walk(filled, 'login.submitted')
    const [done, error] = [choose(run, 'done.signIn'), choose(run, 'error.signIn')]
    expect(done).toMatchObject({ kind: 'answer', port: 'signIn', outcome: 'done', label: 'signIn has answered' })
    expect(error.offers.map(({ payload }) => (payload as { kind: string }).kind)).toEqual(
      expect.arrayContaining(['rejected', 'unauthorised', 'unreadable', 'unreachable']),
    )
    const signedIn = walk(run, 'done.signIn')
    expect(signedIn.snapshot).toMatchObject({ status: 'done', value: 'success' })
    expect(last(signedIn)).toMatchObject({
      asked: [{ name: 'tell session session.started', params: { session: { token: 'demo-token' } } }],
      stopped: [{ port: 'signIn' }],
    })
    expect(choicesOf(signedIn)).toEqual([])
    const refused = walk(run, ['error.signIn', 'not signed in (401)'])
    expect(refused.snapshot.value).toBe('error')
    expect(refused.snapshot.context).toMatchObject({ problem: { failure: { kind: 'unauthorised' } } })
  })

  test('marks an event without an effect, and places it last', () => {
    const choices = choicesOf(walk(filled, 'login.submitted'))
    expect(choices.map(({ key, hasEffect }) => [key, hasEffect])).toEqual([
      ['credentials.changed', true],
      ['done.signIn', true],
      ['error.signIn', true],
      ['after.slow', true],
      ['login.submitted', false],
      ['waiting.ended', false],
    ])
  })

  test('goes back, one step or many, to the very same moment', () => {
    const run = walk(filled, 'login.submitted', 'error.signIn')
    expect(back(back(run))).toBe(filled)
    expect(at(run, 1)).toBe(filled)
    expect(at(run, 0)).toBe(back(filled))
    expect(back(at(run, 0))).toBe(at(run, 0))
    expect(at(run, 99)).toBe(run)
  })

  test.each([
    ['a missing field', {}, 'payload.patch is missing.'],
    ['a wrong type', { patch: { email: 5 } }, 'payload.patch.email must be a text.'],
    ['a list', [], 'The payload must be an object.'],
    ['nothing', null, 'The payload must be an object.'],
    ['a text', 'email', 'The payload must be an object.'],
    ['a huge text', { patch: { email: 'x'.repeat(longestPayload) } }, `at most ${longestPayload} are taken`],
    ['a number that JSON does not know', { patch: { email: 1n } }, 'not plain JSON'],
  ])('answers %s with a problem, and stays', (_, payload, problem) => {
    const run = take(filled, choose(filled, 'credentials.changed'), payload)
    expect(run.problem).toContain(problem)
    expect(run).toEqual({ ...filled, problem: run.problem })
    expect(walk(run, 'login.submitted').problem).toBeNull()
  })
})

test('a payload written as JSON is taken, a sample counts as that sample, and anything unreadable is a problem', () => {
  const run = begin(machineOf('login'))
  const choice = choose(run, 'login.submitted')
  expect(last(takeTyped(run, choice, '{ "malformed": {} }'))).toMatchObject({ payload: { malformed: {} }, sample: 0 })
  expect(last(takeTyped(run, choice, '{ "malformed": { "email": "No." } }'))).toMatchObject({ sample: null })
  const unreadable = takeTyped(run, choice, '{ malformed')
  expect(unreadable.problem).toContain('This is not JSON')
  expect(unreadable).toEqual({ ...run, problem: unreadable.problem })
  expect(takeTyped(run, choice, ' '.repeat(longestPayload + 1)).problem).toContain('at most')
  expect(takeTyped(run, choice, '['.repeat(longestPayload)).problem).toContain('This is not JSON')
})

test('what a guard stumbles over is a problem, and the run stays', () => {
  const run = walk(begin(machineOf('cart')), 'cart.found')
  const next = take(run, choose(run, 'line.increased'), { product: null, place: 'card' })
  expect(next.problem).toContain('The machine cannot handle this payload')
  expect(next).toEqual({ ...run, problem: next.problem })
})

test('a time that is over is named by its delay', () => {
  const run = walk(begin(machineOf('orderDetail')), 'after.slow')
  expect(last(run).label).toBe('after slow')
  expect(last(run).to).toEqual([
    'orderDetail',
    'orderDetail.open',
    'orderDetail.open.loading',
    'orderDetail.open.loading.slow',
  ])
  expect(choicesOf(run).map(({ key }) => key)).not.toContain('after.slow')
})

test('an event that a listener sends says so', () => {
  const choices = choicesOf(walk(begin(machineOf('orderDetail')), 'error.loadOrder'))
  const returned = choices.find(({ key }) => key === 'network.returned')
  expect(returned).toMatchObject({ listener: 'appNews', hasEffect: true })
  expect(choices.find(({ key }) => key === 'retry.requested')).toMatchObject({ listener: null })
})

test('what the machine asks for is told with its parameters, in order, and nothing of it is done', () => {
  const run = walk(begin(machineOf('cart')), 'cart.found', ['quantity.entered', 'more bolts than the maximum'])
  expect(last(run).asked).toMatchObject([
    { name: 'tell parent notice.given', params: { notice: { kind: 'maximumReached', maximum: 10 } } },
    { name: 'tell cartStore cart.saved', params: { lines: [{ quantity: 10 }, { quantity: 1 }] } },
  ])
  expect(last(run).taken).toEqual([
    'cart.basket.open.settled on quantity.entered [4]',
    'cart.keeping.kept on always [0]',
  ])
})

test('who is told, is named: by reference, by the name in the system, or as the one who is there meanwhile', () => {
  const asked = (run: Run) => last(run).asked.map(({ name, params }) => [name, params])
  const app = walk(begin(machineOf('app')), ['session.opened', 'the buyer of Bolt'])
  const visitor = { kind: 'signedIn', code: 'BOLT' }
  expect(asked(app)).toMatchObject([
    ['tell guard visitor.restored', { visitor }],
    ['tell accent buyer.entered', { code: 'BOLT' }],
  ])
  const closed = walk(app, 'session.closed')
  expect(asked(closed)).toMatchObject([
    ['tell accent buyer.left', {}],
    ['tell guard visitor.left', { isReturning: false }],
  ])
  const news = walk(app, 'subscriber.joined', 'language.changed')
  expect(asked(news)).toEqual([['tell subscriber language.changed', {}]])
  const product = walk(begin(machineOf('productDetail')), 'done.loadProduct', 'quantity.increased', 'product.added')
  expect(asked(product)).toMatchObject([
    ['tell cart line.updated', { quantity: 2 }],
    ['tell app navigation.requested', { to: '/products' }],
  ])
})

test('machines that hold others by name can be walked again and again', () => {
  const shop = () => walk(begin(machineOf('shop')), 'place.changed')
  expect([shop(), shop()].map((run) => last(run).asked.map(({ name }) => name))).toEqual([
    ['tell cart question.declined', 'tell cart panel.closed'],
    ['tell cart question.declined', 'tell cart panel.closed'],
  ])
})

test('a choice that is not there any more is a problem', () => {
  const asked = walk(begin(machineOf('login')), 'credentials.changed', 'login.submitted')
  const answer = choose(asked, 'done.signIn')
  const answered = walk(asked, 'error.signIn')
  expect(take(answered, answer)).toEqual({ ...answered, problem: 'signIn has answered cannot happen here.' })
})

test('a promise answers once, also when its answer leaves the state as it is', () => {
  const machine = createMachine({
    id: 'door',
    invoke: { src: fromPromise(() => Promise.resolve(1)), id: 'bell', onDone: { actions: assign({}) } },
  })
  const run = begin(machine)
  expect(choicesOf(run).map(({ key }) => key)).toEqual(['done.bell'])
  expect(choicesOf(walk(run, 'done.bell'))).toEqual([])
})

test('a machine that nobody has written samples for can be walked with empty payloads', () => {
  const machine = setup({ actors: { ring: fromPromise(() => Promise.resolve('ding')) } }).createMachine({
    id: 'bell',
    initial: 'silent',
    states: { silent: { on: { 'button.pressed': 'ringing' } }, ringing: { invoke: { src: 'ring', onDone: 'silent' } } },
  })
  const run = walk(begin(machine), 'button.pressed', 'done.ring')
  expect(run.steps.map(({ to }) => to.at(-1))).toEqual(['bell.silent', 'bell.ringing', 'bell.silent'])
})

test('what a machine inside does by itself is no step of the machine around it', () => {
  const inner = createMachine({ id: 'inner', initial: 'a', states: { a: { always: 'b' }, b: {} } })
  const machine = setup({ actors: { inner } }).createMachine({
    id: 'outer',
    initial: 'idle',
    states: { idle: { on: { started: 'busy' } }, busy: { invoke: { src: 'inner' } } },
  })
  const run = walk(begin(machine), 'started')
  expect(last(run)).toMatchObject({ taken: ['outer.idle on started [0]'], started: [{ port: 'inner' }] })
})

test('a machine that cannot begin says why', () => {
  const machine = setup({
    types: {} as { context: { length: number }; input: { name: string } },
  }).createMachine({ id: 'broken', context: ({ input }) => ({ length: input.name.length }) })
  const run = begin(machine)
  expect(run.problem).toContain('The machine cannot begin')
  expect(choicesOf(run)).toEqual([])
})
