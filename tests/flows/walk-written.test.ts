// @vitest-environment node
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { allMachines } from '../../src/flows/all-machines'
import { asText } from '../../src/flows/walk/as-text'
import { back, begin, choicesOf, take, type Run } from '../../src/flows/walk/engine'
import { transitionKeys } from '../../src/flows/walk/nodes'
import { readRun, writeRun } from '../../src/flows/walk/written'
import { activeIdsOf } from '../../src/recorder/xstate-actors'

const machines = allMachines.map(({ machine }) => machine)
const runs = { numRuns: Math.ceil(Number(process.env.PROPERTY_RUNS ?? 1_000) / 4) }

/** Takes one of the possible choices, by two numbers that stand for any place in a list. */
const wander = (run: Run, [which, sample]: readonly [number, number]): Run => {
  const choices = choicesOf(run)
  const choice = choices[which % choices.length]
  return choice ? take(run, choice, choice.offers[sample % choice.offers.length]?.payload) : run
}
const start = fc.record({ id: fc.constantFrom(...machines.map(({ id }) => id)), input: fc.nat(9) })
const beginAt = ({ id, input }: { readonly id: string; readonly input: number }): Run => {
  const machine = machines.find((machine) => machine.id === id)
  if (!machine) throw new Error(`There is no machine ${id}.`)
  const inputs = Object.keys(begin(machine).samples.inputs).length
  return begin(machine, inputs === 0 ? 0 : input % inputs)
}
const steps = fc.array(fc.tuple(fc.nat(999), fc.nat(99)), { maxLength: 20 })
const reread = (run: Run): Run => {
  const answer = readRun(writeRun(run), machines)
  if ('reason' in answer) throw new Error(answer.reason)
  return answer.run
}

describe('any walk', () => {
  test('never fails, and tells the truth about every step', () => {
    fc.assert(
      fc.property(start, steps, (place, steps) => {
        const begun = beginAt(place)
        let run = begun
        const keys = new Set(transitionKeys(run.machine).values())
        for (const step of steps) {
          const next = wander(run, step)
          expect(next.problem).toBeNull()
          if (next === run) {
            expect(choicesOf(run)).toEqual([])
            break
          }
          expect(back(next)).toBe(run)
          const made = next.steps.at(-1)
          expect(made?.from).toEqual(run.steps.at(-1)?.to)
          expect(made?.to.toSorted()).toEqual(activeIdsOf(next.snapshot).toSorted())
          for (const key of made?.taken ?? []) expect(keys).toContain(key)
          run = next
        }
        while (run.previous) run = back(run)
        expect(run).toBe(begun)
      }),
      runs,
    )
  })

  test('fits into an address as it is, and reads as it was written', () => {
    fc.assert(
      fc.property(start, steps, (place, steps) => {
        const run = steps.reduce(wander, beginAt(place))
        const text = writeRun(run)
        expect(encodeURIComponent(text)).toBe(text)
        const again = reread(run)
        expect(again.snapshot.value).toEqual(run.snapshot.value)
        // An actor without a name of its own is numbered as it comes.
        const context = ({ snapshot }: Run) => String(asText(snapshot.context)).replaceAll(/x:\d+/g, 'x')
        expect(context(again)).toBe(context(run))
        const told = ({ steps }: Run) => steps.map(({ choice, payload, to, taken }) => ({ choice, payload, to, taken }))
        expect(told(again)).toEqual(told(run))
      }),
      runs,
    )
  })
})

test('R7 a shop that breaks is a step that can be written and read again', () => {
  const begun = machines.find(({ id }) => id === 'app')
  if (!begun) throw new Error('There is no app.')
  const inputs = Object.keys(begin(begun).samples.inputs).length
  const reached = [...Array(inputs).keys()].flatMap((input) => {
    const shops = ['session.opened', 'done.loadShop'].reduce(
      (run, key) => {
        const choice = choicesOf(run).find((one) => one.key === key)
        return choice ? take(run, choice, choice.offers[0]?.payload) : run
      },
      begin(begun, input),
    )
    return choicesOf(shops)
      .filter(({ key }) => /^error\.(?:shop|showcase|x)/.test(key))
      .map((choice) => take(shops, choice, choice.offers[0]?.payload))
  })
  expect(reached.length).toBeGreaterThan(0)
  for (const run of reached) expect(reread(run).steps).toHaveLength(run.steps.length)
})

test('a step whose payload was typed is written with it', () => {
  const begun = beginAt({ id: 'login', input: 0 })
  const [choice] = choicesOf(begun)
  if (!choice) throw new Error('The login can begin.')
  const run = take(begun, choice, { patch: { email: 'josé@example.test', password: '∞/+?' } })
  const text = writeRun(run)
  expect(text).toMatch(/^login!credentials\.changed~[\w-]+$/)
  expect(reread(run).snapshot.context).toEqual(run.snapshot.context)
})

test('a walk is short: names, and the places of samples', () => {
  expect(readRun('login!credentials.changed!login.submitted!error.signIn*2', machines)).toMatchObject({
    run: { snapshot: { value: 'error', context: { problem: { failure: { status: 422 } } } } },
  })
})

test.each([
  ['', 'This is no walk.'],
  ['%%%', 'This is no walk.'],
  ['elevator!opened', 'There is no machine called elevator.'],
  ['checkout*9', 'checkout has no sample input 9.'],
  ['login!done.signIn', 'Step 1: done.signIn cannot happen there.'],
  ['login!credentials.changed!credentials.changed*9', 'Step 2: credentials.changed has no sample 9.'],
  ['login!credentials.changed~e30', 'Step 1: payload.patch is missing.'],
  ['login!credentials.changed~_w', 'Step 1 cannot be read.'],
  ['login!credentials.changed~!', 'Step 1 cannot be read.'],
  ['login!!', 'Step 1 cannot be read.'],
  [`login${'!credentials.changed'.repeat(501)}`, 'The walk is too long.'],
])('of %j the reader hears: %s', (text, reason) => {
  expect(readRun(text, machines)).toEqual({ reason })
})

test('any text at all is read, or refused in words', () => {
  const pieces = fc.constantFrom('login', 'cart', '!', '*', '~', '1', '(', ')', 'e30', 'cart.found', '__proto__', 'é')
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string(),
        fc.array(pieces).map((parts) => parts.join('')),
      ),
      (text) => {
        const answer = readRun(text, machines)
        expect('run' in answer ? answer.run.problem : answer.reason).not.toBe('')
      },
    ),
    runs,
  )
})

test('whatever is typed as a payload is taken or refused in words, and the walk can go on', () => {
  fc.assert(
    fc.property(start, steps, fc.jsonValue(), fc.nat(999), (place, steps, typed, which) => {
      const run = steps.slice(0, 5).reduce(wander, beginAt(place))
      const choices = choicesOf(run)
      const choice = choices[which % choices.length]
      if (!choice) return
      const sample = choice.offers[0]?.payload
      const mixed = typeof sample === 'object' ? { ...sample, [Object.keys(sample ?? {})[0] ?? 'more']: typed } : typed
      for (const payload of [typed, mixed]) {
        const next = take(run, choice, payload)
        if (next.problem === null) expect(back(next)).toBe(run)
        else expect(next).toEqual({ ...run, problem: next.problem })
        expect(choicesOf(next)).toBeInstanceOf(Array)
        expect(readRun(writeRun(next), machines)).toHaveProperty('run')
      }
    }),
    runs,
  )
})
